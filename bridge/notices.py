"""What the world does by itself is told: to whoever plays the creature, and to the masters."""

from rules.engine.geometry import Block
from rules.engine.state import Being
from rules.engine.table import Table

from .lexicon import lexicon
from .roster import Roster
from .store.rows import Button, Line
from .store.store import Store
from .table import Hall
from .targets import BY_ID
from .walk import Outcome


class Notices:
    """Private lines in the store; the outbox delivers them."""

    def __init__(self, store: Store, roster: Roster, hall: Hall) -> None:
        self.store, self.roster, self.hall = store, roster, hall

    def strayed(self, fight: str, being: Being) -> None:
        """Its body is not where the fight has it."""
        if being.player and being.pos is not None:
            line = Line("reply-strayed", {"who": being.id, "place": spelt(being.pos)})
            self.store.answer(being.player, (line,), fight)

    def jumped(self, fight: str, being: Being, to: Block, carried: bool, outcome: Outcome) -> None:
        """It is elsewhere without having walked: a master says whether that counts."""
        params = {
            "who": being.id,
            "why": "carried" if carried else "teleported",
            "outcome": outcome,
            "place": spelt(being.pos or to),
        }
        buttons: tuple[Button, ...] = ()
        if outcome == "stays":
            place = self._typed(fight, "place", f"{BY_ID}{being.id} {spelt(to)}")
            buttons = (
                Button(place, "reply-button-follow"),
                Button(self._typed(fight, "put-back"), "reply-button-put-back"),
            )
        self._both(fight, being, Line("reply-jumped", params), buttons)

    def fell(self, fight: str, being: Being, height: int) -> None:
        """It came down by so many metres; the master may let the rules have their say."""
        table = self.hall.tables.get(fight)
        buttons: tuple[Button, ...] = ()
        if table is not None and table.rules.fall:
            said = self._typed(fight, table.rules.fall, _asked(table, being.id, height))
            buttons = (Button(said, "reply-button-fall"),)
        line = Line("reply-fell", {"who": being.id, "height": height})
        self._both(fight, being, line, buttons)

    def unseen(self, fight: str, being: Being) -> None:
        """The body of a creature of the masters is nowhere any more."""
        leave = self._typed(fight, "leave", BY_ID + being.id)
        line = Line("reply-body-gone", {"who": being.id}, (Button(leave, "reply-button-leave"),))
        self._masters(fight, line)

    def absent(self, fight: str, being: Being) -> None:
        """It is its turn, and whoever plays it is not online."""
        passed = Button(self._typed(fight, "next"), "reply-button-next")
        self._masters(fight, Line("reply-absent-in-turn", {"who": being.id}, (passed,)))

    def cramped(self, fight: str, being: Being) -> None:
        """Its body was to be moved, and there is no room."""
        place = spelt(being.pos) if being.pos else ""
        self._masters(fight, Line("reply-no-room", {"who": being.id, "place": place}))

    # -- inside ----------------------------------------------------------------------------------

    def _both(self, fight: str, being: Being, line: Line, buttons: tuple[Button, ...]) -> None:
        """To its player in words, to the masters with what they can do."""
        masters = {m.uuid for m in self.roster.masters()}
        with self.store.batch():
            if being.player and being.player not in masters:
                self.store.answer(being.player, (line,), fight)
            self._masters(fight, Line(line.key, line.params, buttons))

    def _masters(self, fight: str, line: Line) -> None:
        with self.store.batch():
            for master in self.roster.masters():
                self.store.answer(master.uuid, (line,), fight)

    def _typed(self, fight: str, verb: str, rest: str = "") -> str:
        """A line as somebody would type it."""
        table = self.hall.tables.get(fight)
        name = lexicon(table.rules if table else None).first(f"verb-{verb}", verb)
        return f"{name} {rest}".strip()


def spelt(block: Block) -> str:
    return " ".join(str(c) for c in block)


def _asked(table: Table, who: str, height: int) -> str:
    """The arguments of the ruleset's verb for a fall, as far as it asks for them."""
    known = {"creature": BY_ID + who, "number": str(height)}
    wanted = [a.kind for a in table.rules.verbs[table.rules.fall].args if not a.optional]
    return " ".join(known[kind] for kind in wanted if kind in known)
