"""What a command or a chat line can fail with, in vanilla's words."""


class CommandError(Exception):
    """A command that does not parse (``cursor``: where, in characters) or cannot be done."""

    def __init__(self, text: str, cursor: int | None = None) -> None:
        super().__init__(text)
        self.text, self.cursor = text, cursor

    def messages(self, command: str) -> list[str]:
        """The text, and the echo that shows where reading stopped."""
        if self.cursor is None:
            return [self.text]
        at = min(self.cursor, len(command))
        echo = ("..." if at > 10 else "") + command[max(0, at - 10) :] + "<--[HERE]"
        return [self.text, echo]


class ChatRefused(ValueError):
    """A line that the game's client cannot send, or for which the server would throw one out."""
