"""What the server answers, read without trusting any name that stands in it.

Answers of one command are glued together on vanilla, one a line on Forge, and may hold colour
codes: everything is read by the values we expect, never by the names around them.
"""

import re
from collections.abc import Collection, Mapping, Sequence

Position = tuple[float, float, float]

_CODES = re.compile(r"§[0-9a-fk-orxA-FK-ORX]|\x1b\[[0-9;]*m")
_LISTED = re.compile(
    r"(?:^|[ ,:\n])([!-~]{1,16}) \(([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\)"
)
_LIST_HEAD = re.compile(r"There are (\d+) of a max(?: of)? \d+ players online:")
_NUMBER = r"-?\d+(?:\.\d+)?(?:E-?\d+)?"
_POSITION = re.compile(rf"\[({_NUMBER})d, ({_NUMBER})d, ({_NUMBER})d\]\n?")
_DATA = " has the following entity data: "
_UUID_DATA = re.compile(rf"{_DATA}\[I; (-?\d+), (-?\d+), (-?\d+), (-?\d+)\]")
LONGEST_NAME = 50
"""Characters that an anvil gives a name, in any version; a UUID's answer alone is longer."""

_MISUNDERSTOOD = (
    "Unknown or incomplete command",
    "Unknown command",
    "Incorrect argument for command",
    "Invalid ",
    "Expected ",
    "Error executing",
)


class Unreadable(Exception):
    """The server said something else than it should: the text, cut short, is in the message."""

    def __init__(self, what: str, answer: str) -> None:
        super().__init__(f"{what}: {answer[:200]!r}")
        self.answer = answer


def bare(answer: str) -> str:
    """Without colour codes and outer white space."""
    return _CODES.sub("", answer).strip()


def misunderstood(answer: str) -> bool:
    """Whether the server could not read the command: our mistake, or not the version we think."""
    return bare(answer).startswith(_MISUNDERSTOOD)


def players_online(answer: str) -> dict[str, str]:
    """``list uuids`` → UUID by plain name. Raises Unreadable for the text of another command."""
    text = _CODES.sub("", answer)
    heads = list(_LIST_HEAD.finditer(text))
    if len(heads) != 1:  # two: another client has asked too, and the answers ran together
        raise Unreadable("not a list of players", answer)
    found: dict[str, str] = dict(_LISTED.findall(text, heads[0].end()))
    if int(heads[0].group(1)) != len(found):
        raise Unreadable("not a list of players", answer)
    return found


def uuid_ints(uuid: str) -> str:
    """A UUID as NBT prints it: ``[I; a, b, c, d]``."""
    digits = uuid.replace("-", "")
    parts = (int(digits[i : i + 8], 16) for i in range(0, 32, 8))
    signed = (p - 2**32 if p >= 2**31 else p for p in parts)
    return "[I; " + ", ".join(str(p) for p in signed) + "]"


def uuids_in(answer: str) -> list[str]:
    """Every UUID printed by ``data get entity … UUID``, in order, names notwithstanding."""
    return [_dashed(match.groups()) for match in _UUID_DATA.finditer(_CODES.sub("", answer))]


def _dashed(ints: Sequence[str]) -> str:
    """Four signed numbers → the UUID as it is usually written."""
    digits = "".join(f"{int(part) & 0xFFFFFFFF:08x}" for part in ints)
    return f"{digits[:8]}-{digits[8:12]}-{digits[12:16]}-{digits[16:20]}-{digits[20:]}"


def positions(
    uuid_answer: str, position_answer: str, expected: Collection[str] | None = None
) -> dict[str, Position]:
    """The feet of everybody expected (None: of all), by UUID, from the two answers of one poll.

    A custom name can imitate an answer, but not hold somebody's UUID: with the words before it,
    that is longer than an anvil allows. So the first answer, cut at its UUIDs, gives the exact
    names in their order, and the second must then read name by name to its end. Whatever else it
    says (somebody came, left, or was renamed between the two), nobody is read: who is missing is
    missing until the next poll, never somebody else. Only bearers of the very same name who came
    and left within those few milliseconds could still be taken for one another, for one poll.
    """
    heads = _heads(_CODES.sub("", uuid_answer), expected or ())
    found = _read_in_order(_CODES.sub("", position_answer), heads)
    return found if expected is None else {u: p for u, p in found.items() if u in expected}


