"""Who is told what of a row, and by which commands: the fewest that reach everybody concerned."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from rules.engine.records import Aside, Done

from .audience import Group, Tags, Where, hearing, selectors, tag_of, target
from .i18n import Words
from .minecraft.commands import actionbar, tellraw
from .minecraft.dialect import Dialect
from .minecraft.text import Text, to_component
from .narrate import Seconds, for_everybody, is_told, narrate
from .prompts import steps_left
from .reader import Payload, Reader
from .roster import Player, Roster
from .store.rows import LogRow, Whisper
from .view import View
from .wording import Wording


class Tokens(Protocol):
    """Where the numbers of buttons come from; a batch of them is one write."""

    def token(self, player: str, payload: Payload) -> int: ...

    def batch(self) -> Any: ...


@dataclass
class Delivery:
    """Turns a row into chat commands. Its tags are brought up to date on the way."""

    words: Words
    dialect: Dialect
    roster: Roster
    tokens: Tokens
    where: Where
    radius_m: float
    seconds: Seconds
    tags: Tags = field(default_factory=Tags)

    def commands(self, row: LogRow, view: View | None) -> list[str]:
        """All chat of a row."""
        people = self.roster.online
        if isinstance(row.record, Whisper):
            to = self.roster.by_uuid(row.record.to)
            return [] if to is None else self._private(row, view, to)
        if view is None:
            return self._beside(row) if isinstance(row.record, Aside) else []
        if not is_told(row.record):
            return []
        if for_everybody(row.record):
            heard = list(people.values())
        else:
            heard = hearing(view, people.values(), self.where, self.radius_m)
            heard += [p for p in people.values() if self.roster.is_master(p) and p not in heard]
        commands: list[str] = []
        readers = {p: self.reader(p, view) for p in heard}
        for language in dict.fromkeys(r.language for r in readers.values()):
            same = {p: r for p, r in readers.items() if r.language == language}
            commands += self._said(row, view, language, same)
        return commands + self._steps(row, view, readers)

    def reader(self, player: Player, view: View | None) -> Reader:
        """A player as a reader of a fight."""
        return Reader(
            self.roster.language(player.uuid),
            self.roster.is_master(player),
            view.played_by(player.uuid) if view else (),
            player.uuid,
            player.name,
            self.tokens.token,
        )

    def _private(self, row: LogRow, view: View | None, to: Player) -> list[str]:
        with self.tokens.batch():
            lines = narrate(row, view, self.words, self.reader(to, view), self.seconds)
        return [c for line in lines for c in tellraw(target(to), line, self.dialect)]

    def _beside(self, row: LogRow) -> list[str]:
        """Something told in no fight, such as a free roll: to those near whoever did it."""
        people = self.roster.online.values()
        speaker = str(row.record.tell.params.get("player", ""))
        here = self.where(speaker)
        commands = []
        for p in people:
            there = self.where(p.uuid)
            near = here is not None and there is not None
            close = near and math.dist(here or (), there or ()) <= self.radius_m
            if p.uuid == speaker or self.roster.is_master(p) or close:
                lines = narrate(row, None, self.words, self.reader(p, None), self.seconds)
                commands += [c for x in lines for c in tellraw(target(p), x, self.dialect)]
        return commands

    def _said(
        self,
        row: LogRow,
        view: View,
        language: str,
        readers: Mapping[Player, Reader],
    ) -> list[str]:
        """The lines of a row in one language, each text sent once to all who get the same."""
        texts: dict[tuple[str, ...], tuple[Text, ...]] = {}
        groups: dict[tuple[str, ...], list[Player]] = {}
        shared: dict[tuple[bool, tuple[str, ...]], tuple[str, ...] | None] = {}

        def written(lines: tuple[Text, ...]) -> tuple[str, ...]:
            key = tuple(to_component(t, self.dialect) for t in lines)
            texts[key] = lines
            return key

        public, pressed = self._rendered(row, view, Reader(language))
        told_all = written(public)
        shared[False, ()] = None if pressed else told_all
        with self.tokens.batch():
            for player, reader in readers.items():
                kind = (reader.master, reader.creatures)
                if kind not in shared:
                    lines, pressed = self._rendered(row, view, Reader(language, *kind))
                    shared[kind] = None if pressed else written(lines)
                key = shared[kind]
                if key is None:
                    key = written(narrate(row, view, self.words, reader, self.seconds))
                groups.setdefault(key, []).append(player)
        commands: list[str] = []
        tag, tagged = tag_of(view.id, language), list(readers)
        for key, players in groups.items():
            if not key:
                continue
            group = Group(key, tuple(players))
            by_tag, targets = selectors(group, key == told_all, tag, tagged)
            if by_tag:
                commands += self.tags.bring(tag, tagged, self.roster.online)
            commands += [c for t in targets for line in texts[key]
                         for c in tellraw(t, line, self.dialect)]  # fmt: skip
        return commands

    def _rendered(self, row: LogRow, view: View, kind: Reader) -> tuple[tuple[Text, ...], bool]:
        """Lines for all readers of a kind; True if they hold buttons, which are not shared."""
        pressed: list[Payload] = []

        def token(uuid: str, payload: Payload) -> int:
            pressed.append(payload)
            return 1

        reader = Reader(kind.language, kind.master, kind.creatures, token=token)
        return narrate(row, view, self.words, reader, self.seconds), bool(pressed)

    def _steps(self, row: LogRow, view: View, readers: Mapping[Player, Reader]) -> list[str]:
        """What is left to walk, above the walker's hot bar."""
        command = view.course.command
        if not isinstance(row.record, Done) or command is None or command.verb != view.rules.step:
            return []
        found = []
        for player, reader in readers.items():
            if command.actor in reader.creatures:
                wording = Wording(self.words, reader, view)
                text = steps_left(wording, view, command.actor)
                if text is not None:
                    found.append(actionbar(target(player), text, self.dialect))
        return found
