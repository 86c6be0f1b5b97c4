"""Any ruleset played at random: offers, wild arguments, answers, undo, redo, force, restarts."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rules.engine.codec import codec_for
from rules.engine.fight import Creature, Fight
from rules.engine.records import UNKNOWN, Command, Question
from rules.engine.registry import from_folder, installed
from rules.engine.requests import GM, Ask, AskNumber, Fact, Refused, Roll
from rules.engine.ruleset import Ruleset, Verb
from rules.engine.run import LATER
from rules.engine.state import Being
from rules.engine.table import Memory, Table

FOLDERS = sorted((Path(__file__).parent.parent / "rulesets").glob("*/__init__.py"))
RULESETS: list[Ruleset] = [*installed().values(), *(from_folder(f.parent) for f in FOLDERS)]


class RandomPorts:
    """Dice, facts and policies from one seed; now and then the answer comes later.

    ``usual``: the world is as every fact takes it to be by default.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.usual = False

    def cast(self, roll: Roll) -> tuple[int, ...]:
        return tuple(self.rng.randint(1, d) for d in roll.dice)

    def dice(self, roll: Roll) -> tuple[tuple[int, ...], str] | None:
        return None if self.rng.random() < 0.1 else (self.cast(roll), "dice")

    def value(self, fact: Fact) -> Any:
        if self.usual:
            return fact.default
        return UNKNOWN if self.rng.random() < 0.1 else self.rng.choice(fact.options)

    def facts(self, facts: tuple[Fact, ...]) -> Any:
        return LATER if self.rng.random() < 0.1 else tuple(self.value(f) for f in facts)

    def answer(self, ask: Ask | AskNumber) -> Any:
        return ask.default if self.rng.random() < 0.2 else None


