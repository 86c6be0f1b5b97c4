"""`ride` as vanilla has it: who may sit on whom, and who goes along."""

from pathlib import Path

import pytest

from bridge.sim.entity import Entity, uuid_array
from bridge.sim.nbt import show
from bridge.sim.server import Server

from .sim_world import ask, world


def stable(path: Path, version: str = "1.21.11") -> tuple[Server, Entity]:
    server = world(path, version)
    return server, server.summon("horse", (4.5, 64.0, 4.5))


def test_somebody_sits_down_rides_along_and_gets_off(tmp_path: Path) -> None:
    server, horse = stable(tmp_path)
    assert ask(server, f"ride Alex mount {horse.uuid}") == ["Alex started riding Horse"]
    alex = server.player("Alex")
    assert (alex.pos[0], alex.pos[2]) == (4.5, 4.5)
    assert alex.pos[1] > 64
    ask(server, f"tp {horse.uuid} 9.5 64.0 9.5")
    assert (alex.pos[0], alex.pos[2]) == (9.5, 9.5)
    assert ask(server, f"ride Bob mount {horse.uuid}") == ["Bob started riding Horse"]
    assert ask(server, f"ride Alex mount {horse.uuid}") == ["Alex is already riding Horse"]
    assert ask(server, "ride Alex dismount") == ["Alex stopped riding Horse"]
    assert ask(server, "ride Alex dismount") == ["Alex is not riding any vehicle"]


def test_nobody_sits_on_a_player_or_on_their_own_rider(tmp_path: Path) -> None:
    server, horse = stable(tmp_path)
    assert ask(server, f"ride {horse.uuid} mount Alex") == ["Players can't be ridden"]
    pig = server.summon("pig", (0.5, 64.0, 9.5))
    ask(server, f"ride {pig.uuid} mount {horse.uuid}")
    loop = "Can't mount entity on itself or any of its passengers"
    assert ask(server, f"ride {horse.uuid} mount {pig.uuid}") == [loop]


def test_whoever_is_teleported_gets_off(tmp_path: Path) -> None:
    server, horse = stable(tmp_path)
    ask(server, f"ride Alex mount {horse.uuid}", "tp Alex 0.5 64.0 0.5")
    assert server.player("Alex").vehicle is None


def test_when_the_mount_is_gone_nobody_rides_it(tmp_path: Path) -> None:
    server, horse = stable(tmp_path)
    ask(server, f"ride Alex mount {horse.uuid}", f"kill {horse.uuid}")
    assert server.player("Alex").vehicle is None


def test_before_1_19_4_there_is_no_such_command(tmp_path: Path) -> None:
    server, horse = stable(tmp_path, "1.19.3")
    assert ask(server, f"ride Alex mount {horse.uuid}")[0].startswith("Unknown or incomplete")


def ints(entity: Entity) -> str:
    return show(uuid_array(entity.uuid))


@pytest.mark.parametrize("version", ["1.16.5", "1.21.11"])
def test_a_player_has_what_he_rides_with_him_and_a_vehicle_the_mobs_on_it(
    tmp_path: Path, version: str
) -> None:
    server, horse = stable(tmp_path, version)
    pig, alex, bob = server.summon("pig", (0.5, 64.0, 9.5)), *map(server.player, ("Alex", "Bob"))
    pig.vehicle, alex.vehicle = horse, pig
    (attach,) = ask(server, "data get entity Alex RootVehicle.Attach")
    assert attach == f"Alex has the following entity data: {ints(pig)}"
    (root,) = ask(server, "data get entity Alex RootVehicle.Entity.UUID")
    assert root == f"Alex has the following entity data: {ints(horse)}"
    (riders,) = ask(server, f"data get entity {horse.uuid} Passengers[0].UUID")
    assert riders == f"Horse has the following entity data: {ints(pig)}"
    around = f"@e[distance=..20,nbt={{Passengers:[{{UUID:{ints(pig).replace(' ', '')}}}]}}]"
    (found,) = ask(server, f"execute at Alex as {around} run data get entity @s UUID")
    assert found == f"Horse has the following entity data: {ints(horse)}"
    none = "Found no elements matching "
    (on_pig,) = ask(server, f"data get entity {pig.uuid} Passengers")
    assert on_pig == none + "Passengers", "players are kept apart"
    bob.vehicle = horse
    (two,) = ask(server, "data get entity Alex RootVehicle.Attach")
    assert two == none + "RootVehicle.Attach", "only of who rides without another player"


def test_who_changes_a_vehicle_changes_nothing_of_who_sits_on_it(tmp_path: Path) -> None:
    server, horse = stable(tmp_path)
    pig = server.summon("pig", (0.5, 64.0, 9.5))
    pig.vehicle = horse
    ask(server, f"data merge entity {horse.uuid} {{NoAI:1b}}")
    pig.vehicle = None
    (answer,) = ask(server, f"data get entity {horse.uuid} Passengers")
    assert answer == "Found no elements matching Passengers"
