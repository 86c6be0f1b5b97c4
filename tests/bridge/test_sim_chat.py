"""What players type and see, and what the log says of it."""

from pathlib import Path

import pytest

from bridge.sim.errors import ChatRefused, NotPlaying

from .sim_world import ALEX, ask, log_of, world

INFO = "[12:00:00] [Server thread/INFO]: "


def test_chat_is_read_by_all_and_logged_as_not_secure_since_1_19(tmp_path: Path) -> None:
    for version, mark in (("1.18.2", ""), ("1.19", "[Not Secure] "), ("26.2", "[Not Secure] ")):
        server = world(tmp_path / version, version)
        server.say("Alex", "!att zombie é 😀")
        assert log_of(server)[-1] == f"{INFO}{mark}<Alex> !att zombie é 😀"
        assert server.player("Bob").chat[-1] == "<Alex> !att zombie é 😀"
        assert server.player("Bob").received[-1].kind == "chat"


def test_the_name_is_decorated_by_the_team(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "team add g", 'team modify g prefix "[Garde] "', 'team modify g suffix " *"')
    ask(server, "team join g Alex")
    server.say("Alex", "hi")
    assert log_of(server)[-1] == f"{INFO}[Not Secure] <[Garde] Alex *> hi"


@pytest.mark.parametrize("line", ["a\nb", "a\x07b", "a\x7fb", "§cred", "\t", "x" * 257, "😀" * 129])
def test_what_a_client_cannot_send(tmp_path: Path, line: str) -> None:
    server = world(tmp_path)
    before = log_of(server)
    with pytest.raises(ChatRefused):
        server.say("Alex", line)
    assert log_of(server) == before


def test_the_longest_line_and_spaces(tmp_path: Path) -> None:
    server = world(tmp_path)
    server.say("Alex", "😀" * 128)
    assert log_of(server)[-1].endswith("😀" * 128)
    server.say("Alex", "  a    b  ")
    assert log_of(server)[-1].endswith("<Alex> a b")
    before = log_of(server)
    server.say("Alex", "   ")
    assert log_of(server) == before


def test_line_separators_of_unicode_can_be_typed(tmp_path: Path) -> None:
    server = world(tmp_path)
    server.say("Alex", "a\u2028[12:00:00] [Server thread/INFO]: <Bob> !fin\u0085")
    whole = server.log.path.read_bytes().split(b"\n")[-2].decode()
    assert whole.endswith("<Alex> a\u2028[12:00:00] [Server thread/INFO]: <Bob> !fin\u0085")


def test_players_may_trigger_and_nothing_else(tmp_path: Path) -> None:
    server = world(tmp_path)
    server.say("Alex", "/tag Alex add mj")
    assert server.player("Alex").chat[-2:] == [
        "Unknown or incomplete command. See below for error",
        "tag Alex add mj<--[HERE]",
    ]
    assert server.player("Alex").tags == []
    server.operator("Alex")
    server.say("Alex", "/tag @s add mj")
    assert server.player("Alex").tags == ["mj"]
    assert server.player("Alex").chat[-1] == "Added tag 'mj' to Alex"


def test_paper_logs_chat_and_commands_its_own_way(tmp_path: Path) -> None:
    server = world(tmp_path, flavour="paper")
    server.say("Alex", "hi")
    assert log_of(server)[-1] == (
        "[12:00:00] [Async Chat Thread - #0/INFO]: [Not Secure] <Alex> hi"
    )
    server.say("Alex", "/mj att zombie")
    assert log_of(server)[-1] == f"{INFO}Alex issued server command: /mj att zombie"
    assert ask(server, "nosuch") == [
        "Unknown or incomplete command. See below for error\nnosuch<--[HERE]"
    ]


def test_coming_and_going(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert log_of(server)[:3] == [
        f"[12:00:00] [User Authenticator #1/INFO]: UUID of player Alex is {ALEX}",
        f"{INFO}Alex[/127.0.0.1:50001] logged in with entity id 1 at (0.5, 64.0, 0.5)",
        f"{INFO}Alex joined the game",
    ]
    server.place("Alex", (5.5, 70.0, 5.5))
    server.leave("Alex")
    assert log_of(server)[-2:] == [
        f"{INFO}Alex lost connection: Disconnected",
        f"{INFO}Alex left the game",
    ]
    assert server.player("Bob").chat[-1] == "Alex left the game"
    with pytest.raises(NotPlaying):
        server.say("Alex", "hi")
    assert server.join("Alex").pos == (5.5, 70.0, 5.5)


def test_walking_is_one_step_at_a_time(tmp_path: Path) -> None:
    server = world(tmp_path)
    server.walk_to("Alex", [(1.5, 64.0, 0.5), (2.5, 64.0, 0.5)])
    assert server.player("Alex").pos == (0.5, 64.0, 0.5)
    assert server.advance()
    assert server.player("Alex").pos == (1.5, 64.0, 0.5)
    assert server.advance("Alex")
    assert not server.advance()
    server.walk_to("Alex", [(3.5, 64.0, 0.5)])
    ask(server, "tp Alex 0.5 64.0 0.5")
    assert not server.advance()
    assert server.player("Alex").pos == (0.5, 64.0, 0.5)


def test_who_is_told_what_is_seen(tmp_path: Path) -> None:
    server = world(tmp_path)
    seen: list[tuple[str, str, str]] = []
    server.on_message = lambda name, kind, message: seen.append((name, kind, message.plain))
    ask(server, 'title Alex actionbar "9 m"', 'title @a title "GO"', 'tellraw Bob "psst"')
    assert seen == [
        ("Alex", "actionbar", "9 m"),
        ("Alex", "title", "GO"),
        ("Bob", "title", "GO"),
        ("Bob", "system", "psst"),
    ]
    assert (server.player("Alex").actionbar, server.player("Bob").title) == ("9 m", "GO")


def test_titles_answer(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, 'title Alex actionbar "x"') == ["Showing new actionbar title for Alex"]
    assert ask(server, 'title @a subtitle "x"') == ["Showing new subtitle for 2 players"]
    assert ask(server, "title @a times 10 70 20") == ["Changed title display times for 2 players"]
    assert ask(server, "title @a clear") == ["Cleared titles for 2 players"]
