"""From a hit to the points it takes: dice, bonuses, reductions, resistances, what lingers."""

from typing import Any

from rules.engine import damage as engine
from rules.engine.changes import Begin
from rules.engine.clock import FOREVER, Anchor, Before
from rules.engine.damage import Packet
from rules.engine.flows import lift
from rules.engine.modifiers import Mod, total
from rules.engine.requests import Ask, Flow, Roll, Rolled, Tell
from rules.engine.state import Effect

from .arms import DiceAlone, Weapon
from .catalogue import CONSTANTS, DAMAGE_TYPES, dice
from .defence import beats, element_of
from .points import hurt, knock_out
from .scene import look_under_water
from .settings import setting
from .sheet import Creature, Fight
from .statuses import CHOKING, TICKS, inflict
from .strengths import added, resistant, vulnerable
from .surroundings import douses


def deal(
    fight: Fight,
    me: Creature,
    target: Creature,
    weapon: Weapon,
    critical: bool,
    close: bool,
    element: str,
    shown: Rolled | None = None,
) -> Flow[bool]:
    """B-ATK-11, B-ATK-13, 14, B-DMG-01: the harm of a hit, and what its type leaves behind.

    What lingers does so however little the hit itself hurt. ``close``: a melee attack, whose
    author may spare the life it would take (B-DTH-15); ``element``: what the target is of;
    ``shown``: what the dice have already shown, for several targets at once (B-ATK-12). True
    unless it spared somebody, and did nothing else.
    """
    if not weapon.degats:
        if weapon.effet == "base":
            kinds = kinds_of_harm(fight, weapon)
            yield from linger(fight, me, target, weapon.type, kinds, weapon)
        yield from special(fight, me, target, weapon)
        return True
    packet = yield from harm_of(fight, me, weapon, critical, element, shown)
    packet = engine.through(STEPS, packet, target)
    if close and 0 < target["pv"] <= packet.amount and may_spare(fight, target, packet):
        options = ("kill", "knock-out")
        about = {"target": target.id, "amount": packet.amount}
        if (yield from Ask(me.id, "knock-out", options, "kill", about)) == "knock-out":
            yield from knock_out(fight, target, packet)
            return False
    yield from hurt(fight, target, packet)
    if weapon.effet == "base":
        yield from linger(fight, me, target, weapon.type, packet.types, weapon)
    if weapon.effets:
        yield from special(fight, me, target, weapon)
    return True


def special(fight: Fight, me: Creature, target: Creature, weapon: Weapon) -> Flow[None]:
    """B-ATK-14, B-DMG-01: what the attack does besides harm, or instead of it.

    A kind of harm that it names is what this kind leaves behind: a poisoned blade.
    """
    for effect in weapon.effets:
        if effect.statut in DAMAGE_TYPES:
            yield from linger(fight, me, target, effect.statut, kinds_of(fight, effect.statut))
        else:
            yield from inflict(fight, me, target, effect)


def may_spare(fight: Fight, target: Creature, packet: Packet) -> bool:
    """B-DTH-15: knocking out wins over instant death, unless the setting says not (AMB-69).

    A thing is broken or it is not.
    """
    if target.sheet.genre == "objet":
        return False
    outright = packet.amount - target["pv"] >= target.sheet.pv_max
    return bool(setting(fight, "assommer", "prime")) or not outright


def harm_of(
    fight: Fight,
    me: Creature,
    weapon: Weapon,
    critical: bool,
    element: str,
    shown: Rolled | None = None,
) -> Flow[Packet]:
    """B-ATK-11, 13: dice, skill level, bonuses; a critical is the most they can show, unrolled."""
    thrown = dice(weapon.degats)
    mods = bonuses(fight, me, weapon, element)
    roll = None if critical else shown
    base = 0 if thrown.faces and isinstance(weapon, DiceAlone) else thrown.plus
    if base:
        mods = (Mod(base, "base"), *mods)
    if critical:
        most = sum(thrown.faces)
        plus = total(mods) if setting(fight, "critique", "degats") != "des_max" else base
        amount = most + plus
    elif shown is not None:
        amount = shown.total + total(mods)
    elif thrown.faces:
        roll = yield from Roll("damage", me.id, thrown.faces, mods)
        amount = roll.total
    else:
        amount = total(mods)
    types = kinds_of_harm(fight, weapon)
    tags = ("critical",) if critical else ()
    steps = (("rolled", max(0, amount)),)
    return Packet(max(0, amount), types, weapon.nom, tags, steps, roll)


def bonuses(fight: Fight, me: Creature, weapon: Weapon, element: str) -> tuple[Mod, ...]:
    """B-ATK-11, B-DMG-16: the level of the weapon's skill, its own bonus, the better magic.

    B-TWF-03: none of them for one of two weapons.
    """
    if isinstance(weapon, DiceAlone):
        return ()
    mods = []
    if level := me.sheet.competences.get(weapon.competence, 0):
        mods.append(Mod(level, weapon.competence))
    if weapon.bonus_degats:
        mods.append(Mod(weapon.bonus_degats, "weapon"))
    mods += added(me, "degats")
    if beats(fight, element_of(weapon), element):
        mods.append(Mod(CONSTANTS.magie.avantage, "magic-advantage"))
    return tuple(mods)


def kinds_of_harm(fight: Fight, weapon: Weapon) -> tuple[str, ...]:
    """B-DMG-01, 09, 10: the keys that resistances go by: type, element, and whether it is magic."""
    magic = weapon.magique or weapon.sorte == "sort" or weapon.type == "magique"
    keys = kinds_of(fight, weapon.type, element_of(weapon))
    return keys if magic else (*keys, "non_magique")


