"""What a scenario file may say: the strict models behind docs/scenarios.md and its JSON Schema."""

import json
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from rules.engine import toml_file

Block = tuple[int, int, int]
"""A block: x, y (up), z."""

Face = Annotated[int, Field(ge=1, le=1000)]
Die = (
    Annotated[tuple[str, Face | tuple[Face, ...]], Field(title="owner and label, faces")]
    | Annotated[tuple[str, Face | tuple[Face, ...], str], Field(title="… and the dice")]
)
"""``["Alex attack", 15]``: who rolls, what for, what falls; a list for several dice at once."""

Said = Annotated[
    tuple[str | bool | int | Block, ...],
    Field(min_length=2, description="name of the fact, what it is about, and what is so"),
]
"""``["cover", "Alex", "Orc", "partial"]``: what the world answers."""

Line = Annotated[str, Field(pattern=r"(?s)^[^:]+: ?.+$", description='like "Alex: !att zombie"')]


class ScenarioError(Exception):
    """A file that is no scenario: one line for each mistake."""

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class EffectAtStart(Part):
    """An effect that a creature is under when the scenario begins."""

    name: str
    turns: int = Field(default=0, ge=0, description="until the end of that many turns; 0: for good")
    data: dict[str, Any] = Field(default_factory=dict)


class ItemAtStart(Part):
    """A thing that a creature has when the scenario begins."""

    kind: str
    slot: str = ""
    id: str = ""
    data: dict[str, Any] = Field(default_factory=dict)


class CreatureAtStart(Part):
    """Somebody in the fight; with ``player`` somebody plays it, else the game master does."""

    name: str = Field(min_length=1)
    id: str = Field(default="", description="for dice and expectations; from the name if missing")
    player: bool | str = Field(default=False, description="true: by a player of the same name")
    side: str = Field(default="", description='"pj" for players and "pnj" for others if missing')
    pos: Block | None = None
    template: str = Field(default="", description="a creature of the ruleset's data")
    sheet: dict[str, Any] = Field(default_factory=dict, description="over the template's, if any")
    counters: dict[str, float] = Field(default_factory=dict)
    effects: tuple[EffectAtStart, ...] = ()
    items: tuple[ItemAtStart, ...] = ()
    hidden: bool = False
    entity: str = Field(default="", description='a mob for its body, like "minecraft:zombie"')
    rides: str = Field(default="", description="its body sits on the body of this creature")

    @property
    def key(self) -> str:
        return self.id or slug(self.name)

    @property
    def player_name(self) -> str:
        return self.name if self.player is True else (self.player or "")


class Bystander(Part):
    """A player who is online and not in the fight."""

    name: str
    pos: Block = (0, 64, 0)
    language: Literal["", "fr", "en"] = ""


MOST_BLOCKS = 32_768
"""In one fill, as for the game's own command."""


class Fill(Part):
    """Blocks of one kind, from corner to corner."""

    from_: Block = Field(alias="from")
    to: Block
    kind: str = Field(min_length=1)

    @model_validator(mode="after")
    def _not_too_many(self) -> "Fill":
        size = 1
        for a, b in zip(self.from_, self.to, strict=True):
            size *= abs(a - b) + 1
        if size > MOST_BLOCKS:
            raise ValueError(f"{size} blocks are too many, {MOST_BLOCKS} at most")
        return self

    def blocks(self) -> Iterator[Block]:
        """Every block of it."""
        sides = [range(min(a, b), max(a, b) + 1) for a, b in zip(self.from_, self.to, strict=True)]
        yield from ((x, y, z) for x in sides[0] for y in sides[1] for z in sides[2])


class Start(Part):
    """Where the fight stands at the first step."""

    open: bool = Field(default=True, description="false: no fight yet, the steps open it in chat")
    round: int = Field(default=0, ge=0, description="0: opened, not begun")
    order: tuple[str | tuple[str, ...], ...] = Field(default=(), description="first to last")
    turn: str = Field(default="", description="whose turn it is")
    hooks: bool = Field(default=True, description="false: without the start of that turn")


class Question(Part):
    """An open question: only what is given is compared."""

    who: str = ""
    name: str = ""
    options: tuple[Any, ...] | None = None


