"""Who lies in ambush, who notices it, and who is taken unawares."""

from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.requests import GM, Ask, Flow, Refused, Roll, Tell
from rules.engine.state import HIDDEN, Effect

from .attributes import skilled
from .conditions import enemies, passive_perception
from .settings import setting
from .sheet import Creature, Fight

DONE = "done"


@dataclass(frozen=True, slots=True)
class Surprise:
    """The GM says who is surprised; whoever already was no longer is."""

    actor: str
    who: tuple[str, ...]


def ask_hiders(fight: Fight) -> Flow[list[str]]:
    """B-SUR-01: the GM names who hides, one by one or a whole side; those brought in hidden do.

    A side stands among the answers by its own name, unless a creature bears it too.
    """
    hiding = [c.id for c in fight if c.has(HIDDEN)]
    while True:
        rest = [c for c in fight if not c.out and c.id not in hiding]
        sides = [s for s in dict.fromkeys(c.side for c in rest) if s not in fight and s != DONE]
        options = (DONE, *sides, *(c.id for c in rest))
        if not rest:
            return [c.id for c in fight if c.id in hiding]
        said = yield from Ask(GM, "hiders", options, DONE, {"hiding": tuple(hiding) or "none"})
        if said == DONE:
            return [c.id for c in fight if c.id in hiding]
        hiding += [said] if said in fight else [c.id for c in rest if c.side == said]


def ambush(fight: Fight) -> Flow[None]:
    """B-ENC-04, step 2: stealth against what each enemy notices, then who is surprised."""
    hiders = yield from ask_hiders(fight)
    for hider in hiders:
        yield from hide_from_enemies(fight, fight[hider])
    for id in [c.id for c in fight if not c.out]:
        if hiders and unaware(fight, fight[id]):
            yield from surprise(fight[id])


def hide_from_enemies(fight: Fight, me: Creature) -> Flow[None]:
    """B-SUR-03: one stealth roll against the passive perception of each enemy (AMB-06, 88)."""
    foes = [c.id for c in enemies(fight, me)]
    each = setting(fight, "discretion", "jet") == "par_observateur"
    for observers in [[id] for id in foes] if each else [foes]:
        yield from hide_from(fight, me, observers)


def hide_from(fight: Fight, me: Creature, observers: list[str]) -> Flow[None]:
    """B-SUR-03: a roll, and who of these does not notice it."""
    mods = skilled(me, "furtivite", "discretion")
    roll = yield from Roll("stealth", me.id, (20,), mods, secret=True)
    veils = [e for e in me.effects(HIDDEN) if e.by in ("", *observers)]
    yield from lift(veils, "rolled")
    fooled = [id for id in observers if unnoticed(fight, roll.total, fight[id])]
    for observer in fooled:
        yield Begin(Effect(HIDDEN, me.id, observer, data={"stealth": roll.total}))
    yield Tell("stealth", (me.id,), {"roll": roll, "unseen-by": tuple(fooled) or "none"}, (GM,))


def unnoticed(fight: Fight, stealth: int, observer: Creature) -> bool:
    """B-SUR-03: the hider wins a tie, unless the server's setting says otherwise (AMB-06)."""
    passive = passive_perception(observer)
    if setting(fight, "discretion", "egalite") == "cache":
        return stealth >= passive
    return stealth > passive


def unaware(fight: Fight, me: Creature) -> bool:
    """B-SUR-04: judged one by one: it notices no threat at all (AMB-07)."""
    unseen = [not me.perceives(foe) for foe in enemies(fight, me)]
    if setting(fight, "surprise", "regle") == "un_non_apercu":
        return any(unseen)
    return bool(unseen) and all(unseen)


def surprise(me: Creature) -> Flow[None]:
    """B-SUR-05: no move, no action, no reaction until its first turn has ended.

    Said in the middle of its turn, it is the rest of that one that is lost.
    """
    acting = me.id in me.fight.clock.acting()
    yield Begin(Effect("surprised", me.id, until=me.this_end if acting else me.next_end))
    yield Tell("surprised", (me.id,))


def set_surprise(fight: Fight, act: Surprise) -> Flow[None]:
    """B-SUR-04: the GM has the last word on who is surprised."""
    for id in act.who:
        if fight[id].out:
            raise Refused("out-already", "B-SUR-04", who=id)
    for id in act.who:
        if fight[id].has("surprised"):
            yield from lift(fight[id].effects("surprised"), "gm")
            yield Tell("surprised-no-more", (id,))
        else:
            yield from surprise(fight[id])
