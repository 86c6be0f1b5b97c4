"""What the embedded server refuses, with vanilla's words, and the plainer commands."""

from pathlib import Path

import pytest

from .sim_world import ALEX, BOB, ask, log_of, world

VERSIONS = ("1.16.5", "1.20.4", "1.21.5", "1.21.11", "26.2")


@pytest.mark.parametrize(
    ("version", "words"),
    [
        ("1.16.5", "Unknown or incomplete command, see below for error"),
        ("1.21.8", "Unknown or incomplete command, see below for error"),
        ("1.21.9", "Unknown or incomplete command. See below for error"),
        ("26.2", "Unknown or incomplete command. See below for error"),
    ],
)
def test_unknown_and_incomplete_commands(tmp_path: Path, version: str, words: str) -> None:
    server = world(tmp_path, version)
    assert ask(server, "nosuch thing") == [words, "nosuch thing<--[HERE]"]
    assert ask(server, "tellraw @a") == [words, "tellraw @a<--[HERE]"]
    assert ask(server, "") == [words, "<--[HERE]"]


@pytest.mark.parametrize(
    ("command", "words", "echo"),
    [
        ("list x", "Incorrect argument for command", "list x<--[HERE]"),
        ("list ", "Incorrect argument for command", "list <--[HERE]"),
        ("scoreboard foo", "Incorrect argument for command", "...coreboard foo<--[HERE]"),
        ("execute as @a run foo", "Incorrect argument for command", "...as @a run foo<--[HERE]"),
        ("tag @z add x", "Unknown selector type '@z'", "tag @z add x<--[HERE]"),
        (
            "data get entity @a Pos",
            "Only one entity is allowed, but the provided selector allows more than one",
            "data get entity @a Pos<--[HERE]",
        ),
        (
            "tellraw @e {}",
            "Only players may be affected by this command, "
            "but the provided selector includes entities",
            "tellraw @e {}<--[HERE]",
        ),
        (
            'tellraw @a {"text":"x"}}',
            "Expected whitespace to end one argument, but found trailing data",
            '...text":"x"}}<--[HERE]',
        ),
        ("tp Alex 1 64", "Incorrect argument for command", "tp Alex 1 64<--[HERE]"),
        (
            "scoreboard players set Alex x 1.5",
            "Invalid integer '1.5'",
            "...et Alex x 1.5<--[HERE]",
        ),
    ],
)
def test_refused_as_vanilla_does(tmp_path: Path, command: str, words: str, echo: str) -> None:
    assert ask(world(tmp_path), command) == [words, echo]


def test_nobody_found(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, 'tellraw Nobody {"text":"x"}') == ["No player was found"]
    assert ask(server, "tag @e[type=zombie] add x") == ["No entity was found"]
    assert ask(server, "data get entity @e[type=zombie,limit=1] Pos") == ["No entity was found"]


def test_list_names_are_decorated_and_uuids_are_not(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "team add guard", 'team modify guard prefix "[Guard] "', "team join guard Alex")
    head = "There are 2 of a max of 20 players online: "
    assert ask(server, "list") == [f"{head}[Guard] Alex, Bob"]
    assert ask(server, "list uuids") == [f"{head}Alex ({ALEX}), Bob ({BOB})"]


def test_tags(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, "tag Alex list") == ["Alex has no tags"]
    assert ask(server, "tag @a add mj") == ["Added tag 'mj' to 2 entities"]
    assert ask(server, "tag Alex add mj") == [
        "Target either already has the tag or has too many tags"
    ]
    assert ask(server, "tag Alex add a", "tag Alex list") == ["Alex has 2 tags: mj, a"]
    assert ask(server, "tag Bob remove mj") == ["Removed tag 'mj' from Bob"]
    assert ask(server, "tag Bob remove mj") == ["Target does not have this tag"]


def test_bossbar(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, 'bossbar add m:r "Round"') == ["Created custom bossbar [Round]"]
    assert ask(server, 'bossbar add m:r "x"') == ["A bossbar already exists with the ID 'm:r'"]
    assert ask(server, "bossbar set m:r value 5") == [
        "Custom bossbar [Round] has changed value to 5"
    ]
    assert ask(server, "bossbar set m:r value 5") == [
        "Nothing changed. That's already the value of this bossbar"
    ]
    assert ask(server, "bossbar get m:r value") == ["Custom bossbar [Round] has a value of 5"]
    assert ask(server, "bossbar set m:r players @a") == [
        "Custom bossbar [Round] now has 2 player(s): Alex, Bob"
    ]
    assert ask(server, "bossbar get m:no value") == ["No bossbar exists with the ID 'm:no'"]


def test_bossbar_words_before_1_20(tmp_path: Path) -> None:
    server = world(tmp_path, "1.19.4")
    assert ask(server, 'bossbar add m:r "R"', "bossbar set m:r players Alex") == [
        "Custom bossbar [R] now has 1 players: Alex"
    ]


def test_bodies(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, "summon zombie 3 64 0") == ["Summoned new Zombie"]
    zombie = server.world.mobs[0]
    assert zombie.pos == (3.5, 64.0, 0.5)
    assert ask(server, f"tp {zombie.uuid} 1.0 64.0 2.0") == [
        "Teleported Zombie to 1.000000, 64.000000, 2.000000"
    ]
    assert ask(server, "tp Alex Bob") == ["Teleported Alex to Bob"]
    assert server.player("Alex").pos == (-3.5, 64.0, 2.5)
    assert ask(server, "kill @e[type=zombie]") == ["Killed Zombie"]
    assert server.world.mobs == []
    assert ask(server, "kill Alex") == ["Killed Alex"]
    assert server.player("Alex").chat[-1] == "Alex was killed"


