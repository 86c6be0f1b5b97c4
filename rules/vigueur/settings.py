"""What a game master may choose, with the numbers of the game; frozen when a fight opens.

The values are in data/constants.toml; each group names the entries it settles.
"""

from collections.abc import Mapping
from functools import reduce
from typing import Any, Literal

from rules.engine.content import Strict, load

from .arms import DATA
from .sheet import Fight


class Round(Strict):
    """W-ACT-01, 04, 05, A06: what a round gives."""

    actions: int
    reactions: int
    offensive_cap: int
    carry_over: bool
    bonus_soft_cap: int


class Initiative(Strict):
    """W-INI-01, 04, A01, A02."""

    die: int
    reroll: Literal["each_round", "once"]
    surprise: int
    surprise_rounds: int
    same_side_ties: Literal["controllers", "base"]
    tie_break: Literal["base", "roll_off"]


class Swap(Strict):
    """W-INI-03, A03."""

    allowed: bool
    consent: Literal["both", "asker"]


class AllOut(Strict):
    """W-ACT-08, A08."""

    points: int
    cost_mode: Literal["inclusive", "exclusive"]
    pools: tuple[Literal["actions", "reactions"], ...]
    exclude: tuple[Literal["attaque", "tir", "lutte", "defense"], ...]


class Advantage(Strict):
    """W-D-ADV, A09."""

    mode: Literal["keep_high", "plus_2", "plus_5"]


class Opposed(Strict):
    """W-D-TIE, A22."""

    ties: Literal["resister", "initiator"]


class TargetZone(Strict):
    """W-ZON-02…05, A11: what aiming there adds to the roll, to the wound and to the damage die."""

    mod: int
    wound_bonus: int
    damage_bonus: int


class Modifiers(Strict):
    """A18: whether circumstances add up."""

    circumstance_stack: bool


class Range(Strict):
    """W-ATK-03, A15, A16: metres."""

    free_m: int
    step_m: int
    per_step: int
    partial_step: bool
    metric: Literal["euclid3", "chebyshev"]
    rounding: Literal["nearest", "floor"]


class Cover(Strict):
    """W-ATK-02, A17."""

    mod: int
    mode: Literal["rays", "gm"]


class Los(Strict):
    """W-RNG-02, A31."""

    ally_lower_by: int
    enemies_block: bool


class FriendlyFire(Strict):
    """W-RNG-04, A32."""

    allow_dodge: bool
    replaces_gm_prompt: bool
    zone: Literal["masse", "extremites", "as"]


class Critical(Strict):
    """W-D-CRIT, A12…A14."""

    success: tuple[int, ...]
    failure: tuple[int, ...]
    auto_hit: bool
    auto_miss: bool
    wound_bonus: int
    damage_bonus: int
    failure_prompt: bool


class Defence(Strict):
    """W-DEF-01, A19, A23."""

    passive: Literal["VIGUEUR", "armure"]
    cost_reactions: int
    per_attack: int


class Reaction(Strict):
    """W-ACT-07, A07."""

    own_turn_vs_other: bool


class Block(Strict):
    """W-DEF-02, A20, A21."""

    reduction: int
    mode: Literal["mitigate_on_fail", "mitigate_on_success", "always_mitigate"]
    shield_bonus: int


class Dodge(Strict):
    """W-DEF-06, A24; dodging moves nobody (A25)."""

    vs_ranged: Literal["cover_and_not_engaged", "cover"]


class Magic(Strict):
    """W-MAG-01, A33."""

    cast_cost: Literal["AO", "AA"]


class Wrestling(Strict):
    """W-WRS-01…04, A10, A34, A36…A38."""

    relative_limit: int
    absolute_limit: int
    relative_op: Literal[">=", ">"]
    type_source: Literal["per_move", "all_AO"]
    repeat_same_turn: bool
    grab_limb_mod: int
    reach: int
    limit_exempt: tuple[Literal["charge", "grab", "disarm", "strangle", "pin", "push", "trip"], ...]
    dodge_timing: Literal["after_lost_opposition", "instead"]


