"""An action of the table from its cost to its exposure, and the acts that nothing else covers."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.requests import GM, Ask, AskNumber, Flow, Refused, Tell
from rules.engine.ruleset import Arg, Verb

from .action_table import ACTIONS, Action
from .budget import spend
from .checks import skill_check
from .opportunity import provoke
from .sheet import Creature, Fight
from .skills import SKILLS
from .theme import Theme, forbidden


@dataclass(frozen=True, slots=True)
class Words:
    actor: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class UseSkill:
    """``dc`` 0: the GM says."""

    actor: str
    skill: str
    dc: int = 0


def lookup(action: str) -> Action:
    """D-ACT-14: type and exposure of an action of the table, by its id."""
    return ACTIONS[action]


def exposes(action: str, helped: str = "", held: bool = False) -> bool:
    """D-TAB-01, D-TAB-02, D-TAB-03: whether the act itself exposes, apart from any walk.

    ``helped``: the action that one helps with, for help exposes as that does. ``held``: the thing
    struck at is held, carried or worn by somebody.
    """
    provokes = lookup(action).provokes
    if provokes == "as_action":
        return bool(helped) and exposes(helped)
    return held if provokes == "held" else provokes in ("yes", "start")


def perform(fight: Fight, me: Creature, action: str, rule: str = "", kind: str = "") -> Flow[bool]:
    """D-ACT-03, D-ACT-04, D-TAB-01: pay for an action of the table and expose oneself if it does.

    ``kind``: another cost than the table's. False: struck down before it was done.
    """
    yield from spend(fight, me, kind or lookup(action).type, rule)
    if not exposes(action):
        return True
    verdict = yield from provoke(fight, me, action)
    return verdict.able


def check_act(me: Creature, rule: str) -> None:
    """Raises Refused for somebody who can do nothing with his hands."""
    if why := forbidden(me, "hands") or forbidden(me, "gear"):
        raise Refused("cannot-act", rule, who=me.id, why=why)


KINDS = ("standard", "move", "full", "free", "none")


def unlisted(fight: Fight, act: Words) -> Flow[None]:
    """D-OTHER-01, D-ROUND-02, D-FULL-08, D-TAB-08: the GM says what it takes and exposes to."""
    me = fight[act.actor]
    about = {"who": me.id, "text": act.text}
    kind = yield from Ask(GM, "other-action", (*KINDS, "no"), "standard", about)
    if kind == "no":
        raise Refused("not-in-a-round", "D-ROUND-02", who=me.id)
    exposes = yield from Ask(GM, "other-provokes", ("yes", "no"), "no", about)
    yield from spend(fight, me, str(kind), "D-OTHER-01")
    if exposes == "yes":
        verdict = yield from provoke(fight, me, "other")
        if not verdict.able:
            return
    yield Tell("acted", (me.id,), {"text": act.text or "none"})


# -- skills ---------------------------------------------------------------------------------------

SKILL_COST: Mapping[str, str] = {
    "concentration": "none",
    "ride": "free",
    "tumble": "none",
    "use_magic_device": "none",
    "escape_artist": "full",
    "spot": "move",
    "hide": "none",
    "climb": "none",
    "swim": "none",
}
"""What trying takes; a standard action where nothing is said (D-OTHER-03)."""


def skill_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {skill.nom: skill.id for skill in SKILLS.values()}


def use_skill(fight: Fight, act: UseSkill) -> Flow[None]:
    """D-OTHER-03, D-ACT-13: most take a standard action, some are a part of another act."""
    me = fight[act.actor]
    known = {skill.id: name for name, skill in SKILLS.items()}
    if act.skill not in known:
        raise Refused("no-such-skill", "D-OTHER-03", name=act.skill)
    skill = SKILLS[known[act.skill]]
    if skill.trained and known[act.skill] not in me.sheet.competences:
        raise Refused("untrained", "D-OTHER-03", skill=act.skill)
    kind = SKILL_COST.get(act.skill, "standard")
    about = {"who": me.id, "skill": act.skill}
    dc = act.dc or (yield from AskNumber(GM, "skill-dc", 1, 60, 15, about))
    yield from spend(fight, me, kind, "D-OTHER-03")
    if kind in ("standard", "full"):
        exposes = yield from Ask(GM, "skill-provokes", ("yes", "no"), "no", about)
        if exposes == "yes":
            verdict = yield from provoke(fight, me, "use_skill_1")
            if not verdict.able:
                return
    yield from skill_check(fight, me, act.skill, dc)


# -- swift and immediate --------------------------------------------------------------------------


def swift(fight: Fight, act: Words) -> Flow[None]:
    """D-ACT-10, D-ACT-11: once a turn, whatever else it does; nobody has an opportunity."""
    me = fight[act.actor]
    if why := forbidden(me, "act"):
        raise Refused("cannot-act", "D-ACT-10", who=me.id, why=why)
    yield from spend(fight, me, "swift", "D-ACT-10")
    yield Tell("acted", (me.id,), {"text": act.text or "none"})


def immediate(fight: Fight, act: Words) -> Flow[None]:
    """D-ACT-12, D-ROUND-04: at any time, its own turn or not, unless it is flat-footed."""
    me = fight[act.actor]
    if not fight.clock.round:
        raise Refused("not-begun", "D-ACT-12")
    if me.out or (why := forbidden(me, "act")):
        raise Refused("cannot-act", "D-ACT-12", who=me.id, why=me.out or why)
    yield from spend(fight, me, "immediate", "D-ACT-12")
    yield Tell("acted", (me.id,), {"text": act.text or "none"})


TEXT = (Arg("text", "text", optional=True),)
ACTS = Theme(
    verbs={
        "other": Verb(Words, unlisted, TEXT),
        "skill": Verb(
            UseSkill,
            use_skill,
            (Arg("skill", "word", skill_words), Arg("dc", "number", optional=True)),
        ),
        "swift": Verb(Words, swift, TEXT),
        "immediate": Verb(Words, immediate, TEXT, when="always"),
    },
    questions=("other-action", "other-provokes", "skill-dc", "skill-provokes"),
    tells=("acted",),
    refusals=("not-in-a-round", "no-such-skill", "untrained"),
)
