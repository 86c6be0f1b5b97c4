"""What a ruleset is: a value with its verbs, its hooks of the clock, its names and its words."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from .content import Strict
from .fight import Creature, Fight
from .requests import GM, Flow, Tell
from .schemas import DataFile
from .state import HIDDEN, Effect

Hook = Callable[[Fight[Any], Creature[Any]], Flow[None]]
Expired = Callable[[Fight[Any], Effect], Flow[None]]
Words = Callable[[Fight[Any], Creature[Any]], Mapping[str, str]]
"""What may be typed for an argument, as a player writes it → the value the act gets."""


def nothing(fight: Fight[Any], *_: Any) -> Flow[None]:
    yield from ()


@dataclass(frozen=True, slots=True)
class Arg:
    """One argument of a verb as people type it; ``name`` is the act's field.

    kind "creature" is found by name among those the speaker perceives, "creatures" takes several,
    "word" one of ``words``, "place" a block, "number" a whole number, "dice" a dice expression,
    "text" the rest of the line.
    """

    name: str
    kind: Literal["creature", "creatures", "word", "place", "number", "dice", "text"]
    words: Words | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Verb:
    """An announced act: a dataclass whose first field is ``actor``, and the flow that plays it.

    ``when``: "turn" = only while it is the actor's turn; "always" = by a fighter at any time;
    "gm" = the game master's, at any time. ``options`` are fields the router may fill from
    ``av``, ``+2``, ``-cd 15`` …: edge (1/-1), bonus, extra (dice), dc, secret. ``joins``: undone
    together with the command before it, if that was the same verb by the same actor. ``looks``:
    changes nothing, so undone with whatever came before it.
    """

    act: type
    flow: Callable[[Fight[Any], Any], Flow[Any]]
    args: tuple[Arg, ...] = ()
    options: tuple[str, ...] = ()
    when: Literal["turn", "always", "gm"] = "turn"
    joins: bool = False
    looks: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """Something a creature may do now: a button. ``label`` has words; "" means the verb's own."""

    verb: str
    args: Mapping[str, Any] = field(default_factory=dict)
    label: str = ""


@dataclass(frozen=True, slots=True)
class EffectKind:
    """A declared effect. ``own_end``: its anchor does not end it, its own flow does.

    ``lasts``: kept with the character after the fight. ``mark``: shown beside the name in the
    order, as holds are. ``needs``: keys of its data without which it means nothing; the master
    cannot begin it by its name alone.
    """

    expired: Expired | None = None
    own_end: bool = False
    lasts: bool = False
    mark: bool = False
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """A counter that people see: on the sheet, and the first one on the scoreboard too."""

    counter: str
    most: Callable[[Creature[Any]], float] | None = None
    public: bool = True  # False: only to whoever plays it, and the GM


def white(creature: Creature[Any]) -> str:
    return "white"


@dataclass(frozen=True, slots=True)
class Gauge:
    """Shown counters that make one picture: "F1/4 B0/2", in the colour that ``tone`` says.

    Where a server can write but a number beside a name it is ``left``, what can still be borne,
    under the words of ``counter-<name>``; the letters are those of ``short-<counter>``.
    """

    name: str
    counters: tuple[str, ...]
    left: Callable[[Creature[Any]], float]
    tone: Callable[[Creature[Any]], str] = white


@dataclass(frozen=True, slots=True)
class Outcome:
    """A result the GM may force by name: the roll of that label must lead to one of these tells."""

    roll: str
    tells: tuple[str, ...]


def everybody(fight: Fight[Any], tell: Tell) -> tuple[str, ...]:
    """Whoever perceives all that a tell speaks of; () if that is all the world."""
    if tell.audience:
        return tell.audience
    veiled = [e for e in fight.state.effects.values() if e.name == HIDDEN and e.on in tell.who]
    if not veiled:
        return ()
    return (GM, *(c.id for c in fight if not any(fight.hidden_from(c.id, w) for w in tell.who)))


