"""A light weapon in each hand."""

from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import afford, attempt, pay
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect

from .arms import Weapon
from .attack import ask_distance, check_target, strike
from .melee import check_reach, dropped, in_melee
from .sheet import Creature, Fight
from .statuses import check_rage


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
    targets = (fight[act.target], fight[act.other or act.target])
    for target in targets:
        check_target(me, target)
    pair = light_pair(me, act.first, act.second)
    far = []
    for target, weapon in zip(targets, pair, strict=True):
        near = me.placed and target.placed
        far.append(me.distance(target) if near else (yield from ask_distance(me, target)))
        check_reach(me, target, weapon, far[-1])
    check_rage(fight, me, targets[0])
    afford(me, "B-TWF-02", full=1, reaction=1)
    yield from pay(me, "B-TWF-02", full=1, reaction=1)
    yield Tell("two-weapons", (me.id, targets[0].id))
    for target, weapon, distance in zip(targets, pair, far, strict=True):
        if not target.out:
            yield from attempt(fight, strike(fight, me, target, bare(weapon), distance, ""))
            yield from leave_hand(me, weapon, distance)


def light_pair(me: Creature, first: str, second: str) -> tuple[Weapon, Weapon]:
    """B-TWF-01: both light, both for melee, one in each hand. Raises Refused."""
    lost = dropped(me)
    light = [w for w in me.sheet.armes if is_light(w) and w.nom not in lost]
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


def bare(weapon: Weapon) -> Weapon:
    """B-TWF-03: no modifier is added to the harm of either."""
    return weapon.model_copy(update={"competence": "", "bonus_degats": 0})


def leave_hand(me: Creature, weapon: Weapon, distance: float) -> Flow[None]:
    """B-TWF-04: a thrown weapon lies where it fell until it is picked up."""
    if weapon.lancer and not in_melee(me, weapon, distance):
        yield Begin(Effect("dropped", me.id, data={"weapon": weapon.nom}))
