"""A scenario's world: the embedded server, the real service on a real file, and a clock of its own.

Nothing here waits for time to pass: the service's steps are called until nothing is left to do.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from pydantic import SecretStr, ValidationError

from rules.engine.codec import codec_for
from rules.engine.geometry import Block, anchor_of
from rules.engine.ruleset import Ruleset
from rules.engine.state import Being
from rules.engine.table import Table

from ..bodies import body_of
from ..i18n import Words
from ..minecraft.dialect import dialect
from ..minecraft.leftovers import POINTS
from ..mistakes import refused
from ..parts import Outside
from ..ports import Dice
from ..service import Service
from ..settings import Server as ServerSettings
from ..settings import Settings
from ..setup.correction import correction
from ..setup.finding import setup_words
from ..sim.entity import Entity, Player
from ..sim.errors import NoSuchBlock
from ..sim.message import Message
from ..sim.server import Server
from ..store.characters import Character
from ..store.rows import LogRow
from ..store.store import Store
from .dice import WrittenDice
from .expect import Came, Shown, creature
from .facts import Door, WrittenFacts
from .file import Fill, Scenario, ScenarioError, slug
from .setup import sheet_of, write_fight
from .worn import marks

PASSWORD = "scenario"
VERSION = "1.21.11"
BEGINNING = 1_700_000_000.0
"""Wall seconds at the first step."""
MOST_ROUNDS = 200
"""Steps of the service until one input has come to rest; more is a fault."""


class CannotDo(AssertionError):
    """A step asks for what is not possible in the world: a button that is not there."""


class Stuck(AssertionError):
    """The service does not come to rest."""


class Stage:
    """Made, then ``open``; ``close`` whatever happens."""

    def __init__(
        self,
        script: Scenario,
        rulesets: Mapping[str, Ruleset],
        folder: Path,
        version: str = "",
        dice: Dice | None = None,
        flavour: str = "vanilla",
    ) -> None:
        if script.ruleset not in rulesets:
            known = ", ".join(sorted(rulesets))
            raise ScenarioError(f"there is no ruleset {script.ruleset} (there are {known})")
        self.script, self.rulesets, self.folder = script, rulesets, folder
        self.version = version or script.version or VERSION
        self.server = Server(
            folder / "logs" / "latest.log",
            clock=log_time,
            password=PASSWORD,
            version=self.version,
            flavour=flavour,
            record=folder / "commands.txt",
        )
        self.words = Words(rulesets.values())
        self.dice = WrittenDice(self._names)
        self.facts = WrittenFacts(self._names)
        self._thrown = dice or self.dice
        self.now = BEGINNING
        self.mobs: dict[str, Entity] = {}
        self._log = folder / "logs" / "latest.log"
        self.service: Service | None = None
        self._settings = self._read_settings()
        self._seen: dict[str, int] = {}
        self._row = 0
        self._before: Any = None

    def _read_settings(self) -> Settings:
        given = {"display": {}, "language": self.script.language, **self.script.bridge}
        given |= {"ruleset": self.script.ruleset, "masters": [self.script.mj]}
        try:
            return Settings.model_validate(given)
        except ValidationError as failure:
            words, found = setup_words(), refused("bridge", Settings, failure)
            raise ScenarioError(*(correction(m, words, "en") for m in found)) from None

    # -- beginning and ending -------------------------------------------------------------------

    async def open(self) -> None:
        """The world, the fight as it stands, and the service, come to rest."""
        await self.server.start()
        for block in self.script.block:
            self.build(block)
        self.server.join(self.script.mj, (0.5, 64.0, 3.5))
        for onlooker in self.script.bystander:
            self.server.join(onlooker.name, middle(onlooker.pos))
        for one in self.script.creature:
            place = middle(one.pos or (0, 64, 0))
            if one.player_name:
                self.server.join(one.player_name, place)
            elif one.entity:
                self.mobs[one.key] = self.server.summon(one.entity, place)
        store = Store(self.folder / "melee.db", codec_for(*self.rulesets.values()), self.clock)
        try:
            for onlooker in self.script.bystander:
                if onlooker.language:
                    store.set_language(self._uuid(onlooker.name), onlooker.language)
            if self.script.start.open:
                players = {c.key: c.player_name for c in self.script.creature if c.player_name}
                table = write_fight(
                    self.script,
                    store,
                    self.rulesets,
                    self.dice,
                    lambda key: self._uuid(players[key]) if key in players else "",
                    lambda key: str(self.mobs[key].uuid) if key in self.mobs else "",
                )
                self._spread(table)
            else:
                self._keep_characters(store)
        finally:
            store.close()
        await self.start_service()
        await self.settle()

    def _spread(self, table: Table) -> None:
        """Bodies of several blocks stand in the middle of them."""
        for one in self.script.creature:
            entity = self.players.get(one.player_name) or self.mobs.get(one.key)
            if entity is not None and one.pos is not None:
                entity.pos = middle(one.pos, _width(table, one.key))
            if entity is not None and one.rides:
                entity.vehicle = self._ridden(one.rides)

    def _keep_characters(self, store: Store) -> None:
        """What a player joins a fight with, when the steps open it."""
        rules = self.rulesets[self.script.ruleset]
        for one in self.script.creature:
            if one.player_name and (one.template or one.sheet):
                uuid = self._uuid(one.player_name)
                store.keep(Character(uuid, rules.id, one.name, sheet_of(rules, one)))

    async def start_service(self) -> None:
        """As after a kill: from the file, the log and the server alone."""
        self.service = self.make_service()
        await self.service.begin()

    def make_service(self) -> Service:
        outside = Outside(self.clock, self._thrown, lambda line: None)
        service = Service(
            self._settings, self.server_settings(), self.rulesets, self.words, outside
        )
        service.world.door = Door(service.intake, service.hall, self.facts)
        return service

    def server_settings(self) -> ServerSettings:
        """Not its version: like anybody's, the service finds that out."""
        return ServerSettings(
            port=self.server.port,
            log=self._log,
            store=self.folder / "melee.db",
            password=SecretStr(PASSWORD),
        )

    async def kill_service(self) -> None:
        """Stop at once: what is not on the disk is lost, what is not told is not told."""
        if self.service is not None:
            service, self.service = self.service, None
            await service.end()

    async def close(self) -> None:
        await self.kill_service()
        await self.server.stop()

    def clock(self) -> float:
        return self.now

    @property
    def players(self) -> Mapping[str, Player]:
        """Who is online."""
        return self.server.world.players

    def commands(self) -> tuple[str, ...]:
        """Every command that was sent to the server."""
        record = self.folder / "commands.txt"
        return tuple(record.read_text("utf-8").splitlines()) if record.exists() else ()

    @property
    def running(self) -> Service:
        if self.service is None:
            raise AssertionError("the service does not run")
        return self.service

    async def settle(self, deliver: bool = True) -> None:
        """Until every input is handled and everything is told. Raises Stuck."""
        service = self.running
        for _ in range(MOST_ROUNDS):
            busy = await service.hear()
            busy = await service.look() or busy
            if deliver:
                busy = await service.deliver() or busy
            if not busy:
                return
        raise Stuck(f"the service does not come to rest in {MOST_ROUNDS} rounds")

    # -- what came -------------------------------------------------------------------------------

    @property
    def table(self) -> Table | None:
        """The fight: the open one, else the last one closed."""
        hall = self.running.hall
        if hall.tables:
            return next(reversed(hall.tables.values()))
        fights = self.running.store.fights(closed=True)
        return hall.view(fights[-1].id) if fights else None

    def mark(self) -> None:
        """What comes from here on belongs to the next step."""
        self._seen = {name: len(p.received) for name, p in self.players.items()}
        self._row = self.running.store.last_seq
        table = self.table
        self._before = table.fight.state if table is not None else None

    def came(self) -> Came:
        """Everything since the mark."""
        return Came(
            self.table,
            self._before,
            self._rows(),
            {name: self._shown(name) for name in self.players},
            self._body,
            self._marks,
            self._sidebar,
            self._points,
        )

    def _rows(self) -> list[LogRow]:
        rows: list[LogRow] = []
        while more := self.running.store.rows(rows[-1].seq if rows else self._row):
            rows += more
        return rows

    def _shown(self, name: str) -> Shown:
        new = self.news(name)
        return Shown(
            tuple(m.plain for m in new),
            tuple(h for m in new for h in m.hovers),
            tuple(b.command for m in new for b in m.buttons),
        )

    def news(self, name: str) -> Sequence[Message]:
        """What a player was shown since the mark."""
        return self.players[name].received[self._seen.get(name, 0) :]

    def _being(self, name: str) -> Being | None:
        found = creature(self.table, name) if self.table is not None else None
        return found.being if found else None

    def _body(self, name: str) -> Block | None:
        entity = self.players.get(name) or self._mob(name)
        if entity is None:
            return None
        being = self._being(name)
        wide = _width(self.table, being.id) if self.table is not None and being is not None else 1
        return anchor_of(entity.pos, wide)

    def _marks(self, name: str) -> tuple[str, ...] | None:
        entity = self.players.get(name) or self._mob(name)
        return None if entity is None else marks(entity)

    def _mob(self, name: str) -> Entity | None:
        being = self._being(name)
        body = body_of(being) if being else ""
        found = (e for e in self.server.world.entities if str(e.uuid) == body)
        return next(found, self.mobs.get(slug(name)))

    def put(self, name: str, block: Block) -> None:
        """The body of a player, or of a creature with a mob, stands there. Raises CannotDo."""
        entity = self.players.get(name) or self._mob(name)
        if entity is None:
            raise CannotDo(f"{name} has no body in the world")
        being = self._being(name)
        wide = _width(self.table, being.id) if self.table is not None and being is not None else 1
        self.server.move(entity, middle(block, wide))

    def build(self, block: tuple[Block, str] | Fill) -> None:
        """One block, or all of a fill. Raises ScenarioError for what the version does not have."""
        try:
            if isinstance(block, Fill):
                for one in block.blocks():
                    self.server.set_block(one, block.kind)
            else:
                self.server.set_block(*block)
        except NoSuchBlock as mistake:
            raise ScenarioError(f"Minecraft {self.version} has no such block: {mistake}") from None

    def ride(self, name: str, mount: str) -> None:
        """The body sits on the other one, or on none. Raises CannotDo."""
        entity = self.players.get(name) or self._mob(name)
        if entity is None:
            raise CannotDo(f"{name} has no body in the world")
        entity.vehicle = self._ridden(mount) if mount else None

    def _ridden(self, mount: str) -> Entity:
        found = self.mobs.get(slug(mount)) or self._mob(mount)
        if found is None:
            raise CannotDo(f"{mount} has no body to ride on")
        return found

    def vanish(self, name: str) -> None:
        """The mob is gone from the world: killed by something, or despawned. Raises CannotDo."""
        entity = self._mob(name)
        if entity is None:
            raise CannotDo(f"{name} has no mob in the world")
        self.server.world.mobs.remove(entity)
        self.mobs = {key: mob for key, mob in self.mobs.items() if mob is not entity}
        for other in self.server.world.entities:
            if other.vehicle is entity:
                other.vehicle = None

    def _sidebar(self, player: str) -> list[str]:
        return [text for text, _ in self.server.sidebar(player)]

    def _points(self, name: str) -> int | None:
        being = self._being(name)
        slot = dialect(self.version).below_name
        holder = name
        if being is not None:
            player = self.running.roster.by_uuid(being.player) if being.player else None
            holder = player.name if player else being.body
        if self._settings.display.points == "list":
            slot = "list"
        board = self.server.world.board
        score = board.score(holder, POINTS) if board.slots.get(slot) == POINTS else None
        return score.value if score else None

    def _uuid(self, player: str) -> str:
        return str(self.players[player].uuid)

    def _names(self, who: str) -> tuple[str, ...]:
        """The ways in which a creature may be written beside a die."""
        table = self.table if self.service is not None else None
        if table is not None and who in table.fight:
            return (who, table.fight[who].name)
        named = [c.name for c in self.script.creature if c.key == who]
        return (who, *named, *(["mj"] if slug(who) == "gm" else []))


def log_time() -> datetime:
    """The hour in the log's lines: always the same."""
    return datetime(2023, 11, 14, 22, 13, 20)


def middle(block: Block, wide: int = 1) -> tuple[float, float, float]:
    """Where a body stands whose north-western block is this one, ``wide`` blocks to a side.

    It is the same whether it has all its room or squeezes through one block less.

    >>> middle((-2, 64, -4)), middle((-2, 64, -4), 3)
    ((-1.5, 64.0, -3.5), (-1.0, 64.0, -3.0))
    """
    shift = max(1, wide - 1) / 2
    return block[0] + shift, float(block[1]), block[2] + shift


def _width(table: Table, who: str) -> int:
    """Blocks from side to side, by its ruleset."""
    return table.rules.body(table.fight[who])[0]
