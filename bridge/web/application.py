"""The aiohttp application: health, numbers, the fights as JSON, and the fights as they change."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import WSMsgType, web
from prometheus_client import CONTENT_TYPE_LATEST

from . import metrics
from .guard import Guard, Reader
from .openapi import OPENAPI
from .rate import Buckets
from .source import Source

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'",
}
MOST_READERS = 100
"""Every change is written for each of them: a flood of them must not hold up a fight."""

SEND_SECONDS = 10.0
"""A reader that takes longer to take a message in is let go."""


def careful(buckets: Buckets) -> Any:
    """What every answer carries, refusals included; and nobody asks too often."""

    @web.middleware
    async def carefully(request: web.Request, handler: Handler) -> web.StreamResponse:
        address = request.remote or ""
        try:
            if not buckets.take(address):
                raise web.HTTPTooManyRequests(headers={"Retry-After": "5"})
            response = await handler(request)
        except web.HTTPException as refusal:
            if refusal.status == web.HTTPUnauthorized.status_code:
                buckets.charge(address)
            refusal.headers.update(HEADERS)
            raise
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    return carefully


class Pages:
    """The handlers. Read-only: nothing here can change a fight."""

    def __init__(self, source: Source, guard: Guard) -> None:
        self.source, self.guard = source, guard
        self.numbers = metrics.registry(source)
        self.readers: set[web.WebSocketResponse] = set()

    async def health(self, request: web.Request) -> web.Response:
        """200 if every server is reached, 503 otherwise."""
        self.guard.reader(request)
        servers = self.source.health()
        well = all(s.connected for s in servers)
        body = {
            "status": "ok" if well else "waiting",
            "servers": {s.server: s.connected for s in servers},
        }
        return web.json_response(body, status=200 if well else 503)

    async def metrics(self, request: web.Request) -> web.Response:
        self.guard.master(request)
        return web.Response(
            body=metrics.text(self.numbers), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    async def fights(self, request: web.Request) -> web.Response:
        return web.json_response(self.shown(self.guard.reader(request)), dumps=dumps)

    async def described(self, request: web.Request) -> web.Response:
        """What there is to read here, as OpenAPI."""
        self.guard.reader(request)
        return web.json_response(OPENAPI)

    async def live(self, request: web.Request) -> web.WebSocketResponse:
        """The fights now, and again whenever the log has grown."""
        reader = self.guard.reader(request)
        if len(self.readers) >= MOST_READERS:
            raise web.HTTPServiceUnavailable(text="too many readers\n")
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=1024)
        self.readers.add(socket)
        try:
            await socket.prepare(request)
            async with asyncio.TaskGroup() as both:
                telling = both.create_task(self._tell(socket, reader))
                async for message in socket:  # nobody is listened to
                    if message.type is not WSMsgType.TEXT:
                        break
                telling.cancel()
        finally:
            self.readers.discard(socket)
        return socket

    async def _tell(self, socket: web.WebSocketResponse, reader: Reader) -> None:
        last = None
        while not socket.closed:
            at = self.source.at
            shown = self.shown(reader)
            if shown["fights"] != last:  # a secret that changes shows in no timing either
                last = shown["fights"]
                try:
                    async with asyncio.timeout(SEND_SECONDS):
                        await socket.send_str(dumps(shown))
                except (TimeoutError, ConnectionError):
                    return
            await self.source.past(at)

    def shown(self, reader: Reader) -> dict[str, Any]:
        return {"reader": reader, "fights": self.source.fights(reader == "master")}

    async def stop(self, app: web.Application) -> None:
        for socket in list(self.readers):
            await socket.close(code=1001, message=b"the service stops")


def dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def make_app(source: Source, guard: Guard, buckets: Buckets | None = None) -> web.Application:
    pages = Pages(source, guard)
    app = web.Application(middlewares=[careful(buckets or Buckets())], client_max_size=1024)
    app.add_routes(
        [
            web.get("/health", pages.health),
            web.get("/metrics", pages.metrics),
            web.get("/api/fights", pages.fights),
            web.get("/api/openapi.json", pages.described),
            web.get("/live", pages.live),
        ]
    )
    app.on_shutdown.append(pages.stop)
    return app
