"""Riding: getting up and down, holding the seat, whose turn the mount acts on."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Bind, Count, Move, Order, Turn
from rules.engine.clock import Slot
from rules.engine.flows import lift, pay, refill
from rules.engine.modifiers import Mod
from rules.engine.requests import GM, Ask, AskNumber, Fact, Facts, Flow, Refused, Roll, Tell
from rules.engine.state import Effect, Pos

from .attributes import modifier
from .budget import allowance, turn_budget
from .catalogue import CONSTANTS
from .conditions import can_react, hostile
from .damage import harm, kinds_of
from .luck import luck
from .modes import half_allowance
from .riding import MOUNTED, mount_of, rider_of
from .settings import setting
from .sheet import RANKS, Creature, Fight
from .space import places_around
from .statuses import check_free_to_walk
from .surroundings import resisting


@dataclass(frozen=True, slots=True)
class Mount:
    actor: str
    target: str


@dataclass(frozen=True, slots=True)
class Dismount:
    actor: str


@dataclass(frozen=True, slots=True)
class Unseat:
    """The GM: something moves the mount against its will."""

    actor: str
    who: str


def mount(fight: Fight, act: Mount) -> Flow[None]:
    """B-MNT-01, 02, 07: a willing, larger creature at hand, for half of one's movement."""
    me, beast = fight[act.actor], fight[act.target]
    if beast == me:
        raise Refused("not-yourself", "B-MNT-01")
    if beast.out:
        raise Refused("out-already", "B-MNT-01", who=beast.id)
    if mount_of(me) == beast:
        yield from choose_anew(fight, me, beast)
        return
    check_mount(me, beast)
    cost = half(me, beast)
    check_once(me, cost)
    if beast.sheet.genre != "monture" or hostile(me, beast):
        about = {"who": me.id, "target": beast.id}
        if (yield from Ask(GM, "mount-consent", ("yes", "no"), "no", about)) == "no":
            raise Refused("not-allowed", "B-MNT-01")
    yield Count(me.id, "moves", me["moves"] - cost, "mount")
    yield Begin(Effect("mounting", me.id, until=me.this_end))
    if (yield from sit(me, beast)):
        yield from take_reins(fight, me, beast)


def sit(me: Creature, beast: Creature) -> Flow[bool]:
    """B-MNT-07: in the saddle: leading it, if it can be led, or letting it act; says which."""
    led = controllable(beast)
    if led:
        options = ("control", "let")
        about = {"target": beast.id}
        led = (yield from Ask(me.id, "mount-control", options, "control", about)) == "control"
    data = {"control": led, "player": beast.being.player}
    yield Begin(Effect(MOUNTED, me.id, beast.id, data=data))
    if me.placed and beast.placed:
        yield Move(me.id, beast.pos, "mount")
    yield Tell("mounted", (me.id, beast.id), {"control": "yes" if led else "no"})
    return led


def check_mount(me: Creature, beast: Creature) -> None:
    """B-MNT-01: at least a size larger, within a metre, carrying nobody. Raises Refused."""
    if RANKS[beast.sheet.taille] <= RANKS[me.sheet.taille]:
        raise Refused("mount-too-small", "B-MNT-01", who=beast.id)
    if mount_of(me) is not None or rider_of(beast) is not None:
        raise Refused("mounted-already", "B-MNT-01", who=beast.id)
    limit = CONSTANTS.objet.portee
    if me.placed and beast.placed and me.distance(beast) > limit:
        distance = me.distance(beast)
        raise Refused("too-far-to-help", "B-MNT-02", distance=distance, limit=limit)


def check_once(me: Creature, cost: float) -> None:
    """B-MNT-02: once a turn, for half of one's own movement. Raises Refused."""
    check_free_to_walk(me)
    if me.has("mounting"):
        raise Refused("mounted-once", "B-MNT-02", who=me.id)
    if cost <= 0 or me["moves"] < cost:
        raise Refused("too-far", "B-MNT-02", needs=cost, left=me["moves"])


def half(me: Creature, beast: Creature) -> float:
    """B-MNT-02, AMB-72: half of the rider's allowance, or of the mount's."""
    payer = me if setting(me.fight, "monture", "cout_de") == "cavalier" else beast
    return half_allowance(payer)


