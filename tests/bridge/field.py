"""A fight on known ground, with a service's world but a server of our own making."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bridge.bodies import Places
from bridge.intake import Intake
from bridge.notices import Notices
from bridge.ports import world_later
from bridge.roster import Roster
from bridge.store.rows import Line, Whisper
from bridge.store.store import Store
from bridge.table import Hall
from bridge.walk import Walking
from bridge.world import World
from rules.engine.codec import codec_for
from rules.engine.geometry import Block
from rules.engine.records import Command
from rules.engine.requests import GM, Fact
from rules.engine.state import Being
from rules.engine.table import Table
from tests.bridge.field_rules import FIELD, Sheet
from tests.bridge.test_walk_route import Land
from tests.bridge.test_world import ALDRIC, MIRA, ZOMBIE, Town, ten

HORSE = "10000000-0000-4000-8000-000000000004"
START = {"mira": (0, 64, 0), "aldric": (5, 64, 9), "zombie": (9, 64, 9)}


class Field:
    """Mira acts; ``at`` moves a start, ``sheets`` gives one; ``restart`` is a kill."""

    def __init__(
        self,
        folder: Path,
        land: Land,
        walking: Walking = "averti",
        at: dict[str, Block] | None = None,
        **sheets: Sheet,
    ) -> None:
        self.folder, self.land, self.walking, self.now = folder, land, walking, 1000.0
        self.town, self.vehicles = Town(), dict[str, str]()
        self.town.online = {"Mira": MIRA, "Aldric": ALDRIC}
        self._start()
        self.fight = self.hall.open("Pont", "field", {})
        where = {**START, **(at or {})}
        people = (("mira", "pj", MIRA, ""), ("aldric", "pj", ALDRIC, ""),
                  ("zombie", "pnj", "", ZOMBIE), ("horse", "pj", "", HORSE))  # fmt: skip
        beings = []
        for id, side, player, body in people:
            if id in where:
                sheet = sheets.get(id, Sheet())
                beings.append(Being(id, id.title(), side, sheet, where[id], player, body))
                self.town.names[body or player] = id.title()
                self.stand(body or player, where[id], sheet.width)
        self.gm("join", beings=tuple(beings))
        self.gm("begin")

    def _start(self) -> None:
        self.store = Store(self.folder / "s.db", codec_for(FIELD), lambda: self.now)
        self.roster = Roster(self.store, ("Aldric",))
        self.hall = Hall(self.store, {"field": FIELD}, ten, world_later)
        self.places = Places()
        self.intake = Intake(self.hall, self.roster, self.places, ten, lambda q: 30.0)
        notices = Notices(self.store, self.roster, self.hall)
        self.world = World(self.town, self.roster, self.hall, self.places, self.intake, notices,
                           self.walking, "melee.mj", lambda: self.now)  # fmt: skip
        self.world.mover.know = self._know

    async def _know(self, table: Table, facts: tuple[Fact, ...]) -> tuple[Any, ...]:
        answers = await self.land.know(table, facts)
        return tuple(self.vehicles.get(f.args[0], "") if f.name == "vehicle" else a
                     for f, a in zip(facts, answers, strict=True))  # fmt: skip

    def restart(self) -> None:
        self._start()

    @property
    def table(self) -> Table:
        return self.hall[self.fight]

    def gm(self, verb: str, **args: Any) -> None:
        self.do(verb, GM, **args)

    def do(self, verb: str, actor: str, **args: Any) -> None:
        self.table.do(Command(GM, actor, verb, args))
        self.learn()

    def learn(self) -> None:
        """What the rules ask of the world is what they take for granted."""
        while wanted := self.table.wanted:
            self.intake.learn(self.fight, tuple(f.default for f in wanted))

    def stand(self, body: str, block: Block, width: int = 1) -> None:
        x, y, z = block
        self.town.places[body] = (x + width / 2, float(y), z + width / 2)

    async def mounted_turn(self) -> None:
        """Mira is in the saddle, and it is her turn and her mount's."""
        await self.look()
        self.do("mount", "mira", target="horse")
        self.gm("next")
        while self.table.fight.clock.acting() != ("mira", "horse"):
            self.gm("next")
        await self.look()

    async def look(self, **moved: Block) -> bool:
        """Bodies by id of their creature go there, then the world is looked at."""
        if not self.roster.online:
            await self.world.look_who()
            await self.world.look_where()
        for who, block in moved.items():
            being = self.table.fight.state.beings[who]
            self.stand(being.body or being.player, block, being.sheet.width)
        self.now += 0.2
        return await self.world.look_where()

    def pos(self, who: str) -> Block | None:
        return self.table.fight.state.beings[who].pos

    def body(self, who: str) -> Block | None:
        return self.world.mover.block(self.table, who)

    def left(self, who: str = "mira") -> float:
        return self.table.fight[who]["metres"]

    def answer(self, value: str) -> None:
        (id,) = self.table.open
        self.table.answer(id, value, GM)
        self.learn()

    def told(self, who: str = ALDRIC) -> list[Line]:
        """Private lines; Aldric is the game master too."""
        rows = [r.record for r in self.store.rows(0)]
        return [line for r in rows if isinstance(r, Whisper) and r.to == who for line in r.lines]


@contextmanager
def field(folder: Path, land: Land | None = None, walking: Walking = "averti",
          at: dict[str, Block] | None = None, **sheets: Sheet) -> Iterator[Field]:  # fmt: skip
    """A fight, and its store closed in the end."""
    made = Field(folder, land or Land(), walking, at, **sheets)
    try:
        yield made
    finally:
        made.store.close()
