"""RCON packets as bytes: encoding, cutting a stream into packets, reading their text.

A packet is: int32 length of the rest, int32 id, int32 type, the body, two NULs; little endian.
"""

import codecs
import struct
from collections.abc import Sequence
from dataclasses import dataclass

from bridge.rcon.errors import BadPacket

LOGIN = 3
COMMAND = 2
LOGIN_REPLY = 2
ANSWER = 0
PROBE = 100
"""No server knows this type: each answers it at once with `Unknown request 64`, running nothing."""

MAX_COMMAND_BYTES = 1446
"""The server reads a request once, into 1460 bytes, of which 14 are not the command."""

CUT = 4096
"""Servers cut answers here: in UTF-16 units or in bytes. A shorter body is the last one."""

_SMALLEST_LENGTH = 10
_LARGEST_LENGTH = 1 << 20
"""A cut in UTF-16 units makes at most 12 298; anything over 1 MiB is not RCON."""

_END = b"\0\0"
_length = struct.Struct("<i").unpack_from
_head = struct.Struct("<iii")


@dataclass(frozen=True, slots=True)
class Packet:
    """One packet, in either direction; the body is without its two NULs."""

    id: int
    type: int
    body: bytes


def encode(id: int, type: int, body: bytes) -> bytes:
    """The whole packet, to be written in one piece: the server closes on a request cut in two.

    Raises: ValueError if the body holds a NUL, at which the server would silently cut it.
    """
    if b"\0" in body:
        raise ValueError("an RCON body cannot hold a NUL")
    return _head.pack(len(body) + _SMALLEST_LENGTH, id, type) + body + _END


class Decoder:
    """Cuts a stream into packets, wherever the network has cut it."""

    __slots__ = ("_held",)

    def __init__(self) -> None:
        self._held = b""

    @property
    def pending(self) -> bool:
        """Whether the beginning of a packet is held."""
        return bool(self._held)

    def feed(self, data: bytes) -> list[Packet]:
        """The packets that `data` completes, in order.

        Raises: BadPacket; the stream is then of no more use.
        """
        held = self._held + data if self._held else data
        packets = []
        start, size = 0, len(held)
        while size - start >= 4:
            length = _length(held, start)[0]
            if not _SMALLEST_LENGTH <= length <= _LARGEST_LENGTH:
                raise BadPacket(f"a packet cannot be {length} bytes long")
            end = start + 4 + length
            if end > size:
                break
            if held[end - 2 : end] != _END:
                raise BadPacket("a packet must end with two NULs")
            _, id, type = _head.unpack_from(held, start)
            packets.append(Packet(id, type, held[start + 12 : end - 2]))
            start = end
        self._held = held[start:]
        return packets


def decode_text(parts: Sequence[bytes]) -> str:
    """The text of an answer that came in these parts. Never raises.

    The parts are joined before decoding, because a server that cuts between bytes may cut inside a
    letter. Damage to UTF-8 becomes U+FFFD; a text that holds no letter in UTF-8 at all comes from
    an old server and is read as Windows-1252 (`§` seen as a bare 0xA7).
    """
    whole = parts[0] if len(parts) == 1 else b"".join(parts)
    try:
        return whole.decode()
    except UnicodeDecodeError:
        pass
    text = whole.decode(errors="replace")
    if any(ord(letter) > 0x7F and letter != "\ufffd" for letter in text):
        return text
    return whole.decode("cp1252", errors=_AS_LATIN_1)


_AS_LATIN_1 = "melee-as-latin-1"


def _as_latin_1(error: UnicodeError) -> tuple[str, int]:
    """The five bytes that Windows-1252 leaves undefined, taken for what Latin-1 has there."""
    assert isinstance(error, UnicodeDecodeError)
    return error.object[error.start : error.end].decode("latin-1"), error.end


codecs.register_error(_AS_LATIN_1, _as_latin_1)
