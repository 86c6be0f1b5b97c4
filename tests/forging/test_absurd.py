"""A player of the fight and its master say the absurd: a sentence comes back, never a failure."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bridge.store.rows import Line, Whisper

from .test_chat import CHAT
from .town import Town, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    async with opened(tmp_path_factory.mktemp("town")) as made:
        yield made


def answers(town: Town, since: int) -> list[Line]:
    rows = town.stage.running.store.rows(since)
    return [line for r in rows if isinstance(r.record, Whisper) for line in r.record.lines]


@pytest.mark.parametrize("who", ["Alex", "MJ"])
@pytest.mark.parametrize("text", CHAT["absurd"], ids=repr)
async def test_the_absurd_is_answered(town: Town, who: str, text: str) -> None:
    service, before = town.stage.running, town.stage.running.store.last_seq
    town.stage.server.say(who, text)
    await town.stage.settle()
    for table in service.hall.tables.values():
        if table.run is not None:
            table.cancel()
    assert "reply-failed" not in [line.key for line in answers(town, before)]
    assert town.foreign == ()
    assert town.refused == 0


@pytest.mark.parametrize("typed", ["bonus:99999999999999", "bonus:@a", "edge:beaucoup"])
async def test_an_option_that_is_no_number_is_told(town: Town, typed: str) -> None:
    before = town.stage.running.store.last_seq
    town.stage.server.say("Alex", f"!att orc {typed}")
    await town.stage.settle()
    assert [line.key for line in answers(town, before)] == ["reply-no-such-option"]
