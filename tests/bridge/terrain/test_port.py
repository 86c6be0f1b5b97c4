"""What rules ask of the world while the fight goes on without them."""

from pathlib import Path
from typing import Any

import pytest

from bridge.line import Line
from rules.engine.records import Command
from rules.engine.requests import GM, Fact
from rules.engine.table import Table
from tests.bridge.test_marks import script, stage

HERE, MANY = (0, 64, 0), 40
FACTS = (
    Fact("cover", ("aldric", "orc"), ("none", "total"), "none"),
    Fact("sight", ("aldric", "orc"), (True, False), True),
    Fact("immersed", ("orc",), (True, False), False),
    Fact("shelter", ("orc",), (True, False), False),
    Fact("space", ("orc", HERE), (), ()),
    Fact("vehicle", ("orc",), ("",), ""),
)


class Leaving:
    """A link on whose n-th question somebody leaves the fight."""

    shared = False

    def __init__(self, line: Line, table: Table, n: int) -> None:
        self.line, self.table, self.left = line, table, n

    async def command(self, text: str) -> str:
        self.ask()
        return await self.line.command(text)

    def ask(self) -> None:
        if not self.left:
            self.table.do(Command(GM, GM, "leave", {"who": "orc"}))
        self.left -= 1


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.name)
async def test_who_leaves_while_something_is_read_about_him_is_not_missed(
    tmp_path: Path, fact: Fact
) -> None:
    async with stage(tmp_path, script("averti")) as made:
        service, table = made.running, made.table
        assert table is not None
        asked = (fact, Fact("water", (HERE,), (), False))
        for n in range(-1, MANY):
            line: Any = Leaving(service.link, table, max(n, 0))
            if n < 0:
                line.ask()
            service.terrain.forget()
            service.terrain.line = line
            assert len(await service.terrain.read(table, asked)) == len(asked)
            if line.left >= 0:
                return
            table.undo()
    raise AssertionError("it asks too much")
