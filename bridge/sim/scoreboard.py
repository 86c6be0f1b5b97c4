"""Objectives, scores, teams and what is shown where."""

from dataclasses import dataclass, field

from .component import Component

WRITABLE = ("dummy", "trigger")
CRITERIA = frozenset((*WRITABLE, "deathCount", "playerKillCount", "totalKillCount", "health"))
MORE_CRITERIA = frozenset(("food", "air", "armor", "xp", "level"))
READ_ONLY = frozenset(("health", *MORE_CRITERIA))
SIDEBAR_LINES = 15


@dataclass(slots=True, eq=False)
class Objective:
    """``number_format``: "" as it is, else ``blank``, ``fixed TEXT`` or ``styled``."""

    name: str
    criterion: str
    display: Component
    render: str = "integer"
    number_format: str = ""
    auto_update: bool = False

    @property
    def shown(self) -> str:
        return f"[{self.display.plain()}]"


@dataclass(slots=True)
class Score:
    """A locked score cannot be triggered."""

    value: int = 0
    locked: bool = True
    display: Component | None = None
    number_format: str | None = None


@dataclass(slots=True, eq=False)
class Team:
    """Members are names of players and UUIDs of the rest."""

    name: str
    display: Component
    prefix: str = ""
    suffix: str = ""
    options: dict[str, str] = field(default_factory=dict)
    members: list[str] = field(default_factory=list)

    @property
    def shown(self) -> str:
        return f"[{self.display.plain()}]"


@dataclass(slots=True)
class Scoreboard:
    objectives: dict[str, Objective] = field(default_factory=dict)
    scores: dict[str, dict[str, Score]] = field(default_factory=dict)
    teams: dict[str, Team] = field(default_factory=dict)
    slots: dict[str, str] = field(default_factory=dict)

    def score(self, holder: str, objective: str) -> Score | None:
        return self.scores.get(holder, {}).get(objective)

    def make(self, holder: str, objective: str) -> Score:
        """The score, which is 0 and locked if it was not there."""
        return self.scores.setdefault(holder, {}).setdefault(objective, Score())

    def forget(self, holder: str, objective: str = "") -> None:
        if objective:
            self.scores.get(holder, {}).pop(objective, None)
        if not objective or not self.scores.get(holder):
            self.scores.pop(holder, None)

    def remove(self, objective: str) -> None:
        del self.objectives[objective]
        self.slots = {slot: shown for slot, shown in self.slots.items() if shown != objective}
        for holder in list(self.scores):
            self.forget(holder, objective)

    def holders(self, objective: str) -> dict[str, Score]:
        return {h: kept[objective] for h, kept in self.scores.items() if objective in kept}

    def team_of(self, holder: str) -> Team | None:
        return next((team for team in self.teams.values() if holder in team.members), None)

    def decorated(self, holder: str, name: str) -> str:
        """The name between what the team puts before and after it."""
        team = self.team_of(holder)
        return f"{team.prefix}{name}{team.suffix}" if team else name

    def join(self, holder: str, team: Team) -> None:
        self.leave(holder)
        team.members.append(holder)

    def leave(self, holder: str) -> None:
        for team in self.teams.values():
            if holder in team.members:
                team.members.remove(holder)

    def sidebar(self) -> list[tuple[str, int | str]]:
        """Lines as they are seen: 15 at most, the highest first, ``#names`` hidden.

        The second part is "" where the number is hidden, else what stands in its place.
        """
        name = self.slots.get("sidebar")
        if name is None:
            return []
        objective = self.objectives[name]
        kept = [(h, s) for h, s in self.holders(name).items() if not h.startswith("#")]
        kept.sort(key=lambda line: (-line[1].value, line[0].lower()))
        return [
            (self._line(holder, score), self._number(objective, score))
            for holder, score in kept[:SIDEBAR_LINES]
        ]

    def _line(self, holder: str, score: Score) -> str:
        return score.display.plain() if score.display else self.decorated(holder, holder)

    def _number(self, objective: Objective, score: Score) -> int | str:
        form = objective.number_format if score.number_format is None else score.number_format
        if form == "blank":
            return ""
        return form.removeprefix("fixed ") if form.startswith("fixed ") else score.value
