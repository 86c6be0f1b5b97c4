"""Players build, fight, visit or only look on, as `gamemode` says."""

from pathlib import Path

import pytest

from .sim_world import ask, world

VERSIONS = ("1.16.5", "1.20.4", "1.21.11", "26.3")


@pytest.mark.parametrize("version", VERSIONS)
def test_a_mode_is_set_and_told(tmp_path: Path, version: str) -> None:
    server = world(tmp_path, version)
    told = ask(server, "gamemode spectator Alex")
    assert told == ["Set Alex's game mode to Spectator Mode"]
    assert server.player("Alex").chat[-1] == "Your game mode has been updated to Spectator Mode"
    assert ask(server, "gamemode spectator @a") == ["Set Bob's game mode to Spectator Mode"]
    assert ask(server, "gamemode spectator @a") == [], "they are already"
    assert ask(server, "execute if entity @a[gamemode=!spectator]") == ["Test failed"]
    assert ask(server, "data get entity Bob playerGameType")[0].endswith("3")
    server.operator("Bob")
    server.say("Bob", "/gamemode creative")
    assert server.player("Bob").chat[-1] == "Set own game mode to Creative Mode"


@pytest.mark.parametrize(
    ("version", "words"),
    [("1.19.2", "Incorrect argument for command"), ("1.19.3", "Unknown game mode: god")],
)
def test_what_is_no_mode_is_refused(tmp_path: Path, version: str, words: str) -> None:
    server = world(tmp_path, version)
    assert ask(server, "gamemode god Alex")[0] == words
    assert ask(server, "gamemode creative") == ["A player is required to run this command here"]
    assert ask(server, "gamemode creative Zoe") == ["No player was found"]
