"""Through the space of somebody who stands in the way: what an overrun comes to."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.engine.changes import Begin, Count
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Ask, Flow, Refused, Tell
from rules.engine.state import Effect, Pos

from .blow import Blow
from .budget import stop_walking
from .checks import opposed
from .ground import arrive_at
from .hands import natural
from .lanes import straight, way
from .opportunity import able, leave, provoke
from .rivalry import by_feat, footing, steady, strength
from .scale import scale_of
from .settings import setting
from .sheet import Creature, Fight
from .space import free, hostile
from .strike import strike
from .theme import Theme, forbidden

OVERRAN = "overran"
"""``on`` has tried to overrun somebody this round."""


@dataclass(frozen=True, slots=True)
class Through:
    """Somebody on the way of a charge."""

    who: Creature

    def inside(self, mover: Creature, to: Pos) -> bool:
        return mover.box(to).overlaps(self.who.box())

    def starts(self, mover: Creature, to: Pos) -> bool:
        """The first step into its space; it has not been tried yet."""
        return self.inside(mover, to) and not mover.has(OVERRAN)


def check_victim(me: Creature, mover: Creature, victim: Creature) -> None:
    """D-OVERRUN-01: one a round, of one size larger at most, and somebody else. Raises Refused."""
    if mover.has(OVERRAN):
        raise Refused("overran-already", "D-OVERRUN-01", who=me.id)
    if victim in (me, mover) or victim.out or not hostile(me, victim):
        raise Refused("no-target", "D-OVERRUN-01", who=victim.id)
    most = setting(me.fight, "overrun", "size_max_above")
    if victim.sheet.size.rang - mover.sheet.size.rang > most:
        raise Refused("too-large", "D-OVERRUN-01", who=victim.id)


def may_go_through(
    fight: Fight, me: Creature, mover: Creature, whom: str, target: Creature
) -> Through | None:
    """D-OVERRUN-01, A-40: whom a charge may run over on its way. Raises Refused."""
    if not whom:
        return None
    if not setting(fight, "overrun", "in_charge"):
        raise Refused("not-in-a-charge", "D-OVERRUN-01", who=me.id)
    victim = fight[whom]
    if victim == target:
        raise Refused("no-target", "D-OVERRUN-01", who=whom)
    check_victim(me, mover, victim)
    return Through(victim)


def go_through(
    fight: Fight, me: Creature, mover: Creature, through: Through, to: Pos, cells: Sequence[Pos]
) -> Flow[bool]:
    """D-OVERRUN-11: in a charge; the lane goes on behind the one who was overrun."""
    after = list(cells[cells.index(to) :])
    beyond = next(at for at in after if not through.inside(mover, at))
    return (yield from sequence(fight, me, mover, through.who, beyond, charge=True))


def beyond(mover: Creature, victim: Creature) -> Pos | None:
    """The first free block behind it, straight on; None if there is none."""
    (x, y, z), (vx, _, vz) = mover.pos, victim.pos
    far = 8
    for at in way(mover, (x + far * (vx - x), y, z + far * (vz - z))):
        inside = mover.box(at).overlaps(victim.box())
        passed = abs(at[0] - x) + abs(at[2] - z) > abs(vx - x) + abs(vz - z)
        if passed and not inside:
            return at if free(mover, at) else None
    return None


def sequence(
    fight: Fight, me: Creature, mover: Creature, victim: Creature, to: Pos, charge: bool = False
) -> Flow[bool]:
    """D-OVERRUN-02: exposure, avoided or blocked, the contest; whether the mover goes on.

    D-OVERRUN-03, D-OVERRUN-05; D-OVERRUN-09: a mount's Strength and size for a rider.
    """
    yield Begin(Effect(OVERRAN, mover.id, "", me.next_start))
    yield from leave(fight, mover, (victim.id,))
    if able(me) and able(mover) and setting(fight, "overrun", "entry_provokes"):
        yield from provoke(fight, mover, "overrun", only=(victim.id,))
    if not (able(me) and able(mover)) or mover.has("prone"):
        return False
    if (yield from avoids(fight, me, mover, victim)):
        if not setting(fight, "overrun", "avoided_uses_attempt"):
            yield from lift(mover.effects(OVERRAN), "avoided")
        yield Tell("overrun-avoided", (me.id, victim.id))
        yield from cross(fight, mover, to)
        return True
    if not charge:
        yield Count(me.id, "simple", me["simple"] - 1, "overrun")
    yield Tell("overrun-blocked", (me.id, victim.id))
    bonus = int(setting(fight, "overrun", "charge")) if charge else 0
    mine = (*strength(mover), *by_feat(me, "improved_overrun"), *nonzero(bonus, "charge"))
    theirs = (*footing(victim), *steady(victim, "overrun"))
    won, _ = yield from opposed(fight, "overrun", mover, mine, victim, theirs)
    if not won:
        yield from lost(fight, me, mover, victim)
        return False
    yield from lift(victim.effects("prone"), "again")
    yield Begin(Effect("prone", victim.id))
    yield Tell("overruns", (me.id, victim.id))
    yield from trample(fight, me, mover, victim)
    yield from cross(fight, mover, to)
    return True


def nonzero(value: int, source: str) -> tuple[Mod, ...]:
    return (Mod(value, source),) if value else ()


def avoids(fight: Fight, me: Creature, mover: Creature, victim: Creature) -> Flow[bool]:
    """D-OVERRUN-04, D-OVERRUN-08, D-OVERRUN-10: it may step aside, if nothing keeps it there."""
    if forbidden(victim, "react") or victim.has("prone"):
        return False
    tramples = mover != me and me.sheet.has_feat("trample")
    if me.sheet.has_feat("improved_overrun") or tramples:
        return False
    said = yield Ask(victim.id, "overrun", ("avoid", "block"), "block", {"who": me.id})
    return bool(said == "avoid")


def cross(fight: Fight, mover: Creature, to: Pos) -> Flow[None]:
    """To the other side; it is part of the movement of the round."""
    metres = straight(mover, to)
    yield Count(mover.id, "distance", mover["distance"] + metres, "overrun")
    yield Count(mover.id, "pas", max(0.0, mover["pas"] - metres), "overrun")
    yield from arrive_at(fight, mover, to)


def lost(fight: Fight, me: Creature, mover: Creature, victim: Creature) -> Flow[None]:
    """D-OVERRUN-06, D-OVERRUN-07: the other's turn to throw it down; back where it came from."""
    counter, _ = yield from opposed(
        fight, "overrun", victim, strength(victim), mover, footing(mover)
    )
    back = retreat(mover, victim)
    occupied = not free(mover, back)
    if back != mover.pos and not occupied:
        yield from arrive_at(fight, mover, back, "forced")
    if (counter or occupied) and not mover.has("prone"):
        yield Begin(Effect("prone", mover.id))
    yield Tell("overrun-failed", (me.id, victim.id), {"prone": counter or occupied})
    yield from stop_walking(mover)


def retreat(mover: Creature, victim: Creature) -> Pos:
    """D-OVERRUN-07: the space beside it, from which it came; more where the setting says so."""
    more = setting(mover.fight, "overrun", "back_m") - 1.5
    blocks = round(scale_of(mover.fight).blocks(max(0.0, more)))
    (x, y, z), (vx, _, vz) = mover.pos, victim.pos
    line = way(mover, (x + 8 * (x - vx), y, z + 8 * (z - vz)))
    return line[blocks - 1] if blocks and line else mover.pos


def trample(fight: Fight, me: Creature, mover: Creature, victim: Creature) -> Flow[None]:
    """D-OVERRUN-10: with the feat the mount strikes at once with a hoof."""
    hooves = natural(mover)
    if mover == me or not me.sheet.has_feat("trample") or not hooves or victim.out:
        return
    blow = Blow(hooves[0], mover.sheet.BBA, why="overrun")
    yield from strike(fight, mover, victim, blow)


THROUGH = Theme(
    effects=(OVERRAN,),
    quiet=(OVERRAN,),
    questions=("overrun",),
    tells=("overrun-avoided", "overrun-blocked", "overruns", "overrun-failed"),
    refusals=("overran-already",),
)
