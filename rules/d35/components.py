"""What a spell wants of whoever casts it: a voice, a free hand, its components, a clear mind."""

from rules.engine.requests import GM, Ask, Fact, Facts, Flow, Refused

from .free import ready_components
from .hands import free_hands
from .sheet import Creature, Fight
from .slots import check_slot, check_swap, check_xp
from .spells import Spell
from .theme import Theme, check_spell, forbidden

SILENCED = "silenced"
"""In a place where nothing is heard."""


def check_cast(me: Creature, spell: Spell, given: Spell | None = None) -> None:
    """D-CAST-02, D-CAST-04…07, D-CAST-09, D-CAST-10: all that may forbid it. Raises Refused.

    ``given``: the prepared spell that it takes the place of (D-FRC-08).
    """
    if why := forbidden(me, "cast"):
        raise Refused("cannot-act", gesture_rule(why), who=me.id, why=why)
    check_spell(me, spell)
    check_voice(me, spell)
    check_gesture(me, spell)
    check_materials(me, spell)
    check_xp(me, spell)
    if given is None:
        check_slot(me, spell)
    else:
        check_swap(me, spell, given)


def gesture_rule(why: str) -> str:
    """The rule by which a condition forbids casting: bound hands, or a mind that cannot."""
    return "D-CAST-04" if why == "bound" else "D-CAST-09"


def check_voice(me: Creature, spell: Spell) -> None:
    """D-CAST-02, D-FRC-06: words must be clear: not gagged, not in silence. Raises Refused."""
    if spell.V and (why := forbidden(me, "speak")):
        raise Refused("cannot-act", "D-CAST-02", who=me.id, why=why)


def check_gesture(me: Creature, spell: Spell) -> None:
    """D-CAST-04, D-FRC-06: a hand that moves freely. Raises Refused."""
    if not spell.G:
        return
    if why := forbidden(me, "hands"):
        raise Refused("cannot-act", "D-CAST-04", who=me.id, why=why)
    if not free_hands(me):
        raise Refused("no-free-hand", "D-CAST-04", who=me.id)


def unoccupied(fight: Fight, me: Creature, spell: Spell) -> Flow[None]:
    """D-CAST-04: with nothing under its feet a swimmer or a climber needs its hands.

    Raises Refused.
    """
    if not spell.G or not me.placed:
        return
    asked = tuple(Fact(name, (me.pos,)) for name in ("water", "climb", "floor"))
    water, wall, floor = yield from Facts(asked)
    if (water or wall) and not floor:
        raise Refused("no-free-hand", "D-CAST-04", who=me.id)


def check_materials(me: Creature, spell: Spell) -> None:
    """D-CAST-05, D-CAST-06: the pouch holds whatever has no price. Raises Refused."""
    if (spell.M or spell.F) and not me.sheet.bourse_a_composantes:
        raise Refused("no-component", "D-CAST-06", who=me.id, spell=spell.nom)
    if spell.FD and not me.sheet.focaliseur_divin:
        raise Refused("no-component", "D-CAST-05", who=me.id, spell=spell.nom)


def gather(fight: Fight, me: Creature, spell: Spell) -> Flow[None]:
    """D-CAST-04…06, D-TAB-06: the world knows of hands that are busy, the GM of what has a price

    or is hard to carry.
    """
    yield from unoccupied(fight, me, spell)
    if spell.prix:
        about = {"who": me.id, "spell": spell.nom, "price": spell.prix}
        said = yield from Ask(GM, "has-component", ("yes", "no"), "yes", about)
        if said == "no":
            raise Refused("no-component", "D-CAST-05", who=me.id, spell=spell.nom)
    yield from ready_components(fight, me, spell)


def silent(me: Creature, what: str) -> str:
    """D-CAST-02: nobody speaks there."""
    return SILENCED if what == "speak" and me.has(SILENCED) else ""


COMPONENTS = Theme(
    effects=(SILENCED,),
    facts=("water", "climb", "floor"),
    questions=("has-component",),
    forbids=silent,
)
