"""Buttons: who may click what, and what reaches the server."""

from pathlib import Path

import pytest

from bridge.sim.errors import NoSuchButton
from bridge.sim.server import Server

from .sim_world import ask, log_of, world

OLD = '{"text":"[attaquer]","clickEvent":{"action":"run_command","value":"/trigger m set 7"}}'
NEW = '{"text":"[attaquer]","click_event":{"action":"run_command","command":"/trigger m set 7"}}'


def ready(path: Path, version: str) -> Server:
    """Alex may trigger ``m``, Bob may not."""
    server = world(path, version)
    ask(server, "scoreboard objectives add m trigger", "scoreboard players enable Alex m")
    return server


@pytest.mark.parametrize(
    ("version", "component"),
    [("1.16.5", OLD), ("1.20.4", OLD), ("1.21.4", OLD), ("1.21.5", NEW), ("26.2", NEW)],
)
def test_a_click_triggers(tmp_path: Path, version: str, component: str) -> None:
    server = ready(tmp_path, version)
    assert ask(server, f"tellraw Alex {component}") == []
    assert server.click("Alex", "attaquer")
    assert ask(server, "scoreboard players get Alex m") == ["Alex has 7 [m]"]
    assert log_of(server)[-1].endswith("[Alex: Triggered [m] (set value to 7)]")


@pytest.mark.parametrize(
    ("version", "component"), [("1.21.4", NEW), ("1.21.5", OLD), ("26.2", OLD), ("1.16.5", NEW)]
)
def test_the_spelling_of_another_version_loses_the_click(
    tmp_path: Path, version: str, component: str
) -> None:
    server = ready(tmp_path, version)
    assert ask(server, f"tellraw Alex {component}") == []
    assert server.player("Alex").chat[-1] == "[attaquer]"
    with pytest.raises(NoSuchButton):
        server.click("Alex", "attaquer")


def test_only_what_one_was_sent(tmp_path: Path) -> None:
    server = ready(tmp_path, "26.2")
    ask(server, f"tellraw Alex {NEW}")
    with pytest.raises(NoSuchButton):
        server.click("Bob", "attaquer")


def test_by_command_by_number_and_the_latest_first(tmp_path: Path) -> None:
    server = ready(tmp_path, "26.2")
    ask(server, f"tellraw Alex {NEW}")
    two = NEW.replace("set 7", "set 8")
    three = NEW.replace("attaquer", "fuir").replace("set 7", "set 9")
    ask(server, f'tellraw Alex ["",{two}," ",{three}]')
    button = server.player("Alex").received[-1].buttons
    assert [(one.text, one.command) for one in button] == [
        ("[attaquer]", "/trigger m set 8"),
        ("[fuir]", "/trigger m set 9"),
    ]
    score = server.world.board.scores["Alex"]["m"]
    for what, value in (("attaquer", 8), ("/trigger m set 7", 7), (2, 9), ("attaq", 8)):
        ask(server, "scoreboard players enable Alex m")
        assert server.click("Alex", what)
        assert score.value == value


def test_a_trigger_works_once_until_enabled_again(tmp_path: Path) -> None:
    server = ready(tmp_path, "26.2")
    ask(server, f"tellraw @a {NEW}")
    server.click("Alex", "attaquer")
    server.click("Alex", "attaquer")
    assert server.player("Alex").chat[-1] == "You cannot trigger this objective yet"
    server.click("Bob", "attaquer")
    assert server.player("Bob").chat[-1] == "You cannot trigger this objective yet"
    server.say("Alex", "/trigger nosuch")
    assert server.player("Alex").chat[-1] == "Unknown scoreboard objective 'nosuch'"
    ask(server, "scoreboard objectives add d dummy")
    server.say("Alex", "/trigger d")
    assert server.player("Alex").chat[-1] == (
        "You can only trigger objectives that are 'trigger' type"
    )


def test_trigger_needs_a_player_and_adds(tmp_path: Path) -> None:
    server = ready(tmp_path, "26.2")
    assert ask(server, "trigger m") == ["A player is required to run this command here"]
    server.say("Alex", "/trigger m add 5")
    assert server.player("Alex").chat[-1] == "Triggered [m] (added 5 to value)"
    ask(server, "scoreboard players enable Alex m")
    server.say("Alex", "/trigger m")
    assert server.world.board.scores["Alex"]["m"].value == 6


