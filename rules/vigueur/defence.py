"""Block or dodge, after the hit and knowing it: what may be chosen, and what it does."""

from dataclasses import dataclass

from rules.engine.changes import Move
from rules.engine.flows import NO, pay
from rules.engine.geometry import compass
from rules.engine.grid import corners, neighbours
from rules.engine.modifiers import Mod
from rules.engine.requests import Ask, Fact, Facts, Flow, Rolled, Tell
from rules.engine.state import Pos

from .budget import Cost, d20, price, resists
from .conditions import can_react, forbids, hindrances
from .hands import blocking_arms, has_shield
from .parting import part
from .settings import setting
from .sheet import Creature, Fight
from .space import engaged, free, room

NOTHING = "nothing"
ALL_OUT = {"-all-out": "reactions", "-all-out-actions": "actions"}
"""W-ACT-08: how an option ends, and the points it is paid with."""


@dataclass(frozen=True, slots=True)
class Defended:
    """How a defence ended: the attack is stopped, or softened by a block; the best value of it."""

    stopped: bool = False
    blocked: bool = False
    best: int = 0


def cost(fight: Fight, all_out: str = "") -> Cost:
    """W-DEF-01, W-ACT-08: what one defence takes; ``all_out``: "", actions or reactions."""
    base = {"R": setting(fight, "defence", "cost_reactions")}
    return price(fight, base, all_out, "defense")


def split(option: str) -> tuple[str, str]:
    """ "block-all-out" is a block, paid with reactions."""
    kind, found, pool = option.partition("-all-out")
    return kind, ALL_OUT[found + pool] if found else ""


def may_go_all_out(fight: Fight, c: Creature, pool: str, kind: str, base: Cost) -> bool:
    """W-ACT-08, A08: actions are spent in one's own turn alone, unless a setting says other."""
    if pool not in setting(fight, "all_out", "pools") or kind in setting(
        fight, "all_out", "exclude"
    ):
        return False
    own_turn = c in fight.acting or setting(fight, "all_out", "actions_off_turn")
    if pool == "actions" and not own_turn:
        return False
    return all(c[name] >= amount for name, amount in price(fight, base, pool, kind).items())


def options(fight: Fight, c: Creature, dodge: bool, block: bool) -> tuple[str, ...]:
    """W-DEF-01, W-ACT-07, 08: what it can pay for, plain or all out; nothing last."""
    plain = [name for name, may in (("block", block), ("dodge", dodge)) if may]
    found = list(plain)
    for ending, pool in ALL_OUT.items():
        if may_go_all_out(fight, c, pool, "defense", cost(fight)):
            found += [name + ending for name in plain]
    return (*found, NOTHING)


def defend(
    fight: Fight, target: Creature, attack: Rolled, shot: bool, stray: bool = False
) -> Flow[Defended]:
    """W-DEF-01…06, W-RNG-03: one defence for an attack that touched; none if nothing is left.

    ``stray``: the shot was meant for somebody else in the same melee (W-RNG-04).
    """
    best = passive(fight, target)
    for _ in range(setting(fight, "defence", "per_attack")):
        if not can_react(target, cost(fight)["R"]):
            break
        block = blocking_arms(target, shot)
        dodge = yield from can_dodge(fight, target, shot, stray)
        choices = options(fight, target, dodge, block is not None)
        if choices == (NOTHING,):
            break
        about = {"attack": attack.total, "natural": attack.natural, "from": attack.who}
        about["left"] = int(target["R"])
        why = barred(fight, target, shot, block is not None, bool(dodge))
        choice = yield from Ask(target.id, "defence", choices, NOTHING, about, why)
        if choice == NOTHING:
            break
        done = yield from oppose(fight, target, attack, choice, block or ())
        if done.stopped and split(choice)[0] == "dodge":
            yield from sidestep(fight, target)
        if done.stopped or done.blocked:
            return done
        best = max(best, done.best)
    return Defended(best=best)


