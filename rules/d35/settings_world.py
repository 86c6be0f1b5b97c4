"""Choices about space, time, movement, light and speech."""

from typing import Annotated, Literal

from rules.engine.content import DiceText, Strict, between


class Geo(Strict):
    """§1.2–1.4, A-58: how blocks, squares and metres go together."""

    blocks_per_square: Annotated[float, between(0.5, 4)]
    distance_mode: Literal["euclid_gap", "alt_121", "chebyshev"]
    movement: Literal["free", "grid"]
    move_tolerance_m: float
    step_tolerance_m: float
    auto_step: float


class Falling(Strict):
    """Dice for each so many metres of a fall, and the most of them."""

    dice: DiceText
    per_m: Annotated[float, between(0.1)]
    most: Annotated[int, between(0)]


class Move(Strict):
    """D-MOVE-08…10."""

    climb_fraction: float
    swim_fraction: float
    fast_climb_fraction: float
    fast_climb_penalty: int
    crawl_m: float


class Run(Strict):
    """D-RUN-01…05, A-14, A-15."""

    multiplier: int
    heavy_multiplier: int
    con_dc: int
    rest_rounds: int
    rest_multiplier: int
    feat_multiplier_bonus: int


class Withdraw(Strict):
    """D-WDR-01, 07, A-18."""

    multiplier: int
    restricted: int
    start: Literal["whole_space", "one_cell"]


class Crossing(Strict):
    """Squares of others: friends let one by, enemies where they cannot help it."""

    allies: bool
    helpless: bool
    size_difference: int


class Opportunity(Strict):
    """D-AOO-04."""

    per_round: int
    reflexes_add_dex: bool


class Expiry(Strict):
    """A-02: on the count it was made, before or after those who act on it."""

    ties: Literal["before", "after"]


class Swift(Strict):
    """D-ACT-12, A-06: how long an immediate action off-turn locks the next ones."""

    locked_until: Literal["next_turn_end", "next_turn_start"]


class Speech(Strict):
    """D-FREE-04, D-FREE-05."""

    own_turn_only: bool
    allow_flat_footed: bool
    max_chars: int


class Hands(Strict):
    """What changing a grip costs."""

    regrip: Literal["free", "move"]


class Surprise(Strict):
    """Whether those who are not surprised act first, one action each."""

    round: bool


class World(Strict):
    """The keys of this theme."""

    round_seconds: int
    rounds_per_minute: int
    step_m: float
    melee_reach_m: float
    reach_weapon_m: float
    free_action_soft_cap: int
    draw_while_moving_bab: int
    split_action_provokes: Literal["start", "both"]
    split_action_kept: bool
    geo: Geo
    falling: Falling
    move: Move
    run: Run
    withdraw: Withdraw
    crossing: Crossing
    opportunity: Opportunity
    expiry: Expiry
    swift: Swift
    speech: Speech
    hands: Hands
    surprise: Surprise
