"""Choices about manoeuvres, from pushing to strangling."""

from collections.abc import Mapping
from typing import Literal

from rules.engine.content import DiceText, Strict

from .sizes import Percent

Garrote = Literal["corde", "fil_de_fer", "verrouillage"]


class BullRush(Strict):
    """D-BULL-01…12, A-27, A-51, A-52, A-61."""

    size_max_above: int
    push_m: float
    per_margin: int
    extra_m: float
    stray_pct: Percent
    stability: int
    size_step: int
    in_charge: bool
    charge: int
    budget: Literal["speed_minus_moved", "speed"]
    entry_provokes: bool
    entry_uses_move: bool
    loser: Literal["own_cell", "straight_back"]


class Trip(Strict):
    """D-TRIP-01…10, A-28."""

    size_max_above: int
    stability: int
    counter_stability: bool
    drop_weapon: bool
    riser: Literal["refused", "allowed"]


class Disarm(Strict):
    """D-DISARM-02…12, A-31."""

    two_handed: int
    light: int
    per_size: int
    not_melee: int
    item_weapon_mods: bool
    locked_gauntlet: int
    loose: int
    secured: int


class Sunder(Strict):
    """D-SUNDER-01…09, A-13, A-50."""

    two_handed: int
    light: int
    per_size: int
    object_ac: int
    use_hardness: bool
    replaces_attack: bool


class Feint(Strict):
    """D-FEINT-04, 05, A-32."""

    nonhumanoid: int
    animal: int
    animal_mode: Literal["replaces", "adds"]


class Splash(Strict):
    """D-SPLASH-03…07, A-33…A-35."""

    intersection_ac: int
    natural: bool
    radius_m: float
    dice: DiceText
    rotation: Literal["right_first", "clockwise"]


class Grapple(Strict):
    """D-GRAPPLE-06…42, A-36…A-38, A-41…A-43, A-55, A-62."""

    attack_penalty: int
    lethal_penalty: int
    move_pinned: int
    pin_ac: int
    max_weight: float
    auto_fail_above: int
    tie: Literal["random", "reroll"]
    group_strict: bool
    no_aoo_feats: tuple[str, ...]
    pin_through_next_turn: bool
    nonlethal_breaks: bool
    opponent_weapon_while_pinning: bool
    join_check: Literal["damage_and_join", "damage_only"]
    joiner_enters: bool
    resist_snatch: int


class Pinned(Strict):
    """D-GRAPPLE-38, A-39."""

    dex_zero: bool


class Overrun(Strict):
    """D-OVERRUN-01…11, A-40, A-52."""

    size_max_above: int
    charge: int
    stability: int
    back_m: float
    in_charge: bool
    entry_provokes: bool
    avoided_uses_attempt: bool


class Locking(Strict):
    """D-GARROTE-16, A-23."""

    auto_damage: bool
    ally_cut_ac: int
    ally_cut_penalty: int


class GarroteObject(Strict):
    """T-14: what cutting it must overcome."""

    hardness: int
    hp: int


class Garrotte(Strict):
    """D-GARROTE-03…16, T-14, A-21…A-24, A-60."""

    object_ac: int
    cover: int
    cut_penalty: int
    max_size_above: int
    str_mult: float
    ac_mode: Literal["touch_plus_neck", "literal"]
    lost_check: Literal["no_damage", "release"]
    forbidden_components: tuple[Literal["V", "G", "M", "F"], ...]
    damage: Mapping[Garrote, DiceText]
    neck: Mapping[Literal["aucune", "collier_de_cuir", "camail", "gorgerin", "heaume"], int]
    neck_combination: Literal["highest", "sum"]
    object: Mapping[Garrote, GarroteObject]
    locking: Locking


class Manoeuvres(Strict):
    """The keys of this theme."""

    bull_rush: BullRush
    trip: Trip
    disarm: Disarm
    sunder: Sunder
    feint: Feint
    splash: Splash
    grapple: Grapple
    pinned: Pinned
    overrun: Overrun
    garrote: Garrotte
