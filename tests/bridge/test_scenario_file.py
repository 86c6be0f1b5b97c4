"""Scenario files: what is accepted, the line each mistake gets, and that docs name every key."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from bridge.rulesets import rulesets
from bridge.scenario.file import Expect, Fill, Scenario, ScenarioError, Step, read, schema, slug
from bridge.scenario.stage import CannotDo, Stage

DOCS = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")


def mistakes(folder: Path, text: str) -> str:
    path = folder / "s.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ScenarioError) as caught:
        read(path)
    return str(caught.value)


def test_the_example_of_the_documentation_is_a_scenario() -> None:
    example = re.search(r"```toml\n(.*?)```", DOCS, re.DOTALL)
    assert example is not None
    assert Scenario.model_validate(tomllib.loads(example[1])).step[1].dice[0][1] == 15


@pytest.mark.parametrize("model", [Scenario, Step, Expect])
def test_every_key_is_documented(model: type[Scenario | Step | Expect]) -> None:
    words = set(re.findall(r"[a-z]+", " ".join(re.findall(r"`[^`]*`", DOCS))))
    assert set(model.model_fields) <= words


def test_a_misspelt_key_is_named(tmp_path: Path) -> None:
    text = mistakes(tmp_path, 'title = "x"\n[[step]]\nsay = "A: !att"\nexpects = {}')
    assert "s.toml: step.0.expects: Extra inputs are not permitted" in text


def test_a_step_does_one_thing(tmp_path: Path) -> None:
    text = mistakes(tmp_path, 'title = "x"\n[[step]]\nsay = "A: !att"\nwait = 3')
    assert "one step is one thing, not say and wait" in text


def test_a_line_has_a_speaker(tmp_path: Path) -> None:
    assert "step.0.say" in mistakes(tmp_path, 'title = "x"\n[[step]]\nsay = "!att"')


def test_two_creatures_of_one_name(tmp_path: Path) -> None:
    text = 'title = "x"\n[[creature]]\nname = "Orc"\n[[creature]]\nname = "orc"\n[[step]]'
    assert "two creatures are called orc" in mistakes(tmp_path, text)


def test_what_is_no_toml_says_where(tmp_path: Path) -> None:
    assert "line 1" in mistakes(tmp_path, "title = !")


def test_the_schema_is_json_and_forbids_other_keys() -> None:
    whole = json.loads(schema())
    assert whole["additionalProperties"] is False
    assert {"title", "step"} == set(whole["required"])


def test_ids_come_from_names() -> None:
    assert slug("Éogan le Roux") == "eogan-le-roux"
    assert slug("☠") == "x"


def test_a_fill_is_every_block_between_its_corners() -> None:
    wall = Fill.model_validate({"from": [1, 64, 0], "to": [0, 65, 1], "kind": "minecraft:stone"})
    assert len(set(wall.blocks())) == 8
    assert (0, 65, 0) in set(wall.blocks())


def test_a_fill_has_an_end(tmp_path: Path) -> None:
    text = 'title = "x"\n[[block]]\nfrom = [0, 0, 0]\nto = [99, 99, 99]\nkind = "stone"\n[[step]]'
    assert "1000000 blocks are too many, 32768 at most" in mistakes(tmp_path, text)


def test_who_rides_rides_somebody(tmp_path: Path) -> None:
    text = 'title = "x"\n[[creature]]\nname = "Ana"\nrides = "Bucéphale"\n[[step]]'
    assert "nobody is called Bucéphale" in mistakes(tmp_path, text)


RIDE = """
title = "x"
[[creature]]
name = "Ana"
player = true
pos = [0, 64, 0]
rides = "Grison"
[[creature]]
name = "Grison"
pos = [0, 64, 0]
entity = "minecraft:horse"
[[block]]
from = [3, 64, 0]
to = [4, 64, 0]
kind = "minecraft:stone"
[[step]]
"""


async def test_bodies_ride_and_vanish_and_blocks_are_there(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    path.write_text(RIDE, "utf-8")
    stage = Stage(read(path), rulesets(), tmp_path)
    await stage.open()
    try:
        ana, horse = stage.players["Ana"], stage.mobs["grison"]
        assert ana.vehicle is horse
        stage.ride("Ana", "")
        assert ana.vehicle is None
        stage.ride("Ana", "Grison")
        stage.vanish("Grison")
        assert (ana.vehicle, horse in stage.server.world.mobs) == (None, False)
        with pytest.raises(CannotDo, match="Grison has no mob"):
            stage.vanish("Grison")
        with pytest.raises(CannotDo, match="Grison has no body"):
            stage.ride("Ana", "Grison")
        blocks = stage.server.world.blocks["minecraft:overworld"]
        assert [blocks.at((x, 64, 0)).removeprefix("minecraft:") for x in (2, 3, 4)] == [
            "air",
            "stone",
            "stone",
        ]
    finally:
        await stage.close()
