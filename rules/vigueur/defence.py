"""Block or dodge, after the hit and knowing it: what may be chosen, and what it does."""

from dataclasses import dataclass

from rules.engine.flows import NO, pay
from rules.engine.modifiers import Mod
from rules.engine.requests import Ask, Fact, Flow, Rolled, Tell

from .budget import d20, price, resists
from .conditions import can_react, hindrances
from .hands import blocking_arms, has_shield
from .settings import setting
from .sheet import Creature, Fight
from .space import engaged

NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Defended:
    """How a defence ended: the attack is stopped, or softened by a block; the best value of it."""

    stopped: bool = False
    blocked: bool = False
    best: int = 0


def cost(fight: Fight, all_out: bool = False) -> float:
    """W-DEF-01, W-ACT-08: reactions for one defence."""
    base = {"R": setting(fight, "defence", "cost_reactions")}
    return price(fight, base, "reactions" if all_out else "", "defense")["R"]


def options(fight: Fight, c: Creature, dodge: bool, block: bool) -> tuple[str, ...]:
    """W-DEF-01, W-ACT-07, 08: what it can pay for, plain or all out; nothing last."""
    found = [name for name, may in (("block", block), ("dodge", dodge)) if may]
    all_out = "defense" not in setting(fight, "all_out", "exclude")
    all_out = all_out and "reactions" in setting(fight, "all_out", "pools")
    if all_out and can_react(c, cost(fight, all_out=True)):
        found += [f"{name}-all-out" for name in found]
    return (*found, NOTHING)


def defend(
    fight: Fight, target: Creature, attack: Rolled, shot: bool, may_dodge: bool = True
) -> Flow[Defended]:
    """W-DEF-01…06, W-RNG-03: one defence for an attack that touched; none if nothing is left.

    ``may_dodge`` False: whatever the rest says, there is no room to (W-RNG-04).
    """
    best = passive(fight, target)
    for _ in range(setting(fight, "defence", "per_attack")):
        if not can_react(target, cost(fight)):
            break
        block = blocking_arms(target, shot)
        dodge = may_dodge and (yield from can_dodge(fight, target, shot))
        choices = options(fight, target, dodge, block is not None)
        if choices == (NOTHING,):
            break
        about = {"attack": attack.total, "natural": attack.natural, "from": attack.who}
        choice = yield from Ask(target.id, "defence", choices, NOTHING, about)
        if choice == NOTHING:
            break
        done = yield from oppose(fight, target, attack, choice, block or ())
        if done.stopped or done.blocked:
            return done
        best = max(best, done.best)
    return Defended(best=best)


def passive(fight: Fight, target: Creature) -> int:
    """W-ATK-06, A19."""
    return int(getattr(target.sheet, setting(fight, "defence", "passive")))


def can_dodge(fight: Fight, target: Creature, shot: bool) -> Flow[bool]:
    """W-DEF-06, W-RNG-03, A24: against a shot, only with shelter at hand and out of a melee."""
    if not shot:
        return True
    if setting(fight, "dodge", "vs_ranged") == "cover_and_not_engaged" and engaged(target):
        return False
    return bool((yield from Fact("shelter", (target.id,))))


def oppose(
    fight: Fight, target: Creature, attack: Rolled, choice: str, arms: tuple[str, ...]
) -> Flow[Defended]:
    """W-DEF-02, 04, W-D-TIE: pay, throw; whoever resists wins a tie."""
    all_out = choice.endswith("-all-out")
    kind = choice.removesuffix("-all-out")
    yield from pay(target, "W-DEF-01", R=cost(fight, all_out))
    mods = list(defence_mods(fight, target, kind, arms))
    roll = yield from d20(kind, target, tuple(mods), ("all-out",) if all_out else ())
    won = resists(fight, roll.total, attack.total)
    params = {"roll": roll, "attack": attack.total}
    yield Tell(f"{kind}-{'won' if won else 'lost'}", (target.id, attack.who), params)
    if kind == "dodge":
        return Defended(won, False, roll.total)
    stopped, softened = block_outcome(setting(fight, "block", "mode"), won)
    return Defended(stopped, softened, roll.total)


def defence_mods(
    fight: Fight, target: Creature, kind: str, arms: tuple[str, ...]
) -> tuple[Mod, ...]:
    """W-DEF-02, 04: armure or REF, and what hampers it."""
    if kind == "dodge":
        return (Mod(target.sheet.REF, "REF"), *hindrances(target))
    mods = [Mod(target.sheet.armure, "armure")]
    bonus = setting(fight, "block", "shield_bonus")
    if bonus and has_shield(target):
        mods.append(Mod(bonus, "bouclier"))
    return (*mods, *hindrances(target, arms=arms))


def block_outcome(mode: str, won: bool) -> tuple[bool, bool]:
    """W-DEF-02, A20: whether a block stops the attack, and whether it softens the wound."""
    if mode == "mitigate_on_fail":
        return won, not won
    if mode == "mitigate_on_success":
        return False, won
    return False, True


def dodge_move(fight: Fight, target: Creature, total: int, question: str) -> Flow[bool]:
    """A36, W-D-TIE: the one who lost a wrestling match may still dodge; True if it got away."""
    if not can_react(target, cost(fight)):
        return False
    choices = [c for c in options(fight, target, dodge=True, block=False) if c != NOTHING]
    about = {"force": total}
    choice = yield from Ask(target.id, question, (*choices, NO), NO, about)
    if choice == NO:
        return False
    all_out = choice.endswith("-all-out")
    yield from pay(target, "W-DEF-01", R=cost(fight, all_out))
    mods = defence_mods(fight, target, "dodge", ())
    roll = yield from d20("dodge", target, mods, ("all-out",) if all_out else ())
    away = resists(fight, roll.total, total)
    key = "dodge-won" if away else "dodge-lost"
    yield Tell(key, (target.id,), {"roll": roll, "attack": total})
    return away
