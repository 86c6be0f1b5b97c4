"""Answers to open questions, as typed or clicked: by their owner, or by a master for anyone."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.engine.flows import NO
from rules.engine.records import Question
from rules.engine.requests import GM, Ask, AskNumber, Refused, Roll
from rules.engine.ruleset import Arg
from rules.engine.table import Table

from .lexicon import Lexicon
from .phrase import Piece, fold, whole
from .router import Unclear, example
from .said import Said, played_by
from .store.rows import Button, Word
from .targets import BY_ID, matches, visible

Asked = tuple[str, Question]
SOMEBODY = Arg("who", "creature")


def may_answer(said: Said, question: Question) -> bool:
    """A master for anyone; a player for every creature that is theirs."""
    return said.master or question.who in played_by(said.at, said.who.uuid)


def mine(said: Said, whose: str = "") -> list[Asked]:
    """The open questions that the speaker may answer, one's own before others'."""
    own = set(played_by(said.at, said.who.uuid))
    found = [
        (id, q)
        for id, q in said.at.open.items()
        if may_answer(said, q) and (not whose or q.who == whose)
    ]
    return sorted(found, key=lambda q: q[1].who not in own and q[1].who != GM)


def option_words(said: Said, question: Ask) -> dict[str, Any]:
    """What may be typed → the option: its code, its words in every language, a creature's name."""
    known: dict[str, Any] = {}
    for option in question.options:
        known[fold(str(option))] = option
        for id in ids_of(question, option):
            for kind in ("option", "word", "value"):
                for word in said.lexicon.spelt(f"{kind}-{id}"):
                    known.setdefault(word, option)
        if isinstance(option, bool):
            for word in said.lexicon.spelt("option-yes" if option else "option-no"):
                known[word] = option
    return known


def ids_of(question: Ask, option: Any) -> tuple[str, str]:
    """The message of an option: of this question, or of any."""
    name = ("yes" if option else "no") if isinstance(option, bool) else str(option)
    name = name.replace(".", "-")
    asked = question.question.removeprefix("fact.").replace(".", "-")
    return f"{asked}-{name}", name


def meant(said: Said, question: Question, text: str) -> Any:
    """The answer that a text means to this question; None if none."""
    if isinstance(question, AskNumber):
        number = whole(text)
        return number if number is not None and question.admits(number) else None
    if not isinstance(question, Ask):
        return None
    typed, known = fold(text), option_words(said, question)
    if typed in known:
        return known[typed]
    begun = {id(v): v for w, v in known.items() if typed and w.startswith(typed)}
    if len(begun) == 1:
        return next(iter(begun.values()))
    who = matches(text, visible(said.at.fight, said.speaker.observer))
    ids = [c.id for c in who if c.id in question.options]
    return ids[0] if len(ids) == 1 else None


def answer(said: Said) -> None:
    """``déf esquive``; for a master also ``déf esquive pour Aldric``."""
    rest, whose = said.typed.rest, ""
    for i, piece in enumerate(rest):
        if i and said.lexicon.means("typed-for", piece.text):
            tail = rest[i + 1 :]
            whose = said.seek().required(SOMEBODY, list(tail))[2]
            rest = rest[:i]
            break
    found = mine(said, whose)
    if not found:
        raise nothing_asked(said)
    text = " ".join(p.text for p in rest)
    for id, question in found:
        value = meant(said, question, text)
        if value is not None:
            give(said, id, question, value)
            return
    for _, question in found:
        check_barred(said, question, text)
    raise choices(said, found[0][1], text)


def check_barred(said: Said, question: Question, text: str) -> None:
    """An answer that the rules forbid at this moment is refused by them. Raises Refused."""
    if isinstance(question, Ask) and question.barred:
        wanted = meant(said, replace(question, options=tuple(question.barred)), text)
        if wanted is not None:
            code, rule = question.barred[wanted]
            raise Refused(code, rule, who=question.who)


