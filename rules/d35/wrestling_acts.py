"""What a grappler does: hurt, turn a weapon round, draw one, let go."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, End
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Ask, Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect

from . import hands
from .attack import mode_words, spare
from .blow import Blow
from .budget import can, require, spend
from .grapple import squeeze
from .hands import MAIN, SHEATH, Wield, bare, free_hands, in_hand, profile
from .holds import (
    GARROTTED,
    GRAPPLED,
    check_grappling,
    check_not_pinned,
    check_not_pinning,
    facing,
    garrotting,
    holder_of,
    opponents,
    part,
    pinner_of,
    pinning,
    pins,
)
from .offers import may
from .opportunity import able
from .sequence import next_swing, take_swing
from .settings import setting
from .sheet import Creature, Fight
from .strike import strike
from .theme import Theme
from .wrestling import grip, wrestle


@dataclass(frozen=True, slots=True)
class Crush:
    """``mode``: "", lethal or nonlethal."""

    actor: str
    target: str = ""
    mode: str = ""


@dataclass(frozen=True, slots=True)
class Against:
    """``target`` "": the first opponent."""

    actor: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class DrawHeld:
    actor: str
    what: str = ""
    target: str = ""


def free_to_act(me: Creature, named: str, rule: str) -> Creature:
    """D-GRAPPLE-17: a grappler who is not pinned, and whom it turns on. Raises Refused."""
    foe = facing(me, named, rule)
    check_not_pinned(me)
    if garrotting(me) is not None:
        raise Refused("hands-on-cord", "D-GARROTE-11", who=me.id)
    next_swing(me)
    return foe


def crush(fight: Fight, act: Crush) -> Flow[None]:
    """D-GRAPPLE-17, 23, 24, 34, 41: in place of an attack, a check for the damage of bare hands."""
    me = fight[act.actor]
    foe = free_to_act(me, act.target, "D-GRAPPLE-23")
    _, unused = spare(me, bare(me), act.mode, fight)
    swing = yield from take_swing(fight, me)
    against_habit = int(setting(fight, "grapple", "lethal_penalty")) if unused else 0
    mods = grip(me, swing.bab, Mod(against_habit, "mode"))
    if (yield from wrestle(fight, me, foe, mods)):
        yield from squeeze(fight, me, foe, swing.bab, act.mode)


def turn_weapon(fight: Fight, act: Against) -> Flow[None]:
    """D-GRAPPLE-33, A-38: a check, then one attack with what the other holds; it keeps it."""
    me = fight[act.actor]
    foe = free_to_act(me, act.target, "D-GRAPPLE-33")
    if not setting(fight, "grapple", "opponent_weapon_while_pinning"):
        check_not_pinning(me)
    theirs = next((w for w in in_hand(foe) if w.weapon.light and w.weapon.melee), None)
    if theirs is None:
        raise Refused("no-light-weapon", "D-GRAPPLE-33", who=foe.id)
    swing = yield from take_swing(fight, me)
    if not (yield from wrestle(fight, me, foe, grip(me, swing.bab))):
        return
    wield = Wield(theirs.weapon, MAIN, theirs.item)
    mild = theirs.weapon.non_letale
    blow = Blow(wield, swing.bab, nonlethal=mild, why="turned-weapon")
    yield from strike(fight, me, foe, blow)


def draw_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {i.kind: i.kind for i in me.items(SHEATH)}


def draw_light(fight: Fight, act: DrawHeld) -> Flow[None]:
    """D-GRAPPLE-25, D-GRAPPLE-37: a move action and a check; lost, the time is lost too."""
    me = fight[act.actor]
    foe = facing(me, act.target, "D-GRAPPLE-25")
    check_not_pinned(me)
    check_not_pinning(me)
    sheathed = [i for i in me.items(SHEATH) if act.what in ("", i.kind)]
    light = [i for i in sheathed if (w := profile(fight, i)) is not None and w.light]
    if not light:
        raise Refused("no-light-weapon", "D-GRAPPLE-25", who=me.id)
    if not free_hands(me):
        raise Refused("no-free-hand", "D-GRAPPLE-25", who=me.id)
    require(me, "move", "D-GRAPPLE-25")
    yield from spend(fight, me, "move", "D-GRAPPLE-25")
    if (yield from wrestle(fight, me, foe, grip(me))):
        yield hands.put(light[0], me.id, free_hands(me)[0])
        yield Tell("drawn", (me.id,), {"item": light[0].kind})


# -- letting go -----------------------------------------------------------------------------------


def let_go(fight: Fight, act: Against) -> Flow[None]:
    """D-GRAPPLE-36, D-GARROTE-10: free. Whoever was pinned is free; another may hold on."""
    me = fight[act.actor]
    foe = held_by_me(me, act.target)
    require(me, "free", "D-GRAPPLE-36")
    yield from spend(fight, me, "free", "D-GRAPPLE-36")
    yield Tell("lets-go", (me.id, foe.id))
    if not pins(me, foe) and able(foe):
        said = yield from Ask(foe.id, "hold-on", ("yes", "no"), "no", {"who": me.id})
        if said == "yes":
            yield from lift([e for e in foe.effects(GARROTTED) if e.by == me.id], "let go")
            yield from change_holder(fight, me, foe)
            return
    yield from part(fight, me, foe)


def held_by_me(me: Creature, named: str) -> Creature:
    """D-GRAPPLE-26, D-GRAPPLE-36: whoever is held must break free instead. Raises Refused."""
    check_grappling(me, "D-GRAPPLE-36")
    foes = [facing(me, named, "D-GRAPPLE-36")] if named else opponents(me)
    for foe in foes:
        if holder_of(me, foe) == me.id:
            return foe
    raise Refused("held", "D-GRAPPLE-26", who=me.id)


def change_holder(fight: Fight, me: Creature, foe: Creature) -> Flow[None]:
    """D-GRAPPLE-36: the other holds now."""
    for a, b in ((me, foe), (foe, me)):
        for effect in [e for e in a.effects(GRAPPLED) if e.by == b.id]:
            yield End(effect.id, "holds on")
            yield Begin(Effect(GRAPPLED, a.id, b.id, data={"holder": foe.id}))


def offers(fight: Fight, me: Creature) -> list[Offer]:
    """D-GRAPPLE-17: what is left to do in a grapple."""
    if not me.has(GRAPPLED):
        return []
    found = []
    swings = may(lambda: next_swing(me))
    if swings and pinner_of(me) is None and garrotting(me) is None:
        found += [Offer("crush", {"target": foe.id}) for foe in opponents(me)]
        if not pinning(me):
            found += [Offer("pin", {"target": foe.id}) for foe in opponents(me)]
    if swings and not pinning(me):
        found.append(Offer("escape"))
    if any(holder_of(me, foe) == me.id for foe in opponents(me)) and can(me, "free"):
        found.append(Offer("let-go"))
    return found


TARGET = Arg("target", "creature", optional=True)
WRESTLING = Theme(
    verbs={
        "crush": Verb(Crush, crush, (TARGET, Arg("mode", "word", mode_words, optional=True))),
        "turn-weapon": Verb(Against, turn_weapon, (TARGET,)),
        "draw-held": Verb(
            DrawHeld, draw_light, (Arg("what", "word", draw_words, optional=True), TARGET)
        ),
        "let-go": Verb(Against, let_go, (TARGET,)),
    },
    questions=("hold-on",),
    tells=("lets-go",),
    refusals=("no-light-weapon", "held"),
    offers=offers,
)
