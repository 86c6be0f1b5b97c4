"""Sundering: weapons and shields in hand, things carried, things that nobody holds."""

from dataclasses import dataclass

from rules.engine.changes import Place
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Item

from .attack import check_target, chosen
from .belongings import Reached, others_words, reached
from .blow import Blow, Struck
from .breakage import batter, toughness_of
from .budget import require, spend
from .checks import opposed
from .flags import armed_by_nature
from .gear import on_ground
from .hands import Wield, is_bare, profile, weapon_words, wielded
from .offers import at_foes
from .opportunity import provoke
from .rivalry import bout, by_feat, guard, unaided, used
from .sequence import next_swing, take_swing
from .settings import setting
from .sheet import Creature, Fight
from .sizes import SIZES
from .strike import attack_roll
from .theme import Theme, after_attack

NOT_MOVING = -5 - 2
"""D-SUNDER-09: what lies there has no Dexterity, and cannot dodge at all."""


@dataclass(frozen=True, slots=True)
class Sunder:
    """``what``: the thing; "" for the weapon in hand. ``weapon``: with what."""

    actor: str
    target: str
    what: str = ""
    weapon: str = ""


@dataclass(frozen=True, slots=True)
class Break:
    """``what``: a thing on the ground, or anything else in the GM's words."""

    actor: str
    what: str = ""


def check_edge(me: Creature, wield: Wield) -> None:
    """D-SUNDER-01: an edge or a weight, not a point. Raises Refused."""
    types = wield.weapon.types
    fit = "tranchant" in types or "contondant" in types
    if not fit or (is_bare(wield) and not armed_by_nature(me)):
        raise Refused("cannot-sunder-with", "D-SUNDER-01", weapon=wield.weapon.nom)


def check_thing(target: Creature, what: str) -> Reached:
    """D-SUNDER-08: anything of somebody but the armour on his body. Raises Refused."""
    if target.sheet.armure is not None and what == target.sheet.armure.nom:
        raise Refused("cannot-sunder", "D-SUNDER-08", what=what)
    return reached(target, what, "D-SUNDER-01", carried=True)


def check_turn(me: Creature) -> int:
    """A-13: an attack of the turn, or a standard action of its own; the base bonus it has."""
    if setting(me.fight, "sunder", "replaces_attack"):
        return next_swing(me).bab
    require(me, "standard", "D-SUNDER-01")
    return me.sheet.BBA


def pay(fight: Fight, me: Creature) -> Flow[None]:
    if setting(fight, "sunder", "replaces_attack"):
        yield from take_swing(fight, me)
    else:
        yield from spend(fight, me, "standard", "D-SUNDER-01")


def check_sunder(
    me: Creature, target: Creature, what: str = "", name: str = ""
) -> tuple[Reached, Wield, int]:
    """D-SUNDER-01, D-SUNDER-08: what, with what, at which base bonus. Raises Refused."""
    check_target(me, target, "D-SUNDER-01")
    thing = check_thing(target, what)
    bab = check_turn(me)
    wield, shot = chosen(me, target, name)
    if shot:
        raise Refused("cannot-sunder-with", "D-SUNDER-01", weapon=wield.weapon.nom)
    check_edge(me, wield)
    return thing, wield, bab


def offers(fight: Fight, me: Creature) -> list[Offer]:
    return at_foes(me, "sunder", lambda foe: check_sunder(me, foe))


def sunder(fight: Fight, act: Sunder) -> Flow[None]:
    """D-SUNDER-01…08, D-TAB-03: the target may strike first; a wound does not stop it."""
    me, target = fight[act.actor], fight[act.target]
    thing, wield, bab = check_sunder(me, target, act.what, act.weapon)
    yield from pay(fight, me)
    if not me.sheet.has_feat("improved_sunder"):
        verdict = yield from provoke(fight, me, "sunder_weapon", only=(target.id,))
        if not verdict.able:  # D-SUNDER-02
            return
    blow = Blow(wield, bab, why="sunder")
    if (yield from hits(fight, me, target, thing, blow)):
        item = fight.state.items.get(thing.item.id, thing.item)
        toughness = yield from toughness_of(fight, target, item, thing.weapon)
        yield from batter(fight, me, blow, item, toughness)


