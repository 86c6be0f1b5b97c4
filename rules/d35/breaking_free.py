"""Out of a grapple or a pin, and the whole grapple somewhere else."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Count, Move
from rules.engine.modifiers import Mod
from rules.engine.requests import Ask, Fact, Facts, Flow, Refused, Tell
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Pos

from .budget import require, spend
from .ground import arrive_at
from .holds import (
    check_grappling,
    check_not_pinned,
    garrotting,
    opponents,
    part,
    pinner_of,
    pinning,
    pins,
    together,
    unpin,
)
from .lanes import way
from .opportunity import able, leave, moved
from .pace import going, speed, tolerance
from .scale import METRES_PER_SQUARE
from .sequence import next_swing, take_swing
from .settings import setting
from .sheet import Creature, Fight
from .space import in_the_way, squares
from .theme import Theme
from .wrestling import LABEL, beats_all, grip, slip


@dataclass(frozen=True, slots=True)
class Escape:
    """``how``: "" a grapple check, or skill; ``to``: where to, once free."""

    actor: str
    how: str = ""
    to: Pos | None = None


@dataclass(frozen=True, slots=True)
class Drag:
    actor: str
    to: Pos


def how_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {"évasion": "skill", "evasion": "skill", "force": "force"}


def escape(fight: Fight, act: Escape) -> Flow[None]:
    """D-GRAPPLE-26, 27, 37, 39, 41, D-GARROTE-12: a check in place of an attack, or Escape Artist.

    A pin is broken first: one stays in the grapple.
    """
    me = fight[act.actor]
    check_grappling(me, "D-GRAPPLE-26")
    pinner = pinner_of(me)
    foes = [pinner] if pinner is not None else opponents(me)
    if pinner is None and pinning(me):
        raise Refused("pinning", "D-GRAPPLE-37", who=me.id)
    if act.to is not None:
        check_beside(me, foes, act.to)
    bab = me.sheet.BBA
    if act.how == "skill":
        require(me, "standard", "D-GRAPPLE-26")
        yield from spend(fight, me, "standard", "D-GRAPPLE-26")
    else:
        next_swing(me)
        bab = (yield from take_swing(fight, me)).bab
    if pinner is None:
        foes = yield from those_who_hold(fight, me, foes)
    label, mods = ("escape_artist", slip(me)) if act.how == "skill" else (LABEL, grip(me, bab))
    if foes and not (yield from beats_all(fight, me, foes, mods, label)):
        return
    if pinner is not None:
        yield from unpin(fight, me, pinner)
        return
    yield from get_out(fight, me, act.to)


def those_who_hold(fight: Fight, me: Creature, foes: list[Creature]) -> Flow[list[Creature]]:
    """D-GRAPPLE-26: each may choose not to hold."""
    found = []
    for foe in foes:
        said = "yes"
        if able(foe):
            said = yield from Ask(foe.id, "keep-hold", ("yes", "no"), "yes", {"who": me.id})
        if said == "yes":
            found.append(foe)
    return found


def check_beside(me: Creature, foes: list[Creature], to: Pos) -> None:
    """D-GRAPPLE-27: a free square beside all of them. Raises Refused."""
    beside = all(squares(me, foe, to) == 1 and not me.box(to).overlaps(foe.box()) for foe in foes)
    if not beside:
        raise Refused("not-adjacent", "D-GRAPPLE-27", to=to)
    if others := in_the_way(me, to):
        raise Refused("passage-closed", "D-GRAPPLE-27", who=others[0].id)


def get_out(fight: Fight, me: Creature, to: Pos | None) -> Flow[None]:
    """D-GRAPPLE-27: free, then to a square beside; nobody has an opportunity, no action taken.

    Where none is free it stays in the space, held by nobody.
    """
    foes = opponents(me)
    for foe in foes:
        yield from part(fight, me, foe)
    yield Tell("escaped", (me.id,))
    if not me.placed or not all(f.placed for f in foes):
        return
    where = [to] if to is not None else around(me, foes)
    place = yield from standing_room(where)
    if place is not None:
        yield Count(me.id, "distance", me["distance"] + METRES_PER_SQUARE, "escape")
        yield from arrive_at(fight, me, place, "escape")


def standing_room(where: list[Pos]) -> Flow[Pos | None]:
    """The first of these that has a floor and no wall."""
    facts = tuple(Fact(f, (b,), default=f == "floor") for b in where for f in ("filled", "floor"))
    seen = (yield from Facts(facts)) if facts else ()
    return next((p for n, p in enumerate(where) if not seen[2 * n] and seen[2 * n + 1]), None)


def around(me: Creature, foes: list[Creature]) -> list[Pos]:
    """Squares beside all of them that nobody stands in, the nearest first."""
    box, wide = foes[0].box(), me.box().width
    y = box.lo[1]
    found = []
    for x in range(box.lo[0] - wide, box.hi[0] + 2):
        for z in range(box.lo[2] - wide, box.hi[2] + 2):
            try:
                check_beside(me, foes, (x, y, z))
            except Refused:
                continue
            found.append((x, y, z))
    return sorted(found, key=lambda p: (abs(p[0] - me.pos[0]) + abs(p[2] - me.pos[2]), p))


# -- everybody elsewhere --------------------------------------------------------------------------


def drag(fight: Fight, act: Drag) -> Flow[None]:
    """D-GRAPPLE-28, D-GRAPPLE-29, D-GRAPPLE-16: a standard action, half speed; all come along."""
    me = fight[act.actor]
    check_grappling(me, "D-GRAPPLE-28")
    check_not_pinned(me)
    if garrotting(me) is not None:
        raise Refused("hands-on-cord", "D-GARROTE-11", who=me.id)
    require(me, "standard", "D-GRAPPLE-28")
    group = together(me)
    far = going(fight, me, act.to).metres
    if far > speed(me) / 2 + tolerance(fight):
        raise Refused("too-far", "D-GRAPPLE-28", left=speed(me) / 2)
    shift = tuple(a - b for a, b in zip(act.to, me.pos, strict=True))
    ids = tuple(c.id for c in group)
    for c in group:
        if others := in_the_way(c, moved_by(c, shift), ids):
            raise Refused("passage-closed", "D-GRAPPLE-28", who=others[0].id)
    floor, *filled = yield from Facts(
        (
            Fact("floor", (act.to,), default=True),
            *(Fact("filled", (block,)) for block in way(me, act.to)),
        )
    )
    if any(filled) or not floor:
        raise Refused("no-room", "D-GRAPPLE-28", to=act.to)
    yield from spend(fight, me, "standard", "D-GRAPPLE-28")
    helpless_prey = len(group) == 2 and pins(me, group[1])
    eased = int(setting(fight, "grapple", "move_pinned")) if helpless_prey else 0
    mods = grip(me, None, Mod(eased, "pinned"))
    if not (yield from beats_all(fight, me, group[1:], mods, strict=True)):
        return
    yield from leave(fight, me, besides=ids)
    if me.out:
        return
    yield Count(me.id, "distance", me["distance"] + far, "grapple")
    group = together(me)
    for c in group:
        yield Move(c.id, moved_by(c, shift), "grapple")
    for c in group:
        yield from moved(fight, c)
    yield Tell("drags", (me.id,), {"metres": far})


def moved_by(c: Creature, shift: tuple[int, ...]) -> Pos:
    x, y, z = c.pos
    return (x + shift[0], y + shift[1], z + shift[2])


BREAKING_FREE = Theme(
    verbs={
        "escape": Verb(
            Escape,
            escape,
            (
                Arg("how", "word", how_words, optional=True),
                Arg("to", "place", optional=True),
            ),
        ),
        "drag": Verb(Drag, drag, (Arg("to", "place"),)),
    },
    questions=("keep-hold",),
    tells=("escaped", "drags"),
    facts=("filled", "floor"),
    refusals=("no-room",),
)
