"""Zones and opportunities, mounts and falls, morale, rout and pursuit."""

from typing import Literal

from rules.engine.content import Strict


class Zone(Strict):
    """W-ZOC-01, A16."""

    radius: int
    vertical: int
    metric: Literal["chebyshev", "euclid"]


class Opportunity(Strict):
    """W-OPP-01…08, A48…A51."""

    cost_reactions: int
    triggers: tuple[
        Literal[
            "leave_zone",
            "enter_zone",
            "concentration",
            "bow_crossbow",
            "complex_object",
            "potion",
            "cast",
        ],
        ...,
    ]
    success_stops: bool
    counts_offensive_cap: bool
    keep_consumables: bool
    thrown: bool
    success_is: Literal["damage_step_or_move_won", "touched_or_move_won"]
    per_reactor_per_trigger: int
    chains: bool
    allowed: tuple[Literal["attaque_melee", "tir", "lutte"], ...]
    zone: Literal["masse", "choose"]
    weapon: Literal["first", "choose"]


class Mounted(Strict):
    """W-MNT-02, 04, A54."""

    advantage_vs_unmounted: bool
    advantage_ranged_too: bool
    training_talent: str
    dex_dc: int
    mount_out: Literal["fall", "stand"]
    mount_cost_actions: int
    dismount_cost_actions: int


class Fall(Strict):
    """W-MNT-07, A55."""

    die: int
    type: str
    prone: bool
    as_bonus: bool
    location: Literal["random", "masse"]


class Morale(Strict):
    """W-MOR-01…03, A57."""

    dc: int
    leader_min_group: int
    applies_to: Literal["npc", "all"]
    roll: Literal["individual", "leader"]
    once_per_crossing: bool


class Rout(Strict):
    """A58."""

    timing: Literal["immediate", "own_turn"]
    leaving_zone_triggers: bool
    stopped_turn: Literal["free", "flee_only", "lost"]


class Pursuit(Strict):
    """W-PUR-01, A59."""

    range_factor: int
    attempts_per_round: int
    cost_actions: int
    shot_against: Literal["VIGUEUR", "EVASION"]
    moves_pieces: bool
    despite: tuple[Literal["attrape", "renverse", "assomme"], ...]


class Protagonist(Strict):
    """W-PRO-02, A60."""

    immobilise_allowed: bool
    flight_continues: bool
    shot_is_the_attack: bool
