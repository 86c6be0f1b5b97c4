"""An attack from the choice of a target to what comes of it, in the order of the book."""

from collections.abc import Mapping

from rules.engine.changes import Begin
from rules.engine.flows import NO, afford, lift, pay
from rules.engine.modifiers import total
from rules.engine.requests import GM, Ask, AskNumber, Flow, Refused, Roll, Rolled, Tell
from rules.engine.state import HIDDEN, Effect

from .arms import Weapon
from .circumstances import at_hand, circumstances, helps, to_hit
from .conditions import sees
from .defence import Seen, active_element, choose_defence, difficulty
from .drive import land_blow
from .falls import flyers_fall
from .hands import check_hands
from .luck import judge
from .melee import check_reach, farthest, in_hand, in_melee, unloaded
from .mounts import riders_fall, trip
from .push import offer_push, shove, worth
from .scene import between, far_under_water, watched
from .settings import setting
from .sheet import Creature, Fight
from .statuses import check_in_sight, check_magic, check_rage
from .surroundings import beyond_normal, in_water


def check_target(me: Creature, target: Creature) -> None:
    """B-ATK-02: what may be attacked. Raises Refused."""
    if target == me:
        raise Refused("not-yourself", "B-ATK-02")
    if target.out:
        raise Refused("out-already", "B-ATK-02", who=target.id)


def ask_distance(me: Creature, target: Creature) -> Flow[float]:
    """B-ENC-03: metres, by the GM's word, where somebody stands nowhere."""
    about = {"who": me.id, "target": target.id}
    return (yield from AskNumber(GM, "distance", 0, 200, 1, about))


def strike(
    fight: Fight,
    me: Creature,
    target: Creature,
    weapon: Weapon,
    distance: float,
    pool: str,
    edge: int = 0,
    bonus: int = 0,
) -> Flow[bool]:
    """B-ATK-01: range, cost, circumstances, the defence, the roll, the harm.

    ``pool`` is what the attack costs: "full" or "half" on one's own turn, "reaction" off it, "" if
    it is paid already.
    """
    close = in_melee(me, weapon, distance)
    lost = beyond_normal(weapon, distance)
    if not close and not lost:
        check_reach(me, target, weapon, distance)
    check_hands(me, weapon)
    if fight.state.effects:
        check_bound(fight, me, target, weapon, pool)
    costs = cost(weapon, pool)
    afford_attack(me, costs)
    if lost and distance > farthest(me, weapon):
        if not (yield from far_under_water(fight, me, target)):
            check_reach(me, target, weapon, distance)
        yield from lose(me, target, weapon, costs)
        return True
    scene = yield from between(fight, me, target)
    if lost and in_water(me, target):
        yield from lose(me, target, weapon, costs)
        return True
    if scene.cover == "total" and not (yield from shoot_at_cover(fight, me, target)):
        return False
    yield from pay(me, "B-ACT-04", **costs)

    sight = (scene.seen, scene.seeing)
    near = () if close else at_hand(fight, me)
    pressed = bool(near) and (yield from watched(fight, me, near, {target.id: scene.seeing}))
    odds = circumstances(fight, me, target, close, distance, sight, edge, weapon, pressed)
    mods = (*to_hit(fight, me, weapon, close, bonus), *odds.mods)
    throw = Roll("attack", me.id, odds.dice, mods, odds.keep, odds.why)
    late = setting(fight, "defense", "moment") == "apres_jet"
    roll = (yield from throw) if late else None
    known = scene.seeing and sees(target, me)
    known = known or setting(fight, "defense", "attaquant_cache") == "nomme"
    seen = Seen(scene.cover, known, roll.total if roll else None)
    defence = yield from choose_defence(fight, me, target, weapon, seen)
    push = yield from offer_push(fight, me, target, defence, known)
    if push:
        defence = (*defence, *worth(target, defence))
    roll = roll or (yield from throw)
    against = difficulty(fight, me, target, weapon, scene.cover, defence)
    if me.has(HIDDEN):
        yield from reveal(me)
    yield from let_fly(me, weapon, close)
    if "+help" in odds.why:
        yield from lift(helps(me, target), "spent")  # B-ACT-08: the first attack only

    verdict = judge(fight, roll, total(against))
    if verdict == "hit" and scene.cover == "total":
        verdict = "miss"  # B-COV-05
    shown = {
        "weapon": weapon.nom,
        "roll": roll,
        "against": against,
        "defence": defence[0].source if defence else NO,
        "cover": scene.cover,
    }
    yield Tell(f"attack.{verdict}", (me.id, target.id), shown)
    critical = verdict == "critical"
    if critical or verdict == "hit":
        element = active_element(target, defence)
        yield from land_blow(fight, me, target, weapon, critical, close, element)
    elif verdict == "fumble":
        yield from fumble(fight, me, weapon)
    if push:
        said = yield from shove(fight, target, push)
        if said == "target":
            yield from strike_the_pusher(fight, me, fight[push.by], weapon, roll, close)
    if fight.state.effects:
        yield from flyers_fall(fight)
        yield from riders_fall(fight)
    return True


