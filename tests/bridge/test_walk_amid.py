"""What one task does to a fight while another one asks the world about its bodies."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bridge.rcon.errors import LinkLost
from tests.bridge.field import Field, field
from tests.bridge.field_rules import Sheet
from tests.bridge.test_walk_route import Land
from tests.bridge.test_world import ALDRIC, MIRA, ZOMBIE

Happens = Callable[[Field], object]
MANY = 40


def amid(made: Field, n: int, happens: Happens) -> Callable[[], bool]:
    """It happens before the ``n``-th answer of the world; tells whether it did."""
    town, mover, asked = made.town, made.world.mover, list[None]()
    command, know = town.command, mover.know

    def ask() -> None:
        asked.append(None)
        if len(asked) == n:
            happens(made)

    async def answer(text: str) -> str:
        ask()
        return await command(text)

    async def tell(*about: Any) -> Any:
        ask()
        return await know(*about)

    town.command, mover.know = answer, tell  # type: ignore[method-assign]
    return lambda: len(asked) >= n


async def walks(made: Field) -> None:
    await made.look(mira=(3, 64, 3))


async def sinks(made: Field) -> None:
    await made.look(aldric=(5, 61, 9))


async def strays(made: Field) -> None:
    await made.look(aldric=(5, 64, 12), zombie=(9, 64, 14))


async def jumps(made: Field) -> None:
    await made.look(mira=(40, 64, 0))


async def is_pushed(made: Field) -> None:
    for n, who in enumerate(("mira", "aldric", "zombie", "horse")):
        made.gm("shove", target=who, to=(n * 4, 64, 20))
    await made.look()


async def rides(made: Field) -> None:
    made.do("mount", "mira", target="horse")
    await made.look()


async def is_put_back(made: Field) -> None:
    for body in (MIRA, ALDRIC, ZOMBIE):
        made.stand(body, (20, 64, 20))
    made.table.pause(True)
    await made.look()
    await made.world.mover.put_all(made.fight)


def leave(who: str) -> Happens:
    return lambda made: made.gm("leave", who=who)


HAPPENS: dict[str, Happens] = {
    **{f"{who} leaves": leave(who) for who in ("mira", "aldric", "zombie", "horse")},
    "it ends": lambda made: made.hall.close(made.fight),
    "nobody is seen": lambda made: made.places.known.clear(),
}


@pytest.mark.parametrize("happens", HAPPENS)
@pytest.mark.parametrize("does", [walks, sinks, strays, jumps, is_pushed, rides, is_put_back])
async def test_whatever_happens_amid_a_look_the_next_one_is_made(
    tmp_path: Path, does: Callable[[Field], Awaitable[None]], happens: str
) -> None:
    for n in range(1, MANY):
        folder = tmp_path / str(n)
        folder.mkdir()
        with field(folder, Land(), "strict", {"horse": (0, 64, 2)}, horse=Sheet(width=2)) as made:
            made.world.mover.rides = True
            await made.look()
            happened = amid(made, n, HAPPENS[happens])
            await does(made)
            if not happened():
                return
            await made.world.look_where()
    raise AssertionError("it asks too much")


async def test_whose_turn_ends_while_her_way_is_looked_for_is_told_where_she_stands(
    tmp_path: Path,
) -> None:
    with field(tmp_path) as made:
        await made.look()
        amid(made, 3, lambda made: made.gm("next"))
        await made.look(mira=(3, 64, 0))
        await made.look()
        assert made.pos("mira") == (0, 64, 0)
        assert [line.key for line in made.told(MIRA)] == ["reply-strayed"]


async def test_who_climbed_down_when_the_link_broke_is_told_that_he_strayed(
    tmp_path: Path,
) -> None:
    def breaks(made: Field) -> None:
        raise LinkLost("cut", sent=False)

    with field(tmp_path, Land(holes=((5, 64, 9),))) as made:
        made.land.solid.add((5, 63, 9))
        await made.look()
        amid(made, 3, breaks)
        with pytest.raises(LinkLost):
            await made.look(aldric=(5, 61, 9))
        await made.look()
        assert [line.key for line in made.told(ALDRIC)] == ["reply-strayed"]
