"""Special abilities in play: what each nature of them costs and exposes to."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from rules.engine.changes import Begin
from rules.engine.clock import FOREVER
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, EffectKind, Offer, Verb, nothing
from rules.engine.state import Effect

from .budget import require, spend
from .cast import take_effect
from .long_cast import keep_calm, stance_words
from .offers import may
from .powers import ACTION, SpecialAbility
from .settings import setting
from .sheet import Creature, Fight
from .spell_effects import Power, aimed, check_aim, is_touch
from .spells import SPELLS, Spell
from .theme import Theme, everywhere, forbidden
from .touch import check_touch

USED = "ability_used"
"""One use of the day is gone. Data: ``ability``."""
SPELL_LIKE = "magique"


@dataclass(frozen=True, slots=True)
class UseAbility:
    actor: str
    ability: str
    target: str = ""
    stance: str = ""


def ability_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {a.nom: a.nom for a in me.sheet.pouvoirs}


def uses_left(me: Creature, ability: SpecialAbility) -> int:
    """Of the day; 1 where nobody counts."""
    if not ability.par_jour:
        return 1
    used = sum(1 for e in me.effects(USED) if e.data["ability"] == ability.nom)
    return ability.par_jour - used


def spell_of(ability: SpecialAbility) -> Spell | None:
    """The spell that it does, at the level that it has, without a component."""
    if ability.sort not in SPELLS:
        return None
    bare = {"V": False, "G": False, "M": False, "F": False, "FD": False, "PX": 0}
    return SPELLS[ability.sort].model_copy(update={**bare, "niveau": ability.niveau})


def check(me: Creature, act: UseAbility) -> SpecialAbility:
    """D-ABIL-01, D-ABIL-02: has it, may act, may use it again today. Raises Refused."""
    found = next((a for a in me.sheet.pouvoirs if a.nom == act.ability), None)
    if found is None:
        raise Refused("no-such-ability", "D-ABIL-01", name=act.ability)
    what = "cast" if found.genre == SPELL_LIKE else "act"
    if why := forbidden(me, "act") or forbidden(me, what):
        raise Refused("cannot-act", "D-ABIL-01", who=me.id, why=why)
    if uses_left(me, found) < 1:
        raise Refused("ability-used-up", "D-ABIL-03", who=me.id, ability=found.nom)
    spell = spell_of(found)
    if spell is not None:
        check_aim(me, spell, act.target, None)
        if is_touch(spell) and act.target:
            check_touch(me, me.fight[act.target])
    require(me, ACTION[found.action], "D-ABIL-01")
    return found


def use_ability(fight: Fight, act: UseAbility) -> Flow[None]:
    """D-ABIL-01…06: the action it takes; only what is like a spell is exposed and troubled."""
    me = fight[act.actor]
    ability = check(me, act)
    spell = spell_of(ability)
    covered = False
    if spell is not None:
        covered = yield from aimed(fight, me, spell, act.target)
    yield from spend(fight, me, ACTION[ability.action], "D-ABIL-01")
    if ability.genre == SPELL_LIKE:
        works = yield from like_a_spell(fight, me, ability, act.stance == "defensive")
    else:  # D-ABIL-05, D-ABIL-06: nobody interrupts it
        yield from count(me, ability)
        works = True
    if not works:
        return
    yield Tell("ability-works", (me.id,), {"ability": ability.nom})
    if spell is not None:
        level = max(1, me.sheet.NLS or me.sheet.DV)
        power = Power(level, 10 + ability.niveau + me.sheet.mod("CHA"))
        yield from take_effect(fight, me, spell, power, act.target, None, covered)


def like_a_spell(
    fight: Fight, me: Creature, ability: SpecialAbility, defensive: bool
) -> Flow[bool]:
    """D-ABIL-02, D-ABIL-03, D-ABIL-04: exposed or on the defensive; interrupted, it is spent."""
    yield from everywhere("casts", fight, me)
    always = bool(setting(fight, "abilities", "interrupted_spends"))
    if always:
        yield from count(me, ability)
    exposes = ACTION[ability.action] in ("standard", "move", "full")
    spell = Spell(nom=ability.nom, niveau=ability.niveau, V=False, G=False)
    action = "use_sp" if exposes else ""
    calm = yield from keep_calm(fight, me, spell, defensive and exposes, action)
    if calm and not always:
        yield from count(me, ability)
    return calm


def count(me: Creature, ability: SpecialAbility) -> Flow[None]:
    if ability.par_jour:
        yield Begin(Effect(USED, me.id, "", FOREVER, {"ability": ability.nom}))


def offers(fight: Fight, me: Creature) -> list[Offer]:
    """Those that need nobody to aim at."""
    found = []
    for ability in me.sheet.pouvoirs:
        act = UseAbility(me.id, ability.nom)
        if may(partial(check, me, act)):
            found.append(Offer("ability", {"ability": ability.nom}))
    return found


ABILITIES = Theme(
    verbs={
        "ability": Verb(
            UseAbility,
            use_ability,
            (
                Arg("ability", "word", ability_words),
                Arg("target", "creature", optional=True),
                Arg("stance", "word", stance_words, optional=True),
            ),
        ),
    },
    kinds={USED: EffectKind(expired=nothing, lasts=True)},
    needs={USED: ("ability",)},
    tells=("ability-works",),
    refusals=("no-such-ability", "ability-used-up"),
    offers=offers,
)
