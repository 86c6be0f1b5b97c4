"""The game master's verbs: they open fights, fill them, correct them, and never lock a table."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from rules.engine import dice
from rules.engine.fight import Creature
from rules.engine.flows import NO
from rules.engine.geometry import Block
from rules.engine.records import Command
from rules.engine.requests import GM, Refused
from rules.engine.ruleset import Arg
from rules.engine.state import Being

from .free_dice import throw
from .looks import effect_words, set_points, somebody
from .options import take
from .phrase import Piece, fold
from .router import Unclear, example, how_often
from .said import MobWish, PutBack, Said
from .store.rows import Button, Line, Word
from .table import slug
from .targets import group

PLAYERS, OTHERS = "pj", "pnj"
"""The sides of creatures that nobody put on another one."""

SELECTOR = re.compile(r"@e\[([^\[\]]*)\]")
ENTITY = re.compile(r"[a-z_]{1,40}")
MOST_COPIES = 50
NOBODYS_IDS = (GM, NO)
"""A player may be called Gm or No: as ids, those words are the master and a refusal."""
MOB_RADIUS_M = 30.0
SOMEBODY = Arg("who", "creature")
SEVERAL = Arg("who", "creatures")


# -- fights ------------------------------------------------------------------------------------


def open_fight(said: Said) -> None:
    """``combat début "Pont rouge" règles:blocs mort:lente``: settings are checked and frozen."""
    taken = take(said.typed.rest, {"named"}, said.lexicon)
    ruleset, settings = said.desk.ruleset, {}
    for key, value in taken.named.items():
        if said.lexicon.means("typed-rules", key):
            ruleset = value
        else:
            settings[key] = value
    title = " ".join(p.text for p in taken.left)
    if not ruleset and len(said.desk.hall.rulesets) == 1:
        ruleset = next(iter(said.desk.hall.rulesets))
    fight = said.desk.hall.open(title, ruleset, settings)
    said.desk.choose(said.who, fight)


def close_fight(said: Said) -> None:
    """At any time: what is still asked is given up."""
    fight = said.running
    if said.at.run is not None:
        said.at.cancel("closing")
    said.desk.hall.close(fight, said.typed.text_from())


def choose_fight(said: Said) -> None:
    """Which fights are open; with a name, the one that the master is busy with from now on."""
    hall, typed = said.desk.hall, said.typed.text_from()
    if typed and (fight := hall.named(typed)) is not None:
        said.desk.choose(said.who, fight)
        said.tell("reply-fight-chosen", title=hall[fight].fight.state.title)
        return
    buttons = tuple(
        Button(f'{said.typed.as_typed} "{id}"', params={"text": table.fight.state.title})
        for id, table in hall.tables.items()
    )
    said.tell("reply-fights" if buttons else "refusal-no-fight", *buttons)


def begin(said: Said) -> None:
    said.gm("begin")


def pause(said: Said) -> None:
    said.at.pause(True)


def resume(said: Said) -> None:
    said.at.pause(False)


def put_back(said: Said) -> None:
    """``replacer``: the world is asked to, before the next input."""
    if not said.at.fight.state.beings:
        raise Refused("nobody-here")
    said.desk.wish(PutBack(said.fight, said.who))


# -- creatures ---------------------------------------------------------------------------------


def add(said: Said) -> None:
    """``ajout brigand x4 caché`` or real mobs, ``ajout [ours] @e[type=zombie] 20``."""
    table = said.at
    taken = take(said.typed.rest, {"times", "hidden", "named"}, said.lexicon)
    hidden = bool(taken.fields.get("hidden"))
    side = next((v for k, v in taken.named.items() if said.lexicon.means("typed-side", k)), "")
    rest = taken.left
    at = next((n for n, piece in enumerate(rest) if piece.text.startswith("@")), None)
    if at is not None:
        template = template_of(said, rest[:at])[0] if at else ""
        said.desk.wish(_mobs(said, rest[at:], template, hidden, side))
        return
    template, left = template_of(said, rest)
    name = " ".join(p.text for p in left) or name_of(said, template)
    count = how_often(taken.fields, MOST_COPIES)
    being = Being("", name, side or OTHERS, table.rules.creatures[template], said.speaker.here)
    join(said, [being] * count, hidden)


def _mobs(said: Said, rest: list[Piece], template: str, hidden: bool, side: str) -> MobWish:
    """The selector's type and radius; nothing of the selector itself reaches the server.

    ``template``: what they are to be, "" as their type has it.
    """
    selector = rest[0].text
    whole = SELECTOR.fullmatch(selector)
    wanted = dict(part.partition("=")[::2] for part in whole[1].split(",")) if whole else {}
    kind = wanted.get("type", "").removeprefix("minecraft:")
    if not ENTITY.fullmatch(kind):
        raise Unclear("reply-bad-selector", typed=selector, example=example("add"))
    radius = MOB_RADIUS_M
    if len(rest) > 1 and rest[1].text.rstrip("m").isdecimal():
        radius = float(rest[1].text.rstrip("m")[:4])
    centre = said.desk.bodies.feet(said.who.uuid)
    kind = f"minecraft:{kind}"
    return MobWish(said.fight, said.who, kind, radius, centre, template, hidden, side)


def template_of(said: Said, rest: list[Piece]) -> tuple[str, list[Piece]]:
    """The template that the line begins with, by its words or its key, and the other pieces."""
    known = {fold(key): key for key in said.rules.creatures}
    known |= {w: k for w, k in said.lexicon.words("creature").items() if k in said.rules.creatures}
    for size in range(len(rest), 0, -1):
        typed = fold(" ".join(p.text for p in rest[:size]))
        found = known.get(typed) or known.get(typed.removesuffix("s"))
        if found is not None:
            return found, rest[size:]
    buttons = tuple(
        Button(f"{said.typed.as_typed} {key}", params={"text": name_of(said, key)})
        for key in list(said.rules.creatures)[:12]
    )
    typed = rest[0].text if rest else ""
    key = "reply-no-such-template" if rest else "reply-missing-template"
    raise Unclear(key, *buttons, typed=typed, example=example(said.typed.verb))


def name_of(said: Said, template: str) -> str:
    """What a creature of this kind is called."""
    name = said.lexicon.first(f"creature-{template}", template.replace("_", " "))
    return name[:1].upper() + name[1:]


def join(said: Said, beings: list[Being], hidden: bool = False, joins: bool = False) -> None:
    """Creatures come in; those who would share a name are numbered, after those already there."""
    placed = numbered(list(said.at.fight), beings)
    said.gm("join", joins, beings=tuple(placed), hidden=hidden)


def numbered(here: list[Creature[Any]], beings: list[Being]) -> list[Being]:
    """Names and ids of their own: Brigand 1, Brigand 2 …; a lone newcomer keeps its name."""
    names, ids = {fold(c.name) for c in here}, {*NOBODYS_IDS, *(c.id for c in here)}
    alone = {n for n in (fold(b.name) for b in beings) if _once(n, beings) and not _known(n, names)}
    done = []
    for b in beings:
        name = b.name if fold(b.name) in alone else _next_free(b.name, names)
        id = stem = slug(name) or "creature"
        n = 1
        while id in ids:
            n += 1
            id = f"{stem}-{n}"
        names.add(fold(name))
        ids.add(id)
        done.append(Being(id, name, b.side, b.sheet, b.pos, b.player, b.body, b.counters))
    return done


def _once(name: str, beings: list[Being]) -> bool:
    return sum(fold(b.name) == name for b in beings) == 1


def _known(name: str, names: set[str]) -> bool:
    return name in names or any(n.rpartition(" ")[0] == name for n in names)


def _next_free(name: str, names: set[str]) -> str:
    n = 1
    while fold(f"{name} {n}") in names:
        n += 1
    return f"{name} {n}"


def several(said: Said) -> tuple[str, ...]:
    """The creatures named in the line. Raises Unclear."""
    rest = list(said.typed.rest)
    found = said.seek().several(SEVERAL, rest)
    if rest:
        raise said.seek().no_target(rest)
    return found


def _each(verb: str) -> Callable[[Said], None]:
    """The same of the engine's verbs for each creature named, undone together."""

    def handler(said: Said) -> None:
        for i, who in enumerate(several(said)):
            said.gm(verb, joins=i > 0, who=who)

    return handler