def choose_anew(fight: Fight, me: Creature, beast: Creature) -> Flow[None]:
    """B-MNT-07: in the saddle, as one's turn begins: the reins are taken, or let go, for nothing.

    B-MNT-08, 09: a mount that is let go acts in the place in the order that it has.
    """
    if not controllable(beast):
        raise Refused("mounted-already", "B-MNT-07", who=beast.id)
    fresh = me["full"] >= CONSTANTS.actions_completes and me["moves"] >= allowance(me)
    if not fresh or me["half"] < setting(fight, "tour", "demi_actions"):
        raise Refused("reins-late", "B-MNT-07", who=beast.id)
    (seat,) = me.effects(MOUNTED)
    was = bool(seat.data.get("control"))
    options = ("control", "let")
    usual = "control" if was else "let"
    said = yield from Ask(me.id, "mount-control", options, usual, {"target": beast.id})
    led = said == "control"
    if led == was:
        return
    yield from lift((seat,), "reins")
    yield Begin(Effect(MOUNTED, me.id, beast.id, data={**seat.data, "control": led}))
    yield Tell("mounted", (me.id, beast.id), {"control": "yes" if led else "no"})
    if led:
        yield from take_reins(fight, me, beast)
    else:
        yield Bind(beast.id, str(seat.data.get("player", "")), beast.being.body)


def controllable(beast: Creature) -> bool:
    """B-MNT-07: trained for riders; the intelligent and the summoned act as they please."""
    return beast.sheet.dressee and not beast.sheet.intelligente and beast.sheet.genre == "monture"


def take_reins(fight: Fight, me: Creature, beast: Creature) -> Flow[None]:
    """B-MNT-08: its initiative becomes the rider's, and it acts at once; the rider speaks for it.

    B-MNT-09: a mount that is let act keeps its own place in the order. One that has had its turn
    in this round has no other, unless this fight has it otherwise.
    """
    yield Bind(beast.id, me.being.player, beast.being.body)
    clock = fight.clock
    if not clock.has(me.id) or beast.id in clock.acting():
        return
    places = {w: i for i, s in enumerate(clock.slots) for w in s.who}
    waits = setting(fight, "monture", "deja_agi") == "attend"
    done = waits and places.get(beast.id, clock.index) < clock.index
    slots = []
    for slot in clock.slots:
        who = tuple([w for w in slot.who if w != beast.id])
        if me.id in who:
            who = (*who, beast.id)
        if who:
            slots.append(Slot(who, slot.count))
    place = next(i for i, s in enumerate(slots) if me.id in s.who)
    if me.id in clock.acting():
        if done:
            yield Order(tuple(slots), place)
            return
        yield Order(tuple(slots), place - 1)
        yield Turn((beast.id,))
        yield from turn_budget(fight, beast)
    else:
        now = clock.now
        here = [i for i, s in enumerate(slots) if now is not None and set(s.who) & set(now.who)]
        yield Order(tuple(slots), here[0] if here else clock.index)


def dismount(fight: Fight, act: Dismount) -> Flow[None]:
    """B-MNT-02: down again, onto a free block beside it."""
    me = fight[act.actor]
    beast = mount_of(me)
    if beast is None:
        raise Refused("not-mounted", "B-MNT-02", who=me.id)
    cost = half(me, beast)
    check_once(me, cost)
    yield Count(me.id, "moves", me["moves"] - cost, "dismount")
    yield from get_off(fight, me, beast)
    yield Begin(Effect("mounting", me.id, until=me.this_end))
    yield Tell("dismounted", (me.id, beast.id))


def get_off(fight: Fight, me: Creature, beast: Creature) -> Flow[None]:
    """B-MNT-02, 03: no longer mounted, on the nearest block beside it that nothing fills."""
    yield from leave_saddle(me, beast)
    beside = places_around(fight, me, beast) if beast.placed and me.placed else []
    if not beside:
        return
    walls = yield from Facts(tuple([Fact("filled", (to,)) for to in beside]))
    free: list[Pos] = [to for to, wall in zip(beside, walls, strict=True) if not wall]
    if free:
        yield Move(me.id, free[0], "forced")


def leave_saddle(me: Creature, beast: Creature) -> Flow[None]:
    """B-MNT-08: the mount is its own again, and keeps its place in the order.

    AMB-72: in the turn of mounting, what was left of the rider's own walk is lost.
    """
    fight = me.fight
    if me.has("mounting") and setting(fight, "monture", "reste_du_cavalier") == "perdu":
        yield from refill(me, moves=0)
    seat = me.effects(MOUNTED)
    yield from lift(seat, "dismounted")
    if beast.being.player == me.being.player and seat:
        yield Bind(beast.id, str(seat[0].data.get("player", "")), beast.being.body)


