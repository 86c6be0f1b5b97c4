"""Who grapples whom, who pins whom, and what that changes for everything else they do."""

from collections.abc import Iterable

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect

from .blow import Blow
from .hands import Wield, is_bare
from .rivalry import CONTEST
from .settings import setting
from .sheet import Creature, Fight
from .space import squares
from .statuses import loss
from .theme import Theme

GRAPPLED = "grappled"
"""``on`` grapples with ``by``; there is one each way. Data: ``holder``, who could let go."""
PINNED = "pinned"
HELD_DOWN = "held_down"
"""A-62: the pin of ``by`` on ``on`` is over, but ``by`` may still use it to the end of its turn."""
GAGGED = "gagged"
GARROTTED = "garrotted"
"""A cord of ``by`` around the neck of ``on``. Data: ``item``, ``kind``."""


# -- who with whom --------------------------------------------------------------------------------


def opponents(me: Creature) -> list[Creature]:
    """D-GRAPPLE-41: those it grapples with, in the order they came to grips."""
    names = dict.fromkeys(e.by for e in me.effects(GRAPPLED))
    return [me.fight[id] for id in names if id in me.fight]


def together(me: Creature) -> list[Creature]:
    """Everybody in the same grapple, itself first; alone if it grapples with nobody."""
    found = [me]
    for c in found:  # grows
        found += [foe for foe in opponents(c) if foe not in found]
    return found


def grapples(me: Creature, foe: Creature) -> bool:
    return any(e.by == foe.id for e in me.effects(GRAPPLED))


def holder_of(me: Creature, foe: Creature) -> str:
    """D-GRAPPLE-36: which of the two would have to let go."""
    return next((str(e.data.get("holder", "")) for e in me.effects(GRAPPLED) if e.by == foe.id), "")


def pinner_of(me: Creature) -> Creature | None:
    """D-GRAPPLE-38: who pins it."""
    return next((me.fight[e.by] for e in me.effects(PINNED) if e.by in me.fight), None)


def pins(me: Creature, foe: Creature) -> bool:
    """D-GRAPPLE-34, A-62: whether I may do to it what is done to the pinned."""
    return any(e.by == me.id for e in foe.effects(PINNED, HELD_DOWN))


def pinning(me: Creature) -> list[Creature]:
    """D-GRAPPLE-37: whom it keeps pinned now."""
    return [me.fight[e.on] for e in me.fight.effects(PINNED, by=me.id)]


def garrotting(me: Creature) -> Effect | None:
    """D-GARROTE-11: the cord it keeps tight with its own hands."""
    cords = me.fight.effects(GARROTTED, by=me.id)
    return next((e for e in cords if grapples(me, me.fight[e.on])), None)


# -- checks ---------------------------------------------------------------------------------------


def check_grappling(me: Creature, rule: str) -> None:
    """Raises Refused for somebody who grapples with nobody."""
    if not opponents(me):
        raise Refused("not-grappling", rule, who=me.id)


def check_not_pinned(me: Creature, rule: str = "D-GRAPPLE-38") -> None:
    """D-GRAPPLE-38: the pinned do nothing but struggle. Raises Refused."""
    if pinner_of(me) is not None:
        raise Refused("pinned-down", rule, who=me.id)


def check_not_pinning(me: Creature, besides: Creature | None = None) -> None:
    """D-GRAPPLE-37: what nobody does while he pins somebody. Raises Refused."""
    if any(c != besides for c in pinning(me)):
        raise Refused("pinning", "D-GRAPPLE-37", who=me.id)


def facing(me: Creature, named: str, rule: str) -> Creature:
    """D-GRAPPLE-41: the opponent meant, the first if none is. Raises Refused."""
    check_grappling(me, rule)
    foes = opponents(me)
    if not named:
        return foes[0]
    if me.fight[named] not in foes:
        raise Refused("not-in-grapple", "D-GRAPPLE-13", who=named)
    return me.fight[named]


# -- to hold and to let go ------------------------------------------------------------------------


def come_to_grips(fight: Fight, me: Creature, foe: Creature) -> Flow[None]:
    """D-GRAPPLE-08: both grapple from now on; I am the one who holds."""
    yield Begin(Effect(GRAPPLED, foe.id, me.id, data={"holder": me.id}))
    yield Begin(Effect(GRAPPLED, me.id, foe.id, data={"holder": me.id}))
    yield Tell("grappled", (me.id, foe.id))


