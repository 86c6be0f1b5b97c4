"""``make kills``: every scenario with the service killed on the way, then the other faults.

``python -m tests.kills [SEED] [PIECE OF A FILE'S NAME]``. Exit 1 if any end differs.
"""

import asyncio
import logging
import secrets
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from bridge.rulesets import rulesets
from bridge.scenario.file import Scenario, read

from .faults import FAULTS
from .fuse import INSTANTS, KILL_LIKELY, Fuse
from .mortal import Mortal
from .play import SCENARIOS, End, played, ten_digits

KILLED = "service killed"


async def end_of(stage: Mortal) -> End | str:
    try:
        return await played(stage)
    except AssertionError as failure:
        return str(failure)


async def troubled(script: Scenario, fault: str, seed: int, whole: End) -> tuple[Mortal, list[str]]:
    """The stage after such a run, and in what its end differs."""
    with TemporaryDirectory(prefix="melee-") as name:
        folder, rules = Path(name), rulesets()
        if fault == KILLED:
            stage: Mortal = Mortal(script, rules, folder, Fuse(seed, KILL_LIKELY))
        else:
            stage = FAULTS[fault](script, rules, folder, seed)
        end = await end_of(stage)
        return stage, [end] if isinstance(end, str) else end.differences(whole)


async def whole_of(script: Scenario) -> End | str:
    with TemporaryDirectory(prefix="melee-") as name:
        return await end_of(Mortal(script, rulesets(), Path(name), Fuse(0, 0)))


async def main(seed: int, piece: str) -> int:
    files = [f for f in sorted(SCENARIOS.rglob("*.toml")) if piece in str(f)]
    total: Counter[str] = Counter()
    by_instant: Counter[str] = Counter()
    for path in files:
        script = read(path)
        whole = await whole_of(script)
        if isinstance(whole, str):
            click.echo(f"{path.name}: {whole}")
            total["failed"] += 1
            continue
        for fault in (KILLED, *FAULTS):
            stage, differs = await troubled(script, fault, seed, whole)
            total[fault, "runs"] += 1
            total[fault, "times"] += stage.troubles
            total[fault, "equal"] += not differs
            by_instant += stage.fuse.kills
            total["failed"] += bool(differs)
            for line in differs[:3]:
                click.echo(f"    {path.relative_to(SCENARIOS)}, {fault}: {line[:160]}")
    click.echo(f"{'fault':38} {'times':>6}   outcome")
    for fault in (KILLED, *FAULTS):
        equal, runs = total[fault, "equal"], total[fault, "runs"]
        click.echo(f"{fault:38} {total[fault, 'times']:>6}   {equal} of {runs} runs end alike")
    click.echo("killed at: " + ", ".join(f"{i} {by_instant[i]}" for i in INSTANTS))
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    secrets.randbelow = ten_digits
    chosen = sys.argv[1:]
    sys.exit(asyncio.run(main(int(chosen[0]) if chosen else 1, chosen[1] if chosen[1:] else "")))
