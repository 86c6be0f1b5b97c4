"""Points beside the players and the order in the sidebar: what should be shown, against what is.

The wanted picture is computed from the folded fights alone, so it is right after an undo, a
restart or a reconnection; only what differs from what was sent last is sent.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from rules.engine.state import Being

from .gauge import drawn
from .i18n import Words
from .minecraft import commands as mc
from .minecraft.dialect import Dialect
from .minecraft.leftovers import ORDER, POINTS
from .minecraft.text import Text, to_component
from .reader import Reader
from .roster import Player, Roster
from .view import View
from .wording import Wording

CURSOR = "scoreboard"
MOST_LINES = 15
"""What a client shows of a sidebar."""

_HOLDER = re.compile(r"[A-Za-z0-9_.+-]{1,16}\Z")

NOW, GONE, THEN = "▶ ", "☠ ", "   "


class Memory(Protocol):
    """Where it is remembered that something of ours may be on the server."""

    def cursor(self, name: str) -> str: ...

    def set_cursor(self, name: str, value: str) -> None: ...


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: a score; ``label`` is written instead of its holder's name, ``text`` instead of

    the number, where the server can.
    """

    score: int
    label: str = ""
    bright: bool = False
    text: str = ""
    tone: str = "white"


@dataclass(frozen=True, slots=True)
class Objective:
    """A table of scores: its title, where it is shown, its lines by holder."""

    title: str
    slot: str
    entries: Mapping[str, Entry] = field(default_factory=dict)


Picture = Mapping[str, Objective]


