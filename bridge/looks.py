"""Verbs that only look: the order, a sheet, a distance, what may be done. Told to the speaker."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.engine.fight import Creature
from rules.engine.geometry import straight
from rules.engine.requests import Refused
from rules.engine.ruleset import Arg, Offer, Shown
from rules.engine.state import RULED
from rules.engine.turns import let_in, may_use

from . import marches
from .destination import destination
from .gauge import parts
from .marches import March
from .phrase import fold, whole
from .router import MOST_BUTTONS, Unclear, example
from .said import Said
from .store.rows import Button, Line, Word
from .targets import BY_ID, visible, without_one
from .written import written

DEFAULT_RADIUS_M = 30
HELP_PER_LINE = 6
SOMEBODY = Arg("who", "creature", optional=True)


def somebody(said: Said) -> Creature[Any]:
    """The creature named, else one's own. Raises Unclear, Refused."""
    rest = list(said.typed.rest)
    found = said.seek().optional(SOMEBODY, rest)
    if found is not None:
        return said.at.fight[found[2]]
    if rest:
        raise said.seek().no_target(rest)
    return said.me


def mine(said: Said, who: Creature[Any]) -> bool:
    """Whether the speaker may read everything about it."""
    return said.master or who.being.player == said.who.uuid


def order(said: Said) -> None:
    """Who comes when; somebody hidden is not there for those who do not perceive them."""
    fight = said.at.fight
    lines = [Line("reply-order", {"title": fight.state.title, "round": fight.clock.round})]
    acting = fight.clock.acting()
    for who in visible(fight, said.speaker.observer):
        state = "acting" if who.id in acting else "out" if who.out else "waiting"
        params = {"who": who.id, "state": state}
        counts = [s.count[0] for s in fight.clock.slots if who.id in s.who and s.count]
        if counts:
            lines.append(Line("reply-order-line-count", {**params, "count": counts[0]}))
        else:
            lines.append(Line("reply-order-line", params))
    if len(lines) == 1:
        lines.append(Line("reply-order-empty"))
    said.answer(lines)


def _shown(who: Creature[Any], shown: Shown) -> dict[str, Any]:
    most = shown.most(who) if shown.most else 0
    return {
        "who": who.id,
        "counter": Word(f"counter-{shown.counter}"),
        "value": who[shown.counter],
        "most": most,
    }


def sheet(said: Said) -> None:
    """Counters and effects; the numbers of the sheet for whoever plays it."""
    who = somebody(said)
    lines = [Line("reply-sheet", {"who": who.id, "side": who.side})]
    for shown in said.rules.shown:
        if tells(said, who, shown):
            lines.append(Line("reply-sheet-counter", _shown(who, shown)))
    lines.append(Line("reply-sheet-effects", {"who": who.id, "effects": effect_words(who)}))
    lines += _relations(said, who)
    if mine(said, who):
        lines += written(who.sheet, said.lexicon)
    said.answer(lines)


def _relations(said: Said, who: Creature[Any]) -> list[Line]:
    """Who has what on it, and on whom it has what: holds, mounts, spells."""
    lines = []
    for e in said.at.fight.state.effects.values():
        if e.by not in said.at.fight or who.id not in (e.on, e.by) or e.by == e.on:
            continue
        other = said.at.fight[e.by if e.on == who.id else e.on]
        if e.on in said.at.fight and who.fight.rules.effects[e.name].mark and knows(said, other):
            side = "by" if e.on == who.id else "on"
            word = Word(f"effect-{e.name}")
            lines.append(Line(f"reply-sheet-{side}", {"effect": word, "other": other.id}))
    return lines


def knows(said: Said, who: Creature[Any]) -> bool:
    """Whether the speaker may hear of this creature."""
    return said.master or who.id in [c.id for c in visible(said.at.fight, said.speaker.observer)]


def tells(said: Said, who: Creature[Any], shown: Shown) -> bool:
    """Whether the speaker may know a counter: his own, and what is public of a player's creature.

    How much an adversary can still bear is for the eye to judge, not for the numbers.
    """
    return mine(said, who) or (shown.public and bool(who.being.player))


def effect_words(who: Creature[Any]) -> tuple[Word, ...]:
    """What lasts on it, each once; not what the game master says of the world about it."""
    names = dict.fromkeys(e.name for e in who.effects() if e.name != RULED)
    return tuple(Word(f"effect-{name}") for name in names)


