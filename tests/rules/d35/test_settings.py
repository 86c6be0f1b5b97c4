"""Profiles, overrides, every ambiguity with its reading, and the page that documents the keys."""

import re
from collections.abc import Iterator, Mapping
from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from rules.d35.settings import DEFAULTS, PROFILE_NAMES, PROFILES, Numbers, Settings, setting
from rules.d35.sizes import DATA
from rules.d35.spells import SPELLS, Spell
from rules.engine.content import ContentError, load
from rules.engine.schemas import json_schema

PAGE = Path(__file__).parents[3] / "docs" / "d35.md"


class Frozen:
    """As much of a fight as its settings."""

    def __init__(self, **settings: Any) -> None:
        self.settings = settings


def at(settings: Mapping[str, Any], key: str) -> Any:
    return reduce(lambda table, part: table[part], key.split("."), settings)


def keys(table: Mapping[str, Any], before: str = "") -> Iterator[str]:
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from keys(value, f"{before}{name}.")
        else:
            yield f"{before}{name}"


TOGGLES = [
    ("quickened_uses_swift", False, True),
    ("feat_bonus", False, True),
    ("run.feat_multiplier_bonus", 0, 1),
    ("mounted.higher_ground", "medium_or_smaller_on_foot", "smaller_than_mount_on_foot"),
    ("bull_rush.in_charge", False, True),
    ("overrun.in_charge", True, False),
    ("trip.drop_weapon", False, True),
    ("splash.rotation", "right_first", "clockwise"),
    ("grapple.tie", "random", "reroll"),
    ("grapple.no_aoo_feats", ("improved_unarmed_strike", "improved_grapple"),
     ("improved_grapple",)),
    ("grapple.pin_through_next_turn", False, True),
    ("turn.paladin_offset", 2, 3),
    ("turn.paladin_first", 3, 4),
    ("turn.break_rule", "strict_lt_3m", "le_3m"),
]  # fmt: skip
"""A-05, A-25, A-27, A-33, A-36, A-37, A-40, A-45, A-46, A-62, T-16 and D-TRIP-05."""


@pytest.mark.parametrize(("key", "texte", "srd"), TOGGLES)
def test_a_toggle_in_both_profiles_and_chosen_against_its_profile(
    key: str, texte: Any, srd: Any
) -> None:
    assert at(Settings().model_dump(), key) == texte
    assert at(Settings(profile="srd").model_dump(), key) == srd
    chosen: Any = texte
    for part in reversed(key.split(".")):
        chosen = {part: chosen}
    assert at(Settings(profile="srd", **chosen).model_dump(), key) == texte


def test_nothing_else_hangs_on_the_profile() -> None:
    differ = {key for key in keys(DEFAULTS) if at(PROFILES["srd"], key) != at(DEFAULTS, key)}
    assert differ == {key for key, _, _ in TOGGLES} | {"profile"}
    assert set(PROFILE_NAMES) == set(PROFILES)


