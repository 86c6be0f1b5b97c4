"""Data files: strict models, tables by name, a server's own entries over ours."""

import difflib
import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError


class Strict(BaseModel):
    """What is read from a file: nothing unknown, nothing changed afterwards."""

    model_config = ConfigDict(extra="forbid", frozen=True)


M = TypeVar("M", bound=Strict)


class ContentError(Exception):
    """A data file is wrong: names file, entry, field and reason in one sentence."""

    def __init__(self, file: Path | str, entry: str, field: str, reason: str) -> None:
        place = ": ".join(part for part in (str(file), entry, field) if part)
        super().__init__(f"{place}: {reason}")
        self.file, self.entry, self.field, self.reason = str(file), entry, field, reason


def read_toml(path: Path) -> dict[str, Any]:
    """Raises ContentError with line and column."""
    try:
        return tomllib.loads(path.read_text(encoding="utf8"))
    except FileNotFoundError:
        raise ContentError(path, "", "", "the file is missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as broken:
        raise ContentError(path, "", "", f"is no TOML: {broken}") from None


def load(path: Path, model: type[M], override: Path | None = None) -> M:
    """One model from one file; keys of the ``override`` file, if it is there, win."""
    data = read_toml(path)
    if override is not None and override.exists():
        data = {**data, **read_toml(override)}
        path = override
    return check(path, "", data, model)


def load_table(path: Path, model: type[M], override: Path | None = None) -> dict[str, M]:
    """One model for each ``[entry]``; an entry of the ``override`` file replaces ours whole."""
    entries = {name: (path, data) for name, data in read_toml(path).items()}
    if override is not None and override.exists():
        entries |= {name: (override, data) for name, data in read_toml(override).items()}
    return {name: check(file, name, data, model) for name, (file, data) in entries.items()}


def check(file: Path | str, entry: str, data: Any, model: type[M]) -> M:
    """Raises ContentError for the first thing that is wrong."""
    if not isinstance(data, dict):
        raise ContentError(file, entry, "", "is a value where a table is expected")
    try:
        return model.model_validate(data)
    except ValidationError as failure:
        first = failure.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        reason = first["msg"]
        if first["type"] == "extra_forbidden":
            reason = f"unknown key{_nearest(str(first['loc'][-1]), model)}"
        elif first["type"] == "missing":
            reason = "is missing"
        raise ContentError(file, entry, field, reason) from None


def _nearest(key: str, model: type[BaseModel]) -> str:
    close = difflib.get_close_matches(key, model.model_fields, n=1)
    return f" (did you mean {close[0]}?)" if close else ""
