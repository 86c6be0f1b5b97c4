"""`particle`, `playsound`, `stopsound`: what is seen and heard for a moment."""

from ..arguments import decimal, integer, named, one_of, particle, players, some_players
from ..brigadier import Node, argument, literal
from ..coordinates import position
from ..edition import Edition
from ..entity import Player
from ..reader import CommandError, Reader
from ..source import Context
from ..values import resource

_CHANNELS = (
    *("master", "music", "record", "weather", "block", "hostile", "neutral", "player"),
    *("ambient", "voice"),
)


def commands(edition: Edition, root: Node) -> list[Node]:
    channels = (*_CHANNELS, "ui") if edition.number >= (1, 21, 6) else _CHANNELS
    return [_particle(), _playsound(channels), _stopsound(channels)]


def _particle() -> Node:
    ways = [
        literal(way, argument("viewers", players, run=_seen), run=_seen)
        for way in ("normal", "force")
    ]
    count = argument("count", integer(0), *ways, run=_seen)
    speed = argument("speed", decimal(0.0), count)
    delta = argument("delta", position, speed)
    place = argument("pos", position, delta, run=_seen)
    return literal("particle", argument("name", particle, place, run=_seen), level=2)


def _seen(context: Context) -> int:
    wanted = context.get("viewers")
    found = (
        some_players(context.source, wanted)
        if wanted is not None
        else list(context.world.players.values())
    )
    viewers = [one for one in found if one.dimension == context.source.dimension]
    if not viewers:
        raise CommandError("The particle was not visible for anybody")
    context.source.succeed(f"Displaying particle {context['name']}", broadcast=True)
    return len(viewers)


def _playsound(channels: tuple[str, ...]) -> Node:
    least = argument("minVolume", decimal(0.0, 1.0), run=_heard)
    pitch = argument("pitch", decimal(0.0, 2.0), least, run=_heard)
    volume = argument("volume", decimal(0.0), pitch, run=_heard)
    place = argument("pos", position, volume, run=_heard)
    sources = [
        literal(channel, argument("targets", players, place, run=_heard)) for channel in channels
    ]
    return literal("playsound", argument("sound", resource, *sources), level=2)


def _heard(context: Context) -> int:
    targets = some_players(context.source, context["targets"])
    who = named(context.source, targets, "players")
    context.source.succeed(f"Played sound {context['sound']} to {who}", broadcast=True)
    return len(targets)


def _stopsound(channels: tuple[str, ...]) -> Node:
    channel = one_of(channels, "Incorrect argument for command")

    def any_channel(reader: Reader) -> str:
        if reader.peek() == "*":
            return reader.take()
        return str(channel(reader))

    sound = argument("sound", resource, run=_silent)
    source = argument("source", any_channel, sound, run=_silent)
    return literal("stopsound", argument("targets", players, source, run=_silent), level=2)


def _silent(context: Context) -> int:
    targets: list[Player] = some_players(context.source, context["targets"])
    sound, channel = context.get("sound"), context.get("source", "*")
    if sound is not None:
        words = f"Stopped sound '{sound}'"
    else:
        words = "Stopped all sounds" if channel == "*" else "Stopped all"
    if channel != "*":
        words += f" on source '{channel}'" if sound else f" '{channel}' sounds"
    context.source.succeed(words, broadcast=True)
    return len(targets)
