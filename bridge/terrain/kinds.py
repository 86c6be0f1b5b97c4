"""Kinds of blocks, and what they mean to a fight: ``data/blocks.toml``, or a server's own."""

import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

from rules.engine import toml_file

from ..minecraft.dialect import Version, parse_version
from ..mistakes import Mistake, Wrong, refused, unreadable

_NAME = re.compile(
    r"(?P<name>#?(?:[a-z0-9_.-]+:)?[a-z0-9_./-]+(?:\[[a-z0-9_=,]+\])?)"
    r"(?:@(?P<since>\d+(?:\.\d+)+)?(?:\.\.(?P<until>\d+(?:\.\d+)+))?)?"
)


class BadBlocks(ValueError):
    """A table of blocks that cannot be used."""

    def __init__(self, *mistakes: Mistake) -> None:
        super().__init__("\n".join(map(str, mistakes)))
        self.mistakes = mistakes


def _named(text: str) -> str:
    """Raises Wrong for what can be no block's name."""
    if not _NAME.fullmatch(text):
        raise Wrong("no-block", written=text)
    return text


Name = Annotated[str, AfterValidator(_named)]
Share = Annotated[float, Field(ge=0, le=1)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class KindModel(_Model):
    """One ``[[kind]]`` of the file; the keys are explained at its head."""

    key: str = Field(pattern=r"^[a-z0-9-]+$")
    fr: str = Field(min_length=1)
    en: str = Field(min_length=1)
    blocks: tuple[Name, ...] = Field(min_length=1)
    see: bool = False
    hides: Share = 1.0
    low: Share = 0.0
    high: Share = 1.0
    stops: bool = True
    difficult: bool = False
    slippery: bool = False
    climb: bool = False
    fluid: Literal["", "water", "lava"] = ""
    common: bool = False


class TableModel(_Model):
    """The whole file."""

    open: tuple[Name, ...] = Field(min_length=1)
    opened: tuple[Name, ...] = ()
    strewn: tuple[Name, ...] = ()
    kind: tuple[KindModel, ...] = ()

    @model_validator(mode="after")
    def _apart(self) -> "TableModel":
        keys = [k.key for k in self.kind]
        twice = next((k for k in keys if keys.count(k) > 1), None)
        if twice is not None:
            raise Wrong("kind-twice", name=twice)
        return self


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of block in one version. ``fr``, ``en``: what it is called when it covers somebody."""

    key: str
    fr: str
    en: str
    blocks: tuple[str, ...] = ()
    see: bool = False
    hides: float = 1.0
    low: float = 0.0
    high: float = 1.0
    stops: bool = True
    difficult: bool = False
    slippery: bool = False
    climb: bool = False
    fluid: str = ""
    common: bool = False

    @property
    def only_named(self) -> bool:
        """Whether it is a full block like any other, with a name."""
        plain = (self.see, self.hides, self.low, self.high, self.stops) == (False, 1, 0, 1, True)
        return plain and not (self.difficult or self.slippery or self.climb or self.fluid)


MANY = 12
"""Kinds with more names than this are asked about last, unless they are common."""
OPEN = Kind("open", "rien", "nothing", see=True, hides=0.0, stops=False)
"""Air, or what hinders as little."""
FULL = Kind("obstacle", "un obstacle", "an obstacle")
"""Whatever is in no kind."""


@dataclass(frozen=True, slots=True)
class Kinds:
    """The kinds of one version. ``open`` is the one test for what hinders nothing.

    If that is a tag, ``opened`` names the blocks in it; else ``strewn`` what is met, of that sort,
    many times over.
    """

    open: str
    kinds: tuple[Kind, ...]
    opened: frozenset[str] = frozenset()
    strewn: tuple[str, ...] = ()

    @property
    def wide(self) -> bool:
        """Whether the test for what is open takes more than air."""
        return self.open.startswith("#")

    def hindrances(self) -> list[tuple[Kind, str]]:
        """What to ask about a block that is not air, to know what it hides: likeliest first.

        Whatever hides nothing counts as open, whichever of its names is found.
        """
        kinds = sorted(self.kinds, key=lambda k: (not k.common, len(k.blocks) > MANY, not k.hides))
        found = [(k if k.hides else OPEN, n) for k in kinds if not k.only_named for n in k.blocks
                 if not (self.wide and bare(n) in self.opened)]  # fmt: skip
        covering = sum(k.common and bool(k.hides) for k, _ in found)
        return [*found[:covering], (OPEN, self.open), *found[covering:]]

    def named(self, which: Callable[[Kind], bool]) -> tuple[str, ...]:
        """The names of the blocks of some kinds, in the order of the table."""
        return tuple(n for k in self.kinds if which(k) for n in k.blocks)

    def without(self, name: str) -> "Kinds":
        """The same, less a name that the server does not know."""

        def kept(blocks: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(b for b in blocks if bare(b) != name)

        return Kinds(
            "air" if bare(self.open) == name else self.open,
            tuple(_with(k, kept(k.blocks)) for k in self.kinds),
            self.opened,
            kept(self.strewn),
        )


def bare(name: str) -> str:
    """``#minecraft:slabs[type=top]`` → ``#slabs``."""
    return name.partition("[")[0].replace("minecraft:", "")


def _with(kind: Kind, blocks: tuple[str, ...]) -> Kind:
    fields = {f: getattr(kind, f) for f in Kind.__dataclass_fields__}
    return Kind(**{**fields, "blocks": blocks})


@cache
def built_in() -> TableModel:
    """The table that comes with the program."""
    source = files(__package__).joinpath("data/blocks.toml")
    return TableModel.model_validate(tomllib.loads(source.read_text(encoding="utf8")))


def load(path: Path | None) -> TableModel:
    """A server's own table, or the built-in one. Raises BadBlocks."""
    if path is None:
        return built_in()
    try:
        raw = toml_file.read(path)
    except (OSError, ValueError) as failure:
        raise BadBlocks(unreadable(path, failure)) from None
    try:
        return TableModel.model_validate(raw)
    except ValidationError as failure:
        found = refused(path.name, TableModel, failure)
        raise BadBlocks(*(_by_key(m, raw) for m in found)) from None


def _by_key(mistake: Mistake, raw: dict[str, Any]) -> Mistake:
    """In a long table a kind is found by its key sooner than by its number."""
    table, *rest = mistake.place or ("",)
    if table == "[[kind]]" and isinstance(rest[0], int):
        key = raw["kind"][rest[0]].get("key")
        if isinstance(key, str) and key:
            return replace(mistake, place=(f"[[kind]] {key}", *rest[1:]))
    return mistake


def kinds_of(model: TableModel, version: Version) -> Kinds:
    """What a version knows of the table."""
    found = []
    for kind in model.kind:
        blocks = _known(kind.blocks, version)
        if blocks:
            fields = {f: getattr(kind, f) for f in KindModel.model_fields}
            found.append(Kind(**{**fields, "blocks": blocks}))
    opened = frozenset(map(bare, _known(model.opened, version)))
    open = (_known(model.open, version) or ("air",))[-1]
    return Kinds(open, tuple(found), opened, _known(model.strewn, version))


def _known(names: Iterable[str], version: Version) -> tuple[str, ...]:
    return tuple(n for n in (_in_version(name, version) for name in names) if n)


def _in_version(text: str, version: Version) -> str:
    """The name alone; "" if that version does not have it."""
    found = _NAME.fullmatch(text)
    if found is None:
        raise ValueError(text)  # the model has let no such name in
    since, until = found["since"], found["until"]
    early = since is not None and version < parse_version(since)
    late = until is not None and version > parse_version(until)
    return "" if early or late else found["name"]
