"""T-19, T-06, T-07: what each condition forbids, and what it gives to attacks and armour class."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.engine.modifiers import Mod

from .settings import setting
from .sheet import Creature, Fight
from .states import STATUSES, Status
from .theme import Theme

if TYPE_CHECKING:  # a blow is thrown with what stands here
    from .blow import Blow

DOWN = ("dying", "unconscious")


def active(c: Creature) -> list[tuple[str, Status]]:
    """The conditions it has, each once."""
    names = dict.fromkeys(e.name for e in c.effects(*STATUSES))
    return [(name, STATUSES[name]) for name in names]


def forbids(c: Creature, what: str) -> str:
    """D-AOO-02, D-ACT-12, T-19: the condition that forbids it, "" if none does."""
    return next((name for name, status in active(c) if what in status.forbid), "")


def restricts(c: Creature) -> str:
    """D-RESTR-01: surprise round, slow, the GM's word, or by nature."""
    found = next((name for name, status in active(c) if status.restricts), "")
    return found or ("nature" if c.sheet.activite_restreinte else "")


def helpless(c: Creature) -> str:
    """T-07: why it cannot defend itself at all, "" if it can."""
    if c.out in DOWN:
        return c.out
    return next((name for name, status in active(c) if status.dex_zero), "")


def loss(c: Creature) -> int:
    """T-06: what its conditions take from its Dexterity, as a modifier."""
    return sum(status.dex for _, status in active(c)) // 2


def no_dex(target: Creature, me: Creature, blow: "Blow") -> str:
    """T-07: flat-footed, stunned, blinded… or a foe it does not see. Uncanny dodge keeps it."""
    if not target.perceives(me) or any(status.foes_no_dex for _, status in active(me)):
        return "" if target.sheet.esquive_instinctive else "unseen"
    for name, status in active(target):
        if name in ("flat_footed", "unaware") and target.sheet.esquive_instinctive:
            continue  # D-ABIL-06
        if status.no_dex and not status.outsiders:
            return name
    return "cowering" if cowers_openly(target) else ""


def cowers_openly(c: Creature) -> bool:
    """A-44: whether a cowering one loses armour class and Dexterity, as the other text has it."""
    return c.has("cowering") and setting(c.fight, "cower", "mode") == "ac_minus_2_no_dex"


def attacks(fight: Fight, me: Creature, target: Creature, blow: "Blow") -> Iterable[Mod]:
    """T-06: what my conditions take from my roll, and what the target's give to it."""
    side = 1 if blow.ranged else 0
    for name, status in active(me):
        if status.attack[side]:
            yield Mod(status.attack[side], name)
    if target.has("cowering") and not cowers_openly(target):
        yield Mod(setting(fight, "turn", "cower_attack"), "cowering")


def armour_class(fight: Fight, me: Creature, target: Creature, blow: "Blow") -> Iterable[Mod]:
    """T-07: what its conditions give to or take from its armour class."""
    side = 1 if blow.ranged else 0
    for name, status in active(target):
        if status.outsiders or (name == "prone" and target.out):
            continue
        if status.ac[side]:
            yield Mod(status.ac[side], name)
    if cowers_openly(target):
        yield Mod(-2, "cowering")
    if target.out in DOWN:
        yield Mod(0 if blow.ranged else -4, "helpless")


def speed_factor(c: Creature) -> float:
    """What its conditions leave of its speed."""
    factor = 1.0
    for _, status in active(c):
        factor = min(factor, status.speed)
    return factor


STATUS = Theme(
    quiet=("flat_footed", "surprise", "unaware"),
    effects=tuple(STATUSES),  # those of other themes too
    forbids=forbids,
    restricts=restricts,
    denies_dex=no_dex,
    attack_mods=attacks,
    ac_mods=armour_class,
)
