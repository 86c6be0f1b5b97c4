"""What can go wrong on the RCON link, and whose fault it is.

    RconError
    ├── CommandTooLong   ours: nothing was sent, the link is unharmed
    ├── AuthRejected     the owner's: the password is wrong; never tried again by itself
    └── LinkLost         the network's or the server's: worth another attempt

`BadPacket` is raised by the decoder; the link turns it into `LinkLost`.
"""


class RconError(Exception):
    """Anything that keeps a command from being answered."""


class CommandTooLong(RconError):
    """The command does not fit in one RCON request; it was not sent."""

    def __init__(self, size_bytes: int, limit_bytes: int) -> None:
        super().__init__(f"the command has {size_bytes} bytes, RCON takes at most {limit_bytes}")
        self.size_bytes = size_bytes
        self.limit_bytes = limit_bytes


class AuthRejected(RconError):
    """The server refused the RCON password. The message never holds the password."""


class LinkLost(RconError):
    """There is no connection, or it broke during an exchange; it is closed now.

    `sent` is false when the server cannot have seen the command, and true when it may have
    executed it. `retry_after_seconds` says how long the back-off keeps the next attempt away.
    """

    def __init__(self, reason: str, *, sent: bool, retry_after_seconds: float = 0.0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.sent = sent
        self.retry_after_seconds = retry_after_seconds


class BadPacket(ValueError):
    """The bytes received are not an RCON packet."""