def side(said: Said) -> None:
    """``camp brigands = gobelins``: onto the side of somebody, or a side of that name."""
    text = said.typed.text_from()
    left, sign, right = text.partition("=")
    crowd = list(said.at.fight)
    if not crowd:
        raise Refused("nobody-here")
    if not sign or not right.strip():
        sides = dict.fromkeys(c.side for c in crowd)
        said.answer(
            [Line("reply-side", {"side": s, "names": tuple(c.id for c in crowd if c.side == s)})
             for s in sides]
        )  # fmt: skip
        return
    same = said.seek().first([Piece(right.strip(), 0, True)])
    to = said.at.fight[same[1][0]].side if same else right.strip()
    rest = [Piece(w, 0) for w in left.split()]
    who = group(left, crowd) or [said.at.fight[w] for w in said.seek().several(SEVERAL, rest)]
    for i, c in enumerate(who):
        said.gm("side", joins=i > 0, who=c.id, side=to)


def place(said: Said) -> None:
    """``placer brigand 1 10 64 -3`` or ``placer brigand 1 ici``."""
    rest, seek = list(said.typed.rest), said.seek()
    numbers = rest[-3:] if len(rest) > 3 else []
    block: Block | None = seek.place(" ".join(p.text for p in numbers)) if numbers else None
    size = 3 if block else 1
    if block is None and rest:
        block = seek.place(rest[-1].text)
    who = seek.required(SOMEBODY, rest[:-size])[2]
    if block is None:
        raise Unclear("reply-bad-place", typed=rest[-1].text, example=example("place"))
    said.gm("place", who=who, to=block)


