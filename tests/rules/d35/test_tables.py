"""T-01 to T-20, cell by cell; and files with a gap, an overlap or an unknown name."""

import re
from collections.abc import Callable

import pytest

from rules.d35.action_table import ACTIONS, Action, check_actions
from rules.d35.arms import ARMOURS, WEAPONS
from rules.d35.feats import FEATS, FLAGS, Feat, check_flags
from rules.d35.materials import (
    FABRICATIONS,
    MATERIALS,
    Fabrication,
    Toughness,
    check_arms,
    of_armour,
    of_weapon,
    sized,
)
from rules.d35.settings import DEFAULTS
from rules.d35.sizes import DATA, SIZES, Size, check_sizes, resize
from rules.d35.states import STATUSES, Status, check_statuses
from rules.d35.tables import (
    CONCENTRATION,
    OPPOSED,
    TABLES,
    Tables,
    check_tables,
    distraction_dc,
    grappler_weight,
    scatter,
    turning_offset,
)
from rules.engine.content import ContentError, load, load_table

T_01 = """
standard no: attack_melee activate_item concentrate dismiss_spell draw_hidden escape_grapple feint
standard no: lower_sr ready total_defense turn use_ex use_su order_commanded
standard yes: attack_ranged bull_rush cast_standard drink_potion light_torch_tinder stabilize
standard yes: read_scroll use_sp
standard target: attack_unarmed overrun sunder_weapon use_garrote
standard held: sunder_object
standard as_action: aid_another start_full
standard usually: use_skill_1
move yes: move control_mount load_light_xbow move_heavy pick_up_item sheathe stand_up
move yes: retrieve_stored crawl
move no: direct_spell draw_weapon open_door mount_dismount shield feint_improved grapple_draw
full no: full_attack charge extinguish withdraw grapple_component
full yes: coup_de_grace escape_net light_torch load_heavy_xbow gauntlet_lock prepare_splash run
full yes: touch_six hampered
full usually: use_skill_round
full start: cast_1_round
free no: cast_quickened cease_concentration drop_item drop_prone components speak release_pin knees
none no: delay step
attack target: disarm grapple trip
varies varies: feat
"""


def test_T_01_every_action_with_its_type_and_whether_it_provokes() -> None:
    """A-52, D-AOO-05, D-SUNDER-02: where the prose says who may strike, that counts."""
    listed = {
        name: tuple(head.split())
        for head, names in re.findall(r"^(.*): (.*)$", T_01, re.MULTILINE)
        for name in names.split()
    }
    assert {name: (a.type, a.provokes) for name, a in ACTIONS.items()} == listed
    assert len(listed) == 76


def test_A_01_six_types_and_what_is_no_action() -> None:
    """Swift and immediate are the casting times of spells and powers, not rows of T-01."""
    assert {a.type for a in ACTIONS.values()} == {
        "standard", "move", "full", "free", "none", "attack", "varies"
    }  # fmt: skip


def test_A_03_A_08_A_54_A_57_misprints_of_the_source_are_not_repeated() -> None:
    words = [action.nom for action in ACTIONS.values()]
    assert "attaque à outrance" in words
    assert "se concentrer sur un sort actif" in words
    assert not [w for w in words if re.search("patraque|son actif|avivée", w, re.IGNORECASE)]


def test_T_02_two_weapons() -> None:
    """D-TWF-02…04, from the numbers of the settings."""
    twf = DEFAULTS["twf"]

    def penalties(feat: bool, light: bool) -> tuple[int, int]:
        both = twf["light"] if light else 0
        main = twf["main"] + both + (twf["feat_main"] if feat else 0)
        return main, twf["off_hand"] + both + (twf["feat_off_hand"] if feat else 0)

    assert penalties(False, False) == (-6, -10)
    assert penalties(False, True) == (-4, -8)
    assert penalties(True, False) == (-4, -4)
    assert penalties(True, True) == (-2, -2)


