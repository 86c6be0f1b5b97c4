"""Trips: a touch, then Strength against whatever keeps the other on its feet."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Ask, Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect

from .attack import check_target
from .blow import Blow
from .breaking_free import around, standing_room
from .checks import opposed, skill
from .flags import armed_by_nature
from .ground import push
from .hands import Wield, bare, drop, in_hand, is_bare, named, wielded
from .offers import at_foes
from .opportunity import able, provoke
from .reach import reaches
from .riding import MOUNTED, mount_of
from .rivalry import by_feat, footing, steady, strength
from .sequence import next_swing, take_swing
from .settings import setting
from .sheet import Creature, Fight
from .space import metres
from .strike import strike, touch
from .theme import Seizure, Theme, barred


@dataclass(frozen=True, slots=True)
class Trip:
    actor: str
    target: str
    weapon: str = ""


def trip_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for what one trips with."""
    fit = [w for w in in_hand(me) if w.weapon.croc_en_jambe and w.weapon.melee]
    return {w.weapon.nom: w.weapon.nom for w in (*fit, bare(me))}


def check_size(me: Creature, target: Creature) -> None:
    """D-TRIP-01: no more than one size larger. Raises Refused."""
    most = int(setting(me.fight, "trip", "size_max_above"))
    if target.sheet.size.rang - me.sheet.size.rang > most:
        raise Refused("too-large", "D-TRIP-01", who=target.id)


def check_upright(me: Creature, target: Creature) -> None:
    """D-TRIP-04: nobody lying is thrown down, but where he who rises may be. Raises Refused."""
    if target.has("prone") and setting(me.fight, "trip", "riser") == "refused":
        raise Refused("prone-already", "D-TRIP-04", who=target.id)


def means(me: Creature, target: Creature, name: str = "") -> Wield:
    """D-TRIP-09: a weapon made for it, or a foot. Raises Refused."""
    if name:
        fit = [named(me, name)]
        if not is_bare(fit[0]) and not fit[0].weapon.croc_en_jambe:
            raise Refused("no-trip-weapon", "D-TRIP-09", weapon=fit[0].weapon.nom)
    else:
        fit = [*(w for w in in_hand(me) if w.weapon.croc_en_jambe), bare(me)]
    for wield in fit:
        if wield.weapon.melee and reaches(me, target, wield.weapon):
            if (why := barred(me, target, wield)) is not None:
                raise why
            return wield
    raise Refused("out-of-reach", "D-ATK-02", who=target.id, distance=metres(me, target))


def check_trip(me: Creature, target: Creature, name: str = "") -> Wield:
    """D-TRIP-01, D-TAB-07: whom, and with what. Raises Refused."""
    check_target(me, target, "D-TRIP-01")
    check_size(me, target)
    check_upright(me, target)
    next_swing(me)
    return means(me, target, name)


def offers(fight: Fight, me: Creature) -> list[Offer]:
    return at_foes(me, "trip", lambda foe: check_trip(me, foe))


def trip(fight: Fight, act: Trip) -> Flow[None]:
    """D-TRIP-01, D-TAB-07: in place of any melee attack of the turn."""
    me, target = fight[act.actor], fight[act.target]
    wield = check_trip(me, target, act.weapon)
    swing = yield from take_swing(fight, me)
    yield from attempt(fight, me, target, wield, swing.bab)


def attempt(fight: Fight, me: Creature, target: Creature, wield: Wield, bab: int) -> Flow[int]:
    """D-TRIP-02…06, 10: exposure, touch, contest; the damage of the blow a feat gives after it."""
    if exposes(me, wield):
        verdict = yield from provoke(fight, me, "trip", only=(target.id,))
        if not verdict.able:  # D-TRIP-02: a wound alone does not stop it
            return 0
    blow = Blow(wield, bab, why="trip", label="trip-touch")
    touched = yield from touch(fight, me, target, blow)
    if not touched.hit:
        return 0
    mine = (*strength(me), *by_feat(me, "improved_trip"))
    theirs = (*footing(target, in_saddle(target)), *steady(target, "trip"))
    won, _ = yield from opposed(fight, "trip", me, mine, target, theirs)
    if not won:
        yield Tell("trip-failed", (me.id, target.id))
        yield from counter(fight, target, me, wield)
        return 0
    yield from throw_down(fight, me, target)
    return (yield from follow_up(fight, me, target, bab))


