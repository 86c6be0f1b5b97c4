"""What a scenario says of the world itself, where it does not build it of blocks."""

from collections.abc import Callable, Iterable
from typing import Any

from rules.engine.requests import Fact
from rules.engine.state import Pos

from ..intake import Intake
from ..roster import Player
from ..table import Hall
from .file import Said, slug


class WrittenFacts:
    """The intake's door, behind which written answers take the place of what the world says.

    ``names`` gives the ways a creature may be written: its id and its name.
    """

    def __init__(self, names: Callable[[str], Iterable[str]]) -> None:
        self._names = names
        self._said: tuple[Said, ...] = ()
        self._used: set[Said] = set()

    def put(self, said: tuple[Said, ...]) -> None:
        """What holds during the next step."""
        self._said, self._used = said, set()

    def left(self) -> list[Said]:
        """Those that nobody asked for."""
        return [one for one in self._said if one not in self._used]

    def answers(self, wanted: Iterable[Fact], seen: Iterable[Any]) -> tuple[Any, ...]:
        """What is told of each fact: as written, else as seen."""
        return tuple(self._answer(fact, value) for fact, value in zip(wanted, seen, strict=True))

    def _answer(self, fact: Fact, seen: Any) -> Any:
        for one in self._said:
            name, *args, answer = one
            if name == fact.name and self._same(args, fact.args):
                self._used.add(one)
                return answer
        return seen

    def _same(self, written: list[Any], asked: tuple[Any, ...]) -> bool:
        return len(written) == len(asked) and all(
            slug(one) in {slug(n) for n in self._names(arg)}
            if isinstance(one, str) and isinstance(arg, str)
            else one == arg
            for one, arg in zip(written, asked, strict=True)
        )


class Door:
    """What the world tells of, to the intake."""

    def __init__(self, intake: Intake, hall: Hall, written: WrittenFacts) -> None:
        self.intake, self.hall, self.written = intake, hall, written

    def click(self, who: Player, token: int) -> None:
        self.intake.click(who, token)

    def walked(self, fight: str, creature: str, block: Pos) -> Any:
        return self.intake.walked(fight, creature, block)

    def learn(self, fight: str, values: tuple[Any, ...]) -> None:
        wanted = self.hall.tables[fight].wanted
        self.intake.learn(fight, self.written.answers(wanted, values))
