"""What a creature holds, wears and carries, as hands of others may reach for it."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Place
from rules.engine.requests import Flow, Refused
from rules.engine.state import Item

from .arms import Weapon
from .hands import ARM, BOTH, HELD, MAIN, drop, free_hands, profile, put
from .sheet import Creature, Fight, Worn
from .sizes import SizeName

ON_BODY = "porte"
"""The slot of what is worn and has been reached for."""


@dataclass(frozen=True, slots=True)
class Reached:
    """A thing of somebody: as an item, the weapon it is (None: none), how it is worn."""

    item: Item
    weapon: Weapon | None = None
    worn: Worn | None = None

    @property
    def held(self) -> bool:
        return self.item.slot in HELD or self.item.slot == ARM

    @property
    def fights(self) -> bool:
        """D-DISARM-02: a weapon for melee, in hand."""
        return self.held and self.weapon is not None and self.weapon.melee

    @property
    def size(self) -> SizeName:
        """D-SUNDER-07: of the thing itself."""
        return self.worn.taille if self.worn is not None else "TP"


def held_by(owner: Creature) -> list[Reached]:
    """What is in its hands, weapons first."""
    found = [Reached(i, profile(owner.fight, i)) for i in owner.items() if i.slot in (*HELD, ARM)]
    return sorted(found, key=lambda r: (not r.fights, r.item.slot == ARM))


def worn_by(owner: Creature) -> list[Reached]:
    """D-DISARM-10: what it still wears of what its sheet says."""
    found = []
    for n, worn in enumerate(owner.sheet.objets_portes, 1):
        id = f"{owner.id}.{ON_BODY}.{n}"
        known = owner.fight.state.items.get(id)
        item = known or Item(id, worn.nom, owner.id, ON_BODY)
        if item.holder == owner.id and item.slot == ON_BODY:
            found.append(Reached(item, None, worn))
    return found


def carried_by(owner: Creature) -> list[Reached]:
    """D-SUNDER-07: what is sheathed or in the bag."""
    slots = (*HELD, ARM, ON_BODY)
    return [Reached(i, profile(owner.fight, i)) for i in owner.items() if i.slot not in slots]


def reached(owner: Creature, name: str, rule: str, carried: bool = False) -> Reached:
    """The thing meant; unnamed, what it fights with. Raises Refused."""
    choices: list[Reached] = [*held_by(owner), *worn_by(owner)]
    choices += carried_by(owner) if carried else []
    for choice in choices:
        if name == choice.item.kind or (not name and choice.item.slot in HELD):
            return choice
    raise Refused("no-such-thing", rule, name=name or "none")


def others_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a thing of somebody else."""
    found: dict[str, str] = {}
    for c in fight:
        if c != me and me.perceives(c):
            for thing in (*held_by(c), *worn_by(c), *carried_by(c)):
                found[thing.item.kind] = thing.item.kind
            if c.sheet.armure is not None:
                found[c.sheet.armure.nom] = c.sheet.armure.nom
    return found


def take(me: Creature, item: Item) -> Place:
    """D-DISARM-06: into a free hand; what wants both is held so if both are free."""
    weapon, free = profile(me.fight, item), free_hands(me)
    both = weapon is not None and weapon.two_handed and len(free) == 2
    return put(item, me.id, BOTH if both else next(iter(free), MAIN))


def to_ground(fight: Fight, item: Item, owner: Creature) -> Flow[None]:
    """D-DISARM-06: it lies at the feet of the one who held it."""
    yield from drop(fight, item, owner)