@pytest.mark.parametrize(
    ("version", "value", "sent"),
    [
        ("1.16.5", "hello", True),  # a click could still chat
        ("1.19.1", "hello", False),
        ("1.20.4", "trigger m", False),  # the slash was needed
        ("1.20.4", "/say hi", False),
        ("1.20.4", "/tag @s add mj", False),
        ("1.20.4", "/trigger m", True),
    ],
)
def test_what_clients_let_through(tmp_path: Path, version: str, value: str, sent: bool) -> None:
    server = ready(tmp_path, version)
    click = f'"clickEvent":{{"action":"run_command","value":"{value}"}}'
    ask(server, f'tellraw Alex {{"text":"b",{click}}}')
    assert server.click("Alex", "b") is sent
    assert server.player("Alex").tags == []


def test_the_slash_is_optional_since_1_21_5(tmp_path: Path) -> None:
    server = ready(tmp_path, "1.21.5")
    ask(server, f"tellraw Alex {NEW.replace('/trigger', 'trigger')}")
    assert server.click("Alex", "attaquer")
    assert server.world.board.scores["Alex"]["m"].value == 7


def test_suggestions_and_links_send_nothing(tmp_path: Path) -> None:
    server = ready(tmp_path, "26.2")
    ask(
        server,
        'tellraw Alex {"text":"s","click_event":{"action":"suggest_command","command":"!att "}}',
        'tellraw Alex {"text":"u","click_event":{"action":"open_url","url":"https://example.org"}}',
    )
    assert not server.click("Alex", "s")
    assert not server.click("Alex", "u")


def test_hovers_and_what_is_read(tmp_path: Path) -> None:
    server = ready(tmp_path, "26.2")
    hover = '"hover_event":{"action":"show_text","value":["1d20 ",{"text":"= 17"}]}'
    ask(server, f'tellraw Alex ["Alex touche ",{{"text":"Grok",{hover},"color":"red"}}," ",{NEW}]')
    message = server.player("Alex").received[-1]
    assert message.plain == "Alex touche Grok [attaquer]"
    assert message.hovers == ("1d20 = 17",)
    assert message.spans[1].style == {"color": "red"}
    assert message.marked == "Alex touche Grok [attaquer]"


def test_parts_that_ask_the_world(tmp_path: Path) -> None:
    server = ready(tmp_path, "26.2")
    ask(
        server,
        "scoreboard objectives add n dummy",
        "scoreboard players set Alex n 4",
        "scoreboard players set Bob n 5",
        'data modify storage m:s t set value {text:"hé",color:"red"}',
        'tellraw @a [{"selector":"@a"},": ",{"score":{"name":"*","objective":"n"}}," ",'
        '{"nbt":"t","storage":"m:s","interpret":true}]',
    )
    assert server.player("Alex").chat[-1] == "Alex, Bob: 4 hé"
    assert server.player("Bob").chat[-1] == "Alex, Bob: 5 hé"


@pytest.mark.parametrize(
    ("version", "component", "accepted"),
    [
        ("1.20.2", "5", True),
        ("1.20.3", "5", False),
        ("1.20.2", '{"text":"x","color":"purple"}', True),
        ("1.20.3", '{"text":"x","color":"purple"}', False),
        ("1.20.2", '{"text":"x","clickEvent":{"action":"NOPE","value":"x"}}', True),
        ("1.20.3", '{"text":"x","clickEvent":{"action":"NOPE","value":"x"}}', False),
        ("1.21.4", "{text:'x'}", False),
        ("1.21.5", "{text:'x'}", True),
        ("1.21.4", '{"text":"a\\/b"}', True),
        ("1.21.5", '{"text":"a\\/b"}', False),
        ("1.21.1", '{"selector":"@z"}', True),
        ("1.21.2", '{"selector":"@z"}', False),
        ("26.2", "[]", False),
        ("26.2", '{"text":"x","bold":"yes"}', False),
    ],
)
def test_strictness(tmp_path: Path, version: str, component: str, accepted: bool) -> None:
    answers = ask(world(tmp_path, version), f"tellraw @a {component}")
    assert (answers == []) is accepted
    if not accepted and "\\/" not in component and component != "{text:'x'}":
        assert answers[0].startswith("Invalid chat component: ")
