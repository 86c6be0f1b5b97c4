"""The web application: who may look, and that nobody sees more than he may."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import WSMsgType
from aiohttp.test_utils import TestClient, TestServer

from bridge.pulse import Pulse
from bridge.web.application import make_app
from bridge.web.guard import Guard
from bridge.web.source import Health
from bridge.web.view import fight_view
from rules.engine.fight import Fight
from rules.engine.records import Command
from rules.engine.requests import GM, Ask
from rules.engine.state import Being
from rules.engine.table import Table, memory_for
from tests.rulesets.fourth import RULESET, Sheet

TOKEN, PUBLIC = "for-the-master", "for-the-public"


class Dice:
    def dice(self, roll: Any) -> tuple[tuple[int, ...], str]:
        return tuple(5 for _ in roll.dice), "dice"

    def facts(self, facts: Any) -> Any:
        return tuple(f.default for f in facts)

    def answer(self, ask: Any) -> Any:
        return None


def ambush() -> Table:
    """Mira in the open, a creature that nobody may know of."""
    table = Table(RULESET, memory_for(RULESET), Dice())
    mira = Being("mira", "Mira", "pj", Sheet(skill=12), (0, 64, 0), player="uuid-of-mira")
    spy = Being("spy", "Espion Invisible", "pnj", Sheet(skill=12), (4, 64, 0))
    table.do(Command(GM, GM, "open", {"title": "Pont", "settings": {}}))
    table.do(Command(GM, GM, "join", {"beings": (mira,)}))
    table.do(Command(GM, GM, "join", {"beings": (spy,), "hidden": True}))
    table.do(Command(GM, GM, "begin"))
    return table


class OneServer:
    """A source with one fight."""

    def __init__(self, table: Table) -> None:
        self.table, self.pulse, self.connected = table, Pulse(), True

    def health(self) -> tuple[Health, ...]:
        return (Health("minecraft", self.connected, 1, 0, self.pulse.at, 0, 12, 1, 300, 400),)

    def fights(self, master: bool) -> list[dict[str, Any]]:
        return [fight_view("pont", self.table.fight, self.table.open, False, master)]

    @property
    def at(self) -> int:
        return self.pulse.at

    async def past(self, at: int) -> int:
        return await self.pulse.past(at)


@pytest.fixture
def source() -> OneServer:
    return OneServer(ambush())


Client = TestClient[Any, Any]


@pytest.fixture
async def client(source: OneServer) -> AsyncIterator[Client]:
    app = make_app(source, Guard(TOKEN, PUBLIC, ["jeu.example"]))
    async with TestClient(TestServer(app)) as client:
        yield client


async def status(client: Client, path: str, **headers: str) -> int:
    async with client.get(path, headers=headers) as answer:
        return answer.status


@pytest.mark.parametrize("path", ["/health", "/metrics", "/api/fights", "/live"])
@pytest.mark.parametrize("token", ["", "wrong", TOKEN[:-1], TOKEN + "x", "é"])
async def test_nothing_without_a_known_token(client: Client, path: str, token: str) -> None:
    assert await status(client, f"{path}?token={token}") == 401


async def test_the_token_stands_in_the_header_or_in_the_address(client: Client) -> None:
    assert await status(client, "/api/fights", Authorization=f"Bearer {TOKEN}") == 200
    assert await status(client, f"/api/fights?token={TOKEN}") == 200
    assert await status(client, "/api/fights", Authorization=f"Basic {TOKEN}") == 401


async def test_a_wrong_header_is_not_mended_by_the_address(client: Client) -> None:
    path = f"/api/fights?token={TOKEN}"
    assert await status(client, path, Authorization="Bearer wrong") == 401


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "["])
async def test_another_host_name_is_refused_even_with_the_token(client: Client, host: str) -> None:
    assert await status(client, f"/api/fights?token={TOKEN}", Host=host) in (400, 403)


async def test_a_page_of_another_site_is_refused(client: Client) -> None:
    path = f"/live?token={TOKEN}"
    assert await status(client, path, Origin="https://evil.example") == 403
    assert await status(client, f"/api/fights?token={TOKEN}", Origin="http://jeu.example") == 200


async def test_the_public_does_not_read_the_numbers(client: Client) -> None:
    assert await status(client, f"/metrics?token={PUBLIC}") == 403


async def test_the_master_sees_all_and_the_public_no_hidden_creature(client: Client) -> None:
    async with client.get(f"/api/fights?token={TOKEN}") as answer:
        whole = await answer.json()
        assert answer.headers["Cache-Control"] == "no-store"
    async with client.get(f"/api/fights?token={PUBLIC}") as answer:
        public = await answer.text()
    assert [c["name"] for c in whole["fights"][0]["creatures"]] == ["Mira", "Espion Invisible"]
    assert whole["fights"][0]["creatures"][1]["hidden"] is True
    assert "Mira" in public
    assert "spy" not in public
    assert "Espion" not in public


async def test_the_public_sees_public_counters_alone_and_no_identity(client: Client) -> None:
    async with client.get(f"/api/fights?token={PUBLIC}") as answer:
        (mira,) = (await answer.json())["fights"][0]["creatures"]
    assert set(mira["counters"]) == {"body"}
    assert "uuid-of-mira" not in json.dumps(mira)


async def test_without_the_setting_the_public_view_needs_its_token(source: OneServer) -> None:
    for public, expected in ((False, 401), (True, 200)):
        app = make_app(source, Guard(TOKEN, "", [], public))
        async with TestClient(TestServer(app)) as client:
            assert await status(client, "/api/fights") == expected
            assert await status(client, "/api/fights?token=wrong") == 401


def test_a_question_of_a_hidden_creature_is_nobody_s_business(source: OneServer) -> None:
    asked = {"1.1": Ask("spy", "ambush", ("yes", "no"), "no"), "1.2": Ask("mira", "q", (1,), 1)}
    fight: Fight[Any] = source.table.fight
    public = fight_view("pont", fight, asked, False, master=False)
    assert public["awaited"] == [{"id": "1.2", "who": "mira"}]
    assert len(fight_view("pont", fight, asked, False, master=True)["awaited"]) == 2


async def test_health_is_503_while_a_server_is_away(client: Client, source: OneServer) -> None:
    assert await status(client, f"/health?token={TOKEN}") == 200
    source.connected = False
    assert await status(client, f"/health?token={TOKEN}") == 503


async def test_the_numbers_are_prometheus_text(client: Client) -> None:
    async with client.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"}) as answer:
        text = await answer.text()
    assert 'melee_connected{server="minecraft"} 1.0' in text
    assert 'melee_commands_total{server="minecraft"} 12.0' in text


async def test_live_tells_again_when_the_log_grows(client: Client, source: OneServer) -> None:
    async with client.ws_connect(f"/live?token={PUBLIC}") as socket:
        async with asyncio.timeout(5):
            first = await socket.receive_json()
            source.table.do(Command(GM, "mira", "set", {"who": "mira", "counter": "body", "to": 2}))
            source.pulse.reach(99)
            second = await socket.receive_json()
    assert first["fights"][0]["creatures"][0]["counters"]["body"]["now"] == 6
    assert second["fights"][0]["creatures"][0]["counters"]["body"]["now"] == 2


async def test_live_is_silent_for_the_public_when_only_a_secret_changes(
    client: Client, source: OneServer
) -> None:
    async with client.ws_connect(f"/live?token={PUBLIC}") as socket:
        async with asyncio.timeout(5):
            await socket.receive_json()
            source.table.do(Command(GM, "spy", "set", {"who": "spy", "counter": "body", "to": 1}))
            source.pulse.reach(1)
            source.table.do(Command(GM, "mira", "set", {"who": "mira", "counter": "body", "to": 1}))
            source.pulse.reach(2)
            text = await socket.receive_str()
    assert json.loads(text)["fights"][0]["creatures"][0]["counters"]["body"]["now"] == 1


async def test_live_closes_when_the_service_stops(source: OneServer) -> None:
    server = TestServer(make_app(source, Guard(TOKEN, "", [])))
    async with TestClient(server) as client:
        async with client.ws_connect(f"/live?token={TOKEN}") as socket:
            async with asyncio.timeout(5):
                await socket.receive_json()
                await server.app.shutdown()  # type: ignore[union-attr]  # it is an Application
                assert (await socket.receive()).type is WSMsgType.CLOSE


def test_a_guard_without_a_token_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="token"):
        Guard("", PUBLIC, [])


@pytest.mark.parametrize("header", [b"Authorization: Bearer \xff\xfe", b"Authorization: \xff"])
async def test_bytes_that_are_no_text_are_no_token(client: Client, header: bytes) -> None:
    reader, writer = await asyncio.open_connection(client.host, client.port)
    writer.write(b"GET /api/fights HTTP/1.1\r\nHost: localhost\r\n" + header + b"\r\n\r\n")
    assert b" 401 " in await reader.readline()
    writer.close()


async def test_a_flood_of_readers_is_turned_away(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bridge.web.application.MOST_READERS", 3)
    sockets = [await client.ws_connect(f"/live?token={TOKEN}") for _ in range(3)]
    assert await status(client, f"/live?token={TOKEN}") == 503
    await sockets.pop().close()
    async with client.ws_connect(f"/live?token={TOKEN}") as again:
        assert "fights" in await again.receive_json()
    for socket in sockets:
        await socket.close()