def turn(said: Said) -> None:
    said.gm("turn", who=somebody(said).id)


def state(said: Said) -> None:
    """Looks at effects; a master begins one, ``état brigand 1 aveuglé 2r``, or ends it, ``fin``."""
    taken = take(said.typed.rest, {"rounds"}, said.lexicon)
    rest = list(taken.left)
    off = [p for p in rest if said.lexicon.means("typed-off", p.text)]
    rest = [p for p in rest if p not in off]
    found = said.seek().optional(SOMEBODY, rest)
    if found is not None:
        del rest[found[0] : found[0] + found[1]]
    who = said.at.fight[found[2]] if found is not None else said.me
    if not rest:
        said.tell("reply-state", who=who.id, effects=effect_words(who))
        return
    if not said.master:
        raise Refused("not-master")
    name = effect_of(said, " ".join(p.text for p in rest))
    if off:
        said.gm("lift", who=who.id, name=name)
    else:
        said.gm("effect", who=who.id, name=name, turns=int(taken.fields.get("rounds", 0)))


def effect_of(said: Said, typed: str) -> str:
    """A declared effect by one of its words. Raises Unclear with those there are."""
    effects = said.rules.effects
    known = {fold(name): name for name in effects}
    known |= {w: n for w, n in said.lexicon.words("effect").items() if n in effects}
    if (name := known.get(fold(typed))) is not None:
        return name
    begun = {n for w, n in known.items() if w.startswith(fold(typed))}
    if len(begun) == 1:
        return begun.pop()
    names = tuple(Word(f"effect-{n}") for n, kind in effects.items() if not kind.needs)
    raise Unclear("reply-no-such-effect", typed=typed, names=names, example=example("state"))


def set_counter(said: Said) -> None:
    """``compteur brigand 1 mana 3``: any counter that the ruleset declares."""
    rest = list(said.typed.rest)
    if len(rest) < 2:
        raise Unclear("reply-missing-number", example=example("set"))
    known = {fold(c): c for c in said.rules.counters}
    known |= {w: c for w, c in said.lexicon.words("counter").items() if c in said.rules.counters}
    counter = known.get(fold(rest[-2].text))
    if counter is None:
        names = tuple(Word(f"counter-{c}") for c in said.rules.counters)
        raise Unclear(
            "reply-no-such-counter", typed=rest[-2].text, names=names, example=example("set")
        )
    set_points(said, counter, rest[:-2], rest[-1].text)


