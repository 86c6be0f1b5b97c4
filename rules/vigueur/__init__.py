"""vigueur: initiative every round, block or dodge after the hit, wounds by place, morale."""

from pathlib import Path

from rules.engine.ruleset import Arg, EffectKind, Gauge, Outcome, Ruleset, Shown, Verb

from . import (
    actions,
    attack,
    charge,
    cover,
    encounter,
    flight,
    holds,
    initiative,
    movement,
    rider,
    rounds,
    saddle,
)
from .budget import POOLS
from .catalogue import BY_ENTITY, CREATURES
from .conditions import can_act, check_free
from .files import FILES
from .hands import weapon_words
from .names import EFFECT_NAMES, LASTING, MARKED, QUESTIONS, REFUSALS, TELLS
from .offers import offers
from .rounds import closing
from .settings import Settings
from .sheet import Sheet
from .tables import CONDITIONS, TRACKS
from .tally import slots, spare, tone
from .wrestling import MOVES

TARGET = Arg("target", "creature")
WHO = Arg("who", "creature")
TEXT = Arg("text", "text", optional=True)
ALL_OUT = Arg("all_out", "word", attack.all_out_words, optional=True)
KIND = Arg("kind", "word", attack.kind_words, optional=True)
ZONE = Arg("zone", "word", attack.zone_words, optional=True)

VERBS = {
    "attack": Verb(
        attack.Attack,
        closing(attack.attack),
        (TARGET, Arg("weapon", "word", weapon_words, optional=True), ZONE, ALL_OUT, KIND),
        ("edge", "bonus"),
    ),
    "weak": Verb(attack.WeakAttack, closing(attack.weak_attack), (TARGET, ZONE, ALL_OUT, KIND)),
    "hands": Verb(attack.SwapHands, attack.swap_hands),
    **{name: Verb(holds.Wrestle, closing(holds.FLOWS[name]), (TARGET, ALL_OUT)) for name in MOVES},
    "charge": Verb(charge.Charge, closing(charge.charge), (TARGET,)),
    "escape": Verb(holds.Escape, holds.escape, (ALL_OUT,)),
    "release": Verb(holds.OfHeld, holds.release, (TARGET,)),
    "drag": Verb(holds.Drag, closing(holds.drag), (TARGET, Arg("to", "place"))),
    "maintain": Verb(holds.OfHeld, closing(holds.maintain), (TARGET,)),
    "step": Verb(movement.Step, closing(movement.step), (Arg("to", "place"),), joins=True),
    "stand": Verb(movement.Stand, movement.stand),
    "mount": Verb(rider.Mount, rider.mount, (TARGET,)),
    "dismount": Verb(rider.Dismount, rider.dismount),
    "shout": Verb(actions.Words, actions.shout, (TEXT,)),
    "handle": Verb(actions.Words, actions.handle, (TEXT,)),
    "complex": Verb(actions.Words, closing(actions.complex_object), (TEXT,)),
    "long": Verb(actions.Words, actions.long_action, (TEXT,)),
    "long-offensive": Verb(actions.Words, actions.long_offensive, (TEXT,)),
    "reload": Verb(actions.Plain, closing(actions.reload)),
    "drink": Verb(
        actions.Thing,
        closing(actions.drink),
        (Arg("what", "word", actions.thing_words, optional=True),),
    ),
    "take": Verb(
        actions.Thing, actions.take, (Arg("what", "word", actions.item_words, optional=True),)
    ),
    "tend": Verb(actions.Tend, actions.tend, (Arg("target", "creature", optional=True),)),
    "cast": Verb(actions.Words, actions.cast, (TEXT,)),
    "concentrate": Verb(actions.Plain, closing(actions.concentrate)),
    "flee": Verb(flight.Flee, closing(flight.announce_flight)),
    "exchange": Verb(
        initiative.Exchange,
        initiative.exchange,
        (Arg("other", "creature"), Arg("how", "word", initiative.how_words, optional=True)),
        when="always",
    ),
    "surprise": Verb(encounter.Many, encounter.surprise, (Arg("who", "creatures"),), when="gm"),
    "attrition": Verb(encounter.Nobody, encounter.announce_attrition, when="gm"),
    "wound": Verb(
        encounter.Wound,
        encounter.gm_wound,
        (
            WHO,
            Arg("level", "word", encounter.levels, optional=True),
            Arg("place", "word", encounter.places, optional=True),
            Arg("type", "word", encounter.types, optional=True),
        ),
        when="gm",
    ),
    "heal": Verb(
        encounter.Heal,
        encounter.gm_heal,
        (WHO, Arg("level", "word", encounter.levels, optional=True)),
        when="gm",
    ),
    "fall": Verb(encounter.Somebody, encounter.gm_fall, (WHO,), when="gm"),
    "rally": Verb(encounter.Somebody, encounter.gm_rally, (WHO,), when="gm"),
    "capture": Verb(encounter.Somebody, encounter.gm_capture, (WHO,), when="gm"),
    "trip-over": Verb(encounter.Somebody, encounter.gm_prone, (WHO,), when="gm"),
}

RULESET = Ruleset(
    id="vigueur",
    version=1,
    sheet=Sheet,
    settings=Settings,
    verbs=VERBS,
    begin=encounter.begin,
    round_start=rounds.round_start,
    is_over=rounds.is_over,
    can_act=can_act,
    folder=Path(__file__).parent,
    arrive=encounter.arrive,
    turn_start=rounds.turn_start,
    turn_end=rounds.turn_end,
    finish=rounds.finish,
    check_free=check_free,
    offers=offers,
    step="step",
    walk_left=movement.walk_left,
    seat=saddle.seat,
    walker=saddle.walker,
    fall="fall",
    metric="flat",  # W-D-GEO
    counters=(*TRACKS, *POOLS),
    effects={
        name: EffectKind(lasts=name in LASTING, mark=name in MARKED)
        for name in dict.fromkeys((*EFFECT_NAMES, *CONDITIONS))
    },
    questions=QUESTIONS,
    tells=frozenset(TELLS),
    facts=("cover", "shelter", "difficult", "filled", "floor", "drop"),
    covers=cover.COVERS,
    files=FILES,
    refusals=REFUSALS,
    shown=(
        Shown("fatigue", lambda c: float(slots(c, 1))),
        Shown("blessure", lambda c: float(slots(c, 2))),
        Shown("critique", lambda c: float(slots(c, 3))),
        Shown("mortelle", lambda c: float(slots(c, 4))),
        Shown("A", public=False),
        Shown("R", public=False),
    ),
    gauge=Gauge("emplacements", TRACKS, spare, tone),
    lasting=TRACKS,
    outcomes={
        "hit": Outcome("attack", ("attack.hit", "attack.critical")),
        "miss": Outcome("attack", ("attack.miss", "attack.fumble")),
        "critical": Outcome("attack", ("attack.critical",)),
        "fumble": Outcome("attack", ("attack.fumble",)),
    },
    creatures=CREATURES,
    novice=CREATURES["novice"],
    by_entity=BY_ENTITY,
)