READINGS = [
    ("A-02", "expiry.ties", "before"),
    ("A-06", "swift.locked_until", "next_turn_end"),
    ("A-07", "fight_defensively.until", "own_turn"),
    ("A-09", "items.provoking", ("fin_d_incantation", "potion")),
    ("A-10", "abilities.interrupted_spends", True),
    ("A-11", "total_defense_type", "dodge"),
    ("A-12", "split_action_provokes", "start"),
    ("A-12", "split_action_kept", False),
    ("A-13", "sunder.replaces_attack", True),
    ("A-14", "run.rest_multiplier", 1),
    ("A-15", "run.multiplier", 4),
    ("A-17", "cast.damage_dc", 10),
    ("A-18", "withdraw.start", "whole_space"),
    ("A-19", "aid.stack", True),
    ("A-20", "aid.natural", True),
    ("A-21", "garrote.ac_mode", "touch_plus_neck"),
    ("A-22", "garrote.lost_check", "no_damage"),
    ("A-23", "garrote.locking.auto_damage", False),
    ("A-23", "garrote.locking.ally_cut_ac", 11),
    ("A-24", "garrote.max_size_above", 2),
    ("A-26", "mounted.mount_charge_ac", True),
    ("A-28", "trip.counter_stability", True),
    ("A-29", "opposed_tie", "higher_modifier_then_reroll"),
    ("A-30", "opposed_attack.keep_size_mod", True),
    ("A-31", "disarm.item_weapon_mods", False),
    ("A-32", "feint.animal_mode", "replaces"),
    ("A-34", "splash.radius_m", 1.5),
    ("A-35", "splash.intersection_ac", 5),
    ("A-35", "splash.natural", True),
    ("A-38", "grapple.opponent_weapon_while_pinning", True),
    ("A-39", "pinned.dex_zero", False),
    ("A-42", "grapple.group_strict", True),
    ("A-43", "grapple.join_check", "damage_and_join"),
    ("A-44", "cower.mode", "attackers_plus_2"),
    ("A-45", "turn.break_m", 3.0),
    ("A-47", "turn.max_hd", "at_most"),
    ("A-48", "turn.too_big", "skip"),
    ("A-49", "turn.over_limit", "rebuke"),
    ("A-50", "sunder.use_hardness", True),
    ("A-51", "bull_rush.budget", "speed_minus_moved"),
    ("A-52", "bull_rush.entry_provokes", True),
    ("A-52", "overrun.entry_provokes", True),
    ("A-53", "free_action_soft_cap", 0),
    ("A-55", "grapple.nonlethal_breaks", True),
    ("A-56", "charge.lane_width_blocks", 0.0),
    ("A-58", "geo.distance_mode", "euclid_gap"),
    ("A-60", "garrote.forbidden_components", ("V", "G")),
    ("A-61", "bull_rush.loser", "own_cell"),
]


@pytest.mark.parametrize(("id", "key", "reading"), READINGS)
def test_the_reading_of_an_ambiguity_in_both_profiles(id: str, key: str, reading: Any) -> None:
    assert at(DEFAULTS, key) == reading
    assert at(PROFILES["srd"], key) == reading
    assert id in PAGE.read_text("utf-8")


ELSEWHERE = {
    "A-01": "types of T-01", "A-03": "words of T-01", "A-04": "a spell cast as a swift action",
    "A-08": "words of T-01", "A-16": "the level of a spell", "A-41": "T-20",
    "A-54": "words of T-01", "A-57": "words of T-01", "A-59": "the tables themselves",
}  # fmt: skip
"""What leaves nothing to choose: misprints, and what a table settles."""


def test_every_ambiguity_is_settled() -> None:
    toggled = {"A-05", "A-25", "A-27", "A-33", "A-36", "A-37", "A-40", "A-45", "A-46", "A-62"}
    settled = {id for id, _, _ in READINGS} | toggled | set(ELSEWHERE)
    assert settled == {f"A-{number:02}" for number in range(1, 63)}


def test_A_04_any_power_of_a_swift_time_is_swift() -> None:
    power = Spell(nom="élan", niveau=0, temps="rapide", V=False, G=False)
    assert power.temps == "rapide"
    assert {s.temps for s in SPELLS.values()} >= {"simple", "libre", "1_round", "1_minute"}


def test_A_16_a_converted_spell_and_its_metamagic() -> None:
    """A level-6 spell becomes a cure of level 4, raised by two."""
    assert SPELLS["soins_intensifs"].niveau + 2 == 6


def test_A_59_the_tables_the_text_points_to_are_there() -> None:
    files = {path.stem for path in DATA.glob("*.toml")}
    assert {"actions", "tables", "conditions", "sizes", "weapons", "fabrications"} <= files


def test_a_fight_has_what_was_chosen_else_its_profile() -> None:
    fight: Any = Frozen(profile="srd", turn={"paladin_first": 3})
    assert setting(fight, "turn", "paladin_first") == 3
    assert setting(fight, "turn", "paladin_offset") == 3
    assert setting(fight, "quickened_uses_swift") is True
    plain: Any = Frozen()
    assert setting(plain, "turn", "paladin_offset") == 2
    with pytest.raises(KeyError):
        setting(plain, "turn", "no_such_key")


