"""A scenario's fight as it stands at the first step: creatures, counters, order, whose turn."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ValidationError

from rules.engine.changes import Order, Round
from rules.engine.clock import Slot
from rules.engine.records import Command, Done
from rules.engine.requests import GM
from rules.engine.ruleset import Ruleset
from rules.engine.state import Being, Item
from rules.engine.table import Table

from ..ports import Dice, facts_by_default
from ..store.store import Store
from ..table import Hall
from .file import CreatureAtStart, Scenario, ScenarioError, slug

Uuid = Callable[[str], str]
"""The UUID of a creature's player or mob, by the creature's key; "" for none."""


def sheet_of(rules: Ruleset, creature: CreatureAtStart) -> Any:
    """The template's sheet with what the scenario says differently. Raises ScenarioError."""
    base: dict[str, Any] = {}
    if creature.template:
        template = rules.creatures.get(creature.template)
        if template is None:
            known = ", ".join(sorted(rules.creatures))
            raise ScenarioError(
                f"{creature.name}: no template {creature.template} (there are {known})"
            )
        base = template.model_dump()
    try:
        return rules.sheet.model_validate(merged(base, creature.sheet))
    except ValidationError as mistakes:
        lines = [f"{creature.name}: sheet.{'.'.join(map(str, e['loc']))}: {e['msg']}"
                 for e in mistakes.errors(include_url=False)]  # fmt: skip
        raise ScenarioError(*lines) from None


def merged(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Tables key by key, everything else replaced."""
    result = dict(base)
    for key, value in over.items():
        old = result.get(key)
        both = isinstance(old, Mapping) and isinstance(value, Mapping)
        result[key] = merged(old, value) if both else value  # type: ignore[arg-type]  # both
    return result


def write_fight(
    script: Scenario,
    store: Store,
    rulesets: Mapping[str, Ruleset],
    dice: Dice,
    player: Uuid,
    body: Uuid,
) -> Table:
    """Write the fight down as if it had been played so far. Raises Refused, ScenarioError."""
    rules = rulesets[script.ruleset]
    hall = Hall(store, rulesets, dice, facts_by_default)
    fight = hall.open(script.title, script.ruleset, script.settings)
    table = hall[fight]
    for creature in script.creature:
        being = Being(
            creature.key,
            creature.name,
            creature.side or ("pj" if creature.player else "pnj"),
            sheet_of(rules, creature),
            creature.pos,
            player(creature.key),
            body(creature.key),
        )
        _do(table, "join", beings=(being,), hidden=creature.hidden)
    for creature in script.creature:
        _prepare(table, creature)
    if script.start.round:
        first = _clock(table, script)
        table = Hall(store, rulesets, dice, facts_by_default)[fight]  # folds what was written
        _do(table, "turn", who=first, hooks=script.start.hooks)
    return table


def _prepare(table: Table, creature: CreatureAtStart) -> None:
    """What is not as arrival made it."""
    who = creature.key
    for counter, value in creature.counters.items():
        _do(table, "set", who=who, counter=counter, to=_number(value))
    for n, thing in enumerate(creature.items, start=1):
        id = thing.id or f"{who}.{slug(thing.kind)}.{n}"
        item = Item(id, thing.kind, who, thing.slot, data=_frozen(thing.data))
        _do(table, "put", item=item)
    for effect in creature.effects:
        data = _frozen(effect.data)
        _do(table, "effect", who=who, name=effect.name, turns=effect.turns, data=data)


def _clock(table: Table, script: Scenario) -> str:
    """Round and order are written as they are: no rule has led there. Returns who begins."""
    start = script.start
    keys = {slug(c.name): c.key for c in script.creature} | {c.key: c.key for c in script.creature}
    places = start.order or tuple(c.key for c in script.creature)
    groups = [(p,) if isinstance(p, str) else p for p in places]
    unknown = [w for g in groups for w in g if slug(w) not in keys and w not in keys]
    if start.turn and slug(start.turn) not in keys:
        unknown.append(start.turn)
    if unknown:
        raise ScenarioError(f"start: nobody is called {', '.join(unknown)}")
    slots = tuple(
        Slot(tuple(keys.get(w, keys.get(slug(w), w)) for w in g), (len(groups) - i,))
        for i, g in enumerate(groups)
    )
    n = table.n + 1
    order = tuple(w for s in slots for w in s.who)
    table.store.append(
        [
            (n, Command(GM, GM, "order", {"who": order})),
            (n, Round(start.round)),
            (n, Order(slots)),
            (n, Done()),
        ]
    )
    return keys.get(start.turn, keys.get(slug(start.turn), "")) if start.turn else order[0]


def _do(table: Table, verb: str, **args: Any) -> None:
    table.do(Command(GM, GM, verb, args))


def _number(value: float) -> float:
    return int(value) if float(value).is_integer() else value


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(v) for v in value)
    if isinstance(value, dict):
        return {str(k): _frozen(v) for k, v in value.items()}
    return value
