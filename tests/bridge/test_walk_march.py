"""Creatures that are sent somewhere: the way there, each step paid, a question in between."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bridge import marches
from tests.bridge.field import Field, field
from tests.bridge.field_rules import Sheet
from tests.bridge.test_walk_route import Land
from tests.bridge.test_walk_steps import WALL, steps
from tests.bridge.test_world import ALDRIC

FAR = {"zombie": (0, 64, 6), "mira": (20, 64, 20), "aldric": (6, 64, 6)}


async def turn_of(made: Field, who: str) -> None:
    await made.look()
    made.gm("turn", who=who)


async def say(made: Field, line: str) -> None:
    """Aldric, the game master, says it; then the world is looked at."""
    made.intake.say(made.roster.online["Aldric"], line)
    made.learn()
    await made.world.marcher.go_on()
    await made.look()


async def test_a_creature_goes_round_a_wall_and_its_body_is_there(tmp_path: Path) -> None:
    start = {**FAR, "zombie": (0, 64, 0)}
    with field(tmp_path, Land(*WALL), at=start) as made:
        await turn_of(made, "zombie")
        await say(made, "en zombie déplacement 4 64 0")
        assert made.pos("zombie") == made.body("zombie") == (4, 64, 0)
        assert made.left("zombie") == 3
        assert not set(steps(made)) & set(WALL)
        assert made.told()[-1].key == "reply-marched"
        made.table.undo()
        await made.look()
        assert made.pos("zombie") == made.body("zombie") == (0, 64, 0)


@pytest.mark.parametrize(
    ("line", "end"),
    [
        ("vers aldric", (5, 64, 6)),
        ("aldric", (5, 64, 6)),
        ("n 3", (0, 64, 3)),
        ("nord-est 2", (2, 64, 4)),
        ("e", (1, 64, 6)),
        ("~2 ~ ~-1", (2, 64, 5)),
        ("3 8", (3, 64, 8)),
        ("south 2", (0, 64, 8)),
    ],
)
async def test_it_is_sent_by_place_by_way_and_up_to_somebody(
    tmp_path: Path, line: str, end: object
) -> None:
    with field(tmp_path, at=FAR) as made:
        await turn_of(made, "zombie")
        await say(made, f"en zombie déplacement {line}")
        assert made.pos("zombie") == made.body("zombie") == end


async def test_beyond_its_metres_it_goes_as_far_as_they_last(tmp_path: Path) -> None:
    with field(tmp_path, at=FAR, zombie=Sheet(metres=3)) as made:
        await turn_of(made, "zombie")
        await say(made, "en zombie déplacement vers aldric")
        assert made.pos("zombie") == made.body("zombie") == (3, 64, 6)
        assert [line.key for line in made.told()] == ["refusal-too-far", "reply-march-ended"]


async def test_without_a_way_it_stays_and_the_reason_is_one_sentence(tmp_path: Path) -> None:
    cell = [(x, y, z) for x in range(2, 5) for z in range(5, 8) for y in range(64, 67)]
    cell = [b for b in cell if b[:3:2] != (3, 6) or b[1] == 66]
    with field(tmp_path, Land(*cell), at=FAR) as made:
        await turn_of(made, "zombie")
        await say(made, "en zombie déplacement 3 64 6")
        assert made.pos("zombie") == (0, 64, 6)
        assert [line.key for line in made.told()] == ["refusal-no-way"]


async def test_out_of_turn_and_to_nowhere_it_is_refused(tmp_path: Path) -> None:
    with field(tmp_path, at=FAR) as made:
        await made.look()
        await say(made, "en zombie déplacement n 3")
        await turn_of(made, "zombie")
        await say(made, "en zombie déplacement là-bas")
        keys = [line.key for line in made.told()]
        assert keys == ["refusal-not-your-turn", "reply-bad-destination"]
        assert made.pos("zombie") == (0, 64, 6)


async def test_a_question_holds_it_up_and_then_it_goes_on(tmp_path: Path) -> None:
    start = {**FAR, "mira": (2, 64, 7)}
    with field(tmp_path, at=start, mira=Sheet(zone=1)) as made:
        await turn_of(made, "zombie")
        await say(made, "en zombie déplacement 5 64 6")
        assert [q.who for q in made.table.open.values()] == ["mira"]
        assert made.pos("zombie") == made.body("zombie") == (3, 64, 6)
        made.answer("no")
        await made.look()
        await made.look()
        assert made.pos("zombie") == made.body("zombie") == (5, 64, 6)
        made.table.undo()
        assert made.pos("zombie") == (0, 64, 6), "one walk, the question in it too"


async def test_after_a_question_it_keeps_to_its_way_while_that_is_free(tmp_path: Path) -> None:
    """Half-way along a slanting line another one is as short: a kill must not choose it."""
    start = {**FAR, "mira": (2, 64, 7)}
    ways = [((5, 64, z), (6, 64, z), (7, 64, 6)) for z in (5, 7)]  # Aldric is between them
    for left in ways:
        with field(tmp_path / str(left[0][2]), at=start, mira=Sheet(zone=1)) as made:
            await turn_of(made, "zombie")
            await say(made, "en zombie déplacement 7 64 6")
            (march,) = marches.pending(made.store)
            assert march.left[-1] == (7, 64, 6)
            marches.keep(made.store, replace(march, left=left))
            made.answer("no")
            await made.look()
            await made.look()
            assert steps(made)[-3:] == [*left]


async def test_who_steps_into_its_way_is_gone_round(tmp_path: Path) -> None:
    start = {**FAR, "mira": (2, 64, 7)}
    with field(tmp_path, at=start, mira=Sheet(zone=1)) as made:
        await turn_of(made, "zombie")
        await say(made, "en zombie déplacement 6 64 7")
        (march,) = marches.pending(made.store)
        made.answer("no")
        made.gm("place", who="mira", to=march.left[0])
        await made.look()
        await made.look()
        assert made.pos("zombie") == (6, 64, 7)
        assert march.left[0] not in steps(made)


async def test_struck_on_its_way_it_goes_no_farther(tmp_path: Path) -> None:
    start = {**FAR, "mira": (2, 64, 7)}
    with field(tmp_path, at=start, mira=Sheet(zone=1)) as made:
        await turn_of(made, "zombie")
        await say(made, "en zombie déplacement 5 64 6")
        made.answer("strike")
        await made.look()
        await made.look()
        assert made.pos("zombie") == made.body("zombie") == (3, 64, 6)


async def test_killed_while_a_question_holds_it_up_it_still_arrives(tmp_path: Path) -> None:
    start = {**FAR, "mira": (2, 64, 7)}
    with field(tmp_path, at=start, mira=Sheet(zone=1)) as made:
        await turn_of(made, "zombie")
        await say(made, "en zombie déplacement 5 64 6")
        made.store.close()
        made.restart()
        made.answer("no")
        await made.look()
        await made.look()
        assert made.pos("zombie") == made.body("zombie") == (5, 64, 6)


async def test_its_turn_over_it_no_longer_goes_on(tmp_path: Path) -> None:
    start = {**FAR, "mira": (2, 64, 7)}
    with field(tmp_path, at=start, mira=Sheet(zone=1)) as made:
        await turn_of(made, "zombie")
        await say(made, "en zombie déplacement 5 64 6")
        made.table.cancel()
        made.gm("next")
        await made.look()
        made.gm("turn", who="zombie")
        await made.look()
        assert made.pos("zombie") == (3, 64, 6)


async def test_two_looks_at_once_send_nobody_twice(tmp_path: Path) -> None:
    with field(tmp_path, at=FAR) as made:
        await turn_of(made, "zombie")
        made.intake.say(made.roster.online["Aldric"], "en zombie déplacement n 4")
        at_the_end, know = list[object](), made.world.mover.know

        async def slow(*asked: Any) -> Any:
            await asyncio.sleep(0.001)
            return await know(*asked)

        made.world.mover.know = slow

        async def look() -> None:
            await made.world.marcher.go_on()
            at_the_end.append(made.pos("zombie"))

        await asyncio.gather(look(), look())
        assert at_the_end == [(0, 64, 2)] * 2, "whoever comes second waits"
        assert steps(made) == [(0, 64, z) for z in (5, 4, 3, 2)]
        assert [line.key for line in made.told(ALDRIC)] == ["reply-marched"]


async def test_a_friend_in_the_way_is_gone_around(tmp_path: Path) -> None:
    start = {**FAR, "mira": (2, 64, 6)}
    with field(tmp_path, at=start) as made:
        await turn_of(made, "zombie")
        await say(made, "en zombie déplacement 4 64 6")
        assert made.pos("zombie") == (4, 64, 6)
        assert (2, 64, 6) not in steps(made)
        assert made.left("zombie") == 5


def while_a_way_is_looked_for(made: Field, happens: Callable[[], object]) -> None:
    """It happens once, before the world says what the ground is like."""
    know = made.world.mover.know

    async def meanwhile(*asked: Any) -> Any:
        made.world.mover.know = know
        happens()
        return await know(*asked)

    made.world.mover.know = meanwhile


async def test_an_order_given_while_a_way_is_looked_for_is_the_one_that_counts(
    tmp_path: Path,
) -> None:
    with field(tmp_path, at=FAR) as made:
        await turn_of(made, "zombie")
        master = made.roster.online["Aldric"]
        made.intake.say(master, "en zombie déplacement n 4")
        again = partial(made.intake.say, master, "en zombie déplacement s 2")
        while_a_way_is_looked_for(made, again)
        await made.world.marcher.go_on()
        await made.look()
        assert made.pos("zombie") == (0, 64, 8)
        assert steps(made) == [(0, 64, 7), (0, 64, 8)]


async def test_who_leaves_while_a_way_is_looked_for_goes_nowhere(tmp_path: Path) -> None:
    with field(tmp_path, at=FAR) as made:
        await turn_of(made, "zombie")
        made.intake.say(made.roster.online["Aldric"], "en zombie déplacement n 4")
        while_a_way_is_looked_for(made, lambda: made.gm("leave", who="zombie"))
        await made.world.marcher.go_on()
        await made.world.marcher.go_on()
        assert not marches.pending(made.store)


async def test_a_fight_that_ends_while_a_way_is_looked_for_sends_nobody(tmp_path: Path) -> None:
    with field(tmp_path, at=FAR) as made:
        await turn_of(made, "zombie")
        made.intake.say(made.roster.online["Aldric"], "en zombie déplacement n 4")
        while_a_way_is_looked_for(made, lambda: made.hall.close(made.fight))
        await made.world.marcher.go_on()
        await made.world.marcher.go_on()
        assert not marches.pending(made.store)


async def test_a_fight_that_ends_amid_the_steps_of_a_way_ends_the_way(tmp_path: Path) -> None:
    with field(tmp_path, at=FAR) as made:
        await turn_of(made, "zombie")
        made.intake.say(made.roster.online["Aldric"], "en zombie déplacement n 4")
        settle = made.world.marcher.settle

        async def and_ends() -> None:
            await settle()
            made.world.marcher.settle = settle
            made.hall.close(made.fight)

        made.world.marcher.settle = and_ends
        await made.world.marcher.go_on()
        await made.world.marcher.go_on()
        assert not marches.pending(made.store)


async def test_a_question_asked_while_a_way_is_looked_for_is_answered_first(
    tmp_path: Path,
) -> None:
    start = {**FAR, "mira": (1, 64, 7)}
    with field(tmp_path, at=start, mira=Sheet(zone=1)) as made:
        await turn_of(made, "zombie")
        made.intake.say(made.roster.online["Aldric"], "en zombie déplacement s 2")
        step = partial(made.do, "step", "zombie", to=(0, 64, 5))
        while_a_way_is_looked_for(made, step)
        await made.world.marcher.go_on()
        assert made.table.open
        assert not made.told(), "nobody is refused because of it"
