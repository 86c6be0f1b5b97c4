"""Wrestling: who may try it, what each move does, being on the ground."""

from typing import Literal

from rules.engine.content import Strict


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
    by_zone: bool
    needs_free_hand: bool
    from_strangle: bool


class Drag(Strict):
    """W-WRS-08, A41."""

    triggers: bool
    squares_per_action: int
    pair_moves: bool


class Disarm(Strict):
    """W-WRS-10, A43."""

    item_goes: Literal["ground", "attacker"]
    shields: bool
    per_action: int
    natural_weapons: bool


class Pin(Strict):
    """W-WRS-13, A45."""

    may_strike: bool
    may_react: bool


class Charge(Strict):
    """W-WRS-09, A42."""

    min_distance_exclusive: int
    bonus: int
    same_target_only: bool
    max_move: Literal["vitesse", "double"]
    straight: bool
    bonus_expires: Literal["end_of_turn", "end_of_round"]
    weapons: Literal["any", "melee"]


class Push(Strict):
    """W-WRS-14, A46."""

    squares: int
    ledge: Literal["ask_gm", "stop"]
    triggers: bool


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