class Player:
    """Plays a fight of ``rules`` with one seed; ``table`` may be replaced by a rebuilt one."""

    def __init__(self, rules: Ruleset, seed: int, creatures: int = 4) -> None:
        self.rules, self.rng = rules, random.Random(seed)
        self.ports = RandomPorts(self.rng)
        self.store = Memory(codec_for(rules))
        self.table = Table(rules, self.store, self.ports)
        self.refused: list[Refused] = []
        self.restarts = 0
        settings = rules.settings().model_dump()
        self.do(Command(GM, GM, "open", {"title": "Test", "settings": settings}))
        for i in range(creatures):
            self.do(Command(GM, GM, "join", {"beings": (self.being(i),)}))
        self.do(Command(GM, GM, "begin"))

    def being(self, i: int) -> Being:
        name = self.rng.choice(sorted(self.rules.creatures))
        side = "east" if i % 2 else "west"
        pos = (self.rng.randint(0, 4), 64, self.rng.randint(0, 4))
        return Being(f"c{i}", f"{name} {i}", side, self.rules.creatures[name], pos)

    def do(self, command: Command) -> None:
        self.guarded(lambda: self.table.do(command))

    def guarded(self, action: Callable[[], Any]) -> None:
        """Run it; a refusal must leave no trace in the state, the log or what is open."""
        table = self.table
        state, written, waited = (
            table.fight.state,
            len(self.store.written),
            bool(table.open or table.wanted),
        )
        try:
            action()
            return
        except Refused as refusal:
            self.refused.append(refusal)
        if not waited:  # an answer may strike the whole command: that is written
            assert table.fight.state is state
            assert len(self.store.written) == written

    def move(self) -> None:
        """One thing that somebody does, sensible or not."""
        table, rng = self.table, self.rng
        if table.run is not None:
            return self.under_way()
        chance = rng.random()
        if chance < 0.05:
            self.guarded(table.undo)
            if rng.random() < 0.5:
                self.guarded(table.redo)
        elif chance < 0.08:
            self.guarded(table.redo)
        elif chance < 0.10:
            self.guarded(table.undo_turn)
        elif chance < 0.14:
            self.guarded(lambda: table.force("", rng.randint(1, 20)))
        elif chance < 0.17:
            self.restart()
        elif chance < 0.22:
            self.do(self.gm_command())
        elif chance < 0.35:
            self.do(self.wild_command())
        else:
            self.do(self.offered_command())
        return None

    def under_way(self) -> None:
        """The command that waits gets an answer, or is cancelled, or the program is restarted."""
        table, rng = self.table, self.rng
        chance = rng.random()
        if chance < 0.1:
            self.restart()
        elif chance < 0.14:
            self.guarded(table.undo)
        elif chance < 0.18:
            self.do(self.offered_command())  # refused: nothing is queued
        elif table.wanted:
            self.guarded(lambda: table.learn(tuple(self.ports.value(f) for f in table.wanted)))
        else:
            self.reply(*rng.choice(sorted(table.open.items())))

    def reply(self, id: str, question: Question) -> None:
        if isinstance(question, Roll):
            self.guarded(lambda: self.table.throw(self.ports.cast(question), question.who))
        elif isinstance(question, AskNumber):
            value: Any = self.rng.randint(question.least - 1, question.most)
            self.guarded(lambda: self.table.answer(id, value, question.who))
        else:
            value = self.rng.choice((*question.options, "no such thing"))
            self.guarded(lambda: self.table.answer(id, value, question.who))

    def restart(self) -> None:
        """The program is killed and started again on the same log."""
        old = self.table
        self.table = Table(self.rules, self.store, self.ports)
        if old.wanted:  # the world may know by now, and what it says may forbid the act
            assert all(why.startswith("Refused(") for _, why in self.table.lost)
        else:
            assert self.table.lost == []
            assert self.table.fight.state == old.fight.state
            assert self.table.open == old.open
        self.restarts += 1

    # -- commands -------------------------------------------------------------------------------

    @property
    def fight(self) -> Fight[Any]:
        return self.table.fight

    def anyone(self) -> Creature[Any]:
        return self.rng.choice(list(self.fight))

    def offered_command(self) -> Command:
        acting = self.fight.acting
        who = self.rng.choice(acting) if acting else self.anyone()
        offers = self.rules.offers(self.fight, who)
        if not offers:
            return Command(GM, GM, "next")
        offer = self.rng.choice(offers)
        return Command(who.id, who.id, offer.verb, offer.args)

    def wild_command(self) -> Command:
        who = self.anyone()
        verb = self.rng.choice(sorted(self.rules.verbs))
        by = GM if self.rules.verbs[verb].when == "gm" else who.id
        return Command(by, who.id, verb, self.wild_args(self.rules.verbs[verb], who))

    def wild_args(self, verb: Verb, who: Creature[Any]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for arg in verb.args:
            if arg.optional and self.rng.random() < 0.3:
                continue
            if arg.kind == "creature":
                values[arg.name] = self.anyone().id
            elif arg.kind == "creatures":
                values[arg.name] = tuple(c.id for c in self.fight if self.rng.random() < 0.5)
            elif arg.kind == "word" and arg.words is not None:
                words = sorted(arg.words(self.fight, who).values())
                values[arg.name] = self.rng.choice(words or [""])
            elif arg.kind == "place":
                values[arg.name] = (self.rng.randint(0, 5), 64, self.rng.randint(0, 5))
            elif arg.kind == "number":
                values[arg.name] = self.rng.randint(0, 20)
            elif arg.kind == "dice":
                values[arg.name] = self.rng.choice(["1d6", "2d4+1", "3"])
            else:
                values[arg.name] = "free words"
        return values

    def gm_command(self) -> Command:
        who, rng = self.anyone().id, self.rng
        kind = rng.choice(["next", "set", "effect", "place", "hide", "reveal", "turn", "join"])
        if kind == "join":
            return Command(GM, GM, "join", {"beings": (self.being(len(self.fight.state.beings)),)})
        args: dict[str, Any] = {"who": who}
        if kind == "next":
            args = {}
        elif kind == "set":
            args |= {"counter": rng.choice(self.rules.counters), "to": rng.randint(0, 6)}
        elif kind == "effect":
            args |= {"name": rng.choice(sorted(self.rules.effects)), "turns": rng.randint(0, 2)}
        elif kind == "place":
            args |= {"to": (rng.randint(0, 4), 64, rng.randint(0, 4))}
        return Command(GM, GM, kind, args)


def played(rules: Ruleset, seed: int, moves: int = 60) -> Player:
    player = Player(rules, seed)
    for _ in range(moves):
        player.move()
    return player
