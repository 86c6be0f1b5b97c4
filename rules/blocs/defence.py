"""What the target may do before the dice fall, and what the attack must reach."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rules.engine.changes import Begin
from rules.engine.clock import RoundStart
from rules.engine.flows import NO, pay
from rules.engine.modifiers import Mod
from rules.engine.requests import Ask, Flow
from rules.engine.state import Effect

from .arms import Weapon
from .attributes import modifier
from .catalogue import CONSTANTS, DAMAGE_TYPES, MAGICS
from .conditions import MUTE, alert, can_react
from .gear import armour
from .riding import led_by, rider_of
from .settings import setting
from .sheet import Creature, ExtraDefence, Fight
from .statuses import is_magic
from .strengths import added
from .surroundings import SQUEEZED

DEFENCES = {
    "dodge": "agilite",
    "parry": "force",
    "absorb": "constitution",
    "magic-absorb": "contre",
}
"""B-DEF-02…05: the attribute that each defence adds to the CA."""

SHIELD = "shield"
"""Where the bonus of a raised spell comes from; its type is the element of the spell."""

PLAIN = ("dodge", "parry", "absorb")
STRICT = {"cac": PLAIN, "distance": ("dodge", "absorb"), "magie": ("dodge",)}
"""AMB-31: what answers what where a blade stops neither arrows nor spells."""

GUARD = "guard"
"""AMB-92: a defence that holds for the rest of the attacker's action."""


class Seen(NamedTuple):
    """What the target is shown: the cover it has, who strikes if it sees them, and the total.

    ``total`` None: the dice have not fallen yet (AMB-29).
    """

    cover: str = "none"
    known: bool = True
    total: int | None = None


SEEN = Seen()


def magical(weapon: Weapon) -> bool:
    """B-DEF-05: spells, and whatever strikes with the magical type."""
    return weapon.sorte == "sort" or weapon.type in ("magique", "psychique")


def kinds(fight: Fight, weapon: Weapon) -> tuple[str, ...]:
    """AMB-31: the defences this attack admits; the mind resists by itself (AMB-33)."""
    magic = magical(weapon)
    plain: tuple[str, ...] = PLAIN
    if setting(fight, "defense", "matrice") == "stricte":
        plain = STRICT["magie" if magic else weapon.mode]
    if weapon.type == "psychique":
        plain = plain if setting(fight, "psychique", "defense_physique") else ()
        if setting(fight, "psychique", "defense") == "automatique":
            return plain
    return (*plain, "magic-absorb") if magic else plain