def test_numbers_in_positions_have_no_exponent(tmp_path: Path) -> None:
    assert ask(world(tmp_path), "tp Alex 1e5 64 0")[0] == "Incorrect argument for command"


def test_effects_and_attributes(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, "effect give @a glowing 5 0 true") == ["Applied effect Glowing to 2 targets"]
    assert ask(server, "effect clear Alex glowing") == ["Removed effect Glowing from Alex"]
    assert ask(server, "effect clear Alex glowing") == ["Target doesn't have the requested effect"]
    assert ask(server, "attribute Alex max_health base set 30") == [
        "Base value for attribute Max Health for entity Alex set to 30.0"
    ]
    ask(server, "attribute Alex max_health modifier add m:x 0.5 add_multiplied_base")
    assert ask(server, "attribute Alex max_health get") == [
        "Value of attribute Max Health for entity Alex is 45.0"
    ]


def test_attributes_were_called_generic_until_1_21_1(tmp_path: Path) -> None:
    assert "is 20.0" in ask(world(tmp_path, "1.21.1"), "attribute Alex generic.max_health get")[0]
    assert ask(world(tmp_path, "1.21.4"), "attribute Alex generic.max_health get")[0] == (
        "Can't find element 'minecraft:generic.max_health' of type 'minecraft:attribute'"
    )


def test_game_rules_changed_their_names(tmp_path: Path) -> None:
    old, new = world(tmp_path / "a", "1.21.10"), world(tmp_path / "b", "1.21.11")
    assert ask(old, "gamerule logAdminCommands false") == [
        "Gamerule logAdminCommands is now set to: false"
    ]
    assert ask(new, "gamerule log_admin_commands") == [
        "Gamerule log_admin_commands is currently set to: true"
    ]
    assert ask(old, "gamerule log_admin_commands")[0] == "Incorrect argument for command"
    assert ask(new, "gamerule logAdminCommands false")[0] == "Incorrect argument for command"


def test_version_is_there_since_1_21_6(tmp_path: Path) -> None:
    answers = ask(world(tmp_path, "1.21.6"), "version")
    assert (len(answers), answers[0], answers[-1]) == (9, "id = 1.21.6", "stable = yes")
    assert ask(world(tmp_path, "1.21.5"), "version")[0].startswith("Unknown or incomplete")


def test_no_function_is_known(tmp_path: Path) -> None:
    assert ask(world(tmp_path), "function m:tick") == ["Unknown function m:tick"]


def test_what_is_done_is_told_to_operators_and_the_log(tmp_path: Path) -> None:
    server = world(tmp_path)
    server.operator("Bob")
    ask(server, "tag Alex add x", "list")
    assert server.player("Bob").chat[-1] == "[Rcon: Added tag 'x' to Alex]"
    assert server.player("Alex").chat[-1] != "[Rcon: Added tag 'x' to Alex]"
    assert log_of(server)[-1] == ("[12:00:00] [Server thread/INFO]: [Rcon: Added tag 'x' to Alex]")
    ask(server, "gamerule log_admin_commands false", "tag Alex add y")
    assert not any("'y'" in line for line in log_of(server))


def test_blocks(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, "setblock 2 64 0 oak_log[axis=y]") == ["Changed the block at 2, 64, 0"]
    assert ask(server, "setblock 2 64 0 oak_log[axis=y]") == ["Could not set the block"]
    assert ask(server, "fill 5 64 5 6 65 6 stone") == ["Successfully filled 8 block(s)"]
    assert ask(server, "setblock 5000 64 0 stone") == ["That position is not loaded"]
    assert ask(server, "setblock 0 500 0 stone") == ["That position is out of this world!"]


def test_shows(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, "particle minecraft:flame ~ ~ ~ 0 0 0 0 1 force @a") == [
        "Displaying particle minecraft:flame"
    ]
    assert ask(server, "playsound block.note_block.bell master Alex") == [
        "Played sound minecraft:block.note_block.bell to Alex"
    ]
    assert ask(server, "stopsound @a") == ["Stopped all sounds"]


@pytest.mark.parametrize("version", VERSIONS)
def test_say_and_me_are_read_by_all_and_logged(tmp_path: Path, version: str) -> None:
    server = world(tmp_path, version)
    mark = "" if version == "1.16.5" else "[Not Secure] "
    assert ask(server, "say hello @a") == []
    assert server.player("Bob").chat[-1] == "[Rcon] hello Alex, Bob"
    assert log_of(server)[-1].endswith(f"INFO]: {mark}[Rcon] hello Alex, Bob")
    server.say("Alex", "/me waves")
    assert log_of(server)[-1].endswith(f"INFO]: {mark}* Alex waves")


def test_whispers_are_not_logged(tmp_path: Path) -> None:
    server = world(tmp_path)
    before = len(log_of(server))
    assert ask(server, "msg Bob psst") == ["You whisper to Bob: psst"]
    assert server.player("Bob").chat[-1] == "Rcon whispers to you: psst"
    assert len(log_of(server)) == before


def test_the_console_hears_itself_in_the_log(tmp_path: Path) -> None:
    server = world(tmp_path)
    server.operator("Bob")
    assert server.run("/tag Alex add x") == ["Added tag 'x' to Alex"]
    assert log_of(server)[-1] == "[12:00:00] [Server thread/INFO]: Added tag 'x' to Alex"
    assert server.player("Bob").chat[-1] == "[Server: Added tag 'x' to Alex]"
