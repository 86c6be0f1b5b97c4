"""Play a scenario step by step, and stop at the first one that did not go as written."""

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from rules.engine.requests import Refused
from rules.engine.ruleset import Ruleset

from ..sim.message import Button
from .expect import differences, plain
from .file import Scenario, ScenarioError, Step
from .stage import CannotDo, Stage, Stuck

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Result:
    """``failure`` None: every step went as written. ``commands`` were sent to the server."""

    steps: int
    failure: str | None
    commands: tuple[str, ...]


async def play(
    script: Scenario,
    rulesets: Mapping[str, Ruleset],
    version: str = "",
    flavour: str = "vanilla",
) -> Result:
    """The whole scenario over the whole path, beside a server of that version and kind."""
    with TemporaryDirectory(prefix="melee-") as folder:
        try:
            stage = Stage(script, rulesets, Path(folder), version, flavour=flavour)
        except ScenarioError as mistake:
            return Result(0, f"start: {mistake}", ())
        try:
            done, failure = await _play(script, stage)
        finally:
            await stage.close()
        return Result(done, failure, stage.commands())


async def _play(script: Scenario, stage: Stage) -> tuple[int, str | None]:
    try:
        await stage.open()
    except (ScenarioError, Refused, CannotDo, Stuck) as mistake:
        return 0, f"start: {mistake}"
    if stage.dice.wrong:
        return 0, f"start: {stage.dice.wrong[0]}"
    for n, step in enumerate(script.step, start=1):
        following = script.step[n] if n < len(script.step) else None
        untold = following is not None and following.restart == "undelivered"
        stage.mark()
        stage.dice.put(step.dice)
        stage.facts.put(step.facts)
        try:
            await perform(step, stage)
            await stage.settle(deliver=not untold)
        except (CannotDo, Stuck) as mistake:
            return n - 1, _failure(n, step, [str(mistake)])
        wrong = list(problems(step, stage))
        if wrong:
            return n - 1, _failure(n, step, wrong)
    return len(script.step), None


def problems(step: Step, stage: Stage) -> Iterator[str]:
    """What did not go as the step says, a line for each."""
    yield from stage.dice.wrong
    yield from (f"this die was not thrown: {die}" for die in stage.dice.left())
    yield from (f"nobody asked for this fact: {list(fact)}" for fact in stage.facts.left())
    yield from differences(step.expect, stage.came())


def _failure(n: int, step: Step, problems: list[str]) -> str:
    note = f" — {step.note}" if step.note else ""
    return f"step {n} ({step}){note}: " + "\n    ".join(problems)


async def perform(step: Step, stage: Stage) -> None:
    """Make happen what the step says."""
    server = stage.server
    if step.say is not None:
        name, text = split(step.say)
        _present(stage, name)
        server.say(name, text)
    elif step.click is not None:
        name, piece = split(step.click)
        _present(stage, name)
        server.click(name, button(stage, name, piece).command)
    elif step.walk is not None:
        await _walk(stage, *step.walk)
    elif step.wait is not None:
        stage.now += step.wait
        await stage.running.expire()
    elif step.restart is not None:
        await stage.kill_service()
        await stage.start_service()
    elif step.server is not None:
        await server.restart()
    elif step.join is not None:
        server.join(step.join, (0.5, 64.0, 0.5))
    elif step.leave is not None:
        _present(stage, step.leave)
        server.leave(step.leave)
    elif step.block is not None:
        stage.build(step.block)
    elif step.ride is not None:
        stage.ride(*step.ride)
    elif step.vanish is not None:
        stage.vanish(step.vanish)


def split(line: str) -> tuple[str, str]:
    """ "Alex: esquiver" as who and what."""
    name, _, text = line.partition(":")
    return name.strip(), text.removeprefix(" ")


def _present(stage: Stage, name: str) -> None:
    if name not in stage.players:
        raise CannotDo(f"{name} is not online (there are {', '.join(stage.players)})")


def button(stage: Stage, name: str, piece: str) -> Button:
    """The newest button whose text holds the piece, or of that number. Raises CannotDo."""
    messages = [m for m in stage.players[name].received if m.buttons]
    if piece.isdigit() and messages:
        buttons = messages[-1].buttons
        if 0 < int(piece) <= len(buttons):
            return buttons[int(piece) - 1]
    for message in reversed(messages):
        for found in message.buttons:
            if plain(piece).lower() in plain(found.text).lower():
                return found
    newest = [b.text for b in messages[-1].buttons] if messages else []
    raise CannotDo(f"{name} has no button {piece!r} (the newest are {newest})")


async def _walk(stage: Stage, name: str, blocks: tuple[tuple[int, int, int], ...]) -> None:
    """One block after the other, each seen by the service before the next."""
    for n, block in enumerate(blocks):
        if n:
            await stage.settle()
        stage.put(name, block)