# -- holding the seat --------------------------------------------------------------------------


def unseat(fight: Fight, act: Unseat) -> Flow[None]:
    """B-MNT-03: the mount is moved against its will: will the rider stay on?"""
    who = fight[act.who]
    me = who if mount_of(who) is not None else rider_of(who)
    if me is None:
        raise Refused("not-mounted", "B-MNT-03", who=who.id)
    yield from hold_seat(fight, me)


def hold_seat(fight: Fight, me: Creature) -> Flow[bool]:
    """B-MNT-03, 04, AMB-70: Dextérité, strictly above 10, or off and prone within a metre."""
    beast = mount_of(me)
    if beast is None:
        return True
    odds = luck(fight, (), resisting(me))
    mods = (Mod(modifier(me, "dexterite"), "dexterite"), *odds.mods)
    roll = yield from Roll("seat", me.id, odds.dice, mods, odds.keep, odds.why)
    least = int(setting(fight, "monture", "seuil"))
    stays = roll.total > least if setting(fight, "monture", "strict") else roll.total >= least
    yield Tell("seat-kept" if stays else "unseated", (me.id, beast.id), {"roll": roll})
    if not stays:
        yield from get_off(fight, me, beast)
        if not me.has("prone"):
            yield Begin(Effect("prone", me.id))
    return stays


def trip(fight: Fight, me: Creature) -> Flow[None]:
    """B-MNT-04, B-MOV-19: knocked prone, unless a rider keeps the seat."""
    if mount_of(me) is not None:
        yield from hold_seat(fight, me)
    elif not me.has("prone"):
        yield Begin(Effect("prone", me.id))
        yield Tell("prone", (me.id,))


def riders_fall(fight: Fight) -> Flow[None]:
    """B-MNT-05, 06: the mount is down: a leap onto one's feet, or down with it, even under it."""
    for id in [e.on for e in fight.effects(MOUNTED)]:
        me = fight[id]
        beast = mount_of(me)
        if (beast is not None and me.has("unconscious")) or me.out:
            yield from slump(fight, me)
            continue
        if beast is None or not (beast.out or beast.has("prone", "unconscious")):
            continue
        about = {"who": me.id, "target": beast.id}
        jumps = can_react(me) and (
            yield from Ask(me.id, "jump-off", ("yes", "no"), "yes", about)
        ) == "yes"  # fmt: skip
        if jumps:
            yield from pay(me, "B-MNT-05", reaction=1)
            yield from get_off(fight, me, beast)
            yield Tell("jumped-off", (me.id, beast.id))
        else:
            yield from get_off(fight, me, beast)
            if not me.has("prone"):
                yield Begin(Effect("prone", me.id))
            yield Tell("fell-with", (me.id, beast.id))
            yield from mishap(fight, me, beast)


def slump(fight: Fight, me: Creature) -> Flow[None]:
    """A rider who faints slides off, unless this fight has it otherwise; a dead one always does."""
    beast = mount_of(me)
    if beast is None or (setting(fight, "monture", "cavalier_inerte") == "reste" and not me.out):
        return
    yield from get_off(fight, me, beast)
    yield Tell("fell-off", (me.id, beast.id))


def mishap(fight: Fight, me: Creature, beast: Creature) -> Flow[None]:
    """B-MNT-06, AMB-71: by the GM's word: trapped under it, or hurt by the height; else nothing."""
    about = {"who": me.id, "target": beast.id}
    rule = setting(fight, "monture", "malheur")
    if rule == "aucun":
        return
    if rule == "de":
        roll = yield from Roll("mishap", me.id, (6,))
        said = MISHAPS.get(roll.natural, "nothing")
    else:
        said = yield from Ask(GM, "mishap", ("nothing", "trapped", "harm"), "nothing", about)
    if said == "trapped":
        yield Begin(Effect("trapped", me.id, beast.id))
    elif said == "harm":
        height = yield from AskNumber(GM, "fall-height", 0, 384, 1, about)
        amount = height * int(setting(fight, "chute", "degats_par_metre"))
        if amount:
            yield from harm(fight, me, amount, kinds_of(fight, "contondant"), "fall")


MISHAPS = {1: "trapped", 2: "harm"}
"""AMB-71: what a d6 brings, where it decides."""


def free_trapped(fight: Fight, beast: Creature) -> Flow[None]:
    """B-MNT-06: the mount gets up: whoever lay under it is free."""
    yield from lift([e for e in fight.effects("trapped") if e.by == beast.id], "freed")
