"""One door for every wish: chat, clicks, steps, deadlines, what the world answers.

Each call is one transaction with the receipt of its input; a wish that is refused changes nothing
and is answered in one sentence to whoever made it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from sqlite3 import Error as SqliteError
from typing import Any, Literal

from rules.engine.geometry import Block
from rules.engine.master import VERBS
from rules.engine.records import Command
from rules.engine.requests import GM, Refused
from rules.engine.state import Being, Pos
from rules.engine.table import Table
from rules.engine.turns import may_use

from . import answers, looks, mastery, own, ruling
from .deadlines import Deadlines, SecondsFor
from .phrase import fold, pieces
from .ports import Dice
from .roster import Player, Roster
from .router import Typed, Unclear, bind, read, unknown_verb
from .said import Bodies, Desk, MobWish, PutBack, Said, played_by
from .store.errors import StoreError, TokenForeign, TokenSpent, TokenUnknown
from .store.rows import Button, Line, Receipt, Word
from .table import Hall
from .targets import matches, without_one

LOG = logging.getLogger(__name__)

Walk = Literal["stepped", "refused", "waiting", "elsewhere"]
"""What became of an observed step; unless it was "stepped" the fight's position is the old one.
"waiting": a question is open; "elsewhere": it is not this creature's turn."""

Mob = tuple[str, str, Pos]
"""UUID, custom name ("" if none) and block of a real mob."""

MobSearch = Callable[[MobWish], Awaitable[Sequence[Mob]]]
Replacement = Callable[[str], Awaitable[int]]
"""Puts the bodies of a fight back; how many it moved."""

OPEN_TO_ALL: Mapping[str, Callable[[Said], None]] = {
    **looks.LOOKS, **answers.ANSWERS, **own.OWN, **mastery.SHARED,
}  # fmt: skip
FOR_MASTERS: Mapping[str, Callable[[Said], None]] = {
    **mastery.MASTERS, **own.MASTERS_DICE, **ruling.RULINGS,
}  # fmt: skip
SPEAK_FOR = "as"
SPOKE = "spoke."
"""Before a fight's id: the name under which the store keeps who spoke last in it."""


