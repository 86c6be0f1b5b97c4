"""Rounds: points, initiative, swaps, tests in general, sides, walking, the end."""

from typing import Literal

from rules.engine.content import Strict


class Round(Strict):
    """W-ACT-01, 04, 05, A06: what a round gives."""

    actions: int
    reactions: int
    offensive_cap: int
    carry_over: bool
    bonus_soft_cap: int
    refresh: Literal["round_start", "own_turn"]


class Initiative(Strict):
    """W-INI-01, 04, A01, A02."""

    die: int
    reroll: Literal["each_round", "once"]
    surprise: int
    surprise_rounds: int
    same_side_ties: Literal["controllers", "base"]
    tie_break: Literal["base", "roll_off"]
    surprise_mode: Literal["gm_flag", "test"]
    surprise_stat: Literal["REF", "VOL", "DEX", "EVASION"]
    surprise_dc: int


class Swap(Strict):
    """W-INI-03, A03."""

    allowed: bool
    consent: Literal["both", "asker"]
    simultaneous: Literal["interleaved", "batch"]
    lasts: Literal["round", "fight"]


class AllOut(Strict):
    """W-ACT-08, A08."""

    points: int
    cost_mode: Literal["inclusive", "exclusive"]
    pools: tuple[Literal["actions", "reactions"], ...]
    exclude: tuple[Literal["attaque", "tir", "lutte", "defense"], ...]
    actions_off_turn: bool
    opposed_roll: bool


class Advantage(Strict):
    """W-D-ADV, A09."""

    mode: Literal["keep_high", "plus_2", "plus_5"]
    stack: bool


class Opposed(Strict):
    """W-D-TIE, A22."""

    ties: Literal["resister", "initiator"]


class Modifiers(Strict):
    """A18: whether circumstances add up."""

    circumstance_stack: bool


class Reaction(Strict):
    """W-ACT-07, A07."""

    own_turn_vs_other: bool


class Attrition(Strict):
    """W-ATR-02, W-ATR-03, A53."""

    start_round: int
    fatigue: int
    can_wound: bool
    includes_prone: bool
    mounts: bool


class Movement(Strict):
    """W-D-MOV, A05."""

    difficult_cost: int
    step_up_free: int
    split: bool
    default: int
    through: Literal["allies", "nobody", "everybody"]


class End(Strict):
    """W-FRM-03, A64."""

    out_statuses: tuple[Literal["mort", "mourant", "inconscient", "capture", "enfui"], ...]
    routed_are_out: bool
    finishing_off: Literal["attack", "at_once", "refuse"]
    dying_bleed: bool


class Groups(Strict):
    """A61: sides, groups, alliances."""

    morale_unit: Literal["groupe", "camp"]
    allies: tuple[tuple[str, ...], ...]
    end_unit: Literal["camp", "groupe"]


class Reinforcements(Strict):
    """Those who arrive in the middle of a fight."""

    initiative: Literal["roll", "last"]
    count: bool
