"""What a casting uses up of the day: a prepared spell, a slot, experience that never comes back."""

from rules.engine.changes import Begin
from rules.engine.clock import FOREVER
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import EffectKind, nothing
from rules.engine.state import Effect

from .sheet import Creature, Fight
from .spells import SPELLS, Spell
from .theme import Theme, everywhere

SPENT = "spell_spent"
"""One spell or slot of the day is gone. Data: ``spell``, ``level``."""
XP_SPENT = "xp_spent"
"""Experience paid so far. Data: ``amount``."""
KINDS_OF_CLERIC = {"soins": "soins", "convocation": "convocation"}


def prepared(me: Creature, name: str) -> int:
    """D-CAST-10: how many times a spell was prepared for the day, by its name."""
    found = 0
    for key, count in me.sheet.prepares.items():
        if (SPELLS[key].nom if key in SPELLS else key) == name:
            found += count
    return found


def spent(me: Creature, key: str, value: object) -> int:
    return sum(1 for e in me.effects(SPENT) if e.data[key] == value)


def left(me: Creature, spell: Spell) -> int | None:
    """D-CAST-10: how often it can still be cast today; None: nobody counts."""
    sheet = me.sheet
    if sheet.incantation == "preparee" and sheet.prepares:
        return prepared(me, spell.nom) - spent(me, "spell", spell.nom)
    if sheet.incantation == "spontanee" and sheet.emplacements:
        slots = sheet.emplacements.get(str(spell.niveau), 0)
        return slots - spent(me, "level", spell.niveau)
    return None


def check_slot(me: Creature, spell: Spell) -> None:
    """D-CAST-10: it was prepared, or a slot of its level is left. Raises Refused."""
    if (have := left(me, spell)) is not None and have < 1:
        raise Refused("no-spell-left", "D-CAST-10", who=me.id, spell=spell.nom)


def check_swap(me: Creature, spell: Spell, given: Spell) -> None:
    """D-FRC-08: what a cleric or a druid makes of a prepared spell. Raises Refused."""
    wanted = KINDS_OF_CLERIC.get(me.sheet.conversion, "")
    fits = spell.soin if wanted == "soins" else spell.nom.startswith("convocation")
    if not wanted or not fits or spell.niveau > given.niveau:
        raise Refused("no-swap", "D-FRC-08", who=me.id, spell=spell.nom, instead=given.nom)
    check_slot(me, given)


def use_slot(me: Creature, spell: Spell) -> Flow[None]:
    """D-CAST-10: gone, whether the casting succeeds or is lost."""
    if left(me, spell) is None:
        return
    data = {"spell": spell.nom, "level": spell.niveau}
    yield Begin(Effect(SPENT, me.id, "", FOREVER, data))


def xp_paid(me: Creature) -> int:
    return sum(int(e.data["amount"]) for e in me.effects(XP_SPENT))


def xp_left(me: Creature) -> int:
    """D-CAST-07: what may be spent without losing a level.

    Experience that would be enough for another level is spent like the rest.
    """
    return me.sheet.PX - xp_paid(me) - me.sheet.PX_seuil


def check_xp(me: Creature, spell: Spell) -> None:
    """D-CAST-07: never so much that a level would be lost. Raises Refused."""
    if spell.PX and xp_left(me) < spell.PX:
        raise Refused("no-xp", "D-CAST-07", who=me.id, needs=spell.PX, has=max(0, xp_left(me)))


def pay_xp(fight: Fight, me: Creature, spell: Spell) -> Flow[None]:
    """D-CAST-08: paid as the casting begins, and lost with a spell that fails."""
    if not spell.PX:
        return
    paid = xp_paid(me) + spell.PX
    yield from lift(me.effects(XP_SPENT), "next")
    yield Begin(Effect(XP_SPENT, me.id, "", FOREVER, {"amount": paid}))
    shown = {"amount": spell.PX, "left": me.sheet.PX - paid}
    yield Tell("xp-paid", (me.id,), shown, (me.id, "gm"))


def begin_casting(fight: Fight, me: Creature, spell: Spell, given: Spell | None) -> Flow[None]:
    """D-CAST-08, D-CAST-10, D-TOUCH-09: what starting to cast costs, whatever comes of it.

    ``given``: the prepared spell that it takes the place of (D-FRC-08).
    """
    yield from everywhere("casts", fight, me)
    yield from use_slot(me, given or spell)
    yield from pay_xp(fight, me, spell)


def save_dc(me: Creature, spell: Spell) -> int:
    """The number a target's save must reach: 10, the level, the best mind (SRD)."""
    base = me.sheet.DD_sorts or 10 + max(me.sheet.mod(a) for a in ("INT", "SAG", "CHA"))
    return base + spell.niveau


LASTING = EffectKind(expired=nothing, lasts=True)
SLOTS = Theme(
    kinds={SPENT: LASTING, XP_SPENT: LASTING},
    needs={SPENT: ("spell", "level"), XP_SPENT: ("amount",)},
    tells=("xp-paid",),
    refusals=("no-spell-left", "no-swap", "no-xp"),
)
