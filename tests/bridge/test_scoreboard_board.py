"""Points beside the players and the order in the sidebar, as a server would show them."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bridge.minecraft.leftovers import ORDER, POINTS
from bridge.scoreboard import MOST_LINES, window
from tests.bridge.post import Post, words
from tests.bridge.talk import MIRA, ZOE, being
from tests.bridge.test_outbox_delivery import PLAYERS, do, standing


class Scores:
    """Replays commands as a server would, fussy about what is there already."""

    def __init__(self) -> None:
        self.objectives: dict[str, str] = {}
        self.slots: dict[str, str] = {}
        self.scores: dict[str, dict[str, int]] = {}
        self.labels: dict[tuple[str, str], str] = {}

    def play(self, commands: list[str]) -> "Scores":
        for command in commands:
            match command.split(" ", 5):
                case ["scoreboard", "objectives", "add", name, "dummy", title]:
                    assert name not in self.objectives
                    self.objectives[name], self.scores[name] = words(title), {}
                case ["scoreboard", "objectives", "modify", name, "displayname", title]:
                    self.objectives[name] = words(title)
                case ["scoreboard", "objectives", "remove", name]:
                    self.objectives.pop(name, None)
                    self.scores.pop(name, None)
                    self.slots = {s: o for s, o in self.slots.items() if o != name}
                case ["scoreboard", "objectives", "setdisplay", slot, name]:
                    assert name in self.objectives
                    self.slots[slot] = name
                case ["scoreboard", "players", "set", holder, name, score]:
                    self.scores[name][holder] = int(score)
                case ["scoreboard", "players", "reset", holder, name]:
                    del self.scores[name][holder]
                case ["scoreboard", "players", "display", "name", holder, rest]:
                    name, component = rest.split(" ", 1)
                    self.labels[name, holder] = json.loads(component)["text"]
        return self

    def sidebar(self) -> list[str]:
        """Its lines as they are read, the highest score on top."""
        name = self.slots.get("sidebar", "")
        found = sorted(self.scores.get(name, {}).items(), key=lambda s: -s[1])
        assert len(found) <= MOST_LINES
        return [self.labels.get((name, h), h).replace("\u00a0", " ") for h, _ in found]


def shown(p: Post) -> Scores:
    return Scores().play(p.wire.sent)


def post(**more: Any) -> Post:
    return Post(PLAYERS, masters=("Zoe",), faces=(9, 3), **more)


@pytest.mark.parametrize("version", ["1.16.5", "1.20.4", "1.21.11"])
async def test_points_and_order_of_a_fight(version: str) -> None:
    p = standing(post(version=version))
    await p.flush()
    board = shown(p)
    assert board.objectives == {POINTS: "corps", ORDER: "⚔ Round 1"}
    assert board.scores[POINTS] == {"Alex": 6}
    assert board.slots[p.dialect.below_name] == POINTS
    assert board.sidebar() == ["▶ Mira", "   Brigand 1"]
    do(p, "end", "mira")
    await p.flush()
    assert shown(p).sidebar() == ["   Mira", "▶ Brigand 1"]


async def test_only_what_differs_is_sent() -> None:
    p = standing(post())
    await p.flush()
    do(p, "set", who="mira", counter="body", to=3)
    sent = await p.flush()
    scores = [c for c in sent if c.startswith("scoreboard")]
    assert scores == [f"scoreboard players set Alex {POINTS} 3"]


async def test_undo_brings_the_scores_back() -> None:
    p = standing(post())
    await p.flush()
    before = shown(p)
    do(p, "set", who="mira", counter="body", to=3)
    do(p, "end", "mira")
    await p.flush()
    assert shown(p).scores != before.scores
    p.table().undo()
    p.table().undo()
    await p.flush()
    assert shown(p).scores == before.scores
    assert shown(p).sidebar() == before.sidebar()


async def test_a_restart_sends_everything_anew_and_ends_the_same() -> None:
    p = standing(post())
    await p.flush()
    before = shown(p)
    p.outbox = p.fresh()
    sent = await p.flush()
    assert f"scoreboard objectives remove {POINTS}" in sent
    assert f"scoreboard players set Alex {POINTS} 6" in sent
    assert shown(p).scores == before.scores


async def test_a_reconnection_sends_everything_anew() -> None:
    p = standing(post())
    await p.flush()
    p.wire.counters.connects += 1
    await p.outbox.refresh()
    fresh = Scores().play(
        p.wire.sent[p.wire.sent.index(f"scoreboard objectives remove {POINTS}") :]
    )
    assert fresh.scores == shown(p).scores


async def test_all_is_taken_away_at_the_end_even_by_a_program_started_later() -> None:
    p = standing(post())
    await p.flush()
    do(p, "over", why="")
    first = p.outbox
    await p.flush()
    assert shown(p).objectives == {}
    assert first.board.memory.cursor("scoreboard") == ""
    q = standing(post())
    await q.flush()
    do(q, "over", why="")
    q.outbox = q.fresh()
    await q.flush()
    assert shown(q).objectives == {}


async def test_what_was_not_taken_away_before_a_kill_is_taken_away_after_it() -> None:
    p = standing(post())
    await p.flush()
    do(p, "over", why="")
    assert p.outbox.board.commands([], p.roster)  # made, and never sent
    assert p.outbox.board.memory.cursor("scoreboard") == "shown"
    p.outbox = p.fresh()
    await p.flush()
    assert shown(p).objectives == {}


async def test_a_server_without_fights_is_left_alone() -> None:
    p = post()
    await p.flush()
    assert p.wire.sent == []


async def test_settings_choose_what_is_shown() -> None:
    p = standing(post(points="off", order="sidebar"))
    await p.flush()
    assert set(shown(p).objectives) == {ORDER}
    p = standing(post(points="list", order="off"))
    await p.flush()
    assert shown(p).slots == {"list": POINTS}


async def test_hidden_creatures_are_not_in_the_order() -> None:
    p = post()
    do(p, "open", title="Pont")
    do(p, "join", beings=(being("mira", player=MIRA),))
    do(p, "join", beings=(being("ombre", "Zaroumi", "b"),), hidden=True)
    do(p, "begin")
    await p.flush()
    assert shown(p).sidebar() == ["▶ Mira"]
    do(p, "reveal", who="ombre")
    await p.flush()
    assert shown(p).sidebar() == ["▶ Mira", "   Zaroumi"]


async def test_the_fallen_are_marked() -> None:
    p = standing(Post(PLAYERS, faces=(9, 3, 1, 1)))
    do(p, "set", who="b1", counter="body", to=1)
    do(p, "hit", "mira", target="b1")
    await p.flush()
    assert shown(p).sidebar() == ["▶ Mira", "☠ Brigand 1"]


@pytest.mark.parametrize("version", ["1.16.5", "1.21.11"])
async def test_a_crowd_is_cut_to_what_a_client_shows_with_whoever_acts(version: str) -> None:
    p = post(version=version)
    do(p, "open", title="Pont")
    do(p, "join", beings=(being("mira", player=MIRA),))
    crowd = tuple(being(f"g{n}", "Gobelin", f"side{n}") for n in range(30))
    do(p, "join", beings=crowd)
    do(p, "begin")
    do(p, "turn", who="g20")
    await p.flush()
    lines = shown(p).sidebar()
    assert len(lines) == MOST_LINES
    assert sum(line.startswith("▶") for line in lines) == 1
    assert lines[-1].startswith("… et 17 de plus")


def test_the_window_holds_whatever_is_now() -> None:
    assert window(15, 3) == (0, 15)
    for now in range(40):
        start, stop = window(40, now)
        assert start <= now < stop
        assert stop - start == MOST_LINES - 1


async def test_names_are_kept_within_the_limits_of_old_versions() -> None:
    p = post(version="1.16.5")
    do(p, "open", title="Pont")
    long = "Un nom vraiment très long pour une créature @a"
    do(p, "join", beings=(being("m", long, player=MIRA), being("n", long, "b")))
    do(p, "begin")
    await p.flush()
    holders = list(shown(p).scores[ORDER])
    assert len(set(holders)) == 2
    assert all(len(h) <= 40 and " " not in h and not h.startswith("@") for h in holders)


async def test_mobs_have_their_points_under_their_uuid_where_that_is_possible() -> None:
    body = "00000000-0000-0000-0002-000000000001"
    for version, there in (("1.16.5", False), ("1.21.11", True)):
        p = post(version=version)
        do(p, "open", title="Pont")
        do(p, "join", beings=(replace(being("z", "Zombie", "b"), body=body),))
        await p.flush()
        assert (body in shown(p).scores[POINTS]) is there


async def test_a_mount_led_by_a_player_has_its_points_beside_itself() -> None:
    body = "00000000-0000-0000-0002-000000000001"
    p = post(version="1.21.11")
    do(p, "open", title="Pont")
    do(p, "join", beings=(being("m", "Mira", player=MIRA),))
    await p.flush()
    before = shown(p).scores[POINTS]["Alex"]
    horse = replace(being("c", "Cheval", "pj", player=MIRA), body=body)
    do(p, "join", beings=(horse,))
    await p.flush()
    assert shown(p).scores[POINTS] == {"Alex": before, body: before}


async def test_of_two_fights_the_sidebar_shows_the_one_last_busy() -> None:
    p = standing(post())
    await p.flush()
    do(p, "open", fight="gue", title="Gué")
    do(p, "join", fight="gue", beings=(being("zoe", player=ZOE),))
    do(p, "begin", fight="gue")
    await p.flush()
    assert shown(p).sidebar() == ["▶ Zoe"]
    assert shown(p).scores[POINTS] == {"Alex": 6, "Zoe": 6}
    do(p, "set", who="mira", counter="body", to=3)
    await p.flush()
    assert shown(p).sidebar() == ["▶ Mira", "   Brigand 1"]


async def test_who_is_not_online_has_no_points_before_a_kill_nor_after_it() -> None:
    p = standing(post())
    await p.flush()
    assert shown(p).scores[POINTS] == {"Alex": 6}
    p.roster.refresh({n: u for n, u in PLAYERS.items() if n != "Alex"})
    await p.outbox.refresh()
    assert shown(p).scores[POINTS] == {}
    p.outbox = p.fresh()
    await p.outbox.refresh()
    assert shown(p).scores[POINTS] == {}
    p.roster.refresh(PLAYERS)
    await p.outbox.refresh()
    assert shown(p).scores[POINTS] == {"Alex": 6}
