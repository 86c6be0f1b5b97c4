"""Blocks, their states and their tags are those of the version, and refused in vanilla's words."""

from pathlib import Path

import pytest

from bridge.minecraft.dialect import parse_version
from bridge.sim.block_types import block_types
from bridge.sim.edition import number
from bridge.sim.errors import NoSuchBlock
from bridge.terrain.kinds import built_in, kinds_of

from .sim_world import ask, log_of, world

VERSIONS = (
    "1.16.5", "1.17.1", "1.18.2", "1.19.2", "1.19.4", "1.20.1", "1.20.4", "1.20.6", "1.21.1",
    "1.21.4", "1.21.8", "1.21.11", "26.2", "26.3",
)  # fmt: skip
AT = "execute if block 0 64 0 "


@pytest.mark.parametrize("version", ["1.16.5", "1.20.4", "26.3"])
@pytest.mark.parametrize(
    ("command", "words", "echo"),
    [
        (AT + "stoone", "Unknown block type 'minecraft:stoone'", "...ck 0 64 0 stoone<--[HERE]"),
        (AT + "my:ore", "Unknown block type 'my:ore'", "...ck 0 64 0 my:ore<--[HERE]"),
        (
            "setblock 0 64 0 stone[axis=y]",
            "Block minecraft:stone does not have property 'axis'",
            "...4 0 stone[axis=y]<--[HERE]",
        ),
        (
            "fill 0 64 0 1 64 1 oak_log[axis=w]",
            "Block minecraft:oak_log does not accept 'w' for axis property",
            "..._log[axis=w]<--[HERE]",
        ),
        (
            AT + "oak_log[axis=x,axis=y]",
            "Property 'axis' can only be set once for block minecraft:oak_log",
            "...og[axis=x,axis=y]<--[HERE]",
        ),
        (
            AT + "oak_log[axis]",
            "Expected value for property 'axis' on block minecraft:oak_log",
            "...k_log[axis]<--[HERE]",
        ),
        (
            AT + "oak_log[axis=x",
            "Expected closing ] for block state properties",
            "...log[axis=x<--[HERE]",
        ),
    ],
)
def test_what_the_version_does_not_have_is_refused(
    tmp_path: Path, version: str, command: str, words: str, echo: str
) -> None:
    assert ask(world(tmp_path, version), command) == [words, echo]


@pytest.mark.parametrize(
    ("version", "words"),
    [
        ("1.20.4", "Tags aren't allowed here, only actual blocks"),
        ("1.21.9", "Tags aren't allowed here; only actual blocks are"),
    ],
)
def test_no_tag_can_be_put_anywhere(tmp_path: Path, version: str, words: str) -> None:
    assert ask(world(tmp_path, version), "setblock 0 64 0 #logs")[0] == words


def test_an_unknown_tag_is_refused_when_it_is_run_and_since_1_19_when_it_is_read(
    tmp_path: Path,
) -> None:
    words = "Unknown block tag 'minecraft:loggs'"
    for version, echo in (("1.16.5", []), ("1.18.2", []), ("1.19", ["...ck 0 64 0 #loggs"])):
        (tmp_path / version).mkdir()
        server = world(tmp_path / version, version)
        assert ask(server, AT + "#loggs") == [words, *(e + "<--[HERE]" for e in echo)]
        # behind another condition the error of a run is silent, that of reading is not
        behind = "execute if block 0 64 0 air if block 0 64 0 #loggs"
        assert bool(ask(server, behind)) is bool(echo)


@pytest.mark.parametrize(
    ("block", "since", "before"),
    [
        ("mud", "1.19", ""),
        ("grass", "1.16", "1.20.3"),
        ("short_grass", "1.20.3", ""),
        ("cherry_log", "1.20", ""),  # until then with an experimental data pack only
        ("crafter", "1.21", ""),
        ("pale_oak_log", "1.21.4", ""),
        ("chain", "1.16", "1.21.9"),
        ("iron_chain", "1.21.9", ""),
        ("oak_leaves[waterlogged=true]", "1.19", ""),
        ("grass_path", "1.16", "1.17"),
    ],
)
def test_blocks_come_and_go_with_versions(
    tmp_path: Path, block: str, since: str, before: str
) -> None:
    for version in VERSIONS:
        (tmp_path / version).mkdir()
        have = number(since) <= number(version) and (not before or number(version) < number(before))
        answer = ask(world(tmp_path / version, version), AT + block)
        assert (answer == ["Test failed"]) is have, version


