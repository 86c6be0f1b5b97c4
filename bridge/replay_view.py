"""A replayed fight on the terminal."""

from rich.console import Console
from rich.table import Table as Grid

from rules.engine.requests import GM

from .replay import Replayed


def printed(fight: Replayed, commands: bool, console: Console | None = None) -> None:
    """Print what the fight came to, and each fault."""
    out = console or Console(highlight=False)
    standing = sum(stands for _, _, stands in fight.commands)
    when = "open" if fight.row.closed_at is None else "closed"
    out.print(
        f"{fight.row.id} ({fight.row.ruleset}, {when}): {fight.rows} records, "
        f"{len(fight.commands)} commands, {standing} in the fold",
        markup=False,
    )
    if commands:
        for n, command, stands in fight.commands:
            who = command.actor if command.actor != GM else "GM"
            out.print(
                f"  {n:>4} {'' if stands else '(struck) '}{who}: {command.verb}", markup=False
            )
    if fight.table is not None:
        out.print(_grid(fight))
        for id, question in fight.table.open.items():
            out.print(f"  waits for {question.who} ({id})", markup=False)
    for fault in fight.faults:
        out.print(f"  NOT WHOLE: {fault}", markup=False, style="red")
    if not fight.faults:
        out.print("  whole", style="green")


def _grid(fight: Replayed) -> Grid:
    table = fight.table
    assert table is not None
    shown = [s.counter for s in table.rules.shown]
    grid = Grid(title=f"{table.fight.state.title}, round {table.fight.clock.round}")
    for name in ("", "name", "side", "position", *shown, "effects", "out"):
        grid.add_column(name)
    acting = table.fight.clock.acting()
    for creature in table.fight.in_order():
        being = creature.being
        grid.add_row(
            "▶" if being.id in acting else "",
            being.name,
            being.side,
            " ".join(map(str, being.pos)) if being.pos else "?",
            *(f"{creature[c]:g}" for c in shown),
            ", ".join(e.name for e in creature.effects()),
            being.out,
        )
    return grid
