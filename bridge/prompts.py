"""What waits for somebody: a question with its buttons and its clock, a turn with its offers."""

import math
from collections.abc import Iterable
from typing import Any

from rules.engine.fight import Creature
from rules.engine.records import Answered, Asked, Question
from rules.engine.requests import GM, AskNumber, Roll
from rules.engine.turns import let_in

from . import buttons
from .arithmetic import explain, stacked
from .minecraft.text import Text
from .view import View
from .wording import Wording


def question(wording: Wording, view: View, asked: Asked, seconds: float) -> tuple[Text, ...]:
    """``? Brigand 1 vous attaque. Défense ? ⏳ 30 s [esquive +3] [parade] [rien]``, to its owner.

    A game master gets one too for every player's question, since he may answer for anyone.
    """
    ask, reader = asked.ask, wording.reader
    mine = reader.speaks_for(view, ask.who)
    if not mine and not reader.master:
        return ()
    parts = [Text("? ", color="gold", bold=True)]
    if ask.who != GM and (reader.master or len(reader.creatures) > 1):
        whose = wording.say("question-for", who=wording.name(ask.who))
        parts.append(Text(f"{whose} ", color="gray"))
    parts.append(Text(asking(wording, ask)))
    if seconds:
        clock = wording.say("deadline", seconds=round(seconds))
        parts.append(Text(f" {clock}", color="yellow", hover=Text(_in_the_end(wording, ask))))
    parts += buttons.row(buttons.answers(wording, view.id, asked))
    hover = () if isinstance(ask, Roll) else explain(wording, ask.about)
    return (Text("", children=tuple(parts), hover=stacked(hover)),)


def asking(wording: Wording, ask: Question) -> str:
    """The sentence of a question."""
    if isinstance(ask, Roll):
        label = wording.word(f"roll-{ask.label}", fallback=ask.label)
        return wording.say("throw-please", label=label)
    params: dict[str, Any] = {"who": ask.who, **ask.about}
    if isinstance(ask, AskNumber):
        params |= {"least": ask.least, "most": ask.most}
    if ask.question.startswith("fact."):
        params |= {f"arg{i}": a for i, a in enumerate(ask.about.get("args", ()))}
        return wording.tell(ask.question.replace(".", "-"), params)
    return wording.tell(f"question-{ask.question}".replace(".", "-"), params)


def answer(wording: Wording, view: View, asked: Asked | None, said: Answered) -> tuple[Text, ...]:
    """Only an answer that its owner did not give himself is worth a line."""
    if asked is None or isinstance(asked.ask, Roll) or said.by == asked.ask.who:
        return ()
    ask, reader = asked.ask, wording.reader
    mine = reader.speaks_for(view, ask.who)
    if not (mine or reader.master):
        late = said.by in ("default", "absent") and ask.who != GM and wording.knows(ask.who)
        return (_quiet(wording.say("answer-late", who=wording.name(ask.who))),) if late else ()
    if said.by == "policy" and not mine:
        return ()
    if said.by == GM and ask.who not in reader.creatures:
        return ()  # the GM knows what he has clicked
    known = said.by if said.by in ("default", "absent", "policy") else "gm"
    label = buttons.option_label(wording, ask, said.value)
    return (_quiet(wording.say(f"answer-{known}", who=wording.name(ask.who), option=label)),)