def test_states_that_are_not_said_are_the_usual_ones(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "setblock 2 64 0 oak_log[axis=y]")
    assert ask(server, "setblock 2 64 0 oak_log") == ["Could not set the block"]
    assert ask(server, "execute if block 2 64 0 oak_log[axis=y]") == ["Test passed"]
    ask(server, "setblock 3 64 0 oak_stairs[half=top,facing=east]")
    for states, answer in (("facing=east", "passed"), ("half=bottom", "failed")):
        assert ask(server, f"execute if block 3 64 0 #stairs[{states}]") == [f"Test {answer}"]
    assert ask(server, "execute if block 3 64 0 #stairs[no=thing]") == ["Test failed"]
    ask(server, "setblock 4 64 0 oak_stairs[facing=east,half=top]")
    same = "execute if blocks 3 64 0 3 64 0 4 64 0 all"
    assert ask(server, same) == ["Test passed. Count: 1"]


def test_who_builds_by_hand_is_refused_too(tmp_path: Path) -> None:
    server = world(tmp_path)
    with pytest.raises(NoSuchBlock, match="Unknown block type 'minecraft:stoone'"):
        server.set_block((0, 64, 0), "stoone")
    with pytest.raises(NoSuchBlock, match="nothing may follow"):
        server.set_block((0, 64, 0), "stone x")
    assert server.run("/setblock 0 64 0 stoone")[0] == "Unknown block type 'minecraft:stoone'"
    assert any("Unknown block type" in line for line in log_of(server))


@pytest.mark.parametrize("version", VERSIONS)
def test_the_table_of_blocks_names_none_that_the_version_lacks(
    tmp_path: Path, version: str
) -> None:
    server, kinds = world(tmp_path, version), kinds_of(built_in(), parse_version(version))
    names = [name for kind in kinds.kinds for name in kind.blocks] + [kinds.open]
    answers = {name: ask(server, AT + name)[0] for name in names}
    assert set(answers.values()) == {"Test passed", "Test failed"}, answers


def test_how_high_one_stands_on_them() -> None:
    types = block_types(number("26.3"))
    tops = {
        "stone": 1.0, "air": 0.0, "oak_slab": 0.5, "oak_fence": 1.5, "white_carpet": 1 / 16,
        "ladder": 0.0, "dirt_path": 15 / 16, "torch": 0.0,
    }  # fmt: skip
    assert {name: types[f"minecraft:{name}"].top(()) for name in tops} == tops
    assert types["minecraft:oak_slab"].top({"type=top"}) == 1.0
    assert types["minecraft:snow"].top({"layers=5"}) == 0.5
    assert types["minecraft:oak_trapdoor"].top({"open=true", "half=top"}) == 0.0


@pytest.mark.parametrize(
    ("version", "particle", "words"),
    [
        ("1.16.5", "block stoone", "Unknown block type 'minecraft:stoone'"),
        ("1.20.4", "block stone", ""),
        ("1.20.4", "item stick", ""),
        ("1.20.6", 'block{block_state:"stoone"}', "Can't parse particle options: Unknown registry"),
        ("1.21.11", 'block{block_state:{Name:"stone"}}', ""),
        ("26.3", 'block{block_state:{Name:"stone"}}', "Can't parse particle options: No key"),
        ("26.3", 'block{block_state:{id:"stone"}}', ""),
        ("26.3", 'block{block_state:"stone"}', ""),
    ],
)
def test_particles_of_blocks_that_there_are(
    tmp_path: Path, version: str, particle: str, words: str
) -> None:
    (answer, *_) = ask(world(tmp_path, version), f"particle {particle} ~ ~ ~ 0 0 0 0 1 force @a")
    assert answer.startswith(words or "Displaying particle")
