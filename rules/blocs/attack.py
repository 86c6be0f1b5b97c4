"""An attack from the choice of a target to what comes of it, in the order of the book."""

from functools import lru_cache

from rules.engine.changes import Begin
from rules.engine.flows import NO, afford, lift, pay
from rules.engine.modifiers import Mod, odds, total
from rules.engine.requests import (
    GM,
    Ask,
    AskNumber,
    Fact,
    Facts,
    Flow,
    Keep,
    Refused,
    Roll,
    Rolled,
    Tell,
)
from rules.engine.state import HIDDEN, Effect

from .arms import Weapon
from .catalogue import CONSTANTS
from .conditions import able, enemies, sees
from .damage import deal
from .defence import active_element, choose_defence, difficulty
from .falls import flyers_fall
from .melee import check_reach, dropped, in_melee, unloaded
from .mounts import trip
from .push import offer_push, shove, worth
from .settings import setting
from .sheet import Creature, Fight
from .statuses import check_in_sight, check_magic, check_rage
from .surroundings import hindrances, lost_in_water

COVERS = ("none", "partial", "important", "total")
D20, TWO_D20 = (20,), (20, 20)


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
) -> Flow[None]:
    """B-ATK-01: range, cost, circumstances, the defence, the roll, the harm.

    ``pool`` is what the attack costs: "full" on one's own turn, "reaction" off it, "" if it is
    paid already.
    """
    if fight.state.effects and lost_in_water(me, target, weapon, distance):
        yield from pay(me, "B-UW-02", **cost(weapon, pool))
        yield Tell("attack-lost", (me.id, target.id), {"weapon": weapon.nom})
        return
    check_reach(me, target, weapon, distance)
    if fight.state.effects:
        check_bound(fight, me, target, weapon, pool)
    close = in_melee(me, weapon, distance)
    costs = cost(weapon, pool)
    afford(me, "B-TURN-07" if pool == "full" else "B-REA-02", **costs)
    cover, seen, seeing = yield from between(me.id, target.id)
    if cover == "total" and not (yield from shoot_at_cover(fight, me, target)):
        return
    yield from pay(me, "B-ACT-04", **costs)

    dice, keep, why = circumstances(
        fight, me, target, close, distance < weapon.portee_min, (seen, seeing), edge, weapon
    )
    if me.has(HIDDEN):
        yield from reveal(me)
    defence = yield from choose_defence(fight, me, target, weapon, cover)
    push = None
    if not defence and len(fight.state.beings) > 2:
        push = yield from offer_push(fight, me, target)
        defence = worth(target) if push else defence
    against = difficulty(fight, me, target, weapon, cover, defence)
    mods = to_hit(fight, me, weapon, close, bonus)
    roll = yield from Roll("attack", me.id, dice, mods, keep, why)
    if weapon.recharge:
        yield Begin(Effect("unloaded", me.id, data={"weapon": weapon.nom}))
    if "+help" in why:
        yield from lift(helps(me, target), "spent")  # B-ACT-08: the first attack only

    natural = roll.natural
    critical = natural == CONSTANTS.attaque.critique  # B-ATK-09
    fumbled = natural == CONSTANTS.attaque.echec  # B-ATK-10
    hit = critical or (not fumbled and cover != "total" and roll.total >= total(against))
    verdict = "critical" if critical else "hit" if hit else "fumble" if fumbled else "miss"
    shown = {
        "weapon": weapon.nom,
        "roll": roll,
        "against": against,
        "defence": defence[0].source if defence else NO,
        "cover": cover,
    }
    yield Tell(f"attack.{verdict}", (me.id, target.id), shown)
    if hit:
        element = active_element(target, defence)
        yield from deal(fight, me, target, weapon, critical, close, element)
    elif fumbled:
        yield from fumble(fight, me, weapon)
    if push:
        said = yield from shove(fight, target, push)
        if said == "target":
            yield from strike_the_pusher(fight, me, fight[push.by], weapon, roll, close)
    if fight.state.effects:
        yield from flyers_fall(fight)


def strike_the_pusher(
    fight: Fight, me: Creature, pusher: Creature, weapon: Weapon, roll: Rolled, close: bool
) -> Flow[None]:
    """B-REA-04: by the GM's word the same blow falls on whoever pushed, without a defence."""
    critical = roll.natural == CONSTANTS.attaque.critique
    against = difficulty(fight, me, pusher, weapon, "none", ())
    hit = critical or (roll.natural != CONSTANTS.attaque.echec and roll.total >= total(against))
    shown = {
        "weapon": weapon.nom,
        "roll": roll,
        "against": against,
        "defence": NO,
        "cover": "none",
    }
    verdict = "critical" if critical else "hit" if hit else "miss"
    yield Tell(f"attack.{verdict}", (me.id, pusher.id), shown)
    if hit:
        yield from deal(fight, me, pusher, weapon, critical, close, pusher.sheet.affinite)


def check_bound(fight: Fight, me: Creature, target: Creature, weapon: Weapon, pool: str) -> None:
    """B-STA-02, 04, 06, B-ACT-14: silence, blindness, rage, an empty crossbow. Raises Refused."""
    check_magic(me, weapon)
    if weapon.recharge and weapon.nom in unloaded(me):
        raise Refused("unloaded", "B-ACT-14", weapon=weapon.nom)
    check_in_sight(me, target)
    if pool == "full":
        check_rage(fight, me, target)


