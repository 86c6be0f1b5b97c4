"""The web application does what its description says, whatever it is asked."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from aiohttp.test_utils import TestServer
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bridge.web.application import make_app
from bridge.web.guard import Guard
from bridge.web.openapi import OPENAPI
from bridge.web.rate import Buckets

from .test_web import PUBLIC, TOKEN, OneServer, ambush

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
SCHEMA = schemathesis.openapi.from_dict(OPENAPI)


class Patient(Buckets):
    """Asked as often as one likes."""

    def take(self, address: str, cost: float = 1.0) -> bool:
        return True


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The application on a thread of its own: what asks it knows nothing of event loops."""
    loop = asyncio.new_event_loop()
    app = make_app(OneServer(ambush()), Guard(TOKEN, PUBLIC, []), Patient())
    server = TestServer(app)
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    def run(what: Any) -> None:
        asyncio.run_coroutine_threadsafe(what, loop).result()

    run(server.start_server(loop=loop))
    yield f"http://127.0.0.1:{server.port}"
    run(server.close())
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.mark.parametrize("token", [TOKEN, PUBLIC])
@SCHEMA.parametrize()
@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_every_answer_is_as_described(case: Any, address: str, token: str) -> None:
    case.headers["Authorization"] = f"Bearer {token}"
    case.call_and_validate(base_url=address, checks=CHECKS)
