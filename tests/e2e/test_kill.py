"""Killed at any moment, the service goes on as if nothing had been: nothing lost, nothing twice."""

import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from bridge.minecraft.clicks import OBJECTIVE, TITLE
from bridge.minecraft.leftovers import POINTS
from bridge.replay import replay
from bridge.rulesets import rulesets
from bridge.sim.faults import Faults
from bridge.sim.message import Message
from bridge.sim.rcon import STRANGER
from bridge.sim.server import Server

from .nursery import MASTER, PASSWORD

PATIENCE_SECONDS = 20
SOON_SECONDS = (0.005, 0.03, 0.12)
"""A kill comes within one of these: at once, while a line is worked on, when it was told."""

ROOT = Path(__file__).parents[2]

PLAY = (
    'MJ: !combat début "Pont rouge"',
    "Aldric: !rejoindre garde",
    "Bera: !rejoindre garde",
    "MJ: !ajout orc",
    "MJ: !placer orc 1 64 1",
    "MJ: !ajout @e[type=zombie] 30",
    "MJ: !pv orc -1",
    "MJ: !suivant",
    "MJ click c'est tout",
    "MJ click oui",
    "MJ: !tour Aldric",
    "MJ: !pv orc -1",
    "Aldric: !att orc",
    "MJ: !déf rien",
    "MJ: !pv orc -1",
    "MJ: !tour orc",
    "MJ: !en orc att Aldric",
    "Aldric click rien",
    "MJ: !annuler",
    "MJ: !rétablir",
    "MJ: !pv Bera +1",
    "MJ: !forcer 17",
    "MJ: !tour Bera",
    "Bera: !r 2d6 # pour voir",
    "Bera: !att orc",
    "MJ: !déf rien",
    "Bera: !fin",
    "MJ: !pv Bera -2",
    "MJ: !pause",
    "MJ: !reprendre",
)


@dataclass(frozen=True, slots=True)
class Run:
    """What a play has come to."""

    creatures: dict[str, tuple[str, dict[str, float]]]
    commands: list[tuple[str, str]]
    faults: tuple[str, ...]
    read: Counter[str]
    """By the master, each line as often as it came."""
    scores: dict[str, int | None]
    points: dict[str, float]
    kills: int


class Town:
    """The embedded server, and a service that may be gone at any time."""

    def __init__(self, folder: Path, rng: Random, likely: float, faults: Faults) -> None:
        self.folder, self.rng, self.likely = folder, rng, likely
        folder.mkdir()
        self.errors = (folder / "stderr.txt").open("wb")
        self.server = Server(folder / "latest.log", clock=_noon, password=PASSWORD, faults=faults)
        self.kills, self.pid = 0, 0
        self.nursery: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        assert self.nursery is not None
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(b"\n")
        self.pid = int(await self.nursery.stdout.readline())

    async def act(self, step: str) -> None:
        """One thing that somebody does; then perhaps a kill, at any moment of what follows."""
        who, click, what = step.partition(" click ")
        speaker = who.partition(":")[0]
        await self.until(lambda: speaker in self.server.world.players)  # in a restart nobody is
        if click:
            await self.until(lambda: self.button(who, what))
            self.server.click(who, self.button(who, what))
        else:
            who, _, what = step.partition(": ")
            self.server.say(who, what)
        while self.rng.random() < self.likely:
            await asyncio.sleep(self.rng.choice(SOON_SECONDS) * self.rng.random())
            os.kill(self.pid, signal.SIGKILL)
            self.kills += 1
            await self.start()
        if click:  # chat and clicks come in by two doors: one after the other
            await self.until(lambda: not self.token(who))

    def token(self, who: str) -> int:
        """What was clicked and has not been read yet."""
        score = self.server.world.board.score(who, OBJECTIVE)
        return score.value if score else 0

    def button(self, who: str, words: str) -> str:
        for message in reversed(self.received(who)):
            for button in message.buttons:
                if words in button.text:
                    return button.command
        return ""

    async def until(self, so: Callable[[], object]) -> None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while not so():
                    await asyncio.sleep(0.005)
        except TimeoutError:
            last = [m.plain for m in self.received(MASTER)]
            raise AssertionError(f"the master read last: {last[-8:]}") from None

    def seen(self, who: str, *words: str) -> bool:
        return any(all(w in m.plain for w in words) for m in self.received(who))

    def received(self, who: str) -> list[Message]:
        """All that somebody was shown; nothing while the server restarts."""
        player = self.server.world.players.get(who)
        return player.received if player is not None else []