@pytest.mark.parametrize("check", range(-5, 41))
def test_T_03_turning(check: int) -> None:
    """The table and its formula agree: 9 → −1, 19 and 21 → +3."""
    ceiling = -(-check // 3)
    assert turning_offset(check) == max(-4, min(4, ceiling - 4))


def test_T_03_block_by_block() -> None:
    ends = [(0, -4), (3, -3), (6, -2), (9, -1), (12, 0), (15, 1), (18, 2), (21, 3), (999, 4)]
    assert [(end, turning_offset(end)) for end, _ in ends] == ends


T_04 = {
    "lame_legere": (10, 2), "lame_une_main": (10, 5), "lame_deux_mains": (10, 10),
    "manche_metal_leger": (10, 10), "manche_metal_une_main": (10, 20),
    "manche_leger": (5, 2), "manche_une_main": (5, 5), "manche_deux_mains": (5, 10),
    "arme_de_tir": (5, 5), "armure": (-1, -1), "targe": (10, 5),
    "bouclier_bois_leger": (5, 7), "bouclier_bois_lourd": (5, 15),
    "bouclier_acier_leger": (10, 10), "bouclier_acier_lourd": (10, 20), "pavois": (5, 20),
}  # fmt: skip


@pytest.mark.parametrize("row", T_04)
def test_T_04_hardness_and_points(row: str) -> None:
    assert (FABRICATIONS[row].hardness, FABRICATIONS[row].hp) == T_04[row]


def test_T_04_by_enhancement_size_and_bonus() -> None:
    """D-SUNDER-06: twice for each size above M, half for each below, at least 1."""
    falchion = WEAPONS["cimeterre_a_deux_mains"]
    assert of_weapon(falchion) == Toughness(10, 10)
    assert of_weapon(falchion.model_copy(update={"alteration": 2})) == Toughness(14, 30)
    assert of_weapon(falchion.model_copy(update={"taille": "G"})) == Toughness(10, 20)
    assert of_weapon(WEAPONS["dague"].model_copy(update={"taille": "P"})) == Toughness(10, 1)
    assert of_weapon(WEAPONS["mains_nues"]) is None
    assert (sized(10, "TP"), sized(1, "I"), sized(5, "C")) == (2, 1, 80)
    assert of_armour(ARMOURS["harnois"]) == Toughness(10, 40)
    assert of_armour(ARMOURS["cuir"]) == Toughness(2, 10)
    assert of_armour(ARMOURS["ecu_d_acier_lourd"]) == Toughness(10, 20)


def test_T_05_materials() -> None:
    assert {name: (m.hardness, m.hp_per_inch) for name, m in MATERIALS.items()} == {
        "tissu": (0, 2), "corde": (0, 2), "verre": (1, 1), "glace": (0, 3), "cuir": (2, 5),
        "bois": (5, 10), "pierre": (8, 15), "acier": (10, 30), "mithral": (15, 30),
        "adamantium": (20, 40),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "attack"),
    [
        ("dazzled", (-1, -1)), ("entangled", (-2, -2)), ("flanking", (2, 0)), ("invisible", (2, 2)),
        ("higher_ground", (1, 0)), ("prone", (-4, 0)), ("shaken", (-2, -2)),
        ("frightened", (-2, -2)), ("squeezing", (-4, -4)),
    ],
)  # fmt: skip
def test_T_06_attack_rolls(name: str, attack: tuple[int, int]) -> None:
    assert STATUSES[name].attack == attack


def test_T_06_what_is_no_number() -> None:
    assert STATUSES["entangled"].dex == -4
    assert STATUSES["invisible"].foes_no_dex
    assert STATUSES["prone"].no_ranged
    may = {name for name, weapon in WEAPONS.items() if weapon.a_terre}
    assert {"shuriken", "arbalete_legere", "arbalete_lourde"} <= may
    assert "arc_long" not in may
    assert STATUSES["flanking"].attack[0] == DEFAULTS["flanking"]["bonus"]