class Drag(Strict):
    """W-WRS-08, A41."""

    triggers: bool


class Disarm(Strict):
    """W-WRS-10, A43."""

    item_goes: Literal["ground", "attacker"]
    shields: bool


class Pin(Strict):
    """W-WRS-13, A45."""

    may_strike: bool
    may_react: bool


class Charge(Strict):
    """W-WRS-09, A42."""

    min_distance_exclusive: int
    bonus: int
    same_target_only: bool


class Push(Strict):
    """W-WRS-14, A46."""

    squares: int
    ledge: Literal["ask_gm", "stop"]


class Escape(Strict):
    """W-WRS-07, A40."""

    stat: Literal["EVASION", "FOR"]
    cost_actions: int
    per_round: int
    releases: Literal["all_by_holder", "step_down"]


class Strangle(Strict):
    """W-WRS-12, A44."""

    maintain_cost_actions: int
    starts: Literal["on_maintain", "at_once"]
    lapse_to: Literal["attrape", "libre"]


class Prone(Strict):
    """W-WRS-16, A47."""

    attackers_mod: int
    ranged_mod: int
    attackers_advantage: bool
    mounted_target: Literal["unseat", "refuse"]
    stand_cost_actions: int


class Zone(Strict):
    """W-ZOC-01, A16."""

    radius: int
    vertical: int


class Opportunity(Strict):
    """W-OPP-01…08, A48…A51."""

    cost_reactions: int
    triggers: tuple[
        Literal["leave_zone", "concentration", "bow_crossbow", "complex_object", "potion"], ...
    ]
    success_stops: bool
    counts_offensive_cap: bool
    keep_consumables: bool
    thrown: bool


class TwoWeapons(Strict):
    """W-TWW-01…04, A52."""

    talent: str
    weak_hand_mod: int
    weak_hand_cost_actions: int
    weak_hand_per_round: int
    counts_offensive_cap: bool
    needs_main_attack: bool
    swap_cost_actions: int


class Attrition(Strict):
    """W-ATR-02, W-ATR-03, A53."""

    start_round: int
    fatigue: int
    can_wound: bool
    includes_prone: bool


class Mounted(Strict):
    """W-MNT-02, 04, A54."""

    advantage_vs_unmounted: bool
    advantage_ranged_too: bool
    training_talent: str
    dex_dc: int
    mount_out: Literal["fall", "stand"]


class Fall(Strict):
    """W-MNT-07, A55."""

    die: int
    type: str
    prone: bool
    as_bonus: bool


class Drop(Strict):
    """W-DRP-01, A56."""

    against: Literal["attack_total", "margin", "10_plus_margin"]
    choose: Literal["best", "CON", "DEX"]
    min_level: int
    before_condition: bool


class Morale(Strict):
    """W-MOR-01…03, A57."""

    dc: int
    leader_min_group: int
    applies_to: Literal["npc", "all"]
    roll: Literal["individual", "leader"]


class Rout(Strict):
    """A58."""

    timing: Literal["immediate", "own_turn"]
    leaving_zone_triggers: bool


class Pursuit(Strict):
    """W-PUR-01, A59."""

    range_factor: int
    attempts_per_round: int


class Protagonist(Strict):
    """W-PRO-02, A60."""

    immobilise_allowed: bool
    flight_continues: bool


class End(Strict):
    """W-FRM-03, A64."""

    out_statuses: tuple[Literal["mort", "mourant", "inconscient", "capture", "enfui"], ...]


class Groups(Strict):
    """A61: sides, groups, alliances."""

    morale_unit: Literal["groupe", "camp"]
    allies: tuple[tuple[str, ...], ...]


class Movement(Strict):
    """W-D-MOV, A05."""

    difficult_cost: int
    step_up_free: int
    split: bool


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
