"""``melee demo``: a whole fight on the embedded server, over the real path, as its players see it.

It is a scenario file of the ruleset, ``demo.toml``, with what it expects; if the fight is not
decided when the file ends, everybody plays on by a simple plan, with dice from the seed.
"""

import asyncio
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from rules.engine.fight import Creature
from rules.engine.flows import NO
from rules.engine.requests import GM, Ask, AskNumber, Roll
from rules.engine.ruleset import Offer
from rules.engine.state import Pos

from .buttons import line_of, numbers
from .demo_screen import Screen
from .ports import Dice, thrown
from .reader import Reader
from .rulesets import rulesets
from .scenario.dice import Faces, WrittenDice
from .scenario.file import Scenario, ScenarioError, Step, read, slug
from .scenario.run import button, perform, problems, split
from .scenario.stage import CannotDo, Stage, Stuck
from .wording import Wording

MOST_TURNS = 120
PAUSE_SECONDS = 1.2
TYPED_LOOK_SECONDS = 0.2


async def show(
    fast: bool,
    ruleset: str,
    lang: str,
    seed: int,
    version: str,
    screen: Screen | None = None,
) -> tuple[int, tuple[str, ...]]:
    """The exit code, 0 only if the fight was opened, fought out and closed; all commands sent."""
    screen = screen or Screen()
    known = rulesets()
    if ruleset not in known:
        screen.note(f"there is no ruleset {ruleset} (there are {', '.join(sorted(known))})")
        return 2, ()
    try:
        script = read(known[ruleset].folder / "demo.toml")
        script = script.model_copy(update={"language": lang})
        with TemporaryDirectory(prefix="melee-") as folder:
            dice = WrittenThenThrown(thrown(Random(seed)))
            stage = Stage(script, known, Path(folder), version, dice)
            dice.written = stage.dice
            try:
                demo = Demo(script, stage, screen, fast)
                well = await demo.play()
                if not fast and sys.stdin.isatty():
                    await demo.listen()
            finally:
                await stage.close()
            commands = stage.commands()
    except (ScenarioError, CannotDo, Stuck) as mistake:
        screen.note(str(mistake))
        return 1, ()
    return 0 if well else 1, commands


class WrittenThenThrown:
    """The dice port: what the step says; where it says nothing, the dice fall."""

    def __init__(self, fair: Dice) -> None:
        self.fair = fair
        self.written: WrittenDice | None = None

    def __call__(self, roll: Roll) -> tuple[Faces, str] | None:
        if self.written is not None and self.written.left():
            return self.written(roll)
        return self.fair(roll)