@pytest.mark.parametrize(
    ("name", "ac", "no_dex"),
    [
        ("cover", (4, 4), False), ("blinded", (-2, -2), True), ("cowering", (0, 0), False),
        ("entangled", (0, 0), False), ("flat_footed", (0, 0), True), ("grappled", (0, 0), True),
        ("helpless", (-4, 0), False), ("kneeling", (-2, 2), False), ("pinned", (-4, -4), True),
        ("prone", (-4, 4), False), ("squeezing", (-4, -4), False), ("stunned", (-2, -2), True),
    ],
)  # fmt: skip
def test_T_07_armour_class(name: str, ac: tuple[int, int], no_dex: bool) -> None:
    """A-39: pinned −4 against any attack of others. A-44: cowering is the attackers' +2."""
    assert (STATUSES[name].ac, STATUSES[name].no_dex) == (ac, no_dex)
    assert STATUSES[name].dex_zero == (name == "helpless")
    assert STATUSES["cover"].ac[0] == DEFAULTS["cover"]["ac"]


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("C", (4, -8, 16, 16, 9, 9, 6, "2d6")), ("Gig", (3, -4, 12, 12, 6, 6, 4.5, "1d8")),
        ("TG", (2, -2, 8, 8, 4.5, 4.5, 3, "1d6")), ("G", (1, -1, 4, 4, 3, 3, 1.5, "1d4")),
        ("M", (0, 0, 0, 0, 1.5, 1.5, 1.5, "1d3")), ("P", (-1, 1, -4, -4, 1.5, 1.5, 1.5, "1d2")),
        ("TP", (-2, 2, -8, -8, 0.75, 0, 0, "1")), ("Min", (-3, 4, -12, -12, 0.3, 0, 0, "1")),
        ("I", (-4, 8, -16, -16, 0.15, 0, 0, "0")),
    ],
)  # fmt: skip
def test_T_08_sizes(name: str, row: tuple[object, ...]) -> None:
    s = SIZES[name]
    found = (s.rang, s.attaque, s.lutte, s.force, s.espace_m, s.haute, s.longue, s.mains_nues)
    assert found == row


def test_T_08_squares_and_weapons_of_other_sizes() -> None:
    assert [size.squares for size in SIZES.values()] == [1, 1, 1, 1, 1, 2, 3, 4, 6]
    assert (resize("1d8", "P"), resize("1d10", "G"), resize("1d8", "TG")) == ("1d6", "2d8", "3d6")
    assert resize("3d4", "G") == "3d4"


@pytest.mark.parametrize(
    ("kind", "level", "damage", "dc"),
    [
        ("damage", 3, 7, 20), ("damage", 2, 5, 17), ("damage", 1, 7, 18), ("damage", 1, 8, 19),
        ("continuous", 2, 7, 15), ("defensive", 3, 0, 18), ("grapple", 2, 0, 22),
        ("mount_move", 3, 0, 13), ("mount_run", 3, 0, 18), ("violent_motion", 3, 0, 23),
        ("entangled", 1, 0, 16), ("rain", 2, 0, 7), ("hail", 2, 0, 12),
    ],
)  # fmt: skip
def test_T_09_concentration(kind: str, level: int, damage: int, dc: int) -> None:
    """A-17: damage during a long casting counts like any other."""
    assert distraction_dc(DEFAULTS["cast"], kind, level, damage) == dc
    assert kind in CONCENTRATION


def test_T_10_riding() -> None:
    assert DEFAULTS["ride"] == {
        "knees": 5, "soft_fall": 15, "control": 20, "fast_mount": 20, "stay": 5,
        "fight_with": 10, "cover": 15, "leap": 15, "spur": 15,
    }  # fmt: skip


def test_T_11_ranges() -> None:
    keys = ("thrown_max_increments", "projectile_max_increments", "range_penalty")
    assert [DEFAULTS[key] for key in keys] == [5, 10, -2]


def test_T_12_states_of_hit_points() -> None:
    assert DEFAULTS["dying"] == {"bleed": True, "stabilise_pct": 10, "dead_at": -10}
    assert STATUSES["disabled"].restricts
    assert STATUSES["staggered"].restricts


def test_T_13_A_33_scatter() -> None:
    """1 short, 2 short and right, then on around; clockwise it would be short and left."""
    ways = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]
    assert [scatter(face) for face in range(1, 9)] == ways
    assert scatter(2, clockwise=True) == (-1, -1)
    assert scatter(5, clockwise=True) == (1, 0)


def test_T_14_garrottes() -> None:
    garrote = DEFAULTS["garrote"]
    assert garrote["damage"] == {"corde": "1d6", "fil_de_fer": "1d8", "verrouillage": "1d8"}
    assert list(garrote["neck"].values()) == [0, 2, 4, 6, 8]
    objects = {kind: tuple(row.values()) for kind, row in garrote["object"].items()}
    assert objects == {"corde": (0, 2), "fil_de_fer": (10, 2), "verrouillage": (10, 2)}
    for kind, (hardness, points) in objects.items():
        assert of_weapon(WEAPONS[f"garrot_{kind}"]) == Toughness(hardness, points)
    assert (garrote["neck_combination"], garrote["locking"]["auto_damage"]) == ("highest", False)


