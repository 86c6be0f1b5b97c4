"""Full-round actions begun with one standard action and ended with another; loading crossbows."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.clock import FOREVER
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect, Item

from . import hands
from .action_table import ACTIONS
from .acts import check_act
from .budget import can, spend
from .hands import Wield, weapon_words
from .opportunity import provoke
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme, restricted

STARTED = "started"
"""A full-round action half done, until its next turn is over. Data: ``action``, ``about``."""


@dataclass(frozen=True, slots=True)
class Reload:
    """``pace``: "" or half, to keep the move action (D-START-05)."""

    actor: str
    weapon: str = ""
    pace: str = ""


def pace_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {"moitié": "half", "moitie": "half", "half": "half"}


def check_splits(action: str) -> None:
    """D-START-04, T-17: not a full attack, a charge, a run or a withdrawal. Raises Refused."""
    if not ACTIONS[action].splits:
        raise Refused("cannot-split", "D-START-04", action=action)


def started(me: Creature, action: str, about: str = "") -> Effect | None:
    """The half that was done, if the other half may follow now."""
    for e in me.effects(STARTED):
        if (e.data["action"], e.data["about"]) == (action, about):
            return e
    return None


def split(
    fight: Fight, me: Creature, action: str, about: str = "", rule: str = "D-START-01"
) -> Flow[str]:
    """D-START-01…03, D-START-05, D-RESTR-02: a standard action: "begun", "done", "" if struck down.

    The second half must follow in the next turn; it exposes at the start only (A-12).
    """
    check_splits(action)
    half = started(me, action, about)
    yield from spend(fight, me, "standard", rule)
    exposes = half is None or setting(fight, "split_action_provokes") == "both"
    if exposes and ACTIONS[action].provokes in ("yes", "start"):
        verdict = yield from provoke(fight, me, action)
        if not verdict.able:
            return ""
    if half is not None:
        yield from lift(me.effects(STARTED), "next")
        return "done"
    yield from begin_half(fight, me, action, about)
    return "begun"


def begin_half(
    fight: Fight, me: Creature, action: str, about: str = "", **more: object
) -> Flow[None]:
    """D-START-01, A-12: half of it is done; nothing else stays half done. ``more``: of its data."""
    yield from lift(me.effects(STARTED), "next")
    data = {"action": action, "about": about, **more}
    kept = setting(fight, "split_action_kept")
    yield Begin(Effect(STARTED, me.id, "", FOREVER if kept else me.next_end, data))
    yield Tell("started", (me.id,), {"action": action})


def whole_or_half(
    fight: Fight, me: Creature, action: str, about: str = "", half: bool = False
) -> Flow[str]:
    """A full-round action in one go where there is room for it, else a half of it.

    ``half``: only a half though there is room (D-START-05).
    """
    whole = not half and not restricted(me) and can(me, "full")
    if whole and started(me, action, about) is None:
        yield from spend(fight, me, "full", "D-FULL-01")
        if ACTIONS[action].provokes in ("yes", "start"):
            verdict = yield from provoke(fight, me, action)
            if not verdict.able:
                return ""
        return "done"
    return (yield from split(fight, me, action, about))


# -- crossbows ------------------------------------------------------------------------------------


def empty(me: Creature) -> list[Wield]:
    return [
        w
        for w in hands.in_hand(me)
        if w.item is not None and w.weapon.recharge and not w.item.data.get("loaded", True)
    ]


def reload(fight: Fight, act: Reload) -> Flow[None]:
    """D-START-02, D-START-05, T-01: light crossbows take a move action, heavy ones a full round."""
    me = fight[act.actor]
    check_act(me, "D-START-02")
    found = [w for w in empty(me) if act.weapon in ("", w.weapon.nom)]
    if not found or found[0].item is None:
        raise Refused("loaded-already", "D-START-02", who=me.id)
    item, weapon = found[0].item, found[0].weapon
    if weapon.recharge == "mouvement":
        yield from spend(fight, me, "move", "D-START-02")
        verdict = yield from provoke(fight, me, "load_light_xbow")
        ready = "done" if verdict.able else ""
    else:
        ready = yield from whole_or_half(
            fight, me, "load_heavy_xbow", weapon.nom, act.pace == "half"
        )
    if ready == "done":
        yield from load(fight, item)
        yield Tell("reloaded", (me.id,), {"weapon": weapon.nom})


def load(fight: Fight, item: Item) -> Flow[None]:
    if item.id in fight.state.items:
        now = fight.state.items[item.id]
        yield hands.put(now, now.holder, now.slot, loaded=True)


def offers(fight: Fight, me: Creature) -> list[Offer]:
    found = empty(me)
    if not found:
        return []
    kind = "move" if found[0].weapon.recharge == "mouvement" else "standard"
    return [Offer("reload", {"weapon": found[0].weapon.nom})] if can(me, kind) else []


SPLIT = Theme(
    verbs={
        "reload": Verb(
            Reload,
            reload,
            (
                Arg("weapon", "word", weapon_words, optional=True),
                Arg("pace", "word", pace_words, optional=True),
            ),
        ),
    },
    effects=(STARTED,),
    needs={STARTED: ("action", "about")},
    tells=("started", "reloaded"),
    refusals=("cannot-split", "loaded-already"),
    offers=offers,
)