def part(fight: Fight, me: Creature, foe: Creature) -> Flow[None]:
    """D-GRAPPLE-36: these two no longer hold each other, nor pin, gag or strangle."""
    for a, b in ((me, foe), (foe, me)):
        tied = [e for e in a.effects(GRAPPLED, PINNED, HELD_DOWN) if e.by == b.id]
        cords = [e for e in a.effects(GARROTTED) if e.by == b.id and not e.data.get("locked")]
        for effect in (*tied, *cords):
            if effect.id in fight.state.effects:
                yield from lift([effect], "parted")


def unpin(fight: Fight, foe: Creature, pinner: Creature) -> Flow[None]:
    """D-GRAPPLE-39: still in the grapple, not pinned any more."""
    for effect in foe.effects(PINNED, HELD_DOWN):
        if effect.by == pinner.id:
            yield from lift([effect], "freed")
    yield Tell("unpinned", (foe.id, pinner.id))


def fallen(fight: Fight, me: Creature) -> Flow[None]:
    """§8.3: whoever can fight no more is out of the grapple."""
    for foe in opponents(me):
        yield from part(fight, me, foe)


def moved(fight: Fight, me: Creature) -> Flow[None]:
    """D-GRAPPLE-28: torn away, by whatever it was, one holds nobody."""
    for foe in opponents(me):
        if squares(me, foe) > 1:
            yield from part(fight, me, foe)


# -- what it changes ------------------------------------------------------------------------------


def bars(me: Creature, target: Creature, wield: Wield) -> Refused | None:
    """D-GRAPPLE-13, 19, 37, 38, D-GARROTE-11: which attacks a grappler cannot make."""
    if not opponents(me):
        return None
    weapon = wield.weapon
    if pinner_of(me) is not None:
        return Refused("pinned-down", "D-GRAPPLE-38", who=me.id)
    if target not in together(me):
        return Refused("not-in-grapple", "D-GRAPPLE-13", who=target.id)
    if garrotting(me) is not None:
        return Refused("hands-on-cord", "D-GARROTE-11", who=me.id)
    own = is_bare(wield) or weapon.naturelle
    if pinning(me) and not own:
        return Refused("pinning", "D-GRAPPLE-37", who=me.id)
    if not own and not weapon.light:
        return Refused("not-light", "D-GRAPPLE-19", weapon=weapon.nom)
    return None


def forbids(me: Creature, what: str) -> str:
    """D-GRAPPLE-14, 16, 18, 20, 25: no second weapon, nothing fetched, no scroll read."""
    held = me.has(GRAPPLED) and what in ("two_weapons", "gear", "scroll", "charge", "withdraw")
    return GRAPPLED if held else ""


def open_to_outsiders(target: Creature, me: Creature, blow: Blow) -> str:
    """D-GRAPPLE-15: no Dexterity against those who are not in the grapple."""
    return GRAPPLED if target.has(GRAPPLED) and me not in together(target) else ""


def cramped(fight: Fight, me: Creature, target: Creature, blow: Blow) -> Iterable[Mod]:
    """D-GRAPPLE-19: −4 with whatever strikes inside a grapple."""
    if blow.why != CONTEST and me.has(GRAPPLED) and target in together(me):
        yield Mod(int(setting(fight, "grapple", "attack_penalty")), GRAPPLED)


def laid_open(fight: Fight, me: Creature, target: Creature, blow: Blow) -> Iterable[Mod]:
    """D-GRAPPLE-38, A-39: −4 against all but the pinner; Dexterity 0 if the GM has it so."""
    pinner = pinner_of(target)
    if pinner is None or pinner == me:
        return
    yield Mod(int(setting(fight, "grapple", "pin_ac")), PINNED)
    if setting(fight, "pinned", "dex_zero") and me not in together(target):
        left = min(0, target.sheet.mod("DEX") + loss(target))
        yield Mod(-5 - left, "dex-zero")


HOLDS = Theme(
    effects=(HELD_DOWN, GARROTTED),
    tells=("grappled", "unpinned"),
    refusals=(
        "not-grappling", "pinned-down", "pinning", "not-in-grapple", "hands-on-cord", "not-light",
    ),
    bars=bars,
    forbids=forbids,
    denies_dex=open_to_outsiders,
    attack_mods=cramped,
    ac_mods=laid_open,
    fallen=fallen,
    moved=moved,
)  # fmt: skip
