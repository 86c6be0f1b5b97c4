"""Free actions: words, falling to the ground, letting go of a spell, quickened spells."""

from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.requests import GM, Ask, Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect

from .acts import Words
from .budget import require, spend
from .ground import Plain
from .settings import setting
from .sheet import Creature, Fight
from .spells import Spell
from .theme import Theme, forbidden

CONCENTRATING = "concentrating"
"""Keeps a spell up. Data: ``spell`` its name, ``level``."""
QUICKENED = "quickened"


@dataclass(frozen=True, slots=True)
class Say:
    actor: str
    text: str = ""


def speak(fight: Fight, act: Say) -> Flow[None]:
    """D-FREE-04, D-FREE-05, D-ROUND-04: free, out of turn too, unless the GM has it otherwise."""
    me = fight[act.actor]
    if why := me.out or forbidden(me, "speak"):
        raise Refused("cannot-act", "D-FREE-04", who=me.id, why=why)
    mine = me in fight.acting
    if setting(fight, "speech", "own_turn_only") and not mine:
        raise Refused("not-your-turn", "D-FREE-04", who=me.id, acting=fight.clock.acting())
    if me.has("flat_footed") and not setting(fight, "speech", "allow_flat_footed"):
        raise Refused("cannot-act", "D-FREE-04", who=me.id, why="flat_footed")
    if len(act.text) > setting(fight, "speech", "max_chars") and mine:
        about = {"who": me.id, "n": len(act.text)}
        kind = yield from Ask(GM, "long-speech", ("free", "move", "full"), "free", about)
        if kind != "free":
            yield from spend(fight, me, str(kind), "D-FREE-05")
    yield Tell("said", (me.id,), {"text": act.text or "none"})


def lie_down(fight: Fight, act: Plain) -> Flow[None]:
    """D-FREE-06: to the ground where one stands; nobody has an opportunity."""
    me = fight[act.actor]
    if me.has("prone"):
        raise Refused("prone", "D-FREE-06", who=me.id)
    if why := forbidden(me, "act"):
        raise Refused("cannot-act", "D-FREE-06", who=me.id, why=why)
    yield from spend(fight, me, "free", "D-FREE-06")
    yield Begin(Effect("prone", me.id))
    yield Tell("lies-down", (me.id,))


def cease(fight: Fight, act: Plain) -> Flow[None]:
    """D-FREE-01: the spell that is kept up ends, for nothing."""
    me = fight[act.actor]
    kept = me.effects(CONCENTRATING)
    if not kept:
        raise Refused("no-spell-kept", "D-FREE-01", who=me.id)
    yield from spend(fight, me, "free", "D-FREE-01")
    yield from lift(kept, "ceased")
    yield Tell("ceased", (me.id,), {"spell": str(kept[0].data.get("spell", "none"))})


def direct(fight: Fight, act: Words) -> Flow[None]:
    """D-MOVE-11: a spell under way goes elsewhere: a move action; no exposure, no concentration."""
    me = fight[act.actor]
    if why := forbidden(me, "act"):
        raise Refused("cannot-act", "D-MOVE-11", who=me.id, why=why)
    yield from spend(fight, me, "move", "D-MOVE-11")
    yield Tell("directed", (me.id,), {"text": act.text or "none"})


# -- for those who cast ---------------------------------------------------------------------------


def check_quickened(me: Creature) -> None:
    """D-FREE-03: one such spell a round. Raises Refused."""
    if me.has(QUICKENED):
        raise Refused("quickened-already", "D-FREE-03", who=me.id)
    swift = setting(me.fight, "quickened_uses_swift")
    require(me, "swift" if swift else "free", "D-FREE-03")


def spend_quickened(fight: Fight, me: Creature) -> Flow[None]:
    """D-FREE-03, A-05: a free action besides the round's normal spell; swift in later rules."""
    check_quickened(me)
    swift = setting(fight, "quickened_uses_swift")
    yield from spend(fight, me, "swift" if swift else "free", "D-FREE-03")
    yield Begin(Effect(QUICKENED, me.id, "", me.next_start))


def quick(fight: Fight, act: Words) -> Flow[None]:
    """D-FREE-03, D-ACT-11: a quickened spell that the GM tells; nobody has an opportunity."""
    me = fight[act.actor]
    if why := forbidden(me, "cast"):
        raise Refused("cannot-act", "D-FREE-03", who=me.id, why=why)
    yield from spend_quickened(fight, me)
    yield Tell("acted", (me.id,), {"text": act.text or "none"})


def ready_components(fight: Fight, me: Creature, spell: Spell) -> Flow[None]:
    """D-FREE-07, D-TAB-06, D-CAST-05: free; for what is bulky the GM says what it takes."""
    if not spell.encombrant:
        return
    about = {"who": me.id, "spell": spell.nom}
    kind = yield from Ask(GM, "components", ("free", "move", "standard", "no"), "no", about)
    if kind == "no":
        raise Refused("no-component", "D-TAB-06", who=me.id, spell=spell.nom)
    if kind != "free":
        yield from spend(fight, me, str(kind), "D-TAB-06")


def offers(fight: Fight, me: Creature) -> list[Offer]:
    return [Offer("cease")] if me.has(CONCENTRATING) else []


TEXT = (Arg("text", "text", optional=True),)
FREE = Theme(
    verbs={
        "say": Verb(Say, speak, TEXT, when="always"),
        "lie": Verb(Plain, lie_down),
        "cease": Verb(Plain, cease),
        "direct": Verb(Words, direct, TEXT),
        "quick": Verb(Words, quick, TEXT),
    },
    effects=(CONCENTRATING, QUICKENED),
    quiet=(QUICKENED,),
    questions=("long-speech", "components"),
    tells=("said", "lies-down", "ceased", "directed"),
    refusals=("no-spell-kept", "quickened-already", "no-component"),
    offers=offers,
)