def exposes(me: Creature, wield: Wield) -> bool:
    """D-TRIP-02, D-TRIP-06, D-TRIP-09: a bare foot does, unless one is trained for it."""
    return is_bare(wield) and not (armed_by_nature(me) or me.sheet.has_feat("improved_trip"))


def in_saddle(me: Creature) -> int | None:
    """D-TRIP-08: Ride, for somebody mounted."""
    return skill(me, "ride") if me.has(MOUNTED) else None


def throw_down(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """D-TRIP-04, D-TRIP-07, D-TRIP-08: on the ground, out of the saddle if it was in one."""
    beast = mount_of(target)
    if beast is not None:
        yield from lift(target.effects(MOUNTED), "pulled down")
        yield Tell("pulled-down", (me.id, target.id))
        if target.placed and beast.placed:
            place = yield from standing_room(around(target, [beast]))
            if place is not None:
                yield from push(fight, target, place)
    yield from lift(target.effects("prone"), "again")
    yield Begin(Effect("prone", target.id))
    yield Tell("tripped", (me.id, target.id))


def follow_up(fight: Fight, me: Creature, target: Creature, bab: int) -> Flow[int]:
    """D-TRIP-06, T-16: with the feat, as SRD has it, the attack is still to be made."""
    if not by_feat(me, "improved_trip") or not able(me) or target.out:
        return 0
    for wield in wielded(me):
        if wield.weapon.melee and reaches(me, target, wield.weapon):
            mild = wield.weapon.non_letale
            blow = Blow(wield, bab, nonlethal=mild, why="trip")
            struck = yield from strike(fight, me, target, blow)
            return struck.damage
    return 0


def counter(fight: Fight, me: Creature, foe: Creature, theirs: Wield) -> Flow[None]:
    """D-TRIP-05, A-28: at once, no touch, no exposure, and nothing after it."""
    if not able(me) or foe.out or foe.has("prone") or foe == me:
        return
    if foe.sheet.size.rang - me.sheet.size.rang > setting(fight, "trip", "size_max_above"):
        return
    said = yield from Ask(me.id, "counter-trip", ("yes", "no"), "yes", {"who": foe.id})
    if said == "no":
        return
    firm: tuple[Mod, ...] = ()
    if setting(fight, "trip", "counter_stability"):
        firm = steady(foe, "trip")
    stands = (*footing(foe, in_saddle(foe)), *firm)
    won, _ = yield from opposed(fight, "trip", me, strength(me), foe, stands)
    if not won:
        yield Tell("trip-failed", (me.id, foe.id))
        return
    if (yield from let_fall(fight, foe, theirs)):
        return
    yield from throw_down(fight, me, foe)


def let_fall(fight: Fight, me: Creature, wield: Wield) -> Flow[bool]:
    """D-TRIP-05: in SRD, whoever tripped with a weapon may let go of it and stay up."""
    item = wield.item
    if item is None or not setting(fight, "trip", "drop_weapon"):
        return False
    about = {"what": item.kind}
    if (yield from Ask(me.id, "drop-trip-weapon", ("yes", "no"), "yes", about)) == "no":
        return False
    yield from drop(fight, item, me)
    yield Tell("dropped", (me.id,), {"item": item.kind})
    return True


def may_seize_by_trip(me: Creature, foe: Creature) -> bool:
    """D-AOO-04: whether a trip may stand in for the blow."""
    try:
        check_size(me, foe)
        check_upright(me, foe)
        means(me, foe)
    except Refused:
        return False
    return True


def seize_by_trip(fight: Fight, me: Creature, foe: Creature) -> Flow[int]:
    """D-TRIP-01, D-TAB-07: an opportunity used to throw somebody down."""
    return (yield from attempt(fight, me, foe, means(me, foe), me.sheet.BBA))


TRIP = Theme(
    verbs={
        "trip": Verb(
            Trip,
            trip,
            (Arg("target", "creature"), Arg("weapon", "word", trip_words, optional=True)),
        ),
    },
    questions=("counter-trip", "drop-trip-weapon"),
    tells=("trip-failed", "tripped", "pulled-down"),
    refusals=("too-large", "prone-already", "no-trip-weapon"),
    seizures={"trip": Seizure(may_seize_by_trip, seize_by_trip)},
    offers=offers,
)
