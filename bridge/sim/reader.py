"""Reads the words of a command one after the other, with vanilla's errors and their place."""

import re

from .errors import CommandError

_BARE = re.compile(r"[0-9A-Za-z_\-.+]*")
_NUMBER = re.compile(r"[0-9.\-]*")
_FLOATING = re.compile(r"-?(\d+\.?\d*|\.\d+)")
_ID = re.compile(r"[0-9a-z_:/.\-]*")
TRAILING = "Expected whitespace to end one argument, but found trailing data"
LARGEST_INT = 2**31 - 1


class Reader:
    """A command and the place reached in it. Every ``next_…`` first takes the space before."""

    def __init__(self, text: str, unknown: str) -> None:
        self.text, self.at = text, 0
        self._unknown = unknown

    # -- places --------------------------------------------------------------------------------

    def more(self) -> bool:
        """Whether another argument follows."""
        return self.at < len(self.text)

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def word_ahead(self) -> str:
        """The next argument up to its space, not taken."""
        return self.text[self.at :].lstrip(" ").split(" ", 1)[0]

    def skip(self) -> None:
        """Go to the start of the next argument. Raises CommandError where there is none."""
        if self.at and self.more() and self.text[self.at - 1] != " ":
            if self.peek() != " ":
                raise CommandError(TRAILING, self.at)
            self.at += 1
        if not self.more():
            raise self.incomplete()

    def incomplete(self) -> CommandError:
        return CommandError(self._unknown, len(self.text))

    def wrong(self, at: int | None = None) -> CommandError:
        return CommandError("Incorrect argument for command", self.at if at is None else at)

    def end(self) -> None:
        """Nothing may follow."""
        if self.more():
            if self.peek() != " ":
                raise CommandError(TRAILING, self.at)
            raise self.wrong(self.at + 1)

    def expect(self, char: str) -> None:
        if self.peek() != char:
            raise CommandError(f"Expected '{char}'", self.at)
        self.at += 1

    # -- arguments -----------------------------------------------------------------------------

    def next_literal(self, *options: str) -> str:
        """One of the words that may stand here."""
        self.skip()
        word = self.word_ahead()
        if word not in options:
            raise self.wrong()
        self.at += len(word)
        return word

    def maybe_literal(self, *options: str) -> str:
        """One of these words, or "" if something else or nothing stands here."""
        if self.more() and self.word_ahead() in options:
            return self.next_literal(*options)
        return ""

    def next_word(self) -> str:
        """``[0-9A-Za-z_.+-]*``: an objective, a tag, a team."""
        self.skip()
        return self.bare()

    def next_string(self) -> str:
        """A word, or a text in quotes."""
        self.skip()
        return self.string()

    def next_id(self) -> str:
        """``minecraft:zombie``; the namespace may be left out and is then put in."""
        self.skip()
        return self.identifier()

    def next_rest(self) -> str:
        self.skip()
        rest, self.at = self.text[self.at :], len(self.text)
        return rest

    def next_holder(self) -> str:
        """Everything up to the next space."""
        self.skip()
        word = self.word_ahead()
        self.at += len(word)
        return word

    def next_int(self, low: int = -LARGEST_INT - 1, high: int = LARGEST_INT) -> int:
        self.skip()
        start = self.at
        word = self._number("integer")
        if not re.fullmatch(r"-?\d+", word) or not -LARGEST_INT - 1 <= int(word) <= LARGEST_INT:
            self.at = start
            raise CommandError(f"Invalid integer '{word}'", start)
        return int(self._bounded("Integer", int(word), low, high, start))

    def next_float(self, low: float = -3.4e38, high: float = 3.4e38, kind: str = "Float") -> float:
        self.skip()
        start = self.at
        word = self._number(kind.lower())
        if not _FLOATING.fullmatch(word):
            self.at = start
            raise CommandError(f"Invalid {kind.lower()} '{word}'", start)
        return self._bounded(kind, float(word), low, high, start)

    def next_bool(self) -> bool:
        self.skip()
        start, word = self.at, self.string()
        if word not in ("true", "false"):
            self.at = start
            if not word:
                raise CommandError("Expected boolean", start)
            raise CommandError(
                f"Invalid boolean, expected 'true' or 'false' but found '{word}'", start
            )
        return word == "true"

    # -- without the space before -----------------------------------------------------------------

    def bare(self) -> str:
        return self._take(_BARE)

    def identifier(self) -> str:
        start, word = self.at, self._take(_ID)
        if word.count(":") > 1:
            raise CommandError("Invalid ID", start)
        return word if ":" in word else f"minecraft:{word}"

    def string(self) -> str:
        """A bare word, or what stands between quotes, where only ``\\`` and the quote escape."""
        quote = self.peek()
        if quote not in ('"', "'") or not quote:
            return self.bare()
        start, said, self.at = self.at, "", self.at + 1
        while (char := self.peek()) != quote:
            if char == "\\":
                self.at += 1
                char = self.peek()
                if char not in (quote, "\\"):
                    raise CommandError(
                        f"Invalid escape sequence '{char}' in quoted string", self.at
                    )
            if not char:
                raise CommandError("Unclosed quoted string", max(start, self.at))
            said += char
            self.at += 1
        self.at += 1
        return said

    def number_word(self) -> str:
        return self._take(_NUMBER)

    def _number(self, kind: str) -> str:
        word = self._take(_NUMBER)
        if not word:
            raise CommandError(f"Expected {kind}", self.at)
        return word

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        assert found is not None
        self.at = found.end()
        return found.group()

    def _bounded(self, kind: str, value: float, low: float, high: float, start: int) -> float:
        if low <= value <= high:
            return value
        self.at = start
        side, bound = ("less", low) if value < low else ("more", high)
        raise CommandError(f"{kind} must not be {side} than {bound}, found {value}", start)
