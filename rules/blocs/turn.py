"""Rounds and turns: what comes back, what happens as a turn begins and as it ends."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Count, Over
from rules.engine.flows import lift, refill
from rules.engine.master import Nobody, end_turn
from rules.engine.requests import GM, Ask, Flow, Refused, Tell
from rules.engine.state import HIDDEN, Effect
from rules.engine.turns import hook

from .budget import pay_interaction, regain_reflexes, turn_budget
from .conditions import NEUTRAL, can_act, health, hostile, incapable
from .damage import tick
from .death import fate, has_fate, settle
from .falls import flyers_fall
from .hold import separate
from .mounts import riders_fall
from .off_turn import WALKING, check_turn, stop
from .places import check_place, step_back
from .settings import setting
from .sheet import Creature, Fight
from .statuses import ONGOING, TICKS, must_flee, note_fear
from .wading import wade
from .zones import suffer


@dataclass(frozen=True, slots=True)
class Interact:
    """B-TURN-04: a door, a lever, a weapon drawn or picked up; in the player's words."""

    actor: str
    what: str = ""


def round_start(fight: Fight) -> Flow[None]:
    """B-ENC-02, 05, B-REA-02: is it over, if not a new round, and everybody's reaction.

    B-SUR-06: everybody has one from the first round on, whenever it comes back later.
    """
    if fight.clock.round > 1:
        yield from propose_end(fight)
        if fight.state.over:
            return
    yield Tell("round", (), {"number": fight.clock.round})
    if fight.clock.round == 1 or setting(fight, "reaction", "recharge") == "debut_de_round":
        for c in fight:
            if not c.out and c.sheet.genre != "objet":
                yield from regain_reflexes(fight, c)


def propose_end(fight: Fight) -> Flow[None]:
    """B-ENC-05: a side has nobody left standing: the GM says whether that is the end, once each."""
    asked = fight.effects(FOUGHT_ON)
    lost, known = beaten(fight), {side for e in asked for side in e.data.get("sides", ())}
    if known - lost:
        yield from lift(asked, "up again")
        asked, known = [], known & lost
    new = not lost <= known
    again = bool(lost) and setting(fight, "combat", "fin_proposee") != "aussitot"
    if (new or again) and (yield from Ask(GM, "fight-over", ("yes", "no"), "no")) == "yes":
        yield from hook(finish(fight))
        yield Over("beaten")
    elif lost and (new or not asked):
        yield from lift(asked, "another")
        yield Begin(Effect(FOUGHT_ON, "", data={"sides": tuple(sorted(lost))}))


FOUGHT_ON = "fought-on"
"""The GM has said that the fight goes on although these sides are beaten."""


def beaten(fight: Fight) -> set[str]:
    """B-ENC-05: the sides with nobody conscious; the paralysed are not beaten.

    And "", where nobody conscious has a conscious enemy, as when all of them have fled.
    """
    crowd = [c for c in fight if c.sheet.genre != "objet"]
    standing = [c for c in crowd if not c.out and not c.has("unconscious")]
    lost = {c.side for c in crowd} - {c.side for c in standing} - {NEUTRAL}
    return lost if any(hostile(a, b) for a in standing for b in standing) else {*lost, ""}


def is_over(fight: Fight) -> bool:
    """The rounds go on until the GM says that it is over."""
    return bool(fight.state.over)


def turn_start(fight: Fight, me: Creature) -> Flow[None]:
    """AMB-75: recovery has come with its anchor; then fate, what lingers, a lost turn, the budget.

    B-TURN-01: what the turn may be spent on, in any order. B-TURN-03: talking is not among it:
    no verb stands for speech, a line without a command costs nothing, however many there are.
    """
    if me.out:
        return
    if setting(fight, "reaction", "recharge") == "debut_de_son_tour":
        yield from regain_reflexes(fight, me)
    yield from settle(fight, me)
    if me.out:
        return
    dying = me["pv"] <= 0 and has_fate(fight, me)
    late = setting(fight, "debut_tour", "destin") == "apres_effets"
    if dying and not me.has("stable") and not late:
        yield from fate(fight, me)
    if setting(fight, "tic", "moment") == "debut_tour_cible":
        yield from tick(fight, me)
    if fight.state.effects and not me.out:
        yield from suffer(fight, me, "start")
    if dying and late and not me.out and me["pv"] <= 0 and not me.has("stable"):
        yield from fate(fight, me)
    yield from separate(fight)
    yield from flyers_fall(fight)
    yield from riders_fall(fight)
    if me.out:
        return
    if not can_act(me):
        yield from refill(me, full=0, half=0, free=0, moves=0)
        yield Tell("turn-lost", (me.id,), {"why": why_lost(me)})
        return
    yield from note_fear(me)
    yield from wade(fight, me)
    yield from turn_budget(fight, me)
    yield Tell("turn", (me.id,), {"moves": me["moves"], "reaction": me["reaction"]})


