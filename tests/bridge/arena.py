"""A small game and a hall on a real file: what the tests of the input side play with."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bridge.intake import Intake
from bridge.ports import FactSource, facts_by_default
from bridge.roster import Player, Roster
from bridge.store.rows import Line, Whisper
from bridge.store.store import Store
from bridge.table import Hall
from rules.engine.changes import Count, Move, Order, Out
from rules.engine.clock import Slot
from rules.engine.codec import codec_for
from rules.engine.content import Strict
from rules.engine.fight import Creature, Fight
from rules.engine.flows import NO, pay, refill
from rules.engine.requests import GM, Ask, AskNumber, Fact, Flow, Refused, Roll, Tell
from rules.engine.ruleset import Arg, EffectKind, Offer, Outcome, Ruleset, Shown, Verb
from rules.engine.state import HIDDEN, Pos
from rules.engine.table import Table

LOCALE = Path(__file__).parent / "arena_words"


class Sheet(Strict):
    """How well it hits, what it carries."""

    skill: int = 10
    life: int = 8
    weapons: tuple[str, ...] = ("sword", "bow")


class Settings(Strict):
    """The house rule of the arena."""

    blood: bool = True
    rounds: int = 5


@dataclass(frozen=True, slots=True)
class Hit:
    actor: str
    target: str
    weapon: str = "sword"
    edge: int = 0
    bonus: int = 0
    extra: str = ""
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Check:
    actor: str
    skill: str
    edge: int = 0
    dc: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    actor: str
    to: Pos


@dataclass(frozen=True, slots=True)
class Shout:
    actor: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Many:
    actor: str
    who: tuple[str, ...] = field(default=())


def hit(fight: Fight[Any], act: Hit) -> Flow[None]:
    """One point of breath; the target may dodge; 1d20 over ten."""
    me, target = fight[act.actor], fight[act.target]
    if me == target:
        raise Refused("itself", rule="A-HIT-01", who=me.id)
    seen = yield from Fact("sight", (me.id, target.id), (True, False), True)
    if not seen:
        raise Refused("unseen", rule="A-HIT-02", who=target.id)
    yield from pay(me, "A-HIT-03", breath=1)
    defence = yield from Ask(target.id, "defence", ("dodge", "parry", NO), NO, {"by": me.id})
    if defence == "parry":
        yield from AskNumber(target.id, "effort", 0, 5, 1)
    roll = yield from Roll("attack", me.id, (20,), secret=act.secret)
    key = "hit.yes" if roll.total + act.bonus + 5 * act.edge > 10 else "hit.no"
    yield Tell(key, (me.id, target.id), {"roll": roll, "weapon": act.weapon})
    if key == "hit.yes":
        yield Count(target.id, "life", target["life"] - 2)
        if target["life"] <= 0:
            yield Out(target.id, "down")


def check(fight: Fight[Any], act: Check) -> Flow[None]:
    roll = yield from Roll("check", act.actor, (20,))
    yield Tell("check", (act.actor,), {"roll": roll, "skill": act.skill})


def step(fight: Fight[Any], act: Step) -> Flow[None]:
    me = fight[act.actor]
    if me["walk"] < 1:
        raise Refused("cannot-pay", "A-MOV-01", who=me.id, pool="walk", needs=1, has=0)
    yield from pay(me, walk=1)
    yield Move(me.id, act.to)


def shout(fight: Fight[Any], act: Shout) -> Flow[None]:
    yield Tell("shout", (act.actor,), {"text": act.text})


def bless(fight: Fight[Any], act: Many) -> Flow[None]:
    for who in act.who:
        yield Count(who, "life", fight[who]["life"] + 1)


def broken(fight: Fight[Any], act: Shout) -> Flow[None]:
    yield from ()
    raise KeyError("a bug in a rule")


def arrive(fight: Fight[Any], me: Creature[Any]) -> Flow[None]:
    life = me["life"] or me.sheet.life
    yield from refill(me, life=life, breath=1, walk=3)


def begin(fight: Fight[Any]) -> Flow[None]:
    yield Tell("begun")


def round_start(fight: Fight[Any]) -> Flow[None]:
    """In order of arrival."""
    yield Order(tuple(Slot((c.id,)) for c in fight if not c.out))


def turn_start(fight: Fight[Any], me: Creature[Any]) -> Flow[None]:
    yield from refill(me, breath=1, walk=3)


def weapons(fight: Fight[Any], me: Creature[Any]) -> Mapping[str, str]:
    words = {"sword": ("épée", "sword"), "bow": ("arc long", "bow")}
    return {typed: w for w in me.sheet.weapons for typed in words[w]}


def skills(fight: Fight[Any], me: Creature[Any]) -> Mapping[str, str]:
    return {"discrétion": "stealth", "stealth": "stealth", "perception": "perception"}


def offers(fight: Fight[Any], me: Creature[Any]) -> tuple[Offer, ...]:
    foes = [c for c in fight if c.side != me.side and not c.out and me.perceives(c)]
    return (*(Offer("hit", {"target": c.id}) for c in foes if me["breath"] >= 1), Offer("end"))


ARENA = Ruleset(
    id="arena",
    version=1,
    sheet=Sheet,
    settings=Settings,
    verbs={
        "hit": Verb(
            Hit,
            hit,
            (Arg("target", "creature"), Arg("weapon", "word", weapons, optional=True)),
            ("edge", "bonus", "extra", "secret"),
        ),
        "check": Verb(Check, check, (Arg("skill", "word", skills),), ("edge", "dc"), when="always"),
        "step": Verb(Step, step, (Arg("to", "place"),), joins=True),
        "shout": Verb(Shout, shout, (Arg("text", "text"),), when="always"),
        "bless": Verb(Many, bless, (Arg("who", "creatures"),), when="gm"),
        "broken": Verb(Shout, broken, (Arg("text", "text", optional=True),), when="always"),
    },
    begin=begin,
    round_start=round_start,
    is_over=lambda fight: False,
    can_act=lambda c: not c.out,
    folder=LOCALE,
    arrive=arrive,
    turn_start=turn_start,
    offers=offers,
    step="step",
    walk_left=lambda c: c["walk"],
    counters=("life", "breath", "walk"),
    effects={"blind": EffectKind(lasts=True)},
    questions=("defence", "effort"),
    tells=("begun", "hit.yes", "hit.no", "check", "shout"),
    facts=("sight",),
    refusals=("itself", "unseen"),
    shown=(Shown("life", lambda c: c.sheet.life), Shown("breath", public=False)),
    lasting=("life",),
    outcomes={"hit": Outcome("attack", ("hit.yes",)), "miss": Outcome("attack", ("hit.no",))},
    creatures={"bandit": Sheet(life=4), "duelist": Sheet(skill=14)},
    by_entity={"minecraft:zombie": "bandit"},
)

ALDRIC = Player("Aldric", "00000000-0000-0000-0000-00000000000a")
MIRA = Player("Mira", "00000000-0000-0000-0000-00000000000b")
MASTER = Player("Morgane", "00000000-0000-0000-0000-00000000000c")
EVERYBODY = (ALDRIC, MIRA, MASTER)


class Clock:
    """Wall seconds that only move when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Queue:
    """Dice that show what was laid out, then 11 for ever."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def __call__(self, roll: Roll) -> tuple[tuple[int, ...], str]:
        return tuple(min(d, self.faces.pop(0) if self.faces else 11) for d in roll.dice), "dice"


class World:
    """Where bodies were last seen."""

    def __init__(self) -> None:
        self.feet_of: dict[str, tuple[float, float, float]] = {}

    def feet(self, body: str) -> tuple[float, float, float] | None:
        return self.feet_of.get(body)


def store_at(folder: Path, clock: Clock) -> Store:
    return Store(folder / "melee.db", codec_for(ARENA), clock)


class Arena:
    """A hall over a real file; ``restart`` is a kill: nothing is closed or flushed."""

    def __init__(self, folder: Path, facts: FactSource = facts_by_default) -> None:
        self.folder, self.facts = folder, facts
        self.clock, self.dice, self.world = Clock(), Queue(), World()
        self._start()

    def _start(self) -> None:
        self.store = store_at(self.folder, self.clock)
        self.roster = Roster(self.store, (MASTER.name,))
        self.roster.refresh({p.name: p.uuid for p in EVERYBODY})
        self.hall = Hall(self.store, {"arena": ARENA}, self.dice, self.facts)
        self.seconds: dict[str, float] = {}
        self.intake = Intake(
            self.hall,
            self.roster,
            self.world,
            self.dice,
            lambda question: self.seconds.get(question, 30.0),
        )

    def restart(self) -> None:
        self._start()

    def say(self, who: Player, *lines: str) -> None:
        for line in lines:
            assert self.intake.hear(who, line), line

    def last(self, to: Player) -> Line:
        """The first line of the last thing said to one player alone."""
        return self.whispers(to)[-1].lines[0]

    def begun(self) -> Table:
        """Aldric and Mira against two bandits, round 1, Aldric's turn."""
        self.world.feet_of = {
            ALDRIC.uuid: (0.5, 64.0, 0.5), MIRA.uuid: (3.5, 64.0, 0.5), MASTER.uuid: (9.5, 64, 0.5)
        }  # fmt: skip
        self.say(MASTER, '!combat début "Pont rouge"')
        self.say(ALDRIC, "!rejoindre")
        self.say(MIRA, "!rejoindre")
        self.say(MASTER, "!ajout brigand x2", "!suivant")
        return self.table

    @property
    def table(self) -> Table:
        """The only open fight."""
        (table,) = self.hall.tables.values()
        return table

    def whispers(self, to: Player) -> list[Whisper]:
        """Everything said to one player alone, oldest first."""
        rows = self.store.rows(0, 100_000)
        return [r.record for r in rows if isinstance(r.record, Whisper) and r.record.to == to.uuid]


__all__ = ["ALDRIC", "ARENA", "GM", "HIDDEN", "MASTER", "MIRA", "Arena", "Clock", "Queue", "World"]
