"""What a creature's conditions let it do, and what they take from its tests."""

from rules.engine.changes import Begin, Count
from rules.engine.clock import FOREVER, Anchor
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect

from .settings import setting
from .sheet import Creature, Fight
from .tables import CONDITIONS

ARMS = ("bras_arme", "bras_autre")
HELD = ("attrape", "etrangle", "immobilise")


def forbids(c: Creature, what: str) -> str:
    """W-D-CND: the condition that forbids it, or ""."""
    for e in c.fight.state.effects.values():
        if e.on == c.id and e.name in CONDITIONS and what in CONDITIONS[e.name].forbid:
            if (
                what == "attack"
                and e.name == "immobilise"
                and setting(c.fight, "pin", "may_strike")
            ):
                continue
            if what == "react" and e.name == "immobilise" and setting(c.fight, "pin", "may_react"):
                continue
            return e.name
    return ""


def is_mount(c: Creature) -> bool:
    """W-MNT-03: ridden now, or the named mount of somebody here: it has no turn of its own."""
    if any(e.name == "monte" and e.by == c.id for e in c.fight.state.effects.values()):
        return True
    return any(o.sheet.monture in (c.id, c.name) for o in c.fight if o.sheet.monture)


def can_act(c: Creature) -> bool:
    """Whether it has a turn at all."""
    if c.out or forbids(c, "act") or is_mount(c):
        return False
    return not (routed(c) and setting(c.fight, "rout", "stopped_turn") == "lost")


def routed(c: Creature) -> bool:
    """W-MOR-01: in flight because its heart failed, not because it chose to be (W-PUR-05)."""
    return any(e.data.get("cause", "moral") == "moral" for e in c.effects("en_fuite"))


def check_nerve(me: Creature) -> None:
    """W-MOR-01: the routed whose flight was stopped think of fleeing alone. Raises Refused."""
    if routed(me) and setting(me.fight, "rout", "stopped_turn") != "free":
        raise Refused("routed", "W-MOR-01", who=me.id)


def can_react(c: Creature, cost: float = 1) -> bool:
    """W-ACT-07, W-ZOC-01: a reaction left, and nothing that forbids to use it."""
    if c.out or c["R"] < cost or forbids(c, "react") or is_mount(c):
        return False
    return c not in c.fight.acting or bool(setting(c.fight, "reaction", "own_turn_vs_other"))


def check_free(fight: Fight, me: Creature, verb: str) -> None:
    """What takes away every act, said before whose turn it is. Raises Refused."""
    if me.out:
        raise Refused("out-already", "W-FRM-03", who=me.id)
    if is_mount(me):
        raise Refused("mount-cannot-act", "W-MNT-03", who=me.id)
    if cause := forbids(me, "act"):
        raise Refused("cannot-act", "W-D-CND", who=me.id, why=cause)


def stand_firm(me: Creature) -> Flow[None]:
    """W-PUR-05: whoever chose to flee, was stopped and now fights has thought better of it."""
    chosen = [e for e in me.effects("en_fuite") if e.data.get("cause") == "choix"]
    if chosen:
        yield from lift(chosen, "fights")
        yield Tell("rallied", (me.id,))


def hostile(a: Creature, b: Creature) -> bool:
    """A61: of two sides that no alliance joins."""
    if a.side == b.side:
        return False
    allies = setting(a.fight, "groups", "allies")
    return not any(a.side in sides and b.side in sides for sides in allies)


def enemies(me: Creature) -> list[Creature]:
    """Those it may fight now, in order of arrival."""
    return [c for c in me.fight if hostile(me, c) and not c.out]


def hindrances(me: Creature, attack: bool = False, arms: tuple[str, ...] = ()) -> tuple[Mod, ...]:
    """W-D-CND: what conditions take from a test: all, attacks, those made with an arm.

    W-D-TRK: the severity itself takes nothing, only the condition.
    """
    mods: list[Mod] = []
    for e in me.effects(*CONDITIONS):
        kind = CONDITIONS[e.name]
        counts = kind.on == "tests" or (kind.on == "attack" and attack)
        counts = counts or (kind.on == "arm" and e.data.get("limb", "bras_arme") in arms)
        if kind.mod and counts:
            mods.append(Mod(kind.mod, e.name, "condition"))
    return tuple(mods)


def disabled(me: Creature, arm: str) -> bool:
    """W-D-CND: an arm that holds nothing any more."""
    return any(
        e.data.get("limb", "bras_arme") == arm
        for e in me.effects(*CONDITIONS)
        if CONDITIONS[e.name].arm_disabled
    )


def held_arms(me: Creature) -> tuple[str, ...]:
    """W-WRS-05: the limbs that others hold."""
    return tuple([e.data.get("limb", "bras_arme") for e in me.effects("attrape")])


def speed(me: Creature) -> int:
    """W-ACT-02, W-MNT-01, W-D-MOV: squares for one action."""
    return limited(me, own_speed(me))


def own_speed(me: Creature) -> int:
    """W-D-MOV, A05: what its sheet says, else the setting."""
    written = me.sheet.vitesse
    return int(setting(me.fight, "movement", "default")) if written is None else written


def limited(me: Creature, squares: int) -> int:
    """W-D-CND, W-WRS-16: halved and rounded down when slowed, at least 1; one square to crawl."""
    kinds = [CONDITIONS[e.name] for e in me.effects(*CONDITIONS)]
    for kind in kinds:
        if kind.speed_factor != 1 and squares:
            squares = max(1, int(squares * kind.speed_factor))
    for kind in kinds:
        if kind.speed_max >= 0:
            squares = min(squares, kind.speed_max)
    return squares


def action_limits(me: Creature) -> list[int]:
    """W-D-CND: what conditions leave of the actions of the turn it is in."""
    return [
        CONDITIONS[e.name].next_turn_actions
        for e in me.effects(*CONDITIONS)
        if CONDITIONS[e.name].next_turn_actions >= 0 and e.until == me.this_end
    ]


def begin_condition(me: Creature, name: str, amount: int = 0, limb: str = "") -> Flow[None]:
    """W-DMG-03, W-D-CND: a condition begins; its immediate part happens now."""
    kind = CONDITIONS[name]
    data: dict[str, str | int] = {}
    if amount:
        data["n"] = amount
    if limb and (kind.on == "arm" or kind.arm_disabled):
        data["limb"] = limb
    if not kind.tick_fatigue and any(e.data == data for e in me.effects(name)):
        return  # twice the same is once
    until: Anchor = me.next_end if kind.end == "own_next_turn" else FOREVER
    yield Begin(Effect(name, me.id, "", until, data))
    if name == "renverse":  # whoever is on the ground holds nobody (W-WRS-05)
        yield from lift(me.fight.effects("attrape", by=me.id), "prone")
    if kind.lose_reactions and me["R"] > 0:
        yield Count(me.id, "R", max(0, me["R"] - kind.lose_reactions), name)
    yield Tell(
        "condition", (me.id,), {"condition": name, "n": amount, "limb": data.get("limb", "none")}
    )
