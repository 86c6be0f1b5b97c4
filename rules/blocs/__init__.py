"""blocs: d20 combat on blocks: the ruleset, put together."""

from pathlib import Path

from rules.engine.ruleset import Outcome, Ruleset, Shown

from . import cover, encounter, modes, movement, off_turn, riding, turn
from .bodies import body
from .catalogue import BY_ENTITY, CREATURES
from .conditions import can_act
from .files import FILES
from .names import COUNTERS, EFFECTS, FACTS, QUESTIONS, REFUSALS, TELLS
from .offers import offers
from .settings import Settings, metric
from .sheet import Sheet
from .verbs import VERBS

RULESET = Ruleset(
    id="blocs",
    version=1,
    sheet=Sheet,
    settings=Settings,
    verbs=VERBS,
    begin=encounter.begin,
    round_start=turn.round_start,
    is_over=turn.is_over,
    can_act=can_act,
    folder=Path(__file__).parent,
    arrive=encounter.arrive,
    turn_start=turn.turn_start,
    turn_end=turn.turn_end,
    finish=turn.finish,
    check_free=turn.check_free,
    off_turn=off_turn.off_turn,
    offers=offers,
    step="step",
    walk_left=movement.allowance_left,
    seat=riding.seat,
    walker=riding.walker,
    flies=modes.flies,
    fall="fall",
    body=body,
    metric="chebyshev",  # B-MOV-07, AMB-18
    metric_by=metric,
    counters=COUNTERS,
    effects=EFFECTS,
    questions=QUESTIONS,
    tells=frozenset(TELLS),
    facts=FACTS,
    covers=cover.COVERS,
    covers_by=cover.covers,
    cover_by_bodies=cover.BY_BODIES,
    files=FILES,
    refusals=REFUSALS,
    shown=(
        Shown("pv", lambda c: float(c.sheet.pv_max)),
        Shown("mana", lambda c: float(c.sheet.mana_max), public=False),
        Shown("stamina", lambda c: float(c.sheet.stamina_max), public=False),
        Shown("reaction", public=False),
        Shown("moves", lambda c: float(c.sheet.deplacement), public=False),
    ),
    lasting=("pv", "mana", "stamina", "fate-good", "fate-bad"),
    outcomes={
        "hit": Outcome("attack", ("attack.hit", "attack.critical")),
        "miss": Outcome("attack", ("attack.miss", "attack.fumble")),
        "critical": Outcome("attack", ("attack.critical",)),
        "fumble": Outcome("attack", ("attack.fumble",)),
        "success": Outcome("", ("check-success", "aid-success", "fate-success")),
        "failure": Outcome("", ("check-failure", "aid-failure", "fate-failure")),
    },
    creatures=CREATURES,
    by_entity=BY_ENTITY,
    novice=CREATURES["novice"],
)
