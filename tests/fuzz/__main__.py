"""``make fuzz``: a million damaged inputs for each parser; exit 1 if one failed.

``python -m tests.fuzz [COUNT] [SEED]``.
"""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice

import click

from .parsers import PARSERS
from .run import crashes

SHOWN = 3


def fuzz(name: str, count: int, seed: int) -> tuple[str, int, float, list[str]]:
    """The parser's name, how often it failed, the seconds it took, some of its failures."""
    began = time.perf_counter()
    failed = crashes(PARSERS[name], count, seed)
    shown = [f"{given!r}: {failure!r}" for given, failure in islice(failed, SHOWN)]
    more = sum(1 for _ in failed)
    return name, len(shown) + more, time.perf_counter() - began, shown


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    total = 0
    with ProcessPoolExecutor() as pool:
        for name, failed, seconds, shown in pool.map(
            partial(fuzz, count=count, seed=seed), PARSERS
        ):
            click.echo(f"{name:20} {count:>9} inputs {failed:>6} failed {seconds:7.1f} s")
            for line in shown:
                click.echo(f"    {line}")
            total += failed
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
