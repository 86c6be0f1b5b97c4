"""`data`: entities read, storages written, and what is printed of them."""

from pathlib import Path

import pytest

from .sim_world import ask, world

STORED = "Storage m:s has the following contents: "


def test_positions_of_all_in_one_reading(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, "data modify storage m:s u set value []") == ["Modified storage m:s"]
    for path in ("UUID", "Pos", "Rotation", "Dimension"):
        key = path[0].lower()
        command = f"execute as @a run data modify storage m:s {key} append from entity @s {path}"
        assert ask(server, command) == ["Modified storage m:s"] * 2
    assert ask(server, "data get storage m:s") == [
        STORED + "{u: [[I; 911420254, -1002291781, -1572026395, 1561302938], "
        "[I; -89793373, -1009502901, -1373905431, -442414277]], "
        "p: [[0.5d, 64.0d, 0.5d], [-3.5d, 64.0d, 2.5d]], r: [[0.0f, 0.0f], [0.0f, 0.0f]], "
        'd: ["minecraft:overworld", "minecraft:overworld"]}'
    ]


def test_mobs_have_no_dimension(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "summon zombie 0 64 0")
    command = "data get entity @e[type=zombie,limit=1] Dimension"
    assert ask(server, command) == ["Found no elements matching Dimension"]


def test_scaled_numbers_are_floored(tmp_path: Path) -> None:
    server = world(tmp_path)
    server.place("Alex", (-1.26, 64.0, 0.5))
    assert ask(server, "data get entity Alex Pos[0] 10") == [
        "Pos[0] on Alex after scale factor of 10.00 is -13"
    ]


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ('{a:1b,b:2s,c:3L,d:1.5f,e:"x"}', '{a: 1b, b: 2s, c: 3L, d: 1.5f, e: "x"}'),
        ('"it is \\"so\\""', "'it is \"so\"'"),
        ('"it\'s"', '"it\'s"'),
        ("12345678.5d", "1.23456785E7d"),
        ("0.0001d", "1.0E-4d"),
        ("-0.0d", "-0.0d"),
        ('{"a b":1}', '{"a b": 1}'),
        ("[I;1,2]", "[I; 1, 2]"),
    ],
)
def test_values_are_printed_as_java_does(tmp_path: Path, value: str, shown: str) -> None:
    server = world(tmp_path)
    ask(server, f"data modify storage m:s v set value {value}")
    assert ask(server, "data get storage m:s v") == [STORED + shown]


@pytest.mark.parametrize(
    ("version", "folded"),
    [("1.20.4", False), ("1.21.4", True), ("1.21.7", False), ("26.2", False)],
)
def test_long_lists_were_folded_for_a_while(tmp_path: Path, version: str, folded: bool) -> None:
    server = world(tmp_path, version)
    ask(server, f"data modify storage m:s v set value [{','.join(['1'] * 129)}]")
    assert ("<...>" in ask(server, "data get storage m:s v")[0]) is folded


def test_lists_are_edited(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(
        server,
        "data modify storage m:s l set value [1,2]",
        "data modify storage m:s l prepend value 0",
        "data modify storage m:s l insert 1 value 9",
        "data remove storage m:s l[-1]",
    )
    assert ask(server, "data get storage m:s l") == [STORED + "[0, 9, 1]"]
    assert ask(server, "data modify storage m:s l[0] set value 0") == [
        "Nothing changed. The specified properties already have these values"
    ]
    ask(server, "data merge storage m:s {c:{a:1}}", "data modify storage m:s c merge value {b:2}")
    assert ask(server, "data get storage m:s c") == [STORED + "{a: 1, b: 2}"]
    assert ask(server, "data modify storage m:s c append value 1") == [
        "Expected list, got: {a: 1, b: 2}"
    ]


def test_players_cannot_be_written_and_mobs_can(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, 'summon zombie 0 64 0 {Tags:["m"],NoAI:1b,CustomName:"Grok"}')
    assert ask(server, "data merge entity Alex {Air:1}") == ["Unable to modify player data"]
    mob = "@e[tag=m,limit=1]"
    assert ask(server, f"data merge entity {mob} {{Health:3.0f}}") == [
        "Modified entity data of Grok"
    ]
    assert server.world.mobs[0].health == 3.0
    assert ask(server, f"data get entity {mob} NoAI") == ["Grok has the following entity data: 1b"]


def test_custom_names_are_json_until_1_21_4(tmp_path: Path) -> None:
    server = world(tmp_path, "1.21.4")
    assert ask(server, 'summon zombie 0 64 0 {CustomName:\'{"text":"Grok"}\'}') == [
        "Summoned new Grok"
    ]


def test_several_values_where_one_is_wanted(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, "data get entity Alex Pos[]") == ["This argument accepts a single NBT value"]
