"""Bodies follow the fold: whoever the rules have moved is moved in the world too, once.

What each body was last brought to is kept in the store, so that a restart makes up for what a
kill cut off, and whoever strayed by themselves is not mistaken for somebody who was pushed.
"""

from collections.abc import Callable, Iterable

from rules.engine.geometry import Block, Position, anchor_of
from rules.engine.grid import neighbours
from rules.engine.state import Being
from rules.engine.table import Table

from .ground import Ground, Know
from .line import READINGS, Line
from .minecraft import commands, replies
from .roster import Roster
from .store.kept import Kept
from .strays import Strays
from .table import Hall

CURSOR = "bodies."
"""Before a fight's id: the name under which the store keeps where its bodies were brought."""
_Plain = dict[str, tuple[int, int, int, str]]
BROUGHT: Kept[_Plain] = Kept(CURSOR, _Plain)

Brought = tuple[Block, str]
"""A block, and the id of the creature that is ridden, "" for none."""

Key = tuple[str, str]
"""Fight and creature, by id."""


class Places:
    """Where bodies were last seen, by UUID; those not loaded are not there."""

    def __init__(self) -> None:
        self.known: dict[str, Position] = {}

    def feet(self, body: str) -> Position | None:
        """The middle of a body's feet, in metres."""
        return self.known.get(body)


SADDLE_M = 0.8
"""Who sits on a mount is no farther from its middle, and at most that and two blocks above."""


def apart(a: Block, b: Block) -> int:
    """Steps between two blocks, if nothing is in the way."""
    return max(abs(p - q) for p, q in zip(a, b, strict=True))


SUNK_M = 0.125
"""Paths, fields and chests are that much lower than a whole block: one stands on them, not in."""


def stood_on(place: Position, width: int = 1) -> Block:
    """The block that feet at this place stand in, the lowest corner of a body so wide."""
    x, y, z = place
    return anchor_of((x, y + SUNK_M, z), width)


def body_of(being: Being) -> str:
    """The UUID of the entity in the world: its own, else its player's."""
    return being.body or being.player


