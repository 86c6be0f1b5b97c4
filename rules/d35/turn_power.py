"""Who channels energy, how strongly, how often, and which undead that could reach."""

from dataclasses import dataclass
from typing import Literal

from rules.engine.changes import Begin
from rules.engine.clock import FOREVER
from rules.engine.modifiers import Mod
from rules.engine.requests import Fact, Facts, Flow, Refused, Roll, Rolled
from rules.engine.state import Effect

from .budget import require
from .settings import setting
from .sheet import Creature, Fight
from .shots import COVERS
from .space import metres
from .tables import turning_offset
from .theme import forbidden

TURNED, REBUKED, CONTROLLED = "turned", "rebuked", "controlled"
BOLSTERED, ATTEMPTED = "bolstered", "turning_spent"
UNDEAD = "mort_vivant"
Mode = Literal["repousser", "intimider"]


@dataclass(frozen=True, slots=True)
class Check:
    """A turning check: the roll and the most Hit Dice it affects."""

    roll: Rolled
    most: int


def channel(me: Creature) -> str:
    """D-TURN-01, D-TURN-21: as the sheet has it, for good; a good cleric's is positive.

    A paladin's always is.
    """
    sheet = me.sheet
    if sheet.canal:
        return sheet.canal
    by_faith = {"bon": "positif", "mauvais": "negatif"}
    usual = "positif" if "paladin" in sheet.classes else ""
    return by_faith.get(sheet.alignement, usual) if level(me) > 0 else ""


def mode_of(me: Creature, kind: str = UNDEAD) -> Mode | None:
    """D-TURN-02, D-TURN-24: what it does to that kind of creature; None: nothing."""
    for other in me.sheet.cibles_de_renvoi:
        if other.type == kind:
            return other.mode
    if kind != UNDEAD:
        return None
    modes: dict[str, Mode] = {"positif": "repousser", "negatif": "intimider"}
    return modes.get(channel(me))


def level(me: Creature) -> int:
    """D-TURN-23, A-46: of clerics in full, of paladins less, from the level where they begin."""
    if me.sheet.niveau_de_renvoi >= 0:
        return me.sheet.niveau_de_renvoi
    found = me.sheet.classes.get("pretre", 0)
    paladin = me.sheet.classes.get("paladin", 0)
    if paladin >= setting(me.fight, "turn", "paladin_first"):
        found += paladin - int(setting(me.fight, "turn", "paladin_offset"))
    return found


def attempts(me: Creature) -> int:
    """D-TURN-04: a day."""
    if me.sheet.essais_de_renvoi >= 0:
        return me.sheet.essais_de_renvoi
    more = setting(me.fight, "turn", "extra_turning") if me.sheet.has_feat("extra_turning") else 0
    return max(0, int(setting(me.fight, "turn", "base_uses")) + me.sheet.mod("CHA") + int(more))


def attempts_left(me: Creature) -> int:
    return attempts(me) - len(me.effects(ATTEMPTED))


def check_turner(me: Creature, rule: str) -> None:
    """D-TURN-01, D-TURN-03, D-TURN-04, D-TURN-23: able, with a symbol and an attempt left.

    Raises Refused.
    """
    if why := forbidden(me, "act"):
        raise Refused("cannot-act", rule, who=me.id, why=why)
    if level(me) < 1:
        raise Refused("no-turning", "D-TURN-23" if "paladin" in me.sheet.classes else "D-TURN-01")
    if not channel(me):
        raise Refused("no-turning", "D-TURN-01")
    if not me.sheet.focaliseur_divin:
        raise Refused("no-symbol", "D-TURN-03", who=me.id)
    if attempts_left(me) < 1:
        raise Refused("no-attempt-left", "D-TURN-04", who=me.id)
    require(me, "standard", "D-TURN-03")


def spend_attempt(me: Creature) -> Flow[None]:
    """D-TURN-26: with the roll of the check, whatever comes of it."""
    yield Begin(Effect(ATTEMPTED, me.id, "", FOREVER))


def turning_check(me: Creature, label: str = "turning") -> Flow[Check]:
    """D-TURN-07, T-03: 1d20 and Charisma; the level and what the table adds.

    A-47: the table's number is affected too, unless the GM has it otherwise.
    """
    yield from spend_attempt(me)
    roll = yield from Roll(label, me.id, (20,), charisma(me))
    most = level(me) + turning_offset(roll.total)
    if setting(me.fight, "turn", "max_hd") == "less_than":
        most -= 1
    return Check(roll, most)


def charisma(me: Creature) -> tuple[Mod, ...]:
    value = me.sheet.mod("CHA")
    return (Mod(value, "CHA"),) if value else ()


def hit_dice(c: Creature) -> int:
    """D-TURN-20: as turning sees them: more in one whose morale was raised."""
    raised = [int(e.data["hd"]) for e in c.effects(BOLSTERED)]
    return max([c.sheet.DV, *raised])


def far(me: Creature, c: Creature) -> tuple[float, float]:
    """D-TURN-05: metres, then the raw distance between equals."""
    return metres(me, c), me.distance(c) if me.placed and c.placed else 0.0


def in_range(me: Creature, kind: str = UNDEAD) -> list[Creature]:
    """D-TURN-05: of that kind, within 18 m, the nearest first, friend or foe."""
    radius = float(setting(me.fight, "turn", "radius_m"))
    found = [
        c
        for c in me.fight
        if c != me and c.sheet.is_kind(kind) and not c.out and metres(me, c) <= radius + 1e-9
    ]
    return sorted(found, key=lambda c: far(me, c))


def reachable(fight: Fight, me: Creature, found: list[Creature]) -> Flow[list[Creature]]:
    """D-TURN-06: those that nothing solid wholly hides; sight is not needed."""
    if not found:
        return []
    asked = tuple(Fact("cover", (me.id, c.id), COVERS, "none") for c in found)
    covers = yield from Facts(asked)
    return [c for c, cover in zip(found, covers, strict=True) if cover != "total"]


def affected(me: Creature, c: Creature, mode: Mode) -> bool:
    """D-TURN-11: whether it counts already, and so not again."""
    if mode == "repousser":
        return c.has(TURNED)
    return c.has(REBUKED) or any(e.by == me.id for e in c.effects(CONTROLLED))
