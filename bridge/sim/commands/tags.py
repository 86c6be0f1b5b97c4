"""`tag`: marks on entities."""

from ..arguments import entities, named, some, word
from ..brigadier import Node, argument, literal
from ..edition import Edition
from ..reader import CommandError
from ..source import Context

_MOST = 1024


def commands(edition: Edition, root: Node) -> list[Node]:
    return [
        literal(
            "tag",
            argument(
                "targets",
                entities,
                literal("add", argument("name", word, run=_add)),
                literal("remove", argument("name", word, run=_remove)),
                literal("list", run=_list),
            ),
            level=2,
        )
    ]


def _add(context: Context) -> int:
    tag: str = context["name"]
    found = some(context.source, context["targets"])
    changed = [one for one in found if tag not in one.tags and len(one.tags) < _MOST]
    if not changed:
        raise CommandError("Target either already has the tag or has too many tags")
    for one in changed:
        one.tags.append(tag)
    who = named(context.source, found, "entities")
    context.source.succeed(f"Added tag '{tag}' to {who}", broadcast=True)
    return len(changed)


def _remove(context: Context) -> int:
    tag: str = context["name"]
    found = some(context.source, context["targets"])
    changed = [one for one in found if tag in one.tags]
    if not changed:
        raise CommandError("Target does not have this tag")
    for one in changed:
        one.tags.remove(tag)
    who = named(context.source, found, "entities")
    context.source.succeed(f"Removed tag '{tag}' from {who}", broadcast=True)
    return len(changed)


def _list(context: Context) -> int:
    found = some(context.source, context["targets"])
    tags = list(dict.fromkeys(tag for one in found for tag in one.tags))
    names = ", ".join(tags)
    if len(found) == 1:
        who = context.world.called(found[0])
        words = f"{who} has {len(tags)} tags: {names}" if tags else f"{who} has no tags"
    elif tags:
        words = f"The {len(found)} entities have {len(tags)} total tags: {names}"
    else:
        words = f"There are no tags on the {len(found)} entities"
    context.source.succeed(words, broadcast=False)
    return len(tags)
