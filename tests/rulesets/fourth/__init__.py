"""A fake fourth game: sides act together, 2d10 under a skill, 5 points, no reactions, plans.

It shares no idea with the others. If it stops fitting, the engine has drifted towards one game.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.engine.changes import Begin, Count, Order, Out
from rules.engine.clock import Slot
from rules.engine.content import Strict, load_table
from rules.engine.fight import Creature, Fight
from rules.engine.flows import lift, pay, refill
from rules.engine.requests import Flow, Refused, Roll, Tell
from rules.engine.ruleset import Arg, EffectKind, Offer, Outcome, Ruleset, Shown, Verb
from rules.engine.state import Effect

FOLDER = Path(__file__).parent
PLACES = ("head", "body")
POINTS = 5


class Sheet(Strict):
    """Skill to hit, 2 to 20; what each place can take."""

    skill: int
    head: int = 3
    body: int = 6


class Settings(Strict):
    """Nothing to choose in this game."""


@dataclass(frozen=True, slots=True)
class Hit:
    actor: str
    target: str
    place: str = "body"


def able(c: Creature[Any]) -> bool:
    return not c.out


def arrive(fight: Fight[Any], me: Creature[Any]) -> Flow[None]:
    yield from refill(me, head=me.sheet.head, body=me.sheet.body, points=POINTS)


def hit(fight: Fight[Any], act: Hit) -> Flow[None]:
    """Two points; 2d10 at most the skill; one off the place."""
    me, target = fight[act.actor], fight[act.target]
    if target.out:
        raise Refused("target-out", who=target.id)
    yield from pay(me, points=2)
    yield from strike(me, target, act.place)


def strike(me: Creature[Any], target: Creature[Any], place: str) -> Flow[None]:
    roll = yield from Roll("hit", me.id, (10, 10))
    key = "hit.success" if roll.total <= me.sheet.skill else "hit.failure"
    yield Tell(key, (me.id, target.id), {"roll": roll, "under": me.sheet.skill, "place": place})
    if key == "hit.success":
        yield Count(target.id, place, target[place] - 1)
        if target[place] <= 0 and not target.out:
            yield Out(target.id, "down")
            yield Tell("down", (target.id,))


def plan(fight: Fight[Any], act: Hit) -> Flow[None]:
    """Both sides declare; when everybody has, all plans are carried out together."""
    if fight[act.actor].out or fight[act.actor].has("plan"):
        raise Refused("planned-already")
    target = fight[act.target]
    yield from pay(fight[act.actor], points=1)
    yield Begin(Effect("plan", act.actor, target.id, data={"place": act.place}))
    plans = fight.effects("plan")
    if len(plans) == sum(not c.out for c in fight):
        yield from lift(plans)
        for p in plans:
            if p.by in fight and not fight[p.by].out:
                yield from strike(fight[p.on], fight[p.by], p.data["place"])


def begin(fight: Fight[Any]) -> Flow[None]:
    yield Tell("begun")


def round_start(fight: Fight[Any]) -> Flow[None]:
    """One slot a side, the sides in the order of a die each; ties keep the order of arrival."""
    slots = []
    for side in dict.fromkeys(c.side for c in fight if not c.out):
        members = tuple(c.id for c in fight if c.side == side and not c.out)
        for m in members:
            yield from refill(fight[m], points=POINTS)
        roll = yield from Roll("side", members[0], (10,))
        slots.append(Slot(members, (roll.total,)))
    yield Order(tuple(sorted(slots, key=lambda s: s.count, reverse=True)))


def is_over(fight: Fight[Any]) -> bool:
    return len({c.side for c in fight if not c.out}) < 2


def offers(fight: Fight[Any], me: Creature[Any]) -> tuple[Offer, ...]:
    foes = [c for c in fight if c.side != me.side and not c.out and me.perceives(c)]
    hits = [Offer("hit", {"target": c.id, "place": "body"}) for c in foes if me["points"] >= 2]
    plans = [Offer("plan", {"target": c.id, "place": "head"}) for c in foes[:1]]
    if me["points"] < 1 or me.has("plan"):
        plans = []
    return (*hits, *plans, Offer("end"))


def places(fight: Fight[Any], me: Creature[Any]) -> dict[str, str]:
    return {p: p for p in PLACES}


ARGS = (Arg("target", "creature"), Arg("place", "word", places, optional=True))

RULESET = Ruleset(
    id="fourth",
    version=1,
    sheet=Sheet,
    settings=Settings,
    verbs={"hit": Verb(Hit, hit, ARGS), "plan": Verb(Hit, plan, ARGS, when="always")},
    begin=begin,
    round_start=round_start,
    is_over=is_over,
    can_act=able,
    folder=FOLDER,
    arrive=arrive,
    offers=offers,
    counters=("head", "body", "points"),
    effects={"plan": EffectKind()},
    tells=("begun", "hit.success", "hit.failure", "down"),
    refusals=("planned-already", "target-out"),
    shown=(Shown("body", lambda c: c.sheet.body), Shown("points", public=False)),
    outcomes={"success": Outcome("hit", ("hit.success",))},
    creatures=load_table(FOLDER / "data" / "creatures.toml", Sheet),
    by_entity={"minecraft:zombie": "brute"},
)
