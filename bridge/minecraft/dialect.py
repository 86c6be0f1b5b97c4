"""What differs between Minecraft versions, as data: ``data/versions.toml``."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

Version = tuple[int, ...]


class UnknownVersion(ValueError):
    """A text that is no Minecraft version, or one older than we speak."""


class TooOld(UnknownVersion):
    """A version from before those that we speak."""


@dataclass(frozen=True, slots=True)
class Dialect:
    """How one version wants to be spoken to, and how it answers. Limits: 0 = none.

    ``components``: "json" up to 1.21.4, "snbt" after. ``…_limit``: characters of an objective and
    a holder, elements of a list and an array in an answer. ``uuid_holders``: scores may be given
    to an entity by its bare UUID. ``click_slash``: a click runs nothing without a slash;
    ``click_chats``: without one it speaks. ``modifier_by``: "uuid" or "id" of an attribute's
    modifier, ``modifier_times`` what multiplies. ``jump_strength``: an attribute of players too.
    ``functions``: their folder in a data pack. ``ride``: there is a command that seats one.
    ``inline_predicates``: the key of a condition's kind where one may be written out, else "".
    ``lowest_block``: of the overworld.
    ``newer``: newer than any version we know of.
    """

    version: Version
    components: str
    click_key: str
    hover_key: str
    command_key: str
    url_key: str
    hover_text_key: str
    below_name: str
    number_format: bool
    objective_limit: int
    holder_limit: int
    uuid_holders: bool
    rule_feedback: str
    rule_admin_log: str
    rule_chain: str
    count_passed: str
    count_failed: str
    unknown_command: str
    click_slash: bool
    click_chats: bool
    forever: str
    attribute_prefix: str
    modifier_by: str
    modifier_times: str
    jump_strength: bool
    functions: str
    pack_format: int
    list_limit: int
    array_limit: int
    execute_on: bool
    version_command: bool
    dialogs: bool
    ride: bool
    inline_predicates: str
    lowest_block: int
    newer: bool = False


def parse_version(text: str) -> Version:
    """``1.21.4``, ``26.1``, ``26.2-snapshot-3`` … → numbers. Raises UnknownVersion."""
    found = re.match(r"\s*(\d+)\.(\d+)(?:\.(\d+))?", text)
    if not found:
        raise UnknownVersion(f"{text!r} is no Minecraft version (such as 1.21.4)")
    return tuple(int(part) for part in found.groups(default="0"))


def known_versions() -> list[str]:
    """The versions at which something changed, oldest first."""
    return sorted(_entries(), key=parse_version)


@cache
def _entries() -> dict[str, dict[str, Any]]:
    source = files(__package__).joinpath("data/versions.toml")
    return tomllib.loads(source.read_text(encoding="utf8"))


@cache
def dialect(version: str) -> Dialect:
    """The dialect of a version; a newer one than all we know speaks like the newest."""
    wanted = parse_version(version)
    fields: dict[str, Any] = {}
    for name in known_versions():
        if parse_version(name) <= wanted:
            fields |= _entries()[name]
    if not fields:
        oldest = known_versions()[0]
        raise TooOld(f"Minecraft {version} is too old: {oldest} is the oldest we speak")
    newest = parse_version(known_versions()[-1])
    return Dialect(version=wanted, newer=wanted[:2] > newest[:2], **fields)
