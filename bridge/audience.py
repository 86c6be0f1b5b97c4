"""Who hears a fight, and how one command reaches all who are told the same.

Bystanders of one language carry a tag, so that one ``tellraw`` serves them all. Only what any
bystander may know is ever sent to a tag, so a tag left over can betray nothing.
"""

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from .i18n import LANGUAGES
from .minecraft.commands import player as by_name
from .minecraft.commands import tag_add, tag_remove
from .roster import Player
from .view import View

Place = tuple[float, float, float]
Where = Callable[[str], Place | None]
"""Where a player is, by UUID, in metres; None: nobody knows, or it is another world."""

FEW = 2
"""So many readers of the same are told one by one rather than by a tag."""
MOST_EXCEPTIONS = 8


def hearing(view: View, people: Iterable[Player], where: Where, radius_m: float) -> list[Player]:
    """Those who play in the fight, and those within the radius of anybody who stands in it."""
    stands = [b.pos for b in view.state.beings.values() if b.pos is not None]
    fighters = {b.player for b in view.state.beings.values() if b.player}
    return [p for p in people if p.uuid in fighters or _near(where(p.uuid), stands, radius_m)]


def _near(place: Place | None, stands: Sequence[tuple[int, int, int]], radius_m: float) -> bool:
    if place is None:
        return False
    x, y, z = place
    return any(math.dist((x, y, z), (sx + 0.5, sy, sz + 0.5)) <= radius_m for sx, sy, sz in stands)


_NAME = re.compile(r"[A-Za-z0-9_]{1,16}\Z")


def target(player: Player) -> str:
    """How a command names a player, whatever the name is."""
    return by_name(player.name)


@dataclass(frozen=True, slots=True)
class Group:
    """Readers who are told the same lines."""

    lines: tuple[str, ...]
    players: tuple[Player, ...]


class Tags:
    """What we know of the tags on players, and the commands that make them right.

    What is said to a tag is known to be on the players named here: after a reconnection, or when
    a player comes back, ``forget`` makes us set it anew.
    """

    def __init__(self) -> None:
        self._carried: dict[str, frozenset[str]] = {}
        self._online: frozenset[str] = frozenset()

    def forget(self) -> None:
        """The server may have been another one meanwhile."""
        self._carried.clear()

    def arrivals(self, people: Mapping[str, Player]) -> list[str]:
        """Somebody who has just come may carry a tag from before: take them all off."""
        here = frozenset(p.uuid for p in people.values())
        fresh, self._online = here - self._online, here
        commands = []
        for tag, carriers in self._carried.items():
            self._carried[tag] = (carriers & here) - fresh
            commands += [tag_remove(target(p), tag) for p in people.values()
                         if p.uuid in fresh]  # fmt: skip
        return commands

    def bring(self, tag: str, wanted: Sequence[Player], people: Mapping[str, Player]) -> list[str]:
        """The commands after which just these players, of all who are online, carry the tag."""
        goal = frozenset(p.uuid for p in wanted)
        commands = []
        if tag not in self._carried:
            commands.append(tag_remove("@a", tag))
        carried = self._carried.get(tag, frozenset())
        everybody = len(goal) == len(people) > FEW and not carried
        if everybody:
            commands.append(tag_add("@a", tag))
        else:
            for p in people.values():
                if (p.uuid in goal) != (p.uuid in carried):
                    change = tag_add if p.uuid in goal else tag_remove
                    commands.append(change(target(p), tag))
        self._carried[tag] = goal
        return commands

    def drop(self, tags: Iterable[str]) -> list[str]:
        """A fight is over: its tags are taken off, those from before a kill too."""
        gone = list(tags)
        for tag in gone:
            self._carried.pop(tag, None)
        return [tag_remove("@a", tag) for tag in gone]


def tag_of(fight: str, language: str) -> str:
    """``melee.pont-rouge.fr``."""
    return f"melee.{fight}.{language}"


def tags_of(fight: str) -> tuple[str, ...]:
    """All that the players of a fight may carry."""
    return tuple(tag_of(fight, language) for language in LANGUAGES)


def selectors(
    group: Group, public: bool, tag: str, tagged: Sequence[Player]
) -> tuple[bool, list[str]]:
    """The targets that make up a group, and whether they need the tag.

    ``public``: what the group is told is what any bystander of that language would be told.
    """
    members = set(group.players)
    others = [p for p in tagged if p not in members]
    fit = len(others) <= MOST_EXCEPTIONS and all(_NAME.match(p.name) for p in others)
    if not public or len(members) <= FEW or not members <= set(tagged) or not fit:
        return False, [target(p) for p in group.players]
    if len(others) >= len(members):
        return False, [target(p) for p in group.players]
    excepted = "".join(f",name=!{p.name}" for p in others)
    return True, [f"@a[tag={tag}{excepted}]"]
