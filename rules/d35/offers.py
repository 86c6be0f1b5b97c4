"""What a creature may do at this moment: the buttons of its turn."""

from collections.abc import Callable
from functools import partial

from rules.engine.requests import Refused
from rules.engine.ruleset import Offer

from .attack import check_shot
from .budget import can
from .defence import may_defend
from .footwork import check_shift
from .ground import SHIFT, mode_of
from .hands import Wield, wielded
from .reach import reaches
from .rounds import can_act
from .sequence import next_swing
from .sheet import Creature, Fight
from .space import enemies
from .theme import barred, forbidden, themes


def offers(fight: Fight, me: Creature) -> tuple[Offer, ...]:
    """D-ACT-02: attacks first, then what each theme offers, the end of the turn last."""
    if me.id not in fight.clock.acting() or not can_act(me):
        return ()
    found: list[Offer] = []
    if may(lambda: next_swing(me)):
        found += strikes(me)
    for theme in themes():
        if theme.offers is not None:
            found += theme.offers(fight, me)
    found += plain(me)
    found.append(Offer("end"))
    return tuple(found)


def may(trial: Callable[[], object]) -> bool:
    """Whether a check lets it pass."""
    try:
        trial()
    except Refused:
        return False
    return True


def at_foes(me: Creature, verb: str, check: Callable[[Creature], object]) -> list[Offer]:
    """That act against every enemy whom its check lets pass."""
    foes = [foe for foe in enemies(me) if me.perceives(foe)]
    return [Offer(verb, {"target": foe.id}) for foe in foes if may(partial(check, foe))]


def strikes(me: Creature) -> list[Offer]:
    """D-ATK-02, 09: every enemy with the first weapon that reaches, and the first that shoots."""
    found = []
    for foe in enemies(me):
        if not me.perceives(foe):
            continue
        usable = [w for w in wielded(me) if barred(me, foe, w) is None]
        near = [w for w in usable if w.weapon.melee and reaches(me, foe, w.weapon)]
        shots = [w for w in usable if w.weapon.tir and w not in near[:1] and shoots(me, foe, w)]
        for wield in (*near[:1], *shots[:1]):
            found.append(Offer("attack", {"target": foe.id, "weapon": wield.weapon.nom}))
    return found


def shoots(me: Creature, foe: Creature, wield: Wield) -> bool:
    """Whether nothing but the world could refuse this shot."""
    return may(lambda: check_shot(me, foe, wield))


def plain(me: Creature) -> list[Offer]:
    """Defence, getting up, the step."""
    found = []
    if can(me, "standard") and may_defend(me):
        found.append(Offer("defend"))
    if forbidden(me, "move"):
        return found
    if me.has("prone") and can(me, "move"):
        found.append(Offer("stand"))
    if may(lambda: check_shift(me)) and not me["pas"] and mode_of(me) != SHIFT:
        found.append(Offer("shift"))
    return found