class Demo:
    """The play itself."""

    def __init__(self, script: Scenario, stage: Stage, screen: Screen, fast: bool) -> None:
        self.script, self.stage, self.screen, self.fast = script, stage, screen, fast

    async def play(self) -> bool:
        """Opening, turns, end; whether it ended as it should."""
        stage, script = self.stage, self.script
        await stage.open()
        stage.server.on_message = self.screen.message
        self.screen.title(script.title, stage.version, sorted(stage.players))
        for step in script.step:
            if not await self._perform(step):
                return False
        for _ in range(MOST_TURNS):
            table = stage.table
            if table is None or table.fight.state.over:
                break
            if table.open:
                await self._answer(*next(iter(table.open.items())))
            elif table.rules.is_over(table.fight):
                await self._say(script.mj, "combat fin" if script.language == "fr" else "i end")
            else:
                await self._turn(table.fight.acting[0])
        table = stage.table
        fought = table is not None and any(s.command.actor != GM for s in table.standing)
        over = table is not None and bool(table.fight.state.over)
        await self._rest()
        return over and fought

    async def _perform(self, step: Step) -> bool:
        """One step of the script, shown and played; False if not all is as it expects."""
        stage = self.stage
        stage.mark()
        stage.dice.put(step.dice)
        stage.facts.put(step.facts)
        if step.note:
            french, _, english = step.note.partition(" | ")
            self.screen.note(french if self.script.language == "fr" else english or french)
        if step.say is not None:
            self.screen.typed(step.say)
        elif step.click is not None:
            name, piece = split(step.click)
            self.screen.clicked(name, button(stage, name, piece).text)
        elif step.walk is not None:
            self.screen.walked(*step.walk)
        await perform(step, stage)
        await self._rest()
        wrong = list(problems(step, stage))
        for line in wrong:
            self.screen.note(line)
        return not wrong

    # -- what everybody does ----------------------------------------------------------------------

    async def _turn(self, me: Creature[Any]) -> None:
        """Strike if there is anybody to strike, else come nearer, else be done."""
        offer = self._strike(me)
        if offer is None and await self._approach(me):
            return
        await self._type(me, offer or Offer("end"))

    def _strike(self, me: Creature[Any]) -> Offer | None:
        foes = {c.id for c in me.fight if c.side != me.side and not c.out}
        return next(
            (o for o in me.fight.rules.offers(me.fight, me) if o.args.get("target") in foes), None
        )

    async def _approach(self, me: Creature[Any]) -> bool:
        """One block towards the nearest foe, through the world; False if it cannot be."""
        foes = [c for c in me.fight if c.side != me.side and not c.out and c.placed]
        left = me.fight.rules.walk_left
        if not foes or not me.placed or left is None or left(me) < 1:
            return False
        goal = min(foes, key=me.distance)
        to = towards(me.pos, goal.pos)
        bodies = [c.pos for c in me.fight if c.placed and not c.out]
        if me.distance(goal, at=to) < 1 or to in bodies:
            return False
        before, id, table = me.pos, me.id, self.stage.table
        self.stage.put(me.name, to)
        await self._rest(quick=True)
        if table is None or table.run is not None:
            return True  # somebody is asked something about this step
        return table.fight[id].pos != before

    async def _type(self, me: Creature[Any], offer: Offer) -> None:
        view = self.stage.running.outbox.view(next(iter(self.stage.running.hall.tables)))
        if view is None:
            raise CannotDo("there is no fight")
        reader = Reader(self.script.language, creatures=(me.id,))
        wording = Wording(self.stage.words, reader, view)
        await self._say(self._speaker(me), line_of(wording, view, me, offer))

    async def _answer(self, id: str, ask: Ask | AskNumber | Roll) -> None:
        """The owner clicks: the first reaction there is, or what the rules take for granted."""
        table = self.stage.table
        owner = self.script.mj
        if table is not None and ask.who in table.fight:
            owner = self._speaker(table.fight[ask.who])
        place = 0
        if isinstance(ask, AskNumber):
            place = numbers(ask).index(ask.default)
        elif isinstance(ask, Ask):
            wanted = ask.default
            if ask.options[0] != NO and (ask.who != GM or len(ask.options) == 2):
                wanted = ask.options[0]
            place = ask.options.index(wanted)
        messages = [m for m in self.stage.players[owner].received if m.buttons]
        if not messages or len(messages[-1].buttons) <= place:
            raise CannotDo(f"{owner} was given no buttons for {id}")
        button = messages[-1].buttons[place]
        self.screen.clicked(owner, button.text)
        self.stage.server.click(owner, button.command)
        await self._rest()

    def _speaker(self, me: Creature[Any]) -> str:
        players = {slug(c.name): c.player_name for c in self.script.creature}
        return players.get(slug(me.name), "") or self.script.mj

    async def _say(self, who: str, line: str) -> None:
        text = f"{self.stage.running.settings.prefix}{line}"
        self.screen.typed(f"{who}: {text}")
        self.stage.server.say(who, text)
        await self._rest()

    async def _rest(self, quick: bool = False) -> None:
        """Until all is told; then everybody reads."""
        await self.stage.settle()
        lines = self.stage.server.sidebar(self.script.mj)
        self.screen.flush([text for text, _ in lines])
        if not self.fast and not quick:
            await asyncio.sleep(PAUSE_SECONDS)

    # -- and then you ---------------------------------------------------------------------------

    async def listen(self) -> None:
        """Lines typed at the terminal are chat; a number clicks a button; an empty line ends."""
        self.screen.note('Your turn: "Aldric: !att zombie 1", "Aldric: 2" clicks; empty line ends.')
        loop = asyncio.get_running_loop()
        line = loop.run_in_executor(None, sys.stdin.readline)
        start, began = self.stage.now, time.monotonic()
        while True:
            done, _ = await asyncio.wait([line], timeout=TYPED_LOOK_SECONDS)
            self.stage.now = start + time.monotonic() - began
            await self.stage.running.expire()
            if done:
                typed = line.result().strip()
                if not typed:
                    return
                self._typed(typed)
                line = loop.run_in_executor(None, sys.stdin.readline)
            await self._rest(quick=True)

    def _typed(self, typed: str) -> None:
        name, colon, text = typed.partition(":")
        text = text.strip()
        if not colon or name not in self.stage.players:
            self.screen.note(f"who? ({', '.join(self.stage.players)})")
            return
        messages = [m for m in self.stage.players[name].received if m.buttons]
        if text.isdigit() and messages and 0 < int(text) <= len(messages[-1].buttons):
            self.stage.server.click(name, messages[-1].buttons[int(text) - 1].command)
        else:
            self.stage.server.say(name, text)


def towards(start: Pos, goal: Pos) -> Pos:
    """The next block on the way, on the flat.

    >>> towards((0, 64, 0), (5, 64, -2))
    (1, 64, -1)
    """

    def sign(n: int) -> int:
        return (n > 0) - (n < 0)

    return start[0] + sign(goal[0] - start[0]), start[1], start[2] + sign(goal[2] - start[2])
