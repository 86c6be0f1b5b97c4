"""``mj abri orc partiel``: the game master says what a fact is, until he leaves it to the world."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.engine.geometry import Block
from rules.engine.records import UNKNOWN
from rules.engine.requests import Fact
from rules.engine.ruleset import Arg
from rules.engine.state import RULED
from rules.engine.table import Table

from .phrase import Piece, fold
from .router import Unclear, example
from .said import Said
from .store.rows import Line, Word

SOMEBODY = Arg("who", "creature")
WORLD = "world"
"""The word that leaves a fact to the world again."""

_TRUTH: Mapping[str, Any] = {"yes": True, "no": False}
_DEGREES = ("none", "partial", "important", "total")

PAIRS: Mapping[str, Mapping[str, Any]] = {
    "cover": {d: d for d in _DEGREES},
    "sight": _TRUTH,
}
"""Facts about a creature as anybody has it before them: typed value → value."""
CREATURES: Mapping[str, Mapping[str, Any]] = {"immersed": _TRUTH, "shelter": _TRUTH}
BLOCKS: Mapping[str, Mapping[str, Any]] = {
    **dict.fromkeys(("filled", "floor", "difficult", "slippery", "water", "climb"), _TRUTH),
    "light": {name: name for name in ("bright", "dim", "dark")},
    "drop": {},
}
NUMBERS = ("drop",)


def ruled(table: Table, fact: Fact) -> Any:
    """What the game master has said of this fact; UNKNOWN if he has not."""
    said = UNKNOWN
    for effect in table.fight.effects(RULED):
        mine = effect.data["args"]
        same = effect.data["fact"] == fact.name and all(
            a in ("", b) for a, b in zip(mine, fact.args, strict=False)
        )
        if same:
            said = effect.data["value"]
    return said


def rule(said: Said) -> None:
    """``mj abri orc partiel``, ``mj difficile 12 64 -3 oui``, ``mj abri orc monde``."""
    rest = list(said.typed.rest)
    if not rest:
        _list(said)
        return
    fact = _fact(said, rest.pop(0).text)
    value = _value(said, fact, rest)
    args = _about(said, fact, rest)
    said.gm("rule", fact=fact, args=args, value=value)
    shown = Word(f"ruling-{WORLD if value is None else _typed(value)}", "label")
    said.tell(
        "reply-ruled",
        fact=Word(f"judged-{fact}", "label"),
        about=args[-1] if isinstance(args[-1], str) else " ".join(map(str, args[-1])),
        value=str(value) if fact in NUMBERS and value is not None else shown,
    )


def _typed(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _fact(said: Said, typed: str) -> str:
    known = said.lexicon.words("judged")
    found = known.get(fold(typed))
    if found is None or found not in said.rules.facts:
        facts = dict.fromkeys(f for f in known.values() if f in said.rules.facts)
        names = tuple(Word(f"judged-{f}", "label") for f in facts)
        raise Unclear("reply-no-such-fact", typed=typed, names=names, example=example("rule"))
    return found


def _value(said: Said, fact: str, rest: list[Piece]) -> Any:
    """The last word; None is the world's own. Raises Unclear."""
    options = {**PAIRS, **CREATURES, **BLOCKS}[fact]
    typed = rest.pop().text if rest else ""
    meant = said.lexicon.words("ruling").get(fold(typed), "")
    if meant == WORLD:
        return None
    if fact in NUMBERS and typed.isdecimal() and len(typed) < 4:
        return int(typed)
    if meant not in options:
        names = tuple(Word(f"ruling-{o}", "label") for o in (*options, WORLD))
        raise Unclear("reply-no-such-ruling", typed=typed, names=names, example=example("rule"))
    return options[meant]


def _about(said: Said, fact: str, rest: list[Piece]) -> tuple[Any, ...]:
    if fact in BLOCKS:
        return (_block(said, rest),)
    who = said.seek().required(SOMEBODY, rest)[2]
    return ("", who) if fact in PAIRS else (who,)


def _block(said: Said, rest: list[Piece]) -> Block:
    typed = " ".join(p.text for p in rest)
    place = said.seek().place(typed) if rest else None
    if place is None:
        raise Unclear("reply-bad-place", typed=typed, example=example("rule"))
    return place


def _list(said: Said) -> None:
    """What stands against the world at present."""
    lines = [
        Line(
            "reply-ruled",
            {
                "fact": Word(f"judged-{e.data['fact']}", "label"),
                "about": e.on or " ".join(map(str, e.data["args"][-1])),
                "value": str(e.data["value"])
                if e.data["fact"] in NUMBERS
                else Word(f"ruling-{_typed(e.data['value'])}", "label"),
            },
        )
        for e in said.at.fight.effects(RULED)
    ]
    said.answer(lines or [Line("reply-nothing-ruled", {"example": example("rule")})])


RULINGS: Mapping[str, Callable[[Said], None]] = {"rule": rule}
