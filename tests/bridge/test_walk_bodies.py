"""Bodies follow the fold: pushed, taken back, mounted; once, and after a kill too."""

from pathlib import Path

import pytest

from tests.bridge.field import Field, field
from tests.bridge.field_rules import Sheet
from tests.bridge.test_walk_route import Land
from tests.bridge.test_world import ALDRIC, MIRA, ZOMBIE


def teleports(made: Field) -> int:
    return sum(" tp " in c for c in made.town.asked)


async def test_whoever_is_pushed_is_moved_once(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        made.gm("shove", target="zombie", to=(9, 64, 12))
        assert await made.look()
        assert made.body("zombie") == (9, 64, 12)
        assert teleports(made) == 1
        assert not await made.look()
        assert teleports(made) == 1


async def test_a_push_cut_off_by_a_kill_is_made_up_for(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        made.gm("shove", target="zombie", to=(9, 64, 12))
        made.store.close()
        made.restart()
        await made.look()
        assert made.pos("zombie") == made.body("zombie") == (9, 64, 12)
        assert teleports(made) == 1


async def test_whoever_strayed_before_a_restart_is_left_where_they_are(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        await made.look(aldric=(5, 64, 12))
        made.store.close()
        made.restart()
        await made.look()
        assert made.body("aldric") == (5, 64, 12)
        assert teleports(made) == 0


async def test_a_push_of_somebody_out_of_sight_waits_until_they_are_back(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        away = made.town.places.pop(ALDRIC)
        await made.look()
        made.gm("shove", target="aldric", to=(5, 64, 12))
        await made.look()
        assert teleports(made) == 0
        made.town.places[ALDRIC] = away
        await made.look()
        assert made.body("aldric") == (5, 64, 12)


async def test_undo_brings_the_body_back_and_redo_forth(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look(mira=(3, 64, 0))
        made.table.undo()
        await made.look()
        assert made.body("mira") == (0, 64, 0)
        made.table.redo()
        await made.look()
        assert made.body("mira") == (3, 64, 0)


async def test_own_steps_move_no_body_even_if_one_has_walked_on(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        for x in range(1, 6):
            await made.look(mira=(x, 64, 0))
        assert teleports(made) == 0


async def test_nobody_is_moved_into_a_block(tmp_path: Path) -> None:
    walls = Land((9, 65, 12), (9, 66, 12), (9, 64, 11), (9, 65, 11), (8, 65, 11))
    with field(tmp_path, walls) as made:
        await made.look()
        made.gm("shove", target="zombie", to=(9, 64, 12))
        await made.look()
        block = made.body("zombie")
        assert block is not None
        assert block not in walls.solid
        assert max(abs(block[0] - 9), abs(block[2] - 12)) == 1
        assert not await made.look(), "beside it for want of room counts as there"


async def test_without_any_room_it_stays_and_the_masters_are_told(tmp_path: Path) -> None:
    rock = Land(*((x, y, z) for x in (8, 9, 10) for y in range(62, 70) for z in (11, 12, 13)))
    with field(tmp_path, rock) as made:
        await made.look()
        made.gm("shove", target="zombie", to=(9, 64, 12))
        await made.look()
        await made.look()
        assert made.body("zombie") == (9, 64, 9)
        assert [line.key for line in made.told()] == ["reply-no-room"]


async def test_back_on_a_slab_the_feet_are_as_high_as_they_were(tmp_path: Path) -> None:
    with field(tmp_path, walking="strict") as made:
        await made.look()
        made.town.places[MIRA] = (1.5, 64.5, 0.5)
        await made.look()
        made.gm("next")
        await made.look(mira=(2, 64, 0))
        assert made.town.places[MIRA] == (1.5, 64.5, 0.5)


async def test_a_mount_is_sat_on_and_got_off(tmp_path: Path) -> None:
    with field(tmp_path, at={"horse": (0, 64, 2)}, horse=Sheet(width=2)) as made:
        made.world.mover.rides = True
        await made.look()
        made.town.asked.clear()
        made.do("mount", "mira", target="horse")
        await made.look()
        horse = made.table.fight.state.beings["horse"].body
        assert f"ride Mira mount {horse}" in made.town.asked
        assert teleports(made) == 0
        made.gm("shove", target="horse", to=(0, 64, 6))
        made.gm("place", who="mira", to=(0, 64, 6))
        made.town.asked.clear()
        await made.look()
        off, there, on = made.town.asked[2:]
        assert (off, on) == ("ride Mira dismount", f"ride Mira mount {horse}"), "off and on again"
        assert there.endswith(" 1.0 64.0 7.0")
        assert await made.world.mover.put_all(made.fight) == 0, "a rider is where the mount is"
        made.do("dismount", "mira", to=(2, 64, 6))
        made.town.asked.clear()
        await made.look()
        assert "ride Mira dismount" in made.town.asked
        assert made.body("mira") == (2, 64, 6)


async def test_before_riding_by_command_the_rider_is_put_where_the_mount_is(tmp_path: Path) -> None:
    with field(tmp_path, at={"horse": (0, 64, 2)}) as made:
        await made.look()
        made.do("mount", "mira", target="horse")
        await made.look()
        assert made.body("mira") == (0, 64, 2)
        assert ZOMBIE in made.places.known


async def test_where_nobody_can_be_seated_a_rider_who_was_left_behind_is_brought_along(
    tmp_path: Path,
) -> None:
    with field(tmp_path, at={"horse": (0, 64, 2)}) as made:
        await made.look()
        made.do("mount", "mira", target="horse")
        await made.look()
        made.gm("shove", target="horse", to=(0, 64, 6))
        made.gm("place", who="mira", to=(0, 64, 6))
        await made.look()
        assert (made.body("horse"), made.body("mira")) == ((0, 64, 6), (0, 64, 2))
        await made.look()
        assert made.body("mira") == (0, 64, 6)
        before = teleports(made)
        made.gm("shove", target="horse", to=(0, 64, 9))
        made.gm("place", who="mira", to=(0, 64, 9))
        await made.look()
        made.stand(MIRA, (0, 64, 9))
        await made.look()
        assert teleports(made) == before + 1, "the mount took its rider along"


@pytest.mark.parametrize("seated", [False, True])
async def test_after_its_mount_has_walked_a_rider_on_foot_is_brought_along(
    tmp_path: Path, seated: bool
) -> None:
    with field(tmp_path, at={"horse": (0, 64, 2)}) as made:
        await made.mounted_turn()
        before = teleports(made)
        await made.look(horse=(3, 64, 2), **{w: b for w, b in (("mira", (3, 65, 2)),) if seated})
        assert made.pos("horse") == made.pos("mira") == (3, 64, 2)
        await made.look()
        assert teleports(made) == before + (0 if seated else 1)
        assert made.body("mira") == ((3, 65, 2) if seated else (3, 64, 2))
        assert not made.told(MIRA)


async def test_a_rider_on_foot_who_walks_leads_the_mount(tmp_path: Path) -> None:
    with field(tmp_path, at={"horse": (0, 64, 2)}) as made:
        await made.mounted_turn()
        await made.look(mira=(2, 64, 2))
        await made.look()
        assert made.pos("horse") == made.body("horse") == made.body("mira") == (2, 64, 2)
