"""`scoreboard` and `team`, and what of them is on the players' screens."""

from pathlib import Path

import pytest

from .sim_world import ask, world


def test_objectives(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, 'scoreboard objectives add pv dummy "Points de vie"') == [
        "Created new objective [Points de vie]"
    ]
    assert ask(server, "scoreboard objectives add pv dummy") == [
        "An objective already exists by that name"
    ]
    assert ask(server, 'scoreboard objectives modify pv displayname "PV"') == [
        "Changed the display name of pv to [PV]"
    ]
    assert ask(server, 'scoreboard objectives modify pv displayname "PV"') == []
    assert ask(server, "scoreboard objectives list") == ["There are 1 objective(s): [PV]"]
    assert ask(server, "scoreboard objectives setdisplay sidebar pv") == [
        "Set display slot sidebar to show objective PV"
    ]
    assert ask(server, "scoreboard objectives setdisplay sidebar pv") == [
        "Nothing changed. That display slot is already showing that objective"
    ]
    assert ask(server, "scoreboard objectives remove pv") == ["Removed objective [PV]"]
    assert ask(server, "scoreboard players get Alex pv") == ["Unknown scoreboard objective 'pv'"]


def test_scores(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "scoreboard objectives add n dummy")
    assert ask(server, "scoreboard players get Alex n") == [
        "Can't get value of n for Alex; none is set"
    ]
    assert ask(server, "scoreboard players set Alex n 5") == ["Set [n] for Alex to 5"]
    assert ask(server, "scoreboard players set @a n 5") == ["Set [n] for 2 entities to 5"]
    assert ask(server, "scoreboard players add Alex n 2") == ["Added 2 to [n] for Alex (now 7)"]
    assert ask(server, "scoreboard players remove Alex n 3") == [
        "Removed 3 from [n] for Alex (now 4)"
    ]
    assert ask(server, "scoreboard players get Alex n") == ["Alex has 4 [n]"]
    assert ask(server, "scoreboard players operation Alex n *= Bob n") == ["Set [n] for Alex to 20"]
    assert ask(server, "scoreboard players list Alex") == ["Alex has 1 score(s):", "[n]: 20"]
    assert ask(server, "scoreboard players list") == [
        "There are 2 tracked entity/entities: Alex, Bob"
    ]
    assert ask(server, "scoreboard players reset Alex") == ["Reset all scores for Alex"]
    assert ask(server, "scoreboard players list Alex") == ["Alex has no scores to show"]
    assert ask(server, "scoreboard players get @a n")[0].startswith("Only one entity is allowed")


def test_words_before_1_20(tmp_path: Path) -> None:
    server = world(tmp_path, "1.19.4")
    ask(server, "scoreboard objectives add n dummy", "scoreboard players set Alex n 1")
    assert ask(server, "scoreboard players list Alex") == ["Alex has 1 scores:", "[n]: 1"]


def test_enabling_triggers(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "scoreboard objectives add t trigger", "scoreboard objectives add n dummy")
    assert ask(server, "scoreboard players enable Alex t") == ["Enabled trigger [t] for Alex"]
    assert ask(server, "scoreboard players enable Alex t") == [
        "Nothing changed. That trigger is already enabled"
    ]
    assert ask(server, "scoreboard players enable @a t") == ["Enabled trigger [t] for 2 entities"]
    assert ask(server, "scoreboard players enable @a n") == [
        "Enable only works on trigger-objectives"
    ]


def test_limits_of_names_fell_with_1_18(tmp_path: Path) -> None:
    long = "scoreboard objectives add seventeen_letters dummy"
    assert ask(world(tmp_path / "a", "1.17.1"), long)[0] == (
        "Objective names cannot be longer than 16 characters"
    )
    assert ask(world(tmp_path / "b", "1.18"), long)[0].startswith("Created new objective")


