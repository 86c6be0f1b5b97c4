"""`team`: names with prefixes, suffixes and colours."""

from ..arguments import boolean, holder_names, holder_title, holders, one_of, team_of, word
from ..arguments import component as text_component
from ..brigadier import Node, Run, argument, literal
from ..component import COLOURS, plain, text
from ..edition import Edition
from ..reader import CommandError
from ..scores import Team
from ..source import Context

_NAMETAGS = ("always", "never", "hideForOtherTeams", "hideForOwnTeam")
_COLLISIONS = ("always", "never", "pushOtherTeams", "pushOwnTeam")


def commands(edition: Edition, root: Node) -> list[Node]:
    team = "team"
    colours = one_of((*COLOURS, "reset"), "Unknown color '{}'")
    modify = [
        literal("displayName", argument("displayName", text_component, run=_retitle)),
        literal("color", argument("value", colours, run=_colour)),
        literal("friendlyFire", argument("allowed", boolean, run=_friendly_fire)),
        literal("seeFriendlyInvisibles", argument("allowed", boolean, run=_see_invisibles)),
        literal("nametagVisibility", *(_option("nametagVisibility", w) for w in _NAMETAGS)),
        literal(
            "deathMessageVisibility", *(_option("deathMessageVisibility", w) for w in _NAMETAGS)
        ),
        literal("collisionRule", *(_option("collisionRule", w) for w in _COLLISIONS)),
        literal("prefix", argument("prefix", text_component, run=_prefix)),
        literal("suffix", argument("suffix", text_component, run=_suffix)),
    ]
    title = argument("displayName", text_component, run=_add)
    members = argument("members", holders, run=_join)
    return [
        literal(
            "team",
            literal("list", argument(team, word, run=_list_members), run=_list),
            literal("add", argument(team, word, title, run=_add)),
            literal("remove", argument(team, word, run=_remove)),
            literal("empty", argument(team, word, run=_empty)),
            literal("join", argument(team, word, members, run=_join)),
            literal("leave", argument("members", holders, run=_leave)),
            literal("modify", argument(team, word, *modify)),
            level=2,
        )
    ]


def _shown(team: Team) -> str:
    return f"[{plain(team.title)}]"


def _say(context: Context, words: str, result: int = 0) -> int:
    context.source.succeed(words, broadcast=True)
    return result


def _add(context: Context) -> int:
    teams = context.world.board.teams
    name: str = context["team"]
    if name in teams:
        raise CommandError("A team already exists by that name")
    if context.world.edition.old_limits and len(name) > 16:
        raise CommandError("Team names cannot be longer than 16 characters")
    teams[name] = made = Team(name, context.get("displayName") or text(name))
    return _say(context, f"Created team {_shown(made)}", len(teams))


def _remove(context: Context) -> int:
    team = team_of(context)
    del context.world.board.teams[team.name]
    return _say(context, f"Removed team {_shown(team)}", len(context.world.board.teams))


def _empty(context: Context) -> int:
    team = team_of(context)
    count = len(team.members)
    if not count:
        raise CommandError("Nothing changed. That team is already empty")
    team.members.clear()
    noun = "member(s)" if context.world.edition.score_words else "members"
    return _say(context, f"Removed {count} {noun} from team {_shown(team)}", count)


def _join(context: Context) -> int:
    team, source = team_of(context), context.source
    if "members" in context.args:
        names = holder_names(source, context["members"])
    elif source.entity is not None:
        names = [source.entity.holder]
    else:
        raise CommandError("An entity is required to run this command here")
    who = holder_title(source, names[0]) if len(names) == 1 else f"{len(names)} members"
    for name in names:
        context.world.board.join(name, team)
    return _say(context, f"Added {who} to team {_shown(team)}", len(names))


def _leave(context: Context) -> int:
    names = holder_names(context.source, context["members"])
    who = holder_title(context.source, names[0]) if len(names) == 1 else f"{len(names)} members"
    for name in names:
        context.world.board.leave(name)
    return _say(context, f"Removed {who} from any team", len(names))


