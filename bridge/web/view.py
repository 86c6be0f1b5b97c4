"""A fight as JSON, for one kind of reader: the game master, or a bystander who sees no secret."""

from typing import Any

from rules.engine.fight import Creature, Fight
from rules.engine.records import Question
from rules.engine.requests import GM
from rules.engine.state import HIDDEN


def fight_view(
    id: str, fight: Fight[Any], open: dict[str, Question], paused: bool, master: bool
) -> dict[str, Any]:
    """What the reader may see. A creature hidden from bystanders is not there at all."""
    seen = [c for c in fight if master or not fight.hidden_from("", c.id)]
    ids = {c.id for c in seen}
    state = fight.state
    return {
        "id": id,
        "title": state.title,
        "ruleset": fight.rules.id,
        "round": fight.clock.round,
        "turn": [w for w in fight.clock.acting() if w in ids],
        "order": [who for slot in fight.clock.slots for who in slot.who if who in ids],
        "paused": paused,
        "over": state.over,
        "awaited": [{"id": i, **_question(q, master)} for i, q in open.items()
                    if master or q.who in ids],
        "creatures": [_creature(c, ids, master) for c in seen],
    }  # fmt: skip


def _question(question: Question, master: bool) -> dict[str, Any]:
    name = getattr(question, "question", None) or getattr(question, "label", "")
    if not master:  # what is asked may name what its asker alone knows
        return {"who": question.who}
    return {
        "who": question.who,
        "question": name,
        "options": list(getattr(question, "options", ())),
    }


def _creature(creature: Creature[Any], seen: set[str], master: bool) -> dict[str, Any]:
    being = creature.being
    shown = {
        s.counter: {"now": creature[s.counter], "most": s.most(creature) if s.most else None}
        for s in creature.fight.rules.shown
        if master or s.public
    }
    effects = [e for e in creature.effects() if master or _open_effect(e.name, e.by, seen)]
    view: dict[str, Any] = {
        "id": creature.id,
        "name": being.name,
        "side": being.side,
        "out": being.out,
        "played": bool(being.player),
        "position": being.pos,
        "counters": shown,
        "effects": list(dict.fromkeys(e.name for e in effects)),
    }
    if master:
        view["hidden"] = creature.has(HIDDEN)
        view["all_counters"] = dict(being.counters)
    return view


def _open_effect(name: str, by: str, seen: set[str]) -> bool:
    return name != HIDDEN and (by in ("", GM) or by in seen)