def barred(
    fight: Fight, c: Creature, shot: bool, block: bool, dodge: bool
) -> dict[str, tuple[str, str]]:
    """W-DEF-03, 05, 06, W-RNG-03, W-ACT-08: why it may not block, dodge or go all out."""
    why: dict[str, tuple[str, str]] = {}
    if not block:
        why["block"] = ("no-shield", "W-DEF-05") if shot else ("nothing-to-block", "W-DEF-03")
    if not dodge:
        why["dodge"] = ("dodge-in-melee", "W-RNG-03") if engaged(c) else ("no-shelter", "W-DEF-06")
    if not may_go_all_out(fight, c, "reactions", "defense", cost(fight)):
        why |= {f"{kind}-all-out": ("too-few-points", "W-ACT-08") for kind in ("block", "dodge")}
    return why


def passive(fight: Fight, target: Creature) -> int:
    """W-ATK-06, A19."""
    return int(getattr(target.sheet, setting(fight, "defence", "passive")))


def can_dodge(fight: Fight, target: Creature, shot: bool, stray: bool = False) -> Flow[bool]:
    """W-DEF-06, W-RNG-03, A24: against a shot, only with shelter at hand and out of a melee.

    W-RNG-04, A32: a stray one leaves no room to, unless a setting says so.
    """
    if not shot:
        return True
    if stray and not setting(fight, "friendly_fire", "allow_dodge"):
        return False
    out_of_melee = setting(fight, "dodge", "vs_ranged") == "cover_and_not_engaged" and not stray
    if out_of_melee and engaged(target):
        return False
    return bool((yield from Fact("shelter", (target.id,))))


def oppose(
    fight: Fight, target: Creature, attack: Rolled, choice: str, arms: tuple[str, ...]
) -> Flow[Defended]:
    """W-DEF-02, 04, W-D-TIE: pay, throw; whoever resists wins a tie."""
    kind, all_out = split(choice)
    yield from pay(target, "W-DEF-01", **cost(fight, all_out))
    mods = list(defence_mods(fight, target, kind, arms))
    roll = yield from d20(kind, target, tuple(mods), ("all-out",) if all_out else ())
    won = resists(fight, roll.total, attack.total)
    stopped, softened = won, False
    if kind == "block":
        stopped, softened = block_outcome(setting(fight, "block", "mode"), won)
    params = {"roll": roll, "attack": attack.total, "stopped": stopped, "softened": softened}
    yield Tell(f"{kind}-{'won' if won else 'lost'}", (target.id, attack.who), params)
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
    if not can_react(target, cost(fight)["R"]):
        return False
    choices = [c for c in options(fight, target, dodge=True, block=False) if c != NOTHING]
    about = {"force": total, "left": int(target["R"])}
    choice = yield from Ask(target.id, question, (*choices, NO), NO, about)
    if choice == NO:
        return False
    _, all_out = split(choice)
    yield from pay(target, "W-DEF-01", **cost(fight, all_out))
    mods = defence_mods(fight, target, "dodge", ())
    roll = yield from d20("dodge", target, mods, ("all-out",) if all_out else ())
    away = resists(fight, roll.total, total)
    key = "dodge-won" if away else "dodge-lost"
    yield Tell(key, (target.id,), {"roll": roll, "attack": total})
    if away:
        yield from sidestep(fight, target)
    return away


def sidestep(fight: Fight, c: Creature) -> Flow[None]:
    """A25: with that setting, whoever dodged may end one square away; nobody may react to it."""
    if not setting(fight, "dodge", "moves") or not c.placed or forbids(c, "move"):
        return
    start = c.pos
    around = [to for to in neighbours(start) if to[1] == start[1] and free(c, to)]
    facts: list[Fact] = []
    for to in around:
        blocked = [*room(to), *(Fact("filled", (block,)) for block in corners(start, to))]
        facts += [*blocked, Fact("floor", (to,), (True, False), True)]
    known = dict(zip(facts, (yield from Facts(tuple(facts))), strict=True))
    ways: dict[str, Pos] = {}
    for to in around:
        blocks = [*room(to), *(Fact("filled", (block,)) for block in corners(start, to))]
        shut = any(known[fact] for fact in blocks)
        if not shut and known[Fact("floor", (to,), (True, False), True)]:
            ways[compass(start, to)] = to
    if not ways:
        return
    way = yield from Ask(c.id, "sidestep", (*ways, NO), NO, {"who": c.id})
    if way != NO:
        yield Move(c.id, ways[way], "dodge")
        yield from part(fight, c)
