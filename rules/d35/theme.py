"""What one theme of the rules adds to the game, and the questions that the core puts to all."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rules.engine.fight import Creature, Fight
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused
from rules.engine.ruleset import EffectKind, Offer, Outcome, Verb, nothing

if TYPE_CHECKING:
    from .blow import Blow, Struck
    from .hands import Wield
    from .spells import Spell

Fighting = Fight[Any]
Somebody = Creature[Any]
Mods = Callable[[Fighting, Somebody, Somebody, "Blow"], Iterable[Mod]]
Reason = Callable[[Somebody], str]


@dataclass(frozen=True, slots=True)
class Seizure:
    """A way to use an attack of opportunity: whether it is possible, and how it goes.

    The flow returns the damage it dealt to the one who provoked.
    """

    allowed: Callable[[Somebody, Somebody], bool]
    flow: Callable[[Fighting, Somebody, Somebody], Flow[int]]


@dataclass(frozen=True)
class Theme:
    """Names and verbs of one theme, and what it says when the core asks all of them.

    ``attack_mods`` and ``ac_mods``: (fight, attacker, defender, blow) → what they add to the roll
    and to the armour class. ``denies_dex``: why the defender has no Dexterity against this blow.
    ``forbids``: (who, what) → the effect that forbids it, "" if none; ``what`` is one of ACTS.
    """

    verbs: Mapping[str, Verb] = field(default_factory=dict)
    effects: tuple[str, ...] = ()
    quiet: tuple[str, ...] = ()
    """Effects of these whose end nobody is told of: mere bookkeeping."""
    kinds: Mapping[str, EffectKind] = field(default_factory=dict)
    """Effects that do something as they end, or last."""
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Effect → the data without which it means nothing: no name alone begins it."""
    counters: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()
    refusals: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    records: tuple[type, ...] = ()
    outcomes: Mapping[str, Outcome] = field(default_factory=dict)

    attack_mods: Mods | None = None
    ac_mods: Mods | None = None
    denies_dex: Callable[[Somebody, Somebody, "Blow"], str] | None = None
    forbids: Callable[[Somebody, str], str] | None = None
    bars: Callable[[Somebody, Somebody, "Wield"], Refused | None] | None = None
    """Why (who, whom, with what) is no possible attack, None if it is."""
    bars_spell: Callable[[Somebody, "Spell"], Refused | None] | None = None
    """Why this spell cannot be cast now, None if it can."""
    arms: Callable[[Somebody], bool] | None = None
    """Whether bare hands count as armed (D-ATK-06)."""
    restricts: Reason | None = None
    """Why it may do only one thing a round."""
    seizures: Mapping[str, Seizure] = field(default_factory=dict)
    after_attack: Callable[[Fighting, Somebody, Somebody, "Struck"], Flow[None]] | None = None
    """Hit or missed, after the damage: charges spent, bonuses used up, extra attacks."""
    parries: Callable[[Fighting, Somebody, Somebody, "Struck"], Flow[bool]] | None = None
    """(fight, attacker, target, the hit): whether something turns the hit into a miss."""
    after_hurt: Callable[[Fighting, Somebody, int, str], Flow[None]] | None = None
    """(fight, hurt one, damage, by whom): concentration to keep…"""
    moved: Callable[[Fighting, Somebody], Flow[None]] | None = None
    """It has changed place, by itself or not."""
    fallen: Callable[[Fighting, Somebody], Flow[None]] | None = None
    """It can fight no more: holds end, riders fall…"""
    arrive: Callable[[Fighting, Somebody], Flow[None]] | None = None
    turn_start: Callable[[Fighting, Somebody], Flow[None]] | None = None
    turn_end: Callable[[Fighting, Somebody], Flow[None]] | None = None
    round_start: Callable[[Fighting], Flow[None]] | None = None
    resolve: Callable[[Fighting, Somebody, Mapping[str, Any]], Flow[None]] | None = None
    """(fight, caster, data of the effect ``casting``): a long spell takes effect."""
    casts: Callable[[Fighting, Somebody], Flow[None]] | None = None
    """It begins to cast a spell (D-TOUCH-09)."""
    handled: Callable[[Fighting, Somebody, Mapping[str, Any]], Flow[None]] | None = None
    """(fight, who, ``what`` it was): a hand took hold of a thing (D-TOUCH-08)."""
    offers: Callable[[Fighting, Somebody], Iterable[Offer]] | None = None


ACTS = (
    "act", "attack", "move", "step", "opportunity", "threaten", "speak", "cast", "see",
    "immediate", "hands", "gear", "two_weapons", "run", "charge", "withdraw", "react", "scroll",
)  # fmt: skip
"""What ``forbids`` is asked about."""

