"""`melee run` on a server, stopped in order or killed: what the bodies bear after it."""

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from bridge.minecraft.leftovers import GLOWS, HELD
from bridge.rulesets import rulesets
from bridge.scenario.file import read
from bridge.scenario.stage import PASSWORD, Stage
from bridge.scenario.worn import marks

from .test_live import PATIENCE_SECONDS, settings, started

FROZEN = Path(__file__).parents[1] / "scenarios" / "path" / "tour-fige.toml"
AT_WORK = {"Aldric": ("glow",), "Mira": ("hold",)}


def worn(stage: Stage) -> dict[str, tuple[str, ...]]:
    """Of everybody who bears anything."""
    bodies = {e.holder: marks(e) for e in stage.server.world.entities}
    return {who: found for who, found in bodies.items() if found}


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not so():
            await asyncio.sleep(0.01)


async def test_nobody_bears_anything_after_a_service_that_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MELEE_RCON_PASSWORD_MINECRAFT", PASSWORD)
    stage = Stage(read(FROZEN), rulesets(), tmp_path)
    await stage.open()
    try:
        service, stage.service = stage.running, None
        await service.leave()
        path = settings(tmp_path, stage.server.port)
        written = path.read_text("utf-8").replace("latest.log", "logs/latest.log")
        path.write_text(f'walking = "fige"\n{written}', "utf-8")
        assert not worn(stage)
        async with started("run", folder=tmp_path) as program:
            await until(lambda: worn(stage) == AT_WORK)
            assert await program.end(signal.SIGTERM) == 0
        assert not worn(stage)
        assert not any({GLOWS, HELD}.intersection(e.tags) for e in stage.server.world.entities)
        async with started("run", folder=tmp_path) as program:
            await until(lambda: worn(stage) == AT_WORK)
            await program.end(signal.SIGKILL)
        assert worn(stage) == AT_WORK
        stage.server.say("MJ", "!combat fin")
        async with started("run", folder=tmp_path) as program:
            await until(lambda: not worn(stage))
            assert await program.end(signal.SIGTERM) == 0
    finally:
        await stage.close()