@lru_cache(maxsize=256)
def between(me: str, target: str) -> Facts:
    """B-ATK-01 step 2: what only the world knows: cover, and who sees whom.

    B-COV-01, 02: only what stands on the attacker's side counts, and of several things the best.
    """
    return Facts((
        Fact("cover", (me, target), COVERS, "none"),
        Fact("sight", (me, target), (True, False), True),
        Fact("sight", (target, me), (True, False), True),
    ))  # fmt: skip


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


def shoot_at_cover(fight: Fight, me: Creature, target: Creature) -> Flow[bool]:
    """B-COV-05: behind total cover only a natural 20 hits; the attacker may think better of it."""
    if setting(fight, "abri", "total") == "impossible":
        raise Refused("total-cover", "B-COV-05", who=target.id)
    said = yield from Ask(me.id, "total-cover", ("yes", "no"), "no", {"target": target.id})
    return bool(said == "yes")


def circumstances(
    fight: Fight,
    me: Creature,
    target: Creature,
    close: bool,
    too_near: bool,
    sight: tuple[bool, bool],
    edge: int,
    weapon: Weapon,
) -> tuple[tuple[int, ...], Keep, tuple[str, ...]]:
    """B-GEN-01, B-ATK-01 step 2: what gives advantage and disadvantage; both cancel.

    ``close``: a melee attack; ``too_near``: below the least range of the weapon; ``sight``:
    whether nothing in the world keeps me from seeing the target, and the target from seeing me.
    Returns the dice, which of them counts, and every reason with its sign.
    """
    seen, seeing = sight
    up: list[str] = []
    down: list[str] = []
    if not seeing or not sees(target, me):
        up.append("unseen-attacker")  # B-VIS-04
    if not seen or not sees(me, target):
        down.append("unseen-target")  # B-VIS-01
    if helps(me, target):
        up.append("help")  # B-ACT-08
    if not close and (too_near or pressed(fight, me)):
        down.append("ranged-in-melee")  # B-RNG-03, 05
    if setting(fight, "a_terre", "effet_attaque") == "5e":
        if me.has("prone"):
            down.append("prone")
        if target.has("prone"):
            (up if close else down).append("prone-target")
    if fight.state.effects:
        helping, hindering = hindrances(me, target, weapon, close)
        up += helping
        down += hindering
    if edge:
        (up if edge > 0 else down).append("gm")
    if not up and not down:
        return D20, "all", ()
    keep, why = odds(up, down)
    return D20 if keep == "all" else TWO_D20, keep, why


def pressed(fight: Fight, me: Creature) -> bool:
    """B-RNG-05: an enemy at hand that sees me and can act spoils a shot."""
    near = CONSTANTS.attaque.melee_genante
    return any(
        c.placed and me.placed and me.distance(c) <= near and able(c) and sees(c, me)
        for c in enemies(fight, me)
    )


def helps(me: Creature, target: Creature) -> list[Effect]:
    """B-ACT-08: what others do to make my attack on this target easier."""
    return [e for e in target.effects("help-attack") if e.data["ally"] == me.id]


def to_hit(fight: Fight, me: Creature, weapon: Weapon, close: bool, bonus: int) -> tuple[Mod, ...]:
    """B-ATK-04…08: the attribute of the weapon, its own bonus, and what the GM gives."""
    attribute = attribute_for(me, weapon, close)
    mods = [Mod(getattr(me.sheet, attribute), attribute)]
    if weapon.bonus_toucher:
        mods.append(Mod(weapon.bonus_toucher, "weapon"))
    if weapon.competence and setting(fight, "toucher", "competence"):
        mods.append(Mod(me.sheet.competences.get(weapon.competence, 0), weapon.competence))
    if bonus:
        mods.append(Mod(bonus, "gm"))
    return tuple(mods)


def attribute_for(me: Creature, weapon: Weapon, close: bool) -> str:
    """B-ATK-05…07: the better of those allowed; none named: by the kind of attack.

    A melee weapon that is thrown goes by Dextérité.
    """
    if weapon.mode == "cac" and not close:
        return "dexterite"
    if len(weapon.attributs) == 1:
        return weapon.attributs[0]
    if weapon.attributs:
        sheet = me.sheet
        return max(weapon.attributs, key=lambda a: getattr(sheet, a))
    if weapon.sorte == "sort":
        return "mental"
    return "force" if weapon.mode == "cac" else "dexterite"


def reveal(me: Creature) -> Flow[None]:
    """B-VIS-05, B-ATK-03: whoever attacks is hidden no more, hit or miss.

    It is lifted as the attack is announced, once its odds are known, so that the target may be
    asked about it; nothing else can happen in between.
    """
    yield from lift(me.effects(HIDDEN), "revealed")
    yield Tell("revealed", (me.id,))


def fumble(fight: Fight, me: Creature, weapon: Weapon) -> Flow[None]:
    """B-ATK-10: the GM says what comes of a natural 1; nothing by default."""
    options = ("nothing", "drop", "prone", "other")
    what = yield from Ask(GM, "fumble", options, "nothing", {"who": me.id, "weapon": weapon.nom})
    if what == "drop" and weapon.sorte == "arme" and weapon.nom not in dropped(me):
        yield Begin(Effect("dropped", me.id, data={"weapon": weapon.nom}))
        yield Tell("fumble-drop", (me.id,), {"weapon": weapon.nom})
    elif what == "prone" and not me.has("prone"):
        yield from trip(fight, me)
    elif what == "other":
        yield Tell("fumble-other", (me.id,))
