"""One attack once it is paid for: the roll, the comparison, the defence, the damage."""

from dataclasses import dataclass

from rules.engine.flows import lift
from rules.engine.modifiers import Mod, stack
from rules.engine.requests import GM, Ask, Flow, Roll, Rolled, Tell
from rules.engine.state import Effect

from .arms import Weapon
from .budget import d20
from .conditions import begin_condition, hindrances, hostile, is_mount
from .damage import Hit, deal
from .defence import Defended, defend, passive
from .hands import carried, drop
from .rider import mounted
from .settings import setting
from .sheet import Creature, Fight, called
from .space import engaged_with, metres
from .tables import FUMBLES

CIRCUMSTANCE = "circonstance"
NO_DEFENCE = Defended()


@dataclass(frozen=True, slots=True)
class Blow:
    """An attack as it was declared. ``covered``: the target of a shot is in cover."""

    weapon: Weapon
    arms: tuple[str, ...] = ()
    zone: str = "masse"
    limb: str = ""
    shot: bool = False
    covered: bool = False
    weak: bool = False
    all_out: bool = False
    edge: int = 0
    bonus: int = 0
    kind: str = ""
    """Which of the weapon's kinds of harm; "": the first."""
    parried: bool = True
    """False: nothing may be done against it (W-PRO-02)."""


def strike(fight: Fight, me: Creature, target: Creature, blow: Blow) -> Flow[bool]:
    """W-ATK-01…06, W-DEF-01, W-DMG-01: True if it came as far as the damage (W-OPP-03)."""
    roll = yield from attack_roll(fight, me, target, blow)
    return (yield from after_roll(fight, me, target, blow, roll))


def attack_roll(fight: Fight, me: Creature, target: Creature, blow: Blow) -> Flow[Rolled]:
    """W-ATK-01, W-D-ADV: 1d20, the skill of the weapon, and every circumstance."""
    mods = (*to_hit(fight, me, target, blow), *hindrances(me, attack=True, arms=blow.arms))
    if not setting(fight, "modifiers", "circumstance_stack"):
        mods = stack(mods, {CIRCUMSTANCE: "worst"})
    up, down = advantages(fight, me, target, blow)
    roll = yield from d20("attack", me, mods, up, down)
    yield from lift(runs_up(fight, me, target), "spent")
    return roll