def turn(wording: Wording, view: View) -> tuple[Text, ...]:
    """``▶ Round 2, au tour de Mira (9 m). [attaquer] [finir]``, the buttons to her player alone."""
    acting = [c for c in view.fight.acting if wording.knows(c.id)]
    if not acting or view.state.over:
        return ()  # of a turn that only hidden creatures have, nothing is said
    round = view.state.clock.round
    names = wording.names([c.id for c in acting])
    left = metres_left(view, acting[0]) if len(acting) == 1 else None
    mine = [c for c in acting if wording.reader.speaks_for(view, c.id)]
    yours = bool(mine) and not wording.reader.master
    line = wording.say(
        "turn-yours" if yours else "turn",
        round=round,
        who=names,
        count=len(acting),
        left="none" if left is None else wording.number(left),
    )
    told = view.course.turn_told
    hover = None
    if told is not None and (wording.reader.master or mine):
        params = {f"who{i}": w for i, w in enumerate(told.tell.who)} | dict(told.tell.params)
        hover = Text(wording.tell("tell-turn", params))
    parts = [Text("▶ ", color="gold", bold=True), Text(line, color="gold", hover=hover)]
    if len(mine) == 1 and not (view.waits or view.paused):
        parts += buttons.row(buttons.offers(wording, view, mine[0]))
    head = Text("", children=tuple(parts))
    return (head, *again(wording, view)) if len(mine) > 1 else (head,)


def again(wording: Wording, view: View, who: Iterable[str] = ()) -> tuple[Text, ...]:
    """The buttons once more after an act, to whoever goes on, or to those of ``who`` alone.

    Whoever was let in between comes first.
    """
    if view.waits or view.paused or view.state.over:
        return ()
    lines, fight = [], view.fight
    for id in who or (*let_in(fight), *fight.clock.acting()):
        if id not in fight or not wording.reader.speaks_for(view, id):
            continue
        c = fight[id]
        found = buttons.row(buttons.offers(wording, view, c))
        if not found:
            continue
        left = metres_left(view, c)
        key = "goes-on" if left is None else "goes-on-left"
        head = wording.say(key, who=wording.name(c.id), left=wording.number(left or 0))
        lines.append(Text("", children=(Text(head, color="gray"), *found)))
    return tuple(lines)


def metres_left(view: View, who: Creature[Any]) -> float | None:
    """What it may still walk; None where the game does not count."""
    return view.rules.walk_left(who) if view.rules.walk_left else None


def _in_the_end(wording: Wording, ask: Question) -> str:
    """What happens when the time is over."""
    if isinstance(ask, Roll):
        return wording.say("deadline-roll")
    return wording.say("deadline-hint", option=buttons.option_label(wording, ask, ask.default))


def _quiet(text: str) -> Text:
    return Text(text, color="gray")


GROUNDS = ("water", "climb", "slippery", "difficult")
"""Facts about a block that say why it costs more, the plainest first."""


def steps_left(wording: Wording, view: View, who: str) -> Text | None:
    """``Mira : reste 6 m (eau ×2)``, after a step, unless it was her last."""
    if who not in view.fight or not view.rules.can_act(view.fight[who]):
        return None
    left = metres_left(view, view.fight[who])
    if left is None:
        return None
    times = dearer((view.course.left or 0) - left)
    why = next((g for g in GROUNDS if g in view.course.ground), "")
    if not why and crowded(wording, view, view.fight[who]):
        why = "crowd"
    return Text(
        wording.say(
            "steps-left",
            who=wording.name(who),
            left=wording.number(left),
            times=wording.number(times) if times > 1 else "none",
            why=wording.word(f"ground-{why}", fallback=why) if why else "none",
        )
    )


def crowded(wording: Wording, view: View, me: Creature[Any]) -> bool:
    """Whether it is in the middle of somebody of whom the reader may know, in no saddle."""
    seat = view.rules.seat
    others = [
        c
        for c in view.fight
        if c != me and c.placed and not c.out and wording.knows(c.id)
        if me.id != seat(c) and c.id != seat(me)
    ]
    return me.placed and any(me.box().overlaps(c.box()) for c in others)


def dearer(paid: float) -> int:
    """How many times the usual a step has cost, 1 for what is no whole number of times.

    Some rules count a step aslant as one block, some as its line, to the decimetre.
    """
    for length, nearly in ((1.0, 0.02), (math.sqrt(2), 0.1), (math.sqrt(3), 0.1)):
        times = paid / length
        if abs(times - round(times)) < nearly:
            return max(1, round(times))
    return 1