def walk_left(said: Said) -> None:
    """What is left to walk this turn; with a place or somebody after it, walks there."""
    if said.typed.rest:
        send(said)
        return
    who, left = said.me, said.rules.walk_left
    if left is None:
        raise Refused("no-steps-here")
    said.tell("reply-walk-left", who=who.id, left=left(who))


def send(said: Said) -> None:
    """``en orc déplacement vers Aldric``: from now on it is on its way."""
    table, me = said.at, said.me
    if not said.rules.step:
        raise Refused("no-steps-here")
    if table.run is not None:
        raise Refused("waiting", who=tuple(dict.fromkeys(q.who for q in table.open.values())))
    me = table.fight[said.rules.walker(me)]
    clock, step = table.fight.clock, said.rules.step
    if not clock.round:
        raise Refused("not-begun")
    said.rules.check_free(table.fight, me, step)
    if not may_use(table.fight, me.id, step):
        raise Refused("not-your-turn", who=me.id, acting=clock.acting())
    to = destination(said, me, list(said.typed.rest))
    marches.keep(said.desk.store, March(said.fight, me.id, said.who.uuid, to, me.pos))


def distance(said: Said) -> None:
    """Edge to edge by the ruleset, from feet to feet by the world, and the climb."""
    me, seek = said.me, said.seek()
    *_, other = seek.required(Arg("who", "creature"), list(said.typed.rest))
    target = said.at.fight[other]
    climb = target.pos[1] - me.pos[1]
    said.tell(
        "reply-distance",
        who=target.id,
        edge=me.distance(target),
        metric=said.rules.metric,
        climb=climb,
        feet=round(_metres(said, me, target), 1),
    )


def _metres(said: Said, one: Creature[Any], other: Creature[Any]) -> float:
    """Between two pairs of feet as they were last seen, else between their blocks."""
    a, b = said.desk.bodies.feet(one.being.body), said.desk.bodies.feet(other.being.body)
    if a is not None and b is not None:
        return straight(a, b)
    return straight(_middle(one), _middle(other))


def _middle(who: Creature[Any]) -> tuple[float, float, float]:
    x, y, z = who.pos
    return x + 0.5, float(y), z + 0.5


def nearby(said: Said) -> None:
    """Who is strictly inside a radius, nearest first, whole metres cut."""
    typed = said.typed.rest[0].text.rstrip("m") if said.typed.rest else str(DEFAULT_RADIUS_M)
    if not typed.isdecimal() or len(typed) > 4:
        raise Unclear("reply-bad-number", typed=typed, example=example("near"))
    me, found = said.me, []
    for other in visible(said.at.fight, said.speaker.observer):
        if other.id != me.id and other.placed and me.placed:
            metres = _metres(said, me, other)
            if metres < int(typed):
                found.append((metres, other.name))
    names = tuple(f"{name} ({int(metres)} m)" for metres, name in sorted(found))
    said.tell("reply-near" if names else "reply-near-nobody", radius=int(typed), names=names)


def actions(said: Said) -> None:
    """What one's creature may do now, each a button."""
    who = said.me
    fight = said.at.fight
    now = who in fight.acting or who.id in let_in(fight)
    offers = said.rules.offers(fight, who) if now else ()
    if not offers:
        said.tell("reply-no-actions", who=who.id)
        return
    buttons = tuple(offer_button(said, who, o) for o in offers[: 3 * MOST_BUTTONS])
    said.tell("reply-actions", *buttons, who=who.id)


def offer_button(said: Said, who: Creature[Any], offer: Offer) -> Button:
    """The button of one offer; its line names creatures by id, so it is never misunderstood."""
    words, shown = [said.lexicon.first(f"verb-{offer.verb}", offer.verb)], []
    rule = said.rules.verbs.get(offer.verb)
    for arg in rule.args if rule else ():
        if arg.name not in offer.args:
            continue
        value = offer.args[arg.name]
        known = arg.words(said.at.fight, who) if arg.words else {}
        word = next((w for w, v in known.items() if v == value), str(value))
        if arg.kind == "creature":
            word = f"{BY_ID}{value}"
        words.append(f'"{word}"' if " " in word else word)
        shown.append(value if arg.kind == "creature" else word)
    label = Word(f"verb-{offer.verb}", "label")
    params = {"verb": label, "what": tuple(shown[:1]), "detail": tuple(shown[1:])}
    return Button(" ".join(words), "reply-button-offer", params)


