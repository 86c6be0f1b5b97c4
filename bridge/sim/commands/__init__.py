"""The registry of commands: each module adds its own words to the tree."""

from ..brigadier import Node
from ..edition import Edition
from . import (
    bodies,
    bossbars,
    chat,
    data,
    effects,
    execute,
    gamemodes,
    lists,
    places,
    rides,
    rules,
    scoreboard,
    shows,
    tags,
    teams,
    titles,
    triggers,
)

FAMILIES = (
    lists,
    chat,
    titles,
    scoreboard,
    triggers,
    tags,
    teams,
    bossbars,
    data,
    execute,
    bodies,
    gamemodes,
    rides,
    effects,
    places,
    shows,
    rules,
)


def tree(edition: Edition) -> Node:
    """All the commands of a version. `execute … run` leads back to the root."""
    root = Node("")
    for family in FAMILIES:
        root.then(*family.commands(edition, root))
    return root
