"""The damage test: die, severity, what raises and lowers it; what falls from a hurt arm."""

from dataclasses import dataclass

from rules.engine.modifiers import Mod
from rules.engine.requests import GM, Ask, Flow, Roll, Rolled, Tell

from .arms import Weapon
from .budget import d20, resists
from .conditions import ARMS, begin_condition, disabled, hindrances
from .hands import carried, drop
from .settings import setting
from .sheet import Creature, Fight, called
from .tables import TRACKS, WOUNDS, severity
from .tally import afflict, record


@dataclass(frozen=True, slots=True)
class Hit:
    """What is known of a hit as its damage is thrown. ``blocked``: a block softens it."""

    attack: Rolled
    weapon: Weapon
    zone: str
    limb: str
    critical: bool
    blocked: bool
    best_defence: int
    kind: str = ""


def faces_of(text: str) -> tuple[tuple[int, ...], int]:
    """ "2d6+1" as the dice to throw and a number."""
    faces: list[int] = []
    plus = 0
    for term in text.lower().replace("-", "+-").split("+"):
        count, d, most = term.strip().partition("d")
        if d:
            faces += [int(most)] * int(count or 1)
        elif count:
            plus += int(count)
    return tuple(faces), plus


def clamp(level: int) -> int:
    """W-DMG-02, A29: never below fatigue, never above mortal; after the sum."""
    return max(1, min(len(TRACKS), level))


def summed(base: int, *steps: int) -> int:
    """A29: added up and then kept within the ladder, or kept within it at each step."""
    if WOUNDS.damage_test.clamp == "end":
        return clamp(base + sum(steps))
    for step in steps:
        base = clamp(base + step)
    return base


def kind_of(fight: Fight, me: Creature, hit: Hit) -> Flow[str]:
    """W-DMG-03: the kind of harm: named, or the first of the weapon's, or asked for."""
    kinds = hit.weapon.types or ("contondant",)
    if hit.kind or len(kinds) == 1 or setting(fight, "damage", "two_kinds") == "first":
        return hit.kind or kinds[0]
    about = {"weapon": hit.weapon.nom}
    return str((yield from Ask(me.id, "kind", tuple(kinds), kinds[0], about)))


def deal(fight: Fight, me: Creature, target: Creature, hit: Hit) -> Flow[None]:
    """W-DMG-01…03, W-ZON-04, 05, W-ATK-04, W-D-DMG: die, base, sum, record, drop, condition."""
    base, die = yield from base_level(fight, me, target, hit)
    raised = setting(fight, "zones", hit.zone, "wound_bonus")
    critical = setting(fight, "critical", "wound_bonus") * hit.critical
    softened = setting(fight, "block", "reduction") * hit.blocked
    level = summed(base, raised, critical, -softened)
    steps = (("base", base), ("as", raised), ("critical", critical), ("block", -softened))
    limb = hit.limb
    if hit.zone == "extremites" and not limb:
        limb = yield from random_limb(me)
    place = {"masse": "masse", "as": "as"}.get(hit.zone, limb)
    type = yield from kind_of(fight, me, hit)
    told = {"die": die, "level": TRACKS[level - 1], "place": called(target, place), "type": type}
    damage = Tell("damage", (me.id, target.id), {**told, **dict(steps)})
    rank = yield from record(fight, target, level, type, place, damage)
    if not target.out and setting(fight, "drop", "before_condition"):
        yield from drop_test(fight, target, hit, place, level)
    yield from afflict(fight, target, rank, type, place)
    if not target.out and not setting(fight, "drop", "before_condition"):
        yield from drop_test(fight, target, hit, place, level)
    yield from fall_from_arm(fight, target)


