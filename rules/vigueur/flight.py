"""Running away: leaving the zones, who lets go and who pursues, what is done with the caught."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Move
from rules.engine.flows import lift, pay
from rules.engine.modifiers import Mod
from rules.engine.requests import Ask, Flow, Refused, Rolled, Tell
from rules.engine.state import Effect
from rules.engine.turns import end_turn

from .arms import Weapon
from .blow import Blow, after_roll, attack_roll, is_critical, strike
from .budget import d20, resists
from .conditions import HELD, can_act, forbids, hindrances, hostile, is_mount
from .hands import loaded, weapons
from .opportunity import announce
from .parting import part
from .rider import mount_of, squares_per_action
from .settings import setting
from .sheet import Creature, Fight, is_protagonist
from .shots import blocker, cover_of, spent
from .space import free, lane, metres, squares
from .tally import fall_out
from .wrestling import strength


@dataclass(frozen=True, slots=True)
class Flee:
    actor: str


def announce_flight(fight: Fight, act: Flee) -> Flow[None]:
    """W-PUR-05: on one's own turn, whatever the state of the fight; it ends the turn."""
    me = fight[act.actor]
    if me.has(*HELD):
        raise Refused("held", "W-PUR-05", who=me.id, why="attrape")
    yield from rout(me, "choix")
    yield from flee(fight, me)
    if me.id in fight.clock.acting():
        yield from end_turn(fight, me)


def rout(me: Creature, cause: str = "moral") -> Flow[None]:
    """W-MOR-01, W-PUR-05: in flight, because its heart failed or because it chose to."""
    if not me.has("en_fuite"):
        yield Begin(Effect("en_fuite", me.id, data={"cause": cause}))
        yield Tell("flees", (me.id,))


def flee(fight: Fight, me: Creature) -> Flow[None]:
    """W-PUR-01…04, W-PRO-02, A58: out of the zones, past the victors, and gone."""
    if me.out or me.has(*HELD):
        return
    if setting(fight, "rout", "leaving_zone_triggers") and me.placed:
        away = yield from announce(fight, me, "leave_zone", nowhere(me))
        if not away or me.has(*HELD):
            return
    for id in [c.id for c in fight.in_order()]:
        if id in fight and not me.out and may_pursue(fight[id], me):
            yield from pursue(fight, fight[id], me)
    if not (me.out or forbids(me, "act")) and me.has("en_fuite"):  # W-PRO-02: if it still can
        yield from gone(fight, me)


def nowhere(me: Creature) -> tuple[int, int, int]:
    """Far from everybody: a flight leaves every zone at once."""
    x, y, z = me.pos
    return (x + 10_000, y, z)


def gone(fight: Fight, me: Creature) -> Flow[None]:
    yield Tell("fled", (me.id,))
    mount = mount_of(me)
    yield from fall_out(fight, me, "enfui")
    if mount is not None:
        yield from fall_out(fight, mount, "enfui")


def may_pursue(victor: Creature, me: Creature) -> bool:
    """W-PUR-02, A59: an enemy, free to move, with its attempt of the round left."""
    despite = setting(me.fight, "pursuit", "despite")
    stunned = "assomme" in despite and not victor.out and not is_mount(victor)
    able = can_act(victor) or stunned
    if not hostile(victor, me) or not able or victor["poursuite"] < 1:
        return False
    if victor["A"] < setting(me.fight, "pursuit", "cost_actions"):
        return False
    held = victor.has(*HELD) and "attrape" not in despite
    return not held and not victor.has("en_fuite") and not is_mount(me)


def pursue(fight: Fight, victor: Creature, me: Creature) -> Flow[None]:
    """W-PUR-01, A59, A65: in range of movement or of a shot, one may let go, run or shoot."""
    options = ["let-go"]
    on_foot = setting(fight, "pursuit", "range_factor") * squares_per_action(victor)
    prone = victor.has("renverse") and "renverse" not in setting(fight, "pursuit", "despite")
    if squares(victor, me) <= on_foot and not prone:
        options.append("chase")
    covered = False
    if bows(victor, me):
        cover = yield from cover_of(fight, victor, me)
        covered = cover != "none"
        if cover != "total":
            options.append("shoot")
    if len(options) == 1:
        return
    choice = yield from Ask(victor.id, "pursue", tuple(options), "let-go", {"who": me.id})
    if choice == "let-go":
        return
    cost = {"A": setting(fight, "pursuit", "cost_actions"), "poursuite": 1}
    yield from pay(victor, "W-PUR-02", **cost)
    if choice == "chase":
        yield from chase(fight, victor, me)
    else:
        yield from shoot(fight, victor, me, covered)


