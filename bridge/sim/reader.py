"""A command line being read, and the refusal of one, as Brigadier does both."""

import re
from dataclasses import dataclass

from .edition import Edition


class CommandError(Exception):
    """A command that vanilla refuses. ``cursor``: where in ``line``; None when while running."""

    def __init__(self, text: str, line: str = "", cursor: int | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.line = line
        self.cursor = cursor

    def echo(self) -> str | None:
        """The second message: ten characters before the place, the rest, and an arrow."""
        if self.cursor is None:
            return None
        at = min(len(self.line), self.cursor)
        before = ("..." if at > 10 else "") + self.line[max(0, at - 10) : at]
        return f"{before}{self.line[at:]}<--[HERE]"


_UNQUOTED = re.compile(r"[0-9A-Za-z_.+-]*")
_NUMBER = frozenset("0123456789-.")


@dataclass(slots=True)
class Reader:
    """A command and a place in it."""

    line: str
    edition: Edition
    cursor: int = 0

    def can_read(self, count: int = 1) -> bool:
        return self.cursor + count <= len(self.line)

    def peek(self, ahead: int = 0) -> str:
        """The character there, "" at the end."""
        return self.line[self.cursor + ahead : self.cursor + ahead + 1]

    def take(self) -> str:
        self.cursor += 1
        return self.line[self.cursor - 1]

    def rest(self) -> str:
        return self.line[self.cursor :]

    def error(self, text: str, at: int | None = None) -> CommandError:
        return CommandError(text, self.line, self.cursor if at is None else at)

    def skip_spaces(self) -> None:
        while self.peek().isspace():
            self.cursor += 1

    def expect(self, char: str) -> None:
        if self.peek() != char:
            raise self.error(f"Expected '{char}'")
        self.cursor += 1

    def while_in(self, allowed: frozenset[str]) -> str:
        start = self.cursor
        while self.peek() and self.peek() in allowed:
            self.cursor += 1
        return self.line[start : self.cursor]

    def run_of(self, pattern: re.Pattern[str]) -> str:
        """What the pattern matches here; it must match something, were it nothing."""
        found = pattern.match(self.line, self.cursor)
        assert found is not None
        self.cursor = found.end()
        return found[0]

    def until_space(self) -> str:
        start = self.cursor
        while self.can_read() and self.peek() != " ":
            self.cursor += 1
        return self.line[start : self.cursor]

    def unquoted(self) -> str:
        return self.run_of(_UNQUOTED)

    def quoted(self) -> str:
        """A string in quotes; only the quote and the backslash can be escaped."""
        quote = self.take()
        found = []
        while self.can_read():
            char = self.take()
            if char == "\\":
                following = self.peek()
                if following not in (quote, "\\") or not following:
                    raise self.error(f"Invalid escape sequence '{following}' in quoted string")
                found.append(self.take())
            elif char == quote:
                return "".join(found)
            else:
                found.append(char)
        raise self.error("Unclosed quoted string")

    def string(self) -> str:
        if self.peek() in ('"', "'") and self.can_read():
            return self.quoted()
        return self.unquoted()

    def number(self, kind: type[int] | type[float], words: str) -> float:
        """A number as Brigadier reads it: digits, points and minus signs only."""
        start = self.cursor
        text = self.while_in(_NUMBER)
        if not text:
            raise self.error(f"Expected {words}", start)
        try:
            return kind(text)
        except ValueError:
            self.cursor = start
            raise self.error(f"Invalid {words} '{text}'") from None

    def integer(self) -> int:
        start = self.cursor
        value = int(self.number(int, "integer"))
        if not -(2**31) <= value < 2**31:
            text = self.line[start : self.cursor]
            self.cursor = start
            raise self.error(f"Invalid integer '{text}'")
        return value

    def double(self) -> float:
        return float(self.number(float, "double"))
