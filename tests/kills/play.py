"""A scenario played through with kills, and what is left of it at the end."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bridge.minecraft import leftovers
from bridge.minecraft.clicks import OBJECTIVE
from bridge.scenario.file import Step
from bridge.scenario.run import perform
from bridge.sim.entity import Entity
from bridge.sim.server import Server

from .fuse import Killed
from .mortal import Mortal

GAME = re.compile(r"joined the game$|left the game$|^Triggered \[")
"""What the game itself says, and a button's number is never the same."""

PUT_BACK = re.compile(r"(?:Un|\d+) corps (?:est|sont) revenus? à .* place\.|Chacun est déjà .*")
"""How many bodies were put back: after a kill, those that were left to be."""

SCENARIOS = Path(__file__).parents[1] / "scenarios"
_RNG = Random(1)

Lines = Mapping[str, Counter[str]]


@dataclass(frozen=True, slots=True)
class End:
    """What a fight has come to, and what everybody has read of it on the way."""

    state: Any
    asked: tuple[Any, ...]
    commands: tuple[Any, ...]
    scores: Mapping[tuple[str, str], int]
    marks: Sequence[Mapping[str, Any]]
    """After each step, by body."""
    read: Lines
    troubles: int

    def differences(self, whole: "End") -> list[str]:
        """What a killed run may not have: one line each."""
        found = [f"{name} differs" for name in ("state", "asked", "commands", "scores", "marks")
                 if getattr(self, name) != getattr(whole, name)]  # fmt: skip
        for who, lines in whole.read.items():
            lost = lines - self.read[who]
            found += [f"{who} never read {line!r}" for line in lost]
            doubled = self.read[who] - lines
            if doubled.total() > self.troubles:
                found.append(f"{who} read {doubled.total()} lines twice: {list(doubled)[:3]}")
            found += [f"{who} read what nobody wrote: {line!r}" for line in doubled
                      if line not in lines]  # fmt: skip
        return found


async def played(stage: Mortal) -> End:
    """Every step of the stage's scenario, troubled once the fight stands."""
    script, marks = stage.script, []
    try:
        await stage.open()
        stage.living = True
        for n, step in enumerate(script.step, start=1):
            following = script.step[n] if n < len(script.step) else None
            untold = following is not None and following.restart == "undelivered"
            stage.mark()
            stage.dice.put(step.dice)
            stage.facts.put(step.facts)
            await _performed(step, stage)
            await stage.settle(deliver=not untold)
            marks.append({e.holder: _marks(e) for e in stage.server.world.entities})
            assert not stage.dice.wrong, f"step {n} ({step}): {stage.dice.wrong}"
            assert not stage.dice.left(), f"step {n} ({step}): {stage.dice.left()}"
        stage.living = False
        return _end(stage, marks)
    finally:
        stage.living = False
        await stage.close()


async def _performed(step: Step, stage: Mortal) -> None:
    try:
        await perform(step, stage)
    except Killed:  # what happened in the world has happened; a service that runs sees to it
        await stage.revive()
        if step.wait is not None:
            while True:
                try:
                    await stage.running.expire()
                except Killed:
                    await stage.revive()
                else:
                    return


def _end(stage: Mortal, marks: Sequence[Mapping[str, Any]]) -> End:
    table = stage.table
    assert table is not None
    return End(
        table.fight.state,
        tuple(table.open.items()),
        tuple(s.command for s in table.standing),
        _scores(stage.server),
        marks,
        {name: Counter(_read(m.plain) for m in p.received if not GAME.search(m.plain))
         for name, p in stage.players.items()},
        stage.troubles,
    )  # fmt: skip


def _marks(body: Entity) -> tuple[Any, ...]:
    """What it bears that lasts; other tags say whom to tell."""
    tags = {leftovers.GLOWS, leftovers.HELD}.intersection(body.tags)
    modifiers = {a: dict(m) for a, m in body.modifiers.items() if m}
    return dict(body.effects), modifiers, tags


def _read(line: str) -> str:
    """A line, but for what may differ after a kill."""
    return PUT_BACK.sub("(put back)", line)


def _scores(server: Server) -> dict[tuple[str, str], int]:
    """What is shown beside everybody; the numbers of buttons are never the same."""
    scores = server.world.board.scores
    return {
        (holder, objective): score.value
        for holder, held in scores.items()
        for objective, score in held.items()
        if objective != OBJECTIVE
    }


def ten_digits(most: int) -> int:
    """Instead of a button's number of any length: where a long line is cut hangs on it."""
    return _RNG.randrange(10**9, most)
