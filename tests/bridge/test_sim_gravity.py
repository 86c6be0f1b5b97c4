"""Bodies fall by themselves to the first floor below, but for those that fly or are held."""

from pathlib import Path

import pytest

from bridge.sim.server import Server

from .sim_world import ask, world


def feet(server: Server, who: str = "Alex") -> tuple[float, ...]:
    """Where a command sees somebody."""
    (answer,) = ask(server, f"data get entity {who} Pos")
    numbers = answer.rpartition(": [")[2].rstrip("]").split(", ")
    return tuple(float(number.rstrip("d")) for number in numbers)


def test_who_is_brought_into_the_air_falls_to_the_floor(tmp_path: Path) -> None:
    server = world(tmp_path)
    assert ask(server, "tp Alex 5.5 70.0 5.5") == [
        "Teleported Alex to 5.500000, 70.000000, 5.500000"
    ]
    assert feet(server) == (5.5, 64.0, 5.5)
    mob = server.summon("zombie", (7.5, 90.5, 0.5))
    assert feet(server, str(mob.uuid)) == (7.5, 64.0, 0.5)
    assert mob.health == 20.0, "no damage is made up"


def test_who_loses_the_floor_falls(tmp_path: Path) -> None:
    server = world(tmp_path)
    ask(server, "setblock 0 63 0 air")
    assert feet(server) == (0.5, 63.0, 0.5)
    ask(server, "fill -1 50 -1 1 62 1 air")
    assert feet(server) == (0.5, 50.0, 0.5)


@pytest.mark.parametrize(
    ("block", "at"),
    [
        ("stone", 67.0), ("oak_slab[type=bottom]", 66.5), ("oak_slab[type=top]", 67.0),
        ("oak_fence", 67.5), ("white_carpet", 66.0625), ("snow[layers=5]", 66.5),
        ("oak_trapdoor[half=top]", 67.0), ("oak_trapdoor[open=true]", 64.0), ("torch", 64.0),
        ("short_grass", 64.0), ("ladder", 64.0), ("water", 66.0), ("lava", 66.0),
        ("oak_fence_gate[open=true]", 64.0), ("oak_stairs[waterlogged=true]", 67.0),
    ],
)  # fmt: skip
def test_what_one_lands_on(tmp_path: Path, block: str, at: float) -> None:
    server = world(tmp_path)
    server.set_block((5, 66, 5), block)
    ask(server, "tp Alex 5.5 72.0 5.5")
    assert feet(server)[1] == at


def test_the_edge_of_a_floor_holds_a_body_over_it(tmp_path: Path) -> None:
    server = world(tmp_path)
    server.set_block((5, 69, 5), "stone")
    for x, y in ((6.2, 70.0), (6.31, 64.0)):  # a body is 0.6 wide
        ask(server, f"tp Alex {x} 70.0 5.5")
        assert feet(server) == (x, y, 5.5)


def test_who_flies_or_is_held_stays(tmp_path: Path) -> None:
    server = world(tmp_path)
    server.set_block((9, 70, 9), "water")
    server.set_block((9, 70, 5), "ladder")
    server.player("Alex").gamemode = "creative"
    ask(server, "tp Alex 5.5 70.0 5.5", "tp Bob 9.5 70.0 9.5")
    assert (feet(server)[1], feet(server, "Bob")[1]) == (70.0, 70.0)
    ask(server, "tp Bob 9.5 70.0 5.5")
    assert feet(server, "Bob")[1] == 70.0
    for nbt in ("NoGravity:1b", "NoAI:1b"):
        ask(server, f"summon zombie 3.5 75.0 3.5 {{{nbt},Tags:[up]}}")
    ask(server, "summon bat 3.5 75.0 3.5 {Tags:[up]}", "summon zombie 3.5 75.0 3.5 {NoAI:0b}")
    counted = ask(server, "execute if entity @e[tag=up,x=3,y=75,z=3,dx=0,dy=0,dz=0]")
    assert counted == ["Test passed. Count: 3"]
    assert ask(server, "execute if entity @e[type=zombie,tag=!up,x=3,y=64,z=3,dx=0,dy=0,dz=0]")[
        0
    ].startswith("Test p")
    ask(server, "effect give Bob minecraft:levitation 9", "tp Bob 3.5 70.0 9.5")
    assert feet(server, "Bob")[1] == 70.0
    ask(server, "effect clear Bob")
    assert feet(server, "Bob")[1] == 64.0


def test_a_mount_falls_with_whoever_sits_on_it_and_he_falls_out_of_the_saddle(
    tmp_path: Path,
) -> None:
    server = world(tmp_path)
    horse = server.summon("horse", (5.5, 64.0, 5.5))
    ask(server, f"ride Alex mount {horse.uuid}")
    assert feet(server) == (5.5, 64.85, 5.5)
    ask(server, "fill 3 60 3 8 63 8 air")
    assert feet(server) == (5.5, 60.85, 5.5)
    assert horse.pos == (5.5, 60.0, 5.5)
    ask(server, "ride Alex dismount")
    assert feet(server) == (5.5, 60.0, 5.5)


def test_a_jump_is_seen_once(tmp_path: Path) -> None:
    server = world(tmp_path)
    server.place("Alex", (0.5, 65.2, 0.5))
    ask(server, "list", "data get entity Alex UUID")
    assert [feet(server) for _ in range(2)] == [(0.5, 65.2, 0.5), (0.5, 64.0, 0.5)]
    server.walk_to("Bob", [(4.5, 70.0, 4.5)])
    server.advance()
    assert [feet(server, "Bob")[1] for _ in range(2)] == [70.0, 64.0]


def test_without_any_floor_nobody_falls_for_ever(tmp_path: Path) -> None:
    server = world(tmp_path)
    for y in range(-64, 64):
        server.set_block((5, y, 5), "air")
    ask(server, "tp Alex 5.5 64.0 5.5")
    assert feet(server) == (5.5, 64.0, 5.5)
