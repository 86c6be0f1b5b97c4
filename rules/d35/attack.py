"""The attack as a player declares it: with what, to kill or to stun, on the defensive."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, Place
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused
from rules.engine.ruleset import Arg, Outcome, Verb
from rules.engine.state import Effect, Item

from .blow import Blow
from .defence import declare
from .flags import armed, armed_by_nature, strikes_lethally
from .hands import Wield, drop, is_bare, named, weapon_words, wielded
from .opportunity import provoke
from .reach import reaches
from .sequence import next_natural, next_swing, take_swing
from .settings import setting
from .sheet import Creature, Fight
from .shots import line_of_fire, passive, range_penalty
from .space import metres
from .stray import found_by_shot
from .strike import strike
from .theme import Theme, barred, forbidden


@dataclass(frozen=True, slots=True)
class Attack:
    """``mode``: "", letal or non_letal; ``stance``: "" or defensive; ``expertise``: points."""

    actor: str
    target: str
    weapon: str = ""
    mode: str = ""
    stance: str = ""
    expertise: int = 0
    edge: int = 0
    bonus: int = 0


def mode_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """D-ATK-08: what may be typed to spare or to kill."""
    return {
        "létal": "lethal",
        "pour tuer": "lethal",
        "non létal": "nonlethal",
        "assommer": "nonlethal",
    }


def stance_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """D-ATK-19: what may be typed to be careful."""
    return {"défensif": "defensive", "prudent": "defensive"}


def check_target(me: Creature, target: Creature, rule: str = "D-ATK-01") -> None:
    """Somebody else, alive, perceived; nothing forbids to strike. Raises Refused."""
    if target == me or target.out in ("dead", "fled"):
        raise Refused("no-target", rule, who=target.id)
    if not me.perceives(target):
        raise Refused("no-such-creature", name=target.id)
    if why := forbidden(me, "attack"):
        raise Refused("cannot-act", rule, who=me.id, why=why)


def chosen(me: Creature, target: Creature, name: str) -> tuple[Wield, bool]:
    """D-ATK-02, D-ATK-03, D-ATK-09: the weapon, and whether it flies. Raises Refused.

    Named by nobody, the first that reaches, else the first that shoots, of those nothing bars.
    """
    every = [named(me, name)] if name else wielded(me)
    choices = [wield for wield in every if barred(me, target, wield) is None]
    if not choices and (why := barred(me, target, every[0])) is not None:
        raise why
    for wield in choices:
        if wield.weapon.melee and reaches(me, target, wield.weapon):
            return wield, False
    for wield in choices:
        if wield.weapon.tir:
            return wield, True
    raise Refused("out-of-reach", "D-ATK-02", who=target.id, distance=metres(me, target))


def check_shot(me: Creature, target: Creature, wield: Wield) -> None:
    """D-ATK-09, D-START-02, T-06: loaded, in range, not lying on the bow. Raises Refused."""
    item, weapon = wield.item, wield.weapon
    if weapon.recharge and item is not None and not item.data.get("loaded", True):
        raise Refused("not-loaded", "D-START-02", weapon=weapon.nom)
    if weapon.a_preparer and item is not None and not item.data.get("prepared"):
        raise Refused("not-prepared", "D-SPLASH-08", weapon=weapon.nom)
    if me.has("prone") and not weapon.a_terre:
        raise Refused("prone-shot", "T-06", weapon=weapon.nom)
    if me.placed and target.placed:
        range_penalty(me.fight, weapon, metres(me, target))


def spare(me: Creature, wield: Wield, mode: str, fight: Fight) -> tuple[bool, int]:
    """D-ATK-07, D-ATK-08: whether the damage is nonlethal, and what that costs the roll."""
    weapon, penalty = wield.weapon, int(setting(fight, "unarmed", "lethal_penalty"))
    natural = weapon.non_letale
    if is_bare(wield) and strikes_lethally(me):
        return mode == "nonlethal", 0
    wish = {"lethal": False, "nonlethal": True}.get(mode, natural)
    return wish, 0 if wish == natural else penalty


def attack(fight: Fight, act: Attack) -> Flow[None]:
    """D-ATK-01…10, D-FULL-02…06: the next attack of this turn on that target."""
    me, target = fight[act.actor], fight[act.target]
    check_target(me, target)
    next_swing(me)
    wield, shot = chosen(me, target, act.weapon or next_natural(me))
    covered = False
    if shot:
        check_shot(me, target, wield)
        covered = (yield from line_of_fire(fight, me, target)) == "partial"
    nonlethal, penalty = spare(me, wield, act.mode, fight)
    swing = yield from take_swing(fight, me)
    yield from declare(fight, me, act.stance, act.expertise, swing.starts)
    if not (yield from expose(fight, me, target, wield, shot)):
        return
    mods = tuple(m for m in (Mod(penalty, "mode"), Mod(act.bonus, "gm")) if m.value)
    why = "attack" if swing.n == 1 else "full"
    blow = Blow(wield, swing.bab, shot, covered, nonlethal=nonlethal, why=why, mods=mods)
    if shot:
        target = yield from found_by_shot(fight, me, target)
    yield from strike(fight, me, target, blow)
    if shot:
        yield from spent(fight, me, target, wield)


def expose(fight: Fight, me: Creature, target: Creature, wield: Wield, shot: bool) -> Flow[bool]:
    """D-ATK-04…06, D-ATK-10, D-AOO-05: a shot exposes to all, a bare fist to an armed target."""
    if shot:
        verdict = yield from provoke(fight, me, "attack_ranged")
        return verdict.able
    if is_bare(wield) and not armed_by_nature(me) and armed(target):
        verdict = yield from provoke(fight, me, "attack_unarmed", only=(target.id,))
        return verdict.able
    return True


def spent(fight: Fight, me: Creature, target: Creature, wield: Wield) -> Flow[None]:
    """What is left of a shot: a thrown weapon lies by its target, a crossbow is empty."""
    item, weapon = wield.item, wield.weapon
    if item is None or item.id not in fight.state.items:
        return
    if weapon.recharge:
        data = {**item.data, "loaded": False}
        yield Place(Item(item.id, item.kind, item.holder, item.slot, None, data))
    elif weapon.tir == "jet":
        yield from drop(fight, item, target)


def mark_attacked(fight: Fight, me: Creature, target: Creature, struck: object) -> Flow[None]:
    """D-ATK-16: somebody fallen is fought for as long as he is really attacked."""
    if passive(target) and not any(e.by == me.id for e in target.effects("attacked")):
        yield Begin(Effect("attacked", target.id, me.id, me.next_start))


ATTACK = Theme(
    verbs={
        "attack": Verb(
            Attack,
            attack,
            (
                Arg("target", "creature"),
                Arg("weapon", "word", weapon_words, optional=True),
                Arg("mode", "word", mode_words, optional=True),
                Arg("stance", "word", stance_words, optional=True),
                Arg("expertise", "number", optional=True),
            ),
            ("bonus",),
        ),
    },
    refusals=(
        "no-target", "out-of-reach", "not-loaded", "prone-shot", "not-in-hand", "no-such-weapon",
    ),
    outcomes={
        "hit": Outcome("attack", ("attack.hit", "attack.critical")),
        "miss": Outcome("attack", ("attack.miss",)),
        "critical": Outcome("attack", ("attack.critical",)),
    },
    after_attack=mark_attacked,
)  # fmt: skip
