"""d35: the combat actions of d20 3.5, in their French text."""

from dataclasses import replace
from pathlib import Path

from rules.engine.ruleset import Ruleset, Shown

from . import theme
from .catalogue import BY_ENTITY, CREATURES
from .cover import COVER_SHARES
from .encounter import arrive, begin
from .files import FILES
from .movement import walk_left
from .offers import offers
from .rounds import can_act, closing, finish, is_over, round_start, turn_end, turn_start
from .seats import flies, seat, walker
from .settings import Settings
from .sheet import Sheet
from .space import body
from .themes import THEMES

theme.install(THEMES)

RULESET = Ruleset(
    id="d35",
    version=1,
    sheet=Sheet,
    settings=Settings,
    verbs={
        name: replace(verb, flow=closing(verb.flow))
        for part in THEMES
        for name, verb in part.verbs.items()
    },
    begin=begin,
    round_start=round_start,
    is_over=is_over,
    can_act=can_act,
    folder=Path(__file__).parent,
    arrive=arrive,
    turn_start=turn_start,
    turn_end=turn_end,
    finish=finish,
    offers=offers,
    step="step",
    walk_left=walk_left,
    seat=seat,
    walker=walker,
    flies=flies,
    fall="fall",
    body=body,
    metric="euclid",
    covers=COVER_SHARES,
    counters=theme.all_of("counters"),
    effects=theme.effect_kinds(),
    questions=theme.all_of("questions"),
    tells=frozenset(theme.all_of("tells")),
    facts=theme.all_of("facts"),
    files=FILES,
    refusals=theme.all_of("refusals"),
    shown=(
        Shown("pv", lambda c: float(c.sheet.pv)),
        Shown("non_letal"),
        Shown("simple", public=False),
        Shown("mouvement", public=False),
    ),
    lasting=("pv", "non_letal"),
    outcomes={name: how for part in THEMES for name, how in part.outcomes.items()},
    creatures=CREATURES,
    novice=CREATURES["novice"],
    by_entity=BY_ENTITY,
    records=tuple(kind for part in THEMES for kind in part.records),
)
