"""A row of the log → lines for one reader, in the reader's language, with no more than it may know.

Pure but for the tokens of buttons, which the reader makes.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rules.engine.changes import Open
from rules.engine.records import Answered, Aside, Asked, Done, Paused, Restored, Struck, Told
from rules.engine.requests import GM, Change, Roll, Rolled
from rules.engine.turns import let_in

from . import happenings, prompts
from .arithmetic import dropped, explain, stacked
from .buttons import button, put_back, row
from .i18n import Words, message_id
from .minecraft.text import Text
from .reader import Reader
from .store.rows import Line, LogRow, Whisper
from .view import View
from .wording import Wording

Seconds = Callable[[str], float]
"""How long a question stays open; 0 = until somebody answers."""


def narrate(
    entry: LogRow, view: View | None, words: Words, reader: Reader, seconds: Seconds
) -> tuple[Text, ...]:
    """What this reader is told of a row that ``view`` has just taken; () is nothing at all."""
    wording = Wording(words, reader, view)
    if isinstance(entry.record, Whisper):
        return whispered(wording, entry.fight, entry.record)
    if view is None and isinstance(entry.record, Aside):
        return told(wording, entry.record)
    return () if view is None else of_fight(wording, view, entry.record, seconds)


TOLD = (Told, Aside, Asked, Answered, Done, Struck, Restored, Paused, Change)


def is_told(record: Any) -> bool:
    """False for what a fight's log holds that nobody is told of, such as the faces of dice."""
    return isinstance(record, TOLD)


def of_fight(wording: Wording, view: View, record: Any, seconds: Seconds) -> tuple[Text, ...]:
    """The lines of a fight's record."""
    match record:
        case Told():
            return () if record.tell.key == "turn" else told(wording, record)
        case Aside():
            return told(wording, record)
        case Asked():
            head = prompts.turn(wording, view) if view.course.turn else ()
            ask = record.ask
            name = ask.label if isinstance(ask, Roll) else ask.question
            return (*head, *prompts.question(wording, view, record, seconds(name)))
        case Answered():
            return prompts.answer(wording, view, view.answered, record)
        case Done():
            return finished(wording, view)
        case Struck(why="refused") if not view.course.begun:
            return ()  # the blocks forbade it: its speaker is told why, as of any refusal
        case Struck() | Restored():
            lines = happenings.struck(wording, view, record)
            if isinstance(record, Struck) and record.why in ("amended", "closing"):
                return lines
            same_turn = view.before.clock == view.state.clock
            if wording.reader.master and same_turn:
                return lines
            return (*lines, *prompts.again(wording, view))
        case Paused():
            key, mark = ("paused", "⏸ ") if record.on else ("resumed", "▶ ")
            line = Text(mark + wording.say(key), color="gold")
            if record.on:
                return (line,)
            back = put_back(wording, view) if wording.reader.master else ()
            return (Text("", children=(line, *back)), *prompts.again(wording, view))
        case Change():
            return happenings.change(wording, view, record)
        case _:
            return ()


def finished(wording: Wording, view: View) -> tuple[Text, ...]:
    """A command is over: who has come, whose turn it is now, or what may still be done in it."""
    lines = happenings.arrivals(wording, view)
    if view.course.turn:
        return (*lines, *prompts.turn(wording, view))
    command, now = view.course.command, let_in(view.fight)
    if command is None:
        return lines
    if set(view.course.let_in) - set(now):
        return (*lines, *prompts.again(wording, view))
    if new := [who for who in now if who not in view.course.let_in]:
        return (*lines, *prompts.again(wording, view, new))
    if command.verb in (view.rules.step, "open", "bind", "over"):
        return lines
    if command.actor in (*now, *view.state.clock.acting()):
        return (*lines, *prompts.again(wording, view))
    return lines


# -- tells -------------------------------------------------------------------------------------


def told(wording: Wording, record: Told | Aside) -> tuple[Text, ...]:
    """What the rules tell: the line, and the arithmetic on its hover."""
    tell, reader = record.tell, wording.reader
    if not reader.master and any(r.secret for r in rolls_of(tell.params)):
        unseen = not all(wording.knows(w) for w in tell.who)
        return () if unseen else (Text("⚄ " + wording.say("secret-roll"), color="gray"),)
    if not reader.hears(wording.view, record.audience, tell.who):
        return ()
    id = message_id("tell", tell.key)
    params: dict[str, Any] = {f"who{i}": w for i, w in enumerate(tell.who)} | dict(tell.params)
    params.setdefault("who", tell.who)
    involved = reader.master or bool(set(tell.who) & set(reader.creatures))
    brief = "brief" if not involved and wording.has(id, "brief") else ""
    hover = list(explain(wording, tell.params))
    if wording.has(id, "hover") and not dropped(tell.params):
        hover.append(Text(wording.tell(id, params, "hover")))
    private = record.audience == (GM,)
    return (
        Text(
            ("◈ " if private else "") + wording.tell(id, params, brief),
            color=happenings.GM_ONLY_COLOR if private else tone(wording, id),
            hover=stacked(hover),
        ),
    )


TONES = ("red", "green", "gold", "yellow", "aqua", "gray", "white", "dark_red", "light_purple")


def tone(wording: Wording, id: str) -> str:
    """The colour that a ruleset gives a line, beside what the words say."""
    chosen = wording.say(id, "tone") if wording.has(id, "tone") else ""
    return chosen if chosen in TONES else ""


def rolls_of(params: Mapping[str, Any]) -> Iterable[Rolled]:
    """Every roll that a tell shows."""
    for value in params.values():
        if isinstance(value, Rolled):
            yield value
        elif isinstance(value, tuple):
            yield from (v for v in value if isinstance(v, Rolled))


# -- whispers ----------------------------------------------------------------------------------


def whispered(wording: Wording, fight: str, record: Whisper) -> tuple[Text, ...]:
    """An answer to one player alone."""
    if record.to != wording.reader.uuid:
        return ()
    lines: list[Text] = []
    for line in record.lines:
        lines += [Text("\n")] if lines else []
        lines.append(answer_line(wording, fight, line))
    return (lines[0],) if len(lines) == 1 else (Text("", children=tuple(lines)),)


def answer_line(wording: Wording, fight: str, line: Line) -> Text:
    """``✗ Trop loin.`` for a refusal, the rule on its hover; its buttons after it."""
    refused = line.key.startswith("refusal-")
    id = message_id(line.key)
    hover = list(explain(wording, line.params))
    if wording.has(id, "hover"):
        hover.append(Text(wording.tell(id, line.params, "hover")))
    if line.rule:
        hover.append(Text(wording.say("by-rule", rule=line.rule), color="gray"))
    parts = [Text("✗ ", color="red", bold=True)] if refused else []
    parts.append(Text(wording.tell(id, line.params), color="red" if refused else ""))
    shown = []
    for b in line.buttons:
        text = str(b.params.get("text", b.say))
        label = wording.tell(message_id(b.key), b.params) if b.key else text
        shown.append(button(wording, label, {"do": "say", "fight": fight, "line": b.say}, b.say))
    return Text("", children=(*parts, *row(shown)), hover=stacked(hover))


def for_everybody(record: Any) -> bool:
    """Whether a row is told to all who are online, wherever they are: the call to a fight."""
    return isinstance(record, Open)