def nothing_asked(said: Said) -> Refused:
    """Nobody waits for this speaker; others may be waited for."""
    others = tuple(dict.fromkeys(q.who for q in said.at.open.values()))
    return Refused("waiting", who=others) if others else Refused("nothing-asked")


def choices(said: Said, question: Question, text: str) -> Unclear:
    """What may be answered, as buttons."""
    if isinstance(question, AskNumber):
        return Unclear(
            "reply-answer-number",
            least=question.least,
            most=question.most,
            typed=text,
            example=example("answer"),
        )
    options = question.options if isinstance(question, Ask) else ()
    buttons = tuple(
        Button(
            f"{said.lexicon.first('verb-answer', 'answer')} {code(said.at, option)}",
            "reply-button-option",
            {"option": label(said.lexicon, said.at, question, option)},
        )
        for option in options
    )
    return Unclear("reply-answers", *buttons, typed=text)


def code(table: Table, option: Any) -> str:
    """An option as a button types it."""
    return f"{BY_ID}{option}" if option in table.fight.state.beings else f'"{option}"'


def label(lexicon: Lexicon, table: Table, question: Question, option: Any) -> Any:
    """An option as people read it."""
    if option in table.fight.state.beings or not isinstance(question, Ask):
        return option
    of_question, of_any = ids_of(question, option)
    own = lexicon.spelt(f"option-{of_question}")
    return Word(f"option-{of_question if own else of_any}")


def give(said: Said, id: str, question: Question, value: Any) -> None:
    """The answer, by the owner if they are one, else by the master."""
    own = question.who in played_by(said.at, said.who.uuid)
    said.at.answer(id, value, question.who if own else GM)


def throw(said: Said, id: str) -> None:
    """The dice that were waited for. Raises Refused when they no longer are."""
    question = said.at.open.get(id)
    if not isinstance(question, Roll):
        raise Refused("question-closed", question=id)
    thrown = said.desk.dice(question)
    if thrown is None:
        raise Refused("question-closed", question=id)
    said.at.throw(thrown[0], thrown[1])


BARE = ("check", "roll")
"""Verbs that, with nothing after them, throw whatever dice are waited for."""


def thrown(said: Said) -> bool:
    """``destin``, ``initiative``, ``jet``: a line that throws the dice its speaker is asked for."""
    if said.table is None:
        return False
    typed = said.typed
    line = fold(typed.text)
    for id, question in mine(said):
        if not isinstance(question, Roll):
            continue
        named = line in said.lexicon.spelt(f"roll-{question.label.replace('.', '-')}")
        if named or typed.verb == question.label or (typed.verb in BARE and not typed.rest):
            throw(said, id)
            return True
    return False


def _pick(wanted: Callable[[Sequence[Any]], Any]) -> Callable[[Said], None]:
    def handler(said: Said) -> None:
        for id, question in mine(said):
            value = wanted(question.options) if isinstance(question, Ask) else None
            if value is not None:
                give(said, id, question, value)
                return
        raise nothing_asked(said)

    return handler


def _first_yes(options: Sequence[Any]) -> Any:
    """The offer itself: the first option that does not let it pass."""
    if NO in options:
        return next((o for o in options if o != NO), None)
    return True if any(o is True for o in options) else None


def _no(options: Sequence[Any]) -> Any:
    return next((o for o in options if o == NO or o is False), None)


def unprompted(said: Said, found: Sequence[Piece]) -> bool:
    """A line that is no verb, but an answer to what the speaker was just asked."""
    if said.table is None:
        return False
    text = " ".join(p.text for p in found)
    own = played_by(said.table, said.who.uuid)
    for id, question in said.table.open.items():
        if question.who in own or (said.master and question.who == GM):
            known = option_words(said, question) if isinstance(question, Ask) else {}
            if fold(text) in known:
                give(said, id, question, known[fold(text)])
                return True
    return False


ANSWERS: Mapping[str, Callable[[Said], None]] = {
    "answer": answer,
    "accept": _pick(_first_yes),
    "decline": _pick(_no),
}
