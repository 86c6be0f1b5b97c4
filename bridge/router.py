"""From a typed line to a verb and the fields of its act; what is unclear becomes a kind answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.engine.fight import Creature, Fight
from rules.engine.names import slug
from rules.engine.requests import GM
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Pos

from .free_dice import is_dice
from .lexicon import LONGEST_VERB, Lexicon, nearest
from .options import take, valued
from .phrase import Piece, coordinate, fold, pieces, whole
from .store.rows import Button, Line, Word
from .targets import BY_ID, group, matches, visible

MOST_BUTTONS = 12
LONGEST_NAME = 6
"""Words in the longest name of a creature that we look for."""

MOST_TIMES = 10
WORLD_M = 30_000_000
"""From its middle: further off the game puts nobody, and no lower or higher than ``DEPTH_M``."""
DEPTH_M = 20_000_000

IN_WORDS = ("creature", "word")
"""Kinds of arguments that a free text may name too."""


class Unclear(Exception):
    """A line that cannot be carried out as typed: what to answer to the speaker alone."""

    def __init__(self, key: str, *buttons: Button, **params: Any) -> None:
        super().__init__(key, params)
        self.line = Line(key, params, buttons)


@dataclass(frozen=True, slots=True)
class Typed:
    """A line whose verb is known: its id, the pieces after it, and the whole text."""

    verb: str
    rest: list[Piece]
    text: str
    as_typed: str = ""

    def text_from(self, piece: int = 0) -> str:
        """The raw text from the n-th piece after the verb to the end, outer quotes taken off."""
        if piece >= len(self.rest):
            return ""
        if piece == len(self.rest) - 1:
            return self.rest[piece].text
        return self.text[self.rest[piece].start :].strip()


def read(text: str, lexicon: Lexicon) -> Typed:
    """The verb that the line begins with, the longest name first. Raises Unclear."""
    found = pieces(text)
    if not found:
        raise Unclear("reply-empty", Button("aide", "reply-button-help"))
    for size in range(min(LONGEST_VERB, len(found)), 0, -1):
        name = fold(" ".join(p.text for p in found[:size]))
        if name in lexicon.verbs:
            as_typed = " ".join(p.text for p in found[:size])
            return Typed(lexicon.verbs[name], found[size:], text, as_typed)
    raise unknown_verb(found, lexicon)


def unknown_verb(found: Sequence[Piece], lexicon: Lexicon) -> Unclear:
    """The nearest command and one example, or where help is."""
    typed = found[0].text
    near = lexicon.nearest_verb(" ".join(p.text for p in found[:2]))
    near = near or lexicon.nearest_verb(typed)
    if near is None:
        return Unclear("reply-unknown-verb", Button("aide", "reply-button-help"), typed=typed)
    name = lexicon.first(f"verb-{near}", near)
    return Unclear(
        "reply-nearest-verb",
        Button(f"aide {name}", params={"text": name}),
        typed=typed,
        name=name,
        example=Word(f"verb-{near}", "example"),
    )


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who speaks, as the fight sees it: ``actor`` acts, ``observer`` perceives (GM: everything).

    ``here`` is the block of the speaker's body, None if it was not seen.
    """

    actor: str
    observer: str
    here: Pos | None = None

    @property
    def by(self) -> str:
        """The author of the commands: the master, or the creature that acts."""
        return GM if self.observer == GM else self.actor


@dataclass(frozen=True, slots=True)
class Bound:
    """The fields of one act, and how often it is to be done."""

    args: Mapping[str, Any]
    times: int = 1


def how_often(taken: dict[str, Any], most: int) -> int:
    """What was typed as ``x3``, taken out; 1 if nothing was. Raises Unclear."""
    times = int(taken.pop("times", 1))
    if not 1 <= times <= most:
        raise Unclear("reply-bad-times", typed=f"x{times}", most=most)
    return times


Found = tuple[int, int, Any]
"""Where in the pieces an argument stands, how many it takes, and what it means."""