def gains_of(fight: Fight, target: Creature, admitted: Iterable[str]) -> dict[str, int]:
    """B-DEF-02…05: what each defence is worth; a negative one makes things worse (AMB-30)."""
    gains = {kind: modifier(target, DEFENCES[kind]) for kind in admitted}
    if narrow(fight, target) == "demi_modificateur":
        gains = {kind: worth // 2 for kind, worth in gains.items()}
    if setting(fight, "defense", "plancher"):
        return {kind: max(0, worth) for kind, worth in gains.items()}
    return gains


def extras(target: Creature, admitted: Iterable[str]) -> dict[str, tuple[ExtraDefence, str]]:
    """B-DEF-06: defences paid in mana or stamina: option → what the sheet says, and the kind."""
    if not alert(target):
        return {}
    mute = target.has(*MUTE)
    used = [e.data["name"] for e in target.effects("extra-defence")]
    return {
        (extra.nom if len(extra.types) == 1 else f"{extra.nom} ({kind})"): (extra, kind)
        for extra in target.sheet.defenses_supplementaires
        for kind in admitted
        if kind in extra.types
        and target[extra.reserve] >= extra.cout
        and not (mute and extra.reserve == "mana")  # B-STA-02
        and used.count(extra.nom) < extra.usages_par_round
    }


def shields(target: Creature) -> dict[str, Weapon]:
    """B-REA-05, B-STA-02: shield spells it can pay for and speak: option → spell."""
    return {
        spell.nom: spell
        for spell in target.sheet.armes
        if spell.action == "reaction"
        and not (is_magic(spell) and target.has(*MUTE))
        and target["mana"] >= spell.cout_mana
        and target["stamina"] >= spell.cout_stamina
    }


def reflexes(fight: Fight) -> str:
    """AMB-03: what a defence is paid from: the reaction, or a pool for defences alone."""
    return "defence" if setting(fight, "reaction", "reserve") == "separee" else "reaction"


def narrow(fight: Fight, target: Creature) -> str:
    """B-SIZE-06, AMB-28: what narrow walls do to defending; "" where there are none."""
    pressed = bool(fight.state.effects) and target.has(SQUEEZED)
    return str(setting(fight, "etroit", "defense")) if pressed else ""


def choose_defence(
    fight: Fight, me: Creature, target: Creature, weapon: Weapon, seen: Seen = SEEN
) -> Flow[tuple[Mod, ...]]:
    """B-DEF-01: one reflex against one attack, chosen before the roll, or after it (AMB-29)."""
    if fight.state.effects:
        for held in target.effects(GUARD):
            if held.by == me.id and held.data["weapon"] == weapon.nom:
                return (Mod(held.data["bonus"], held.data["source"], held.data["type"]),)
        if narrow(fight, target) == "aucune":
            return ()
    if me == target:
        return ()
    defence = yield from ask_defence(fight, me, target, weapon, seen)
    if defence and weapon.attaques > 1 and setting(fight, "defense", "duree") != "un_jet":
        first = defence[0]
        data = {
            "weapon": weapon.nom,
            "bonus": first.value,
            "source": first.source,
            "type": first.type,
        }
        yield Begin(Effect(GUARD, target.id, me.id, me.this_end, data))
    return defence


def payer(fight: Fight, target: Creature) -> Creature:
    """B-MNT-08, AMB-73: who spends the reflex of a led mount that dodges: it, or its rider."""
    if not fight.state.effects or setting(fight, "monture", "esquive") == "monture":
        return target
    rider = rider_of(target)
    return rider if rider is not None and led_by(rider, target) else target


def ask_defence(
    fight: Fight, me: Creature, target: Creature, weapon: Weapon, seen: Seen
) -> Flow[tuple[Mod, ...]]:
    """B-DEF-01…06, B-REA-05: every answer there is to this attack; what it costs is paid here."""
    pool = reflexes(fight)
    who = payer(fight, target)
    reflex = alert(target) and alert(who) and who[pool] >= 1
    raised = shields(target) if can_react(target) else {}
    sheet = target.sheet
    if not reflex and not raised and not sheet.defenses_supplementaires:
        return ()
    admitted = kinds(fight, weapon)
    gains = gains_of(fight, target, admitted)
    paid = extras(target, admitted) if sheet.defenses_supplementaires else {}
    options = (*(admitted if reflex else ()), *raised, *paid, NO)
    if len(options) == 1:
        return ()
    about: dict[str, Any] = {
        "attacker": me.id if seen.known else "",
        "weapon": weapon.nom if seen.known else "",
        "ca": sheet.ca,
        "cover": seen.cover,
        "gains": gains,
        "total": "" if seen.total is None else seen.total,
    }
    choice = yield from Ask(target.id, "defence", options, NO, about)
    if choice == NO:
        return ()
    if choice in paid:
        extra, kind = paid[choice]
        yield from pay(target, "B-DEF-06", **{extra.reserve: extra.cout})
        until = RoundStart(fight.clock.round + 1)
        yield Begin(Effect("extra-defence", target.id, until=until, data={"name": extra.nom}))
        return (Mod(gains[kind], kind),)
    if choice in raised:
        spell = raised[choice]
        costs = {"mana": spell.cout_mana, "stamina": spell.cout_stamina}
        yield from pay(target, "B-REA-05", reaction=1, **costs)
        return (Mod(spell.bonus_defense, SHIELD, element_of(spell)),)
    yield from pay(who, "B-REA-02", **{pool: 1})
    return (Mod(gains[choice], choice),)


def difficulty(
    fight: Fight,
    me: Creature,
    target: Creature,
    weapon: Weapon,
    cover: str,
    defence: tuple[Mod, ...],
) -> tuple[Mod, ...]:
    """B-DEF-01, B-ATK-01: CA + cover + defence + what the attack itself calls for.

    B-COV-02…04: one degree of cover, partial or important.
    """
    sheet = target.sheet
    against = [Mod(sheet.ca, "ca")]
    if sheet.equipement and (bonus := armour(target)):
        against.append(Mod(bonus, "gear"))
    against += added(target, "ca")
    worth = getattr(CONSTANTS.abri, cover)
    if worth:
        against.append(Mod(worth, f"cover-{cover}"))
    against += defence
    if weapon.type == "psychique" and setting(fight, "psychique", "defense") == "automatique":
        against.append(Mod(modifier(target, "controle"), "magic-resistance"))  # B-DMG-07
    if beats(fight, active_element(target, defence), element_of(weapon)):
        against.append(Mod(CONSTANTS.magie.avantage, "magic-advantage"))
    return tuple(against)


def active_element(target: Creature, defence: tuple[Mod, ...]) -> str:
    """B-DMG-16: the element of the shield it raised, else the one it has an affinity with."""
    raised = [m.type for m in defence if m.source == SHIELD and m.type]
    return raised[0] if raised else target.sheet.affinite


def element_of(weapon: Weapon) -> str:
    """B-DMG-09, 10: what it is made of: as said of it, else as its kind of harm is."""
    return weapon.element or DAMAGE_TYPES[weapon.type].element


def beats(fight: Fight, element: str, other: str) -> bool:
    """B-DMG-16, AMB-59: whether one element has the better of another, by this server's table."""
    if not element or not other:
        return False
    chosen = fight.settings.get("magies") or {}
    if element in chosen:
        return other in chosen[element]
    return element in MAGICS and other in MAGICS[element].bat