def test_words_typed_for_numbers_and_choices() -> None:
    typed = {
        "profile": "srd",
        "turn": {"paladin_first": "3"},
        "geo": {"blocks_per_square": "2,0"},
        "feat_bonus": "non",
        "garrote": {"forbidden_components": "V, G, M"},
    }
    settings = Settings.model_validate_strings(typed, strict=False)
    assert settings.turn.paladin_first == 3
    assert settings.turn.paladin_offset == 3
    assert settings.geo.blocks_per_square == 2
    assert settings.feat_bonus is False
    assert settings.garrote.forbidden_components == ("V", "G", "M")


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"geo": {"blocks": 2}}, "geo.blocks"),
        ({"geo": {"blocks_per_square": 0}}, "geo.blocks_per_square"),
        ({"geo": {"blocks_per_square": -1.5}}, "geo.blocks_per_square"),
        ({"geo": {"distance_mode": "euclid"}}, "geo.distance_mode"),
        ({"profile": "3.5"}, "profile"),
        ({"turn": {"paladin_first": "trois"}}, "turn.paladin_first"),
        ({"feat_bonus": "peut-être"}, "feat_bonus"),
        ({"turn": {"damage": "2d"}}, "turn.damage"),
        ({"dying": {"stabilise_pct": 120}}, "dying.stabilise_pct"),
        ({"splash": {"dice": "d"}}, "splash.dice"),
        ({"aid": 2}, "aid"),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_its_place(wrong: Any, where: str) -> None:
    with pytest.raises(ValidationError) as refused:
        Settings(**wrong)
    assert ".".join(str(part) for part in refused.value.errors()[0]["loc"]) == where


def test_the_file_must_give_every_key_and_no_other() -> None:
    written = (DATA / "constants.toml").read_text("utf-8")
    srd = (DATA / "profiles" / "srd" / "constants.toml").read_text("utf-8")
    with pytest.raises(ContentError, match=r"constants\.toml: quickened_uses_swift: missing"):
        load(written, Numbers, file="constants.toml")  # a profile has the rest
    with pytest.raises(ContentError, match=r"tripp: unknown key; did you mean trip\?"):
        load(srd.replace("[trip]", "[tripp]"), Numbers, file="constants.toml")


