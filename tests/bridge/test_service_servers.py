"""The service beside every kind of server, told nothing about it: what it finds out, and whom it
believes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bridge.i18n import Words
from bridge.minecraft import status
from bridge.minecraft.detect import Found
from bridge.minecraft.dialect import TooOld
from bridge.parts import Outside
from bridge.rcon.link import Link
from bridge.rulesets import rulesets
from bridge.service import Service
from bridge.settings import Server as ServerSettings
from bridge.settings import Settings
from bridge.sim.flavours import FLAVOURS
from bridge.sim.server import Server

PASSWORD = "any-server"
RULESETS = rulesets()
WORDS = Words(RULESETS.values())


class Beside:
    """A server, and services that come and go beside it."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.folder, self.said = folder, list[str]()
        self.log = folder / "logs" / "latest.log"
        self.server = Server(self.log, password=PASSWORD, **options)

    @asynccontextmanager
    async def service(self, **chosen: Any) -> AsyncIterator[Service]:
        server = ServerSettings(
            port=self.server.port,
            password=SecretStr(PASSWORD),
            log=self.log,
            store=self.folder / "melee.db",
            **{"game_port": 0, **chosen},
        )
        settings = Settings(servers=(server,), masters=("MJ",), deadlines_seconds={"default": 0})
        outside = Outside(say=self.said.append)
        made = Service(settings, server, RULESETS, WORDS, outside)
        try:
            await made.begin()
            yield made
        finally:
            await made.end()

    def read(self, who: str) -> str:
        return "\n".join(m.plain for m in self.server.player(who).received)


@asynccontextmanager
async def beside(folder: Path, **options: Any) -> AsyncIterator[Beside]:
    made = Beside(folder, **options)
    await made.server.start()
    for name in ("MJ", "Alex"):
        made.server.join(name, (0.5, 64.0, 0.5))
    try:
        yield made
    finally:
        await made.server.stop()


async def settle(service: Service) -> None:
    busy = True
    while busy:
        busy = await service.hear()
        busy = await service.look() or busy
        busy = await service.deliver() or busy


@pytest.mark.parametrize("flavour", FLAVOURS)
@pytest.mark.parametrize("version", ["1.16.5", "1.20.4", "26.1"])
async def test_it_finds_out_and_is_heard(flavour: str, version: str, tmp_path: Path) -> None:
    async with beside(tmp_path, flavour=flavour, version=version) as town:
        async with town.service() as service:
            town.server.say("MJ", '!combat début "Pont rouge"')
            await settle(service)
            assert ".".join(map(str, service.dialect.version)).startswith(version)
            assert "Pont rouge" in town.read("MJ")
            assert town.said == []
            assert list(service.hall.tables) == ["pont-rouge"]
            assert service.outbox.counters.rejected == 0


@pytest.mark.parametrize("version", ["1.16.5", "1.21.5"])
async def test_its_buttons_can_be_clicked(version: str, tmp_path: Path) -> None:
    async with beside(tmp_path, version=version) as town, town.service() as service:
        town.server.say("MJ", "!aide")
        await settle(service)
        assert [b for m in town.server.player("MJ").received for b in m.buttons]


async def test_a_start_that_was_put_aside_at_midnight_still_tells(tmp_path: Path) -> None:
    async with beside(tmp_path, version="1.18.2") as town:
        town.server.log.roll()
        async with town.service() as service:
            assert service.dialect.version == (1, 18, 2)


def forget_the_start(town: Beside) -> None:
    """As when old logs are swept away."""
    town.server.log.roll()
    for archive in town.log.parent.glob("*.log.gz"):
        archive.unlink()


async def test_the_servers_own_answer_tells(tmp_path: Path) -> None:
    for flavour, version in (("vanilla", "1.21.8"), ("paper", "1.19.4"), ("spigot", "1.16.5")):
        async with beside(tmp_path / flavour, flavour=flavour, version=version) as town:
            forget_the_start(town)
            async with town.service() as service:
                assert ".".join(map(str, service.dialect.version)).startswith(version)


