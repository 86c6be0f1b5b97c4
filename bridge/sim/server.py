"""The embedded Minecraft server: a world behind RCON and a growing log, and players in it."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TextIO

from . import clients, screen, speech
from .block_argument import block_state
from .brigadier import Node
from .commands import tree
from .component import text
from .edition import edition
from .entity import OVERWORLD, Entity, Player, offline_uuid
from .entity_data import birth_data
from .errors import NoSuchBlock, NotPlaying
from .faults import Faults
from .flavours import FLAVOURS as FLAVOURS
from .flavours import bukkit_version
from .flavours import flavour as flavour_of
from .gravity import settle
from .log import AUTHENTICATOR, MAIN, Clock, ServerLog
from .message import Button, Message
from .nbt import Compound, Vec
from .rcon import RconServer
from .reader import CommandError, Reader
from .source import Answers, PlayerListener, Source
from .world import SPAWN, World

_FIRST_PORT = 50000


class Server:
    """Not thread-safe; everything happens on the event loop that started it.

    ``clock``: the local time of log lines. ``record``: a file that gets every RCON command.
    ``on_message``: told of each message a player sees: his name, its kind, the message.
    """

    def __init__(
        self,
        log_path: Path,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        password: str = "melee",
        version: str = "1.21.11",
        flavour: str = "vanilla",
        seed: int = 1,
        record: Path | None = None,
        clock: Clock = datetime.now,
        faults: Faults | None = None,
    ) -> None:
        self.kind = flavour_of(flavour)
        self.host, self.port, self.flavour = host, port, flavour
        self.edition = edition(version)
        self.log = ServerLog(log_path, clock, forge=self.kind.dated)
        self.faults = faults or Faults()
        self.plugins: tuple[str, ...] = ()
        self._restarting: asyncio.Task[None] | None = None
        self.world = World(self.edition, random.Random(seed), self.log.line)
        self.world.seen = self._seen
        self.on_message: Callable[[str, str, Message], None] | None = None
        self._tree = tree(self.edition)
        if self.kind.bukkit:  # each command has a second name there
            seconds = [replace(n, name=f"minecraft:{n.name}") for n in self._tree.children]
            since = self.kind.full_names_run
            if since is None or self.edition.number < since:  # `execute` keeps the game's own tree
                self._tree = Node("", children=list(self._tree.children))
            self._tree.then(*seconds)
        self._rcon = RconServer(
            self.handle, password, self.kind.rcon, self.log.line, self.faults, self._restart_soon
        )
        self._record_path = record
        self._record: TextIO | None = None
        self._away: dict[str, Player] = {}
        self._bodies = 0

    # -- running ----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin a new log, and listen. Raises OSError where the port is taken."""
        self.log.open()
        if self._record_path is not None and self._record is None:
            self._record = self._record_path.open("a", encoding="utf-8")
        try:
            self.port = await self._rcon.start(self.host, self.port)
        except OSError:
            self.log.close()
            raise
        written, late = self.kind.first_lines(self.edition.name), []
        for line, thread in written:
            if thread == MAIN:
                late.append(line)
            else:
                self.log.line(line, thread)
        for line in (
            f"Starting minecraft server version {self.edition.name}",
            "Loading properties",
            "Default game type: SURVIVAL",
            *late,
            "Starting Minecraft server on *:25565",
            'Preparing level "world"',
            'Done (1.000s)! For help, type "help"',
            "Starting remote control listener",
            f"RCON running on {self.host}:{self.port}",
        ):
            self.log.line(line)

    async def stop(self) -> None:
        """Everybody is disconnected; the world stays as it is."""
        restarting = self._restarting
        if restarting is not None and restarting is not asyncio.current_task():
            await restarting
        self.log.line("Stopping server")
        thrown_out = list(self.world.players)
        leaving = {name: self.world.called(self.player(name)) for name in thrown_out}
        for name in thrown_out:
            self._remove(name, "Server closed")
            self.log.line(f"{leaving[name]} left the game")
        await self._rcon.stop()
        self.log.close()
        if self._record is not None:
            self._record.close()
            self._record = None

    async def restart(self) -> None:
        """Stop and start again on the same port; whoever was playing comes back."""
        playing = list(self.world.players)
        await self.stop()
        await self.start()
        for name in playing:
            self.join(name)

    def _restart_soon(self) -> None:
        """Restart, but not within the command that brought it about."""
        if self._restarting is None or self._restarting.done():
            self._restarting = asyncio.create_task(self.restart())

    def handle(self, line: str) -> list[str]:
        """A command from RCON: its answers."""
        if self._record is not None:
            self._record.write(line.replace("\n", " ") + "\n")
            self._record.flush()
        return self._answers(line, "Rcon")

    def run(self, line: str) -> list[str]:
        """A command typed in the server's own console: its answers, which the log has too."""
        said = self._answers(line.removeprefix("/"), "Server")
        for answer in said:
            self.log.line(answer)
        return said

    def _answers(self, line: str, name: str) -> list[str]:
        said: list[str] = []
        listener = Answers(said, logged=name != "Server")
        if self.kind.bukkit and line in ("version", "plugins"):
            return [self._bukkit(line)]
        settle(self.world)
        speech.run(self._tree, line, Source(self.world, listener, name))
        if self.flavour == "paper" and said[1:] and said[-1].endswith("<--[HERE]"):
            return ["\n".join(said)]
        return said

    def _bukkit(self, command: str) -> str:
        if command == "version":
            return bukkit_version(self.flavour, self.edition.name) + "\n"
        return f"Plugins ({len(self.plugins)}): {', '.join(f'§a{p}§r' for p in self.plugins)}\n"

    def _seen(self, name: str, kind: str, message: Message) -> None:
        if self.on_message is not None:
            self.on_message(name, kind, message)

    # -- players ----------------------------------------------------------------------------------

    def player(self, name: str) -> Player:
        """Raises: NotPlaying."""
        found = self.world.players.get(name)
        if found is None:
            raise NotPlaying(f"{name} is not in the game")
        return found

    def join(self, name: str, pos: Vec | None = None, *, operator: bool | None = None) -> Player:
        """Come into the game, at a place or where one left it."""
        if name in self.world.players:
            raise ValueError(f"{name} is in the game already")
        player = self._away.pop(name, None) or Player(
            offline_uuid(name), "minecraft:player", SPAWN, name=name
        )
        if pos is not None:
            player.pos, player.dimension = pos, OVERWORLD
        if operator is not None:
            player.operator = operator
        self.world.players[name] = player
        self._bodies += 1
        x, y, z = player.pos
        place = f"([world]{x}, {y}, {z})" if self.kind.bukkit else f"({x}, {y}, {z})"
        address = f"/127.0.0.1:{_FIRST_PORT + self._bodies}"
        self.log.line(f"UUID of player {name} is {player.uuid}", AUTHENTICATOR)
        self.log.line(f"{name}[{address}] logged in with entity id {self._bodies} at {place}")
        self._announce(f"{self.world.called(player)} joined the game")
        return player

    def leave(self, name: str) -> None:
        """Raises: NotPlaying."""
        self._disconnect(self.player(name).name, "Disconnected")

    def _disconnect(self, name: str, reason: str) -> None:
        called = self.world.called(self.world.players[name])
        self._remove(name, reason)
        self._announce(f"{called} left the game")

    def _remove(self, name: str, reason: str) -> None:
        player = self.world.players.pop(name)
        player.path.clear()
        self._away[name] = player
        self.log.line(f"{name} lost connection: {reason}")

    def _announce(self, line: str) -> None:
        self.log.line(line)
        self.world.tell_all("system", text(line, color="yellow"))

    def operator(self, name: str, on: bool = True) -> None:
        """Make somebody an operator, or no longer one. Raises: NotPlaying."""
        self.player(name).operator = on

    def say(self, name: str, line: str) -> None:
        """Type a line and send it: chat, or with a slash a command.

        Raises: ChatRefused; NotPlaying.
        """
        player = self.player(name)
        line = clients.typed(line)
        if not line:
            return
        if line.startswith("/"):
            self._command(player, line[1:])
            return
        whole = f"<{self.world.called(player)}> {line}"
        mark = "[Not Secure] " if self.edition.secure_chat else ""
        thread = "Async Chat Thread - #0" if self.kind.bukkit else "Server thread"
        self.log.line(mark + whole, thread)
        self.world.tell_all("chat", text(whole))

    def _command(self, player: Player, line: str) -> None:
        if self.kind.bukkit:
            self.log.line(f"{player.name} issued server command: /{line}")
        settle(self.world)
        source = Source(
            self.world,
            PlayerListener(self.world, player),
            self.world.called(player),
            4 if player.operator else 0,
            player,
        ).at_entity(player)
        speech.run(self._tree, line, source)

    def click(self, name: str, what: str | int) -> bool:
        """Click a button by its words, its command, or its number in the latest message.

        Whether anything was sent to the server. Raises: NoSuchButton; NotPlaying.
        """
        player = self.player(name)
        button: Button = clients.find_button(player, what)
        sent = clients.clicked(button, self.edition)
        if sent is None:
            return False
        self.say(name, sent)
        return True

    # -- the world --------------------------------------------------------------------------------

    def place(self, name: str, pos: Vec) -> None:
        """A player goes there at once, by himself. Raises: NotPlaying."""
        self.move(self.player(name), pos)

    def move(self, one: Entity, pos: Vec) -> None:
        """A body goes there at once, by itself, and takes along who sits on it."""
        one.pos, one.aloft = pos, True
        self.world.carry(one)

    def look(self, name: str, yaw: float, pitch: float = 0.0) -> None:
        """Turn a player, in degrees. Raises: NotPlaying."""
        player = self.player(name)
        player.yaw, player.pitch = yaw, pitch

    def walk_to(self, name: str, path: "list[Vec]") -> None:
        """Set out along these places; each `advance` makes one step. Raises: NotPlaying."""
        self.player(name).path.extend(path)

    def advance(self, name: str | None = None) -> bool:
        """Everybody under way, or one, makes a step. Whether anybody did."""
        walkers = [self.player(name)] if name else list(self.world.players.values())
        moving = [one for one in walkers if one.path]
        for one in moving:
            self.move(one, one.path.popleft())
        return bool(moving)

    def set_block(self, pos: tuple[int, int, int], block: str, dimension: str = OVERWORLD) -> None:
        """Put a block; an id without a namespace is Minecraft's. Raises: NoSuchBlock."""
        reader = Reader(block, self.edition)
        try:
            named = block_state(reader)
        except CommandError as refused:
            raise NoSuchBlock(f"{block!r}: {refused.text}") from None
        if reader.can_read():
            raise NoSuchBlock(f"{block!r}: nothing may follow {named}")
        self.world.blocks[dimension].put(pos, named)

    def summon(self, kind: str, pos: Vec, nbt: Compound | None = None) -> Entity:
        """A mob, with more NBT if given."""
        mob = self.world.summon(kind, pos)
        if nbt:
            birth_data(mob, nbt, self.edition)
        return mob

    # -- screens ----------------------------------------------------------------------------------

    def sidebar(self, name: str) -> list[tuple[str, int]]:
        """The lines at a player's right. Raises: NotPlaying."""
        return screen.sidebar(self.world, self.player(name))

    def below_names(self) -> dict[str, str]:
        return screen.below_names(self.world)

    def player_list(self) -> dict[str, int | None]:
        return screen.player_list(self.world)
