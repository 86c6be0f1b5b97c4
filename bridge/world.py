"""The world as last seen: who is online, who clicked, where bodies stand; and what follows of it.

Every poll takes at most two exchanges, and nothing is asked while there is nobody to ask about.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from rules.engine.geometry import Block, Position
from rules.engine.records import UNKNOWN
from rules.engine.requests import Fact
from rules.engine.table import Table

from .absence import Absences
from .absence import Notices as Missing
from .bodies import Mover, Places, body_of, stood_on
from .line import READINGS, Line, heard
from .march import Door as Sender
from .march import Marcher
from .minecraft import clicks, commands, replies
from .minecraft.leftovers import BODY
from .roster import Player, Roster
from .ruling import ruled
from .said import MobWish
from .table import Hall
from .walk import Follower, Walking
from .walk import Notices as Moving

Mob = tuple[str, str, Block]
"""UUID, custom name ("" if none) and block."""


class Door(Protocol):
    """What the world tells of: the intake."""

    def click(self, who: Player, token: int) -> None: ...

    def walked(self, fight: str, creature: str, block: Block) -> object: ...

    def learn(self, fight: str, values: tuple[Any, ...]) -> None: ...


class Intake(Door, Sender, Protocol):
    """What it tells, and how it makes whoever was sent somewhere walk there."""


class Blocks(Protocol):
    """What blocks say of facts; without them each is what its rule takes for granted."""

    async def read(self, table: Table, facts: tuple[Fact, ...]) -> tuple[Any, ...]: ...

    def forget(self) -> None: ...

    @property
    def spent(self) -> int: ...


class Notices(Moving, Missing, Protocol):
    """Who is told of what the world does by itself."""


class _Agreed:
    """Players whom a selector finds: a change counts when it was read twice.

    Another client's words among the answers must give nobody a right, nor take it.
    """

    def __init__(self, link: Line, roster: Roster) -> None:
        self._link, self._roster = link, roster
        self._last: tuple[Player, ...] = ()
        self._agreed: tuple[Player, ...] = ()

    async def read(self, selector: str) -> tuple[Player, ...]:
        for _ in range(READINGS):
            answer = await self._link.command(commands.who(selector))
            players = {p.uuid: p for p in self._roster.online.values()}
            found = replies.clicked(answer, {p.name: u for u, p in players.items()})
            before, self._last = self._last, tuple(players[u] for u in found)
            if self._last == before:
                self._agreed = before
                break
        return self._agreed


@dataclass(slots=True)
class _Met:
    """What was done since the server was met: who is tagged, who may click, whether we looked.

    Whoever is at it when the server is met anew ends it for the meeting it was begun in.
    """

    tagged: frozenset[str] | None = None
    enabled: frozenset[str] | None = None
    looked: bool = False


class World:
    """One server's bodies, clicks and players. Raises LinkLost from every poll."""

    def __init__(
        self,
        link: Line,
        roster: Roster,
        hall: Hall,
        places: Places,
        door: Intake,
        notices: Notices,
        walking: Walking = "averti",
        master_tag: str = "",
        clock: Callable[[], float] = time.time,
        terrain: Blocks | None = None,
    ) -> None:
        self.link, self.roster, self.hall, self.places = link, roster, hall, places
        self.door: Door = door
        self.master_tag = master_tag
        self.terrain = terrain
        self._answering = asyncio.Lock()
        self.displays: dict[str, str] = {}
        self._masters = _Agreed(link, roster)
        self._spectators = _Agreed(link, roster)
        self.mover = Mover(link, roster, hall, places, self.know, notices.cramped)
        self.marcher = Marcher(hall, self.mover, door, self._settle, self._spent)
        self.absences = Absences(hall, roster, places, notices)
        self.follower = Follower(hall, self.mover, door, self._settle, notices, walking, clock)
        self._namespace = ""
        self._met = _Met()

    # -- who is there ---------------------------------------------------------------------------

    def forget(self) -> None:
        """The server may have been another one meanwhile: tags and triggers are set anew.

        Where bodies were seen holds until the next look: who asks meanwhile is not blind.
        """
        self._met = _Met()

    def call_by(self, namespace: str) -> None:
        """What stands before commands whose names a plugin may have taken."""
        self._namespace = self.mover.namespace = namespace

    async def look_who(self) -> bool:
        """Who is online, who is a game master, and during a fight who spectates; True if somebody
        came or went."""
        before = set(self.roster.online)
        self.roster.refresh(await self._online())
        if self.master_tag and self.roster.online:
            masters = await self._masters.read(commands.tagged(self.master_tag))
            self.roster.refresh_tagged(p.name for p in masters)
        if self.hall.tables and self.roster.online:
            await self._look_on()
        await self._enable()
        return set(self.roster.online) != before

    async def _online(self) -> dict[str, str]:
        """Name → UUID. A plugin's own ``/list`` cannot be read: then, and until the link is
        made anew, the game's commands are called by their full names."""
        try:
            return await self._listed(self._namespace)
        except replies.Unreadable:
            if self._namespace:
                raise
            online = await self._listed(commands.NAMESPACE)
        self.call_by(commands.NAMESPACE)
        return online

    async def _listed(self, namespace: str) -> dict[str, str]:
        """Asked a few times: who speaks and is not on it is not heard."""
        readings = READINGS
        while True:
            answer = await self.link.command(namespace + commands.LIST_PLAYERS)
            try:
                return replies.players_online(answer)
            except replies.Unreadable:
                readings -= 1
                if not readings:
                    raise

    async def _look_on(self) -> None:
        spectators = await self._spectators.read(commands.SPECTATORS)
        self.roster.refresh_spectators(p.uuid for p in spectators)

    async def look_names(self) -> bool:
        """How the players' names are shown, with what their teams put around them."""
        uuids = [p.uuid for p in self.roster.online.values()]
        answer = await self.link.command(commands.who(commands.EVERYBODY))
        displays = replies.displays(answer, uuids)
        if not displays and uuids:
            raise replies.Unreadable("not the names of the players", answer)
        self.displays = displays
        return True

    async def _enable(self) -> None:
        """Let everybody online click. The objective is made once a connection."""
        met, here = self._met, frozenset(p.uuid for p in self.roster.online.values())
        if met.enabled is None:
            await self.link.command(clicks.create())
        if here - (met.enabled or frozenset()):
            await self.link.command(commands.trigger_enable(commands.EVERYBODY, clicks.OBJECTIVE))
        elif here:  # who has set it to 0, or less, by hand could otherwise never click again
            idle = commands.idle(clicks.OBJECTIVE)
            await self.link.command(commands.trigger_enable(idle, clicks.OBJECTIVE))
        met.enabled = here

    # -- clicks ---------------------------------------------------------------------------------

    async def read_clicks(self) -> bool:
        """Carry out what was clicked since the last poll; True if anything was."""
        if not self.roster.online:
            return False
        objective = clicks.OBJECTIVE
        clickers = commands.who(commands.clickers(objective))
        answer = await self.link.command(clickers)
        names = {p.name: p.uuid for p in self.roster.online.values()}
        found = replies.clicked(answer, names)
        for uuid in found:
            player = self.roster.by_uuid(uuid)
            if player is None:
                continue
            who = commands.player(player.name)
            answer = await self.link.command(commands.score_get(who, objective))
            token = replies.score(answer, (clicks.TITLE, objective))
            # Before the wish is carried out: the buttons it brings must work once they are seen.
            await self.link.command(commands.trigger_enable(who, objective))
            if not token:
                continue
            await self._settle()  # of a wish that came by another door
            await self.look_for(player)
            store, click = self.hall.store, (uuid, token)
            if click not in store.held and store.clicked.get(uuid) != token:  # else it was read
                self.door.click(player, token)
            if click in store.held:
                continue
            # Only when the wish is written down may the click go: it is harmless to read twice.
            # A newer click meanwhile stays, for the next look.
            await self.link.command(clicks.take_back(who, token, objective))
            store.taken_back(uuid)
        gone = self.hall.store.clicked.keys() & set(names.values()) - set(found)
        if gone:  # by one answer, which another client may have spoilt, it is not
            gone -= set(replies.clicked(await heard(self.link, clickers), names))
        for uuid in gone:
            self.hall.store.taken_back(uuid)
        return bool(found)

    # -- bodies ---------------------------------------------------------------------------------

    async def look_for(self, player: Player) -> None:
        """Whoever wishes something stands somewhere: after a restart of the server we have not
        looked yet. Raises LinkLost."""
        seen = self._met.looked and player.uuid in self.places.known
        if self.hall.tables and not seen:
            await self.look_where()

    async def look_where(self) -> bool:
        """Read all positions and let what moved have its consequences; True if anything had."""
        met = self._met
        if not self.hall.tables:
            if met.tagged != frozenset():  # a kill may have left some
                await self.link.command(commands.tag_remove(commands.bearers(BODY), BODY))
            met.tagged = frozenset()
            self.places.known.clear()
            return False
        wanted = self._bodies()
        if not wanted:
            return False
        await self._tag(met, wanted)
        everybody = commands.bearers(BODY)
        seen: dict[str, Position] = {}
        for _ in range(READINGS):  # another client's words may stand among the answers
            names = await self.link.command(commands.who(everybody))
            where = await self.link.command(commands.feet(everybody))
            seen = replies.positions(names, where, wanted)
            if seen:
                break
        self.places.known, met.looked = seen, True
        if self.terrain is not None:
            self.terrain.forget()
        moved = await self.follower.look()
        moved |= await self.marcher.go_on()
        self.absences.look()
        return moved

    def _bodies(self) -> frozenset[str]:
        players = {p.uuid for p in self.roster.online.values()}
        beings = [b for t in self.hall.tables.values() for b in t.fight.state.beings.values()]
        mobs = {b.body for b in beings if b.body != b.player}  # a led mount's too
        return frozenset(players | mobs - {""})

    async def _tag(self, met: _Met, wanted: frozenset[str]) -> None:
        """Tags last as long as the body; they are set when somebody new is to be read."""
        fresh = wanted - (met.tagged or frozenset())
        players = {p.uuid for p in self.roster.online.values()}
        if fresh & players:
            await self.link.command(commands.tag_add(commands.EVERYBODY, BODY))
            await self._look_on()
        for body in sorted(fresh - players):
            await self.link.command(commands.tag_add(body, BODY))
        met.tagged = wanted

    # -- mobs ---------------------------------------------------------------------------------

    async def find_mobs(self, wish: MobWish) -> list[Mob]:
        """Mobs of a type within a radius, nearest last seen first as the server lists them."""
        centre = wish.centre
        if centre is None:  # the fight has just been opened
            await self.look_where()
            centre = self.places.feet(wish.by.uuid)
        if centre is None:
            return []
        x, y, z = (commands.number(c) for c in centre)
        near = f"x={x},y={y},z={z},distance=..{wish.radius:g}"
        mobs = f"@e[type={wish.type},{near}]"
        at = commands.player(wish.by.name)
        found: dict[str, Position] = {}
        for _ in range(READINGS):  # another client's words may stand among the answers
            names = await heard(self.link, commands.who(mobs, at))
            found = replies.positions(names, await self.link.command(commands.feet(mobs, at)))
            if found:
                break
        return [(uuid, "", stood_on(place)) for uuid, place in found.items()]

    # -- facts ----------------------------------------------------------------------------------

    def blind(self) -> bool:
        """Whether nobody has looked yet at a fight or a server, or a fact's body was not seen."""
        if not self.hall.tables or not self.roster.online:
            return False
        if not (self._met.looked and self.places.known):
            return True
        return any(
            self._unseen(table, fact)
            for table in self.hall.tables.values()
            for fact in table.wanted
        )

    async def answer_facts(self) -> bool:
        """Tell every fight what it asked of the world; True if any had asked. Raises LinkLost.

        What was seen of the blocks is forgotten then: the next act looks again.
        """
        asked = await self._settle()
        if asked and self.terrain is not None:
            self.terrain.forget()
        return asked

    async def _settle(self) -> bool:
        """The same between two steps of a walk, for which what was seen still holds."""
        asked = False
        async with self._answering:
            for fight, table in list(self.hall.tables.items()):
                while (run := table.run) is not None and (wanted := table.wanted):
                    request = run.waiting
                    values = await self.know(table, wanted)
                    if table.run is run and run.waiting is request:  # not cancelled meanwhile
                        self.door.learn(fight, values)
                    asked = True
        return asked

    async def know(self, table: Table, facts: tuple[Fact, ...]) -> tuple[Any, ...]:
        """What the world says of some facts, unless the game master has; of those about a body
        out of sight, UNKNOWN."""
        said = {f: ruled(table, f) for f in facts}
        open_to = tuple(f for f, v in said.items() if v == UNKNOWN and not self._unseen(table, f))
        if self.terrain is None:
            said |= {f: f.default for f in open_to}
        elif open_to:
            said |= zip(open_to, await self.terrain.read(table, open_to), strict=True)
        return tuple(said[f] for f in facts)

    def _spent(self) -> int:
        """Exchanges about blocks, so far."""
        return self.terrain.spent if self.terrain is not None else 0

    def _unseen(self, table: Table, fact: Fact) -> bool:
        """Whether it speaks of a creature whose body is not in sight."""
        beings = table.fight.state.beings
        for arg in fact.args:
            being = beings.get(arg) if isinstance(arg, str) else None
            if being is not None and body_of(being) and body_of(being) not in self.places.known:
                return True
        return False
