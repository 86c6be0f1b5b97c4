"""`gamerule`, `version`, `function`: the server about itself."""

from .. import rules
from ..arguments import boolean, integer
from ..brigadier import Node, Run, argument, literal
from ..edition import Edition
from ..reader import CommandError, Reader
from ..source import Context
from ..values import resource


def commands(edition: Edition, root: Node) -> list[Node]:
    known = []
    for old_name, default in rules.DEFAULTS.items():
        parse = boolean if default in ("true", "false") else integer()
        name = rules.name(old_name, edition.snake_rules)
        set_it = argument("value", parse, run=_set(old_name, name))
        known.append(literal(name, set_it, run=_ask(old_name, name)))
        if edition.snake_rules:
            namespaced = f"minecraft:{name}"
            known.append(literal(namespaced, set_it, run=_ask(old_name, namespaced)))
    found = [
        literal("gamerule", *known, level=2),
        literal("function", argument("name", _function, run=_no_function), level=2),
    ]
    if edition.version_command:
        found.append(literal("version", run=_version, level=2))
    return found


def _ask(old_name: str, name: str) -> Run:
    def run(context: Context) -> int:
        value = rules.value(context.world.rules, old_name)
        context.source.succeed(f"Gamerule {name} is currently set to: {value}", broadcast=False)
        return _result(value)

    return run


def _set(old_name: str, name: str) -> Run:
    def run(context: Context) -> int:
        value = str(context["value"]).lower()
        context.world.rules[old_name] = value
        context.source.succeed(f"Gamerule {name} is now set to: {value}", broadcast=True)
        return _result(value)

    return run


def _result(value: str) -> int:
    return int(value == "true") if value in ("true", "false") else int(value)


def _function(reader: Reader) -> str:
    tag = "#" if reader.peek() == "#" and reader.can_read() else ""
    reader.cursor += len(tag)
    return tag + resource(reader)


def _no_function(context: Context) -> int:
    """No data pack is loaded."""
    name: str = context["name"]
    kind = "function tag" if name.startswith("#") else "function"
    raise CommandError(f"Unknown {kind} {name.removeprefix('#')}")


def _version(context: Context) -> int:
    """Nine messages; the numbers that nobody needs are zero."""
    name = context.world.edition.name
    for line in (
        f"id = {name}",
        f"name = {name}",
        "data = 0",
        "series = main",
        "protocol = 0 (0x0)",
        "build_time = Thu Jan 01 00:00:00 UTC 1970",
        "pack_resource = 0.0",
        "pack_data = 0.0",
        "stable = yes",
    ):
        context.source.succeed(line, broadcast=False)
    return 1
