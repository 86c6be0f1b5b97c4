"""What the scoreboard looks like on a player's screen."""

from .component import plain, text
from .entity import Player
from .world import World

_MOST_LINES = 15


def sidebar(world: World, player: Player) -> list[tuple[str, int]]:
    """The lines at the right, highest score first, and no more than the client shows."""
    team = world.board.team_of(player.holder)
    slot = f"sidebar.team.{team.colour}" if team is not None else ""
    shown = world.board.slots.get(slot) or world.board.slots.get("sidebar")
    lines = [
        (line_name(world, holder, shown or ""), score.value)
        for holder, scores in world.board.scores.items()
        for objective, score in scores.items()
        if objective == shown and not holder.startswith("#")
    ]
    return sorted(lines, key=lambda line: (-line[1], line[0].lower()))[:_MOST_LINES]


def line_name(world: World, holder: str, objective: str) -> str:
    """A holder as he stands in the list: his own title, or his name with the team's words."""
    score = world.board.score(holder, objective)
    if score is not None and score.title is not None:
        return plain(score.title)
    for one in world.entities:
        if one.holder == holder and world.edition.number_format:
            return world.called(one)
    team = world.board.team_of(holder)
    return plain(team.decorate(text(holder))) if team else holder


def below_names(world: World) -> dict[str, str]:
    """Under the names of players: the score and the objective's title."""
    shown = world.board.slots.get(world.edition.below_name)
    if shown is None:
        return {}
    title = plain(world.board.objectives[shown].title)
    found: dict[str, str] = {}
    for name in world.players:
        score = world.board.score(name, shown)
        found[name] = f"{score.value if score is not None else 0} {title}"
    return found


def player_list(world: World) -> dict[str, int | None]:
    """The list of players with the scores beside them; None where there is no score."""
    shown = world.board.slots.get("list")
    found: dict[str, int | None] = {}
    for player in world.players.values():
        score = world.board.score(player.holder, shown) if shown else None
        found[world.called(player)] = score.value if score is not None else None
    return found
