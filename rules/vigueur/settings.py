"""What a game master may choose, with the numbers of the game; frozen when a fight opens.

The values are in data/constants.toml; each group names the entries it settles.
"""

from collections.abc import Mapping
from functools import reduce
from typing import Any, Literal

from rules.engine.content import Strict, load

from .arms import DATA
from .settings_blows import (
    Block,
    Cover,
    Critical,
    Damage,
    Defence,
    Dodge,
    Drop,
    FriendlyFire,
    Gear,
    Los,
    Magic,
    Range,
    TargetZone,
    TwoWeapons,
)
from .settings_field import Fall, Morale, Mounted, Opportunity, Protagonist, Pursuit, Rout, Zone
from .settings_holds import Charge, Disarm, Drag, Escape, Pin, Prone, Push, Strangle, Wrestling
from .settings_rounds import (
    Advantage,
    AllOut,
    Attrition,
    End,
    Groups,
    Initiative,
    Modifiers,
    Movement,
    Opposed,
    Reaction,
    Reinforcements,
    Round,
    Swap,
)
from .sheet import Fight


class Numbers(Strict):
    """data/constants.toml: every key must be there."""

    round: Round
    initiative: Initiative
    swap: Swap
    all_out: AllOut
    advantage: Advantage
    opposed: Opposed
    zones: Mapping[Literal["masse", "extremites", "as"], TargetZone]
    modifiers: Modifiers
    range: Range
    cover: Cover
    los: Los
    friendly_fire: FriendlyFire
    critical: Critical
    defence: Defence
    reaction: Reaction
    block: Block
    dodge: Dodge
    magic: Magic
    wrestling: Wrestling
    drag: Drag
    disarm: Disarm
    pin: Pin
    charge: Charge
    push: Push
    escape: Escape
    strangle: Strangle
    prone: Prone
    zone: Zone
    opportunity: Opportunity
    two_weapons: TwoWeapons
    attrition: Attrition
    mounted: Mounted
    fall: Fall
    drop: Drop
    morale: Morale
    rout: Rout
    pursuit: Pursuit
    protagonist: Protagonist
    end: End
    groups: Groups
    movement: Movement
    damage: Damage
    gear: Gear
    reinforcements: Reinforcements


DEFAULTS: Mapping[str, Any] = load(DATA / "constants.toml", Numbers).model_dump()


def over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Tables merged key by key."""
    merged = dict(below)
    for key, given in above.items():
        value, old = given, merged.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            value = over(old, value)
        merged[key] = value
    return merged


class Settings(Numbers):
    """The same, where whatever is not given keeps its value."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**over(DEFAULTS, given))


def setting(fight: Fight, *path: str) -> Any:
    """What holds in this fight: what was chosen when it opened, else the default."""
    given: Any = fight.settings
    for key in path:
        if not isinstance(given, Mapping) or key not in given:
            return reduce(lambda table, part: table[part], path, DEFAULTS)
        given = given[key]
    return given