def test_T_16_every_feat_has_its_flag() -> None:
    assert {feat.flag for feat in FEATS.values()} == set(FLAGS)
    assert FEATS["science_de_la_lutte"].flag == "improved_grapple"


def test_T_17_full_round_actions_under_restriction() -> None:
    """D-START-04: these four are not split either."""
    full = {name: a for name, a in ACTIONS.items() if a.type == "full"}
    kept = {name: a.restricted for name, a in full.items() if a.restricted != "split"}
    assert kept == {
        "charge": "standard", "withdraw": "standard", "full_attack": "impossible",
        "run": "impossible",
    }  # fmt: skip
    assert {name for name, a in ACTIONS.items() if a.splits} == set(full) - set(kept)
    assert (DEFAULTS["charge"]["restricted"], DEFAULTS["withdraw"]["restricted"]) == (1, 1)


@pytest.mark.parametrize(
    ("name", "actor", "defender", "size", "tie"),
    [
        ("bull_rush", ["strength"], ["strength"], "strength", "higher_modifier"),
        ("trip", ["strength"], ["strength", "dexterity", "ride"], "strength", "higher_modifier"),
        ("overrun", ["strength"], ["strength", "dexterity"], "strength", "higher_modifier"),
        ("disarm", ["attack"], ["attack"], "difference", "higher_modifier"),
        ("sunder", ["attack"], ["attack"], "difference", "higher_modifier"),
        ("grapple", ["grapple"], ["grapple"], "grapple", "modifier_then_random"),
        ("feint", ["bluff"], ["sense_motive"], "none", "defender"),
        ("escape_several", ["grapple"], ["grapple"], "grapple", "defender"),
        ("move_grapple", ["grapple"], ["grapple"], "grapple", "defender"),
    ],
)
def test_T_18_opposed_rolls(
    name: str, actor: list[str], defender: list[str], size: str, tie: str
) -> None:
    row = OPPOSED[name]
    assert (list(row.actor), list(row.defender)) == (actor, defender)
    assert (row.size, row.tie) == (size, tie)
    assert row.stability == (name in ("bull_rush", "trip", "overrun"))


def test_T_19_conditions() -> None:
    assert {"opportunity", "immediate"} <= set(STATUSES["flat_footed"].forbid)
    assert "act" in STATUSES["stunned"].forbid
    assert STATUSES["stunned"].drops
    assert STATUSES["paralysed"].dex_zero
    assert STATUSES["restricted"].restricts
    slowed = STATUSES["slowed"]
    assert (slowed.restricts, slowed.attack, slowed.ac, slowed.speed) == (True, (0, 0), (0, 0), 1)
    assert {name for name, status in STATUSES.items() if status.outsiders} == {"grappled", "pinned"}
    assert {"opportunity", "threaten"} <= set(STATUSES["grappled"].forbid)
    assert "speak" in STATUSES["gagged"].forbid
    assert STATUSES["pinned"].dex_zero is DEFAULTS["pinned"]["dex_zero"]


def test_T_20_A_41_weights_of_grapplers() -> None:
    """D-GRAPPLE-42: eight P round an M, two G, one TG; smaller ones are no lighter than P."""
    weights = [grappler_weight(rank) for rank in (-4, -2, -1, 0, 1, 2, 4)]
    assert weights == [0.5, 0.5, 0.5, 1, 2, 4, 4]
    most = DEFAULTS["grapple"]["max_weight"]
    assert 8 * grappler_weight(-1) <= most < 9 * grappler_weight(-1)
    assert grappler_weight(1) + 2 * grappler_weight(0) == most


# Files that cannot be used: file, entry, field and reason.

