"""A name proves nothing: not a player's, not a mob's, not one that a creature is given."""

import tomllib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bridge.minecraft.clicks import OBJECTIVE
from bridge.sim.component import text
from bridge.sim.errors import ChatRefused

from .town import Town, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

NAMES = tomllib.loads((Path(__file__).parent / "names.toml").read_text("utf-8"))
WISHES = ("!combat fin", "!pv orc 1", "!en orc att alex", "!pause", "!déf rien")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    async with opened(tmp_path_factory.mktemp("town")) as made:
        yield made


@pytest.mark.parametrize("name", NAMES["player"])
async def test_a_player_of_such_a_name_is_no_master(town: Town, name: str) -> None:
    server = town.stage.server
    before = town.standing
    server.join(name, (3.5, 64.0, 3.5))
    await town.stage.settle()
    for wish in WISHES:
        try:
            server.say(name, wish)
        except ChatRefused:
            town.write(f"[12:00:00] [Server thread/INFO]: <{name}> {wish}")
        await town.stage.settle()
    assert town.standing == before
    assert town.foreign == ()
    assert town.refused == 0
    server.leave(name)
    await town.stage.settle()


@pytest.mark.parametrize("name", NAMES["mob"], ids=repr)
async def test_a_mob_of_such_a_name_breaks_nothing(town: Town, name: str) -> None:
    """The master takes it into the fight, harms it, and sends it away."""
    server = town.stage.server
    mob = server.summon("minecraft:husk", (5.5, 64.0, 5.5))
    mob.custom_name = text(name)
    before = town.standing
    for line in ("!ajout @e[type=husk] 30", "!ordre", "!pv husk -1", "!retirer husk"):
        server.say("MJ", line)
        await town.stage.settle()
    assert town.foreign == ()
    assert town.refused == 0
    assert town.standing.masters == before.masters
    assert town.standing.fights == before.fights
    buttons = [b for p in town.stage.players.values() for m in p.received for b in m.buttons]
    assert {b.command.split(" ")[0] for b in buttons} <= {"/trigger"}
    server.world.entities.remove(mob)


@pytest.mark.parametrize("name", NAMES["mob"], ids=repr)
async def test_a_creature_of_such_a_name_breaks_nothing(town: Town, name: str) -> None:
    """As the master's own words: ``!ajout orc NAME``, and a fight's title."""
    before = town.standing
    for line in (f'!ajout orc "{name}"', f"!ajout orc {name}", "!ordre"):
        try:
            town.stage.server.say("MJ", line)
        except ChatRefused:
            town.write(f"[12:00:00] [Server thread/INFO]: <MJ> {line}")
        await town.stage.settle()
    assert town.foreign == ()
    assert town.refused == 0
    assert town.standing.masters == before.masters


async def test_a_number_that_eve_sets_is_no_button(town: Town) -> None:
    server = town.stage.server
    server.say("MJ", "!combat fin")
    await town.stage.settle()
    before = town.standing
    offered = [b.command for m in town.stage.players["MJ"].received for b in m.buttons]
    assert offered
    theirs = [int(c.rsplit(" ", 1)[1]) for c in offered if c.startswith("/trigger")]
    for number in (*theirs, -1, 0, 1, 2, 2**31 - 1, -(2**31), 12345):
        server.say("Eve", f"/trigger {OBJECTIVE} set {number}")
        await town.stage.settle()
    for wish in ("add 1", "add -2147483648", "set 1.5", "set @s", "set", "add 99999999999"):
        server.say("Eve", f"/trigger {OBJECTIVE} {wish}")
        await town.stage.settle()
    assert town.standing == before
    assert town.foreign == ()
