"""`setblock` and `fill`: blocks put in the world."""

from ..block_argument import block_state
from ..blocks import Cell
from ..brigadier import Node, argument, literal
from ..coordinates import block_position
from ..edition import Edition
from ..reader import CommandError
from ..source import Context
from .conditions import cell_of

_MOST = 32768


def commands(edition: Edition, root: Node) -> list[Node]:
    ways = [literal(way, run=_set) for way in ("destroy", "keep", "replace")]
    filled = [
        literal(way, run=_fill) for way in ("destroy", "hollow", "keep", "outline", "replace")
    ]
    return [
        literal(
            "setblock",
            argument("pos", block_position, argument("block", block_state, *ways, run=_set)),
            level=2,
        ),
        literal(
            "fill",
            argument(
                "from",
                block_position,
                argument("to", block_position, argument("block", block_state, *filled, run=_fill)),
            ),
            level=2,
        ),
    ]


def _set(context: Context) -> int:
    cell = cell_of(context)
    blocks = context.world.blocks[context.source.dimension]
    if blocks.at(cell) == context["block"]:
        raise CommandError("Could not set the block")
    blocks.put(cell, context["block"])
    x, y, z = cell
    context.source.succeed(f"Changed the block at {x}, {y}, {z}", broadcast=True)
    return 1


def _fill(context: Context) -> int:
    first, last = cell_of(context, "from"), cell_of(context, "to")
    cells = _between(first, last)
    blocks = context.world.blocks[context.source.dimension]
    changed = [cell for cell in cells if blocks.at(cell) != context["block"]]
    if not changed:
        raise CommandError("No blocks were filled")
    for cell in changed:
        blocks.put(cell, context["block"])
    noun = "block(s)" if context.world.edition.score_words else "blocks"
    context.source.succeed(f"Successfully filled {len(changed)} {noun}", broadcast=True)
    return len(changed)


def _between(first: Cell, last: Cell) -> list[Cell]:
    x, y, z = (range(min(a, b), max(a, b) + 1) for a, b in zip(first, last, strict=True))
    volume = len(x) * len(y) * len(z)
    if volume > _MOST:
        raise CommandError(
            f"Too many blocks in the specified area (maximum {_MOST}, specified {volume})"
        )
    return [(bx, by, bz) for bx in x for by in y for bz in z]