class Intake:
    """Everything that anybody wants comes in here. ``prefix`` begins a command in chat."""

    def __init__(
        self,
        hall: Hall,
        roster: Roster,
        bodies: Bodies,
        dice: Dice,
        seconds_for: SecondsFor,
        *,
        prefix: str = "!",
        ruleset: str = "",
    ) -> None:
        self.hall, self.store, self.roster = hall, hall.store, roster
        masters_only = frozenset(FOR_MASTERS)
        self.desk = Desk(hall, hall.store, roster, bodies, dice, prefix, ruleset, masters_only)
        self.deadlines = Deadlines(hall, roster, dice, seconds_for)
        self._spoke: dict[str, Player] = {}
        self._told: dict[tuple[str, str], str] = {}
        self._fulfilling = asyncio.Lock()

    # -- doors ----------------------------------------------------------------------------------

    def hear(self, who: Player, text: str) -> bool:
        """A line of chat. False: it was no command, and nothing was written."""
        prefix = self.desk.prefix
        line = text.removeprefix(prefix)
        if not text.startswith(prefix) or not line[:1].strip() or not fold(line).strip("!?. "):
            return False
        self.say(who, line)
        return True

    def say(self, who: Player, line: str, fight: str = "", actor: str = "") -> None:
        """A command without its prefix, from wherever it came."""
        with self._answering(who, fight or self.desk.fight_for(who)):
            self._carry_out(who, line, fight or self.desk.fight_for(who), actor)

    def click(self, who: Player, token: int) -> None:
        """A button: late, foreign and repeated clicks change nothing."""
        with self._answering(who, self.desk.fight_for(who)):
            self.store.receive(Receipt(click=(who.uuid, token)))
            try:
                wish = self.store.spend(who.uuid, token)
            except TokenUnknown:
                raise Unclear("reply-click-unknown") from None
            except TokenForeign:
                raise Unclear("reply-click-foreign") from None
            except TokenSpent:
                raise Unclear("reply-click-spent") from None
            self._clicked(who, wish)

    def walked(self, fight: str, creature: str, block: Block) -> Walk:
        """A body was seen on another block. The fight follows, or says why it does not."""
        table = self.hall.tables.get(fight)
        if table is None or creature not in table.fight or not table.rules.step:
            return "elsewhere"
        being = table.fight.state.beings[creature]
        if being.pos == block:
            return "stepped"
        if table.run is not None:
            return "waiting"
        verb = table.rules.step
        if not may_use(table.fight, creature, verb) or table.paused:
            return "elsewhere"
        walker = self.roster.by_uuid(being.player)
        last = table.standing[-1].command if table.standing else None
        joins = last is not None and (last.verb, last.actor) == (verb, creature)
        try:
            with self.store.batch():
                try:
                    table.do(Command(creature, creature, verb, {"to": block}, joins))
                except Refused as refusal:
                    self._tell_walker(walker, fight, creature, refusal)
                    return "refused"
                if table.run is None:
                    self._told.pop((fight, creature), None)
                self._note(fight, walker)
        except (StoreError, SqliteError):
            raise
        except Exception:
            LOG.exception("a step of %s in %s failed", creature, fight)
            return "refused"
        return "stepped" if table.fight.state.beings[creature].pos == block else "waiting"

    def sent(self, by: str, fight: str, creature: str, block: Block, joins: bool) -> None:
        """A step of a creature that somebody, by UUID, has sent on its way."""
        table, who = self.hall[fight], self.roster.by_uuid(by)
        author = GM if who is None or self.roster.is_master(who) else creature
        with self._answering(who, fight):
            table.do(Command(author, creature, table.rules.step, {"to": block}, joins))

    def turn_down(self, by: str, fight: str, refusal: Refused) -> None:
        """What somebody, by UUID, has asked for earlier cannot be done."""
        self.store.answer(by, (refusal_line(refusal),), fight)

    def expire(self, now: float) -> None:
        """Questions whose time is over get their default answer."""
        for due in self.deadlines.due(now):
            with self._answering(self._asking(due.fight), due.fight):
                self.deadlines.take(due)

    def learn(self, fight: str, values: tuple[Any, ...]) -> None:
        """What the world says of the facts that the fight waits for (``table.wanted``)."""
        table = self.hall[fight]
        walker = self._walker(table)
        with self._answering(self._asking(fight), fight):
            try:
                table.learn(values)
            except Refused as refusal:
                if walker is None:
                    raise
                who = self.roster.by_uuid(walker.player)
                self._tell_walker(who, fight, walker.id, refusal)
                return
            if walker is not None and table.run is None:
                self._told.pop((fight, walker.id), None)

    def _walker(self, table: Table) -> Being | None:
        """Whose observed step is under way."""
        command = table.command
        if command is None or command.verb != table.rules.step or command.by != command.actor:
            return None
        return table.fight.state.beings.get(command.actor)

    async def fulfil(self, mobs: MobSearch, put_back: Replacement) -> None:
        """What masters want of the world: mobs to bring in, bodies to put back.

        Raises LinkLost; the wish is still there then. Whoever comes while another task is at it
        waits: what is said next is about a fight where it is done.
        """
        async with self._fulfilling:
            while self.desk.wishes:
                wish, line = self.desk.wishes[0]
                end: Callable[[], None]
                match wish:
                    case MobWish():
                        end = partial(self.found, wish, await mobs(wish))
                    case PutBack():
                        end = partial(self._put_back, wish, await put_back(wish.fight))
                self.desk.wishes.pop(0)
                self.store.take_up(line)
                end()

    def _put_back(self, wish: PutBack, moved: int) -> None:
        with self._answering(wish.by, wish.fight):
            said = self._said(wish.by, Typed("put-back", [], "put-back"), wish.fight, "")
            said.tell("reply-put-back", count=moved)

    def found(self, wish: MobWish, mobs: Sequence[Mob]) -> None:
        """Real mobs join as the template named, or as their type's; those already in do not."""
        with self._answering(wish.by, wish.fight):
            table = self.hall.tables.get(wish.fight)
            if table is None:  # it has ended meanwhile
                raise Refused("no-fight")
            template = wish.template or table.rules.by_entity.get(wish.type)
            if template is None:
                known = tuple(t.removeprefix("minecraft:") for t in table.rules.by_entity)
                kind, model = (
                    wish.type.removeprefix("minecraft:"),
                    next(iter(table.rules.creatures)),
                )
                raise Unclear("reply-no-such-mob", typed=kind, words=known, model=model)
            here = {b.body for b in table.fight.state.beings.values()}
            said = self._said(wish.by, Typed("add", [], "add"), wish.fight, "")
            usual, sheet = mastery.name_of(said, template), table.rules.creatures[template]
            side = wish.side or mastery.OTHERS
            beings = [
                Being("", name or usual, side, sheet, pos, "", uuid)
                for uuid, name, pos in mobs
                if uuid not in here
            ]
            if not beings:
                raise Unclear("reply-no-mobs", typed=wish.type, radius=wish.radius)
            mastery.join(said, beings, wish.hidden)

    # -- inside ---------------------------------------------------------------------------------

    def _carry_out(self, who: Player, line: str, fight: str, actor: str) -> None:
        said = self._said(who, Typed("", [], line), fight, actor)
        try:
            typed = read(line, said.lexicon)
        except Unclear:
            if answers.thrown(said) or answers.unprompted(said, pieces(line)):
                return
            raise
        if answers.thrown(self._said(who, typed, fight, actor)):
            return
        if typed.verb == SPEAK_FOR:
            self._speak_for(said, typed)
            return
        self._route(self._said(who, typed, fight, actor))

    def _speak_for(self, said: Said, typed: Typed) -> None:
        """``en brigand 2 att Aldric``: the longest name of a creature, then a line of its own."""
        table = said.at
        crowd = said.seek().crowd()
        for size in range(len(typed.rest), 0, -1):
            name = " ".join(p.text for p in typed.rest[:size])
            found = matches(name, crowd)
            if len(found) == 1 and size < len(typed.rest):
                if not said.master and found[0].id not in played_by(table, said.who.uuid):
                    raise Refused("not-your-creature", who=found[0].id)
                rest = typed.text[typed.rest[size].start :]
                self._carry_out(said.who, rest, said.fight, found[0].id)
                return
        raise self._said(said.who, typed, said.fight, "").seek().no_target(typed.rest[:1])

    def _route(self, said: Said) -> None:
        """The wish as typed; if it is unclear, without the number that a lone creature has not."""
        LOG.info("%s: %s", said.who.name, said.typed.verb)
        try:
            self._handle(said)
        except Unclear:
            rest = without_one(said.typed.rest, said.seek().crowd()) if said.table else None
            if rest is None:
                raise
            self._handle(replace(said, typed=replace(said.typed, rest=rest)))

    def _handle(self, said: Said) -> None:
        typed, table = said.typed, said.table
        if table is not None and typed.verb in table.rules.verbs:
            self._by_ruleset(said, table)
        elif (handler := OPEN_TO_ALL.get(typed.verb)) is not None:
            handler(said)
        elif (handler := FOR_MASTERS.get(typed.verb)) is not None:
            if not said.master:
                raise Refused("not-master", verb=typed.verb)
            handler(said)
        elif table is None:
            raise Refused("which-fight" if self.hall.tables else "no-fight")
        else:
            raise unknown_verb(pieces(typed.text), said.lexicon)

    def _by_ruleset(self, said: Said, table: Table) -> None:
        """A verb of the ruleset: its arguments and options are what it says they are."""
        rule = table.rules.verbs[said.typed.verb]
        if rule.when == "gm" and not said.master:
            raise Refused("not-master", verb=said.typed.verb)
        if not said.speaker.actor:
            raise Refused("not-in-fight")
        if rule.when == "turn" and said.speaker.actor == GM:
            raise Refused("speaks-for-nobody")
        if rule.when == "turn":
            self._its_turn(said, table)
        bound = bind(said.typed.verb, rule, said.typed, table.fight, said.speaker, said.lexicon)
        for _ in range(bound.times):
            said.act(said.typed.verb, rule, bound.args)
            if table.run is not None:
                break

    def _its_turn(self, said: Said, table: Table) -> None:
        """Say that it is not one's turn before asking for a better target."""
        fight, who, verb = table.fight, said.speaker.actor, said.typed.verb
        if table.run is None and fight.clock.round and not may_use(fight, who, verb):
            table.rules.check_free(fight, fight[who], verb)
            raise Refused("not-your-turn", who=who, acting=fight.clock.acting())

    def _clicked(self, who: Player, wish: Mapping[str, Any]) -> None:
        fight, do = str(wish.get("fight", "")), wish["do"]
        if fight and fight not in self.hall:
            raise Unclear("reply-click-late")
        if do == "say":
            self._clicked_line(who, wish, fight or self.desk.fight_for(who))
            return
        said = self._said(who, Typed(str(do), [], ""), fight, "")
        question = said.at.open.get(wish["question"])
        if question is None:
            raise Unclear("reply-click-late")
        if not answers.may_answer(said, question):
            raise Unclear("reply-click-foreign")
        if do == "throw":
            answers.throw(said, wish["question"])
        else:
            answers.give(said, wish["question"], question, wish["value"])

    def _clicked_line(self, who: Player, wish: Mapping[str, Any], fight: str) -> None:
        """An offer says which act it is; any other button is a line to be read again."""
        table, verb, actor = self.hall.tables.get(fight), wish.get("verb"), wish.get("actor", "")
        said = self._said(who, Typed(str(verb or ""), [], wish["line"]), fight, actor)
        if actor and not said.master and table and actor not in played_by(table, who.uuid):
            raise Unclear("reply-click-foreign")
        if table is None or verb is None:
            self._carry_out(who, wish["line"], fight, actor)
            return
        said.act(verb, table.rules.verbs.get(verb) or VERBS[verb], wish.get("args", {}))

    def _said(self, who: Player, typed: Typed, fight: str, actor: str) -> Said:
        table = self.hall.tables.get(fight)
        speaker = self.desk.speaker(who, table, actor)
        return Said(self.desk, who, typed, fight, table, speaker, self.desk.lexicon(table))

    def _note(self, fight: str, who: Player | None) -> None:
        """After a wish: who spoke last in the fight, and which fights are over."""
        if who is not None and self._spoke.get(fight) != who:
            self._spoke[fight] = who
            self.store.set_cursor(SPOKE + fight, f"{who.uuid} {who.name}")
        self.hall.sweep()

    def _asking(self, fight: str) -> Player | None:
        """Who is answered about what a fight had waited for; None if nobody has spoken in it."""
        if fight not in self._spoke:
            uuid, _, name = self.store.cursor(SPOKE + fight).partition(" ")
            return Player(name, uuid) if uuid else None
        return self._spoke[fight]

    def _tell_walker(
        self, walker: Player | None, fight: str, creature: str, refusal: Refused
    ) -> None:
        """The reason, once, not at every look at the body."""
        key = (fight, creature)
        if walker is not None and self._told.get(key) != refusal.code:
            self._told[key] = refusal.code
            self.store.answer(walker.uuid, (refusal_line(refusal),), fight)

    @contextmanager
    def _answering(self, who: Player | None, fight: str) -> Iterator[None]:
        """One transaction; what is refused or unclear, or fails, is answered to the speaker.

        A bug in a rule has struck its own command and left the fight as it was: it is logged and
        told, and must not come again with the same line at the next start.
        """
        with self.store.batch():
            try:
                yield
                self._note(fight, who)
            except Unclear as unclear:
                self._whisper(who, unclear.line, fight)
            except Refused as refusal:
                self._whisper(who, self._refusal(who, refusal, fight), fight)
            except (StoreError, SqliteError):
                raise
            except Exception as failure:
                LOG.exception("a wish of %s in %r failed", who.name if who else "nobody", fight)
                self._whisper(who, Line("reply-failed", {"why": type(failure).__name__}), fight)

    def _refusal(self, who: Player | None, refusal: Refused, fight: str) -> Line:
        """The reason; to whoever is awaited themselves, what they may answer."""
        if refusal.code == "waiting" and who is not None and fight in self.hall:
            said = self._said(who, Typed("answer", [], ""), fight, "")
            own = played_by(self.hall[fight], who.uuid)
            for _, question in answers.mine(said):
                if question.who in own or question.who == GM:
                    buttons = answers.choices(said, question, "").line.buttons
                    return Line("refusal-waiting-you", {}, buttons)
        return refusal_line(refusal)

    def _whisper(self, who: Player | None, line: Line, fight: str) -> None:
        readers = (who,) if who is not None else self.roster.masters()
        for reader in readers:
            self.store.answer(reader.uuid, (line,), fight)


MESSAGES = {
    "pool": "counter-",
    "counter": "counter-",
    "effect": "effect-",
    "verb": "verb-",
    "roll": "roll-",
}
"""Params of a refusal that are codes, and the kind of message that has their words."""


def refusal_line(refusal: Refused) -> Line:
    """What a refusal says, with its rule, and a way on where there is one."""
    params = {
        key: Word(MESSAGES[key] + str(value).replace(".", "-"), "label" if key == "verb" else "")
        if key in MESSAGES
        else value
        for key, value in refusal.params.items()
    }
    code = refusal.code
    buttons: tuple[Button, ...] = ()
    if code == "waiting" and not refusal.params.get("who"):
        code = "busy"
    if code == "not-your-turn":
        code = "nobodys-turn" if not refusal.params.get("acting") else code
    if code in ("not-your-turn", "cannot-pay"):
        buttons = (Button("actions", "reply-button-actions"),)
    return Line(f"refusal-{code}", params, buttons, refusal.rule)