def kinds_of(fight: Fight, type: str, element: str = "") -> tuple[str, ...]:
    """The keys of harm: its type and its element, if it has them (AMB-58: what counts as fire)."""
    element = element or (DAMAGE_TYPES[type].element if type else "")
    if setting(fight, "feu", "selon") == "brulure":
        element = FIRE if type == "brulure" else "" if element == FIRE else element
    return tuple([t for t in (type, element) if t])


def reduce_flat(packet: Packet, target: Creature) -> int:
    """B-ATK-11: flat reductions come before anything is halved; never below nothing."""
    cuts = sum([r.valeur for r in target.sheet.reductions
                if r.type == "tous" or r.type in packet.types])  # fmt: skip
    return max(0, packet.amount - cuts)


def halve(packet: Packet, target: Creature) -> int:
    """B-DMG-12, 14, B-DMG-15, B-GEN-02: half, once however many resistances, after all the rest."""
    if not resists(packet, target) or (weak(packet, target) and cancel(target)):
        return packet.amount
    by = CONSTANTS.degats.diviseur
    if setting(target.fight, "degats", "arrondi") == "superieur":
        return -(-packet.amount // by)
    least = min(packet.amount, int(setting(target.fight, "degats", "minimum")))
    return max(least, packet.amount // by)


def double(packet: Packet, target: Creature) -> int:
    """B-DMG-13, 14, 15: twice, once however many weaknesses, after all the rest."""
    if not weak(packet, target) or (resists(packet, target) and cancel(target)):
        return packet.amount
    return packet.amount * CONSTANTS.degats.facteur


def resists(packet: Packet, target: Creature) -> bool:
    """B-DMG-12, B-UW-04."""
    borne = {*target.sheet.resistances, *resistant(target)}
    return not borne.isdisjoint(packet.types) or douses(target, packet.types)


def weak(packet: Packet, target: Creature) -> bool:
    soft = {*target.sheet.vulnerabilites, *vulnerable(target)}
    return not soft.isdisjoint(packet.types)


def cancel(target: Creature) -> bool:
    """AMB-60: resistance and vulnerability to the same harm leave it as it is."""
    rule: Any = setting(target.fight, "degats", "resistance_et_vulnerabilite")
    return bool(rule == "annulent")


FIRE = "feu"

STEPS: tuple[engine.Step, ...] = (
    ("reduction", reduce_flat),
    ("resistance", halve),
    ("vulnerability", double),
)
"""B-ATK-11, B-DMG-14: what harm passes through, in this order."""


def harm(
    fight: Fight,
    target: Creature,
    amount: int,
    types: tuple[str, ...],
    source: str,
    roll: Rolled | None = None,
) -> Flow[None]:
    """Harm without an attack: a tick, the GM's word; reduced and resisted like any other."""
    if FIRE in types:
        yield from look_under_water(fight, target)
    packet = Packet(amount, types, source, (), (("rolled", amount),), roll)
    yield from hurt(fight, target, engine.through(STEPS, packet, target))


# -- what lingers ------------------------------------------------------------------------------


def linger(
    fight: Fight,
    me: Creature,
    target: Creature,
    type: str,
    types: tuple[str, ...],
    source: Weapon | None = None,
) -> Flow[None]:
    """B-DMG-01, 02, 05, 06, 10: what a type leaves behind; the same again only starts over.

    It is of the element and the magic of what left it, for whoever resists those. AMB-52: its
    ``source`` may be worse than the least that its type does.
    """
    kind = DAMAGE_TYPES[type]
    worse = source if setting(fight, "tic", "de") == "de_la_source" else None
    text = (worse.tic if worse else "") or kind.tic
    if not text or target.out or not setting(fight, "degats", "effet_type"):
        return
    name = f"tick-{type}"
    if setting(fight, "degats", "cumul") == "rafraichir":
        yield from lift(target.effects(name), "renewed")
    turns = (worse.tours_tic if worse else 0) or kind.tours
    if type == CHOKING:
        turns = turns or int(setting(fight, "asphyxie", "tours"))  # AMB-53
    data = {"types": types, "dice": text}
    yield Begin(Effect(name, target.id, me.id, lasting(target, turns), data))
    yield Tell("afflicted", (target.id,), {"effect": name, "turns": turns})


def lasting(target: Creature, turns: int) -> Anchor:
    """B-DMG-01, AMB-01: until the last of that many turns of its own begins, or in rounds."""
    if not turns:
        return FOREVER
    if setting(target.fight, "duree", "unite") == "round":
        return target.fight.count_in(turns)
    return target.start_in(turns)


def tick(fight: Fight, me: Creature) -> Flow[None]:
    """B-DMG-01, AMB-50: each at the start of the victim's turn, in order; the last one ends it."""
    for effect in me.effects(*TICKS):
        if me.out:
            return
        if effect.id not in fight.state.effects:
            continue
        if isinstance(effect.until, Before) and effect.until.passed(fight.clock):
            yield from over(me, effect)
            continue
        text, type = TICKS[effect.name]
        thrown = dice(str(effect.data.get("dice", text)))
        roll = yield from Roll("tick", me.id, thrown.faces, why=(type or effect.name,))
        types = tuple(effect.data.get("types", kinds_of(fight, type)))
        yield from harm(fight, me, roll.total + thrown.plus, types, effect.name, roll)
        if effect.id in fight.state.effects and effect.until.passed(fight.clock):
            yield from over(me, effect)


def over(me: Creature, effect: Effect) -> Flow[None]:
    """B-DMG-01: it has hurt for the last time."""
    yield from lift((effect,), "last tick")
    yield Tell("recovered", (me.id,), {"effect": effect.name})
