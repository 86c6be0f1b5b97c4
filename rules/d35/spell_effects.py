"""What a spell does once it is cast: rays, areas, saves, damage, healing, what is kept up."""

from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Roll, Rolled, Tell
from rules.engine.state import Effect, Pos

from .blow import Blow
from .checks import Save, save
from .concentration import begin_keeping
from .hands import bare
from .health import heal, hurt
from .initiative import until_count
from .scale import scale_of
from .sheet import Creature, Fight
from .shots import line_of_fire
from .slots import save_dc
from .space import hostile, metres
from .spells import SPELLS, Spell
from .strike import faces_of, touch
from .theme import Theme

UNDER_SPELL = "under_spell"
"""A spell of ``by`` lasts on ``on``. Data: ``spell``, ``level``."""


@dataclass(frozen=True, slots=True)
class Power:
    """The strength of one casting: caster level and the DC of saves, scrolls and wands included."""

    level: int
    dc: int


def power_of(me: Creature, spell: Spell) -> Power:
    return Power(max(1, me.sheet.NLS), save_dc(me, spell))


def known_spell(me: Creature, name: str) -> Spell | None:
    """By its name, of its own or of the book."""
    own = next((s for s in me.sheet.sorts if s.nom == name), None)
    return own or next((s for s in SPELLS.values() if s.nom == name), None)


def is_touch(spell: Spell) -> bool:
    """D-TOUCH-01: delivered by a hand."""
    return spell.portee == "contact" or spell.attaque == "contact"


def aims(spell: Spell) -> bool:
    """Whether it is nothing without somebody to strike; the GM tells what the others do."""
    return bool(spell.attaque or spell.degats or spell.de_par_niveau)


def check_aim(me: Creature, spell: Spell, target: str, at: Pos | None) -> None:
    """Somebody or somewhere, in range, where the spell wants it. Raises Refused."""
    if spell.portee == "personnelle" or is_touch(spell):
        return
    if target:
        other = me.fight[target]
        if not me.perceives(other):
            raise Refused("no-such-creature", name=target)
        if other.out in ("dead", "fled"):
            raise Refused("no-target", "D-CAST-01", who=target)
        far = metres(me, other)
        if spell.portee_m and far > spell.portee_m:
            raise Refused("out-of-range", "D-CAST-01", distance=far, most=spell.portee_m)
    elif aims(spell) and not (at is not None and spell.rayon_m):
        raise Refused("spell-needs-target", "D-CAST-01", spell=spell.nom)


def aimed(fight: Fight, me: Creature, spell: Spell, target: str) -> Flow[bool]:
    """Whether what is aimed at is half hidden. Raises Refused for a wall."""
    if not target or target == me.id or spell.portee != "metres" or is_touch(spell):
        return False
    return (yield from line_of_fire(fight, me, fight[target])) == "partial"


def work(
    fight: Fight,
    me: Creature,
    spell: Spell,
    power: Power,
    target: str = "",
    at: Pos | None = None,
    covered: bool = False,
) -> Flow[None]:
    """D-CAST-01, D-TOUCH-05: at once; a ray must hit first. Touch spells are held (touch.py)."""
    if spell.concentration:
        yield from begin_keeping(fight, me, spell)
    if spell.rayon_m and not spell.attaque:
        yield from burst(fight, me, spell, power, target, at)
        return
    if target not in fight and spell.portee != "personnelle":
        return
    other = me if spell.portee == "personnelle" else fight[target]
    critical = False
    if spell.attaque == "rayon":
        ray = Blow(bare(me), me.sheet.BBA, ranged=True, covered=covered, why="ray")
        struck = yield from touch(fight, me, other, ray)
        if not struck.hit:
            return
        critical = struck.critical
    yield from affect(fight, me, spell, power, other, critical)


def burst(
    fight: Fight, me: Creature, spell: Spell, power: Power, target: str, at: Pos | None
) -> Flow[None]:
    """Everybody within its radius, friend or foe; the dice are thrown once for all."""
    centre = fight[target].pos if target in fight and fight[target].placed else at
    caught = [target] if centre is None and target in fight else []
    if centre is not None:
        caught = [c.id for c in fight if c.placed and within(c, centre, spell.rayon_m)]
    roll = yield from throw(me, spell, power)
    for id in caught:
        if fight[id].out not in ("dead", "fled"):
            yield from affect(fight, me, spell, power, fight[id], roll=roll)


def within(c: Creature, centre: Pos, radius: float) -> bool:
    blocks = scale_of(c.fight).blocks(radius)
    gap = [a - b for a, b in zip(c.pos, centre, strict=True)]
    return sum(float(d) ** 2 for d in gap) <= blocks**2 + 1e-9


def throw(me: Creature, spell: Spell, power: Power, critical: bool = False) -> Flow[Rolled | None]:
    """R-6: its dice, twice for a critical hit; None for a spell that has none."""
    text = spell.dice(power.level)
    if not text:
        return None
    faces, plus = faces_of(text)
    times = 2 if critical else 1
    mods = (Mod(plus * times, "spell"),) if plus else ()
    return (yield from Roll("spell-damage", me.id, faces * times, mods))


def affect(
    fight: Fight,
    me: Creature,
    spell: Spell,
    power: Power,
    target: Creature,
    critical: bool = False,
    roll: Rolled | None = None,
) -> Flow[None]:
    """One target: resistance, save, then dice; healing harms the undead."""
    heals = spell.soin and not target.sheet.undead
    willing = spell.inoffensif and not (spell.soin and target.sheet.undead)
    willing = willing and (target == me or not hostile(me, target) or heals)
    if not willing and not (yield from pierces(me, spell, power, target)):
        yield Tell("spell-resisted", (target.id, me.id), {"spell": spell.nom})
        return
    saved = False
    if spell.sauvegarde and not willing:
        kind: Save = spell.sauvegarde
        saved = (yield from save(fight, target, kind, power.dc)).passed
    if saved and spell.effet_sauvegarde == "annule":
        yield Tell("spell-resisted", (target.id, me.id), {"spell": spell.nom})
        return
    roll = roll or (yield from throw(me, spell, power, critical))
    yield Tell("spell-touches", (me.id, target.id), {"spell": spell.nom})
    if roll is not None:
        halved = saved and spell.effet_sauvegarde == "demi"
        amount = roll.total // 2 if halved else roll.total
        if heals:
            yield from heal(fight, target, amount)
        else:
            shown = None if halved else roll
            yield from hurt(fight, target, amount, by=me.id, source="spell", roll=shown)
    if spell.duree_rounds and not saved:
        data = {"spell": spell.nom, "level": spell.niveau}
        until = until_count(fight, spell.duree_rounds)
        yield Begin(Effect(UNDER_SPELL, target.id, me.id, until, data))


def pierces(me: Creature, spell: Spell, power: Power, target: Creature) -> Flow[bool]:
    """Spell resistance, where there is any: 1d20 and the caster level (SRD)."""
    if not (spell.resistance and target.sheet.RM):
        return True
    mods = (Mod(power.level, "caster-level"),)
    roll = yield from Roll("caster-level", me.id, (20,), mods)
    return roll.total >= target.sheet.RM


SPELL_EFFECTS = Theme(
    effects=(UNDER_SPELL,),
    tells=("spell-resisted", "spell-touches"),
    refusals=("spell-needs-target",),
)
