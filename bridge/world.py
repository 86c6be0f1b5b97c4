"""The world as last seen: who is online, who clicked, where bodies stand; and what follows of it.

Every poll takes at most two exchanges, and nothing is asked while there is nobody to ask about.
"""

import logging
from collections.abc import Callable
from typing import Any, Literal, Protocol

from rules.engine.geometry import Block, Position, anchor_of, block_of
from rules.engine.records import UNKNOWN, Command
from rules.engine.requests import GM, Fact, Refused
from rules.engine.state import Being
from rules.engine.table import Table

from .minecraft import clicks, commands, replies
from .roster import Player, Roster
from .said import MobWish
from .table import Hall

log = logging.getLogger(__name__)

BODY_TAG = "melee.body"
"""On everybody whose position is read: all players, and the mobs that fight."""

Mob = tuple[str, str, Block]
"""UUID, custom name ("" if none) and block."""

Walking = Literal["libre", "averti", "strict"]


class Line(Protocol):
    """The link to the server."""

    async def command(self, text: str) -> str: ...


class Door(Protocol):
    """What the world tells of: the intake."""

    def click(self, who: Player, token: int) -> None: ...

    def walked(self, fight: str, creature: str, block: Block) -> object: ...

    def learn(self, fight: str, values: tuple[Any, ...]) -> None: ...


Stray = Callable[[str, Being], None]
"""Tell whoever plays a creature that its body is not where the fight has it."""


class Places:
    """Where bodies were last seen, by UUID; those not loaded are not there."""

    def __init__(self) -> None:
        self.known: dict[str, Position] = {}

    def feet(self, body: str) -> Position | None:
        """The middle of a body's feet, in metres."""
        return self.known.get(body)