def _noon() -> datetime:
    return datetime(2026, 1, 1, 12)


@asynccontextmanager
async def town(
    folder: Path,
    seed: int,
    likely: float,
    faults: Faults | None = None,
    timeout_seconds: float = 10,
) -> AsyncIterator[Town]:
    made = Town(folder, Random(seed), likely, faults or Faults())
    await made.server.start()
    try:
        for i, name in enumerate((MASTER, "Aldric", "Bera")):
            made.server.join(name, (i + 0.5, 64.0, 0.5))
        for i in range(2):
            made.server.summon("minecraft:zombie", (i + 0.5, 64.0, 1.5))
        args = (str(folder), str(made.server.port), "d1", str(timeout_seconds))
        made.nursery = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.e2e.nursery", *args),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=made.errors,
        )
        await made.start()
        await made.until(lambda: OBJECTIVE in made.server.world.board.objectives)
        if any(f.kind == "cross-talk" for f in made.server.faults.wanted):
            # The other client connects, as it must, before it asks anything.
            made.server.log.line(f"Thread RCON Client /{STRANGER} started", "RCON Listener #1")
        yield made
    finally:
        if made.pid:
            os.kill(made.pid, signal.SIGKILL)
        if made.nursery is not None:
            made.nursery.kill()
            await made.nursery.wait()
        await made.server.stop()
        made.errors.close()


async def played(
    folder: Path,
    seed: int,
    likely: float,
    faults: Faults | None = None,
    timeout_seconds: float = 10,
) -> Run:
    """Play it, with kills as likely as that after each step, and look at what is left."""
    faults = faults or Faults()
    async with town(folder, seed, likely, faults, timeout_seconds) as made:
        for step in PLAY:
            await made.act(step)
        made.likely = 0
        faults.calm()
        await made.act("MJ: !pv personne")
        await made.until(lambda: made.seen(MASTER, "«\u00a0personne"))
        (fight,) = replay(folder / "melee.db", rulesets(()))
        assert fight.table is not None
        state, board = fight.table.fight.state, made.server.world.board
        shown = fight.table.rules.shown[0].counter
        bodies = {b.name if b.player else b.body: b for b in state.beings.values()}
        return Run(
            {b.name: (b.out, dict(b.counters)) for b in state.beings.values()},
            [(c.actor, c.verb) for _, c, stands in fight.commands if stands and c.verb != "place"],
            fight.faults,
            Counter(m.plain for m in made.server.player(MASTER).received if ours(m.plain)),
            {h: getattr(board.score(h, POINTS), "value", None) for h in bodies if h},
            {h: b.counters[shown] for h, b in bodies.items() if h},
            made.kills,
        )


def ours(line: str) -> bool:
    """What the game itself says of a click holds the number of its button."""
    return f"[{TITLE}]" not in line and not line.endswith(" joined the game")


@pytest.mark.parametrize("seed", [4, 10])
async def test_a_service_killed_again_and_again_plays_the_same_fight(
    tmp_path: Path, seed: int
) -> None:
    whole = await played(tmp_path / "whole", 0, 0)
    killed = await played(tmp_path / "killed", seed, 0.3)
    assert killed.kills > 5
    assert killed.creatures == whole.creatures
    assert killed.commands == whole.commands
    assert not killed.faults
    assert killed.scores == killed.points
    assert not whole.read - killed.read, "every line is told"
    assert (killed.read - whole.read).total() <= killed.kills, "and at worst repeated once"
    assert not (tmp_path / "killed" / "stderr.txt").read_bytes()
