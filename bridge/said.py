"""One wish being carried out: who spoke, in which fight, for whom, and how to answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rules.engine.fight import Creature
from rules.engine.geometry import Block, Position
from rules.engine.records import Command
from rules.engine.requests import GM, Refused
from rules.engine.ruleset import Ruleset, Verb
from rules.engine.table import Table
from rules.engine.turns import let_in

from .bodies import stood_on
from .lexicon import Lexicon, lexicon
from .ports import Dice
from .roster import Player, Roster
from .router import Seeker, Speaker, Typed
from .store.rows import Button, Line, Receipt
from .store.store import Store
from .table import Hall

CHOSEN = "chosen."
"""Before a master's UUID: the name under which the store keeps which fight they are busy with."""


class Bodies(Protocol):
    """Where bodies were last seen, by UUID."""

    def feet(self, body: str) -> Position | None: ...


@dataclass(frozen=True, slots=True)
class MobWish:
    """Real mobs that a master wants in a fight; the world is asked before the next input."""

    fight: str
    by: Player
    type: str
    radius: float
    centre: Position | None
    template: str = ""
    hidden: bool = False
    side: str = ""


@dataclass(frozen=True, slots=True)
class PutBack:
    """The bodies of a fight are to stand again where the fight has its creatures."""

    fight: str
    by: Player


@dataclass(slots=True)
class Desk:
    """What every handler works with. ``wishes`` wait for the world."""

    hall: Hall
    store: Store
    roster: Roster
    bodies: Bodies
    dice: Dice
    prefix: str = "!"
    ruleset: str = ""
    """The ruleset of a fight that names none."""
    masters_only: frozenset[str] = frozenset()
    """The bridge's own verbs that are for masters alone, by id."""
    wishes: list[tuple[MobWish | PutBack, Receipt]] = field(default_factory=list)
    _lexicons: dict[str, Lexicon] = field(default_factory=dict)

    def lexicon(self, table: Table | None) -> Lexicon:
        """The words of this fight, or of the usual ruleset."""
        rules = table.rules if table else self.hall.rulesets.get(self.ruleset)
        name = rules.id if rules else ""
        if name not in self._lexicons:
            self._lexicons[name] = lexicon(rules)
        return self._lexicons[name]

    def fight_for(self, who: Player) -> str:
        """The fight that somebody speaks in; "" if that is not clear."""
        chosen = self.store.cursor(CHOSEN + who.uuid) if self.roster.is_master(who) else ""
        if chosen in self.hall:
            return chosen
        return self.hall.fight_of(who.uuid) or self.hall.only() or ""

    def choose(self, who: Player, fight: str) -> None:
        """What a master says from now on, and after a restart, is for this fight."""
        self.store.set_cursor(CHOSEN + who.uuid, fight)

    def wish(self, wish: MobWish | PutBack) -> None:
        """Its line is signed for when the world has answered."""
        self.wishes.append((wish, self.store.hold()))

    def block(self, body: str) -> Block | None:
        feet = self.bodies.feet(body)
        return stood_on(feet) if feet is not None else None

    def speaker(self, who: Player, table: Table | None, actor: str = "") -> Speaker:
        """Who acts and who looks. A master without a creature speaks for the NPC that acts.

        Whoever was let in between comes before those whose turn it is.
        """
        master, here = self.roster.is_master(who), self.block(who.uuid)
        observer = GM if master else ""
        if table is None:
            return Speaker(actor, observer, here)
        own = played_by(table, who.uuid)
        if not actor:
            now = (*let_in(table.fight), *table.fight.clock.acting())
            actor = min(own, key=lambda c: (_place(now, c), _out(table, c)), default="")
            if master and actor not in now:
                npcs = (a for a in now if not table.fight.state.beings[a].player)
                actor = next(npcs, actor or GM)
        return Speaker(actor, observer or actor, here)


def _place(now: tuple[str, ...], who: str) -> int:
    return now.index(who) if who in now else len(now)


def _out(table: Table, who: str) -> bool:
    return bool(table.fight.state.beings[who].out)


def played_by(table: Table, player: str) -> list[str]:
    """The creatures of a player in a fight, by id, in order of arrival."""
    return [b.id for b in table.fight.state.beings.values() if b.player == player]


@dataclass(frozen=True, slots=True)
class Said:
    """A wish with all that is known about it. ``table`` None: in no fight."""

    desk: Desk
    who: Player
    typed: Typed
    fight: str
    table: Table | None
    speaker: Speaker
    lexicon: Lexicon

    @property
    def master(self) -> bool:
        return self.speaker.observer == GM

    @property
    def at(self) -> Table:
        """The fight. Raises Refused if there is none."""
        if self.table is None:
            raise self._nowhere()
        return self.table

    def _nowhere(self) -> Refused:
        return Refused("which-fight" if self.desk.hall.tables else "no-fight")

    @property
    def running(self) -> str:
        """The id of the fight. Raises Refused if there is none."""
        if self.table is None:
            raise self._nowhere()
        return self.fight

    @property
    def rules(self) -> Ruleset:
        return self.at.rules

    @property
    def me(self) -> Creature[Any]:
        """The creature spoken for. Raises Refused."""
        if self.speaker.actor not in self.at.fight:
            raise Refused("speaks-for-nobody" if self.master else "not-in-fight")
        return self.at.fight[self.speaker.actor]

    def seek(self) -> Seeker:
        """Looks for creatures and words in this line."""
        return Seeker(self.typed.verb, self.at.fight, self.speaker, self.lexicon, self.typed)

    def tell(self, key: str, *buttons: Button, **params: Any) -> None:
        """Answer the speaker alone, in one line."""
        self.answer([Line(key, params, buttons)])

    def answer(self, lines: Sequence[Line]) -> None:
        """Answer the speaker alone."""
        self.desk.store.answer(self.who.uuid, tuple(lines), self.fight)

    def gm(self, verb: str, joins: bool = False, **args: Any) -> None:
        """One of the engine's own verbs, by the master."""
        self.at.do(Command(GM, GM, verb, args, joins))

    def act(self, verb: str, rule: Verb, args: Mapping[str, Any]) -> None:
        """A verb of the ruleset, by whoever is spoken for. Raises Refused."""
        actor = self.speaker.actor
        if not actor or (actor != GM and actor not in self.at.fight):
            raise Refused("not-in-fight")
        last = self.at.standing[-1].command if self.at.standing else None
        again = last is not None and (last.verb, last.actor) == (verb, actor)
        joins = rule.looks or (rule.joins and again)
        try:
            self.at.do(Command(self.speaker.by, actor, verb, args, joins))
        except Refused as refused:
            if refused.code == "no-such-creature" and refused.params.get("name") == GM:
                raise Refused("speaks-for-nobody") from refused
            raise
