"""Attacks: where, from how far, criticals, defences, damage, spells, gear."""

from typing import Literal

from rules.engine.content import Strict


class TargetZone(Strict):
    """W-ZON-02…05, A11: what aiming there adds to the roll, to the wound and to the damage die."""

    mod: int
    wound_bonus: int
    damage_bonus: int


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
    unknown: Literal["ask_gm", "clear", "blocked"]


class FriendlyFire(Strict):
    """W-RNG-04, A32."""

    allow_dodge: bool
    replaces_gm_prompt: bool
    zone: Literal["masse", "extremites", "as"]
    which_ally: Literal["nearest", "random"]


class Critical(Strict):
    """W-D-CRIT, A12…A14."""

    success: tuple[int, ...]
    failure: tuple[int, ...]
    auto_hit: bool
    auto_miss: bool
    wound_bonus: int
    damage_bonus: int
    failure_prompt: tuple[Literal["nothing", "damaged", "dropped", "prone", "other"], ...]
    consequence: Literal["gm", "table"]
    applies_to: tuple[Literal["attaque", "monte", "poursuite"], ...]


class Defence(Strict):
    """W-DEF-01, A19, A23."""

    passive: Literal["VIGUEUR", "armure"]
    cost_reactions: int
    per_attack: int


class Block(Strict):
    """W-DEF-02, A20, A21."""

    reduction: int
    mode: Literal["mitigate_on_fail", "mitigate_on_success", "always_mitigate"]
    shield_bonus: int
    bow: bool


class Dodge(Strict):
    """W-DEF-06, A24; dodging moves nobody (A25)."""

    vs_ranged: Literal["cover_and_not_engaged", "cover"]
    moves: bool


class Damage(Strict):
    """W-DMG-03: which kind of harm a weapon that has two does, when none was named."""

    two_kinds: Literal["first", "ask"]


class Drop(Strict):
    """W-DRP-01, A56."""

    against: Literal["attack_total", "margin", "10_plus_margin"]
    choose: Literal["best", "CON", "DEX"]
    min_level: int
    before_condition: bool


class Magic(Strict):
    """W-MAG-01, A33."""

    cast_cost: Literal["AO", "AA"]
    attack_like: Literal["attack_flow", "gm"]
    concentration: Literal["each_turn", "free"]
    concentration_cost_actions: int


class TwoWeapons(Strict):
    """W-TWW-01…04, A52."""

    talent: str
    weak_hand_mod: int
    weak_hand_cost_actions: int
    weak_hand_per_round: int
    counts_offensive_cap: bool
    needs_main_attack: bool
    swap_cost_actions: int


class Gear(Strict):
    """W-ACT-02: actions that handling arms takes; a two-handed one with an arm held or useless."""

    draw_cost_actions: int
    pick_up_cost_actions: int
    reload_cost_actions: int
    two_handed_one_arm: Literal["unusable", "usable"]
