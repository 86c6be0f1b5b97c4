"""A light weapon in each hand."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import afford, attempt, pay, refill
from rules.engine.names import fold
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect

from .arms import DiceAlone, Weapon
from .attack import ask_distance, check_target, strike
from .conditions import able, alert
from .gear import worn
from .hands import MAIN, OFF
from .hold import grips
from .melee import check_reach, in_hand
from .places import check_acting
from .ready import forestalled, released
from .riding import check_order
from .settings import setting
from .sheet import Creature, Fight
from .statuses import check_in_sight, check_magic, check_rage


@dataclass(frozen=True, slots=True)
class TwoWeapons:
    """``first``, ``second`` "": the two light weapons it has. ``other`` "": the same target."""

    actor: str
    target: str
    first: str = ""
    second: str = ""
    other: str = ""


def two_weapons(fight: Fight, act: TwoWeapons) -> Flow[None]:
    """B-TWF-01…04: an attack with each hand, for the action and the reflex, dice only."""
    me = fight[act.actor]
    check_order(me)
    targets = (fight[act.target], fight[act.other or act.target])
    for target in targets:
        check_target(me, target)
    pair = light_pair(me, act.first, act.second)
    far = []
    for target, weapon in zip(targets, pair, strict=True):
        near = me.placed and target.placed
        far.append(me.distance(target) if near else (yield from ask_distance(me, target)))
        check_reach(me, target, weapon, far[-1])
        check_magic(me, weapon)
        check_in_sight(me, target)
    check_both_hands(me, pair)
    check_rage(fight, me, targets[0])
    check_acting(me)
    price = PRICES[setting(fight, "deux_armes", "cout")]
    afford(me, "B-TWF-02", **price)
    if "reaction" in price and not alert(me):
        raise Refused("cannot-pay", "B-TWF-02", who=me.id, pool="reaction", needs=1, has=0)
    if (yield from forestalled(fight, "attack", me)):
        return
    had = {pool: me[pool] for pool in price}
    yield from pay(me, "B-TWF-02", **price)
    yield Tell("two-weapons", (me.id, targets[0].id))
    later = setting(fight, "deux_armes", "suite") == "au_choix"
    declined = 0
    for n, (target, weapon, distance) in enumerate(zip(targets, pair, far, strict=True)):
        used = bare(fight, weapon, n)
        if n and later and declined:
            declined = 2
        elif n and later:
            data = {"weapon": weapon.nom, "bare": isinstance(used, DiceAlone)}
            yield Begin(Effect(MORE, me.id, until=me.this_end, data=data))
        elif not target.out and able(me):
            struck = yield from attempt(fight, strike(fight, me, target, used, distance, ""))
            declined += struck is False
    if declined:  # B-COV-05: a shot thought better of costs nothing, nor does the second alone
        yield from refill(me, **{p: n for p, n in had.items() if declined == 2 or p != "full"})
    if declined == 2:
        return
    yield from released(fight, "attack", me)


PRICES: Mapping[str, Mapping[str, float]] = {
    "reaction": {"full": 1, "reaction": 1},
    "demi": {"full": 1, "half": 1},
    "aucun": {"full": 1},
}
"""B-TWF-02, AMB-61: what both blows cost."""

MORE = "more-attacks"
"""An attack that the action of this turn still holds."""


def light_pair(me: Creature, first: str, second: str) -> tuple[Weapon, Weapon]:
    """B-TWF-01: both light, both for melee, one in each hand. Raises Refused."""
    light = [w for w in in_hand(me) if is_light(w)]
    for name in (first, second):
        if name and not any(w.nom == name for w in light):
            raise Refused("not-light", "B-TWF-01", weapon=name)
    if len(light) < 2:
        raise Refused("no-two-weapons", "B-TWF-01", who=me.id)
    one = next((w for w in light if w.nom == first), light[0])
    rest = [w for i, w in enumerate(light) if i != light.index(one)]
    return one, next((w for w in rest if w.nom == second), rest[0])


def is_light(weapon: Weapon) -> bool:
    return weapon.legere and weapon.mode == "cac" and weapon.sorte == "arme"


def bare(fight: Fight, weapon: Weapon, n: int) -> Weapon:
    """B-TWF-03, AMB-61: no modifier is added to the harm of either, or of the second."""
    rule = setting(fight, "deux_armes", "degats")
    if rule == "complets" or (rule == "second_des_seuls" and n == 0):
        return weapon
    return stripped(weapon)


def stripped(weapon: Weapon) -> Weapon:
    """B-TWF-03: its dice alone; it is thrown to hit as ever."""
    return DiceAlone(**weapon.model_dump())


def check_both_hands(me: Creature, pair: tuple[Weapon, Weapon]) -> None:
    """B-TWF-01: a weapon in each hand: neither holds somebody, or a shield. Raises Refused."""
    arms = [fold(weapon.nom) for weapon in me.sheet.armes]
    other = [i for i in worn(me) if i.slot in (MAIN, OFF) and fold(i.kind) not in arms]
    if grips(me) or other:
        raise Refused("hands-full", "B-TWF-01", weapon=pair[1].nom)
