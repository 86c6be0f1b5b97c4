"""The commands we send, quoted so that no text can become a command, a selector or a component."""

import math
import re

from .dialect import Dialect
from .split import pieces
from .text import Text, to_component

MAX_BYTES = 1446
"""Of one RCON command, in UTF-8."""

_NAME = re.compile(r"[!-~]{1,16}")
_BARE_NAME = re.compile(r"[A-Za-z0-9_.+-]{1,16}")
_WORD = re.compile(r"[A-Za-z0-9._+-]+")
_HOLDER = re.compile(r"(?!@|\*$)[^ \x00-\x1f\x7f§]+")  # a no-break space may stand in it
_SELECTED = re.compile(r'@a\[name="(?:[^"\\]|\\["\\])+",limit=1\]')


def fits(command: str) -> bool:
    return len(command.encode()) <= MAX_BYTES


def player(name: str) -> str:
    """A player where a target stands. A name that could be read as something else is quoted.

    Offline servers let in names such as ``@a`` or ``1-1-1-1-1``, which is a UUID to the game; a
    UUID itself will not do, since it may be no player's. Raises ValueError for what no player
    can be called.
    """
    if not _NAME.fullmatch(name):
        raise ValueError(f"{name!r} is no player's name")
    if _BARE_NAME.fullmatch(name) and name.count("-") < 4:
        return name
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'@a[name="{escaped}",limit=1]'


def word(name: str) -> str:
    """The name of a tag, an objective or a team. Raises ValueError for anything else."""
    if not _WORD.fullmatch(name):
        raise ValueError(f"{name!r} is no name of a tag or an objective")
    return name


def holder(name: str) -> str:
    """A score holder, real or not: no spaces, no selectors but that of one player."""
    if not (_HOLDER.fullmatch(name) or _SELECTED.fullmatch(name)):
        raise ValueError(f"{name!r} cannot hold a score")
    return name


def tagged(tag: str) -> str:
    """All players with a tag."""
    return f"@a[tag={word(tag)}]"


def number(value: float) -> str:
    """A coordinate as Brigadier reads it: always with a point, never with an exponent."""
    if not math.isfinite(value):
        raise ValueError(f"{value} is no coordinate")
    return f"{value:.3f}".rstrip("0") + ("0" if float(f"{value:.3f}").is_integer() else "")


# -- texts ----------------------------------------------------------------------------------------


def tellraw(target: str, text: Text, dialect: Dialect) -> list[str]:
    """One command, or several where one would be too long, cut by meaning."""

    def command(part: Text) -> str:
        return f"tellraw {target} {to_component(part, dialect)}"

    if fits(whole := command(text)):
        return [whole]
    return [command(part) for part in pieces(text, lambda part: fits(command(part)))]


def actionbar(target: str, text: Text, dialect: Dialect) -> str:
    """Above the hot bar, where there is one line: what does not fit is not shown."""

    def command(part: Text) -> str:
        return f"title {target} actionbar {to_component(part, dialect)}"

    return command(next(pieces(text, lambda part: fits(command(part)))))


# -- tags -----------------------------------------------------------------------------------------


def tag_add(target: str, tag: str) -> str:
    return f"tag {target} add {word(tag)}"


def tag_remove(target: str, tag: str) -> str:
    return f"tag {target} remove {word(tag)}"


# -- scores ---------------------------------------------------------------------------------------


def objective_add(name: str, criterion: str, title: Text, dialect: Dialect) -> str:
    if dialect.objective_limit and len(name) > dialect.objective_limit:
        raise ValueError(f"{name} is too long for an objective of this version")
    return (
        f"scoreboard objectives add {word(name)} {word(criterion)} {to_component(title, dialect)}"
    )


def objective_title(name: str, title: Text, dialect: Dialect) -> str:
    return f"scoreboard objectives modify {word(name)} displayname {to_component(title, dialect)}"


def objective_remove(name: str) -> str:
    return f"scoreboard objectives remove {word(name)}"


def objective_blank_numbers(name: str) -> str:
    """Hide the numbers; only where the dialect has ``number_format``."""
    return f"scoreboard objectives modify {word(name)} numberformat blank"


def display(slot: str, name: str = "") -> str:
    """Show an objective in a slot (sidebar, list, the dialect's below_name); "" clears it."""
    return f"scoreboard objectives setdisplay {slot} {word(name)}" if name else (
        f"scoreboard objectives setdisplay {slot}"
    )  # fmt: skip


def score_set(who: str, objective: str, value: int) -> str:
    return f"scoreboard players set {holder(who)} {word(objective)} {int(value)}"


def score_reset(who: str, objective: str) -> str:
    return f"scoreboard players reset {holder(who)} {word(objective)}"


def trigger_enable(target: str, objective: str) -> str:
    return f"scoreboard players enable {target} {word(objective)}"


# -- bodies ---------------------------------------------------------------------------------------


def teleport(target: str, x: float, y: float, z: float, namespace: str = "") -> str:
    """Within the world where the body is: alone, ``tp`` would bring it to the overworld."""
    place = f"{number(x)} {number(y)} {number(z)}"
    return f"execute at {target} run {namespace}tp {target} {place}"


def mount(rider: str, vehicle: str) -> str:
    """Seat somebody, from 1.19.4 on; nobody can be seated on a player."""
    return f"ride {rider} mount {vehicle}"


def dismount(rider: str) -> str:
    return f"ride {rider} dismount"


# -- what is asked again and again ----------------------------------------------------------------

LIST_PLAYERS = "list uuids"
NAMESPACE = "minecraft:"
"""Before a command, on Bukkit alone: the game's own, whatever plugin has taken its name."""

EVERYBODY = "@a"
SPECTATORS = "@a[gamemode=spectator]"
"""Players who look on from anywhere, through walls too."""


def who(selector: str, at: str = "") -> str:
    """The UUIDs of all that a selector finds; their names as shown stand in the answer too.

    ``at``: whose world is meant by coordinates in the selector, the overworld if nobody's.
    """
    return f"execute {_at(at)}as {selector} run data get entity @s UUID"


def feet(selector: str, at: str = "") -> str:
    """Where they stand, in the same order as ``who`` has them."""
    return f"execute {_at(at)}as {selector} run data get entity @s Pos"


def _at(target: str) -> str:
    return f"at {target} " if target else ""


def bearers(tag: str) -> str:
    """All entities with a tag."""
    return f"@e[tag={word(tag)}]"


def clickers(objective: str) -> str:
    """The players who have set a trigger since it was last read."""
    return f"@a[scores={{{word(objective)}=1..}}]"


def idle(objective: str) -> str:
    """The players whose trigger says nothing that is yet to be read."""
    return f"@a[scores={{{word(objective)}=..0}}]"


def score_get(who: str, objective: str) -> str:
    return f"scoreboard players get {holder(who)} {word(objective)}"
