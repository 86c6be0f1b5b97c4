"""States put on a creature: how they begin and end, what they forbid, what they drive it to."""

from rules.engine.changes import Begin
from rules.engine.clock import FOREVER, Anchor, EndOf
from rules.engine.flows import lift, refill
from rules.engine.geometry import Box
from rules.engine.requests import GM, Ask, AskNumber, Flow, Refused, Tell
from rules.engine.state import Effect, Pos

from .arms import GRAPPLED, Inflicted, Weapon
from .catalogue import DAMAGE_TYPES, STATUSES
from .conditions import MUTE, beyond, held, incapable, sight_left
from .hold import grip, let_go
from .melee import farthest, unloaded, weapons
from .settings import setting
from .sheet import Creature, Fight

FEAR = tuple([name for name, status in STATUSES.items() if status.fuit])
RAGE = tuple([name for name, status in STATUSES.items() if status.cible])
ONGOING = {name: status for name, status in STATUSES.items() if status.tic}
"""B-STA-07: states that hurt at the start of their bearer's turns."""

TICKS: dict[str, tuple[str, str]] = {
    **{f"tick-{name}": (kind.tic, name) for name, kind in DAMAGE_TYPES.items() if kind.tic},
    **{name: (status.tic, status.type) for name, status in ONGOING.items()},
}
"""B-DMG-01, B-STA-07: effects that hurt on their bearer's turns → dice, type."""

CHOKING = "asphyxie"


def inflict(fight: Fight, me: Creature, target: Creature, given: Inflicted) -> Flow[None]:
    """B-ATK-14, B-STA-08: a state with its source and its end; the same again starts over."""
    if target.out:
        return
    name, turns = given.statut, given.tours
    if name == GRAPPLED:
        yield from grip(me, target)
        return
    if turns is None:
        turns = yield from how_long(fight, target, name)
    data = {"target": (yield from set_on(fight, me, target))} if name in RAGE else {}
    yield from lift(target.effects(name), "renewed")
    yield Begin(Effect(name, target.id, me.id, until(target, turns), data))
    yield Tell("afflicted", (target.id,), {"effect": name, "turns": turns})
    yield from weaken(fight, target)


def how_long(fight: Fight, target: Creature, name: str) -> Flow[int]:
    """AMB-54: the source does not say: what lasts until cured does, the rest is the GM's word."""
    if STATUSES[name].tours == 0:
        return 0
    default = max(1, int(setting(fight, "statut", "duree_defaut")))
    about = {"who": target.id, "effect": name}
    return (yield from AskNumber(GM, "status-turns", 1, 20, default, about))


def until(target: Creature, turns: int) -> Anchor:
    """B-STA-01: the end of the last of that many turns that it has not begun yet.

    AMB-01: or so many rounds later; a turn in which it is put on somebody may count as one.
    """
    if not turns:
        return FOREVER
    fight = target.fight
    if setting(fight, "duree", "unite") == "round":
        return fight.count_in(turns)
    now = target.id in fight.clock.acting()
    counts = now and setting(fight, "statut", "pendant_son_tour") == "compte"
    return EndOf(target.id, fight.clock.begun.get(target.id, 0) + turns - counts)


def weaken(fight: Fight, target: Creature) -> Flow[None]:
    """B-STA-01, 03, B-GRP-07: who cannot move has no metres left; who cannot act holds nobody."""
    if target.has(*held(fight)):
        yield from refill(target, moves=0)
    if target.has(*incapable(fight)):
        yield from let_go(fight, target)
    if setting(fight, "pret", "magie_coupee") == "perdu" and target.has(*MUTE, *incapable(fight)):
        spells = [e for e in target.effects("ready") if e.data.get("magic")]
        yield from lift(spells, "magic cut off")


# -- what they forbid --------------------------------------------------------------------------


def check_magic(me: Creature, weapon: Weapon) -> None:
    """B-STA-02: no spell, nor anything paid with mana, from the silenced. Raises Refused."""
    if is_magic(weapon) and me.has(*MUTE):
        raise Refused("silenced", "B-STA-02", who=me.id)


def is_magic(weapon: Weapon) -> bool:
    """B-STA-02: a spell, or what is paid with mana."""
    return weapon.sorte == "sort" or bool(weapon.cout_mana) or weapon.magique


def check_in_sight(me: Creature, target: Creature) -> None:
    """B-STA-04: the blinded target nothing beyond the little they see. Raises Refused."""
    limit = sight_left(me)
    if limit and beyond(me, target, limit):
        distance = me.distance(target)
        raise Refused("blinded", "B-STA-04", who=target.id, distance=distance, limit=limit)


def check_sight_of(fight: Fight, me: Creature, at: Pos) -> None:
    """B-STA-04: the blinded aim at no place beyond the little they see. Raises Refused."""
    limit = sight_left(me)
    distance = fight.measure(me.box(), Box.of(at, 1, 1)) if limit else 0
    if limit and distance > limit:
        raise Refused("blinded-place", "B-STA-04", distance=distance, limit=limit)


