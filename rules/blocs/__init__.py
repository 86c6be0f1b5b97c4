"""blocs: d20 combat on blocks. The registry: every name that this game uses."""

from pathlib import Path

from rules.engine.ruleset import Arg, EffectKind, Outcome, Ruleset, Shown, Verb

from . import actions, checks, encounter, movement, ready, surprise, turn
from .catalogue import BY_ENTITY, CREATURES
from .conditions import can_act
from .damage import TICKS
from .death import recover
from .melee import weapon_words
from .offers import offers
from .settings import Settings
from .sheet import Sheet, body

EDGE = ("edge", "bonus")
TARGET = Arg("target", "creature")

VERBS = {
    "hostilities": Verb(encounter.Hostilities, encounter.hostilities, when="always"),
    "attack": Verb(
        actions.Attack,
        actions.attack,
        (TARGET, Arg("weapon", "word", weapon_words, optional=True)),
        EDGE,
    ),
    "step": Verb(movement.Step, movement.step, (Arg("to", "place"),), joins=True),
    "stand": Verb(movement.Posture, movement.stand),
    "prone": Verb(movement.Posture, movement.drop_prone),
    "interact": Verb(turn.Interact, turn.interact, (Arg("what", "text", optional=True),)),
    "dash": Verb(actions.Plain, actions.dash),
    "disengage": Verb(actions.Plain, actions.disengage),
    "help": Verb(
        actions.Help,
        actions.assist,
        (Arg("ally", "creature"), Arg("target", "creature", optional=True)),
    ),
    "ready": Verb(
        ready.Ready,
        ready.ready,
        (
            Arg("when", "word", ready.trigger_words),
            TARGET,
            Arg("trigger", "text", optional=True),
        ),
    ),
    "use": Verb(
        actions.UseItem,
        actions.use,
        (Arg("item", "word", actions.item_words), Arg("target", "creature", optional=True)),
    ),
    "stabilise": Verb(actions.OnSomebody, actions.first_aid, (TARGET,)),
    "check": Verb(
        checks.Check,
        checks.check,
        (Arg("what", "word", checks.check_words),),
        (*EDGE, "dc", "secret"),
        when="always",
    ),
    "improvise": Verb(checks.Improvise, checks.improvise, (Arg("text", "text"),)),
    "surprise": Verb(
        surprise.Surprise, surprise.set_surprise, (Arg("who", "creatures"),), when="gm"
    ),
    "harm": Verb(
        checks.Harm,
        checks.gm_harm,
        (
            Arg("who", "creature"),
            Arg("amount", "dice"),
            Arg("type", "word", checks.damage_words, optional=True),
        ),
        when="gm",
    ),
    "heal": Verb(
        checks.Heal, checks.gm_heal, (Arg("who", "creature"), Arg("amount", "dice")), when="gm"
    ),
    "rest": Verb(checks.Somebody, checks.gm_rest, (Arg("who", "creature"),), when="gm"),
    "resurrect": Verb(checks.Somebody, checks.gm_resurrect, (Arg("who", "creature"),), when="gm"),
    "fate": Verb(checks.Somebody, checks.gm_fate, (Arg("who", "creature"),), when="gm"),
}

COUNTERS = (
    "pv",
    "mana",
    "stamina",
    "reaction",
    "moves",
    "full",
    "half",
    "free",
    "fate-good",
    "fate-bad",
)

EFFECTS = {
    "surprised": EffectKind(),
    "prone": EffectKind(),
    "unconscious": EffectKind(lasts=True),
    "stable": EffectKind(expired=recover, lasts=True),
    "paralysed": EffectKind(),
    "ready": EffectKind(),
    "help-attack": EffectKind(),
    "help-task": EffectKind(),
    "disengaged": EffectKind(),
    "dashed": EffectKind(),
    "extra-defence": EffectKind(),
    "dropped": EffectKind(),
    # the last tick ends these, at the start of a turn: B-DMG-01
    **{name: EffectKind(own_end=True, lasts=True) for name in TICKS},
}

QUESTIONS = (
    "hostilities",
    "hiders",
    "positions",
    "distance",
    "tie",
    "tie-players",
    "total-cover",
    "defence",
    "fumble",
    "knock-out",
    "opportunity",
    "ready-trigger",
    "ready-release",
    "stabilise",
    "difficulty",
    "improvised",
    "improvised-roll",
    "fight-over",
)

TELLS = (
    "hostilities",
    "fight-begins",
    "stealth",
    "surprised",
    "surprised-no-more",
    "position",
    "initiative",
    "roll-off",
    "round",
    "turn",
    "turn-lost",
    "attack.hit",
    "attack.miss",
    "attack.critical",
    "attack.fumble",
    "fumble-drop",
    "fumble-other",
    "revealed",
    "harm",
    "harm-creature",
    "afflicted",
    "recovered",
    "fallen",
    "knocked-out",
    "dead",
    "dead-outright",
    "fate-success",
    "fate-failure",
    "fate-one",
    "fate-twenty",
    "fate-harm",
    "stable",
    "wakes",
    "healed",
    "rested",
    "resurrected",
    "aid-success",
    "aid-failure",
    "step-stopped",
    "opportunity",
    "prone",
    "stood",
    "interacted",
    "dashed",
    "disengaged",
    "helped",
    "helped-attack",
    "ready",
    "ready-passed",
    "ready-released",
    "used",
    "check-success",
    "check-failure",
    "improvised",
    "summary",
)

REFUSALS = (
    "cannot-stand",
    "corner",
    "dead",
    "no-half-action",
    "no-hostilities",
    "no-interaction",
    "no-such-damage",
    "no-such-skill",
    "no-such-thing",
    "no-such-trigger",
    "no-such-weapon",
    "not-adjacent",
    "not-after-another",
    "not-allowed",
    "not-dead",
    "not-dying",
    "not-prone",
    "not-yourself",
    "out-already",
    "out-of-range",
    "out-of-reach",
    "paralysed",
    "passage-closed",
    "positions-to-set",
    "prone-already",
    "surprised",
    "too-far",
    "too-far-to-help",
    "total-cover",
    "unconscious",
    "weapon-dropped",
)

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
    offers=offers,
    step="step",
    walk_left=movement.allowance_left,
    body=body,
    metric="chebyshev",  # B-MOV-07, AMB-18, 19
    counters=COUNTERS,
    effects=EFFECTS,
    questions=QUESTIONS,
    tells=TELLS,
    facts=("cover", "sight", "difficult", "filled"),
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
)
