"""Disarming, and snatching what somebody wears."""

from dataclasses import dataclass

from rules.engine.modifiers import Mod
from rules.engine.requests import Ask, Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb

from .attack import check_target, chosen
from .belongings import Reached, others_words, reached, take, to_ground
from .blow import Blow
from .checks import opposed
from .hands import Wield, bare, free_hands, in_hand, is_bare, profile, weapon_words, wielded
from .holds import GARROTTED, pins
from .offers import at_foes
from .opportunity import able, provoke
from .reach import reaches
from .rivalry import bout, by_feat, guard, swing_mods, unaided, used
from .sequence import next_swing, take_swing
from .settings import setting
from .sheet import Creature, Fight
from .space import metres
from .theme import Seizure, Theme, barred


@dataclass(frozen=True, slots=True)
class Disarm:
    """``what``: the thing; "" for the weapon in hand. ``weapon``: with what."""

    actor: str
    target: str
    what: str = ""
    weapon: str = ""


def check_disarm(
    me: Creature, target: Creature, what: str = "", name: str = ""
) -> tuple[Reached, Wield]:
    """D-DISARM-01, D-TAB-07: whom of what, and with what. Raises Refused."""
    check_target(me, target, "D-DISARM-01")
    thing = reached(target, what, "D-DISARM-01")
    check_thing(me, target, thing)
    next_swing(me)
    return thing, means(me, target, thing, name)


def offers(fight: Fight, me: Creature) -> list[Offer]:
    return at_foes(me, "disarm", lambda foe: check_disarm(me, foe))


def disarm(fight: Fight, act: Disarm) -> Flow[None]:
    """D-DISARM-01, D-TAB-07: in place of any melee attack of the turn."""
    me, target = fight[act.actor], fight[act.target]
    thing, wield = check_disarm(me, target, act.what, act.weapon)
    swing = yield from take_swing(fight, me)
    yield from attempt(fight, me, target, thing, wield, swing.bab)


def check_thing(me: Creature, target: Creature, thing: Reached) -> None:
    """D-DISARM-08, D-DISARM-12, D-GARROTE-15: what no hand gets hold of. Raises Refused."""
    item = thing.item
    if thing.weapon is not None and thing.weapon.indesarmable:
        raise Refused("cannot-disarm", "D-DISARM-08", what=item.kind)
    if any(e.by == target.id and e.data.get("item") == item.id for e in me.effects(GARROTTED)):
        raise Refused("cannot-disarm", "D-GARROTE-15", what=item.kind)
    if item.slot == "bras":
        raise Refused("cannot-disarm", "D-DISARM-01", what=item.kind)
    secured = thing.worn is not None and thing.worn.fixation == "solide"
    if secured and not pins(me, target):
        raise Refused("well-secured", "D-DISARM-12", what=item.kind)


def means(me: Creature, target: Creature, thing: Reached, name: str = "") -> Wield:
    """D-DISARM-01, D-DISARM-10: a weapon, or a free hand to keep what it takes. Raises Refused."""
    if name:
        wield, shot = chosen(me, target, name)
        if shot:
            raise Refused("out-of-reach", "D-DISARM-01", who=target.id, distance=metres(me, target))
    elif thing.worn is not None:
        wield = bare(me)
    else:
        fit = [w for w in wielded(me) if w.weapon.melee and reaches(me, target, w.weapon)]
        free = [w for w in fit if barred(me, target, w) is None]
        wield = next(iter(free or fit), bare(me))
    if not reaches(me, target, wield.weapon):
        raise Refused("out-of-reach", "D-ATK-02", who=target.id, distance=metres(me, target))
    if (why := barred(me, target, wield)) is not None:
        raise why
    if is_bare(wield) and not free_hands(me):
        raise Refused("no-free-hand", "D-DISARM-06", who=me.id)
    return wield


def attempt(
    fight: Fight, me: Creature, target: Creature, thing: Reached, wield: Wield, bab: int
) -> Flow[int]:
    """D-DISARM-03…07: exposure that a wound makes fail, rolls, the thing changes hands or not."""
    if not me.sheet.has_feat("improved_disarm"):
        verdict = yield from provoke(fight, me, "disarm", only=(target.id,))
        if verdict.hurt:  # D-DISARM-04
            yield Tell("disarm-spoiled", (me.id, target.id))
            return 0
        if not verdict.able:
            return 0
    now = fight.state.items.get(thing.item.id, thing.item)
    if (now.holder, now.slot) != (thing.item.holder, thing.item.slot):
        return 0
    won = yield from contest(fight, me, target, thing, wield, bab)
    if won:
        yield from get(fight, me, target, thing, wield)
    elif thing.fights and thing.worn is None:
        yield from counter(fight, target, me, thing, wield)
    return 0


