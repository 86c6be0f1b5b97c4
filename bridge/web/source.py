"""What the web application reads: a narrow door, so that it knows no table, store or link."""

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Health:
    """One Minecraft server as the service sees it."""

    server: str
    connected: bool
    fights: int
    questions: int
    rows: int
    undelivered: int
    commands: int
    reconnects: int
    bytes_sent: int
    bytes_received: int


class Source(Protocol):
    """The services of this process, read-only."""

    def health(self) -> tuple[Health, ...]: ...

    def fights(self, master: bool) -> list[dict[str, Any]]:
        """The open fights of every server, as their reader may see them."""

    @property
    def at(self) -> int:
        """The position of what ``fights`` shows."""

    async def past(self, at: int) -> int:
        """Wait until there is more than ``at``."""
