"""Grapple checks: what each side adds, ties, and one against many."""

from rules.engine.flows import TieBreak, throw_again
from rules.engine.modifiers import Mod, total
from rules.engine.requests import Flow, Roll, Rolled, Tell

from .checks import skill, stacked
from .rivalry import by_feat
from .settings import setting
from .sheet import Creature, Fight

LABEL = "grapple"


def grip(me: Creature, bab: int | None = None, *more: Mod) -> tuple[Mod, ...]:
    """D-GRAPPLE-03, D-GRAPPLE-04, T-16: base attack, Strength, the special size modifier."""
    base = me.sheet.BBA if bab is None else bab
    parts = (
        Mod(base, "bba"),
        Mod(me.sheet.mod("FOR"), "FOR"),
        Mod(me.sheet.size.lutte, "size"),
        *by_feat(me, "improved_grapple"),
        *more,
    )
    return tuple(m for m in parts if m.value)


def slip(me: Creature) -> tuple[Mod, ...]:
    """D-GRAPPLE-26: Escape Artist in place of a grapple check."""
    return (Mod(skill(me, "escape_artist"), "escape_artist"),)


def tie_of(fight: Fight, me: Creature) -> TieBreak:
    """D-GRAPPLE-11, A-37: the higher modifier, then a coin (1: the one who began) or more dice."""

    def tie(tied: tuple[Rolled, ...]) -> Flow[str]:
        best = max(total(r.mods) for r in tied)
        left = tuple(r for r in tied if total(r.mods) == best)
        if len(left) == 1:
            return left[0].who
        if setting(fight, "grapple", "tie") == "reroll":
            return (yield from throw_again("tie")(left))
        coin = yield from Roll("tie", me.id, (2,))
        other = next(r.who for r in left if r.who != me.id)
        return me.id if coin.natural == 1 else other

    return tie


def wrestle(
    fight: Fight, me: Creature, foe: Creature, mods: tuple[Mod, ...], label: str = LABEL
) -> Flow[bool]:
    """D-GRAPPLE-02, D-GRAPPLE-11: one check against one; no automatic result (R-4)."""
    return (yield from beats_all(fight, me, [foe], mods, label))


def beats_all(
    fight: Fight,
    me: Creature,
    foes: list[Creature],
    mods: tuple[Mod, ...],
    label: str = LABEL,
    strict: bool = False,
) -> Flow[bool]:
    """D-GRAPPLE-26, D-GRAPPLE-28, A-42: I throw once, each of them throws; strictly, if many.

    ``strict``: even against one alone an equal total is not enough.
    """
    mine = yield from Roll(label, me.id, (20,), stacked(mods))
    many = len(foes) > 1 and bool(setting(fight, "grapple", "group_strict"))
    won = True
    for foe in foes:
        theirs = yield from Roll(LABEL, foe.id, (20,), stacked(grip(foe)))
        better = mine.total > theirs.total
        if mine.total == theirs.total and not (strict or many):
            better = (yield from tie_of(fight, me)((mine, theirs))) == me.id
        shown = {"roll": mine, "against": theirs, "ok": better}
        yield Tell("grapple-check", (me.id, foe.id), shown)
        won = won and better
    return won
