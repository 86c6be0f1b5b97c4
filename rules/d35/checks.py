"""Abilities, skills, saves and opposed rolls: a d20, its modifiers, a number to reach."""

from dataclasses import dataclass
from typing import Literal

from rules.engine.flows import (
    Contender,
    TieBreak,
    contest,
    higher_modifier_then_throw,
    lift,
    resister_wins,
    throw_again,
)
from rules.engine.modifiers import Mod, Stacking, stack
from rules.engine.requests import Flow, Roll, Rolled, Tell

from .settings import setting
from .sheet import Creature, Fight
from .skills import Ability, named_skill
from .theme import Theme

Save = Literal["vigueur", "reflexes", "volonte"]
TYPED = (
    "armour",
    "shield",
    "natural",
    "deflection",
    "enhancement",
    "morale",
    "luck",
    "sacred",
    "competence",
    "insight",
    "size",
    "resistance",
)
STACKING: dict[str, Stacking] = dict.fromkeys(TYPED, "highest")
"""R-7: typed bonuses do not add up, but for dodge, circumstance and those without a type."""


def stacked(mods: tuple[Mod, ...]) -> tuple[Mod, ...]:
    """R-7: of each type the best bonus counts; penalties always do."""
    bonuses = iter(stack((m for m in mods if m.value > 0), STACKING))
    return tuple(next(bonuses) if m.value > 0 else m for m in mods)


def ability(c: Creature, name: Ability) -> int:
    """The modifier of FOR, DEX, CON, INT, SAG or CHA."""
    return c.sheet.mod(name)


def skill(c: Creature, id: str) -> int:
    """D-OTHER-03: the total on the sheet, else its ability's modifier, armour hampering it."""
    name, known = named_skill(id)
    given = c.sheet.competences.get(name)
    if given is not None:
        return int(given)
    return c.sheet.mod(known.ability) + (armour_penalty(c) if known.armour else 0)


def armour_penalty(c: Creature) -> int:
    """What armour and shield take from checks of the body."""
    worn = (c.sheet.armure, c.sheet.bouclier)
    return sum(part.malus for part in worn if part is not None)


HELPED = "helped"
"""``by`` helps ``on`` with one check. Data: ``skill``, ``bonus``."""


@dataclass(frozen=True, slots=True)
class Checked:
    roll: Rolled
    dc: int

    @property
    def passed(self) -> bool:
        """R-4: no automatic result."""
        return self.roll.total >= self.dc


@dataclass(frozen=True, slots=True)
class Saved(Checked):
    @property
    def passed(self) -> bool:
        if self.roll.natural in (1, 20):
            return self.roll.natural == 20
        return self.roll.total >= self.dc


def roll_check(
    fight: Fight, who: Creature, label: str, mods: tuple[Mod, ...], dc: int, secret: bool = False
) -> Flow[Checked]:
    """1d20 and modifiers against a DC; told as ``check`` with what it was about."""
    roll = yield from Roll(label, who.id, (20,), stacked(mods), secret=secret)
    checked = Checked(roll, dc)
    yield Tell("check", (who.id,), {"what": label, "roll": roll, "dc": dc, "ok": checked.passed})
    return checked


def skill_check(
    fight: Fight, who: Creature, name: str, dc: int, mods: tuple[Mod, ...] = ()
) -> Flow[Checked]:
    """D-OTHER-03, D-AID-03: a skill against a DC; the roll's label is the skill's name.

    What others gave to it by their help is used up.
    """
    given = [e for e in who.effects(HELPED) if e.data.get("skill") == name]
    helped = tuple(Mod(int(e.data["bonus"]), HELPED) for e in given)
    yield from lift(given, "used")
    return (
        yield from roll_check(fight, who, name, (Mod(skill(who, name), name), *helped, *mods), dc)
    )


def ability_check(
    fight: Fight, who: Creature, name: Ability, dc: int, mods: tuple[Mod, ...] = ()
) -> Flow[Checked]:
    """R-4: an ability against a DC; the roll's label is the ability's name."""
    return (yield from roll_check(fight, who, name, (Mod(ability(who, name), name), *mods), dc))


def save(
    fight: Fight, who: Creature, name: Save, dc: int, mods: tuple[Mod, ...] = ()
) -> Flow[Saved]:
    """A saving throw, the total on the sheet: 1 always fails and 20 always succeeds (SRD)."""
    bonus = getattr(who.sheet, name)
    roll = yield from Roll(name, who.id, (20,), stacked((Mod(bonus, name), *mods)))
    saved = Saved(roll, dc)
    yield Tell("check", (who.id,), {"what": name, "roll": roll, "dc": dc, "ok": saved.passed})
    return saved


def opposed(
    fight: Fight,
    label: str,
    a: Creature,
    a_mods: tuple[Mod, ...],
    b: Creature,
    b_mods: tuple[Mod, ...],
) -> Flow[tuple[bool, tuple[Rolled, ...]]]:
    """R-5: whether ``a`` wins; a tie goes to the higher modifier, then both throw again.

    Both rolls have the same label; ``a`` throws first, ``b`` is the defender (A-29).
    """
    ties: dict[str, TieBreak] = {
        "higher_modifier_then_reroll": higher_modifier_then_throw("tie"),
        "reroll": throw_again("tie"),
        "defender": resister_wins(b.id),
    }
    sides = (Contender(a.id, stacked(a_mods)), Contender(b.id, stacked(b_mods)))
    winner, rolls = yield from contest(label, sides, ties[setting(fight, "opposed_tie")])
    return winner == a.id, rolls


CHECKS = Theme(effects=(HELPED,), needs={HELPED: ("skill", "bonus")}, tells=("check",))
