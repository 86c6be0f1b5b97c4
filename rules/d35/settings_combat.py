"""Choices about attacks, defences, damage and its end, mounts."""

from typing import Literal

from rules.engine.content import DiceText, Strict

from .sizes import Percent


class IntoMelee(Strict):
    """D-ATK-16, D-ATK-17."""

    penalty: int
    free_distance_m: float


class Unarmed(Strict):
    """D-ATK-08; the dice are T-08's."""

    lethal_penalty: int


class FightDefensively(Strict):
    """D-ATK-19, D-FULL-06, A-07."""

    attack: int
    ac: int
    until: Literal["own_turn", "round_end"]


class TotalDefense(Strict):
    """D-DEF-01."""

    ac: int


class Flanking(Strict):
    """T-06: two enemies on opposite sides; degrees between them, seen from the target."""

    on: bool
    bonus: int
    min_angle: float


class Cover(Strict):
    """T-07: what stands between, creatures in the line of fire among it."""

    ac: int
    creatures: bool


class Concealment(Strict):
    """What is seen badly or not at all is missed by chance: per cent."""

    partial_pct: Percent
    total_pct: Percent


class TwoWeapons(Strict):
    """D-TWF-02…07, T-02."""

    main: int
    off_hand: int
    light: int
    feat_main: int
    feat_off_hand: int
    offhand_str: float


class Charge(Strict):
    """D-CHARGE-01…11, A-56."""

    multiplier: int
    restricted: int
    min_m: float
    attack: int
    ac: int
    lane_width_blocks: float


class Ride(Strict):
    """T-10: difficulties of Ride."""

    knees: int
    soft_fall: int
    control: int
    fast_mount: int
    stay: int
    fight_with: int
    cover: int
    leap: int
    spur: int


class Mounted(Strict):
    """D-MOUNT-06…18, A-25, A-26."""

    high_ground: int
    higher_ground: Literal["medium_or_smaller_on_foot", "smaller_than_mount_on_foot"]
    double_ranged: int
    run_ranged: int
    fall: DiceText
    stay_pct: Percent
    stay_military_pct: Percent
    full_attack_max_m: float
    mount_charge_ac: bool
    moving_exposes: Literal["mount", "rider", "attacker_chooses"]


class Aid(Strict):
    """D-AID-01, D-AID-05, A-19, A-20."""

    ac_target: int
    bonus: int
    stack: bool
    natural: bool


class CoupDeGrace(Strict):
    """T-01: the save that a helpless one gets."""

    dc: int


class Stun(Strict):
    """S1: a monk's stunning blow: Fortitude against this, half its level and Wisdom."""

    dc: int
    rounds: int


class Dying(Strict):
    """T-12."""

    bleed: bool
    stabilise_pct: Percent
    dead_at: int


class OpposedAttack(Strict):
    """A-30."""

    keep_size_mod: bool


class Combat(Strict):
    """The keys of this theme."""

    thrown_max_increments: int
    projectile_max_increments: int
    range_penalty: int
    opposed_tie: Literal["higher_modifier_then_reroll", "reroll", "defender"]
    total_defense_type: Literal["dodge", "untyped"]
    multiply_mode: Literal["roll_n_times", "multiply_total"]
    feat_bonus: bool
    into_melee: IntoMelee
    unarmed: Unarmed
    fight_defensively: FightDefensively
    total_defense: TotalDefense
    flanking: Flanking
    cover: Cover
    concealment: Concealment
    twf: TwoWeapons
    charge: Charge
    ride: Ride
    mounted: Mounted
    aid: Aid
    coup_de_grace: CoupDeGrace
    stun: Stun
    dying: Dying
    opposed_attack: OpposedAttack