def contest(
    fight: Fight, me: Creature, target: Creature, thing: Reached, wield: Wield, bab: int
) -> Flow[bool]:
    """D-DISARM-05, D-DISARM-13, R-4: attack roll against attack roll; no automatic result."""
    mine = (
        *bout(fight, me, target, wield, bab, "disarm"),
        *knack(wield),
        *by_feat(me, "improved_disarm"),
    )
    if thing.worn is not None and thing.worn.fixation == "lache":  # D-DISARM-11
        mine = (*mine, Mod(int(setting(fight, "disarm", "loose")), "loose"))
    theirs = unaided((*grip(fight, target, me, thing), *firmness(fight, me, target, thing)))
    won, rolls = yield from opposed(fight, "disarm", me, mine, target, theirs)
    blow = Blow(wield, bab, why="disarm")
    yield from used(fight, me, target, blow, rolls[0])
    shown = {"what": thing.item.kind, "roll": rolls[0], "against": rolls[1]}
    yield Tell("disarmed" if won else "disarm-failed", (me.id, target.id), shown)
    return won


def knack(wield: Wield) -> tuple[Mod, ...]:
    """T-15: what flails and whips give."""
    bonus = wield.weapon.desarmement
    return (Mod(bonus, "weapon"),) if bonus else ()


def grip(fight: Fight, me: Creature, foe: Creature, thing: Reached) -> tuple[Mod, ...]:
    """D-DISARM-02, D-DISARM-09, A-31: what the one who holds it throws."""
    if not thing.fights or thing.weapon is None:
        ward = guard(me)
        plain = swing_mods(fight, me, foe, ward, me.sheet.BBA)
        if setting(fight, "disarm", "item_weapon_mods"):
            plain = bout(fight, me, foe, ward, me.sheet.BBA, "disarm")
        return (*plain, Mod(int(setting(fight, "disarm", "not_melee")), "not-melee"))
    wield = Wield(thing.weapon, thing.item.slot, thing.item)
    mods = (*bout(fight, me, foe, wield, me.sheet.BBA, "disarm"), *knack(wield))
    if any((w := profile(fight, i)) is not None and w.retient for i in me.items()):
        mods = (*mods, Mod(int(setting(fight, "disarm", "locked_gauntlet")), "gauntlet"))
    return mods


def firmness(fight: Fight, me: Creature, target: Creature, thing: Reached) -> tuple[Mod, ...]:
    """D-DISARM-12, D-GRAPPLE-35: what is well secured, and the struggle of somebody pinned."""
    if thing.worn is not None and thing.worn.fixation == "solide":
        return (Mod(int(setting(fight, "disarm", "secured")), "secured"),)
    if pins(me, target):
        return (Mod(int(setting(fight, "grapple", "resist_snatch")), "pinned"),)
    return ()


def get(fight: Fight, me: Creature, target: Creature, thing: Reached, wield: Wield) -> Flow[None]:
    """D-DISARM-06, D-DISARM-10: to the ground, or into the hand that took it."""
    if is_bare(wield):
        yield take(me, thing.item)
        yield Tell("snatched", (me.id, target.id), {"item": thing.item.kind})
        return
    yield from to_ground(fight, thing.item, target)
    yield Tell("knocked-away", (me.id, target.id), {"item": thing.item.kind})


def counter(fight: Fight, me: Creature, foe: Creature, kept: Reached, tried: Wield) -> Flow[None]:
    """D-DISARM-07: at once, no exposure, and nothing after it."""
    theirs = tried if tried.item is not None else next(iter(in_hand(foe)), None)
    if theirs is None or theirs.item is None or kept.weapon is None or not able(me):
        return
    thing = Reached(theirs.item, theirs.weapon)
    if theirs.weapon.indesarmable:
        return
    about = {"who": foe.id, "what": thing.item.kind}
    if (yield from Ask(me.id, "counter-disarm", ("yes", "no"), "yes", about)) == "no":
        return
    wield = Wield(kept.weapon, kept.item.slot, kept.item)
    if (yield from contest(fight, me, foe, thing, wield, me.sheet.BBA)):
        yield from get(fight, me, foe, thing, wield)


def may_seize_by_disarm(me: Creature, foe: Creature) -> bool:
    """D-AOO-04: whether there is something to strike out of a hand."""
    try:
        thing = reached(foe, "", "D-DISARM-01")
        check_thing(me, foe, thing)
        means(me, foe, thing)
    except Refused:
        return False
    return True


def seize_by_disarm(fight: Fight, me: Creature, foe: Creature) -> Flow[int]:
    """D-TAB-07: an opportunity used to disarm."""
    thing = reached(foe, "", "D-DISARM-01")
    return (yield from attempt(fight, me, foe, thing, means(me, foe, thing), me.sheet.BBA))


DISARM = Theme(
    verbs={
        "disarm": Verb(
            Disarm,
            disarm,
            (
                Arg("target", "creature"),
                Arg("what", "word", others_words, optional=True),
                Arg("weapon", "word", weapon_words, optional=True),
            ),
        ),
    },
    questions=("counter-disarm",),
    tells=("disarmed", "disarm-failed", "disarm-spoiled", "snatched", "knocked-away"),
    refusals=("cannot-disarm", "well-secured"),
    seizures={"disarm": Seizure(may_seize_by_disarm, seize_by_disarm)},
    offers=offers,
)