def allowed(said: Said) -> set[str]:
    """The verbs that this speaker may use here, by id."""
    verbs = set(said.lexicon.verbs.values())
    if said.master:
        return verbs
    rules = said.table.rules.verbs if said.table else {}
    return {v for v in verbs - said.desk.masters_only if v not in rules or rules[v].when != "gm"}


def usage(said: Said) -> None:
    """All verbs, or one with its help and an example."""
    lexicon = said.lexicon
    if not said.typed.rest:
        names = sorted({lexicon.first(f"verb-{v}", v) for v in allowed(said)}, key=fold)
        buttons = [Button(f'{said.typed.as_typed} "{n}"', params={"text": n}) for n in names]
        lines = [Line("reply-help", {})]
        for at in range(0, len(buttons), HELP_PER_LINE):
            lines.append(Line("reply-help-row", {}, tuple(buttons[at : at + HELP_PER_LINE])))
        said.answer(lines)
        return
    typed = said.typed.text_from()
    verb = lexicon.verbs.get(fold(typed)) or lexicon.nearest_verb(typed)
    if verb is None:
        raise Unclear("reply-unknown-verb", Button("aide", "reply-button-help"), typed=typed)
    others = tuple(f"{said.desk.prefix}{name}" for name in lexicon.names_of(verb))
    said.answer(
        [
            Line("reply-help-verb", {"verb": Word(f"verb-{verb}", "help"), "words": others}),
            Line("reply-help-example", {"example": example(verb)}),
        ]
    )


def points(said: Said) -> None:
    """The points of a creature; a master may set them: ``pv brigand 1 +3``.

    ``pv brigand 1`` for the only brigand may mean either: it is asked which.
    """
    shown = said.rules.points
    if shown is None:
        raise Refused("no-points-here")
    rest = list(said.typed.rest)
    ends_in_one = said.master and rest and rest[-1].text == "1"
    if ends_in_one and (name := without_one(rest, said.seek().crowd())) is not None:
        typed = " ".join(p.text for p in name)
        line = f"{said.typed.as_typed} {typed}"
        either = [Button(text, params={"text": text}) for text in (line, f"{line} =1")]
        said.tell("reply-one-or-number", *either, typed=typed)
        return
    if rest and _amount(rest[-1].text) is not None:
        named = said.seek().optional(SOMEBODY, rest)
        if len(rest) == 1 if named is None else named[1] < len(rest):
            set_points(said, shown.counter, rest[:-1], rest[-1].text)
            return
    who = somebody(said)
    if said.master and (found := said.seek().optional(SOMEBODY, rest)) and found[1] < len(rest):
        raise Unclear("reply-bad-number", typed=rest[-1].text, example=example("points"))
    if not tells(said, who, shown):
        raise Refused("not-yours", verb=said.typed.verb)
    if said.rules.gauge is None:
        said.tell("reply-points", **_shown(who, shown))
        return
    gauge = said.rules.gauge
    words = {"counter": Word(f"counter-{gauge.name}"), "left": gauge.left(who)}
    lines = [Line("reply-gauge", {"who": who.id, **words})]
    lines += [Line("reply-sheet-counter", _shown(who, s)) for s, *_ in parts(who)]
    said.answer(lines)


def _amount(text: str) -> int | None:
    return whole(text.removeprefix("=")) if len(text) < 9 else None


def set_points(said: Said, counter: str, rest: list[Any], typed: str) -> None:
    """A master sets a counter: to a number, or by +n, -n."""
    if not said.master:
        raise Refused("not-master")
    seek = said.seek()
    who = said.at.fight[seek.required(Arg("who", "creature"), rest)[2]] if rest else said.me
    amount = _amount(typed)
    if amount is None:
        raise Unclear("reply-bad-number", typed=typed, example=example("points"))
    relative = typed[0] in "+-−"
    to = who[counter] + amount if relative else amount
    said.gm("set", who=who.id, counter=counter, to=to)


LOOKS: Mapping[str, Callable[[Said], None]] = {
    "order": order,
    "sheet": sheet,
    "walk-left": walk_left,
    "distance": distance,
    "near": nearby,
    "actions": actions,
    "usage": usage,
    "points": points,
}
