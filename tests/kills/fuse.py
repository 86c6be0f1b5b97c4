"""When a kill comes: seeded, at instants between which something is written, sent or marked."""

from collections import Counter
from random import Random

INSTANTS = ("read", "append", "commit", "send", "sent", "mark", "marked")
"""Log read · before rows are written · after they are on the disk · before and after a command
went to the server · before and after it was noted how far was told."""


KILL_LIKELY = 0.02
"""At each instant."""


class Killed(BaseException):
    """The process is no more: nothing of ours may catch it."""


class Fuse:
    """Passes each instant; sometimes the service ends there. ``likely`` is by instant."""

    def __init__(self, seed: int, likely: float) -> None:
        self._rng, self.likely = Random(seed), likely
        self.kills: Counter[str] = Counter()

    def pass_by(self, instant: str) -> None:
        """Raises Killed."""
        if self._rng.random() < self.likely:
            self.kills[instant] += 1
            raise Killed(instant)
