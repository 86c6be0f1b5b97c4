"""The fact port: what rules ask of the world, read from the blocks around the fight.

What nobody can read keeps its rule's default; what could be read and was not is UNKNOWN.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from rules.engine.fight import Fight
from rules.engine.geometry import Block, Box, Position
from rules.engine.records import UNKNOWN
from rules.engine.requests import Fact
from rules.engine.state import Being
from rules.engine.table import Table

from ..bodies import body_of, stood_on
from ..line import Line
from ..minecraft import commands
from ..minecraft.dialect import Dialect
from ..rcon.errors import LinkLost
from . import air, ground, mount
from .kinds import Kind, TableModel, kinds_of
from .probe import Probe, Stranger, Unseen
from .rays import Stance
from .sightline import Bundle, bundle, hidden, seen

log = logging.getLogger(__name__)

T = TypeVar("T")

RAYS_BUDGET = 12
"""Exchanges that all that is asked in one reading about the eyes and bodies of two may take."""
GROUND_BUDGET = 8
"""The same for what is asked about blocks; more where more blocks are asked about."""
MOST_BUDGET = 48
"""However many they are: nobody else is answered meanwhile."""
ROOM_BUDGET = 16
"""The same for the room that a large body has."""

Feet = Callable[[str], Position | None]
"""Where a body was last seen, by its UUID."""
NameOf = Callable[[str], str | None]
"""The name of a player who is online, by UUID."""
Told = Callable[[Table, "Covered"], None]


@dataclass(frozen=True, slots=True)
class Covered:
    """Why a target is hidden from somebody: told to whoever attacks, and to the game master."""

    who: str
    target: str
    degree: str
    share: float
    kind: Kind | None = None
    block: Block | None = None


class Terrain:
    """One server's blocks. ``told`` hears of every cover that was found."""

    def __init__(
        self,
        line: Line,
        feet: Feet,
        name_of: NameOf,
        model: TableModel,
        dialect: Dialect,
        told: Told = lambda table, covered: None,
    ) -> None:
        self.line, self.feet, self.name_of, self.told = line, feet, name_of, told
        self.model = model
        self.speak(dialect)
        self._probes: dict[int, tuple[Probe, dict[tuple[str, Block], bool]]] = {}
        self._forgotten = 0
        self._reading = asyncio.Lock()

    def speak(self, dialect: Dialect) -> None:
        """The server is of this version."""
        self.dialect = dialect
        self.kinds = kinds_of(self.model, dialect.version)

    def forget(self) -> None:
        """Blocks may have changed: what was seen of them holds for one action only."""
        self._forgotten = self.spent
        self._probes.clear()

    @property
    def spent(self) -> int:
        """Exchanges so far."""
        return self._forgotten + sum(probe.spent for probe, _ in self._probes.values())

    async def read(self, table: Table, facts: Sequence[Fact]) -> tuple[Any, ...]:
        """One value a fact, in their order. Raises LinkLost."""
        async with self._reading:
            while True:
                try:
                    return await _Reading(self, table, facts).values()
                except LinkLost:  # half a reading would leave more questions for the next
                    self.forget()
                    raise
                except Stranger as stranger:
                    log.warning("%s: it is left out of the table of blocks", stranger)
                    self.kinds = self.kinds.without(stranger.name)
                    self.forget()

    def probe(
        self, table: Table, who: Iterable[str]
    ) -> tuple[Probe, dict[tuple[str, Block], bool]]:
        """What is known of the blocks of a fight, in the world where these creatures are."""
        if id(table) not in self._probes:
            beings = table.fight.state.beings
            near = [*(beings[w] for w in who if w in beings), *beings.values()]
            at = next((t for t in map(self.target, near) if t), "")
            self._probes[id(table)] = (Probe(self.line, self.kinds, at), {})
        return self._probes[id(table)]

    def target(self, being: Being) -> str:
        """A body as commands name it; "" if it is not there to be seen."""
        body = body_of(being)
        if not body or self.feet(body) is None:
            return ""
        name = self.name_of(body)
        return commands.player(name) if name else body

    def stance(self, table: Table, who: str) -> Stance | None:
        """Where a creature stands, as truly as is known; None: nowhere, or it has just left."""
        being = table.fight.state.beings.get(who)
        if being is None or being.pos is None:
            return None
        width, height = table.rules.body(table.fight[who])
        place = self.feet(body_of(being))
        if place is None or stood_on(place, width) != being.pos:
            place = Box.of(being.pos, width, height).centre
        return Stance(place, width, height)


