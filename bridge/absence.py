"""Who is missed: a player whose turn it is and who is not online, a mob that is gone."""

from typing import Protocol

from rules.engine.state import Being
from rules.engine.table import Table

from .bodies import Key, Places
from .roster import Roster
from .table import Hall

LOOKS = 3
"""In a row without a body before it counts as gone: one may be missed by chance."""


class Notices(Protocol):
    """Whom the masters are told of."""

    def unseen(self, fight: str, being: Being) -> None: ...

    def absent(self, fight: str, being: Being) -> None: ...


class Absences:
    """Looks after each look at the world; tells each absence once."""

    def __init__(self, hall: Hall, roster: Roster, places: Places, notices: Notices) -> None:
        self.hall, self.roster, self.places, self.notices = hall, roster, places, notices
        self._missed: dict[Key, int] = {}
        self._told: dict[Key, int] = {}  # the turn of which it was told

    def look(self) -> None:
        if not self.places.known or not self.roster.masters():
            return  # nothing could be read, or nobody is there to be told
        for fight, table in self.hall.tables.items():
            for being in table.fight.state.beings.values():
                self._body(fight, being)
            self._turn(fight, table)

    def _body(self, fight: str, being: Being) -> None:
        """Bodies of players come and go with them; those of mobs should not."""
        if being.player or not being.body or being.out:
            return
        key = (fight, being.id)
        missed = 0 if being.body in self.places.known else self._missed.get(key, 0) + 1
        self._missed[key] = missed
        if missed == LOOKS:
            self.notices.unseen(fight, being)

    def _turn(self, fight: str, table: Table) -> None:
        clock = table.fight.clock
        for who in clock.acting():
            being, turn = table.fight.state.beings[who], clock.begun.get(who, 0)
            if not being.player or self.roster.is_online(being.player):
                continue
            if self._told.get((fight, who)) != turn:
                self._told[fight, who] = turn
                self.notices.absent(fight, being)
