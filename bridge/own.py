"""What everybody may do for themselves: join with a character, throw dice, set preferences."""

from collections.abc import Callable, Mapping

from pydantic import ValidationError

from rules.engine.content import Strict
from rules.engine.dice import DiceError
from rules.engine.records import Aside, Command
from rules.engine.requests import GM, Refused
from rules.engine.ruleset import Ruleset
from rules.engine.state import Being

from .free_dice import free_roll
from .i18n import LANGUAGES
from .mastery import PLAYERS, numbered, template_of
from .phrase import fold
from .router import Unclear, example
from .said import Said, played_by
from .store.characters import CHOICES, CharacterError, Kept
from .store.rows import Word


def join(said: Said) -> None:
    """With the character kept for this ruleset, else a template's, else the plainest sheet."""
    hall, rest, who = said.desk.hall, list(said.typed.rest), said.who
    fight = hall.named(said.typed.text_from()) if rest else None
    if fight is not None:
        rest = []
    table = hall[fight] if fight is not None else said.at
    if played_by(table, who.uuid):
        raise Refused("already-in", fight=table.fight.state.title)
    if said.desk.roster.spectates(who.uuid):
        raise Refused("spectating")
    rules = table.rules
    counters: dict[str, float] = {}
    effects: tuple[Kept, ...] = ()
    try:
        kept = said.desk.store.character(who.uuid, rules.id, rules.sheet)
    except CharacterError as error:
        raise Unclear("reply-bad-character", why=str(error)) from error
    if rest:
        sheet: Strict = rules.creatures[template_of(said, rest)[0]]
    elif kept is not None:
        sheet, counters, effects = kept.sheet, dict(kept.counters), kept.effects
    else:
        sheet = _plainest(said, rules)
    being = Being("", who.name, PLAYERS, sheet, said.speaker.here, who.uuid, who.uuid, counters)
    (placed,) = numbered(list(table.fight), [being])
    table.do(Command(placed.id, placed.id, "join", {"beings": (placed,)}))
    begun = {e.name for e in table.fight[placed.id].effects()}
    for effect in effects:
        kind = rules.effects.get(effect.name)
        if kind is not None and effect.name not in begun and set(kind.needs) <= set(effect.data):
            args = {"who": placed.id, "name": effect.name, "data": effect.data}
            table.do(Command(GM, GM, "effect", args, joins=True))


def _plainest(said: Said, rules: Ruleset) -> Strict:
    """The ruleset's novice, or nothing but defaults. Raises Unclear where it has neither."""
    if rules.novice is not None:
        return rules.novice
    try:
        return rules.sheet()
    except ValidationError:
        template_of(said, [])
        raise


def roll(said: Said) -> None:
    """``r 2d6kh1+3 # perception``: for everybody in hearing."""
    _roll(said, ())


def secret_roll(said: Said) -> None:
    """``rs 1d20``: for the masters alone."""
    _roll(said, (GM,))


def _roll(said: Said, audience: tuple[str, ...]) -> None:
    who = said.speaker.actor if said.table and said.speaker.actor in said.table.fight else ""
    hidden = bool(who and said.table and said.table.fight.hidden_from("", who))
    text = said.typed.text[said.typed.rest[0].start :] if said.typed.rest else ""
    try:
        tell = free_roll(text, said.who.name, said.who.uuid, who, said.desk.dice)
    except DiceError as error:
        raise Unclear(
            "reply-bad-dice-at",
            typed=text,
            column=error.column,
            got=error.got,
            limit=error.limit,
            why=Word(f"refusal-{error.code}"),
            example=example("roll"),
        ) from error
    if hidden and not audience:
        audience = (GM, who)
    if said.table is not None:
        said.table.aside(tell, audience)
    else:
        said.desk.store.append("", [(0, Aside(tell, audience))])


def prefer(said: Said) -> None:
    """``réglage esquive toujours``: a reaction or a whole question, or the language."""
    rest = list(said.typed.rest)
    if rest and said.lexicon.means("typed-language", rest[0].text):
        _language(said, rest[1].text if len(rest) > 1 else "")
        return
    rules = said.rules
    if not rest:
        mine = said.desk.store.preferences(said.who.uuid, rules.id)
        of = {c: tuple(name for name in mine if mine[name] == c) or "" for c in CHOICES}
        said.tell("reply-preferences", **of, any=bool(mine), example=example("prefer"))
        return
    typed = rest[-1].text
    choice = next((c for c in CHOICES if said.lexicon.means(f"typed-{c}", typed)), None)
    if choice is None or len(rest) < 2:
        words = tuple(said.lexicon.first(f"typed-{c}", c) for c in CHOICES)
        raise Unclear("reply-bad-choice", typed=typed, words=words, example=example("prefer"))
    what = fold(" ".join(p.text for p in rest[:-1]))
    reactions = _reactions(said)
    begun = {id for word, id in reactions.items() if word.startswith(what)}
    name = reactions.get(what) or (begun.pop() if len(begun) == 1 else None)
    if name is None:
        known = tuple(dict.fromkeys(reactions))
        raise Unclear("reply-no-such-reaction", typed=what, words=known, example=example("prefer"))
    said.desk.store.set_preference(said.who.uuid, rules.id, name, choice)
    said.tell("reply-preference", what=what, choice=Word(f"typed-{choice}"))


def _reactions(said: Said) -> dict[str, str]:
    """What may be typed → the reaction's code, or a question's name."""
    asked = [q.replace(".", "-") for q in said.rules.questions]
    known: dict[str, str] = {}
    for word, id in said.lexicon.words("option").items():
        prefix = next((q + "-" for q in asked if id.startswith(q + "-")), "")
        if prefix:
            known[word] = id.removeprefix(prefix)
    for question in said.rules.questions:
        known[fold(question)] = question
    words = said.lexicon.words("word").items()
    return {**known, **{word: id for word, id in words if id in said.rules.questions}}


def language(said: Said) -> None:
    """``langue en``."""
    _language(said, said.typed.text_from())


def _language(said: Said, typed: str) -> None:
    wanted = next(
        (c for c in LANGUAGES if fold(typed) == c or said.lexicon.means(f"typed-{c}", typed)), None
    )
    if wanted is None:
        raise Unclear("reply-bad-language", typed=typed, words=LANGUAGES)
    said.desk.store.set_language(said.who.uuid, wanted)
    said.tell("reply-language")


OWN: Mapping[str, Callable[[Said], None]] = {
    "join": join,
    "roll": roll,
    "prefer": prefer,
    "language": language,
}

MASTERS_DICE: Mapping[str, Callable[[Said], None]] = {"secret-roll": secret_roll}
