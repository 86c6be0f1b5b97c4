"""What a creature is, by its feats, its class and what it holds: armed or not."""

from .hands import in_hand, natural
from .sheet import Creature
from .theme import themes


def armed_by_nature(c: Creature) -> bool:
    """D-ATK-06: monks, a feat, natural weapons, a hand full of magic."""
    if c.sheet.arme_a_mains_nues or c.sheet.has_feat("improved_unarmed_strike"):
        return True
    return bool(natural(c)) or any(t.arms is not None and t.arms(c) for t in themes())


def armed(c: Creature) -> bool:
    """D-ATK-05: a melee weapon in hand, or what counts as one."""
    held = any(w.weapon.melee and w.weapon.de for w in in_hand(c))
    return held or armed_by_nature(c)


def strikes_lethally(c: Creature) -> bool:
    """D-ATK-08: kills with bare hands at no penalty."""
    return c.sheet.mains_nues_letales or c.sheet.has_feat("improved_unarmed_strike")
