"""A fight under way, with Eve beside it: she plays nobody, and wants in."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bridge.rulesets import rulesets
from bridge.scenario.file import Scenario
from bridge.scenario.stage import Stage

SCRIPT = Scenario.model_validate({
    "title": "Pont rouge",
    "ruleset": "blocs",
    "mj": "MJ",
    "start": {"round": 1, "order": ["Alex", "Orc"], "turn": "Alex"},
    "creature": [
        {"name": "Alex", "player": True, "template": "garde", "pos": [0, 64, 0]},
        {"name": "Orc", "template": "orc", "entity": "minecraft:zombie", "pos": [1, 64, 0]},
    ],
    "bystander": [{"name": "Eve", "pos": [2, 64, 2]}],
    "step": [{"say": "MJ: !ordre"}],
})  # fmt: skip

OURS = frozenset({
    "list", "data", "execute", "scoreboard", "tellraw", "title", "tag", "tp", "teleport", "team",
    "bossbar",
})  # fmt: skip
"""The commands the service has a use for; none of them makes anybody an operator."""
GLOW = re.compile(r"effect (give|clear) [0-9a-f-]{36} minecraft:glowing( infinite 0 true)?")
"""Of all effects that one alone, on a body whose turn it is."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What Eve may not change: the fights, who is a game master, what is asked and waits."""

    fights: tuple[tuple[str, str, bool], ...]
    states: tuple[Any, ...]
    questions: tuple[str, ...]
    masters: tuple[str, ...]
    paused: tuple[bool, ...]


class Town:
    """The stage, and what is still as it was."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    @property
    def standing(self) -> Standing:
        service = self.stage.running
        tables = service.hall.tables.values()
        return Standing(
            tuple((f.id, f.ruleset, bool(f.closed_at)) for f in service.store.fights(closed=True)),
            tuple(t.fight.state for t in tables),
            tuple(q.id for q in service.hall.questions()),
            tuple(sorted(p.name for p in service.roster.masters())),
            tuple(t.paused for t in tables),
        )

    @property
    def foreign(self) -> tuple[str, ...]:
        """Commands sent to the server that are none of ours."""
        sent = self.stage.commands()
        return tuple(c for c in sent if c.split(" ", 1)[0] not in OURS and not GLOW.fullmatch(c))

    @property
    def refused(self) -> int:
        """Commands that the server could not read: text that broke out of its quotes."""
        return self.stage.running.outbox.counters.rejected

    def write(self, line: str) -> None:
        """A line in the log, byte for byte."""
        with (self.stage.folder / "logs" / "latest.log").open("ab") as log:
            log.write(line.encode("utf-8", "surrogatepass") + b"\n")

    def read_by(self, name: str) -> str:
        """Everything a player was shown since the mark."""
        return "\n".join(m.plain for m in self.stage.news(name))


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Town]:
    """The town, come to rest."""
    stage = Stage(SCRIPT, rulesets(), folder)
    try:
        await stage.open()
        stage.mark()
        yield Town(stage)
    finally:
        await stage.close()
