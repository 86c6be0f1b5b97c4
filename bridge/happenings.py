"""The engine's own doings as lines: arrivals, the GM's hand, undo and redo, pause, the end."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.engine import changes
from rules.engine.records import Command, Restored, Struck
from rules.engine.requests import GM
from rules.engine.state import HIDDEN, Effect, State

from .arithmetic import stacked
from .buttons import button, row, verb_label
from .i18n import listed
from .minecraft.text import Text
from .view import View
from .wording import Wording

GM_ONLY_COLOR = "light_purple"


def change(wording: Wording, view: View, record: Any) -> tuple[Text, ...]:
    """The line of a change, if the engine itself has one; what rules do is theirs to tell."""
    verb = view.course.command.verb if view.course.command else ""
    match record:
        case changes.Open():
            return opened(wording, view)
        case changes.Over():
            return ended(wording, view)
        case changes.Leave():
            return _of(wording, record.who, "left")
        case changes.Side() if verb == "side":
            return _of(wording, record.who, "side-changed", side=record.side)
        case changes.Count() if verb == "set":
            return counted(wording, view, record)
        case changes.Move() if verb == "place":
            return _to_gm(wording, "placed", record.who, at=" ".join(map(str, record.to)))
        case changes.Begin() if verb in ("effect", "hide"):
            return begun(wording, record.effect)
        case changes.End():
            return ended_effect(wording, view, verb, record)
        case changes.Order() if verb in ("order", "swap", "together"):
            who = [w for s in record.slots for w in s.who if wording.knows(w)]
            return (Text(wording.say("order-changed", who=wording.names(who))),)
        case _:
            return ()


def arrivals(wording: Wording, view: View) -> tuple[Text, ...]:
    """``+ Mira, Brigand 1 à 4 entrent en combat.``, the hidden ones to the GM alone."""
    joined = [w for w in view.course.joined if w in view.state.beings]
    hidden = [w for w in joined if not view.perceives(("",), w)]
    lines = []
    for key, group in (
        ("joined", [w for w in joined if w not in hidden]),
        ("joined-hidden", [w for w in hidden if wording.knows(w)]),
    ):
        if group:
            text = wording.say(key, who=wording.names(group), count=len(group))
            lines.append(Text(text, color=GM_ONLY_COLOR if key == "joined-hidden" else ""))
    return tuple(lines)


def opened(wording: Wording, view: View) -> tuple[Text, ...]:
    """``⚔ Combat « Pont rouge » ouvert (blocs). [rejoindre]``."""
    rules = wording.word(f"ruleset-{view.rules.id}", fallback=view.rules.id)
    line = wording.say("opened", title=view.state.title, rules=rules)
    payload = {"do": "say", "fight": view.id, "line": wording.say("typed-join")}
    join = button(wording, wording.say("button-join"), payload, wording.say("join-hint"))
    return (Text("", children=(Text("⚔ ", color="gold"), Text(line), *row([join]))),)


def ended(wording: Wording, view: View) -> tuple[Text, ...]:
    """``⚑ Fin du combat « Pont rouge » : 3 rounds.``, and who was lost on which side."""
    state = view.state
    why = wording.word(f"over-{state.over}", f"value-{state.over}", fallback=state.over)
    line = wording.say("ended", title=state.title, rounds=state.clock.round, why=why)
    lost = [b for b in state.beings.values() if b.out and wording.knows(b.id)]
    parts = [Text("⚑ ", color="gold"), Text(line)]
    if lost:
        parts.append(Text(" " + wording.say("losses", who=wording.names([b.id for b in lost]))))
    return (Text("", children=tuple(parts)),)


def counted(wording: Wording, view: View, record: changes.Count) -> tuple[Text, ...]:
    """The GM has set a counter."""
    shown = next((s for s in view.rules.shown if s.counter == record.name), None)
    public = shown is not None and shown.public
    if not (wording.reader.master or record.who in wording.reader.creatures
            or (public and wording.knows(record.who))):  # fmt: skip
        return ()
    being = view.before.beings.get(record.who)
    old = being.counters.get(record.name, 0) if being else 0
    counter = wording.word(f"counter-{record.name}", fallback=record.name)
    who = wording.name(record.who)
    return (Text(wording.say("counter-set", who=who, counter=counter,
                             old=wording.number(old), new=wording.number(record.to))),)  # fmt: skip


def begun(wording: Wording, effect: Effect) -> tuple[Text, ...]:
    """The GM has begun an effect; hiding somebody is his alone to know."""
    if effect.name == HIDDEN:
        key = "hidden-from" if effect.by else "hidden"
        observer = wording.name(effect.by) if effect.by else ""
        return _to_gm(wording, key, effect.on, observer=observer)
    until = wording.until(effect.until)
    key = "effect-begun-until" if until else "effect-begun"
    name = wording.word(f"effect-{effect.name}", fallback=effect.name)
    return _of(wording, effect.on, key, effect=name, until=until)


def ended_effect(wording: Wording, view: View, verb: str, record: changes.End) -> tuple[Text, ...]:
    """By the GM's word, or because its time is over and the rules say nothing of it."""
    effect = view.before.effects.get(record.effect)
    if effect is None:
        return ()
    if effect.name == HIDDEN:
        return _of(wording, effect.on, "appears") if verb in ("reveal", "lift") else ()
    kind = view.rules.effects.get(effect.name)
    silent = kind is not None and (kind.expired is not None or kind.own_end)
    mine = wording.reader.speaks_for(view, effect.on) or wording.reader.master
    if verb == "lift" or (record.why == "expired" and not silent and mine):
        name = wording.word(f"effect-{effect.name}", fallback=effect.name)
        return _of(wording, effect.on, "effect-ended", effect=name)
    return ()


