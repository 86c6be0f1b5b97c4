"""The embedded server's side of the service's figures: a process of its own, which plays a fight.

It writes chat into ``latest.log``, as players do, and takes the time of what comes back by RCON.
"""

import asyncio
import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from bridge.sim.server import Server

PASSWORD = "bench"
MASTER, FIGHTER = "MJ", "Aldric"
ONLOOKERS = tuple(f"Onlooker{n}" for n in range(10))
ATTACKS = 200
REST_SECONDS = 2.5
"""Longer than the slowest poll."""
SETTLED_SECONDS = 0.4
QUIET_SECONDS = 0.04
"""No command but polls for so long after the last line: all that it brought about has come."""
PATIENCE_SECONDS = 10.0

OPENING = (
    (MASTER, '!combat début "Bench"'),
    (FIGHTER, "!rejoindre garde"),
    (MASTER, "!ajout @e[type=zombie] 20"),
    (MASTER, "!suivant"),
    (MASTER, "!déf c'est tout"),
    (MASTER, "!déf oui"),
    (MASTER, "!déf Aldric"),  # if the dice have made a tie; else it is said that nothing is asked
    (MASTER, "!tour Aldric"),
    (MASTER, "!compteur zombie réaction 0"),
    (MASTER, "!compteur zombie pv 100000"),
)
"""A fight in which the target has no reaction left, so that nothing is asked of it."""
ATTACK = (FIGHTER, "!att zombie épée")
READY_AGAIN = (MASTER, "!compteur Aldric action 1")
IS_READY = '→ 1"'
BUTTON = "trigger"
"""In the last line of an attack, what may still be done; or in a question."""
NOTHING_OF_IT = (MASTER, "!déf rien")


@dataclass
class Witness:
    """The server's RCON as seen from inside: every command, and when it was answered."""

    server: Server
    came: list[tuple[float, str]] = field(default_factory=list)
    polls: frozenset[str] = frozenset()
    """The very texts that are also sent while nothing happens."""

    def handle(self, line: str) -> list[str]:
        answers = Server.handle(self.server, line)
        self.came.append((time.perf_counter(), line))
        return answers

    def since(self, count: int) -> list[tuple[float, str]]:
        """What came after the first ``count`` commands, polls left out."""
        return [(at, line) for at, line in self.came[count:] if line not in self.polls]

    async def rest(self) -> None:
        """Learn the polls."""
        count = len(self.came)
        await asyncio.sleep(REST_SECONDS)
        self.polls = frozenset(line for _, line in self.came[count:])

    async def said(
        self, who: str, text: str, last: str, quiet: float
    ) -> tuple[float, list[tuple[float, str]]]:
        """When a line of chat was about to be written, and the commands that it brought about.

        They are waited for until a ``tellraw`` that holds ``last``, and then until it is quiet.
        Raises TimeoutError if that never comes.
        """
        count = len(self.came)
        began = time.perf_counter()
        self.server.say(who, text)
        while True:
            await asyncio.sleep(quiet / 8)
            now, new = time.perf_counter(), self.since(count)
            told = [at for at, line in new if line.startswith("tellraw")]
            if any(line.startswith("tellraw") and last in line for _, line in new):
                # Before the polls are known, only what is told can be waited for.
                if now - (new[-1][0] if self.polls else told[-1]) > quiet:
                    return began, new
            elif now - began > PATIENCE_SECONDS:
                raise TimeoutError(f"{who}: {text}: nobody was told {last!r}")


async def attacks(witness: Witness) -> dict[str, list[float]]:
    """Milliseconds from the line to the last ``tellraw``, and commands, of each attack."""
    for who, text in OPENING:
        await witness.said(who, text, "", SETTLED_SECONDS)
    await witness.rest()
    milliseconds: list[float] = []
    counts: list[float] = []
    master = witness.server.player(MASTER)
    while len(milliseconds) < ATTACKS:
        seen = len(master.received)
        began, commands = await witness.said(*ATTACK, BUTTON, QUIET_SECONDS)
        if any(m.buttons for m in list(master.received)[seen:]):  # a fumble: the master is asked
            await witness.said(*NOTHING_OF_IT, BUTTON, QUIET_SECONDS)
        else:
            last = max(at for at, line in commands if line.startswith("tellraw"))
            milliseconds.append((last - began) * 1000)
            counts.append(len(commands))
        await witness.said(*READY_AGAIN, IS_READY, QUIET_SECONDS)
    return {"milliseconds": milliseconds, "commands": counts}


async def serve(log: Path) -> None:
    """Print the port; then at each line of standard input play, and print what was measured."""
    server = Server(log, password=PASSWORD)
    witness = Witness(server)
    server._rcon._handle = witness.handle
    await server.start()
    server.join(MASTER, (0.5, 64.0, 3.5))
    server.join(FIGHTER, (0.5, 64.0, 0.5))
    server.summon("minecraft:zombie", (1.5, 64.0, 0.5))
    for n, name in enumerate(ONLOOKERS):
        server.join(name, (3.5 + n, 64.0, 5.5))
    _out(str(server.port))
    loop = asyncio.get_running_loop()
    if await loop.run_in_executor(None, sys.stdin.readline):
        _out(json.dumps(await attacks(witness)))
        await loop.run_in_executor(None, sys.stdin.readline)
    await server.stop()


def _out(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
