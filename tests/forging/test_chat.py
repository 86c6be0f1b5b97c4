"""Nothing that Eve writes, by chat or into the log, changes a fight or runs a command."""

import tomllib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bridge.sim.errors import ChatRefused

from .town import Town, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

HERE = Path(__file__).parent
CHAT = tomllib.loads((HERE / "chat.toml").read_text("utf-8"))
LOG = tomllib.loads((HERE / "log.toml").read_text("utf-8"))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    async with opened(tmp_path_factory.mktemp("town")) as made:
        yield made


@pytest.mark.parametrize("text", [t for group in CHAT.values() for t in group], ids=repr)
async def test_what_eve_says_changes_nothing(town: Town, text: str) -> None:
    before = town.standing
    town.stage.mark()
    try:
        town.stage.server.say("Eve", text)
    except ChatRefused:  # a server with mods might let it through
        town.write(f"[12:00:00] [Server thread/INFO]: <Eve> {text}")
    await town.stage.settle()
    assert town.standing == before
    assert town.foreign == ()
    assert town.refused == 0
    assert "Traceback" not in town.read_by("Eve")


@pytest.mark.parametrize("line", LOG["line"], ids=repr)
async def test_a_line_in_the_log_is_no_master(town: Town, line: str) -> None:
    before = town.standing
    town.write(line)
    await town.stage.settle()
    assert town.standing == before
    assert town.foreign == ()
    assert town.refused == 0


async def test_the_master_himself_is_heard(town: Town) -> None:
    """So that the others fail for the right reason."""
    before = town.standing
    town.stage.server.say("MJ", "!pv orc 3")
    await town.stage.settle()
    assert town.standing != before