def why_lost(me: Creature) -> str:
    """The effect that takes its turn away."""
    causes = ("surprised", *incapable(me.fight))
    return next(name for name in causes if me.has(name))


def end(fight: Fight, act: Nobody) -> Flow[None]:
    """B-TURN-02: the rest of the turn is given up; the terrified run first (B-STA-05)."""
    me = fight[act.actor]
    if me not in fight.acting:  # B-ACT-10: a walk that it had held ready
        yield from stop(me)
        return
    if fight.state.effects and must_flee(fight, me):
        raise Refused("must-flee", "B-STA-05", who=me.id)
    check_place(me)
    yield from end_turn(fight, act)


def turn_end(fight: Fight, me: Creature) -> Flow[None]:
    """B-TURN-02, B-MOV-01, 23: what was not walked is lost; nobody stays in another's place.

    B-ENC-05: that a side is beaten is seen as soon as the turn in which it fell is over.
    """
    if me["moves"]:
        yield Count(me.id, "moves", 0, "turn over")
    if fight.state.effects:
        if setting(fight, "tic", "moment") == "fin_tour_cible" and not me.out:
            yield from tick(fight, me)
        if not me.out:
            yield from suffer(fight, me, "end")
    yield from step_back(fight, me)
    if setting(fight, "combat", "fin_proposee") == "aussitot" and not fight.state.over:
        yield from propose_end(fight)


def interact(fight: Fight, act: Interact) -> Flow[None]:
    """B-TURN-04, 05: one thing of the surroundings for free, a second for an action."""
    me = fight[act.actor]
    fallen = [e for e in me.effects("dropped") if e.data["weapon"] == act.what][:1]
    paid = yield from pay_interaction(fight, me)
    yield from lift(fallen, "picked up")
    yield Tell("interacted", (me.id,), {"what": act.what or "none", "paid": paid})


def finish(fight: Fight) -> Flow[None]:
    """B-ENC-05: what belonged to the fight alone ends; points and afflictions stay.

    The summary comes first: of whoever was never seen, only the GM hears.
    """
    for c in list(fight):
        yield Tell("summary", (c.id,), {"health": health(c)})
    passing = [e for e in fight.effects() if e.name in PASSING]
    if setting(fight, "degats", "apres_combat") == "cessent":
        passing += [e for e in fight.effects(*TICKS) if e.name not in ONGOING]
    yield from lift(passing, "fight over")


PASSING = (
    HIDDEN,
    "surprised",
    "ready",
    WALKING,
    "help-attack",
    "help-task",
    "disengaged",
    "dashed",
    "extra-defence",
    "zone",
    "zone-felt",
    "reloading",
    "watched",
    "mounted",
    "mounting",
    "trapped",
    "peered",
    "more-attacks",
    "grappled",
    "guard",
    "passing",
    "lets-pass",
    FOUGHT_ON,
)


def check_free(fight: Fight, me: Creature, verb: str) -> None:
    """B-SUR-05, B-DTH-03: what takes away every act, said before whose turn it is.

    B-REA-03: and what keeps it waiting in its own. Raises Refused.
    """
    if me.out:
        raise Refused("out-already", "B-DTH-01", who=me.id)
    if not fight.state.effects:
        return
    check_turn(me, verb)
    if not me.has("surprised", *incapable(fight)):
        return
    if me.has("surprised"):
        raise Refused("surprised", "B-SUR-05", who=me.id)
    if me.has("unconscious"):
        raise Refused("unconscious", "B-DTH-03", who=me.id)
    raise Refused("paralysed", "B-STA-01", who=me.id)
