"""``melee sim``: the embedded server at a terminal; a line typed is what a player does."""

import asyncio
import contextlib
import signal
import sys
import threading
from collections.abc import AsyncIterable, AsyncIterator, Callable
from pathlib import Path

from .edition import edition
from .errors import ChatRefused, NoSuchBlock, NoSuchButton
from .faults import Faults
from .faults import fault as read_fault
from .flavours import flavour as flavour_of
from .message import Message
from .server import Server

Print = Callable[[str], None]

NEWEST = "1.21.11"
"""What the server is if nobody says otherwise."""

HELP = (
    "Alex: text = Alex says it · Alex click WORDS or NUMBER · Alex walk X Y Z · Alex sidebar · "
    "join NAME [X Y Z] · leave NAME · summon TYPE [X Y Z] · setblock X Y Z BLOCK · "
    "/command = the server's console · restart · stop"
)
_MARKS = {"chat": "<", "system": "<", "actionbar": "=", "title": "#", "subtitle": "#"}


class _Unclear(ValueError):
    """One sentence that says what was expected."""


async def run_console(server: Server, lines: AsyncIterable[str], show: Print) -> None:
    """Do each line until they end or one says ``stop``; what players see goes to ``show``."""
    before = server.on_message

    def seen(name: str, kind: str, message: Message) -> None:
        show(f"{name}{_MARKS[kind]} {message.marked}")

    server.on_message = seen
    try:
        async for line in lines:
            words = line.strip()
            if words == "stop":
                break
            if words and not words.startswith("#"):
                await _do(server, words, show)
    finally:
        server.on_message = before


async def _do(server: Server, line: str, show: Print) -> None:
    try:
        if line == "help":
            show(HELP)
        elif line == "restart":
            await server.restart()
            show("The server has started again, and whoever was there is back.")
        elif line.startswith("/"):
            for answer in server.run(line):
                show(answer)
        else:
            _act(server, line, show)
    except (ChatRefused, NoSuchBlock, NoSuchButton, _Unclear) as refused:
        show(str(refused))


def _act(server: Server, line: str, show: Print) -> None:
    first, *rest = line.split()
    speaker, colon, said = line.partition(":")
    if colon and " " not in speaker:
        server.say(_online(server, speaker), said.strip())
    elif first in ("join", "leave", "summon", "setblock"):
        _change(server, first, rest)
    elif rest and rest[0] in ("click", "walk", "sidebar"):
        _play(server, _online(server, first), rest[0], line.split(None, 2)[2:], show)
    else:
        raise _Unclear(f"{line!r} says nothing to me; {HELP}")


def _change(server: Server, verb: str, rest: list[str]) -> None:
    """What changes who and what is in the world."""
    match verb, rest:
        case "join", [name, *place]:
            if name in server.world.players:
                raise _Unclear(f"{name} is here already.")
            server.join(name, _place(place))
        case "leave", [name]:
            server.leave(_online(server, name))
        case "summon", [kind, *place]:
            server.summon(kind, _place(place))
        case "setblock", [x, y, z, block]:
            at = _place([x, y, z])
            server.set_block((int(at[0]), int(at[1]), int(at[2])), block)
        case _:
            raise _Unclear(f"{verb} wants more or less than that; {HELP}")


def _play(server: Server, name: str, verb: str, rest: list[str], show: Print) -> None:
    """What somebody does, or looks at."""
    words = rest[0] if rest else ""
    if verb == "click":
        if not server.click(name, int(words) if words.isdigit() else words):
            show(f"{name}'s client does nothing with that: only a /trigger is sure to be sent.")
    elif verb == "walk":
        server.place(name, _place(words.split()))
    else:
        for text, number in server.sidebar(name):
            show(f"{name}| {text} {number}".rstrip())


def _online(server: Server, name: str) -> str:
    if name in server.world.players:
        return name
    here = ", ".join(server.world.players) or "nobody"
    raise _Unclear(f"{name} is not connected (here: {here}); join {name} lets them in.")


def _place(words: list[str]) -> tuple[float, float, float]:
    """Three numbers; nothing is the spawn."""
    try:
        x, y, z = (float(word) for word in words or ("0.5", "64", "0.5"))
    except ValueError:
        raise _Unclear(f"{' '.join(words)!r} is no place (such as 3 64 5).") from None
    return x, y, z


async def typed() -> AsyncIterator[str]:
    """Standard input line by line, read by a thread, since a file cannot be waited for."""
    loop, queue = asyncio.get_running_loop(), asyncio.Queue[str]()

    def read() -> None:
        line = "\n"
        while line:
            line = sys.stdin.readline()
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens
                loop.call_soon_threadsafe(queue.put_nowait, line)

    threading.Thread(target=read, name="standard input", daemon=True).start()
    count = 0
    while line := await queue.get():
        count += 1
        yield line
    if not count:  # /dev/null, as under a service manager: serve until told to stop
        await asyncio.Event().wait()


async def run(
    rcon_port: int,
    rcon_password: str,
    log: Path,
    version: str,
    flavour: str,
    players: str,
    record: Path | None,
    fault: tuple[str, ...] = (),
) -> int:
    """The command ``melee sim``; the exit code."""
    try:
        wanted = tuple(read_fault(written) for written in fault)
        flavour_of(flavour)
        edition(version or NEWEST)
    except ValueError as mistake:
        print(mistake, file=sys.stderr)  # noqa: T201
        return 2
    server = Server(
        log,
        port=rcon_port,
        password=rcon_password,
        version=version or NEWEST,
        flavour=flavour,
        record=record,
        faults=Faults(wanted),
    )
    try:
        await server.start()
    except OSError as error:
        print(f"RCON cannot listen on port {rcon_port}: {error.strerror}", file=sys.stderr)  # noqa: T201
        return 2
    for number, name in enumerate(filter(None, players.split(","))):
        server.join(name.strip(), (0.5 + number, 64.0, 0.5))
    _say(f"Minecraft {version or NEWEST}, RCON on port {server.port}, log in {log}. {HELP}")
    task = asyncio.ensure_future(run_console(server, typed(), _say))
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await task
    await server.stop()
    return 0


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201