def advantages(
    fight: Fight, me: Creature, target: Creature, blow: Blow
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """W-ACT-08, W-MNT-02, A47: what raises and what lowers the odds."""
    up: list[str] = []
    if blow.all_out:
        up.append("all-out")
    riding = setting(fight, "mounted", "advantage_vs_unmounted") and mounted(me)
    ranged_too = setting(fight, "mounted", "advantage_ranged_too")
    if riding and not mounted(target) and (not blow.shot or ranged_too):
        up.append("mounted")
    if target.has("renverse") and setting(fight, "prone", "attackers_advantage"):
        up.append("renverse")
    if blow.edge > 0:
        up.append("gm")
    return tuple(up), ("gm",) if blow.edge < 0 else ()


def to_hit(fight: Fight, me: Creature, target: Creature, blow: Blow) -> tuple[Mod, ...]:
    """W-ATK-01: the skill, the zone, and the circumstances, each with its name."""
    skill = "Tir" if blow.shot else blow.weapon.competence
    mods = [Mod(getattr(me.sheet, skill), skill)]
    found = {
        blow.zone: setting(fight, "zones", blow.zone, "mod"),  # W-ZON-02…04
        "main-faible": setting(fight, "two_weapons", "weak_hand_mod") if blow.weak else 0,
        "cover": setting(fight, "cover", "mod") if blow.shot and blow.covered else 0,  # W-ATK-02
        "distance": distance_mod(fight, metres(me, target)) if blow.shot else 0,
        "renverse": prone_mod(fight, target, blow.shot),
        "charge": charge_mod(fight, me, target, blow.shot),
        "gm": blow.bonus,
    }
    mods += [Mod(value, source, CIRCUMSTANCE) for source, value in found.items() if value]
    return tuple(mods)


def distance_mod(fight: Fight, far: int) -> int:
    """W-ATK-03, A15: −2 for each started 30 m beyond the first 20."""
    beyond = max(0, far - setting(fight, "range", "free_m"))
    step = setting(fight, "range", "step_m")
    tranches = -(-beyond // step) if setting(fight, "range", "partial_step") else beyond // step
    return int(tranches * setting(fight, "range", "per_step"))


def prone_mod(fight: Fight, target: Creature, shot: bool) -> int:
    """W-WRS-16, A47: somebody on the ground is easier to hit."""
    if not target.has("renverse"):
        return 0
    return int(setting(fight, "prone", "ranged_mod" if shot else "attackers_mod"))


def charge_mod(fight: Fight, me: Creature, target: Creature, shot: bool) -> int:
    """W-WRS-09, A42: the first attack after a charge, on the one charged."""
    if shot and setting(fight, "charge", "weapons") == "melee":
        return 0
    return int(setting(fight, "charge", "bonus")) if runs_up(fight, me, target) else 0


def runs_up(fight: Fight, me: Creature, target: Creature) -> list[Effect]:
    """A42: what is left of a charge that counts against this one: the first blow takes it all."""
    same = setting(fight, "charge", "same_target_only")
    return [e for e in me.effects("elan") if e.by == target.id or not same]


def after_roll(
    fight: Fight, me: Creature, target: Creature, blow: Blow, roll: Rolled
) -> Flow[bool]:
    """W-ATK-04…06, W-D-CRIT: touched or not, then defence and damage."""
    against = passive(fight, target)
    critical = is_critical(fight, roll, "success")
    fumbled = is_critical(fight, roll, "failure")
    touched = touches(fight, target, roll)
    verdict = "critical" if critical and touched else "hit" if touched else "miss"
    verdict = "fumble" if fumbled and not touched else verdict
    shown = {
        "weapon": blow.weapon.nom,
        "zone": called(target, blow.zone),
        "roll": roll,
        "against": against,
    }
    yield Tell(f"attack.{verdict}", (me.id, target.id), shown)
    if not touched:
        if fumbled:
            yield from fumble(fight, me, target, blow, roll)
        return False
    done = NO_DEFENCE
    if blow.parried and not is_mount(target):  # W-MNT-03, W-MNT-06: a mount does nothing by itself
        done = yield from defend(fight, target, roll, blow.shot)
    if done.stopped:
        return False
    hit = Hit(
        roll,
        blow.weapon,
        blow.zone,
        blow.limb,
        critical,
        done.blocked,
        max(against, done.best),
        blow.kind,
    )
    yield from deal(fight, me, target, hit)
    return True


def touches(fight: Fight, target: Creature, roll: Rolled) -> bool:
    """W-ATK-06, W-D-CRIT: at least its passive defence; a natural 20 or 1 decides by itself."""
    if is_critical(fight, roll, "failure") and setting(fight, "critical", "auto_miss"):
        return False
    certain = is_critical(fight, roll, "success") and setting(fight, "critical", "auto_hit")
    return bool(certain) or roll.total >= passive(fight, target)


def is_critical(fight: Fight, roll: Rolled, which: str, test: str = "attaque") -> bool:
    """W-D-CRIT, A12: whether the natural face says so, on the tests that have criticals."""
    if test not in setting(fight, "critical", "applies_to"):
        return False
    return roll.natural in setting(fight, "critical", which)


def fumble(fight: Fight, me: Creature, target: Creature, blow: Blow, roll: Rolled) -> Flow[None]:
    """W-ATK-05, W-RNG-04: the GM says what comes of it; a shot into a melee touches the friend."""
    friend = yield from friend_in_melee(fight, me, target) if blow.shot else none()
    if friend:
        yield from hit_friend(fight, me, fight[friend], blow, roll)
        if setting(fight, "friendly_fire", "replaces_gm_prompt"):
            return
    what = yield from consequence(fight, me, blow)
    held = [i for i, w, arms in carried(me) if (w.nom, arms) == (blow.weapon.nom, blow.arms)]
    if what == "dropped" and held:
        yield from drop(fight, held[0], me)
        yield Tell("dropped", (me.id,), {"item": held[0].kind})
    elif what == "prone":
        yield from begin_condition(me, "renverse")
    elif what == "damaged":
        yield Tell("weapon-damaged", (me.id,), {"weapon": blow.weapon.nom})
    elif what == "other":
        yield Tell("fumble-other", (me.id,))


def consequence(fight: Fight, me: Creature, blow: Blow) -> Flow[str]:
    """A14: by the GM's word, or by a server's table; "" if a fumble is but a miss."""
    if setting(fight, "critical", "consequence") == "table":
        roll = yield from Roll("fumble", me.id, (FUMBLES.de,))
        return [row.suite for row in FUMBLES.lignes if row.de <= roll.natural][-1]
    options = setting(fight, "critical", "failure_prompt")
    if not options:
        return ""
    about = {"who": me.id, "weapon": blow.weapon.nom}
    return str((yield from Ask(GM, "fumble", tuple(options), options[0], about)))


def none() -> Flow[str]:
    yield from ()
    return ""


def friend_in_melee(fight: Fight, me: Creature, target: Creature) -> Flow[str]:
    """W-RNG-04, A32: the ally of the shooter at grips with the target: the nearest, then a die."""
    friends = [
        c
        for c in fight
        if c != me and not hostile(c, me) and engaged_with(c, target) and not is_mount(c)
    ]
    if not friends:
        return ""
    if setting(fight, "friendly_fire", "which_ally") == "nearest":
        nearest = min(c.distance(target) for c in friends)
        friends = [c for c in friends if c.distance(target) == nearest]
    close = [c.id for c in friends]
    if len(close) == 1:
        return close[0]
    roll = yield from Roll("which-friend", me.id, (len(close),))
    return close[roll.natural - 1]


def hit_friend(
    fight: Fight, me: Creature, friend: Creature, blow: Blow, roll: Rolled
) -> Flow[None]:
    """W-RNG-04: touched by itself, at the total that was thrown; a shield may still stop it."""
    yield Tell("friendly-fire", (me.id, friend.id), {"roll": roll})
    done = yield from defend(fight, friend, roll, shot=True, stray=True)
    if done.stopped:
        return
    zone = setting(fight, "friendly_fire", "zone")
    hit = Hit(roll, blow.weapon, zone, "", False, done.blocked, max(done.best, 0), blow.kind)
    yield from deal(fight, me, friend, hit)
