"""What the world costs: questions to the server for sight and cover, and for twenty on the move.

The embedded server answers over TCP, in the same process and on one core, so milliseconds hold its
own work too. What a covered attack costs is counted over the whole path, onlookers and all.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from bridge.minecraft.dialect import dialect
from bridge.rcon.link import Link
from bridge.rulesets import rulesets
from bridge.scenario.file import Scenario
from bridge.scenario.stage import Stage, middle
from bridge.sim.server import Server
from bridge.terrain.kinds import built_in, kinds_of
from bridge.terrain.port import RAYS_BUDGET
from bridge.terrain.probe import Probe
from bridge.terrain.rays import Stance
from bridge.terrain.sightline import bundle, hidden, seen
from rules.engine.requests import Roll

from .rcon import Row, _pinned

FAR_M = 25
ROUNDS = 40
HERTZ = 5
MOVERS = 20
POLLS = 50
VERSION = "1.21.11"


def _wall(x: int, height: int) -> list[tuple[int, int, int]]:
    return [(x, y, z) for y in range(64, 64 + height) for z in range(-3, 4)]


async def _looks() -> dict[str, tuple[float, float]]:
    """Figure → exchanges and milliseconds."""
    places: dict[str, tuple[str, Iterable[tuple[int, int, int]]]] = {
        "in the open": ("air", ()),
        "over tall grass": ("short_grass", [(x, 64, z) for x in range(1, 25) for z in (-1, 0, 1)]),
        "behind a fence": ("oak_fence", _wall(FAR_M - 1, 1)),
        "behind a wall half-way": ("stone", _wall(12, 3)),
    }
    found: dict[str, tuple[float, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, (kind, cells) in places.items():
            server = Server(Path(folder) / f"{len(found)}.log", password="bench", version=VERSION)
            await server.start()
            server.join("Alex", (0.5, 64.0, 0.5))
            for cell in cells:
                server.set_block(cell, kind)
            link = Link("127.0.0.1", server.port, "bench")
            await link.start()
            light = bundle(Stance((0.5, 64.0, 0.5), 1, 2), Stance((FAR_M + 0.5, 64.0, 0.5), 1, 2))
            for figure in ("sight", "cover"):
                taken, spent = [], 0
                for _ in range(ROUNDS):
                    kinds = kinds_of(built_in(), dialect(VERSION).version)
                    probe = Probe(link, kinds, "Alex", RAYS_BUDGET)
                    began = time.perf_counter()
                    await (seen(probe, light) if figure == "sight" else hidden(probe, light))
                    taken.append((time.perf_counter() - began) * 1000)
                    spent = probe.spent
                found[f"{figure} at {FAR_M} m {name}"] = (spent, statistics.median(taken))
            await link.close()
            await server.stop()
    return found


def _script(**more: object) -> Scenario:
    sheet = {"genre": "pj", "pv_max": 60, "ca": 13, "deplacement": 8, "dexterite": 4,
             "armes": [{"nom": "arc", "mode": "distance", "degats": "1d6", "type": "perforant",
                        "portee_min": 2, "portee_max": 60}]}  # fmt: skip
    creatures = [
        {"name": "Bera", "player": True, "side": "a", "pos": [0, 64, 0], "sheet": sheet},
        {
            "name": "Aldric",
            "player": True,
            "side": "b",
            "pos": [12, 64, 0],
            "sheet": sheet,
            "counters": {"reaction": 1},
        },
    ]
    return Scenario.model_validate({
        "title": "Bench",
        "ruleset": "blocs",
        "creature": creatures,
        "step": [{"note": "nothing"}],
        **more,
    })  # fmt: skip


def _tens(roll: Roll) -> tuple[tuple[int, ...], str]:
    return tuple(min(15, most) for most in roll.dice), "dice"


async def _covered_attack() -> int:
    """Commands of an attack on somebody behind a fence, who defends, before ten onlookers."""
    script = _script(
        start={"round": 1, "turn": "Bera"},
        bystander=[{"name": f"Onlooker{n}", "pos": [n, 64, 5]} for n in range(10)],
        block=[[list(cell), "minecraft:oak_fence"] for cell in _wall(11, 1)],
    )
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(script, rulesets(), Path(folder), dice=_tens)
        await stage.open()
        try:
            before = len(stage.commands())
            await stage.settle()
            polls = set(stage.commands()[before:])
            before = len(stage.commands())
            for who, line in (("Bera", "!att aldric arc"), ("Aldric", "!déf rien")):
                stage.server.say(who, line)
                await stage.settle()
            return sum(c not in polls for c in stage.commands()[before:])
        finally:
            await stage.close()


async def _movers() -> tuple[float, float]:
    """Exchanges and seconds of one look at twenty mobs, each of which has moved."""
    mobs = [{"name": f"Loup {n}", "side": "c", "pos": [2 * n, 64, 9], "template": "brigand",
             "entity": "minecraft:zombie"} for n in range(MOVERS)]  # fmt: skip
    script = _script(start={"round": 1, "turn": "Bera"}, bridge={"walking": "libre"})
    creatures = (*script.model_dump(mode="json", exclude_unset=True)["creature"], *mobs)
    script = _script(
        start={"round": 1, "turn": "Bera"}, bridge={"walking": "libre"}, creature=creatures
    )
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(script, rulesets(), Path(folder))
        await stage.open()
        try:
            before, busy = len(stage.commands()), 0.0
            for n in range(POLLS):
                for i, mob in enumerate(stage.mobs.values()):
                    mob.pos = middle((2 * i, 64, 9 + n % 2))
                began = time.process_time()
                await stage.running.look_where()
                busy += time.process_time() - began
            return (len(stage.commands()) - before) / POLLS, busy / POLLS
        finally:
            await stage.close()


def rows() -> list[Row]:
    """The figures of the fact port."""
    with _pinned():
        looks = asyncio.run(_looks())
        attack = asyncio.run(_covered_attack())
        exchanges, seconds = asyncio.run(_movers())
    made: list[Row] = []
    for name, (spent, milliseconds) in looks.items():
        most = 2 if name.startswith("sight") else RAYS_BUDGET
        made += [
            (f"{name}, exchanges", spent, "milliseconds", milliseconds, f"≤ {most}", spent <= most)
        ]
    share = 100 * seconds * HERTZ
    return [
        *made,
        ("covered attack and a defence, commands", attack, "before onlookers", 10, "≤ 16",
         attack <= 16),
        (f"{MOVERS} on the move at {HERTZ} Hz, exchanges/s", exchanges * HERTZ, "a look",
         exchanges, "≤ 10", exchanges * HERTZ <= 10),
        (f"{MOVERS} on the move at {HERTZ} Hz, cpu %", share, "ms a look", seconds * 1000,
         "≤ 15 %", share <= 15),
    ]  # fmt: skip