def _by_dice(sign: int) -> Callable[[Said], None]:
    """Points lost or won by dice, where the ruleset has no such verb of its own."""

    def handler(said: Said) -> None:
        shown, rest, seek = said.rules.points, list(said.typed.rest), said.seek()
        if shown is None:
            raise Refused("no-points-here")
        amount = seek.required(Arg("amount", "dice"), rest[-1:])[2]
        named = rest[:-1]
        start, size, id = seek.required(SOMEBODY, named)
        if left := named[:start] + named[start + size :]:
            raise seek.no_target(left)
        who = said.at.fight[id]
        total = throw(dice.compile(amount), who.id, said.desk.dice).total
        to = who[shown.counter] + sign * max(0, total)
        if sign > 0 and shown.most is not None:
            to = min(to, shown.most(who))
        said.gm("set", who=who.id, counter=shown.counter, to=to)

    return handler


# -- corrections -------------------------------------------------------------------------------


def undo(said: Said) -> None:
    """The last command is struck; the end of a fight too, if no other is open."""
    hall = said.desk.hall
    if said.table is None and hall.last_closed and not hall.tables:
        fight, hall.last_closed = hall.last_closed, ""
        hall.reopen(fight)
        return
    said.at.undo()


def undo_turn(said: Said) -> None:
    said.at.undo_turn()


def redo(said: Said) -> None:
    said.at.redo()


def force(said: Said) -> None:
    """``forcer 17``, ``forcer touché``, ``forcer initiative 12``: of the last command."""
    rest = list(said.typed.rest)
    if not rest:
        raise Unclear("reply-missing-force", example=example("force"))
    label = ""
    if rest[-1].text.isdecimal() and len(rest[-1].text) < 4:
        if len(rest) > 1:
            typed = fold(" ".join(p.text for p in rest[:-1]))
            label = said.lexicon.words("roll").get(typed, typed)
        said.at.force(label, int(rest[-1].text))
    else:
        typed = fold(said.typed.text_from())
        outcomes = said.rules.outcomes
        words = {fold(o): o for o in outcomes}
        words |= {w: o for w, o in said.lexicon.words("outcome").items() if o in outcomes}
        if typed not in words:
            names = tuple(Word(f"outcome-{o}") for o in outcomes)
            raise Unclear(
                "reply-no-such-outcome", typed=typed, names=names, example=example("force")
            )
        outcome = outcomes[words[typed]]
        said.at.force(outcome.roll, None, outcome.tells)
    said.tell("reply-forced", value=said.typed.text_from())


def next_turn(said: Said) -> None:
    """A master passes the turn on, or begins the first round; a player ends their own."""
    if not said.master:
        said.at.do(Command(said.speaker.by, said.me.id, "end"))
    elif said.at.fight.clock.round:
        said.gm("next")
    else:
        said.gm("begin")


MASTERS: Mapping[str, Callable[[Said], None]] = {
    "fight-open": open_fight,
    "fight-close": close_fight,
    "fight-choose": choose_fight,
    "begin": begin,
    "pause": pause,
    "resume": resume,
    "put-back": put_back,
    "add": add,
    "leave": _each("leave"),
    "hide": _each("hide"),
    "reveal": _each("reveal"),
    "side": side,
    "place": place,
    "turn": turn,
    "set": set_counter,
    "wound": _by_dice(-1),
    "mend": _by_dice(1),
    "undo": undo,
    "previous": undo_turn,
    "redo": redo,
    "force": force,
}
"""For masters alone."""

SHARED: Mapping[str, Callable[[Said], None]] = {
    "end": next_turn,
    "next": next_turn,
    "state": state,
}
"""For everybody, with more in them for a master."""