def _list(context: Context) -> int:
    teams = context.world.board.teams.values()
    noun = "team(s)" if context.world.edition.score_words else "teams"
    names = ", ".join(_shown(team) for team in teams)
    words = f"There are {len(teams)} {noun}: {names}" if teams else "There are no teams"
    context.source.succeed(words, broadcast=False)
    return len(teams)


def _list_members(context: Context) -> int:
    team = team_of(context)
    count = len(team.members)
    noun = "member(s)" if context.world.edition.score_words else "members"
    words = f"Team {_shown(team)} has {count} {noun}: {', '.join(team.members)}" if count else (
        f"There are no members on team {_shown(team)}"
    )  # fmt: skip
    context.source.succeed(words, broadcast=False)
    return count


def _retitle(context: Context) -> int:
    team = team_of(context)
    if team.title == context["displayName"]:
        raise CommandError("Nothing changed. That team already has that name")
    team.title = context["displayName"]
    return _say(context, f"Updated the name of team {_shown(team)}")


def _colour(context: Context) -> int:
    team = team_of(context)
    value = "" if context["value"] == "reset" else context["value"]
    if team.colour == value:
        raise CommandError("Nothing changed. That team already has that color")
    team.colour = value
    return _say(context, f"Updated the color for team {_shown(team)} to {context['value']}")


def _friendly_fire(context: Context) -> int:
    return _flag(context, "friendlyFire", "true", "Friendly fire", "friendly fire")


def _see_invisibles(context: Context) -> int:
    team = team_of(context)
    value = str(context["allowed"]).lower()
    can = "can now" if value == "true" else "can no longer"
    if team.options.get("seeFriendlyInvisibles", "true") == value:
        able = "can already" if value == "true" else "already can't"
        raise CommandError(f"Nothing changed. That team {able} see invisible teammates")
    team.options["seeFriendlyInvisibles"] = value
    return _say(context, f"Team {_shown(team)} {can} see invisible teammates")


def _flag(context: Context, option: str, default: str, capital: str, small: str) -> int:
    team = team_of(context)
    value = str(context["allowed"]).lower()
    state = "enabled" if value == "true" else "disabled"
    if team.options.get(option, default) == value:
        raise CommandError(f"Nothing changed. {capital} is already {state} for that team")
    team.options[option] = value
    verb = "Enabled" if value == "true" else "Disabled"
    return _say(context, f"{verb} {small} for team {_shown(team)}")


_OPTION_WORDS = {
    "nametagVisibility": ("Nametag visibility", "is now"),
    "deathMessageVisibility": ("Death message visibility", "is now"),
    "collisionRule": ("Collision rule", "is now"),
}
_VALUE_WORDS = {
    "always": "Always",
    "never": "Never",
    "hideForOtherTeams": "Hide for other teams",
    "hideForOwnTeam": "Hide for own team",
    "pushOtherTeams": "Push other teams",
    "pushOwnTeam": "Push own team",
}


def _option(option: str, value: str) -> Node:
    return literal(value, run=_set_option(option, value))


def _set_option(option: str, value: str) -> Run:
    def run(context: Context) -> int:
        team = team_of(context)
        words, verb = _OPTION_WORDS[option]
        if team.options.get(option, "always") == value:
            raise CommandError(f"Nothing changed. {words} is already that value")
        team.options[option] = value
        said = f'{words} for team {_shown(team)} {verb} "{_VALUE_WORDS[value]}"'
        return _say(context, said)

    return run


def _prefix(context: Context) -> int:
    team_of(context).prefix = context["prefix"]
    return _say(context, f"Team prefix set to {plain(context['prefix'])}", 1)


def _suffix(context: Context) -> int:
    team_of(context).suffix = context["suffix"]
    return _say(context, f"Team suffix set to {plain(context['suffix'])}", 1)
