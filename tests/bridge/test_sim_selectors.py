"""Whom a selector means."""

from pathlib import Path

import pytest

from bridge.sim.server import Server

from .sim_world import ALEX, ask, world


def chosen(server: Server, selector: str) -> list[str]:
    """Names of the entities, by marking them with a tag."""
    for one in server.world.entities:
        one.tags = [tag for tag in one.tags if tag != "_"]
    ask(server, f"tag {selector} add _")
    return [server.world.called(one) for one in server.world.entities if "_" in one.tags]


@pytest.fixture
def server(tmp_path: Path) -> Server:
    made = world(tmp_path)
    ask(
        made,
        'summon zombie 3.0 64.0 0.0 {Tags:["m","big"]}',
        'summon skeleton 10.0 64.0 0.0 {Tags:["m"],CustomName:"Os"}',
        "scoreboard objectives add n dummy",
        "scoreboard players set Alex n 4",
        "team add red",
        "team join red Bob",
        "tag Alex add hero",
    )
    return made


@pytest.mark.parametrize(
    ("selector", "names"),
    [
        ("@a", ["Alex", "Bob"]),
        ("@e", ["Alex", "Bob", "Zombie", "Os"]),
        ("@e[type=zombie]", ["Zombie"]),
        ("@e[type=!player,type=!zombie]", ["Os"]),
        ("@e[type=player]", ["Alex", "Bob"]),
        ("@a[tag=hero]", ["Alex"]),
        ("@a[tag=!hero]", ["Bob"]),
        ("@e[tag=m,tag=!big]", ["Os"]),
        ("@a[tag=]", ["Bob"]),
        ("@a[name=Bob]", ["Bob"]),
        ('@e[name="Os"]', ["Os"]),
        ("@e[x=0,y=64,z=0,distance=..4]", ["Alex", "Zombie"]),
        ("@e[x=0,y=64,z=0,distance=4..]", ["Bob", "Os"]),
        ("@e[x=2,y=64,z=-1,dx=9,dy=2,dz=2]", ["Zombie", "Os"]),
        ("@e[type=!player,limit=1,sort=furthest]", ["Os"]),
        ("@a[scores={n=3..}]", ["Alex"]),
        ("@a[team=red]", ["Bob"]),
        ("@a[team=]", ["Alex"]),
        ("@a[team=!red]", ["Alex"]),
        ("@a[gamemode=creative]", []),
        ("@a[gamemode=!creative]", ["Alex", "Bob"]),
        ('@e[nbt={Tags:["big"]}]', ["Zombie"]),
        ('@e[nbt=!{Tags:["m"]},type=!player]', []),
        ("@p", ["Alex"]),
        ("@n[type=!player]", ["Zombie"]),
        (ALEX, ["Alex"]),
        ("Bob", ["Bob"]),
        ("@s", []),
    ],
)
def test_selection(server: Server, selector: str, names: list[str]) -> None:
    assert chosen(server, selector) == names


def test_uuid_in_nbt(server: Server) -> None:
    uuid = "[I;911420254,-1002291781,-1572026395,1561302938]"
    assert chosen(server, f"@e[nbt={{UUID:{uuid}}}]") == ["Alex"]


def test_random_is_one_of_them_and_from_the_seed(tmp_path: Path) -> None:
    first, again = (chosen(world(tmp_path / name), "@r") for name in ("a", "b"))
    assert first == again
    assert first in (["Alex"], ["Bob"])


@pytest.mark.parametrize(
    ("selector", "words"),
    [
        ("@a[foo=1]", "Unknown option 'foo'"),
        ("@a[tag]", "Expected value for option 'tag'"),
        ("@a[limit=0]", "Limit must be at least 1"),
        ("@a[limit=1,limit=2]", "Option 'limit' isn't applicable here"),
        ("@s[limit=1]", "Option 'limit' isn't applicable here"),
        ("@a[type=zombie]", "Option 'type' isn't applicable here"),
        ("@a[sort=closest]", "Invalid or unknown sort type 'closest'"),
        ("@a[gamemode=god]", "Invalid or unknown game mode 'god'"),
        ("@a[distance=-1]", "Distance cannot be negative"),
        ("@a[distance=5..1]", "Min cannot be bigger than max"),
        ("@e[type=nosuch]", "Invalid or unknown entity type 'minecraft:nosuch'"),
        ("@a[tag=a", "Expected end of options"),
        ("NameOfMoreThan16c", "Invalid name or UUID"),
    ],
)
def test_refusals(server: Server, selector: str, words: str) -> None:
    assert ask(server, f"tag {selector} add _")[0] == words


def test_nearest_came_with_1_21(tmp_path: Path) -> None:
    assert ask(world(tmp_path, "1.20.6"), "tag @n add _")[0] == "Unknown selector type '@n'"