def check_free_to_walk(me: Creature, rule: str = "B-STA-03") -> None:
    """B-STA-03, B-GRP-07: rooted or held, nobody walks or gets up. Raises Refused."""
    for effect in me.effects(*held(me.fight)):
        raise Refused("held", rule, who=me.id, effect=effect.name)


# -- terror ------------------------------------------------------------------------------------


def feared(me: Creature) -> list[Creature]:
    """B-STA-05: those it must flee, where anybody knows where they are."""
    fight = me.fight
    found = [fight[e.by] for e in me.effects(*FEAR) if e.by in fight]
    return [c for c in found if c.placed and me.placed and not c.out]


def gap(me: Creature) -> float:
    """Metres to the nearest of those it fears."""
    return min([me.distance(c) for c in feared(me)], default=0)


def note_fear(me: Creature) -> Flow[None]:
    """B-STA-05: how near the terror was as the turn began."""
    if me.has(*FEAR):
        yield from refill(me, fear=gap(me))


def check_fear(me: Creature, to: tuple[int, int, int]) -> None:
    """B-STA-05: nobody willingly walks towards what terrifies them. Raises Refused."""
    for source in feared(me):
        if me.distance(source, at=to) < me.distance(source):
            raise Refused("terror", "B-STA-05", who=source.id)


def must_flee(fight: Fight, me: Creature) -> bool:
    """B-STA-05, AMB-56: it has not got away yet and still could; the GM may pass its turn."""
    if setting(fight, "terreur", "mode") != "deplacement_oblige" or not feared(me):
        return False
    return me["moves"] >= 1 and not me.has(*held(fight)) and gap(me) <= me["fear"]


# -- rage --------------------------------------------------------------------------------------


def others(fight: Fight, me: Creature) -> list[Creature]:
    """Everybody else who still counts, the nearest first."""
    crowd = [c for c in fight if c != me and not c.out and c.sheet.genre != "objet"]
    return sorted(crowd, key=lambda c: me.distance(c) if me.placed and c.placed else 0)


def set_on(fight: Fight, me: Creature, target: Creature) -> Flow[str]:
    """B-STA-06: whoever enrages it says at whom; the nearest if nobody says."""
    crowd = [c.id for c in others(fight, target)]
    if not crowd:
        return ""
    about = {"who": target.id}
    said = yield from Ask(me.id, "rage-target", tuple(crowd), crowd[0], about)
    return str(said)


def enraged_at(fight: Fight, me: Creature) -> Creature | None:
    """B-STA-06: the one it must attack, if within reach of anything it has."""
    if setting(fight, "enragement", "mode") != "cible_imposee":
        return None
    for effect in me.effects(*RAGE):
        named = effect.data.get("target", "")
        crowd = others(fight, me)
        wanted = next((c for c in crowd if named in ("", c.id)), None)
        if wanted is None:
            continue
        metres = max([farthest(me, w) for w in weapons(me) if can_use(me, w)])
        if not beyond(me, wanted, metres):
            return wanted
    return None


def can_use(me: Creature, weapon: Weapon) -> bool:
    """Whether nothing but the distance keeps it from striking with this."""
    paid = me["mana"] >= weapon.cout_mana and me["stamina"] >= weapon.cout_stamina
    return paid and weapon.nom not in unloaded(me) and not (is_magic(weapon) and me.has(*MUTE))


def check_rage(fight: Fight, me: Creature, *targets: Creature) -> None:
    """B-STA-06: a full action is an attack on the one it rages at, or none. Raises Refused.

    ``targets``: whom the attack strikes, of several at once the one it rages at among them.
    """
    if not fight.state.effects:
        return
    wanted = enraged_at(fight, me)
    if wanted is not None and wanted not in targets:
        raise Refused("rage", "B-STA-06", who=wanted.id)


# -- cures -------------------------------------------------------------------------------------


def curable(target: Creature, by: str) -> list[Effect]:
    """B-STA-07, 08: what this kind of thing, or skill, puts an end to."""
    return [e for e in target.effects(*STATUSES) if by in STATUSES[e.name].soigne]


def lingering(target: Creature, kinds: tuple[str, ...]) -> list[Effect]:
    """B-DMG-01: harm of these kinds that still hurts it."""
    return target.effects(*[f"tick-{kind}" for kind in kinds]) if kinds else []


def soothe(target: Creature, kinds: tuple[str, ...]) -> Flow[None]:
    """B-DMG-01: an antidote, an ointment: it no longer does."""
    for effect in lingering(target, kinds):
        yield from lift([effect], "cured")
        yield Tell("recovered", (target.id,), {"effect": effect.name})


def cure(target: Creature, by: str) -> Flow[None]:
    """B-STA-07: treated: it is over."""
    for effect in curable(target, by):
        yield from lift([effect], "cured")
        yield Tell("recovered", (target.id,), {"effect": effect.name})
