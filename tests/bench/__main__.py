"""``make bench``: every figure beside its reference, measured in the same run on one core."""

import os
import sys
from importlib import import_module

from rich.console import Console
from rich.table import Table

MODULES = ("rcon", "dice", "engine", "service", "terrain")


def main() -> int:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    table = Table("figure", "measured", "reference", "its figure", "wanted", "")
    for number in (1, 3):
        table.columns[number].justify = "right"
    missed = 0
    for name in MODULES:
        for figure, measured, reference, value, wanted, ok in import_module(
            f"tests.bench.{name}"
        ).rows():
            mark = "✓" if ok else "✗ missed"
            theirs = shown(value) if value else ""
            table.add_row(figure, shown(measured), reference, theirs, wanted, mark)
            missed += not ok
    Console(width=130).print(table)
    return 1 if missed else 0


def shown(value: float) -> str:
    """Three figures that count, or whole thousands.

    >>> shown(0.01234), shown(12.34), shown(63204.5)
    ('0.0123', '12.3', '63 204')
    """
    return f"{value:,.0f}".replace(",", " ") if value >= 1000 else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main())