def bind(
    verb: str, rule: Verb, typed: Typed, fight: Fight[Any], speaker: Speaker, lexicon: Lexicon
) -> Bound:
    """The fields of the act that was typed, in any order that is clear. Raises Unclear."""
    text_last = next((a for a in rule.args if a.kind == "text"), None)
    accepted = {*rule.options, "named", "times"} if text_last is None else set()
    place = any(a.kind == "place" for a in rule.args)
    taken = take(_whole_places(typed.rest) if place else typed.rest, accepted, lexicon)
    rest, args = list(taken.left), dict(taken.fields)
    times = how_often(args, MOST_TIMES)
    seek = Seeker(verb, fight, speaker, lexicon, typed)
    named = _named(verb, rule, taken.named, lexicon)
    for arg in rule.args:
        if arg.name in named:
            words = pieces(named[arg.name]) or [Piece("", 0)]
            args[arg.name] = seek.required(arg, [Piece(named[arg.name], words[0].start, True)])[2]
        elif arg is text_last:
            said = _fillers(rest, lexicon) < len(rest)
            text = typed.text[rest[0].start :].strip() if said else ""
            if not text and not arg.optional:
                raise Unclear("reply-missing-text", example=example(verb))
            if text:
                args[arg.name] = rest[0].text if len(rest) == 1 else text
            rest = []
        elif arg.kind == "creatures":
            args[arg.name] = seek.several(arg, rest)
        else:
            head = arg.optional and text_last is not None and arg.kind in IN_WORDS
            if head:  # farther on it is part of the text
                found = seek.optional(arg, rest, _fillers(rest, lexicon) + 1)
            else:
                found = seek.optional(arg, rest) if arg.optional else seek.required(arg, rest)
            if found is not None:
                args[arg.name] = found[2]
                del rest[found[0] : found[0] + found[1]]
    for option in set(named) - {a.name for a in rule.args}:
        try:
            args[option] = valued(option, named[option])
        except ValueError as bad:
            strange = f"{option}:{bad}"
            raise Unclear("reply-no-such-option", typed=strange, example=example(verb)) from None
    rest = [p for p in rest if p.quoted or not lexicon.means("typed-filler", p.text)]
    if rest:
        raise _leftover(rule, rest, seek, set(args))
    return Bound(args, times)


def _fillers(rest: Sequence[Piece], lexicon: Lexicon) -> int:
    """How many words that mean nothing by themselves the pieces begin with."""
    real = (p.quoted or not lexicon.means("typed-filler", p.text) for p in rest)
    return next((n for n, is_real in enumerate(real) if is_real), len(rest))


def _whole_places(rest: list[Piece]) -> list[Piece]:
    """Three numbers in a row are a place: ``-3`` among them is no bonus."""
    numbers = [coordinate(p.text) is not None for p in rest]
    first = next((i for i in range(len(rest) - 2) if all(numbers[i : i + 3])), None)
    if first is None:
        return rest
    return [replace(p, quoted=True) if first <= i < first + 3 else p for i, p in enumerate(rest)]


def _named(verb: str, rule: Verb, typed: Mapping[str, str], lexicon: Lexicon) -> dict[str, str]:
    """``zone:tête`` → the argument or option of that name. Raises Unclear for a strange key."""
    known = [a.name for a in rule.args] + list(rule.options)
    named: dict[str, str] = {}
    for key, value in typed.items():
        name = next((n for n in known if key == n or lexicon.means(f"arg-{n}", key)), None)
        if name is None:
            raise Unclear("reply-no-such-option", typed=key, example=example(verb))
        named[name] = value
    return named


