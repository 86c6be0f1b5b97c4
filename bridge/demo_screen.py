"""The demo's terminal: what each player reads, once for all who read the same."""

from collections.abc import Sequence

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from rules.engine.geometry import Block

from .sim.message import Message

WIDTH = 100
MARK, ABOVE = " │ ", " ▔ "
"""Before a line of chat; before what stands above the hot bar, or as a title, for a moment."""

CLICKED = "Triggered ["
"""How the game itself confirms a click."""
COLORS = ("cyan", "magenta", "green", "yellow", "blue", "red")


class Screen:
    """Gathers what comes between two rests, then prints it."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, width=WIDTH)
        self._lines: list[tuple[Message, list[str]]] = []
        self._sidebar: Sequence[str] = ()
        self._colors: dict[str, str] = {}

    def title(self, title: str, version: str, players: Sequence[str]) -> None:
        self._colors = {p: COLORS[i % len(COLORS)] for i, p in enumerate(players)}
        self.console.rule(f"{title} · Minecraft {version} · {', '.join(players)}")

    def typed(self, line: str) -> None:
        """What somebody types."""
        name, _, text = line.partition(": ")
        self.console.print(self._name(name), Text(f"> {text}", style="bold"), sep=" ")

    def clicked(self, name: str, button: str) -> None:
        self.console.print(self._name(name), Text(f"> clic {button}", style="bold"), sep=" ")

    def walked(self, name: str, blocks: Sequence[Block]) -> None:
        """Somebody's body goes through these blocks."""
        way = " → ".join(" ".join(map(str, block)) for block in blocks)
        self.console.print(self._name(name), Text(f"> » {way}", style="bold"), sep=" ")

    def note(self, text: str) -> None:
        self.console.print(Text(text, style="italic"))

    def message(self, name: str, kind: str, message: Message) -> None:
        """Somebody is shown something; what was typed or clicked was shown already."""
        if kind == "chat" or message.plain.startswith(CLICKED):
            return
        for shown, readers in self._lines:
            if shown.kind == message.kind and _same(shown, message):
                readers.append(name)
                return
        self._lines.append((message, [name]))

    def flush(self, sidebar: Sequence[str]) -> None:
        for message, readers in self._lines:
            self._print(message, readers)
        self._lines.clear()
        if sidebar and sidebar != self._sidebar:
            self.console.print(
                Panel(Text("\n".join(sidebar)), width=34, padding=(0, 1), style="dim")
            )
        self._sidebar = list(sidebar)

    def _print(self, message: Message, readers: Sequence[str]) -> None:
        who = Text(", ").join(self._name(r) for r in readers)
        mark = MARK if message.kind == "system" else ABOVE
        self.console.print(Text.assemble("  ", who, Text(mark, style="dim"), message.marked))
        hovers = (s.hover for s in message.spans if s.hover and s.click is None)
        for hover in dict.fromkeys(hovers):
            for line in hover.split("\n"):
                self.console.print(Text(f"        ⤷ {line}", style="dim"))

    def _name(self, name: str) -> Text:
        return Text(name, style=self._colors.get(name, "white"))


def _same(one: Message, other: Message) -> bool:
    """Buttons hold numbers of their own: what is read is what counts."""
    return one.marked == other.marked and one.hovers == other.hovers
