"""The scoreboard: objectives, scores, display slots and teams."""

from dataclasses import dataclass, field

from .component import Component, joined, text


@dataclass(slots=True)
class Objective:
    name: str
    criterion: str
    title: Component
    render: str = "integer"
    number_format: str = ""


@dataclass(slots=True)
class Score:
    """``locked``: the player may not trigger it (until enabled)."""

    value: int = 0
    locked: bool = True
    title: Component | None = None
    number_format: str = ""


@dataclass(slots=True)
class Team:
    name: str
    title: Component
    colour: str = ""
    prefix: Component | None = None
    suffix: Component | None = None
    options: dict[str, str] = field(default_factory=dict)
    members: list[str] = field(default_factory=list)

    def decorate(self, name: Component) -> Component:
        """A member's name as everybody reads it."""
        parts = [self.prefix or text(""), name, self.suffix or text("")]
        whole = joined(*parts)
        if not self.colour:
            return whole
        return Component(whole.kind, whole.body, {"color": self.colour}, extra=whole.extra)


@dataclass(slots=True)
class Scoreboard:
    objectives: dict[str, Objective] = field(default_factory=dict)
    scores: dict[str, dict[str, Score]] = field(default_factory=dict)  # holder → objective → score
    slots: dict[str, str] = field(default_factory=dict)
    teams: dict[str, Team] = field(default_factory=dict)

    def score(self, holder: str, objective: str) -> Score | None:
        return self.scores.get(holder, {}).get(objective)

    def open(self, holder: str, objective: str) -> Score:
        """The score, made at 0 if there was none."""
        return self.scores.setdefault(holder, {}).setdefault(objective, Score())

    def reset(self, holder: str, objective: str | None = None) -> None:
        if objective is None:
            self.scores.pop(holder, None)
        elif holder in self.scores:
            self.scores[holder].pop(objective, None)
            if not self.scores[holder]:
                del self.scores[holder]

    def remove_objective(self, name: str) -> None:
        del self.objectives[name]
        self.slots = {slot: shown for slot, shown in self.slots.items() if shown != name}
        for holder in list(self.scores):
            self.reset(holder, name)

    def team_of(self, member: str) -> Team | None:
        return next((team for team in self.teams.values() if member in team.members), None)

    def join(self, member: str, team: Team) -> None:
        self.leave(member)
        team.members.append(member)

    def leave(self, member: str) -> bool:
        team = self.team_of(member)
        if team is None:
            return False
        team.members.remove(member)
        return True