# -- undo and redo -----------------------------------------------------------------------------


def struck(wording: Wording, view: View, record: Struck | Restored) -> tuple[Text, ...]:
    """``↶ Annulé : attaquer (Mira).``; what it gives back is on the hover."""
    why = record.why if isinstance(record, Struck) else "restored"
    commands = [view.commands[n] for n in record.commands if n in view.commands]
    first = commands[0] if commands else None
    mark, color = ("↷ ", "green") if why == "restored" else ("↶ ", "red")
    changed = list(differences(wording, view.rules.shown, view.before, view.state))
    hidden = first is not None and not shareable(wording, first)
    if hidden and not changed and view.before.clock == view.state.clock:
        return ()  # nothing of it ever showed
    if first is None or hidden:
        line = wording.say(f"struck-{why}-short")
    else:
        verbs = dict.fromkeys(c.verb for c in commands if shareable(wording, c))
        what = listed(wording.language, [verb_label(wording, v) for v in verbs])
        times = len(commands) if len(verbs) == 1 else 1
        actor = "none" if first.actor == GM else wording.name(first.actor)
        line = wording.say(f"struck-{why}", what=what, who=actor, count=times)
    hover = stacked(Text(t) for t in changed)
    return (Text("", children=(Text(mark, color=color), Text(line)), hover=hover),)


def shareable(wording: Wording, command: Command) -> bool:
    """Whether the reader may know of everybody that a command names."""
    named = [v for v in _flat(command.args) if wording.is_creature(v)]
    return all(wording.knows(w) for w in (command.actor, *named))


def _flat(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for v in value.values():
            yield from _flat(v)
    elif isinstance(value, tuple | list):
        for v in value:
            yield from _flat(v)
    elif hasattr(value, "id"):
        yield from _flat(value.id)


def differences(wording: Wording, shown: Any, old: State, new: State) -> Iterator[str]:
    """Counters that are not what they were, as far as the reader may know."""
    for id, being in new.beings.items():
        before = old.beings.get(id)
        if before is None or before is being or not wording.knows(id):
            continue
        for s in shown:
            if not (s.public or wording.reader.master or id in wording.reader.creatures):
                continue
            was, now = before.counters.get(s.counter, 0), being.counters.get(s.counter, 0)
            if was != now:
                counter = wording.word(f"counter-{s.counter}", fallback=s.counter)
                yield wording.say("counter-set", who=wording.name(id), counter=counter,
                                  old=wording.number(was), new=wording.number(now))  # fmt: skip


# -- small pieces ------------------------------------------------------------------------------


def _of(wording: Wording, who: str, key: str, **args: Any) -> tuple[Text, ...]:
    """A line about a creature, to those who may know of it."""
    if not wording.knows(who):
        return ()
    return (Text(wording.say(key, who=wording.name(who), **args)),)


def _to_gm(wording: Wording, key: str, who: str, **args: Any) -> tuple[Text, ...]:
    if not wording.reader.master:
        return ()
    return (Text(wording.say(key, who=wording.name(who), **args), color=GM_ONLY_COLOR),)
