"""What a player's client lets through: chat lines, and clicks on what it was sent."""

import re

from .component import chat_allowed
from .edition import Edition
from .entity import Player
from .errors import ChatRefused, NoSuchButton
from .message import Button

LONGEST_LINE = 256
"""In UTF-16 units."""


def typed(line: str) -> str:
    """The line as the server gets it: spaces collapsed, none at the ends; "" = nothing is sent.

    Raises: ChatRefused.
    """
    if not chat_allowed(line):
        raise ChatRefused("Illegal characters in chat")
    line = re.sub(r"[ \u00a0]+", " ", line).strip(" ")
    units = len(line.encode("utf-16-le", "surrogatepass")) // 2
    if units > LONGEST_LINE:
        raise ChatRefused(f"Chat message was too long ({units} > maximum 256 characters)")
    return line


def find_button(player: Player, what: "str | int") -> Button:
    """The button of that text or command in the latest message that has it.

    Without one, the latest button that only holds the text: ``esquiver`` finds ``esquiver +1``.
    A number counts the buttons of the latest message with any, from 1.
    Raises: NoSuchButton.
    """
    messages = [m.buttons for m in reversed(player.received) if m.buttons]
    if isinstance(what, int):
        if messages and 1 <= what <= len(messages[0]):
            return messages[0][what - 1]
    else:
        for matches in (_same, _holds):
            for button in (b for buttons in messages for b in buttons):
                if matches(button.text, what) or button.command == what:
                    return button
    raise NoSuchButton(f"{player.name} sees no button {what!r}")


def _holds(shown: str, wanted: str) -> bool:
    return bool(_bare(wanted)) and _bare(wanted) in _bare(shown)


def _same(shown: str, wanted: str) -> bool:
    return _bare(shown) == _bare(wanted)


def _bare(text: str) -> str:
    return text.strip().removeprefix("[").removesuffix("]").strip().casefold()


def clicked(button: Button, edition: Edition) -> str | None:
    """What a click sends: a command with its slash, before 1.19.1 also chat; None = nothing.

    Of commands, newer clients run none that is signed and ask before most others: only a
    trigger is sure to be sent.
    """
    if button.click.action != "run_command":
        return None
    value = button.command
    if not edition.clicks_must_be_commands:
        return value
    if edition.snbt:
        value = "/" + value.removeprefix("/")
    word = value.split(" ")[0].removeprefix("/minecraft:").removeprefix("/")
    return value if value.startswith("/") and word == "trigger" else None