def hits(fight: Fight, me: Creature, target: Creature, thing: Reached, blow: Blow) -> Flow[bool]:
    """D-SUNDER-03, D-SUNDER-07: against the hand that holds it, or against its own AC."""
    if not thing.held or (thing.weapon is None and thing.item.slot != "bras"):
        return (yield from hits_carried(fight, me, target, thing, blow))
    mine = (
        *bout(fight, me, target, blow.wield, blow.bab, "sunder"),
        *by_feat(me, "improved_sunder"),
    )
    ward = guard(target)
    if thing.weapon is not None and thing.weapon.melee:
        ward = Wield(thing.weapon, thing.item.slot, thing.item)
    theirs = unaided(bout(fight, target, me, ward, target.sheet.BBA, "sunder"))
    won, rolls = yield from opposed(fight, "sunder", me, mine, target, theirs)
    yield from used(fight, me, target, blow, rolls[0])
    if not won:  # D-SUNDER-05
        shown = {"what": thing.item.kind, "roll": rolls[0], "against": rolls[1]}
        yield Tell("sunder-failed", (me.id, target.id), shown)
    return won


def hits_carried(
    fight: Fight, me: Creature, target: Creature, thing: Reached, blow: Blow
) -> Flow[bool]:
    """D-SUNDER-07: 10, its size, and the Dexterity of who carries it."""
    base = int(setting(fight, "sunder", "object_ac"))
    against = base + SIZES[thing.size].attaque + target.sheet.mod("DEX")
    aimed = Blow(blow.wield, blow.bab, why="sunder", against=against)
    struck = yield from attack_roll(fight, me, target, aimed)
    yield from after_attack(fight, me, target, Struck(aimed, struck.roll, against, False))
    return struck.hit


# -- what nobody holds ----------------------------------------------------------------------------


def lying(me: Creature, name: str) -> Item:
    """D-SUNDER-09: the thing at hand of that name; anything else is what the GM says it is."""
    for item in on_ground(me):
        if name in ("", item.kind):
            return item
    if not name:
        raise Refused("no-such-thing", "D-SUNDER-09", name="none")
    return Item(f"objet.{name}", name, "", "", me.pos if me.placed else None, {"taille": "M"})


def break_object(fight: Fight, act: Break) -> Flow[None]:
    """D-SUNDER-09, D-TAB-03: a thing without a master: nobody is provoked."""
    me = fight[act.actor]
    item = lying(me, act.what)
    weapon = profile(fight, item)
    bab = check_turn(me)
    wield = next(w for w in wielded(me) if w.weapon.melee)
    check_edge(me, wield)
    size = weapon.taille if weapon is not None else item.data.get("taille", "TP")
    against = int(setting(fight, "sunder", "object_ac")) + SIZES[size].attaque + NOT_MOVING
    yield from pay(fight, me)
    blow = Blow(wield, bab, why="sunder", against=against)
    if not (yield from attack_roll(fight, me, me, blow)).hit:
        return
    toughness = yield from toughness_of(fight, None, item, weapon)
    told = {**item.data, "solidite": toughness.hardness, "resistance": toughness.points}
    known = Item(item.id, item.kind, "", "", item.pos, told)
    if item.id not in fight.state.items:
        yield Place(known)
    yield from batter(fight, me, blow, known, toughness)


WHAT = Arg("what", "word", others_words, optional=True)
SUNDER = Theme(
    verbs={
        "sunder": Verb(
            Sunder,
            sunder,
            (Arg("target", "creature"), WHAT, Arg("weapon", "word", weapon_words, optional=True)),
        ),
        "break": Verb(Break, break_object, (Arg("what", "text", optional=True),)),
    },
    questions=("object-hardness", "object-points"),
    tells=("sunder-failed", "object-hit", "object-broken"),
    refusals=("cannot-sunder", "cannot-sunder-with"),
    offers=offers,
)
