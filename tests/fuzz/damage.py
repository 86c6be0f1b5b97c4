"""Inputs by the million: real ones, cut, doubled, mixed and sprinkled with awkward characters."""

from collections.abc import Iterator, Sequence
from random import Random

AWKWARD = (
    "\0", "\n", "\r", "\t", "\x1b[31m", "§c", "\u0085", "\u2028", "\u202e", "\u200b", "\ufeff",
    "\ud800", "😀", "é", "\"", "'", "\\", "[", "]", "{", "}", "<", ">", "(", ")", "-", "+", "*",
    "/", "d", "!", "@a", ",", ":", ";", " ", "  ", "0", "1", "9" * 30, "1e999", "NaN", "-0.0d",
    "½", "٣",
    "[I; 1, 2, 3, 4]", " has the following entity data: ", "[12:00:00] [Server thread/INFO]: ",
)  # fmt: skip


def texts(seeds: Sequence[str], rng: Random) -> Iterator[str]:
    """Without end; one in ten is a seed as it is."""
    while True:
        text = rng.choice(seeds)
        for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3, 4, 6, 10))):
            text = _damaged(text, seeds, rng)
        yield text


def _damaged(text: str, seeds: Sequence[str], rng: Random) -> str:
    a, b = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
    match rng.randrange(6):
        case 0:  # a piece is lost
            return text[:a] + text[b:]
        case 1:  # a piece comes twice
            return text[:b] + text[a:b] + text[b:] if b - a < 200 else text[:a]
        case 2:  # the end of another
            return text[:a] + rng.choice(seeds)[rng.randint(0, 20) :]
        case 3:  # any character at all
            return text[:a] + chr(rng.randrange(0x250)) + text[a:]
        case _:
            return text[:a] + rng.choice(AWKWARD) + text[a:]


def some_bytes(seeds: Sequence[bytes], rng: Random) -> Iterator[bytes]:
    """Without end; real bytes with some changed, lost or doubled."""
    while True:
        data = bytearray(rng.choice(seeds))
        for _ in range(rng.choice((0, 1, 1, 2, 3, 6))):
            at = rng.randint(0, len(data))
            match rng.randrange(3):
                case 0:
                    del data[at : at + rng.randint(1, 9)]
                case 1:
                    data[at:at] = rng.randbytes(rng.randint(1, 9))
                case _:
                    data[at : at + 1] = rng.randbytes(1)
        yield bytes(data)
