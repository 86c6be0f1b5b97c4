"""A fight played without a server, and what each reader is told of its log."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from bridge.i18n import Words
from bridge.minecraft.text import Run, Text, clicks, plain
from bridge.narrate import narrate
from bridge.reader import Reader
from bridge.store.rows import LogRow
from bridge.view import View
from rules.engine.codec import codec_for
from rules.engine.records import Command
from rules.engine.registry import from_folder
from rules.engine.requests import GM, Ask, AskNumber, Fact, Roll
from rules.engine.ruleset import Ruleset
from rules.engine.state import Being
from rules.engine.table import Memory, Row, Table

FOURTH = from_folder(Path(__file__).parent.parent / "rulesets" / "fourth")
MIRA, ALDRIC, ZOE = (f"00000000-0000-0000-0000-00000000000{n}" for n in (1, 2, 3))


class Thrown:
    """Ports with the faces to come; then the least that each die shows."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def dice(self, roll: Roll) -> tuple[tuple[int, ...], str] | None:
        thrown = tuple(self.faces.pop(0) if self.faces else 1 for _ in roll.dice)
        return thrown, "dice"

    def facts(self, facts: tuple[Fact, ...]) -> Any:
        return tuple(f.default for f in facts)

    def answer(self, ask: Ask | AskNumber) -> Any:
        return None


class Tokens:
    """Counts buttons; remembers what each would do."""

    def __init__(self) -> None:
        self.payloads: list[tuple[str, Mapping[str, Any]]] = []

    def __call__(self, uuid: str, payload: Mapping[str, Any]) -> int:
        self.payloads.append((uuid, payload))
        return len(self.payloads)


class Talk:
    """A table whose log is narrated to any reader."""

    def __init__(self, rules: Ruleset = FOURTH, faces: tuple[int, ...] = ()) -> None:
        self.rules = rules
        self.words = Words([rules])
        self.dice = Thrown(*faces)
        self.memory = Memory(codec_for(rules))
        self.table = Table(rules, self.memory, self.dice)
        self.tokens = Tokens()

    def do(self, verb: str, actor: str = GM, by: str = GM, **args: Any) -> None:
        self.table.do(Command(by, actor, verb, args))

    def opened(self, title: str = "Pont rouge") -> "Talk":
        self.do("open", title=title)
        return self

    def join(self, *beings: Being, hidden: bool = False) -> None:
        self.do("join", beings=beings, hidden=hidden)

    def rows(self) -> list[Row]:
        return self.memory.read()

    def reader(self, **what: Any) -> Reader:
        return Reader(**{"language": "fr", "token": self.tokens, **what})

    def view(self) -> View:
        """The fight as it is now."""
        view = View("pont-rouge", self.rules)
        for i, (n, record) in enumerate(self.rows()):
            view.take(i + 1, n, record)
        return view

    def texts(
        self, reader: Reader, after: int = 0, seconds: Callable[[str], float] = lambda q: 30.0
    ) -> list[Text]:
        """All lines of the rows after the first ``after``, folded from the start."""
        view, found = View("pont-rouge", self.rules), []
        for i, (n, record) in enumerate(self.rows()):
            view.take(i + 1, n, record)
            row = LogRow(i + 1, "pont-rouge", n, type(record).__name__, record, 0.0)
            if i >= after:
                found += narrate(row, view, self.words, reader, seconds)
        return found

    def lines(self, after: int = 0, **reader: Any) -> list[str]:
        """The same as plain text."""
        return [plain(t) for t in self.texts(self.reader(**reader), after)]


def being(id: str, name: str = "", side: str = "pj", player: str = "", **sheet: Any) -> Being:
    """A creature of the fake ruleset."""
    return Being(id, name or id.title(), side, FOURTH.sheet(**{"skill": 12, **sheet}), None, player)


def hovers(text: Text) -> str:
    """Everything that hovering shows, one piece a line."""
    own = [plain(text.hover)] if text.hover else []
    return "\n".join([*own, *(h for c in text.children if (h := hovers(c)))])


def everything(text: Text) -> str:
    """All a packet would hold: text, hovers and the commands of clicks."""
    runs = [c.command for c in clicks(text) if isinstance(c, Run)]
    return "\n".join([plain(text), hovers(text), *runs])


def struck(text: Text) -> list[str]:
    """The pieces shown struck through, hovers included."""
    own = [text.text] if text.strikethrough else []
    inner = [*text.children, *([text.hover] if text.hover else [])]
    return [*own, *(s for t in inner for s in struck(t))]
