"""Choices about spells, held charges, items, abilities and turning."""

from typing import Literal

from rules.engine.content import DiceText, Strict

from .sizes import Percent


class Cast(Strict):
    """D-CAST-03, 09, 12, 14, D-MOUNT-15, 16, T-09, A-17."""

    deaf_fail_pct: Percent
    damage_dc: int
    continuous_dc: int
    defensive_dc: int
    grapple_dc: int
    entangled_dc: int
    mount_move_dc: int
    mount_run_dc: int
    violent_motion_dc: int
    rain_dc: int
    hail_dc: int


class HeldTouch(Strict):
    """D-TOUCH-07."""

    friends_standard: int
    friends_full: int
    unconscious_loses: bool


class Items(Strict):
    """D-ITEM-02…05, A-09: the ways of activating an item that provoke."""

    provoking: tuple[Literal["fin_d_incantation", "mot_de_commande", "potion"], ...]


class Abilities(Strict):
    """D-ABIL-03, A-10."""

    interrupted_spends: bool


class Turn(Strict):
    """D-TURN-04…24, A-45…A-49."""

    radius_m: float
    base_uses: int
    extra_turning: int
    damage: DiceText
    rounds: int
    break_m: float
    break_rule: Literal["strict_lt_3m", "le_3m"]
    cower_attack: int
    paladin_offset: int
    paladin_first: int
    max_hd: Literal["at_most", "less_than"]
    too_big: Literal["skip", "stop"]
    over_limit: Literal["rebuke", "nothing"]
    bolster: Literal["like_turning", "all_in_range"]
    order_provokes: bool


class Cower(Strict):
    """D-TURN-12, A-44."""

    mode: Literal["attackers_plus_2", "ac_minus_2_no_dex"]


class Magic(Strict):
    """The keys of this theme."""

    quickened_uses_swift: bool
    cast: Cast
    held_touch: HeldTouch
    items: Items
    abilities: Abilities
    turn: Turn
    cower: Cower