def lose(me: Creature, target: Creature, weapon: Weapon, costs: Mapping[str, float]) -> Flow[None]:
    """B-UW-02: too far under water: the shot is an attack like any other, but it goes nowhere."""
    yield from pay(me, "B-UW-02", **costs)
    if me.has(HIDDEN):
        yield from reveal(me)
    yield from let_fly(me, weapon, False)
    yield from lift(helps(me, target), "spent")
    yield Tell("attack-lost", (me.id, target.id), {"weapon": weapon.nom})


def let_fly(me: Creature, weapon: Weapon, close: bool) -> Flow[None]:
    """B-TWF-04, B-ACT-14: what is thrown leaves the hand, what must be loaded is empty."""
    if weapon.lancer and weapon.sorte == "arme" and not close:
        yield Begin(Effect("dropped", me.id, data={"weapon": weapon.nom}))
    if weapon.recharge:
        yield Begin(Effect("unloaded", me.id, data={"weapon": weapon.nom}))


def strike_the_pusher(
    fight: Fight, me: Creature, pusher: Creature, weapon: Weapon, roll: Rolled, close: bool
) -> Flow[None]:
    """B-REA-04: by the GM's word the same blow falls on whoever pushed, without a defence."""
    against = difficulty(fight, me, pusher, weapon, "none", ())
    verdict = judge(fight, roll, total(against))
    shown = {
        "weapon": weapon.nom,
        "roll": roll,
        "against": against,
        "defence": NO,
        "cover": "none",
    }
    verdict = "miss" if verdict == "fumble" else verdict
    yield Tell(f"attack.{verdict}", (me.id, pusher.id), shown)
    if verdict != "miss":
        critical = verdict == "critical"
        yield from land_blow(fight, me, pusher, weapon, critical, close, pusher.sheet.affinite)


def check_bound(fight: Fight, me: Creature, target: Creature, weapon: Weapon, pool: str) -> None:
    """B-STA-02, 04, 06, B-ACT-14: silence, blindness, rage, an empty crossbow. Raises Refused."""
    check_magic(me, weapon)
    check_loaded(me, weapon)
    check_in_sight(me, target)
    if pool == "full":
        check_rage(fight, me, target)


def check_loaded(me: Creature, weapon: Weapon) -> None:
    """B-ACT-14: an empty crossbow does not shoot. Raises Refused."""
    if weapon.recharge and weapon.nom in unloaded(me):
        raise Refused("unloaded", "B-ACT-14", weapon=weapon.nom)


def cost(weapon: Weapon, pool: str) -> dict[str, float]:
    """B-ACT-03, 04: what the attack is paid with; a missed one costs the same."""
    if not pool:
        return {}
    costs: dict[str, float] = {pool: 1}
    if weapon.cout_mana:
        costs["mana"] = weapon.cout_mana
    if weapon.cout_stamina:
        costs["stamina"] = weapon.cout_stamina
    return costs


PAID_BY = {"full": "B-TURN-07", "half": "B-TURN-07", "reaction": "B-REA-02"}
"""What says that there is but one of it."""


def afford_attack(me: Creature, costs: Mapping[str, float]) -> None:
    """B-ACT-04, B-TURN-07, B-REA-02: an action or a reflex, and mana. Raises Refused."""
    for pool, amount in costs.items():
        afford(me, PAID_BY.get(pool, "B-ACT-04"), **{pool: amount})


def shoot_at_cover(fight: Fight, me: Creature, target: Creature) -> Flow[bool]:
    """B-COV-05: behind total cover only a natural 20 hits; the attacker may think better of it."""
    if setting(fight, "abri", "total") == "impossible":
        raise Refused("total-cover", "B-COV-05", who=target.id)
    said = yield from Ask(me.id, "total-cover", ("yes", "no"), "no", {"target": target.id})
    return bool(said == "yes")


def reveal(me: Creature) -> Flow[None]:
    """B-VIS-05, B-ATK-03: whoever attacks is hidden no more, hit or miss.

    It is lifted once the dice have fallen, just before anybody hears of the attack.
    """
    yield from lift(me.effects(HIDDEN), "revealed")
    yield Tell("revealed", (me.id,))


def fumble(fight: Fight, me: Creature, weapon: Weapon) -> Flow[None]:
    """B-ATK-10: the GM says what comes of a natural 1; nothing by default."""
    options = ("nothing", "drop", "prone", "other")
    what = yield from Ask(GM, "fumble", options, "nothing", {"who": me.id, "weapon": weapon.nom})
    held = any(w.nom == weapon.nom for w in in_hand(me))  # a blow of two may be a stripped copy
    if what == "drop" and held and weapon.sorte == "arme":
        yield Begin(Effect("dropped", me.id, data={"weapon": weapon.nom}))
        yield Tell("fumble-drop", (me.id,), {"weapon": weapon.nom})
    elif what == "prone" and not me.has("prone"):
        yield from trip(fight, me)
    elif what == "other":
        yield Tell("fumble-other", (me.id,))