def test_numbers_of_the_text() -> None:
    """Section 7, group by group."""
    assert DEFAULTS["geo"] == {
        "blocks_per_square": 1.5, "distance_mode": "euclid_gap", "movement": "free",
        "move_tolerance_m": 0.5, "step_tolerance_m": 0.75, "auto_step": 0.6,
    }  # fmt: skip
    assert DEFAULTS["into_melee"] == {"penalty": -4, "free_distance_m": 3.0}
    assert DEFAULTS["unarmed"] == {"lethal_penalty": -4}
    assert (DEFAULTS["fight_defensively"]["attack"], DEFAULTS["fight_defensively"]["ac"]) == (-4, 2)
    assert DEFAULTS["total_defense"] == {"ac": 4}
    assert DEFAULTS["held_touch"]["friends_full"] == 6
    assert DEFAULTS["move"] == {
        "climb_fraction": 0.25, "swim_fraction": 0.25, "fast_climb_fraction": 0.5,
        "fast_climb_penalty": -5, "crawl_m": 1.5,
    }  # fmt: skip
    assert [DEFAULTS["run"][k] for k in ("heavy_multiplier", "con_dc", "rest_rounds")] == [
        3,
        10,
        10,
    ]
    assert [DEFAULTS["charge"][k] for k in ("multiplier", "min_m", "attack", "ac")] == [2, 3, 2, -2]
    assert [DEFAULTS["aid"][k] for k in ("ac_target", "bonus")] == [10, 2]
    bull = (
        "size_max_above",
        "push_m",
        "per_margin",
        "extra_m",
        "stray_pct",
        "stability",
        "size_step",
    )
    assert [DEFAULTS["bull_rush"][k] for k in bull] == [1, 1.5, 5, 1.5, 25, 4, 4]
    assert DEFAULTS["twf"]["offhand_str"] == 0.5
    mounted = (
        "high_ground",
        "double_ranged",
        "run_ranged",
        "fall",
        "stay_pct",
        "stay_military_pct",
    )
    assert [DEFAULTS["mounted"][k] for k in mounted] == [1, -4, -8, "1d6", 50, 75]
    disarm = ("two_handed", "light", "per_size", "not_melee", "locked_gauntlet", "loose", "secured")
    assert [DEFAULTS["disarm"][k] for k in disarm] == [4, -4, 4, -4, 10, 4, 4]
    assert [DEFAULTS["sunder"][k] for k in ("two_handed", "light", "object_ac")] == [4, -4, 10]
    assert [DEFAULTS["feint"][k] for k in ("nonhumanoid", "animal")] == [-4, -8]
    grapple = ("attack_penalty", "lethal_penalty", "move_pinned", "pin_ac", "auto_fail_above")
    assert [DEFAULTS["grapple"][k] for k in grapple] == [-4, -4, 4, -4, 2]
    overrun = ("size_max_above", "charge", "stability", "back_m")
    assert [DEFAULTS["overrun"][k] for k in overrun] == [1, 2, 4, 1.5]
    turn = ("radius_m", "base_uses", "damage", "rounds", "cower_attack", "extra_turning")
    assert [DEFAULTS["turn"][k] for k in turn] == [18, 3, "2d6", 10, 2, 4]
    garrote = ("object_ac", "cover", "cut_penalty", "str_mult")
    assert [DEFAULTS["garrote"][k] for k in garrote] == [11, 10, -4, 1.5]
    assert (DEFAULTS["cast"]["deaf_fail_pct"], DEFAULTS["cast"]["defensive_dc"]) == (20, 15)
    assert DEFAULTS["speech"] == {
        "own_turn_only": False, "allow_flat_footed": True, "max_chars": 200
    }  # fmt: skip
    assert DEFAULTS["falling"] == {"dice": "1d6", "per_m": 3.0, "most": 20}


def test_what_a_first_evening_asks_has_an_answer() -> None:
    """Flanking, cover, crossing, mounts, who stands up, pushes, overruns, grapples, hands."""
    chosen = [
        ("flanking.on", True), ("flanking.min_angle", 135.0), ("cover.creatures", True),
        ("concealment.partial_pct", 20), ("concealment.total_pct", 50), ("crossing.allies", True),
        ("crossing.helpless", True), ("crossing.size_difference", 3),
        ("mounted.moving_exposes", "mount"), ("trip.riser", "refused"), ("coup_de_grace.dc", 10),
        ("stun.dc", 10), ("bull_rush.entry_uses_move", True),
        ("overrun.avoided_uses_attempt", True), ("grapple.joiner_enters", True),
        ("turn.bolster", "like_turning"), ("geo.step_tolerance_m", 0.75), ("hands.regrip", "free"),
    ]  # fmt: skip
    for key, value in chosen:
        assert at(DEFAULTS, key) == value, key


def test_the_schema_names_every_group() -> None:
    schema = json_schema(Settings)
    assert set(schema["properties"]) == set(DEFAULTS)
    assert schema["additionalProperties"] is False


def shown(value: Any) -> str:
    """As the page and the file write a value."""
    if isinstance(value, tuple):
        return "[" + ", ".join(shown(v) for v in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else f"{value:g}"


def test_the_page_has_every_key_with_its_default_and_no_other() -> None:
    """If not: a row of docs/d35.md for each."""
    rows = dict(
        re.findall(r"^\| `([\w.\"]+)` \| `(.*?)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    )
    expected = {key: shown(at(DEFAULTS, key)) for key in keys(DEFAULTS)}
    assert rows == expected