class World:
    """One server's bodies, clicks and players. Raises LinkLost from every poll."""

    def __init__(
        self,
        link: Line,
        roster: Roster,
        hall: Hall,
        places: Places,
        door: Door,
        stray: Stray,
        walking: Walking = "averti",
        master_tag: str = "",
    ) -> None:
        self.link, self.roster, self.hall, self.places = link, roster, hall, places
        self.door, self.stray = door, stray
        self.walking, self.master_tag = walking, master_tag
        self.displays: dict[str, str] = {}
        self._namespace = ""
        self._tagged: frozenset[str] | None = None
        self._enabled: frozenset[str] | None = None
        self._seen: dict[tuple[str, str], Block] = {}

    # -- who is there ---------------------------------------------------------------------------

    def forget(self, namespace: str = "") -> None:
        """The server may have been another one meanwhile: tags and triggers are set anew.

        ``namespace``: before commands whose names a plugin may have taken.
        """
        self._tagged = self._enabled = None
        self._namespace = namespace
        self.places.known.clear()

    async def look_who(self) -> bool:
        """Who is online and who is a game master; True if somebody came or went."""
        before = set(self.roster.online)
        self.roster.refresh(await self._online())
        if self.master_tag and self.roster.online:
            answer = await self.link.command(commands.who(commands.tagged(self.master_tag)))
            known = {p.uuid: p.name for p in self.roster.online.values()}
            tagged = replies.clicked(answer, {n: u for u, n in known.items()})
            self.roster.refresh_tagged(known[u] for u in tagged)
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
        self._namespace = commands.NAMESPACE
        return online

    async def _listed(self, namespace: str) -> dict[str, str]:
        answer = await self.link.command(namespace + commands.LIST_PLAYERS)
        return replies.players_online(answer)

    async def look_names(self) -> bool:
        """How the players' names are shown, with what their teams put around them."""
        uuids = [p.uuid for p in self.roster.online.values()]
        answer = await self.link.command(commands.who(commands.EVERYBODY))
        self.displays = replies.displays(answer, uuids)
        return True

    async def _enable(self) -> None:
        """Let everybody online click. The objective is made once a connection."""
        here = frozenset(p.uuid for p in self.roster.online.values())
        if self._enabled is None:
            await self.link.command(f"scoreboard objectives add {clicks.OBJECTIVE} trigger")
        if here - (self._enabled or frozenset()):
            await self.link.command(commands.trigger_enable(commands.EVERYBODY, clicks.OBJECTIVE))
        elif here:  # who has set it to 0, or less, by hand could otherwise never click again
            idle = commands.idle(clicks.OBJECTIVE)
            await self.link.command(commands.trigger_enable(idle, clicks.OBJECTIVE))
        self._enabled = here

    # -- clicks ---------------------------------------------------------------------------------

    async def read_clicks(self) -> bool:
        """Carry out what was clicked since the last poll; True if anything was."""
        if not self.roster.online:
            return False
        objective = clicks.OBJECTIVE
        answer = await self.link.command(commands.who(commands.clickers(objective)))
        names = {p.name: p.uuid for p in self.roster.online.values()}
        found = replies.clicked(answer, names)
        for uuid in found:
            player = self.roster.by_uuid(uuid)
            if player is None:
                continue
            who = commands.player(player.name)
            token = replies.score(await self.link.command(commands.score_get(who, objective)))
            # Before the wish is carried out: the buttons it brings must work once they are seen.
            await self.link.command(commands.trigger_enable(who, objective))
            if not token:
                await self.link.command(commands.score_set(who, objective, 0))
                continue
            self.door.click(player, token)
            # Only when the wish is written down may the click go: it is harmless to read twice.
            # A newer click meanwhile stays, for the next look.
            await self.link.command(clicks.take_back(who, token, objective))
        return bool(found)

    # -- bodies ---------------------------------------------------------------------------------

    async def look_where(self) -> bool:
        """Read all positions and let what moved have its consequences; True if anything had."""
        if not self.hall.tables:
            if self._tagged:
                await self.link.command(commands.tag_remove(commands.bearers(BODY_TAG), BODY_TAG))
            self._tagged = None
            self.places.known.clear()
            return False
        wanted = self._bodies()
        if not wanted:
            return False
        await self._tag(wanted)
        everybody = commands.bearers(BODY_TAG)
        names = await self.link.command(commands.who(everybody))
        where = await self.link.command(commands.feet(everybody))
        self.places.known = replies.positions(names, where, wanted)
        moved = False
        for fight, table in list(self.hall.tables.items()):
            for being in list(table.fight.state.beings.values()):
                moved |= await self._follow(fight, table, being)
        return moved

    def _bodies(self) -> frozenset[str]:
        players = {p.uuid for p in self.roster.online.values()}
        mobs = {body_of(b) for t in self.hall.tables.values() for b in t.fight.state.beings.values()
                if not b.player}  # fmt: skip
        return frozenset(players | mobs - {""})

    async def _tag(self, wanted: frozenset[str]) -> None:
        """Tags last as long as the body; they are set when somebody new is to be read."""
        fresh = wanted - (self._tagged or frozenset())
        players = {p.uuid for p in self.roster.online.values()}
        if fresh & players:
            await self.link.command(commands.tag_add(commands.EVERYBODY, BODY_TAG))
        for body in sorted(fresh - players):
            await self.link.command(commands.tag_add(body, BODY_TAG))
        self._tagged = wanted

    # -- what follows of a movement ---------------------------------------------------------------

    async def _follow(self, fight: str, table: Table, being: Being) -> bool:
        """A body is on another block than at the last look, or not where the fight has it."""
        place = self.places.feet(body_of(being))
        if place is None or table.run is not None or table.paused:
            return False  # it is looked at again when the fight goes on
        block = anchor_of(place, _width(table, being.id))
        last, self._seen[(fight, being.id)] = self._seen.get((fight, being.id)), block
        if block == being.pos:
            return False
        if being.pos is None or not table.fight.clock.round:
            return _place(table, being.id, block)
        acting = being.id in table.fight.clock.acting()
        if acting and table.rules.step and block != last:  # each new block once, undone or not
            self.door.walked(fight, being.id, block)
            now = table.fight.state.beings.get(being.id)
            if table.run is not None or now is None or now.pos == block:
                return True
        return await self._astray(fight, table, being.id, told=acting or block == last)

    async def _astray(self, fight: str, table: Table, who: str, told: bool) -> bool:
        """By the setting: the position follows, its player is told, or the body is put back."""
        if self.walking == "libre":
            return _place(table, who, self._seen[(fight, who)])
        if not told:
            self.stray(fight, table.fight.state.beings[who])
        if self.walking == "strict":
            await self.put_back(table, who)
            self._seen.pop((fight, who), None)
            return True
        return not told

    async def put_back(self, table: Table, who: str) -> None:
        """The body stands again where the fight has the creature."""
        being = table.fight.state.beings[who]
        body, half = body_of(being), _width(table, who) / 2
        if being.pos is None or not body:
            return
        x, y, z = being.pos
        player = self.roster.by_uuid(body)
        target = commands.player(player.name) if player else body
        await self.link.command(commands.teleport(target, x + half, y, z + half, self._namespace))
        self.places.known[body] = (x + half, float(y), z + half)

    async def put_all_back(self, fight: str) -> int:
        """Everybody of a fight who stands elsewhere is put back; how many that were."""
        table, moved = self.hall.tables.get(fight), 0
        for being in list(table.fight.state.beings.values()) if table else ():
            place = self.places.feet(body_of(being))
            if table is None or place is None or being.pos is None:
                continue
            if anchor_of(place, _width(table, being.id)) != being.pos:
                await self.put_back(table, being.id)
                self._seen[(fight, being.id)] = being.pos
                moved += 1
        return moved

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
        names = await self.link.command(commands.who(mobs, at))
        found = replies.positions(names, await self.link.command(commands.feet(mobs, at)))
        return [(uuid, "", block_of(place)) for uuid, place in found.items()]

    # -- facts ----------------------------------------------------------------------------------

    def blind(self) -> bool:
        """Whether nothing was seen of a fight just opened, or of a body that a fact is about."""
        if not self.hall.tables or not self.roster.online:
            return False
        if not self.places.known:
            return True
        return any(
            self._unseen(table, fact)
            for table in self.hall.tables.values()
            for fact in table.wanted
        )

    def answer_facts(self) -> bool:
        """Tell every fight what it asked of the world; True if any had asked."""
        asked = False
        for fight, table in list(self.hall.tables.items()):
            while wanted := table.wanted:
                self.door.learn(fight, tuple(self._fact(table, f) for f in wanted))
                asked = True
        return asked

    def _fact(self, table: Table, fact: Fact) -> Any:
        """The default of its rule; unknown if a creature it speaks of has a body out of sight."""
        return UNKNOWN if self._unseen(table, fact) else fact.default

    def _unseen(self, table: Table, fact: Fact) -> bool:
        """Whether it speaks of a creature whose body is not in sight."""
        beings = table.fight.state.beings
        for arg in fact.args:
            being = beings.get(arg) if isinstance(arg, str) else None
            if being is not None and body_of(being) and body_of(being) not in self.places.known:
                return True
        return False


def body_of(being: Being) -> str:
    """The UUID of the entity in the world: its own, else its player's."""
    return being.body or being.player


def _place(table: Table, who: str, block: Block) -> bool:
    """The position follows the body."""
    try:
        table.do(Command(GM, GM, "place", {"who": who, "to": block}))
    except Refused as refusal:
        log.info("%s stays where it was: %s", who, refusal.code)
        return False
    return True


def _width(table: Table, who: str) -> int:
    """Blocks from side to side, by its ruleset."""
    return table.rules.body(table.fight[who])[0]
