"""Dice thrown for no rule: whatever a player types, every face on record."""

from typing import Any

from rules.engine import dice
from rules.engine.dice import DiceError, Expression
from rules.engine.requests import Roll, Tell

from .ports import Dice

DEFAULT = "1d20"


def is_dice(text: str) -> bool:
    """Whether this can be thrown."""
    try:
        dice.compile(text)
    except DiceError:
        return False
    return True


def throw(expression: Expression, who: str, source: Dice) -> dice.Result:
    """Throw with the table's dice; each die is a roll of ``who``. Raises DiceError."""

    def one(sides: int) -> int:
        thrown = source(Roll("free", who, (sides,)))
        if thrown is None:
            raise DiceError("dice-faces-missing", expected=(f"d{sides}",))
        return thrown[0][0]

    return expression.roll(one)


def free_roll(text: str, name: str, player: str, who: str, source: Dice) -> Tell:
    """Throw and tell: total, faces, which of them count. Raises DiceError."""
    expression = dice.compile(text or DEFAULT)
    result = throw(expression, who or name, source)
    params: dict[str, Any] = {
        "name": name,
        "player": player,
        "expression": str(expression.node),
        "comment": expression.comment,
        "faces": result.faces,
        "total": result.total,
        "kept": tuple(f.value for f in result.dice if f.kept and not f.rerolled),
        "dropped": tuple(f.natural for f in result.dice if not f.kept or f.rerolled),
    }
    key = "free-roll-said" if expression.comment else "free-roll"
    return Tell(key, (who,) if who else (), params)