class Expect(Part):
    """What must be so after the step. Only what is given is compared."""

    counters: dict[str, dict[str, float]] = Field(default_factory=dict)
    pools: dict[str, dict[str, float]] = Field(
        default_factory=dict, description="another word for counters"
    )
    effects: dict[str, tuple[str, ...]] = Field(
        default_factory=dict, description="all effects of a creature, in any order"
    )
    has: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    lacks: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    positions: dict[str, Block] = Field(default_factory=dict, description="as the fight has them")
    bodies: dict[str, Block] = Field(default_factory=dict, description="where the bodies stand")
    marks: dict[str, tuple[Literal["glow", "hold"], ...]] = Field(
        default_factory=dict, description="all that a body bears; nothing: []"
    )
    out: dict[str, str] = Field(default_factory=dict, description='why out of the fight; "": not')
    order: tuple[str, ...] | None = None
    round: int | None = None
    turn: str | tuple[str, ...] | None = Field(default=None, description='"": nobody\'s')
    question: Question | tuple[Question, ...] | Literal[False] | None = Field(
        default=None, description="the open question or questions; false: none"
    )
    refused: str | None = Field(
        default=None, description="the rule or the code of a refusal; nothing has changed"
    )
    tells: tuple[str, ...] | None = Field(
        default=None, description="told in this step, in this order, among others"
    )
    untold: tuple[str, ...] = Field(default=(), description="not told in this step")
    seen: dict[str, tuple[str, ...]] = Field(
        default_factory=dict, description="pieces of text a player got in this step"
    )
    hover: dict[str, tuple[str, ...]] = Field(
        default_factory=dict, description="pieces of what a player can hover over"
    )
    unseen: dict[str, tuple[str, ...]] = Field(
        default_factory=dict, description="pieces that are nowhere in what a player got"
    )
    sidebar: dict[str, tuple[str, ...]] = Field(
        default_factory=dict, description="the lines of a player's sidebar, top to bottom"
    )
    points: dict[str, int] = Field(default_factory=dict, description="the score beside a creature")
    over: bool | None = None
    paused: bool | None = None


INPUTS = (
    "say", "click", "walk", "wait", "restart", "join", "leave", "block", "server", "ride", "vanish",
)  # fmt: skip


class Step(Part):
    """One thing that happens, the dice it throws, and what must be so afterwards."""

    say: Line | None = None
    click: Line | None = Field(
        default=None, description='"Alex: attaquer": a piece of a button\'s text, or its number'
    )
    walk: tuple[str, tuple[Block, ...]] | None = None
    wait: float | None = Field(default=None, gt=0, description="seconds that pass")
    restart: Literal[True, "undelivered"] | None = Field(
        default=None, description="the service is killed, and started again on the same file"
    )
    join: str | None = Field(default=None, description="this player comes online")
    leave: str | None = Field(default=None, description="this player goes offline")
    block: tuple[Block, str] | Fill | None = None
    ride: tuple[str, str] | None = Field(
        default=None, description="its body gets on that one's; with an empty name, off"
    )
    vanish: str | None = Field(default=None, description="the mob of this creature is gone")
    server: Literal["restart"] | None = Field(
        default=None, description="the Minecraft server stops and starts again"
    )
    note: str = Field(default="", description="shown when the step fails")
    dice: tuple[Die, ...] = ()
    facts: tuple[Said, ...] = Field(
        default=(), description="what the world says in this step, whatever its blocks are"
    )
    expect: Expect = Expect()

    @model_validator(mode="after")
    def _one_thing(self) -> "Step":
        given = [i for i in INPUTS if getattr(self, i) is not None]
        if len(given) > 1:
            raise ValueError(f"one step is one thing, not {' and '.join(given)}")
        return self

    def __str__(self) -> str:
        for name in INPUTS:
            if (value := getattr(self, name)) is not None:
                return f"{name} {value!r}"
        return "look"


class Scenario(Part):
    """One fight, played and checked."""

    title: str = Field(min_length=1)
    ruleset: str = "blocs"
    language: Literal["fr", "en"] = "fr"
    version: str = Field(default="", description="of Minecraft; the program's own if missing")
    mj: str = Field(default="MJ", description="the player who is game master")
    settings: dict[str, Any] = Field(default_factory=dict, description="of the ruleset")
    bridge: dict[str, Any] = Field(default_factory=dict, description="of melee.toml")
    start: Start = Start()
    creature: tuple[CreatureAtStart, ...] = ()
    bystander: tuple[Bystander, ...] = ()
    block: tuple[tuple[Block, str] | Fill, ...] = Field(
        default=(), description="blocks of the world, one by one or from corner to corner"
    )
    step: tuple[Step, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _names_apart(self) -> "Scenario":
        keys = [c.key for c in self.creature]
        twice = next((k for k in keys if keys.count(k) > 1), None)
        if twice is not None:
            raise ValueError(f"two creatures are called {twice}")
        lost = next((c.rides for c in self.creature if c.rides and slug(c.rides) not in keys), None)
        if lost is not None:
            raise ValueError(f"nobody is called {lost}")
        return self


def slug(name: str) -> str:
    """A name as an id: small letters and figures, without accents.

    >>> slug("Éogan le Roux")
    'eogan-le-roux'
    """
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", bare.lower()).strip("-") or "x"


def read(path: Path) -> Scenario:
    """Raises ScenarioError with file, place and reason of each mistake."""
    try:
        raw = toml_file.read(path)
    except OSError as failure:
        raise ScenarioError(f"{path}: cannot be read ({failure.strerror})") from None
    except ValueError as failure:
        raise ScenarioError(f"{path}: not valid TOML ({failure})") from None
    try:
        return Scenario.model_validate(raw)
    except ValidationError as mistakes:
        lines = [
            f"{path}: {'.'.join(map(str, e['loc'])) or '(file)'}: {e['msg']}"
            for e in mistakes.errors(include_url=False, include_input=False)
        ]
        raise ScenarioError(*lines) from None


def schema() -> str:
    """The JSON Schema of a scenario file."""
    return json.dumps(Scenario.model_json_schema(), ensure_ascii=False, indent=2)
