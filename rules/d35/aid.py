"""Helping: an opening for a friend's attack, a friend's guard, a hand at what he does."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.requests import Ask, Flow, Refused, Roll, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect

from .action_table import ACTIONS
from .acts import check_act
from .attack import check_target, chosen
from .blow import Blow, Struck, to_hit
from .budget import require, spend
from .checks import HELPED, skill_check
from .hands import Wield
from .offers import may
from .opportunity import provoke
from .rivalry import AIDED
from .settings import setting
from .sheet import Creature, Fight
from .shots import engaged
from .skills import SKILLS
from .space import allies, enemies, hostile, squares
from .strike import lands
from .theme import Theme

GUARDED = "guarded"
"""``by`` wards the next attack off ``on``; data: ``ac``, ``versus``."""
DC = 10
"""D-AID-03: a skill helped."""
DREAMING = ("asleep", "hypnotised")


@dataclass(frozen=True, slots=True)
class Aid:
    """``kind``: attack or ac; "" asks. ``foe`` "": the first enemy who fights with the friend."""

    actor: str
    target: str
    kind: str = ""
    foe: str = ""


@dataclass(frozen=True, slots=True)
class Help:
    """``what``: a skill, or an action of the table; "" to shake somebody awake."""

    actor: str
    target: str
    what: str = ""


def kind_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {"attaque": "attack", "ca": "ac", "défense": "ac", "defense": "ac"}


def check_friend(me: Creature, friend: Creature) -> None:
    """D-AID-01: somebody else, who is no enemy and stands. Raises Refused."""
    if friend == me or hostile(me, friend) or friend.out:
        raise Refused("no-friend", "D-AID-01", who=friend.id)


def opponent(me: Creature, friend: Creature, named: str) -> Creature:
    """D-AID-01: an enemy in my reach who is at grips with my friend. Raises Refused."""
    choices = [me.fight[named]] if named else enemies(me)
    for foe in choices:
        if not engaged(friend, foe) or not me.perceives(foe):
            continue
        try:
            check_target(me, foe, "D-AID-01")
            if not chosen(me, foe, "")[1]:
                return foe
        except Refused:
            if named:
                raise
    raise Refused("nobody-engaged", "D-AID-01", who=friend.id)


def check_aid(me: Creature, friend: Creature, named: str = "") -> tuple[Creature, Wield]:
    """D-AID-01: the friend, against whom, and with what. Raises Refused."""
    check_friend(me, friend)
    foe = opponent(me, friend, named)
    wield, _ = chosen(me, foe, "")
    require(me, "standard", "D-AID-01")
    return foe, wield


def offers(fight: Fight, me: Creature) -> list[Offer]:
    friends = [c for c in allies(me) if may(partial(check_aid, me, c))]
    return [Offer("aid", {"target": c.id}) for c in friends]


def aid(fight: Fight, act: Aid) -> Flow[None]:
    """D-AID-01, 02, 04, 05: a standard action, an attack roll against 10, no exposure."""
    me, friend = fight[act.actor], fight[act.target]
    foe, wield = check_aid(me, friend, act.foe)
    kind = act.kind
    if not kind:
        about = {"who": friend.id, "foe": foe.id}
        kind = yield from Ask(me.id, "aid-kind", ("attack", "ac"), "attack", about)
    yield from spend(fight, me, "standard", "D-AID-01")
    mods = to_hit(fight, me, foe, Blow(wield, me.sheet.BBA, why="aid"))
    roll = yield from Roll("aid", me.id, (20,), mods)
    against = int(setting(fight, "aid", "ac_target"))
    natural = setting(fight, "aid", "natural")
    helps = lands(roll, against) if natural else roll.total >= against
    shown = {"roll": roll, "against": against, "kind": kind}
    yield Tell("aids" if helps else "aid-failed", (me.id, friend.id, foe.id), shown)
    if helps:
        yield from grant(fight, me, friend, foe, kind)


def grant(fight: Fight, me: Creature, friend: Creature, foe: Creature, kind: str) -> Flow[None]:
    """D-AID-02, D-AID-05, A-19: until my next turn; those of several helpers add up."""
    name, key = (AIDED, "attack") if kind == "attack" else (GUARDED, "ac")
    own_only = bool(setting(fight, "aid", "stack"))
    old = [e for e in friend.effects(name) if e.data.get("versus") == foe.id]
    yield from lift([e for e in old if e.by == me.id or not own_only], "again")
    data = {key: int(setting(fight, "aid", "bonus")), "versus": foe.id}
    yield Begin(Effect(name, friend.id, me.id, me.next_start, data))


def used_up(fight: Fight, me: Creature, target: Creature, struck: Struck) -> Flow[None]:
    """D-AID-02: one attack, hit or miss, uses up what was given for it."""
    yield from lift([e for e in me.effects(AIDED) if e.data.get("versus") == target.id], "used")
    yield from lift([e for e in target.effects(GUARDED) if e.data.get("versus") == me.id], "used")


# -- other help -----------------------------------------------------------------------------------


def help_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """Skills, and the actions of the table that expose whoever does them."""
    risky = {row.nom: id for id, row in ACTIONS.items() if row.provokes == "yes"}
    return {**risky, **{s.nom: s.id for s in SKILLS.values()}}


def lend_a_hand(fight: Fight, act: Help) -> Flow[None]:
    """D-AID-03, D-AID-04, D-TAB-02: wake somebody, help a check, share the risk of an act."""
    me, friend = fight[act.actor], fight[act.target]
    check_friend(me, friend)
    check_act(me, "D-AID-03")
    if squares(me, friend) > 1:
        raise Refused("too-far-to-help", "D-AID-03", who=friend.id)
    known = {s.id for s in SKILLS.values()}
    row = ACTIONS.get(act.what)
    sleeps = friend.effects(*DREAMING)
    if act.what and act.what not in known and row is None:
        raise Refused("no-such-help", "D-AID-03", name=act.what)
    if not act.what and not sleeps:
        raise Refused("nothing-to-help", "D-AID-03", who=friend.id)
    yield from spend(fight, me, "standard", "D-AID-03")
    if row is not None and row.provokes == "yes":
        verdict = yield from provoke(fight, me, "aid_another")
        if not verdict.able:
            return
    if not act.what:
        yield from lift(sleeps, "woken")
        yield Tell("wakes", (me.id, friend.id))
    elif act.what in known:
        yield from help_check(fight, me, friend, act.what)
    else:
        yield Tell("lends-a-hand", (me.id, friend.id))


def help_check(fight: Fight, me: Creature, friend: Creature, skill: str) -> Flow[None]:
    """D-AID-03: against 10, for two more on the friend's next check."""
    checked = yield from skill_check(fight, me, skill, DC)
    if checked.passed:
        data = {"skill": skill, "bonus": int(setting(fight, "aid", "bonus"))}
        yield Begin(Effect(HELPED, friend.id, me.id, me.next_start, data))
        yield Tell("lends-a-hand", (me.id, friend.id))


AID = Theme(
    verbs={
        "aid": Verb(
            Aid,
            aid,
            (
                Arg("target", "creature"),
                Arg("kind", "word", kind_words, optional=True),
                Arg("foe", "creature", optional=True),
            ),
        ),
        "assist": Verb(
            Help,
            lend_a_hand,
            (Arg("target", "creature"), Arg("what", "word", help_words, optional=True)),
        ),
    },
    effects=(AIDED, GUARDED),
    questions=("aid-kind",),
    tells=("aids", "aid-failed", "wakes", "lends-a-hand"),
    refusals=(
        "no-friend", "nobody-engaged", "too-far-to-help", "no-such-help", "nothing-to-help",
    ),
    after_attack=used_up,
    offers=offers,
)  # fmt: skip