def bows(victor: Creature, me: Creature) -> bool:
    """W-PUR-01, W-RNG-01: a shot that carries so far, with nobody in its way."""
    return (
        bool(carries(victor, me)) and not forbids(victor, "attack") and blocker(victor, me) is None
    )


def carries(victor: Creature, me: Creature) -> list[tuple[Weapon, tuple[str, ...]]]:
    """W-PUR-01, W-OPP-07: what it can shoot so far with: a crossbow, if it is loaded."""
    far = metres(victor, me)
    ready = [c for c in weapons(victor) if c[0].ranged and loaded(victor, c[0])]
    return [c for c in ready if not c[0].portee_max_m or far <= c[0].portee_max_m]


def chase(fight: Fight, victor: Creature, me: Creature) -> Flow[None]:
    """W-PUR-02: FOR against EVASION; a tie escapes."""
    if setting(fight, "pursuit", "moves_pieces") and not (yield from run_after(fight, victor, me)):
        return
    mine = yield from d20("pursuit", victor, strength(victor))
    mods = (Mod(me.sheet.EVASION, "EVASION"), *hindrances(me))
    theirs = yield from d20("evasion", me, mods)
    caught = not resists(fight, theirs.total, mine.total)
    key = "caught" if caught else "escaped"
    yield Tell(key, (victor.id, me.id), {"roll": mine, "against": theirs.total})
    if caught:
        yield from settle_fate(fight, victor, me, None, None)


def run_after(fight: Fight, victor: Creature, me: Creature) -> Flow[bool]:
    """A65: with that setting the pursuer runs to the one who flees, past those who may strike."""
    if not (victor.placed and me.placed):
        return True
    for to in lane(victor.pos, me.pos, int(squares(victor, me)) - 1):
        if not free(victor, to) or not (yield from announce(fight, victor, "leave_zone", to)):
            return False
        yield Move(victor.id, to, "pursuit")
        yield from part(fight, victor)
    return True


def shoot(fight: Fight, victor: Creature, me: Creature, covered: bool) -> Flow[None]:
    """W-PUR-03: a shot against VIGUEUR, which nothing parries."""
    weapon, arms = carries(victor, me)[0]
    blow = Blow(weapon, arms, shot=True, covered=covered, parried=False)
    roll = yield from attack_roll(fight, victor, me, blow)
    against = me.sheet.VIGUEUR
    if setting(fight, "pursuit", "shot_against") == "EVASION":
        mods = (Mod(me.sheet.EVASION, "EVASION"), *hindrances(me))
        against = (yield from d20("evasion", me, mods)).total
        caught = not resists(fight, against, roll.total)
    else:
        caught = roll.total >= against
    if is_critical(fight, roll, "success", "poursuite"):
        caught = True
    if is_critical(fight, roll, "failure", "poursuite"):
        caught = False
    key = "caught" if caught else "escaped"
    yield Tell(key, (victor.id, me.id), {"roll": roll, "against": against})
    if caught:
        yield from settle_fate(fight, victor, me, blow, roll)
    yield from spent(fight, victor, me, weapon)


def settle_fate(
    fight: Fight, victor: Creature, me: Creature, blow: Blow | None, roll: Rolled | None
) -> Flow[None]:
    """W-PUR-04, W-PRO-02, A60: kill or immobilise; a protagonist is struck once instead of killed.

    ``blow`` and ``roll`` are those of the shot that caught it, which is then the attack.
    """
    protected = is_protagonist(me)
    options = ["kill", "immobilise"]
    if protected and not setting(fight, "protagonist", "immobilise_allowed"):
        options = ["kill"]
    default = options[-1]
    fate = yield from Ask(victor.id, "fate", tuple(options), default, {"who": me.id})
    yield Tell(f"fate-{fate}", (victor.id, me.id))
    if fate == "immobilise":
        yield from fall_out(fight, me, "capture")
    elif not protected:
        yield from fall_out(fight, me, "mort")
    elif blow is not None and roll is not None:
        if setting(fight, "protagonist", "shot_is_the_attack"):
            yield from after_roll(fight, victor, me, blow, roll)
        else:
            yield from strike(fight, victor, me, blow)
    else:
        weapon, arms = next(c for c in weapons(victor) if not c[0].ranged)
        yield from strike(fight, victor, me, Blow(weapon, arms, parried=False))
    if protected and fate == "kill" and not setting(fight, "protagonist", "flight_continues"):
        yield from lift(me.effects("en_fuite"), "stopped")