def _heads(text: str, expected: Collection[str]) -> list[tuple[str, str]]:
    """What stands before each value, exactly, with the UUID whose it is; [] if it is doubtful."""
    heads: list[tuple[str, str]] = []
    start = 0
    for match in _UUID_DATA.finditer(text):
        uuid = _dashed(match.groups())
        if uuid in expected or len(match.group()) > LONGEST_NAME:
            heads.append((text[start : match.start()].lstrip("\n") + _DATA, uuid))
            start = match.end()
    doubtful = text[start:].strip() or len({uuid for _, uuid in heads}) < len(heads)
    return [] if doubtful else heads


def _read_in_order(text: str, heads: list[tuple[str, str]]) -> dict[str, Position]:
    found: dict[str, Position] = {}
    at = 0
    for head, uuid in heads:
        match = _POSITION.match(text, at + len(head))
        if match is None or not text.startswith(head, at):
            return {}
        x, y, z = (float(g) for g in match.groups())
        found[uuid] = (x, y, z)
        at = match.end()
    return found if at == len(text) else {}


def displays(answer: str, online: Collection[str]) -> dict[str, str]:
    """UUID → the name with its team's decoration, from the UUIDs of all players; {} if doubtful."""
    heads = _heads(_CODES.sub("", answer), online)
    return {uuid: head.removesuffix(_DATA) for head, uuid in heads if uuid in online}


def score(answer: str, titles: Collection[str] = ()) -> int | None:
    """``NAME has 5 [Objective]`` → 5; None if no score is set.

    ``titles``: those that the objective may have; without any, each will do. Of an answer with
    two scores in it, one is somebody else's: it is not read.
    """
    text = bare(answer)
    if re.fullmatch(r"Can't get value of \S+ for .{1,200}; none is set", text):
        return None
    found = re.findall(r" has (-?\d+) \[([^\]]*)\]", text)
    if len(found) != 1 or not text.endswith(f"[{found[0][1]}]"):
        raise Unreadable("not a score", answer)
    number, title = found[0]
    if titles and title not in titles:
        raise Unreadable("not the score that was asked for", answer)
    return int(number)


def test_passed(answer: str) -> bool:
    """``execute if …``, with a count or without. Raises Unreadable."""
    text = bare(answer)
    if re.fullmatch(r"Test passed(?:(?:, count|\. Count): \d+)?", text):
        return True
    if re.fullmatch(r"Test failed(?:(?:, count|\. Count): \d+)?", text):
        return False
    raise Unreadable("not the answer to a test", answer)


def plugins_in(answer: str) -> list[str]:
    """The plugins in Bukkit's answer to ``plugins``, by name; [] where there are none.

    ``Plugins (2): A, *B`` on Spigot; Paper names its kinds in lines of their own.
    """
    text = _CODES.sub("", answer)
    if not re.match(r"\s*(?:ℹ )?(?:Server )?Plugins \(\d+\)", text):
        return []
    listed = re.sub(r"(?m)^.*?Plugins \(\d+\):", "", text)
    return re.findall(r"[A-Za-z][\w.-]*", listed)


def passed_count(answer: str) -> int:
    """``execute if blocks … masked``: how many blocks were the same, and not air."""
    match = re.fullmatch(r"Test passed(?:, count|\. Count): (\d+)", bare(answer))
    if match is None:
        raise Unreadable("not a count", answer)
    return int(match.group(1))


def nobody(answer: str) -> bool:
    """Whether there was no such entity: it is offline, dead, or not loaded."""
    return "No entity was found" in answer


def seated(answer: str) -> bool:
    """``ride … mount …``: whether somebody sits there now."""
    text = bare(answer)
    return " started riding " in text or " is already riding " in text


def version_of(answer: str) -> str | None:
    """The game's version in the answer of ``version`` (1.21.6 on), None if it is not there."""
    match = re.search(r"(?:^|\n|\W)(?:name = |id = )(\d+\.\d+(?:\.\d+)?)", bare(answer))
    return match.group(1) if match else None


def clicked(answer: str, online: Mapping[str, str]) -> list[str]:
    """Who of those online has clicked, as UUIDs, in the order of the answer."""
    known = set(online.values())
    return [uuid for uuid in dict.fromkeys(uuids_in(answer)) if uuid in known]
