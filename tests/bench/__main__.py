"""``make bench``: every figure beside its reference, measured in the same run on one core."""

import os
import sys
from importlib import import_module

from rich.console import Console
from rich.table import Table

MODULES = ("rcon", "dice", "engine", "service")


def main() -> int:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    table = Table("figure", "measured", "reference", "its figure", "wanted", "")
    missed = 0
    for name in MODULES:
        for figure, measured, reference, value, wanted, ok in import_module(
            f"tests.bench.{name}"
        ).rows():
            mark = "✓" if ok else "✗ missed"
            table.add_row(figure, f"{measured:.4g}", reference, f"{value:.4g}", wanted, mark)
            missed += not ok
    Console(width=130).print(table)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
