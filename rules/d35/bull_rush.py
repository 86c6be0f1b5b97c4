"""Bull rushes: into somebody's space, and Strength against Strength."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Count
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Ask, Fact, Flow, Refused, Rolled, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect, Pos

from .attack import check_target
from .budget import require, spend, stop_walking
from .checks import opposed
from .ground import arrive_at, check_may_move
from .lanes import way
from .offers import at_foes
from .opportunity import able, leave, provoke
from .pace import speed, tolerance
from .rivalry import by_feat, steady
from .scale import METRES_PER_SQUARE, scale_of
from .settings import setting
from .sheet import Creature, Fight
from .space import free, squares
from .theme import Theme

RUSHING = "rushing"
"""``on`` and ``by`` push each other: a blow at one may hit the other (D-BULL-04)."""


@dataclass(frozen=True, slots=True)
class BullRush:
    actor: str
    target: str


def check_rush(me: Creature, target: Creature) -> None:
    """D-BULL-02: no more than one size larger; on one's feet. Raises Refused."""
    check_target(me, target, "D-BULL-01")
    check_may_move(me)
    if me.has("prone"):
        raise Refused("cannot-move", "D-BULL-01", who=me.id, why="prone")
    most = int(setting(me.fight, "bull_rush", "size_max_above"))
    if target.sheet.size.rang - me.sheet.size.rang > most:
        raise Refused("too-large", "D-BULL-02", who=target.id)


def bull_rush(fight: Fight, act: BullRush) -> Flow[None]:
    """D-BULL-01: a standard action, from the square beside."""
    me, target = fight[act.actor], fight[act.target]
    check_possible(fight, me, target)
    yield from spend(fight, me, "standard", "D-BULL-01")
    yield from rush(fight, me, target)


def check_possible(fight: Fight, me: Creature, target: Creature) -> None:
    """D-BULL-01, D-BULL-07: from beside it, with a square of the way left. Raises Refused."""
    check_rush(me, target)
    require(me, "standard", "D-BULL-01")
    if squares(me, target) > 1:
        raise Refused("too-far-to-rush", "D-BULL-01", who=target.id)
    if me["place"]:
        raise Refused("stepped-already", "D-STEP-02", who=me.id)
    if budget(me) + tolerance(fight) < METRES_PER_SQUARE:
        raise Refused("too-far", "D-BULL-07", left=budget(me))


def offers(fight: Fight, me: Creature) -> list[Offer]:
    """D-BULL-01: against whoever stands beside it."""
    return at_foes(me, "bull_rush", lambda foe: check_possible(fight, me, foe))


def budget(me: Creature, charge: bool = False) -> float:
    """D-BULL-07, A-51: metres it may still go this round, the entry among them."""
    whole = speed(me) * (setting(me.fight, "charge", "multiplier") if charge else 1)
    gone = setting(me.fight, "bull_rush", "budget") == "speed_minus_moved"
    return max(0.0, whole - (me["distance"] if gone else 0.0))


def rush(fight: Fight, me: Creature, target: Creature, charge: bool = False) -> Flow[None]:
    """D-BULL-03…12, A-27: exposure, the contest, the push or the way back."""
    yield from together(me, target)
    yield from enter(fight, me, target)
    if able(me) and not me.has("prone"):
        yield from push(fight, me, target, charge)
    yield from lift([*me.effects(RUSHING), *target.effects(RUSHING)], "over")


def together(me: Creature, target: Creature) -> Flow[None]:
    yield Begin(Effect(RUSHING, me.id, target.id, me.this_end))
    yield Begin(Effect(RUSHING, target.id, me.id, me.this_end))


