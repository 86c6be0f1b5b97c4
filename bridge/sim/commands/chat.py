"""`tellraw`, `say`, `me`, `msg`: words put in front of players."""

from ..arguments import component as text_component
from ..arguments import message, players, some_players, spoken
from ..brigadier import Node, argument, hop, literal
from ..component import text
from ..edition import Edition
from ..resolve import put
from ..source import Context


def commands(edition: Edition, root: Node) -> list[Node]:
    whisper = literal(
        "msg", argument("targets", players, argument("message", message, run=_whisper))
    )
    say = argument("message", message, run=_say)
    tellraw = argument("message", text_component, run=_tellraw)
    return [
        literal("tellraw", argument("targets", players, tellraw), level=2),
        literal("say", say, level=2),
        literal("me", argument("action", message, run=_me)),
        whisper,
        hop(literal("tell"), whisper),
        hop(literal("w"), whisper),
    ]


def _tellraw(context: Context) -> int:
    targets = some_players(context.source, context["targets"])
    put(context["message"], "system", context.source, targets)
    return len(targets)


def _aloud(context: Context, line: str) -> int:
    """Everybody reads it, and so does the log; RCON's own words are not signed."""
    world = context.world
    world.log(("[Not Secure] " if world.edition.secure_chat else "") + line)
    world.tell_all("chat", text(line))
    return 1


def _say(context: Context) -> int:
    return _aloud(context, f"[{context.source.name}] {spoken(context.source, context['message'])}")


def _me(context: Context) -> int:
    return _aloud(context, f"* {context.source.name} {spoken(context.source, context['action'])}")


def _whisper(context: Context) -> int:
    source, world = context.source, context.world
    words = spoken(source, context["message"])
    targets = some_players(source, context["targets"])
    for player in targets:
        to = f"You whisper to {world.called(player)}: {words}"
        source.listener.hear(text(to, color="gray", italic=True))
        heard = f"{source.name} whispers to you: {words}"
        world.show(player, "system", text(heard, color="gray", italic=True))
    return len(targets)
