"""Without its token, or from a foreign page or name, the web application says nothing."""

import tomllib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse
from aiohttp.test_utils import TestClient, TestServer
from yarl import URL

from bridge.web.application import make_app
from bridge.web.guard import Guard
from tests.bridge.test_web import PUBLIC, TOKEN, OneServer, ambush

WEB = tomllib.loads((Path(__file__).parent / "web.toml").read_text("utf-8"))
MASTER = {"Authorization": f"Bearer {TOKEN}"}
ROUTES = ("/health", "/metrics", "/api/fights", "/api/openapi.json", "/live")

Client = TestClient[Any, Any]


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    app = make_app(OneServer(ambush()), Guard(TOKEN, PUBLIC, ["jeu.example"]))
    async with TestClient(TestServer(app)) as made:
        yield made


async def told(answer: ClientResponse) -> str:
    """What it says, once it is sure that the answer is guarded like all others."""
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Content-Security-Policy"] == "default-src 'none'"
    assert answer.headers["Cache-Control"] == "no-store"
    assert "Set-Cookie" not in answer.headers
    assert "Access-Control-Allow-Origin" not in answer.headers
    return await answer.text()


@pytest.mark.parametrize("given", WEB["authorization"], ids=repr)
@pytest.mark.parametrize("route", ROUTES)
async def test_a_wrong_token_reads_nothing(client: Client, route: str, given: str) -> None:
    answer = await client.get(route, headers={"Authorization": given})
    assert answer.status == 401
    assert "Mira" not in await told(answer)


@pytest.mark.parametrize("host", WEB["host"], ids=repr)
async def test_a_foreign_name_is_refused_even_with_the_token(client: Client, host: str) -> None:
    answer = await client.get("/api/fights", headers={**MASTER, "Host": host})
    assert answer.status in (400, 403)
    assert "Mira" not in await answer.text()


@pytest.mark.parametrize("origin", WEB["origin"], ids=repr)
@pytest.mark.parametrize("route", ["/api/fights", "/live"])
async def test_a_foreign_page_is_refused_even_with_the_token(
    client: Client, route: str, origin: str
) -> None:
    answer = await client.get(route, headers={**MASTER, "Origin": origin})
    assert answer.status == 403
    assert "Mira" not in await told(answer)


@pytest.mark.parametrize("path", WEB["path"], ids=repr)
async def test_no_other_path_leads_anywhere(client: Client, path: str) -> None:
    answer = await client.get(URL(path, encoded=True), headers=MASTER)
    assert answer.status in (400, 404)
    assert "root:" not in await answer.text()


@pytest.mark.parametrize("method", WEB["method"])
@pytest.mark.parametrize("route", ROUTES)
async def test_nothing_can_be_written(client: Client, route: str, method: str) -> None:
    answer = await client.request(method, route, headers=MASTER, data=b"{}")
    assert answer.status == 405
    await told(answer)


async def test_the_token_itself_reads(client: Client) -> None:
    """So that the others fail for the right reason."""
    answer = await client.get("/api/fights", headers={**MASTER, "Origin": "https://jeu.example"})
    assert answer.status == 200
    assert "Espion Invisible" in await told(answer)