def enter(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """D-BULL-03, A-52: the target and all who threaten; with the feat not the target."""
    if not setting(fight, "bull_rush", "entry_provokes"):
        return
    spared = (target.id,) if me.sheet.has_feat("improved_bull_rush") else ()
    yield from provoke(fight, me, "bull_rush", besides=spared)


def push(fight: Fight, me: Creature, target: Creature, charge: bool) -> Flow[None]:
    """D-BULL-05, D-BULL-11: Strength against Strength, size and a firm stand.

    D-BULL-07: the entry is a square of the way.
    """
    bonus = int(setting(fight, "bull_rush", "charge")) if charge else 0
    more = (Mod(bonus, "charge"),) if bonus else ()
    mine = (*weight(me), *by_feat(me, "improved_bull_rush"), *more)
    theirs = (*weight(target), *steady(target, "bull_rush"))
    won, rolls = yield from opposed(fight, "bull_rush", me, mine, target, theirs)
    yield Count(me.id, "distance", me["distance"] + METRES_PER_SQUARE, "bull_rush")
    if won:
        yield from succeed(fight, me, target, rolls, charge)
    else:
        yield from fail(fight, me, target)
    if setting(fight, "bull_rush", "entry_uses_move"):
        yield from stop_walking(me)


def weight(me: Creature) -> tuple[Mod, ...]:
    """D-BULL-05, T-08: Strength, and so much for each size above or below the ordinary."""
    step = int(setting(me.fight, "bull_rush", "size_step"))
    found = (Mod(me.sheet.mod("FOR"), "FOR"), Mod(me.sheet.size.rang * step, "size"))
    return tuple(m for m in found if m.value)


def margin(rolls: tuple[Rolled, ...]) -> int:
    mine, theirs = rolls[-2:]
    return max(0, mine.total - theirs.total)


def succeed(
    fight: Fight, me: Creature, target: Creature, rolls: tuple[Rolled, ...], charge: bool
) -> Flow[None]:
    """D-BULL-06, D-BULL-07, D-BULL-12: 1.50 m back, more only if it is followed."""
    first = float(setting(fight, "bull_rush", "push_m"))
    per = int(setting(fight, "bull_rush", "per_margin"))
    extra = float(setting(fight, "bull_rush", "extra_m"))
    steps = margin(rolls) // per if per else 0
    reach = min(steps, int((budget(me, charge) + tolerance(fight)) // extra) if extra else 0)
    away = direction(me, target)
    follow = 0
    if reach > 0:
        options = tuple(str(n) for n in range(reach, -1, -1))
        about = {"who": target.id, "metres": first + reach * extra}
        follow = int((yield Ask(me.id, "bull-rush-follow", options, options[0], about)))
    wanted = blocks(fight, first + follow * extra)
    line = away[:wanted]
    start = target.pos
    done = yield from shove(fight, me, target, line)
    moved = scale_of(fight).metres(done)
    yield Tell("bull-rushed", (me.id, target.id), {"metres": moved})
    if followed := max(0.0, moved - first):
        yield Count(me.id, "distance", me["distance"] + followed, "bull_rush")
    yield from go_along(fight, me, target, start, blocks(fight, first))


def blocks(fight: Fight, metres: float) -> int:
    return max(1, round(scale_of(fight).blocks(metres)))


def direction(me: Creature, target: Creature) -> tuple[Pos, ...]:
    """D-BULL-06: straight back, block by block."""
    (x, _, z), (tx, _, tz) = me.box().centre, target.box().centre
    dx, dz = tx - x, tz - z
    far = max(abs(dx), abs(dz)) or 1.0
    at = target.pos
    cells = (
        (at[0] + round(dx / far * n), at[1], at[2] + round(dz / far * n)) for n in range(1, 65)
    )
    return tuple(dict.fromkeys(cells))


def shove(fight: Fight, me: Creature, target: Creature, line: tuple[Pos, ...]) -> Flow[int]:
    """D-BULL-08, D-BULL-10: back as far as there is room; third parties may strike it."""
    done = 0
    for to in line:
        walled = yield Fact("filled", (to,))
        if walled or not free(target, to, (me.id,)):
            break
        yield from leave(fight, target, (me.id,))
        if target.out == "dead":
            break
        yield from arrive_at(fight, target, to, "forced")
        done += 1
    return done


def go_along(fight: Fight, me: Creature, target: Creature, was: Pos, entry: int) -> Flow[None]:
    """D-BULL-08, D-BULL-12: as far as the other went; beyond its old space that exposes."""
    shift = [now - then for now, then in zip(target.pos, was, strict=True)]
    to = (me.pos[0] + shift[0], me.pos[1] + shift[1], me.pos[2] + shift[2])
    for n, at in enumerate(way(me, to)):
        if not free(me, at):
            return
        if n >= entry:
            yield from leave(fight, me, (target.id,))
            if not able(me) or me.has("prone"):
                return
        yield from arrive_at(fight, me, at)


def fail(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """D-BULL-09, A-61: back where it came from; on the ground if that is taken."""
    back = me.pos
    if setting(fight, "bull_rush", "loser") == "straight_back":
        (x, y, z), (tx, _, tz) = me.pos, target.pos
        far = max(abs(x - tx), abs(z - tz)) or 1
        back = (x + round((x - tx) / far), y, z + round((z - tz) / far))
    taken = not free(me, back)
    if back != me.pos and not taken:
        yield from arrive_at(fight, me, back, "forced")
    if taken and not me.has("prone"):
        yield Begin(Effect("prone", me.id))
    yield Tell("bull-rush-failed", (me.id, target.id), {"prone": taken})


BULL_RUSH = Theme(
    verbs={"bull_rush": Verb(BullRush, bull_rush, (Arg("target", "creature"),))},
    effects=(RUSHING,),
    quiet=(RUSHING,),
    facts=("filled",),
    questions=("bull-rush-follow",),
    tells=("bull-rushed", "bull-rush-failed"),
    refusals=("too-far-to-rush",),
    offers=offers,
)