def _leftover(rule: Verb, rest: list[Piece], seek: "Seeker", filled: set[str]) -> Unclear:
    """A piece that nothing took: most likely a misspelt word, or a number no name has."""
    if rest[0].text.isdecimal() and any(a.kind == "creature" for a in rule.args):
        return Unclear("reply-leftover-number", typed=rest[0].text)
    typed = " ".join(p.text for p in rest)
    for arg in rule.args:
        if arg.kind == "word" and arg.name not in filled:
            if not seek.words(arg):
                return Unclear("reply-no-words", typed=typed)
            near = nearest(typed, seek.words(arg)) or nearest(rest[0].text, seek.words(arg))
            key = "reply-nearest-word" if near else "reply-bad-word"
            buttons = seek.choices(arg, rest)
            return Unclear(key, *buttons, typed=typed, word=near or "", example=seek.example)
    return Unclear("reply-leftover", typed=rest[0].text, example=seek.example)


@dataclass(frozen=True, slots=True)
class Seeker:
    """Looks for the arguments of one verb among the pieces of one line."""

    verb: str
    fight: Fight[Any]
    speaker: Speaker
    lexicon: Lexicon
    typed: Typed

    def required(self, arg: Arg, rest: list[Piece]) -> Found:
        """The argument, wherever it stands. Raises Unclear if it is missing or not understood."""
        found = self.optional(arg, rest)
        if found is not None:
            return found
        if arg.kind == "creature":
            raise self.no_target(rest)
        typed = " ".join(p.text for p in rest)
        if not rest:
            raise Unclear(f"reply-missing-{arg.kind}", *self.choices(arg), example=self.example)
        if arg.kind == "word":
            if not self.words(arg):
                raise Unclear("reply-no-words", typed=typed)
            near = nearest(typed, self.words(arg))
            if near is not None:
                raise Unclear(
                    "reply-nearest-word",
                    *self.choices(arg, rest),
                    typed=typed,
                    word=near,
                    example=self.example,
                )
        raise Unclear(
            f"reply-bad-{arg.kind}", *self.choices(arg, rest), typed=typed, example=self.example
        )

    def optional(self, arg: Arg, rest: list[Piece], starts: int = 0) -> Found | None:
        """The argument if it is there, or among the first pieces, so many if ``starts`` says.

        Raises Unclear for a creature that may be several.
        """
        several: list[Creature[Any]] = []
        meant: Sequence[Piece] = ()
        for start in range(min(starts, len(rest)) if starts else len(rest)):
            for size in range(min(LONGEST_NAME, len(rest) - start), 0, -1):
                text = " ".join(p.text for p in rest[start : start + size])
                if arg.kind == "creature":
                    who = matches(text, self.crowd())
                    if len(who) == 1:
                        return start, size, who[0].id
                    if who and not several:
                        several, meant = who, rest[start : start + size]
                    continue
                value = self.value(arg, text)
                if value is not None:
                    return start, size, value
            if several:
                raise self.which(several, meant)
        return None

    def several(self, arg: Arg, rest: list[Piece]) -> tuple[str, ...]:
        """Every creature that is named, groups too; takes them all out of ``rest``."""
        who: list[str] = []
        while rest:
            if not rest[0].quoted and self.lexicon.means("typed-filler", rest[0].text.strip(",")):
                del rest[0]
                continue
            found = self.first(rest)
            if found is None:
                break
            who += found[1]
            del rest[: found[0]]
        if not who and not arg.optional:
            raise self.no_target(rest)
        return tuple(dict.fromkeys(who))

    def first(self, rest: list[Piece]) -> tuple[int, list[str]] | None:
        """The creature, or group, that the pieces begin with, and how many pieces that is."""
        for size in range(min(LONGEST_NAME, len(rest)), 0, -1):
            text = " ".join(p.text for p in rest[:size]).rstrip(",")
            found = matches(text, self.crowd())
            if len(found) == 1:
                return size, [found[0].id]
            if crowd := group(text, self.crowd()):
                return size, [c.id for c in crowd]
            if found and size == 1:
                raise self.which(found, rest[:size])
        return None

    def value(self, arg: Arg, text: str) -> Any:
        """What the text means as this kind of argument; None if nothing."""
        if arg.kind == "number":
            return whole(text)
        if arg.kind == "word":
            typed, words = slug(text), self.words(arg)  # épée-longue is épée longue
            known = {slug(w): v for w, v in words.items()}
            if typed in known:
                return known[typed]
            begun = {v for w, v in known.items() if w.startswith(typed)}
            return begun.pop() if typed and len(begun) == 1 else None
        if arg.kind == "dice":
            return text if is_dice(text) else None
        if arg.kind == "place":
            return self.place(text)
        return text

    def place(self, text: str) -> Pos | None:
        """Three numbers, the word for here, or where a creature stands. Raises Unclear."""
        typed = text.split()
        numbers = [n for n in map(coordinate, typed) if n is not None]
        if len(numbers) == len(typed) == 3:
            x, y, z = numbers
            if max(abs(x), abs(z)) >= WORLD_M or abs(y) > DEPTH_M:
                raise Unclear("reply-outside", typed=text)
            return x, y, z
        if self.lexicon.means("typed-here", text):
            return self.speaker.here
        who = matches(text, self.crowd())
        return who[0].being.pos if len(who) == 1 else None

    def words(self, arg: Arg) -> Mapping[str, str]:
        """The words an argument takes now, from this creature; the language files add theirs.

        A master who plays nobody may say what the first creature of the fight could.
        """
        actor = self.speaker.actor
        if actor not in self.fight and self.speaker.observer == GM:
            actor = next((c.id for c in self.fight), "")
        if arg.words is None or actor not in self.fight:
            return {}
        known = dict(arg.words(self.fight, self.fight[actor]))
        values = {slug(str(v)): v for v in known.values()}
        values |= {str(v).replace(".", "-"): v for v in known.values()}
        for kind in ("value", "word"):
            for word, id in self.lexicon.words(kind).items():
                if id in values:
                    known.setdefault(word, values[id])
        return known

    def crowd(self) -> list[Creature[Any]]:
        """Whom the speaker may name."""
        return visible(self.fight, self.speaker.observer)

    @property
    def example(self) -> Word:
        return example(self.verb)

    # -- kind answers ---------------------------------------------------------------------------

    def line(self, old: Sequence[Piece], new: str) -> str:
        """The line as typed with some neighbouring pieces replaced, for a button."""
        text = self.typed.text
        if not old:
            return f"{text} {new}"
        end = old[-1].start + len(old[-1].text) + (2 if old[-1].quoted else 0)
        return f"{text[: old[0].start]}{new}{text[end:]}"

    def choices(self, arg: Arg, old: Sequence[Piece] = ()) -> tuple[Button, ...]:
        """A button for each word that an argument takes, in place of what was typed."""
        if arg.kind != "word":
            return ()
        first = {value: word for word, value in reversed(list(self.words(arg).items()))}
        return tuple(
            Button(self.line(old, f'"{word}"'), params={"text": word})
            for word in list(first.values())[:MOST_BUTTONS]
        )

    def which(self, who: Sequence[Creature[Any]], old: Sequence[Piece]) -> Unclear:
        """Several fit: a button for each."""
        return Unclear(
            "reply-which",
            *self.buttons(who, old),
            names=tuple(c.id for c in who[:MOST_BUTTONS]),
            example=self.example,
        )

    def no_target(self, rest: Sequence[Piece]) -> Unclear:
        """Nobody fits, as far as the speaker may know: a button for everybody in sight."""
        near = [c for c in self.crowd() if c.id != self.speaker.actor]
        typed = " ".join(p.text for p in rest)
        key = "reply-no-such-target" if typed else "reply-missing-creature"
        return Unclear(key, *self.buttons(near, rest), typed=typed, example=self.example)

    def buttons(self, who: Sequence[Creature[Any]], old: Sequence[Piece]) -> tuple[Button, ...]:
        return tuple(
            Button(self.line(old, f"{BY_ID}{c.id}"), params={"text": c.name})
            for c in who[:MOST_BUTTONS]
        )


def example(verb: str) -> Word:
    """The example of a verb, in the reader's language."""
    return Word(f"verb-{verb}", "example")
