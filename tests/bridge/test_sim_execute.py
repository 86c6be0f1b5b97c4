"""`execute` and its conditions, stores and silences."""

from pathlib import Path

import pytest

from .sim_world import ask, world


@pytest.mark.parametrize(
    ("version", "words"),
    [("1.21.8", "Test passed, count: 2"), ("1.21.9", "Test passed. Count: 2")],
)
def test_the_count_of_a_test(tmp_path: Path, version: str, words: str) -> None:
    server = world(tmp_path, version)
    assert ask(server, "execute if entity @a") == [words]
    assert ask(server, "execute if entity @e[type=zombie]") == ["Test failed"]
    assert ask(server, "execute unless entity @e[type=zombie]") == ["Test passed"]


def test_as_many_and_at_each(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, "execute as @a run data get entity @s Pos") == [
        "Alex has the following entity data: [0.5d, 64.0d, 0.5d]",
        "Bob has the following entity data: [-3.5d, 64.0d, 2.5d]",
    ]
    assert ask(server, "execute as Bob at @s if block ~ ~-1 ~ grass_block run tag @s add g") == [
        "Added tag 'g' to Bob"
    ]
    ask(server, "execute at Bob run summon pig ~ ~ ~1")
    assert server.world.mobs[0].pos == (-3.5, 64.0, 3.5)


def test_after_a_fork_errors_are_silent(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, "execute as Alex run data get entity @s Nothing") == []
    assert ask(server, "execute as @e[type=zombie] run list") == []
    assert ask(server, "execute positioned 0 64 0 run data get entity Alex Nothing") == [
        "Found no elements matching Nothing"
    ]


def test_blocks_far_away_are_not_loaded(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, "execute if block 5000 64 0 air") == ["That position is not loaded"]
    assert ask(server, "execute if loaded 5000 64 0") == ["Test failed"]
    assert ask(server, "execute if block 0 64 0 air") == ["Test passed"]
    ask(server, "setblock 1 64 0 oak_log[axis=y]")
    assert ask(server, "execute if block 1 64 0 oak_log[axis=x]") == ["Test failed"]
    assert ask(server, "execute if block 1 64 0 #logs") == ["Test passed"]


def test_a_box_compared_with_itself_tells_how_much_of_it_is_not_air(tmp_path: Path) -> None:
    server = world(tmp_path)
    same = "execute if blocks 4 64 4 6 66 6 4 64 4"
    assert ask(server, f"{same} masked") == ["Test passed. Count: 0"]
    assert ask(server, f"{same} all") == ["Test passed. Count: 27"]
    ask(server, "setblock 5 65 5 stone")
    assert ask(server, f"{same} masked") == ["Test passed. Count: 1"]
    assert ask(server, "execute unless blocks 4 64 4 6 66 6 4 64 4 masked") == [
        "Test failed. Count: 1"
    ]
    assert ask(server, "execute if blocks 5 65 5 5 65 5 4 64 4 all") == ["Test failed"]
    (tmp_path / "old").mkdir()
    old = world(tmp_path / "old", "1.20.4")
    assert ask(old, f"{same} masked") == ["Test passed, count: 0"]


def test_behind_another_step_a_failed_condition_says_nothing(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, "execute at Alex if block 0 63 0 air") == []
    assert ask(server, "execute at Alex if block 5000 64 0 air") == []
    assert ask(server, "execute if block 0 64 0 air if block 0 63 0 air") == []
    assert ask(server, "execute at Alex if block 0 64 0 air if block 1 64 0 air") == ["Test passed"]


def test_tags_are_those_of_the_version(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "setblock 1 64 0 oak_slab")
    assert ask(server, "execute if block 1 64 0 #slabs[type=bottom]") == ["Test passed"]
    assert ask(server, "execute if block 0 64 0 #replaceable") == ["Test passed"]
    (refused, *_) = ask(server, "execute if block 0 64 0 #carpets")
    assert refused.startswith("Unknown block tag 'minecraft:carpets'")


def test_scores_are_compared(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(
        server,
        "scoreboard objectives add n dummy",
        "scoreboard players set Alex n 5",
        "scoreboard players set Bob n 3",
    )
    assert ask(server, "execute if score Alex n matches 4..") == ["Test passed"]
    assert ask(server, "execute if score Alex n < Bob n") == ["Test failed"]
    assert ask(server, "execute if score Alex no matches 1") == [
        "Unknown scoreboard objective 'no'"
    ]


def test_results_are_stored(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "scoreboard objectives add n dummy")
    ask(server, "execute as @a store result score @s n run data get entity @s Pos[0] 10")
    assert ask(server, "scoreboard players get Bob n") == ["Bob has -35 [n]"]
    ask(server, "execute store success storage m:s ok byte 1 if entity @e[type=cow]")
    assert ask(server, "data get storage m:s") == [
        "Storage m:s has the following contents: {ok: 0b}"
    ]
    ask(server, "execute store result storage m:s x double 0.5 run list")
    assert ask(server, "data get storage m:s x") == ["Storage m:s has the following contents: 1.0d"]


def test_looking_and_local_positions(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "execute as Alex at @s facing 0.5 64 10.5 run summon pig ^ ^ ^4")
    x, y, z = server.world.mobs[0].pos
    assert (round(x, 6), round(y, 6), round(z, 6)) == (0.5, 64.0, 4.5)


def test_on_came_with_1_19_4(tmp_path: Path) -> None:
    assert ask(world(tmp_path / "a", "1.19.4"), "execute as Alex on vehicle run list") == []
    refused = ask(world(tmp_path / "b", "1.19.3"), "execute as Alex on vehicle run list")
    assert refused[0] == "Incorrect argument for command"


def test_dimensions(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "execute in the_nether run tp Bob 1.0 64.0 1.0")
    assert server.player("Bob").dimension == "minecraft:the_nether"
    assert ask(server, "execute if entity @a[distance=0..]") == ["Test passed. Count: 1"]
    assert ask(server, "execute if entity @a") == ["Test passed. Count: 2"]
    assert ask(server, "execute in nowhere run list") == ["Unknown dimension 'minecraft:nowhere'"]