WRITTEN = (DATA / "tables.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("{ de = 4, a = 6,", "{ de = 5, a = 6,",
         "tables.toml: [turning[3]] de: gap: must be 4, not 5"),
        ("{ de = 4, a = 6,", "{ de = 3, a = 6,",
         "tables.toml: [turning[3]] de: overlap: must be 4, not 3"),
        ("{ de = 4, a = 6,", "{ de = 4, a = 3,",
         "tables.toml: [turning[3]] a: must be at least 4, not 3"),
        ("{ de = 22, offset", "{ de = 22, a = 30, offset",
         "tables.toml: [turning[9]] a: only the last row has no end"),
        ("{ a = 0, offset", "{ de = 0, a = 0, offset",
         "tables.toml: [turning[1]] de: only the first row begins nowhere"),
        ("{ de = 2, weight", "{ de = 3, weight",
         "tables.toml: [weights[4]] de: gap: must be 2, not 3"),
        ("[-1, 0], [-1, 1]", "[-1, 1]", "tables.toml: [scatter]: must have 8 rows, not 7"),
        ("[-1, 0], [-1, 1]", "[-1, 1], [-1, 1]",
         "tables.toml: [scatter[2]]: overlap: [-1, 1] is in a row before"),
        ("[-1, 0], [-1, 1]", "[-2, 0], [-1, 1]",
         "tables.toml: [scatter[1]]: one square off, not [-2, 0]"),
        ('base = "rain_dc"', 'base = "snow_dc"',
         "tables.toml: [concentration.rain] base: no such key of cast: 'snow_dc'"),
        ("offset = -4", "ofset = -4", "turning[1].ofset: unknown key; did you mean offset?"),
        ('size = "difference"', 'size = "width"', 'opposed.disarm.size: "width" is not allowed'),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_used_is_told_with_its_row(old: str, new: str, told: str) -> None:
    assert old in WRITTEN

    def read() -> None:
        wrong = WRITTEN.replace(old, new, 1)
        check_tables(load(wrong, Tables, file="tables.toml"))

    assert told in refusal(read)


def refusal(read: Callable[[], object]) -> str:
    with pytest.raises(ContentError) as refused:
        read()
    return str(refused.value)


def test_a_table_without_a_row_is_refused() -> None:
    empty = TABLES.model_copy(update={"turning": ()})
    assert refusal(lambda: check_tables(empty)) == "tables.toml: [turning]: has no row"


def test_sizes_that_miss_or_double_or_are_none() -> None:
    written = (DATA / "sizes.toml").read_text("utf-8")

    def read(text: str) -> Callable[[], None]:
        return lambda: check_sizes(load_table(text, Size, file="sizes.toml"))

    without = re.sub(r"\[TG\].*?(?=\[Gig\])", "", written, flags=re.DOTALL)
    assert refusal(read(without)) == "sizes.toml: [TG]: gap: no row for this size"
    doubled = written.replace("rang = 2", "rang = 1")
    assert refusal(read(doubled)) == "sizes.toml: [TG] rang: must be 2, not 1"
    assert "[XXL]: no such size" in refusal(read(written.replace("[TG]", "[XXL]")))


def test_other_files_that_contradict_themselves() -> None:
    action = {"step": Action(nom="pas", type="none", restricted="impossible")}
    assert refusal(lambda: check_actions(action)) == (
        "actions.toml: [step] restricted: only full-round actions have one"
    )
    missing = {name: Status() for name in STATUSES if name != "stunned"}
    assert "[stunned]: gap" in refusal(lambda: check_statuses(missing))
    twice = {**FEATS, "don": Feat(nom="don", flag="cleave")}
    assert "[don] flag: overlap: [enchainement]" in refusal(lambda: check_flags(twice))
    unknown = {**FEATS, "course": Feat(nom="Course", flag="running")}
    assert "[course] flag: no such flag: 'running'" in refusal(lambda: check_flags(unknown))
    fewer = {name: feat for name, feat in FEATS.items() if name != "course"}
    assert "gap: no feat for 'run'" in refusal(lambda: check_flags(fewer))
    odd = {"arme": WEAPONS["dague"].model_copy(update={"fabrication": "papier"})}
    made: dict[str, Fabrication] = dict(FABRICATIONS)
    assert refusal(lambda: check_arms(odd, {}, made)) == (
        "weapons.toml: [arme] fabrication: no such row in fabrications.toml: 'papier'"
    )
    straw = {"armure": ARMOURS["cuir"].model_copy(update={"matiere": "paille"})}
    assert "[armure] matiere: no such row" in refusal(lambda: check_arms({}, straw, made))
    held = {"armure": ARMOURS["cuir"].model_copy(update={"fabrication": "paille"})}
    assert "[armure] fabrication: no such row" in refusal(lambda: check_arms({}, held, made))
