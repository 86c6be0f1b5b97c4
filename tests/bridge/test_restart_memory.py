"""What the process knows besides the fights outlives it: a kill makes nobody act or hear twice."""

from pathlib import Path
from typing import Any

import pytest

from bridge.ports import world_later
from bridge.store.rows import Receipt
from rules.engine.geometry import Block
from tests.bridge.arena import ALDRIC as ARENA_ALDRIC
from tests.bridge.arena import MASTER, Arena
from tests.bridge.field import Field, field
from tests.bridge.field_rules import Sheet
from tests.bridge.test_line import Mixed
from tests.bridge.test_walk_route import Land
from tests.bridge.test_world import MIRA


class Killed(BaseException):
    """The process is no more."""


def kill_at(made: Field, piece: str) -> None:
    """The process dies before the first such command reaches the server."""
    town: Any = made.town
    command = town.command

    async def dying(text: str) -> str:
        if piece in text:
            town.command = command
            raise Killed(text)
        answer: str = await command(text)
        return answer

    town.command = dying


def keys(made: Field, who: str) -> list[str]:
    return [line.key for line in made.told(who)]


# -- clicks ------------------------------------------------------------------------------------


async def test_a_click_read_again_after_a_kill_is_the_same_click(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        line = {"do": "say", "fight": made.fight, "line": "langue en"}
        token = made.store.token(MIRA, line)
        made.town.scores["Mira"] = token
        kill_at(made, "execute if score Mira")
        with pytest.raises(Killed):
            await made.world.read_clicks()
        made.restart()
        await made.look()
        said = len(made.told(MIRA))
        await made.world.read_clicks()
        assert made.town.scores["Mira"] == 0
        assert len(made.told(MIRA)) == said
        made.town.scores["Mira"] = token
        await made.world.read_clicks()
        assert keys(made, MIRA)[said:] == ["reply-click-spent"], "now it is a second click"


async def test_a_click_that_one_spoilt_answer_does_not_hold_is_still_the_same_click(
    tmp_path: Path,
) -> None:
    with field(tmp_path) as made:
        await made.look()
        token = made.store.token(MIRA, {"do": "say", "fight": made.fight, "line": "langue en"})
        made.town.scores["Mira"] = token
        kill_at(made, "execute if score Mira")
        with pytest.raises(Killed):
            await made.world.read_clicks()
        said = len(made.told(MIRA))
        made.world.link = Mixed(made.town, lambda answer: "", "scores=")
        await made.world.read_clicks()
        await made.world.read_clicks()
        assert made.town.scores["Mira"] == 0
        assert len(made.told(MIRA)) == said


async def test_a_click_taken_back_before_the_kill_is_over_with_the_next_look(
    tmp_path: Path,
) -> None:
    with field(tmp_path) as made:
        await made.look()
        token = made.store.token(MIRA, {"do": "say", "fight": made.fight, "line": "langue en"})
        made.intake.click(made.roster.online["Mira"], token)
        made.restart()
        await made.look()
        await made.world.read_clicks()
        made.town.scores["Mira"] = token
        await made.world.read_clicks()
        assert keys(made, MIRA)[-1] == "reply-click-spent"


async def test_a_click_whose_wish_waits_for_the_world_is_kept_by_the_server(
    tmp_path: Path,
) -> None:
    with field(tmp_path) as made:
        await made.look()
        line = {"do": "say", "fight": made.fight, "line": "replacer"}
        token = made.store.token(made.town.online["Aldric"], line)
        made.town.scores["Aldric"] = token
        for _ in range(2):  # a look while it waits changes nothing
            await made.world.read_clicks()
            assert len(made.intake.desk.wishes) == 1
            assert made.town.scores["Aldric"] == token
        made.restart()
        await made.look()
        await made.world.read_clicks()
        await made.intake.fulfil(made.world.find_mobs, made.world.mover.put_all)
        await made.world.read_clicks()
        assert made.town.scores["Aldric"] == 0
        assert keys(made, made.town.online["Aldric"]) == ["reply-put-back"]


# -- who speaks of what ------------------------------------------------------------------------


def test_whoever_asked_before_a_kill_is_answered_after_it(tmp_path: Path) -> None:
    arena = Arena(tmp_path, facts=world_later)
    table = arena.begun()
    arena.say(ARENA_ALDRIC, "!att brigand 1")
    assert table.wanted
    arena.restart()
    fight = arena.table.fight.state.title and next(iter(arena.hall.tables))
    masters = len(arena.whispers(MASTER))
    arena.intake.learn(str(fight), (False,))
    assert arena.last(ARENA_ALDRIC).key == "refusal-unseen"
    assert len(arena.whispers(MASTER)) == masters


def test_a_master_is_busy_with_the_same_fight_after_a_kill(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.say(MASTER, '!combat début "Gué"', '!combat début "Pont"', "!combats gué")
    arena.restart()
    assert arena.intake.desk.fight_for(MASTER) == "gue"


def test_the_end_of_a_fight_can_be_undone_after_a_kill(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!combat fin")
    arena.restart()
    assert not arena.hall.tables
    arena.say(MASTER, "!annuler")
    assert list(arena.hall.tables) == ["pont-rouge"]


# -- bodies ------------------------------------------------------------------------------------


async def test_a_walk_cut_short_by_a_kill_goes_on_to_where_the_body_stands(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        follower: Any = made.world.follower
        door = follower.door

        class Dying:
            """Two steps are written; then there is no more process."""

            steps = 0

            def walked(self, fight: str, creature: str, block: Block) -> object:
                self.steps += 1
                if self.steps > 2:
                    raise Killed
                return door.walked(fight, creature, block)

        follower.door = Dying()
        with pytest.raises(Killed):
            await made.look(mira=(4, 64, 0))
        made.restart()
        await made.look()
        assert made.body("mira") == (4, 64, 0)
        assert made.pos("mira") == (4, 64, 0)
        assert made.left() == 5


async def test_a_step_that_the_rules_stopped_is_not_taken_again_after_a_kill(
    tmp_path: Path,
) -> None:
    with field(tmp_path, at={"zombie": (0, 64, 1)}, zombie=Sheet(zone=1)) as made:
        await made.look()
        follower: Any = made.world.follower
        door = follower.door

        class Struck:
            """The zombie strikes whoever leaves it, at once."""

            def walked(self, fight: str, creature: str, block: Block) -> None:
                door.walked(fight, creature, block)
                made.learn()
                made.answer("strike")

        follower.door = Struck()
        kill_at(made, "tp ")
        with pytest.raises(Killed):
            await made.look(mira=(0, 64, -1))
        assert made.pos("mira") == (0, 64, 0)
        left = made.left()
        made.restart()
        await made.look()
        assert not made.table.open, "she is not struck twice"
        assert (made.pos("mira"), made.body("mira")) == ((0, 64, 0), (0, 64, 0))
        assert made.left() == left


async def test_a_body_astray_is_told_once_however_often_the_service_starts(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        await made.look(aldric=(5, 64, 8))
        told = keys(made, made.town.online["Aldric"])
        assert told == ["reply-strayed"]
        made.restart()
        await made.look()
        assert keys(made, made.town.online["Aldric"]) == told
        await made.look(aldric=(5, 64, 9))
        await made.look(aldric=(5, 64, 8))
        assert len(keys(made, made.town.online["Aldric"])) == 2, "astray anew"


async def test_a_jump_is_told_once_however_often_the_service_starts(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        await made.look(mira=(60, 64, 60))
        assert keys(made, MIRA) == ["reply-jumped"]
        made.restart()
        await made.look()
        assert keys(made, MIRA) == ["reply-jumped"]


async def test_a_body_beside_its_block_has_not_walked_there_after_a_restart(tmp_path: Path) -> None:
    walls = Land((0, 64, 4), (0, 65, 4), (0, 66, 4))
    with field(tmp_path, walls) as made:
        await made.look()
        made.gm("shove", target="mira", to=(0, 64, 4))
        await made.look()
        beside, left = made.body("mira"), made.left()
        assert beside != (0, 64, 4)
        made.restart()
        await made.look()
        assert (made.pos("mira"), made.body("mira")) == ((0, 64, 4), beside)
        assert made.left() == left


async def test_a_rider_set_down_when_the_process_died_is_seated_again(tmp_path: Path) -> None:
    with field(tmp_path, at={"horse": (0, 64, 2)}, horse=Sheet(width=2)) as made:
        made.world.mover.rides = True
        await made.look()
        made.do("mount", "mira", target="horse")
        await made.look()
        made.gm("shove", target="horse", to=(0, 64, 6))
        made.gm("place", who="mira", to=(0, 64, 6))
        horse = made.table.fight.state.beings["horse"].body
        kill_at(made, f"ride Mira mount {horse}")
        with pytest.raises(Killed):
            await made.look()
        made.restart()
        made.world.mover.rides = True
        made.town.asked.clear()
        await made.look()
        assert f"ride Mira mount {horse}" in made.town.asked


async def test_tags_left_by_a_kill_are_taken_off_though_nobody_fights(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        made.hall.close(made.fight)
        made.restart()
        await made.world.look_who()
        await made.world.look_where()
        off = "tag @e[tag=melee.body] remove melee.body"
        assert made.town.asked.count(off) == 1
        await made.world.look_where()
        assert made.town.asked.count(off) == 1


def test_a_held_click_is_signed_for_with_what_it_brings(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    token = arena.store.token(MASTER.uuid, {"do": "say", "line": "x"})
    click = (MASTER.uuid, token)
    with arena.store.batch():
        arena.store.receive(Receipt(click=click))
        arena.store.spend(MASTER.uuid, token)
        held = arena.store.hold()
    arena.restart()
    assert arena.store.clicked == {}
    assert arena.store.spend(MASTER.uuid, token)
    arena.store.take_up(held)
    arena.store.settle()
    arena.restart()
    assert arena.store.clicked == dict([click])


def test_a_held_click_leaves_the_lines_that_were_read_meanwhile_read(tmp_path: Path) -> None:
    """Two tasks: a line of the log is received when the other holds a click."""
    arena = Arena(tmp_path)
    token = arena.store.token(MASTER.uuid, {"do": "say", "line": "x"})
    arena.store.receive(Receipt(cursor=("file", 100)))
    with arena.store.batch():
        arena.store.receive(Receipt(click=(MASTER.uuid, token)))
        arena.store.spend(MASTER.uuid, token)
        held = arena.store.hold()
    arena.store.receive(Receipt(cursor=("file", 200)))
    arena.store.settle()
    arena.store.take_up(held)
    arena.store.settle()
    arena.restart()
    assert arena.store.log_cursor == ("file", 200), "else they would be carried out again"
