"""What is heard where another client's answers may stand among ours."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bridge.line import Line
from bridge.meeting import Meeting
from bridge.rcon.link import Link
from bridge.said import MobWish
from bridge.settings import Server as ServerSettings
from rules.engine.geometry import Box

from .field import field
from .field_rules import Sheet
from .terrain.island import Island
from .test_service_servers import PASSWORD, beside

OTHERS = "There are 2 of a max of 20 players online: Alex, MJ"
SPOILT: tuple[Callable[[str], str], ...] = (
    lambda answer: "",
    lambda answer: OTHERS,
    lambda answer: answer + answer,
    lambda answer: OTHERS + answer,
    lambda answer: answer + OTHERS,
)


class Mixed:
    """A link where the first answer to what holds some words is spoilt, in one way."""

    shared = False

    def __init__(self, link: Line, spoil: Callable[[str], str], words: str) -> None:
        self.link, self.spoil, self.words, self.left = link, spoil, words, 1

    async def command(self, text: str) -> str:
        answer = await self.link.command(text)
        if self.words in text and self.left:
            self.left -= 1
            return self.spoil(answer)
        return answer


@pytest.mark.parametrize("spoil", SPOILT)
@pytest.mark.parametrize("words", ["UUID", "Pos"])
async def test_mobs_are_found_among_another_clients_words(
    tmp_path: Path, spoil: Callable[[str], str], words: str
) -> None:
    async with beside(tmp_path) as town, town.service() as service:
        for x in (1.5, 2.5):
            town.server.summon("minecraft:zombie", (x, 64.0, 0.5))
        await service.world.look_who()
        master = service.roster.online["MJ"]
        mixed = Mixed(service.link, spoil, words)
        service.world.link = mixed
        wish = MobWish("f", master, "minecraft:zombie", 20, (0.5, 64.0, 0.5))
        assert len(await service.world.find_mobs(wish)) == 2
        assert not mixed.left


@pytest.mark.parametrize("spoil", SPOILT)
async def test_who_was_seated_is_known_to_sit_among_another_clients_words(
    tmp_path: Path, spoil: Callable[[str], str]
) -> None:
    with field(tmp_path, at={"horse": (0, 64, 2)}, horse=Sheet(width=2)) as made:
        made.world.mover.rides = True
        await made.look()
        made.world.mover.link = Mixed(made.town, spoil, " mount ")
        made.do("mount", "mira", target="horse")
        await made.look()
        assert not [c for c in made.town.asked if " tp " in c], "nobody is put beside it"


async def test_nothing_is_told_to_nobody_before_it_is_known_who_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with beside(tmp_path) as town:
        async with town.service() as service:
            service.intake.say(service.roster.online["MJ"], 'combat début "Gué" règles:blocs')
        ask, sleep, spoilt = Link.command, asyncio.sleep, [OTHERS] * 20

        async def mixed(link: Link, text: str) -> str:
            answer = await ask(link, text)
            return spoilt.pop() if spoilt and "list uuids" in text else answer

        monkeypatch.setattr(Link, "command", mixed)
        monkeypatch.setattr(asyncio, "sleep", lambda seconds: sleep(0))
        async with town.service() as again:
            assert again.roster.known
            await again.deliver()
        assert not spoilt
        assert "Gué" in town.read("MJ")


async def test_who_is_online_is_asked_again_before_a_speaker_is_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with beside(tmp_path) as town, town.service() as service:
        ask, spoilt = Link.command, [OTHERS, ""] * 4

        async def mixed(link: Link, text: str) -> str:
            answer = await ask(link, text)
            return spoilt.pop() if spoilt and "list uuids" in text else answer

        monkeypatch.setattr(Link, "command", mixed)
        service.roster.refresh({})
        town.server.say("MJ", '!combat début "Gué" règles:blocs')
        await service.hear()
        assert not spoilt
        assert [t.fight.state.title for t in service.hall.tables.values()] == ["Gué"]


@pytest.mark.parametrize("spoil", SPOILT)
async def test_blocks_are_counted_among_another_clients_words(
    tmp_path: Path, spoil: Callable[[str], str]
) -> None:
    island = Island(tmp_path / "latest.log")
    probe = island.probe()
    mixed = Mixed(island, spoil, "if blocks")
    probe.line = mixed
    assert await probe.count(Box((0, 63, 0), (0, 64, 0))) == 1
    assert not mixed.left


@pytest.mark.parametrize("spoil", SPOILT)
async def test_who_was_there_first_hides_no_plugin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[str], str]
) -> None:
    """Plugins are asked for once a connection: what is missed then is missed for long."""
    async with beside(tmp_path, flavour="paper", version="1.20.4") as town:
        other = Link("127.0.0.1", town.server.port, PASSWORD)
        await other.start()
        ask, spoilt = Link.command, [True]

        async def mixed(link: Link, text: str) -> str:
            if text != "plugins":
                return await ask(link, text)
            answer = "Server Plugins (2):\nBukkit Plugins:\n - Essentials, EssentialsChat"
            return spoil(answer) if spoilt and spoilt.pop() else answer

        monkeypatch.setattr(Link, "command", mixed)
        async with town.service():
            assert "Essentials can change" in " ".join(town.said)
        await other.close()


@pytest.mark.parametrize("spoil", SPOILT)
async def test_a_version_is_heard_among_another_clients_words(
    tmp_path: Path, spoil: Callable[[str], str]
) -> None:
    class Talks:
        shared, left = True, 1

        async def command(self, text: str) -> str:
            answer = "This server is running Paper version 1.20.4-497 (MC: 1.20.4)"
            self.left -= 1
            return spoil(answer) if self.left == 0 else answer

    server = ServerSettings(log=tmp_path / "none.log", game_port=0)
    found = await Meeting(server, Talks(), lambda line: None).kind()
    assert found.version == "1.20.4"