async def test_the_list_of_servers_tells_when_nothing_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []

    def ask(host: str, port: int) -> Found:
        asked.append((host, port))
        return Found("1.17.1", "", "status")

    monkeypatch.setattr(status, "ask", ask)
    async with beside(tmp_path, version="1.17.1") as town:
        forget_the_start(town)
        async with town.service(game_port=25999) as service:
            assert service.dialect.version == (1, 17, 1)
        assert asked == [("127.0.0.1", 25999)]
        async with town.service(version="1.16.5") as service:
            assert service.dialect.version == (1, 16, 5)
        assert len(asked) == 1, "what is set overrules"


async def test_a_version_that_nothing_tells_is_said(tmp_path: Path) -> None:
    async with beside(tmp_path, version="1.17.1") as town:
        forget_the_start(town)
        async with town.service():
            assert ["nothing tells the server's version" in line for line in town.said] == [True]


async def test_a_server_that_is_too_old_is_not_served(tmp_path: Path) -> None:
    async with beside(tmp_path) as town:
        with pytest.raises(TooOld):
            async with town.service(version="1.12.2"):
                pass


@pytest.mark.parametrize(
    ("plugins", "chat", "heard"),
    [
        ((), ("auto",), True),
        (("LuckPerms", "WorldEdit"), ("auto",), True),
        (("Essentials",), ("auto",), False),
        (("Essentials",), ("<{player}> {text}",), True),
        ((), (), False),
    ],
)
async def test_chat_counts_where_names_are_the_players_own(
    plugins: tuple[str, ...], chat: tuple[str, ...], heard: bool, tmp_path: Path
) -> None:
    async with beside(tmp_path, flavour="paper") as town:
        town.server.plugins = plugins
        async with town.service(chat=chat) as service:
            town.server.say("MJ", '!combat début "Pont rouge"')
            await settle(service)
            assert bool(service.hall.tables) == heard
            assert bool(town.said) == ("Essentials" in plugins and chat == ("auto",))
            town.server.say("MJ", '/mj combat début "Gué"')
            await settle(service)
            assert "gue" in service.hall.tables, "the server names the account there"


async def test_what_is_typed_while_it_is_away_is_done_once(tmp_path: Path) -> None:
    async with beside(tmp_path) as town:

        def say(line: str) -> None:
            town.server.say("MJ", line)

        async with town.service() as service:
            say('!combat début "Un"')
            await settle(service)
        say('!combat début "Deux"')
        await town.server.restart()
        say('!combat début "Trois"')
        town.server.log.roll()
        say('!combat début "Quatre"')
        for _ in range(2):
            async with town.service() as service:
                await settle(service)
                assert list(service.hall.tables) == ["un", "deux", "trois", "quatre"]


async def test_the_clicks_have_a_title(tmp_path: Path) -> None:
    async with beside(tmp_path) as town, town.service():
        assert town.server.handle("scoreboard objectives list") == [
            "There are 1 objective(s): [Mêlée]"
        ]


async def test_a_crowd_that_comes_is_looked_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with beside(tmp_path) as town, town.service() as service:
        await settle(service)
        asked, ask = list[str](), Link.command

        async def noted(link: Link, text: str) -> str:
            asked.append(text)
            return await ask(link, text)

        monkeypatch.setattr(Link, "command", noted)
        for n in range(20):
            town.server.join(f"Garde{n}", (n + 0.5, 64.0, 0.5))
        town.server.leave("Garde3")
        await service.hear()
        assert asked.count("list uuids") == 1
        assert "Garde19" in service.roster.online
        assert "Garde3" not in service.roster.online


async def test_another_client_who_was_there_first_makes_it_careful(tmp_path: Path) -> None:
    async with beside(tmp_path) as town:
        other = Link("127.0.0.1", town.server.port, PASSWORD)
        await other.start()
        async with town.service() as service:
            await settle(service)
            assert service.link.shared
            await other.close()
            while service.link.shared:
                await service.hear()
                await asyncio.sleep(0.005)
        async with town.service() as again:
            await settle(again)
            assert not again.link.shared


async def test_another_client_makes_it_careful(tmp_path: Path) -> None:
    async with beside(tmp_path) as town, town.service() as service:
        await settle(service)
        assert not service.link.shared
        for _ in range(2):
            town.server.log.line("Thread RCON Client /10.0.0.7 started", "RCON Listener #1")
        await settle(service)
        assert service.link.shared