@pytest.mark.parametrize(
    ("version", "good", "bad"),
    [("1.20.1", "belowName", "below_name"), ("1.20.2", "below_name", "belowName")],
)
def test_the_slot_below_names(tmp_path: Path, version: str, good: str, bad: str) -> None:
    server = world(tmp_path, version)
    ask(server, 'scoreboard objectives add pv dummy "PV"', "scoreboard players set Alex pv 12")
    assert ask(server, f"scoreboard objectives setdisplay {bad} pv")[0] == (
        f"Unknown display slot '{bad}'"
    )
    ask(server, f"scoreboard objectives setdisplay {good} pv")
    assert server.below_names() == {"Alex": "12 PV", "Bob": "0 PV"}
    ask(server, f"scoreboard objectives setdisplay {good}")
    assert server.below_names() == {}


def test_the_sidebar_shows_fifteen_lines_and_no_hidden_holder(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "scoreboard objectives add o dummy", "scoreboard players set #max o 99")
    for n in range(20):
        ask(server, f"scoreboard players set line{n} o {n}")
    assert server.sidebar("Alex") == []
    ask(server, "scoreboard objectives setdisplay sidebar o")
    lines = server.sidebar("Alex")
    assert (len(lines), lines[0], lines[-1]) == (15, ("line19", 19), ("line5", 5))


def test_titles_of_lines_since_1_20_3(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(
        server,
        "scoreboard objectives add o dummy",
        "scoreboard objectives setdisplay sidebar o",
        "scoreboard players set m.1 o 3",
    )
    assert ask(server, 'scoreboard players display name m.1 o "▶ Mira"') == [
        "Changed display name to ▶ Mira for m.1 in [o]"
    ]
    assert server.sidebar("Alex") == [("▶ Mira", 3)]
    assert ask(server, "scoreboard objectives modify o numberformat blank") == [
        "Changed number format of objective [o]"
    ]
    old = world(tmp_path / "old", "1.20.2")
    ask(old, "scoreboard objectives add o dummy")
    assert ask(old, 'scoreboard players display name m.1 o "x"')[0] == (
        "Incorrect argument for command"
    )


def test_the_list_of_players(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(
        server,
        "scoreboard objectives add pv dummy",
        "scoreboard players set Alex pv 9",
        "scoreboard objectives setdisplay list pv",
    )
    assert server.player_list() == {"Alex": 9, "Bob": None}


def test_a_uuid_holds_the_score_of_its_entity_since_1_20_2(tmp_path: Path) -> None:
    for version, name in (("1.20.1", "36532b5e-c442-3dbb-a24c-c7e55d0f979a"), ("1.20.2", "Alex")):
        server = world(tmp_path / version, version)
        uuid = server.player("Alex").uuid
        ask(server, "scoreboard objectives add n dummy", f"scoreboard players set {uuid} n 1")
        assert list(server.world.board.scores) == [name]


def test_teams(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, 'team add r "Rouges"') == ["Created team [Rouges]"]
    assert ask(server, "team add r") == ["A team already exists by that name"]
    assert ask(server, "team join r Alex") == ["Added Alex to team [Rouges]"]
    assert ask(server, "team join r @a") == ["Added 2 members to team [Rouges]"]
    assert ask(server, "team modify r color red") == ["Updated the color for team [Rouges] to red"]
    assert ask(server, "team modify r collisionRule never") == [
        'Collision rule for team [Rouges] is now "Never"'
    ]
    assert ask(server, "team list r") == ["Team [Rouges] has 2 member(s): Alex, Bob"]
    assert ask(server, "team leave Alex") == ["Removed Alex from any team"]
    assert ask(server, "team list no") == ["Unknown team 'no'"]
    assert ask(server, "team remove r") == ["Removed team [Rouges]"]


def test_health_is_measured_and_cannot_be_set(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "scoreboard objectives add hp health")
    server.player("Alex").health = 12.5
    assert ask(server, "scoreboard players get Alex hp") == ["Alex has 13 [hp]"]
    assert ask(server, "scoreboard players set Alex hp 1") == [
        "Scoreboard objective 'hp' is read-only"
    ]
