"""Faults on demand: what goes wrong between a server and its RCON clients, as often as wished."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

USUAL = {"drop": 0.01, "stall": 0.01, "garbage": 0.01, "restart": 0.002, "cross-talk": 0.05}
"""The faults there are, each with its share of commands if none is given."""

STALL_SECONDS = 15.0
"""How long an answer is held back: longer than a client waits."""

OTHERS = (
    "list",
    "list uuids",
    "scoreboard players list",
    "execute as @a run data get entity @s UUID",
)
"""What the other client asks, with whom answers get mixed up."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One kind, and how likely it is at each command, 0 to 1."""

    kind: str
    share: float


def fault(written: str) -> Fault:
    """``drop:0.01`` or ``drop``. Raises: ValueError."""
    kind, colon, share = written.partition(":")
    if kind not in USUAL:
        raise ValueError(f"{kind!r} is no fault (there are {', '.join(USUAL)})")
    try:
        likely = float(share) if colon else USUAL[kind]
    except ValueError:
        likely = -1.0
    if not 0 <= likely <= 1:
        raise ValueError(f"{share!r} is no share of commands: it goes from 0 to 1")
    return Fault(kind, likely)


@dataclass(slots=True)
class Faults:
    """Decides command by command, always the same for one seed. ``happened`` counts by kind."""

    wanted: tuple[Fault, ...] = ()
    seed: int = 1
    stall_seconds: float = STALL_SECONDS
    happened: Counter[str] = field(default_factory=Counter)
    dice: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)

    def now(self) -> str:
        """What goes wrong with the command that has come; "" if nothing."""
        for one in self.wanted:
            if self.dice.random() < one.share:
                self.happened[one.kind] += 1
                return one.kind
        return ""

    def calm(self) -> None:
        """Nothing goes wrong any more."""
        self.wanted = ()

    def mixed(self, answer: str, ask: Callable[[str], str]) -> str:
        """The answer, as a buffer shared with another client gives it: gone, twice, or with his."""
        other = ask(self.dice.choice(OTHERS))
        return self.dice.choice(("", other, answer + answer, other + answer, answer + other))

    def garbled(self, whole: bytes) -> bytes:
        """An answer's packets with something wrong in them."""
        noise = self.dice.randbytes(24)
        wrong_id = whole[:4] + b"\x7f\x7f\x7f\x7f" + whole[8:]
        return self.dice.choice((noise, wrong_id, whole[:-2] + b"xx", whole[: len(whole) // 2]))