class _Reading:
    """Some facts of one fight, asked at once."""

    def __init__(self, terrain: Terrain, table: Table, facts: Sequence[Fact]) -> None:
        self.terrain, self.table, self.facts = terrain, table, facts
        creatures = [a for f in facts for a in f.args if isinstance(a, str)]
        self.probe, self.said = terrain.probe(table, creatures)
        self.found: dict[Fact, Any] = {}
        self.light: dict[frozenset[str], Bundle] = {}
        self.covered: list[tuple[Covered, Block]] = []

    async def values(self) -> tuple[Any, ...]:
        of_bodies = [f for f in self.facts if f.name in ("cover", "sight")]
        left = dict.fromkeys((_pair(f) for f in of_bodies), RAYS_BUDGET)
        for fact in sorted(of_bodies, key=lambda f: f.name):  # cover tells of sight too
            self.probe.budget = left[_pair(fact)]
            self.found[_key(fact)] = await self._unless_unseen(fact, self._of_bodies)
            left[_pair(fact)] = self.probe.budget
        await self._of_blocks()
        await self._of_eyes()
        for fact in self.facts:
            if _key(fact) not in self.found:
                self.probe.budget = ROOM_BUDGET if fact.name == "space" else GROUND_BUDGET
                self.found[_key(fact)] = await self._unless_unseen(fact, self._of_else)
        for covered, block in self.covered:
            self.probe.budget = left[frozenset((covered.who, covered.target))]
            kind = await self.probe.named(block) if block in self.probe.known else None
            if {covered.who, covered.target} <= self.table.fight.state.beings.keys():
                self.terrain.told(self.table, replace(covered, kind=kind, block=block))
        return tuple(self.found[_key(f)] for f in self.facts)

    async def _unless_unseen(self, asked: T, read: Callable[[T], Awaitable[Any]]) -> Any:
        try:
            return await read(asked)
        except Stranger:
            raise
        except Unseen as why:
            log.info("%s is not known: %s", asked, why)
            return UNKNOWN

    # -- eyes and bodies ----------------------------------------------------------------------

    async def _of_bodies(self, fact: Fact) -> Any:
        a, b = fact.args[:2]
        covers = self.table.rules.covers_in(self.table.fight.settings)
        if a == b or (fact.name == "cover" and not covers):
            return fact.default
        light = self._light(a, b)
        if light is None:
            return fact.default
        self.probe.likely = self._where(b, a)
        if fact.name == "sight":
            return await seen(self.probe, light, self._eyes())
        return await self._cover(fact, light)

    def _light(self, a: str, b: str) -> Bundle | None:
        pair = frozenset((a, b))
        if pair not in self.light:
            me, target = self.terrain.stance(self.table, a), self.terrain.stance(self.table, b)
            if me is None or target is None:
                return None
            self.light[pair] = bundle(me, target)
        return self.light[pair]

    async def _cover(self, fact: Fact, light: Bundle) -> Any:
        a, b = fact.args[:2]
        rules = self.table.rules
        others = [self.terrain.stance(self.table, c.id) for c in self.table.fight
                  if c.id not in (a, b) and c.placed and not c.out]  # fmt: skip
        found = await hidden(
            self.probe, light, [o for o in others if o], rules.cover_by_bodies, self._eyes()
        )
        covers = rules.covers_in(self.table.fight.settings)
        reached = [d for d, least in covers.items() if found.share >= least - 1e-9]
        degree = max(reached, key=lambda d: covers[d], default=None)
        if degree is None:
            return fact.default
        if found.block is not None:
            covered = Covered(a, b, degree, found.share)
            self.covered.append((covered, found.block))
        return degree

    def _eyes(self) -> list[Block]:
        """The blocks of the eyes of whoever may be under water."""
        stances = [self.terrain.stance(self.table, f.args[0]) for f in self.facts
                   if f.name == "immersed"]  # fmt: skip
        return [air.eye_block(s) for s in stances if s is not None]

    # -- blocks -------------------------------------------------------------------------------

    async def _of_blocks(self) -> None:
        """All facts about single blocks together."""
        asked = [(f.name, f.args[0]) for f in self.facts
                 if f.name in ground.BLOCK_FACTS and f.args[0] is not None]  # fmt: skip
        new = [a for a in dict.fromkeys(asked) if a not in self.said]
        self.probe.budget = min(MOST_BUDGET, GROUND_BUDGET + 2 * len({b for _, b in new}))
        try:
            if new:
                await ground.settle(self.probe, new, self.said)
        except Stranger:
            raise
        except Unseen as why:
            log.info("%s: not all is known of the ground", why)
        for fact in self.facts:
            if fact.name in ground.BLOCK_FACTS and fact.args[0] is not None:
                self.found[_key(fact)] = self.said.get((fact.name, fact.args[0]), UNKNOWN)

    async def _of_eyes(self) -> None:
        """Who is under water, together if nobody is."""
        stances = {f: s for f in self.facts if f.name == "immersed"
                   if (s := self.terrain.stance(self.table, f.args[0])) is not None}  # fmt: skip
        self.probe.budget = GROUND_BUDGET
        if await self._unless_unseen([*stances], self._dry) is True:
            self.found.update({_key(f): False for f in stances})

    async def _dry(self, facts: Sequence[Fact]) -> bool:
        stances = [self.terrain.stance(self.table, f.args[0]) for f in facts]
        return await air.all_dry(self.probe, [s for s in stances if s is not None])

    async def _of_else(self, fact: Fact) -> Any:
        terrain, probe, arg = self.terrain, self.probe, fact.args[0]
        here = self._where(arg) if isinstance(arg, str) else ()
        probe.likely = (*(b for b in fact.args[1:] if b is not None), *here)
        stance = terrain.stance(self.table, arg) if isinstance(arg, str) else None
        match fact.name:
            case "drop" if arg is not None:
                return await ground.drop(probe, arg, terrain.dialect.lowest_block)
            case "light" if arg is not None and terrain.dialect.inline_predicates:
                return await air.light(probe, arg, terrain.dialect)
            case "immersed" if stance is not None:
                return await air.immersed(probe, stance)
            case "shelter" if stance is not None:
                return await ground.shelter(probe, self._box(arg))
            case "space" if len(fact.args) > 1 and fact.args[1] is not None:
                return await ground.space(probe, fact.args[1], *self._full_size(arg))
            case "vehicle":
                return await self._vehicle(arg)
            case _:
                return fact.default

    def _where(self, *who: str) -> tuple[Block, ...]:
        """Where the fight has them."""
        beings = (self.table.fight.state.beings.get(w) for w in who)
        return tuple(b.pos for b in beings if b is not None and b.pos is not None)

    def _full_size(self, who: str) -> tuple[int, int]:
        """Its width and height if nothing presses it. Raises Unseen."""
        if who not in self.table.fight:
            raise Unseen("it has just left")
        bare = replace(self.table.fight.state, effects={})
        return self.table.rules.body(Fight(self.table.rules, bare)[who])

    def _box(self, who: str) -> Box:
        width, height = self.table.rules.body(self.table.fight[who])
        return Box.of(self.table.fight[who].pos, width, height)

    async def _vehicle(self, who: str) -> str:
        """The id of the creature that it rides, else the UUID of what it sits in; "" for none."""
        beings = self.table.fight.state.beings
        being = beings.get(who)
        target = self.terrain.target(being) if being is not None else ""
        if being is None or not target:
            return ""
        body = body_of(being)
        player = target if target != body else ""
        under = await mount.ridden(self.probe, body, player, self.terrain.dialect)
        ridden = (b.id for b in beings.values() if under and under in (b.body, b.player))
        return next(ridden, under)


def _key(fact: Fact) -> Fact:
    """The same question, whatever its default."""
    return Fact(fact.name, fact.args)


def _pair(fact: Fact) -> frozenset[str]:
    """Between whom it is asked, either way."""
    return frozenset(fact.args[:2])