_THEMES: list[Theme] = []


def install(themes: Iterable[Theme]) -> None:
    """Said once, by the package: these are all the themes, in the order they are asked."""
    _THEMES[:] = themes


def themes() -> tuple[Theme, ...]:
    return tuple(_THEMES)


def attack_mods(fight: Fighting, me: Somebody, target: Somebody, blow: "Blow") -> tuple[Mod, ...]:
    found: list[Mod] = []
    for theme in _THEMES:
        if theme.attack_mods is not None:
            found += theme.attack_mods(fight, me, target, blow)
    return tuple(found)


def ac_mods(fight: Fighting, me: Somebody, target: Somebody, blow: "Blow") -> tuple[Mod, ...]:
    found: list[Mod] = []
    for theme in _THEMES:
        if theme.ac_mods is not None:
            found += theme.ac_mods(fight, me, target, blow)
    return tuple(found)


def denied_dex(target: Somebody, me: Somebody, blow: "Blow") -> str:
    """The first reason why a target has no Dexterity bonus against this; "" if it has."""
    return next(
        (why for t in _THEMES if t.denies_dex and (why := t.denies_dex(target, me, blow))), ""
    )


def forbidden(who: Somebody, what: str) -> str:
    """What forbids this act, "" if nothing does."""
    return next((why for t in _THEMES if t.forbids and (why := t.forbids(who, what))), "")


def barred(me: Somebody, target: Somebody, wield: "Wield") -> Refused | None:
    """The first reason why I cannot strike that target with this, None if I can."""
    found = (theme.bars(me, target, wield) for theme in _THEMES if theme.bars is not None)
    return next((why for why in found if why is not None), None)


def check_spell(me: Somebody, spell: "Spell") -> None:
    """Raises Refused for a spell that something keeps this creature from casting."""
    for theme in _THEMES:
        if theme.bars_spell is not None and (why := theme.bars_spell(me, spell)) is not None:
            raise why


def restricted(who: Somebody) -> str:
    """D-RESTR-01: why it has only one action a round, "" if it has all of them."""
    return next((why for t in _THEMES if t.restricts and (why := t.restricts(who))), "")


def seizures() -> dict[str, Seizure]:
    """D-AOO-04, D-TAB-07: what may stand in for an attack of opportunity."""
    return {name: how for t in _THEMES for name, how in t.seizures.items()}


def after_attack(fight: Fighting, me: Somebody, target: Somebody, struck: "Struck") -> Flow[None]:
    for theme in _THEMES:
        if theme.after_attack is not None:
            yield from theme.after_attack(fight, me, target, struck)


def parried(fight: Fighting, me: Somebody, target: Somebody, struck: "Struck") -> Flow[bool]:
    """Whether a hit is turned aside before it does anything (D-MOUNT-20)."""
    for theme in _THEMES:
        if theme.parries is not None and (yield from theme.parries(fight, me, target, struck)):
            return True
    return False


def after_hurt(fight: Fighting, who: Somebody, damage: int, by: str) -> Flow[None]:
    for theme in _THEMES:
        if theme.after_hurt is not None:
            yield from theme.after_hurt(fight, who, damage, by)


def everywhere(hook: str, fight: Fighting, *who: Somebody) -> Flow[None]:
    """Run a hook of every theme: moved, fallen, arrive, turn_start, turn_end, round_start."""
    for theme in _THEMES:
        flow = getattr(theme, hook)
        if flow is not None:
            yield from flow(fight, *who)


def everywhere_with(
    hook: str, fight: Fighting, who: Somebody, data: Mapping[str, Any]
) -> Flow[None]:
    """The same for a hook that wants to know of what."""
    for theme in _THEMES:
        flow = getattr(theme, hook)
        if flow is not None:
            yield from flow(fight, who, data)


def effect_kinds() -> dict[str, EffectKind]:
    """Every effect and how it ends; mere bookkeeping ends in silence."""
    kinds = {name: EffectKind() for name in all_of("effects")}
    kinds |= {name: EffectKind(expired=nothing) for name in all_of("quiet")}
    for theme in _THEMES:
        kinds |= theme.kinds
    for theme in _THEMES:
        kinds |= {name: replace(kinds[name], needs=keys) for name, keys in theme.needs.items()}
    return kinds


def all_of(field_name: str) -> tuple[str, ...]:
    """The names of one kind that all the themes declare, each once."""
    names: dict[str, None] = {}
    for theme in _THEMES:
        names |= dict.fromkeys(getattr(theme, field_name))
    return tuple(names)
