"""What differs between the versions that the embedded server can be: one row of facts each."""

import re
from dataclasses import dataclass

Number = tuple[int, int, int]


class NoSuchVersion(ValueError):
    """Text that is no Minecraft version from 1.16 on."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One version's habits. Every flag is a change that vanilla made in the version named."""

    name: str
    number: Number
    clicks_must_be_commands: bool  # 1.19.1: a click may no longer chat
    old_limits: bool  # until 1.17: objectives 16, holders 40 characters
    secure_chat: bool  # 1.19: unsigned chat is marked in the log
    execute_on: bool  # 1.19.4
    score_words: bool  # 1.20: "score(s)", "player(s)"
    below_name: str  # 1.20.2 renamed the slot
    uuid_holders: bool  # 1.20.2: a UUID holds the score of its entity
    strict_components: bool  # 1.20.3
    number_format: bool  # 1.20.3
    list_limit: int  # 1.20.5 to 1.21.6: `data get` prints no more of a list; 0 = all
    array_limit: int  # 1.20.5: the same of an array
    selectors_checked: bool  # 1.21.2: a bad selector in a component is refused
    new_attributes: bool  # 1.21.2: no more "generic."
    modifier_ids: bool  # 1.21: attribute modifiers by id, not UUID
    nearest: bool  # 1.21: @n
    snbt: bool  # 1.21.5: components are SNBT, new grammar, new keys
    version_command: bool  # 1.21.6
    full_stops: bool  # 1.21.9: punctuation of some messages
    snake_rules: bool  # 1.21.11: game rules in snake_case


def number(text: str) -> Number:
    """`1.21.4`, `26.1`, `26.2-snapshot-3` → numbers.

    Raises: NoSuchVersion.
    """
    found = re.match(r"(\d+)\.(\d+)(?:\.(\d+))?", text)
    if not found:
        raise NoSuchVersion(f"{text!r} is no Minecraft version (such as 1.21.11)")
    parts = found.groups(default="0")
    value = (int(parts[0]), int(parts[1]), int(parts[2]))
    if value < (1, 16, 0):
        raise NoSuchVersion(f"Minecraft {text} is too old: 1.16 is the oldest")
    return value


def edition(name: str) -> Edition:
    """The habits of a version.

    Raises: NoSuchVersion.
    """
    have = number(name)
    return Edition(
        name=name,
        number=have,
        clicks_must_be_commands=have >= (1, 19, 1),
        old_limits=have < (1, 18, 0),
        secure_chat=have >= (1, 19, 0),
        execute_on=have >= (1, 19, 4),
        score_words=have >= (1, 20, 0),
        below_name="below_name" if have >= (1, 20, 2) else "belowName",
        uuid_holders=have >= (1, 20, 2),
        strict_components=have >= (1, 20, 3),
        number_format=have >= (1, 20, 3),
        list_limit=128 if (1, 20, 5) <= have < (1, 21, 7) else 0,
        array_limit=128 if have >= (1, 20, 5) else 0,
        selectors_checked=have >= (1, 21, 2),
        new_attributes=have >= (1, 21, 2),
        modifier_ids=have >= (1, 21, 0),
        nearest=have >= (1, 21, 0),
        snbt=have >= (1, 21, 5),
        version_command=have >= (1, 21, 6),
        full_stops=have >= (1, 21, 9),
        snake_rules=have >= (1, 21, 11),
    )
