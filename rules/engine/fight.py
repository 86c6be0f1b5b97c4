"""What a rule looks at: live views of the fight, never snapshots."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from .clock import Before, Clock, EndOf, StartOf
from .geometry import METRICS, Box, footprint, near
from .requests import GM, Refused
from .state import HIDDEN, Being, Effect, Item, Pos, State

S = TypeVar("S")


class Creature(Generic[S]):
    """A handle: an id and the fight. Everything is read now, so it cannot go stale over a yield."""

    __slots__ = ("fight", "id")

    def __init__(self, fight: "Fight[S]", id: str) -> None:
        self.fight, self.id = fight, id

    @property
    def being(self) -> Being:
        return self.fight.state.beings[self.id]

    @property
    def name(self) -> str:
        return self.being.name

    @property
    def sheet(self) -> S:
        sheet: S = self.fight.state.beings[self.id].sheet
        return sheet

    @property
    def side(self) -> str:
        return self.fight.state.beings[self.id].side

    @property
    def pos(self) -> Pos:
        """The block it stands in. Raises Refused if nobody knows where it is."""
        pos = self.fight.state.beings[self.id].pos
        if pos is None:
            raise Refused("nowhere", who=self.id)
        return pos

    @property
    def placed(self) -> bool:
        return self.fight.state.beings[self.id].pos is not None

    @property
    def out(self) -> str:
        return self.fight.state.beings[self.id].out

    def __getitem__(self, counter: str) -> float:
        return self.fight.state.beings[self.id].counters.get(counter, 0)

    def effects(self, *names: str) -> list[Effect]:
        found = []
        for e in self.fight.state.effects.values():  # no comprehension: asked very often
            if e.on == self.id and (not names or e.name in names):
                found.append(e)
        return found

    def has(self, *names: str) -> bool:
        for e in self.fight.state.effects.values():  # noqa: SIM110 twice as fast, asked very often
            if e.on == self.id and e.name in names:
                return True
        return False

    def items(self, slot: str | None = None) -> list[Item]:
        return [i for i in self.fight.state.items.values()
                if i.holder == self.id and slot in (None, i.slot)]  # fmt: skip

    def box(self, at: Pos | None = None) -> Box:
        """The blocks it fills, here or if it stood at ``at``."""
        width, height = self.fight.rules.body(self)
        return footprint(at or self.pos, width, height)

    def distance(self, other: "Creature[S]", at: Pos | None = None) -> float:
        """Edge to edge, by the ruleset's metric, in its unit; ``at``: if I stood there."""
        return self.fight.measure(self.box(at), other.box())

    def near(self, other: "Creature[S]") -> int:
        """Metres as ``/near`` prints them, from block to block."""
        return near(self.pos, other.pos)

    def perceives(self, other: "Creature[S]") -> bool:
        """Whether ``other`` is hidden from nobody or, at least, not from me."""
        return not any(e.name == HIDDEN and e.by in ("", self.id) and e.on == other.id
                       for e in self.fight.state.effects.values())  # fmt: skip

    # anchors, in the words of the books
    @property
    def next_start(self) -> StartOf:
        return self.start_in(1)

    @property
    def next_end(self) -> EndOf:
        """The end of the first turn that it has not begun yet."""
        return EndOf(self.id, self.fight.clock.begun.get(self.id, 0) + 1)

    @property
    def this_end(self) -> EndOf:
        """The end of the turn it is in, or of the last it had."""
        return EndOf(self.id, self.fight.clock.begun.get(self.id, 0))

    def start_in(self, turns: int) -> StartOf:
        return StartOf(self.id, self.fight.clock.begun.get(self.id, 0) + turns)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Creature) and other.id == self.id

    def __hash__(self) -> int:
        raise TypeError("no sets of creatures in rules: iteration order must not matter")

    def __repr__(self) -> str:
        return f"Creature({self.id!r})"


class Fight(Generic[S]):
    """The whole fight, read-only to rules. Only the runner replaces ``state``.

    ``rules`` is the ``Ruleset`` it is played by (untyped here: a ruleset is made of flows over
    fights), whose metric measures distances.
    """

    def __init__(self, rules: Any, state: State) -> None:
        self.rules, self.state = rules, state

    @property
    def measure(self) -> Callable[[Box, Box], float]:
        """The metric of the ruleset, or the one its settings choose for this fight."""
        rules, chosen = self.rules, self.state.settings
        return METRICS[rules.metric_by(chosen) if chosen and rules.metric_by else rules.metric]

    def __getitem__(self, id: str) -> Creature[S]:
        if id not in self.state.beings:
            raise Refused("no-such-creature", name=id)
        return Creature(self, id)

    def __contains__(self, id: str) -> bool:
        return id in self.state.beings

    def __iter__(self) -> Iterator[Creature[S]]:
        """Everybody here, in order of arrival."""
        return iter([Creature(self, i) for i in self.state.beings])

    @property
    def clock(self) -> Clock:
        return self.state.clock

    @property
    def settings(self) -> Mapping[str, Any]:
        return self.state.settings

    @property
    def acting(self) -> list[Creature[S]]:
        """Whose turn it is; more than one if they act together."""
        return [self[w] for w in self.clock.acting() if w in self]

    @property
    def actor(self) -> Creature[S] | None:
        return next(iter(self.acting), None)

    def effects(self, *names: str, by: str = "") -> list[Effect]:
        return [e for e in self.state.effects.values()
                if (not names or e.name in names) and (not by or e.by == by)]  # fmt: skip

    def in_order(self) -> list[Creature[S]]:
        """Everybody, by place in the order; those without a slot last, in order of arrival."""
        slots = {w: i for i, s in reversed(list(enumerate(self.clock.slots))) for w in s.who}
        return sorted(self, key=lambda c: slots.get(c.id, len(slots)))

    def count_in(self, rounds: int) -> Before:
        """An effect of n rounds born now: until just before this count, n rounds later."""
        now = self.clock.now
        return Before(self.clock.round + rounds, now.count if now else (10**6,))

    def hidden_from(self, observer: str, who: str) -> bool:
        """Whether an observer, by id ("" for a bystander), may not know of ``who`` at all."""
        if observer in (GM, who):
            return False
        return any(e.name == HIDDEN and e.on == who and (observer == "" or e.by in ("", observer))
                   for e in self.state.effects.values())  # fmt: skip
