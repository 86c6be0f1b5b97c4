"""THE wiring: settings in, one task group out; what cannot be served is said in plain words."""

import asyncio
import gc
import logging
import secrets
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from .i18n import Words
from .minecraft.dialect import TooOld
from .minecraft.logtail import LogUnreadable
from .mistakes import Mistake
from .parts import Outside, Say
from .rcon.errors import AuthRejected
from .rulesets import ContentError, RulesetError, rulesets
from .service import Service
from .settings import Settings, SettingsError
from .store.errors import StoreError
from .web.source import Health
from .web.view import fight_view

log = logging.getLogger(__name__)


class CannotStart(Exception):
    """The owner has something to mend; the message is for them."""


def services(settings: Settings, outside: Outside) -> list[Service]:
    """One for each server. Raises CannotStart, SettingsError."""
    made: list[Service] = []
    try:
        known = rulesets(settings.rulesets, settings.data)
        if settings.ruleset not in known:
            names = ", ".join(sorted(known))
            params = {"name": settings.ruleset, "known": names}
            raise SettingsError(Mistake("melee.toml", "no-ruleset", ("ruleset",), params))
        usual_first = sorted(known.values(), key=lambda rules: rules.id != settings.ruleset)
        words = Words(usual_first, prefix=settings.prefix)
        words.prepare(settings.language)
        for server in settings.servers:
            made.append(Service(settings, server, known, words, outside))
    except (RulesetError, ContentError, StoreError, TooOld) as reason:
        for service in made:
            service.close()
        raise CannotStart(str(reason)) from reason
    return made


async def serve(
    settings: Settings, outside: Outside | None = None, *, say: Say = log.warning
) -> None:
    """Serve until SIGINT or SIGTERM. Raises CannotStart, SettingsError."""
    outside = outside or Outside(say=say)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    try:
        await serve_until(stop, settings, outside)
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)


async def serve_until(stop: asyncio.Event, settings: Settings, outside: Outside) -> None:
    """Serve until told to stop. Raises CannotStart, SettingsError."""
    made = services(settings, outside)
    try:
        async with AsyncExitStack() as stack:
            for service in made:
                stack.push_async_callback(service.leave)
            if settings.web.on:
                await stack.enter_async_context(web(settings, made, outside.say))
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(_serve_one(s, outside.say)) for s in made]
                await _first(stop, tasks)
                for task in tasks:
                    task.cancel()
    except BaseExceptionGroup as failures:
        reason = _leaf(failures)
        if isinstance(reason, AuthRejected | StoreError | LogUnreadable | TooOld):
            raise CannotStart(str(reason)) from None
        raise


async def _serve_one(service: Service, say: Say) -> None:
    name = service.server.name
    try:
        await service.begin()
        gc.collect()
        gc.freeze()  # what is loaded stays: a collection in mid-fight need not look at it
        say(f"{name}: ready")
        await service.run()
    except AuthRejected:
        where = f"{service.server.host}:{service.server.port}"
        hint = "rcon.password in server.properties must be the one given here"
        raise AuthRejected(f"{name}: {where} refuses the RCON password ({hint})") from None


async def _first(stop: asyncio.Event, tasks: Sequence[asyncio.Task[None]]) -> None:
    """Until told to stop, or one of them has failed."""
    waiting = asyncio.ensure_future(stop.wait())
    try:
        await asyncio.wait([waiting, *tasks], return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()


def _leaf(group: BaseException) -> BaseException:
    while isinstance(group, BaseExceptionGroup):
        group = group.exceptions[0]
    return group


# -- web ---------------------------------------------------------------------------------------


class Fights:
    """What the web application may read of the services."""

    def __init__(self, served: Sequence[Service]) -> None:
        self.served = served

    def health(self) -> tuple[Health, ...]:
        return tuple(_health(s) for s in self.served)

    def fights(self, master: bool) -> list[dict[str, Any]]:
        return [
            {"server": s.server.name, **fight_view(id, t.fight, t.open, t.paused, master)}
            for s in self.served
            for id, t in s.hall.tables.items()
        ]

    @property
    def at(self) -> int:
        return sum(s.pulse.at for s in self.served)

    async def past(self, at: int) -> int:
        """Until any of the logs has grown."""
        while self.at <= at:
            waits = [asyncio.ensure_future(s.pulse.past(s.pulse.at)) for s in self.served]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()
        return self.at


def _health(service: Service) -> Health:
    counters = service.link.counters
    return Health(
        server=service.server.name,
        connected=service.link.connected,
        fights=len(service.hall.tables),
        questions=sum(len(t.open) for t in service.hall.tables.values()),
        rows=service.store.last_seq,
        undelivered=max(0, service.store.last_seq - service.outbox.at),
        commands=counters.commands,
        reconnects=counters.reconnects,
        bytes_sent=counters.bytes_sent,
        bytes_received=counters.bytes_received,
    )


@asynccontextmanager
async def web(settings: Settings, served: Sequence[Service], say: Say) -> AsyncIterator[int]:
    """The web application, listening; gives its port. Raises CannotStart if it cannot listen."""
    from aiohttp.web import AppRunner, TCPSite  # only who has it on pays for it

    from .web.application import make_app
    from .web.guard import Guard
    from .web.unreadable import server_log

    chosen = settings.web
    token = chosen.token.get_secret_value() or secrets.token_urlsafe(24)
    public = chosen.public_token.get_secret_value()
    guard = Guard(token, public, (chosen.host, *chosen.hosts), chosen.public)
    app = make_app(Fights(served), guard)
    runner = AppRunner(app, access_log=None, logger=server_log())  # neither may hold a token
    await runner.setup()
    try:
        site = TCPSite(runner, chosen.host, chosen.port)
        try:
            await site.start()
        except OSError as failure:
            reason = failure.strerror or str(failure)
            raise CannotStart(
                f"web: cannot listen on {chosen.host}:{chosen.port} ({reason})"
            ) from (failure)
        if not chosen.token.get_secret_value():
            say(f"web: http://{chosen.host}:{chosen.port}/api/fights?token={token}")
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