class Mover:
    """Moves bodies to where the fights have them. Raises LinkLost; then it is tried again."""

    def __init__(
        self,
        link: Line,
        roster: Roster,
        hall: Hall,
        places: Places,
        know: Know,
        cramped: Callable[[str, Being], None],
    ) -> None:
        self.link, self.roster, self.hall, self.places = link, roster, hall, places
        self.know, self.cramped = know, cramped
        self.namespace = ""
        self.rides = False
        """Whether the server knows the command that seats somebody."""
        self.seen: dict[Key, Block] = {}
        """The block each body stood on at the last look."""
        self._cramped: dict[Key, Block] = {}
        self.strays = Strays(hall.store)
        self._brought: dict[str, dict[str, Brought]] = {}
        self._kept: dict[str, dict[str, Brought]] = {}  # as the store has it
        self._levels: dict[Block, float] = {}

    # -- where a body is -------------------------------------------------------------------------

    def block(self, table: Table, who: str) -> Block | None:
        """The block that a creature's body stands on; None if it is not seen, or has none.

        Who spectates has none: nothing would hold him, and walls would not stop him. Nor has who
        left the fight while the world was asked.
        """
        if who not in table.fight:
            return None
        body = body_of(table.fight.state.beings[who])
        place = None if self.roster.spectates(body) else self.places.feet(body)
        return None if place is None else stood_on(place, size(table, who)[0])

    def stands(self, fight: str, table: Table, who: str) -> bool:
        """Whether its body is where the fight has it, or as near as there was room."""
        block = self.block(table, who)
        if block is None:
            return False
        pos = table.fight.state.beings[who].pos
        return block == pos or self.strays.beside(fight, who) == (pos, block)

    def note(self, block: Block, place: Position) -> None:
        """A body was seen there: how high one stands on that block."""
        if len(self._levels) > MOST_LEVELS:
            self._levels.clear()
        self._levels[block] = min(place[1], self._levels.get(block, place[1]))

    # -- what the rules have moved -----------------------------------------------------------------

    async def bring(self, fight: str, table: Table) -> bool:
        """Move everybody whom the rules have moved since the last look; True if anybody was."""
        before = self._load(fight)
        after: dict[str, Brought] = {}
        moved: list[str] = []
        for who in _mounts_first(table):
            being = table.fight.state.beings.get(who)
            if being is None:  # it left while another one was moved
                continue
            old, new = before.get(being.id), _wanted(table, being)
            if new is None:
                continue
            after[being.id] = new
            if old is None or old == new or self.strays.on_foot(fight, being.id, new[0]):
                continue
            if self.block(table, being.id) is None:
                after[being.id] = old  # out of sight: when it is seen again
            elif new[1] in moved and not self.rides:
                after[being.id] = old  # the next look shows whether its mount took it along
            elif await self._move(fight, table, being, old):
                moved.append(being.id)
        self._brought[fight] = after
        if after != self._kept[fight]:
            self._keep(fight, after)
        return bool(moved)

    def due(self, fight: str, table: Table, who: str) -> bool:
        """Whether the rules have moved it since bodies were brought."""
        old = self._load(fight).get(who)
        return old is not None and old != _wanted(table, table.fight.state.beings[who])

    def accept(self, fight: str, table: Table, *who: str) -> None:
        """They have walked there themselves: nobody is to be moved because of it."""
        brought = self._load(fight)
        for id in who:
            being = table.fight.state.beings.get(id)
            if being is not None and (there := _wanted(table, being)) is not None:
                brought[id] = there

    async def _move(self, fight: str, table: Table, being: Being, old: Brought) -> bool:
        """One body, out of its old saddle or into its new one, and to its place."""
        seat = table.rules.seat(table.fight[being.id])
        if seat == old[1] and self.carried(table, being.id):
            return False  # it goes where its mount goes
        if old[1] and seat != old[1] and self.rides:
            await self.link.command(commands.dismount(self._target(being)))
        if seat and seat != old[1] and await self._sit(table, being, seat):
            return True
        return not self.stands(fight, table, being.id) and await self.put(fight, table, being.id)

    async def _sit(self, table: Table, being: Being, mount: str) -> bool:
        """Seat it, if the server can; then it is where its mount is."""
        beast = table.fight.state.beings[mount] if mount in table.fight else None
        if not self.rides or beast is None or body_of(beast) not in self.places.known:
            return False
        command = commands.mount(self._target(being), self._target(beast))
        for _ in range(READINGS):  # who sits there already does so still
            if replies.seated(await self.link.command(command)):
                break
        else:
            return False
        there = self.places.feet(body_of(beast))
        if there is not None:  # else it was lost from sight meanwhile
            self.places.known[body_of(being)] = there
        return True

    def carried(self, table: Table, who: str) -> bool:
        """Whether it sits on a creature of the fight, so that its body goes where that one goes."""
        seat = table.rules.seat(table.fight[who])
        if seat not in table.fight:
            return False
        beings = table.fight.state.beings
        me, under = (self.places.feet(body_of(beings[w])) for w in (who, seat))
        if me is None or under is None:
            return False
        return max(abs(me[0] - under[0]), abs(me[2] - under[2]), me[1] - under[1] - 2) < SADDLE_M

    def _target(self, being: Being) -> str:
        body = body_of(being)
        player = self.roster.by_uuid(body)
        return commands.player(player.name) if player else body

    # -- moving ------------------------------------------------------------------------------------

    async def put(self, fight: str, table: Table, who: str) -> bool:
        """The body stands again where the fight has the creature, or beside it for want of room."""
        being = table.fight.state.beings.get(who)
        if being is None or being.pos is None or not body_of(being):
            return False
        width, height = size(table, who)
        block = await self._room(Ground(self.know, table, width, height, trusting=True), being.pos)
        if block is None:
            if self._cramped.get((fight, who)) != being.pos:
                self._cramped[fight, who] = being.pos
                self.cramped(fight, being)
            return False
        self.strays.put(fight, who, being.pos, block)
        half = width / 2
        place = (block[0] + half, self._levels.get(block, float(block[1])), block[2] + half)
        riders = self._riders(table, who)
        self._seat(fight, riders, "")  # a kill on the way leaves nobody on foot
        for rider in riders:  # whoever holds the reins would ride back at once
            await self.link.command(commands.dismount(self._target(rider)))
        await self._teleport(self._target(being), place)
        self.places.known[body_of(being)] = place
        self.seen[fight, who] = block
        for rider in riders:
            await self._sit(table, rider, who)
        self._seat(fight, riders, who)
        return True

    async def _teleport(self, target: str, place: Position) -> None:
        """Within `/execute`, Paper calls commands by their full names since 1.20.6 only, as plugins
        may take the short ones; before, as on Spigot, the short ones are the game's own."""
        answer = await self.link.command(commands.teleport(target, *place, self.namespace))
        if self.namespace and replies.misunderstood(answer):
            self.namespace = ""
            await self.link.command(commands.teleport(target, *place))

    def _seat(self, fight: str, riders: list[Being], mount: str) -> None:
        """Write down that they sit there: the next look brings whoever should sit elsewhere."""
        if not riders:
            return
        brought = self._load(fight)
        for rider in riders:
            if rider.id in brought:
                brought[rider.id] = (brought[rider.id][0], mount)
        self._keep(fight, brought)

    def _riders(self, table: Table, mount: str) -> list[Being]:
        """Whoever sits on it in the world too, if the server can seat them again."""
        seated = [c for c in table.fight if table.rules.seat(c) == mount and self.rides]
        return [c.being for c in seated if self.carried(table, c.id)]

    async def _room(self, ground: Ground, block: Block) -> Block | None:
        """The block, or the nearest one where the body is not in a wall nor in the air."""
        await ground.learn([("filled", block)])
        if ground.fits(block):
            return block
        x, y, z = block
        around = [(x, y + 1, z), *neighbours(block), (x, y + 2, z)]
        names = ("filled", "floor", "water", "climb")
        await ground.learn((n, b) for b in around for n in names)
        return next((b for b in around if ground.fits(b) and ground.holds(b)), None)

    async def put_all(self, fight: str) -> int:
        """Everybody of a fight who stands elsewhere is put back; how many that were."""
        table, moved = self.hall.tables.get(fight), 0
        for who in list(table.fight.state.beings) if table else ():
            if table is None or self.block(table, who) is None:
                continue
            if not (self.stands(fight, table, who) or self.carried(table, who)):
                moved += await self.put(fight, table, who)
        return moved

    # -- what was brought where --------------------------------------------------------------------

    def _load(self, fight: str) -> dict[str, Brought]:
        if fight not in self._brought:
            kept = BROUGHT.read(self.hall.store.cursor(CURSOR + fight) or "{}")
            self._kept[fight] = {who: ((x, y, z), seat) for who, (x, y, z, seat) in kept.items()}
            self._brought[fight] = dict(self._kept[fight])
        return self._brought[fight]

    def _keep(self, fight: str, brought: dict[str, Brought]) -> None:
        plain = {who: (*block, seat) for who, (block, seat) in brought.items()}
        self.hall.store.move_cursor(CURSOR + fight, BROUGHT.text(plain))
        self._kept[fight] = dict(brought)


MOST_LEVELS = 5000
"""Blocks whose height we remember."""


def size(table: Table, who: str) -> tuple[int, int]:
    """Blocks from side to side and upwards, by its ruleset."""
    return table.rules.body(table.fight[who])


def _wanted(table: Table, being: Being) -> Brought | None:
    if being.pos is None or not body_of(being):
        return None
    return being.pos, table.rules.seat(table.fight[being.id])


def _mounts_first(table: Table) -> Iterable[str]:
    return sorted(
        table.fight.state.beings, key=lambda who: bool(table.rules.seat(table.fight[who]))
    )
