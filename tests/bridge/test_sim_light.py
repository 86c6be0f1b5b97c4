"""How light a place is, as conditions written in a command may ask from 1.20.5 on."""

from pathlib import Path

import pytest

from bridge.sim.light import light
from bridge.sim.server import Server

from .sim_world import ask, world

VERSIONS = ("1.20.6", "1.21.1", "1.21.11", "26.2", "26.3")
LIT = '{"condition":"location_check","predicate":{"light":{"light":"dark"}}}'


def at_least(server: Server, least: int, place: str = "0 64 0") -> str:
    key = "type" if server.edition.number >= (26, 3, 0) else "condition"
    lit = f'{{"light":{{"light":{{"min":{least}}}}}}}'
    where = f'{{"{key}":"minecraft:location_check","predicate":{lit}}}'
    (answer,) = ask(server, f"execute positioned {place} if predicate {where}")
    return answer


def level(server: Server, *cell: int) -> int:
    x, y, z = cell
    blocks = server.world.blocks["minecraft:overworld"]
    return light(blocks, (x, y, z), server.edition.number)


def hut(server: Server) -> None:
    """Three blocks to a side within, without a door."""
    ask(server, "fill -2 64 -2 2 68 2 stone", "fill -1 64 -1 1 67 1 air")


@pytest.mark.parametrize("version", VERSIONS)
def test_it_is_bright_outside_and_dark_within(tmp_path: Path, version: str) -> None:
    server = world(tmp_path, version)
    assert at_least(server, 15) == "Test passed"
    hut(server)
    assert at_least(server, 1) == "Test failed"
    server.set_block((1, 64, 1), "torch")
    assert (at_least(server, 12), at_least(server, 13)) == ("Test passed", "Test failed")
    assert at_least(server, 12, "-1 64 1") == "Test passed"
    assert at_least(server, 1, "5000 64 0") == "Test failed", "not loaded"


def test_light_goes_around_corners_and_gets_less(tmp_path: Path) -> None:
    server = world(tmp_path)
    hut(server)
    ask(server, "fill 2 64 0 2 65 0 air")  # a door
    assert [level(server, x, 64, 0) for x in (3, 2, 1, 0, -1)] == [15, 14, 13, 12, 11]
    assert level(server, 0, 64, 1) == 11
    ask(server, "fill 2 64 0 2 65 0 glass")
    assert level(server, 1, 64, 0) == 13
    ask(server, "fill 2 64 0 2 65 0 stone")
    assert level(server, 1, 64, 0) == 0
    assert level(server, 2, 64, 0) == 0, "within stone"
    ask(server, "setblock 0 68 0 air")
    assert [level(server, 0, y, 0) for y in (68, 64)] == [15, 15]
    ask(server, "setblock 0 80 0 stone")
    assert level(server, 0, 64, 0) == 9, "from aside, over the hut, and down the hole"


def test_what_shines(tmp_path: Path) -> None:
    server = world(tmp_path)
    hut(server)
    for block, own in (
        ("glowstone", 15), ("lantern", 15), ("soul_torch", 10), ("light[level=7]", 7),
        ("campfire", 15), ("campfire[lit=false]", 0), ("air", 0),
    ):  # fmt: skip
        server.set_block((0, 64, 0), block)
        assert (level(server, 0, 64, 0), level(server, 0, 65, 0)) == (own, max(own - 1, 0))


def test_below_the_ground_it_is_dark_until_it_is_dug_open(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "fill 0 58 0 0 62 0 air")
    assert level(server, 0, 60, 0) == 0
    ask(server, "setblock 0 63 0 air")
    assert level(server, 0, 60, 0) == 15


@pytest.mark.parametrize(
    ("version", "words"),
    [
        ("1.16.5", "Expected whitespace to end one argument, but found trailing data"),
        ("1.20.4", "Expected whitespace to end one argument, but found trailing data"),
        ("26.3", "Failed to parse structure: Input does not contain a key [type]"),
    ],
)
def test_who_does_not_know_the_condition_refuses_it(
    tmp_path: Path, version: str, words: str
) -> None:
    server = world(tmp_path, version)
    written = '{"condition":"minecraft:location_check"}'
    assert ask(server, f"execute if predicate {written}")[0].startswith(words)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ('{"predicate":{}}', "Input does not contain a key [condition]"),
        ('{"condition":"minecraft:nosuch"}', "Unknown registry key"),
        (LIT, "Not a map"),
        (LIT.replace('"dark"', '{"min":"x"}'), "Not a number"),
        (LIT.replace('"dark"', '{"min":8,"max":3}'), "Swapped bounds"),
    ],
)  # fmt: skip
def test_a_condition_that_is_none_is_refused(tmp_path: Path, written: str, reason: str) -> None:
    answer = ask(world(tmp_path), f"execute if predicate {written}")[0]
    assert answer.startswith(f"Failed to parse structure: {reason}")


def test_what_means_nothing_is_ignored(tmp_path: Path) -> None:
    written = '{"condition":"location_check","predicate":{"lihgt":{"light":{"max":0}}}}'
    assert ask(world(tmp_path), f"execute if predicate {written}") == ["Test passed"]


@pytest.mark.parametrize(
    ("version", "words"),
    [
        ("1.20.4", "Unknown predicate: my:one"),
        ("1.20.6", "Failed to parse structure: Failed to get element "
         "ResourceKey[minecraft:predicate / my:one]"),
        ("26.2", "Can't find element 'my:one' in registry 'minecraft:predicate'"),
    ],
)  # fmt: skip
def test_there_are_no_conditions_of_data_packs(tmp_path: Path, version: str, words: str) -> None:
    assert ask(world(tmp_path, version), "execute if predicate my:one")[0] == words
