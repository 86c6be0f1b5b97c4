"""An attack that strikes everybody around a block: one throw to hit, one for the harm."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.flows import NO, lift, pay
from rules.engine.geometry import Box
from rules.engine.modifiers import Mod, total
from rules.engine.requests import Flow, Refused, Roll, Rolled, Tell
from rules.engine.state import HIDDEN, Pos

from .aftermath import lay_ground
from .arms import Weapon
from .attack import afford_attack, cost, fumble, let_fly, reveal
from .budget import action_pool
from .catalogue import dice
from .circumstances import at_hand, circumstances, helps, to_hit
from .conditions import sees
from .damage import kinds_of_harm
from .defence import Seen, active_element, choose_defence, difficulty
from .drive import land_blow
from .falls import flyers_fall
from .hands import check_hands
from .luck import TWO_D20, Luck, judge
from .melee import farthest, in_melee, unloaded, weapon_named, weapons
from .mounts import riders_fall
from .ready import forestalled, released
from .riding import check_order
from .scene import watched, who_sees
from .settings import setting
from .sheet import Creature, Fight
from .statuses import check_magic, check_rage


@dataclass(frozen=True, slots=True)
class Blast:
    """``weapon`` "": the first that strikes an area. ``at`` is the middle of it (B-ATK-02)."""

    actor: str
    at: Pos
    weapon: str = ""
    edge: int = 0
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Aimed:
    """What one target puts up: its defence by name, the difficulty, the element it is of."""

    defence: str
    difficulty: tuple[Mod, ...]
    element: str


def blast(fight: Fight, act: Blast) -> Flow[None]:
    """B-ATK-02, 12, B-COV-05: a place is the target; cover protects nobody in the area.

    The defence, the bonuses, the reductions are each target's own.
    """
    me = fight[act.actor]
    weapon = area_weapon(me, act.weapon)
    centre = Box.of(act.at, 1, 1)
    check_place(fight, me, weapon, centre)
    check_order(me)
    check_hands(me, weapon)
    check_magic(me, weapon)
    check_rage(fight, me, *within(fight, centre, weapon.zone_rayon))
    costs = cost(weapon, action_pool(me, weapon))
    afford_attack(me, costs)
    if (yield from forestalled(fight, "attack", me)):
        return
    metres = fight.measure(me.box(), centre)
    close = in_melee(me, weapon, metres)
    targets = within(fight, centre, weapon.zone_rayon)
    targets = [c for c in targets if not (close and c == me)]  # a sweep spares its author
    fire = "feu" in kinds_of_harm(fight, weapon)
    sights = yield from who_sees(fight, me, targets, fire)
    near = () if close else at_hand(fight, me)
    told = {target.id: sight[1] for target, sight in zip(targets, sights, strict=True)}
    pressed = bool(near) and (yield from watched(fight, me, near, told))
    yield from pay(me, "B-ACT-04", **costs)
    odds = [
        circumstances(fight, me, target, close, metres, sight, act.edge, weapon, pressed)
        for target, sight in zip(targets, sights, strict=True)
    ]
    known = [s[1] and sees(t, me) for t, s in zip(targets, sights, strict=True)]
    if me.has(HIDDEN):
        yield from reveal(me)
    yield from let_fly(me, weapon, close)
    yield Tell("blast", (me.id,), {"weapon": weapon.nom, "count": len(targets)})
    against: list[Aimed] = []
    shown_all = setting(fight, "defense", "attaquant_cache") == "nomme"
    for target, sight in zip(targets, known, strict=True):
        seen = Seen(known=sight or shown_all)
        defence = yield from choose_defence(fight, me, target, weapon, seen)
        needed = difficulty(fight, me, target, weapon, "none", defence)
        name, element = defence[0].source if defence else NO, active_element(target, defence)
        against.append(Aimed(name, needed, element))
    mods = to_hit(fight, me, weapon, close, act.bonus)
    rolls = yield from aim(fight, me, mods, odds)
    for target, own in zip(targets, odds, strict=True):
        if "+help" in own.why:
            yield from lift(helps(me, target), "spent")  # B-ACT-08
    verdicts = [judge(fight, r, total(a.difficulty)) for r, a in zip(rolls, against, strict=True)]
    for target, roll, verdict, aimed in zip(targets, rolls, verdicts, against, strict=True):
        shown = {
            "weapon": weapon.nom,
            "roll": roll,
            "against": aimed.difficulty,
            "defence": aimed.defence,
            "cover": "none",
        }
        yield Tell(f"attack.{verdict}", (me.id, target.id), shown)
    elements = [a.element for a in against]
    yield from harm_all(fight, me, weapon, close, targets, verdicts, elements)
    yield from lay_ground(fight, weapon, act.at)
    if "fumble" in verdicts:
        yield from fumble(fight, me, weapon)
    if fight.state.effects:
        yield from flyers_fall(fight)
        yield from riders_fall(fight)
    yield from released(fight, "attack", me)


def area_weapon(me: Creature, name: str) -> Weapon:
    """Raises Refused for one that strikes no area, or is empty."""
    found = weapon_named(me, name) if name else next((w for w in weapons(me) if w.zone_rayon), None)
    if found is None or not found.zone_rayon:
        raise Refused("no-area", "B-ATK-12", weapon=name or "none")
    if found.recharge and found.nom in unloaded(me):
        raise Refused("unloaded", "B-ACT-14", weapon=found.nom)
    return found


def check_place(fight: Fight, me: Creature, weapon: Weapon, centre: Box) -> None:
    """B-RNG-02: how far off the middle of the area may be. Raises Refused."""
    limit = farthest(me, weapon)
    distance = fight.measure(me.box(), centre)
    if distance > limit:
        params = {"distance": distance, "limit": limit, "weapon": weapon.nom}
        raise Refused("out-of-range", "B-RNG-02", who=me.id, **params)


def within(fight: Fight, centre: Box, radius: int) -> list[Creature]:
    """Everybody and everything in the area, friend or foe."""
    return [c for c in fight if c.placed and not c.out and fight.measure(c.box(), centre) <= radius]


def aim(fight: Fight, me: Creature, mods: tuple[Mod, ...], odds: list[Luck]) -> Flow[list[Rolled]]:
    """B-ATK-12, AMB-76: one throw for all, of two dice if anybody's odds need them."""
    if setting(fight, "multi_cibles", "d20") == "chacun":
        rolls = []
        for own in odds:
            rolls.append((yield from throw(me, mods, own)))
        return rolls
    if not odds:
        return []
    thrown = yield from throw(me, mods, next((o for o in odds if o.dice == TWO_D20), odds[0]))
    return [throw(me, mods, own).settle(thrown.faces[: len(own.dice)], thrown.by) for own in odds]


def throw(me: Creature, mods: tuple[Mod, ...], odds: Luck) -> Roll:
    """The roll to hit with these odds."""
    return Roll("attack", me.id, odds.dice, (*mods, *odds.mods), odds.keep, odds.why)


def harm_all(
    fight: Fight,
    me: Creature,
    weapon: Weapon,
    close: bool,
    targets: list[Creature],
    verdicts: list[str],
    elements: list[str],
) -> Flow[None]:
    """B-ATK-12, B-DTH-15: the dice of the harm fall once, for all who are hit.

    ``close``: a sweep is a melee attack, which may spare lives.
    """
    dice_shown: Rolled | None = None
    faces = dice(weapon.degats).faces if weapon.degats else ()
    if faces and "hit" in verdicts:
        dice_shown = yield from Roll("damage", me.id, faces)
    for target, verdict, element in zip(targets, verdicts, elements, strict=True):
        if verdict in ("hit", "critical") and not target.out:
            critical = verdict == "critical"
            yield from land_blow(fight, me, target, weapon, critical, close, element, dice_shown)


def area_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a weapon that strikes an area."""
    return {w.nom: w.nom for w in weapons(me) if w.zone_rayon}
