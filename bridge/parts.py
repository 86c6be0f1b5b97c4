"""One Minecraft server's ring, wired: what each part is made of and reads from."""

import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rules.engine.codec import codec_for
from rules.engine.ruleset import Ruleset

from .bodies import Places
from .company import Company
from .i18n import Words
from .intake import Intake
from .marks import Marks
from .meeting import Meeting
from .minecraft.dialect import Dialect
from .minecraft.logtail import Cursor, LogTail
from .minecraft.replies import Unreadable
from .notices import Notices
from .outbox import Outbox
from .patience import Patience
from .ports import Dice, thrown
from .pulse import Pulse
from .rcon.link import Link
from .roster import Roster
from .scoreboard import Board
from .settings import Server, Settings
from .store.lease import Lease
from .store.store import Store
from .table import Hall
from .terrain import cover, kinds
from .terrain.port import Terrain
from .world import World

log = logging.getLogger(__name__)

Say = Callable[[str], None]
"""Something the owner should read, in plain words."""


@dataclass(frozen=True, slots=True)
class Outside:
    """What a service takes from outside, so that a scenario can give its own."""

    clock: Callable[[], float] = time.time
    dice: Dice = field(default_factory=thrown)
    say: Say = log.warning


class Parts:
    """Raises StoreError when made: the store is looked at before anything else is touched."""

    def __init__(
        self,
        settings: Settings,
        server: Server,
        rulesets: Mapping[str, Ruleset],
        words: Words,
        outside: Outside,
    ) -> None:
        self.settings, self.server, self.rulesets, self.words = settings, server, rulesets, words
        self.outside = outside
        self.lease = Lease(server.store)
        try:
            self.store = Store(server.store, codec_for(*rulesets.values()), outside.clock)
        except BaseException:
            self.lease.release()
            raise
        self.pulse = Pulse(self.store.last_seq)
        self.link = Link(
            server.host,
            server.port,
            server.password.get_secret_value(),
            timeout_seconds=server.timeout_seconds,
        )
        self.meeting = Meeting(server, self.link, outside.say)
        self.roster = Roster(self.store, settings.masters, settings.language)
        self.hall = Hall(self.store, rulesets, outside.dice)
        self.places = Places()
        self.intake = Intake(
            self.hall,
            self.roster,
            self.places,
            outside.dice,
            settings.deadline,
            prefix=settings.prefix,
            ruleset=settings.ruleset,
        )
        self.terrain = Terrain(
            self.link,
            self.places.feet,
            self._name_of,
            kinds.load(server.blocks),
            self.meeting.dialect,
            cover.tell,
        )
        self.world = World(
            self.link,
            self.roster,
            self.hall,
            self.places,
            self.intake,
            Notices(self.store, self.roster, self.hall),
            settings.strays,
            settings.master_tag,
            outside.clock,
            self.terrain,
        )
        self.marks = Marks(
            self.link,
            self.store,
            self.hall,
            self.roster,
            self.places,
            self.meeting.dialect,
            outside.clock,
            glow=settings.display.glow,
            hold=settings.walking == "fige",
        )
        self.board = Board(
            self.meeting.dialect,
            words,
            self.store,
            settings.display.points,
            settings.display.order,
            settings.language,
        )
        self.outbox = Outbox(
            store=self.store,
            rulesets=rulesets,
            words=words,
            link=self.link,
            dialect=self.meeting.dialect,
            roster=self.roster,
            board=self.board,
            where=self.places.feet,
            radius_m=settings.hearing_radius_m,
            seconds=settings.deadline,
            pulse=self.pulse,
        )
        place = self.store.log_cursor
        cursor = Cursor(*place) if place else None
        self.tail = LogTail(server.log, cursor, server.encoding)
        self.company = Company()
        patience = Patience(server, self.link, outside.say, self.strange)
        self.reach, self.reached = patience.reach, patience.reached

    @property
    def dialect(self) -> Dialect:
        """How the server is spoken to."""
        return self.meeting.dialect

    def _name_of(self, uuid: str) -> str | None:
        player = self.roster.by_uuid(uuid)
        return player.name if player is not None else None

    def speak(self, version: str) -> None:
        """All that write to the server do it as one of that version wants."""
        dialect = self.meeting.speak(version)
        self.marks.dialect = dialect
        self.world.mover.rides = dialect.ride
        self.terrain.speak(dialect)
        self.outbox.speak(dialect)

    def strange(self, answer: Unreadable) -> None:
        """It holds something else than was asked: others may be about."""
        log.warning("the server gave a strange answer: %s", answer)
        self.company.spoilt(self.outside.clock())
        self.watch_company()

    def watch_company(self) -> None:
        """Where others' words may be among the answers, some questions are put twice."""
        link = self.link
        now, connects = self.outside.clock(), link.counters.connects
        link.shared = self.company.there(now, connects, link.connected)

    def close(self) -> None:
        """Let go of the store, for another service to take."""
        self.store.close()
        self.lease.release()
