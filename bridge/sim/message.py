"""What one player sees: a message, its hover texts and its buttons."""

from dataclasses import dataclass

from .component import Click, Component, Span, spans


@dataclass(frozen=True, slots=True)
class Button:
    """Something that can be clicked: its visible words, what a click does, what hovering shows."""

    text: str
    click: Click
    hover: str | None

    @property
    def command(self) -> str:
        return self.click.value


@dataclass(frozen=True, slots=True)
class Message:
    """``kind``: chat, system, actionbar, title or subtitle."""

    kind: str
    spans: tuple[Span, ...]

    @property
    def plain(self) -> str:
        return "".join(span.text for span in self.spans)

    @property
    def hovers(self) -> tuple[str, ...]:
        """The hover texts from left to right, each once in a row."""
        found: list[str] = []
        for span in self.spans:
            if span.hover is not None and found[-1:] != [span.hover]:
                found.append(span.hover)
        return tuple(found)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Neighbouring spans of one click are one button."""
        found: list[Button] = []
        previous: Click | None = None
        for span in self.spans:
            if span.click is not None and span.click is previous:
                last = found[-1]
                found[-1] = Button(last.text + span.text, last.click, last.hover or span.hover)
            elif span.click is not None:
                found.append(Button(span.text, span.click, span.hover))
            previous = span.click
        return tuple(found)

    @property
    def marked(self) -> str:
        """The words with each button in square brackets."""
        parts: list[str] = []
        previous: Click | None = None
        for span in (*self.spans, Span("", {}, None, None)):
            if span.click is not previous:
                if previous is not None:
                    parts.append("]")
                if span.click is not None:
                    parts.append("[")
            parts.append(span.text)
            previous = span.click
        return "".join(parts).replace("[[", "[").replace("]]", "]")


def message(kind: str, component: Component) -> Message:
    return Message(kind, tuple(spans(component)))
