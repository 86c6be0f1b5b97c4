"""Commands run for somebody: the answers of one line, errors included."""

from . import brigadier
from .brigadier import Node
from .reader import CommandError
from .source import Source


def run(tree: Node, line: str, source: Source) -> int:
    """Run a command; what it says goes to the source's listener. Its result, 0 if it failed."""
    source.world.measure()
    try:
        stages = brigadier.parse(tree, line, source.world.edition, source.level)
        return brigadier.execute(stages, source)
    except CommandError as error:
        source.fail(error.text)
        echo = error.echo()
        if echo is not None:
            source.fail(echo)
        source.report(False, 0)
        return 0