@dataclass(frozen=True)
class Ruleset:
    """One game. Everything the engine and the bridge need to know of it.

    ``counters``, ``effects``, ``questions``, ``tells`` and ``facts`` are the names it may use; any
    other is an error. ``settings`` is the strict model of what a GM may choose, frozen when a
    fight opens. ``creatures`` are templates by name; ``by_entity`` finds one by Minecraft type.
    """

    id: str
    version: int
    sheet: type[Strict]
    settings: type[Strict]
    verbs: Mapping[str, Verb]
    begin: Callable[[Fight[Any]], Flow[None]]
    round_start: Callable[[Fight[Any]], Flow[None]]
    is_over: Callable[[Fight[Any]], bool]
    can_act: Callable[[Creature[Any]], bool]
    folder: Path
    """Where ``data/`` and ``locale/`` are."""
    arrive: Hook = nothing
    """A creature has joined: its counters take their first values; late ones find a slot."""
    turn_start: Hook = nothing
    turn_end: Hook = nothing
    finish: Callable[[Fight[Any]], Flow[None]] = nothing
    """The fight is over: what belonged to it alone ends."""
    check_free: Callable[[Fight[Any], Creature[Any], str], None] = lambda fight, who, verb: None
    """Raises Refused for a creature that nothing lets use this verb of a turn, before anybody asks
    whose turn it is."""
    off_turn: Callable[[Creature[Any]], tuple[str, ...]] = lambda creature: ()
    """Verbs of a turn that it may use now although it is not its turn: a walk held ready."""
    offers: Callable[[Fight[Any], Creature[Any]], tuple[Offer, ...]] = lambda fight, who: ()
    step: str = ""
    """The verb an observed step of a walk becomes ("" if this game does not count steps)."""
    walk_left: Callable[[Creature[Any]], float] | None = None
    """Metres it may still walk this turn."""
    seat: Callable[[Creature[Any]], str] = lambda creature: ""
    """The creature it rides, by id; "" for none."""
    walker: Callable[[Creature[Any]], str] = lambda creature: creature.id
    """Whose steps the moves of its body are: of a mounted pair, the one whose metres they cost."""
    flies: Callable[[Creature[Any]], bool] = lambda creature: False
    """Whether nothing need be under it."""
    fall: str = ""
    """The GM's verb for a fall; what its arguments ask for (who, height) is what was seen."""
    body: Callable[[Creature[Any]], tuple[int, int]] = lambda creature: (1, 2)
    metric: str = "chebyshev"
    metric_by: Callable[[Mapping[str, Any]], str] | None = None
    """The metric that the settings of a fight choose, where they may."""
    counters: tuple[str, ...] = ()
    effects: Mapping[str, EffectKind] = field(default_factory=dict)
    questions: tuple[str, ...] = ()
    tells: Collection[str] = ()
    facts: tuple[str, ...] = ()
    covers: Mapping[str, float] = field(default_factory=dict)
    """Degree of cover → the least hidden share of a body, 0 to 1, that gives it."""
    covers_by: Callable[[Mapping[str, Any]], Mapping[str, float]] | None = None
    """The same as the settings of a fight choose it, where they may."""
    cover_by_bodies: float = 0.0
    """The most that other creatures in the way hide of one; 0 where the rules see to it."""
    refusals: tuple[str, ...] = ()
    shown: tuple[Shown, ...] = ()
    gauge: Gauge | None = None
    """What is shown in the place of the first of ``shown``, if one counter does not say it."""
    lasting: tuple[str, ...] = ()
    """Counters kept with the character after the fight."""
    audience: Callable[[Fight[Any], Tell], tuple[str, ...]] = everybody
    outcomes: Mapping[str, Outcome] = field(default_factory=dict)
    creatures: Mapping[str, Strict] = field(default_factory=dict)
    by_entity: Mapping[str, str] = field(default_factory=dict)
    novice: Strict | None = None
    """Whoever joins without a character of their own plays this; None: a sheet of defaults."""
    files: Mapping[str, DataFile] = field(default_factory=dict)
    """The files of ``data/`` and the models that read them; a server may replace entries."""
    records: tuple[type, ...] = ()
    """Dataclasses of its own that may stand in a log (the acts are found by themselves)."""

    def covers_in(self, settings: Mapping[str, Any]) -> Mapping[str, float]:
        """Degree of cover → least hidden share, in a fight with these settings."""
        return self.covers_by(settings) if self.covers_by and settings else self.covers

    @property
    def points(self) -> Shown | None:
        """The counter below names."""
        return next(iter(self.shown), None)
