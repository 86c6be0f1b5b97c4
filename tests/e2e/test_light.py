"""The light of the world counts in a fight that wants it to, wherever a server can be asked."""

from pathlib import Path

import pytest

from bridge.rulesets import rulesets
from bridge.scenario.file import read
from bridge.scenario.run import play

HUT = """
title = "Noir"
ruleset = "blocs"

[settings.monde]
lumiere = "compte"

[start]
round = 1
order = ["aldric", "orc"]
turn = "aldric"

[[block]]
from = [-2, 64, -2]
to = [4, 67, 2]
kind = "minecraft:stone"

[[block]]
from = [-1, 64, -1]
to = [3, 66, 1]
kind = "minecraft:air"

[[creature]]
name = "Aldric"
player = true
pos = [0, 64, 0]
template = "garde"

[[creature]]
name = "Orc"
pos = [1, 64, 0]
template = "orc"
entity = "minecraft:zombie"

[[step]]
block = [[3, 64, 0], "minecraft:@BLOCK@"]

[[step]]
say = "Aldric: !att orc"
dice = [["aldric attack", 1, "d20"]]
expect.@SHOWN@ = { Aldric = ["cible non vue"] }
"""
VERSIONS = ("1.16.5", "1.20.4", "1.20.6", "1.21.11", "26.2", "26.3")


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("block", ["air", "torch"])
async def test_who_is_in_the_dark_is_not_seen(tmp_path: Path, version: str, block: str) -> None:
    told = version not in VERSIONS[:2]
    shown = "hover" if told and block == "air" else "unseen"
    path = tmp_path / "noir.toml"
    path.write_text(HUT.replace("@BLOCK@", block).replace("@SHOWN@", shown), encoding="utf-8")
    result = await play(read(path), rulesets(), version)
    assert result.failure is None, result.failure
    asked = [c for c in result.commands if "location_check" in c]
    key = '{"type":' if version == "26.3" else '{"condition":'
    assert bool(asked) is told
    assert all(key in command for command in asked)