@dataclass
class Board:
    """The scoreboard of one server. ``points`` and ``order`` are settings."""

    dialect: Dialect
    words: Words
    memory: Memory
    points: Literal["below_name", "list", "off"] = "below_name"
    order: Literal["sidebar", "off"] = "sidebar"
    language: str = "fr"

    def __post_init__(self) -> None:
        self._sent: Picture | None = None
        self._names: dict[str, str] = {}

    def forget(self) -> None:
        """Send everything anew: the server may have been another one meanwhile."""
        self._sent = None

    def commands(self, views: Iterable[View], roster: Roster) -> list[str]:
        """What makes the server's scoreboard right. It is taken as sent: then say so."""
        wanted = self.picture(list(views), roster.online.values())
        commands: list[str] = []
        if self._sent is None:
            if wanted or self.memory.cursor(CURSOR):
                commands += [mc.objective_remove(name) for name in (POINTS, ORDER)]
            self._sent = {}
        if wanted and not self.memory.cursor(CURSOR):
            self.memory.set_cursor(CURSOR, "shown")
        commands += self._difference(self._sent, wanted)
        self._sent = wanted
        return commands

    def sent(self) -> None:
        """The server has it all: what is gone need not be taken away after a kill."""
        if not self._sent and self.memory.cursor(CURSOR):
            self.memory.set_cursor(CURSOR, "")

    # -- what should be there -------------------------------------------------------------------

    def picture(self, views: Sequence[View], online: Iterable[Player]) -> Picture:
        """The objectives and their lines, as any bystander may see them."""
        self._names = {p.uuid: p.name for p in online}
        going = [v for v in views if v.state.beings and not v.state.over]
        found: dict[str, Objective] = {}
        if self.points != "off" and going:
            newest = max(going, key=lambda v: v.last_seq)
            slot = self.dialect.below_name if self.points == "below_name" else "list"
            entries: dict[str, Entry] = {}
            for view in sorted(going, key=lambda v: v.last_seq):
                entries |= self._points_of(view)
            found[POINTS] = Objective(self._points_title(newest), slot, entries)
        begun = [v for v in going if v.state.clock.slots]
        if self.order != "off" and begun:
            newest = max(begun, key=lambda v: v.last_seq)
            found[ORDER] = self._order_of(newest)
        return found

    def _wording(self, view: View) -> Wording:
        return Wording(self.words, Reader(self.language), view)

    def _points_title(self, view: View) -> str:
        gauge, shown = view.rules.gauge, view.rules.points
        name = gauge.name if gauge else shown.counter if shown else ""
        return self._wording(view).word(f"counter-{name}", fallback=name) if name else ""

    def _points_of(self, view: View) -> dict[str, Entry]:
        """The first counter of everybody with a body whom all may know of."""
        shown = view.rules.points
        if shown is None or not shown.public:
            return {}
        found = {}
        for being in view.state.beings.values():
            if not view.perceives(("",), being.id):
                continue
            if holder := self._body(being):
                found[holder] = self._beside(view, being)
        return found

    def _beside(self, view: View, being: Being) -> Entry:
        """What stands beside a name: the ruleset's gauge, or its first counter."""
        gauge, shown = view.rules.gauge, view.rules.points
        if gauge is None:
            return Entry(int(being.counters.get(shown.counter, 0)) if shown else 0)
        who = view.fight[being.id]
        text = drawn(self._wording(view), who) if self.dialect.number_format else ""
        return Entry(int(gauge.left(who)), text=text, tone=gauge.tone(who))

    def _body(self, being: Being) -> str:
        """Whose name the points stand beside: a player's, or a mob's UUID; "" = nobody's.

        A player who is not online has none: nobody sees it, and what he was called is not known
        after a kill. A mount that a player leads has its own.
        """
        if being.body and being.body != being.player:
            return being.body if self.dialect.uuid_holders else ""
        name = self._names.get(being.player, "")
        if _HOLDER.match(name):
            return name
        if being.player and not name:
            return ""
        return being.player or being.body if self.dialect.uuid_holders else ""

    def _order_of(self, view: View) -> Objective:
        """One line a creature, the first to act on top; of a long order the part around now."""
        wording = self._wording(view)
        clock = view.state.clock
        acting = clock.acting()
        who = [w for s in clock.slots for w in s.who
               if w in view.state.beings and view.perceives(("",), w)]  # fmt: skip
        now = next((i for i, w in enumerate(who) if w in acting), 0)
        start, stop = window(len(who), now)
        labels = []
        for w in who[start:stop]:
            mark = NOW if w in acting else GONE if view.state.beings[w].out else THEN
            labels.append((mark + wording.name(w) + self._state_of(view, w), w in acting))
        if len(who) > stop - start:
            labels.append((wording.say("sidebar-more", count=len(who) - (stop - start)), False))
        title = wording.say("sidebar-title" if clock.round else "sidebar-before", round=clock.round)
        entries = {}
        for place, (label, bright) in enumerate(labels):
            score = len(labels) - place
            if self.dialect.number_format:
                entries[f"melee.{place:02}"] = Entry(score, label, bright)
            else:
                entries[self._holder(label, entries)] = Entry(score)
        return Objective(title, "sidebar", entries)

    def _state_of(self, view: View, id: str) -> str:
        """After a name in the order: the gauge, and the effects that a ruleset marks."""
        wording, kinds = self._wording(view), view.rules.effects
        names = dict.fromkeys(e.name for e in view.fight[id].effects() if e.name in kinds)
        marks = [wording.word(f"effect-{n}", fallback=n) for n in names if kinds[n].mark]
        found = [drawn(wording, view.fight[id], brief=True), ", ".join(marks)]
        return "".join(f" {text}" for text in found if text)

    def _holder(self, label: str, taken: Mapping[str, Entry]) -> str:
        """A line as the name of a score's holder: no spaces, nobody's real name, none twice."""
        limit = self.dialect.holder_limit or 100
        holder = label.replace(" ", "\u00a0")[:limit]
        while holder in taken:
            holder = holder[: limit - 1].rstrip("\u00a0") + "\u00a0" * (limit - len(holder) > 0)
            holder = f"{holder[: limit - 2]}~{len(taken) % 10}" if holder in taken else holder
        return holder

    # -- what differs ---------------------------------------------------------------------------

    def _difference(self, old: Picture, new: Picture) -> list[str]:
        commands = [mc.objective_remove(name) for name in old if name not in new]
        for name, goal in new.items():
            was = old.get(name)
            if was is None:
                commands += self._created(name, goal)
                was = Objective(goal.title, goal.slot)
            if was.title != goal.title:
                commands.append(mc.objective_title(name, Text(goal.title), self.dialect))
            for holder in was.entries:
                if holder not in goal.entries:
                    commands.append(mc.score_reset(holder, name))
            for holder, entry in goal.entries.items():
                before = was.entries.get(holder)
                if before is None or before.score != entry.score:
                    commands.append(mc.score_set(holder, name, entry.score))
                commands += self._label(name, holder, before, entry)
                commands += self._instead(name, holder, before, entry)
        return commands

    def _created(self, name: str, goal: Objective) -> list[str]:
        commands = [mc.objective_add(name, "dummy", Text(goal.title), self.dialect)]
        if self.dialect.number_format and name == ORDER:
            commands.append(mc.objective_blank_numbers(name))
        return [*commands, mc.display(goal.slot, name)]

    def _label(self, name: str, holder: str, before: Entry | None, entry: Entry) -> list[str]:
        if not entry.label:
            return []
        if before is not None and (before.label, before.bright) == (entry.label, entry.bright):
            return []
        text = Text(entry.label, color="gold" if entry.bright else "white")
        component = to_component(text, self.dialect)
        return [f"scoreboard players display name {holder} {name} {component}"]

    def _instead(self, name: str, holder: str, before: Entry | None, entry: Entry) -> list[str]:
        """A text in the place of the number."""
        if not entry.text:
            return []
        if before is not None and (before.text, before.tone) == (entry.text, entry.tone):
            return []
        component = to_component(Text(entry.text, color=entry.tone), self.dialect)
        return [f"scoreboard players display numberformat {holder} {name} fixed {component}"]


def window(length: int, now: int) -> tuple[int, int]:
    """Which part of a long list to show: all that fits, with what is now in it."""
    if length <= MOST_LINES:
        return 0, length
    room = MOST_LINES - 1
    start = max(0, min(now - 2, length - room))
    return start, start + room
