"""What a body sits on, as every version tells it."""

from pathlib import Path

import pytest

from bridge.minecraft.dialect import dialect
from bridge.sim.entity import Entity, Player
from bridge.terrain import mount
from tests.bridge.terrain.island import VERSIONS, Island

EVERY = (*VERSIONS, "1.19.3", "1.19.4")


async def under(island: Island, who: Entity) -> str:
    name = who.name if isinstance(who, Player) else ""
    probe = island.probe(1)
    return await mount.ridden(probe, str(who.uuid), name, dialect(island.version))


@pytest.mark.parametrize("version", EVERY)
async def test_players_and_mobs_are_known_to_ride_for_one_question(
    tmp_path: Path, version: str
) -> None:
    island = Island(tmp_path, version)
    server = island.server
    alex, bob = server.player("Alex"), server.player("Bob")
    spider, horse, zombie, pig = (
        server.summon(kind, (n * 1.5, 64.0, 0.5))
        for n, kind in enumerate(("spider", "horse", "zombie", "pig"))
    )
    alex.vehicle, zombie.vehicle, horse.vehicle = zombie, horse, spider
    server.world.carry(spider)
    asked = [await under(island, who) for who in (alex, bob, zombie, horse, pig, spider)]
    assert asked == [str(zombie.uuid), "", str(horse.uuid), str(spider.uuid), "", ""]


@pytest.mark.parametrize(
    ("version", "known"), [("1.16.5", False), ("1.19.3", False), ("1.19.4", True)]
)
async def test_two_players_on_one_mount_are_known_to_be_there_from_1_19_4_on(
    tmp_path: Path, version: str, known: bool
) -> None:
    island = Island(tmp_path, version)
    alex, bob = island.server.player("Alex"), island.server.player("Bob")
    horse = island.server.summon("horse", (4.5, 64.0, 4.5))
    alex.vehicle = horse
    assert await under(island, alex) == str(horse.uuid)
    bob.vehicle = horse
    assert [await under(island, who) for who in (alex, bob)] == [
        str(horse.uuid) if known else ""
    ] * 2