def base_level(
    fight: Fight, me: Creature, target: Creature, hit: Hit
) -> Flow[tuple[int, Rolled | int]]:
    """W-D-DMG steps 1 and 2: the severity by the die, by the margin, or by the GM's word."""
    mode = WOUNDS.damage_test.mode
    if mode == "gm_sets_level":
        said = yield from Ask(
            GM, "severity", TRACKS, "fatigue", {"who": me.id, "target": target.id}
        )
        return TRACKS.index(said) + 1, 0
    if mode == "margin":
        margin = hit.attack.total - hit.best_defence
        return severity(WOUNDS.damage_test.margins, max(0, margin)), margin
    faces, plus = faces_of(hit.weapon.de or "1d3")
    extra = plus + hit.weapon.damage_bonus + setting(fight, "zones", hit.zone, "damage_bonus")
    if hit.critical:
        extra += setting(fight, "critical", "damage_bonus")
    mods = (Mod(extra, "weapon"),) if extra else ()
    roll = yield from Roll("damage", me.id, faces, mods)
    return severity(WOUNDS.damage_test.thresholds, roll.total), roll


def random_limb(me: Creature) -> Flow[str]:
    """W-ZON-01, W-D-LOC: which limb, if none was named."""
    faces = WOUNDS.random_limb.faces
    roll = yield from Roll("limb", me.id, (len(faces),))
    return faces[roll.natural - 1]


def random_place(who: Creature) -> Flow[str]:
    """W-D-LOC: a place at random; an arm takes a second die to say which."""
    faces = WOUNDS.random_location.faces
    roll = yield from Roll("location", who.id, (len(faces),))
    place = faces[roll.natural - 1]
    if place != "bras":
        return place
    arms = WOUNDS.random_arm.faces
    which = yield from Roll("arm", who.id, (len(arms),))
    return arms[which.natural - 1]


def drop_test(fight: Fight, c: Creature, hit: Hit, place: str, level: int) -> Flow[None]:
    """W-DRP-01, A56: a hurt arm lets go of what it holds, unless CON or DEX is up to the attack."""
    if place not in ARMS or level < setting(fight, "drop", "min_level"):
        return
    held = [item for item, weapon, arms in carried(c) if place in arms and not weapon.naturelle]
    if not held:
        return
    choose = setting(fight, "drop", "choose")
    stat = choose if choose != "best" else max(("CON", "DEX"), key=lambda s: getattr(c.sheet, s))
    mods = (Mod(getattr(c.sheet, stat), stat), *hindrances(c))
    roll = yield from d20("drop", c, mods)
    margin = hit.attack.total - c.sheet.VIGUEUR
    against = {"margin": margin, "10_plus_margin": 10 + margin}.get(
        setting(fight, "drop", "against"), hit.attack.total
    )
    kept = resists(fight, roll.total, against)
    params = {"roll": roll, "against": against, "item": held[0].kind}
    yield Tell("drop-kept" if kept else "drop-lost", (c.id,), params)
    if not kept:
        yield from drop(fight, held[0], c)


def fall_from_arm(fight: Fight, c: Creature) -> Flow[None]:
    """W-D-CND: an arm that can no more lets go."""
    for item, weapon, arms in carried(c):
        if not weapon.naturelle and any(disabled(c, arm) for arm in arms):
            yield from drop(fight, item, c)
            yield Tell("dropped", (c.id,), {"item": item.kind})


def fall(fight: Fight, c: Creature) -> Flow[None]:
    """W-MNT-07: 1d12 in a random place, prone; no As bonus, nothing dropped: it is no attack."""
    die = setting(fight, "fall", "die")
    type = setting(fight, "fall", "type")
    roll = yield from Roll("fall", c.id, (die,))
    random = setting(fight, "fall", "location") == "random"
    place = (yield from random_place(c)) if random else "masse"
    level = severity(WOUNDS.damage_test.thresholds, roll.total)
    if place == "as" and setting(fight, "fall", "as_bonus"):
        level = clamp(level + setting(fight, "zones", "as", "wound_bonus"))
    yield Tell(
        "fall", (c.id,), {"roll": roll, "place": called(c, place), "level": TRACKS[level - 1]}
    )
    rank = yield from record(fight, c, level, type, place)
    yield from afflict(fight, c, rank, type, place)
    yield from fall_from_arm(fight, c)
    if setting(fight, "fall", "prone") and not c.out:
        yield from begin_condition(c, "renverse")


def suffer_fatigue(fight: Fight, c: Creature, points: int, type: str) -> Flow[None]:
    """W-D-TRK: n fatigue are n single wounds of the first rank; they overflow, as far as death."""
    for _ in range(points):
        rank = yield from record(fight, c, 1, type)
        yield from afflict(fight, c, rank, type, "masse")
