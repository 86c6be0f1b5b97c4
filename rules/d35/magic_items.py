"""Magic items: worn and working, or activated like a spell, by a trigger, a word, a gulp."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal

from rules.engine.changes import Use
from rules.engine.content import ContentError, Strict, given_in, load_table
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Item

from . import hands
from .budget import can, require, spend
from .cast import take_effect
from .components import check_voice
from .hands import HELD
from .long_cast import keep_calm, stance_words
from .offers import may
from .opportunity import provoke
from .settings import setting
from .sheet import Creature, Fight
from .sizes import DATA
from .spell_effects import Power, affect, aimed, check_aim, is_touch
from .spells import SPELLS, Spell
from .theme import Theme, everywhere, forbidden
from .touch import check_reach, check_touch

COMPLETION, POTION, PERMANENT = "fin_d_incantation", "potion", "permanent"


class MagicItem(Strict):
    """One kind of item. ``tenu``: works only from a hand; ``charges`` 0: nobody counts."""

    nom: str
    activation: Literal[
        "permanent",
        "fin_d_incantation",
        "declenchement",
        "mot_de_commande",
        "utilisation",
        "potion",
    ]
    sort: str = ""
    NLS: int = 1
    action: Literal["standard", "move", "full", "swift", "free"] = "standard"
    charges: int = 0
    consomme: bool = False
    tenu: bool = True

    @property
    def spell(self) -> Spell | None:
        return SPELLS[self.sort] if self.sort else None

    @property
    def exposes(self) -> str:
        """The row of T-01 by which it provokes, where it does."""
        return {COMPLETION: "read_scroll", POTION: "drink_potion"}.get(
            self.activation, "activate_item"
        )


def check_items(items: Mapping[str, MagicItem], file: str = "") -> None:
    """Raises ContentError for an item of a spell that is not there."""
    for name, item in items.items():
        if item.sort and item.sort not in SPELLS:
            place = file or given_in(DATA / "magic_items.toml", name)
            raise ContentError(place, name, "sort", f"no such spell: {item.sort!r}")


MAGIC_ITEMS: Mapping[str, MagicItem] = load_table(DATA / "magic_items.toml", MagicItem)
check_items(MAGIC_ITEMS)
BY_NAME: Mapping[str, MagicItem] = {item.nom: item for item in MAGIC_ITEMS.values()}


@dataclass(frozen=True, slots=True)
class Activate:
    """``stance`` defensive: for what is completed like a spell (D-ITEM-04)."""

    actor: str
    item: str
    target: str = ""
    stance: str = ""


def item_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {i.kind: i.kind for i in me.items() if i.kind in BY_NAME}


def kind_of(me: Creature, name: str) -> tuple[Item, MagicItem]:
    """D-ITEM-01: what it owns under that name, and how it is activated. Raises Refused."""
    found = sorted((i for i in me.items() if i.kind == name), key=lambda i: i.slot not in HELD)
    if not found or name not in BY_NAME:
        raise Refused("no-such-thing", "D-ITEM-01", name=name)
    magic = BY_NAME[name]
    if magic.activation == PERMANENT:
        raise Refused("item-always-works", "D-ITEM-01", what=name)
    return found[0], magic


def left(item: Item, magic: MagicItem) -> int:
    """Uses that are left in it; 1 where nobody counts."""
    return int(item.data.get("charges", magic.charges)) if magic.charges else 1


def check(me: Creature, act: Activate) -> tuple[Item, MagicItem]:
    """D-ITEM-02, D-ITEM-03: in hand, charged, with a voice where it takes one. Raises Refused."""
    item, magic = kind_of(me, act.item)
    if why := forbidden(me, "act") or (magic.tenu and forbidden(me, "hands")):
        raise Refused("cannot-act", "D-ITEM-02", who=me.id, why=why)
    if magic.tenu and item.slot not in HELD:
        raise Refused("not-in-hand", "D-ITEM-02", weapon=item.kind)
    if left(item, magic) < 1:
        raise Refused("item-empty", "D-ITEM-02", what=item.kind)
    spell = magic.spell
    if magic.activation == COMPLETION:
        if why := forbidden(me, "scroll"):
            raise Refused("cannot-act", "D-GRAPPLE-18", who=me.id, why=why)
        if why := forbidden(me, "cast") or forbidden(me, "see"):
            raise Refused("cannot-act", "D-ITEM-03", who=me.id, why=why)
        if spell is not None:
            check_voice(me, spell)
    if magic.activation in ("declenchement", "mot_de_commande") and (why := forbidden(me, "speak")):
        raise Refused("cannot-act", "D-ITEM-05", who=me.id, why=why)
    if spell is not None and magic.activation != POTION:
        check_aim(me, spell, act.target, None)
        if is_touch(spell) and act.target:
            check_touch(me, me.fight[act.target])
    if magic.activation == POTION and act.target:
        check_reach(me, me.fight[act.target])
    require(me, magic.action, "D-ITEM-02")
    return item, magic


def activate(fight: Fight, act: Activate) -> Flow[None]:
    """D-ITEM-02…05: a standard action; what is completed like a spell is exposed like one."""
    me = fight[act.actor]
    item, magic = check(me, act)
    spell, covered = magic.spell, False
    if spell is not None and magic.activation != POTION:
        covered = yield from aimed(fight, me, spell, act.target)
    yield from spend(fight, me, magic.action, "D-ITEM-02")
    completed = magic.activation == COMPLETION and spell is not None
    if completed:
        yield from everywhere("casts", fight, me)
    if item.id in fight.state.items:
        yield from use_up(fight, item, magic)
    if not (yield from exposed(fight, me, magic, act.stance == "defensive")):
        return
    yield Tell("item-works", (me.id,), {"what": item.kind})
    if spell is None:
        return
    power = Power(magic.NLS, 10 + spell.niveau + spell.niveau // 2)
    if magic.activation == POTION:  # swallowed: no hand is charged with it, none loses its charge
        yield from affect(fight, me, spell, power, fight[act.target or me.id])
        return
    yield from take_effect(fight, me, spell, power, act.target, None, covered)


def exposed(fight: Fight, me: Creature, magic: MagicItem, defensive: bool) -> Flow[bool]:
    """D-ITEM-03, D-ITEM-04, D-ITEM-05, A-09: whether it is activated in spite of everybody."""
    provokes = magic.activation in setting(fight, "items", "provoking")
    spell = magic.spell
    if magic.activation == COMPLETION and spell is not None:
        action = magic.exposes if provokes else ""
        return (yield from keep_calm(fight, me, spell, defensive, action))
    if not provokes:
        return True
    return (yield from provoke(fight, me, magic.exposes)).able


def use_up(fight: Fight, item: Item, magic: MagicItem) -> Flow[None]:
    if magic.consomme:
        yield Use(item.id)
    elif magic.charges:
        yield hands.put(item, item.holder, item.slot, charges=left(item, magic) - 1)


def offers(fight: Fight, me: Creature) -> list[Offer]:
    """What is in hand and works on whoever holds it."""
    if not can(me, "standard"):
        return []
    found = []
    for name in item_words(fight, me):
        act = Activate(me.id, name)
        if may(partial(check, me, act)):
            found.append(Offer("activate", {"item": name}))
    return found


MAGIC_ITEMS_THEME = Theme(
    verbs={
        "activate": Verb(
            Activate,
            activate,
            (
                Arg("item", "word", item_words),
                Arg("target", "creature", optional=True),
                Arg("stance", "word", stance_words, optional=True),
            ),
        ),
    },
    tells=("item-works",),
    refusals=("item-always-works", "item-empty"),
    offers=offers,
)
