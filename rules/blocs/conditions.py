"""What can be said of a creature right now: able, hostile, seen, hurt."""

from functools import cache

from rules.engine.modifiers import total
from rules.engine.state import HIDDEN

from .arms import GRAPPLED
from .attributes import skilled
from .catalogue import CONSTANTS, STATUSES
from .settings import setting
from .sheet import Creature, Fight

NEUTRAL = "neutre"
"""The side that is nobody's enemy."""


@cache
def forbidding(what: str, but: str = "") -> tuple[str, ...]:
    """B-STA-08: the states that take this away; ``but`` one that in this fight does not."""
    names = [name for name, status in STATUSES.items() if what in status.interdit]
    return tuple([name for name in names if name != but])


PARALYSED, BLINDED = "paralysed", "blinded"

MUTE = forbidding("magie")
"""B-STA-02: effects under which no magic works."""

DIM = {name: status.vue for name, status in STATUSES.items() if status.vue}
"""B-STA-04: effects that leave only so many metres of sight."""


def _forbidding(fight: Fight, what: str, key: str) -> tuple[str, ...]:
    """B-STA-01, AMB-55: the states that take this away in this fight."""
    return forbidding(what, "" if setting(fight, "paralysie", key) else PARALYSED)


def incapable(fight: Fight) -> tuple[str, ...]:
    """B-STA-01, B-DTH-03: effects that leave a creature incapable of acting (AMB-55)."""
    return ("unconscious", *_forbidding(fight, "action", "action"))


def no_reflex(fight: Fight) -> tuple[str, ...]:
    """B-STA-01, B-ACT-14: effects under which nobody reacts."""
    return ("unconscious", "surprised", "reloading", *_forbidding(fight, "reaction", "reaction"))


def held(fight: Fight) -> tuple[str, ...]:
    """B-STA-03, B-GRP-07: effects under which nobody walks (AMB-62: a hold may leave half)."""
    gripped = (GRAPPLED,) if setting(fight, "agrippe", "deplacement") == "nul" else ()
    return ("unconscious", "trapped", *gripped, *_forbidding(fight, "deplacement", "mouvement"))


def able(c: Creature) -> bool:
    """Not incapable of acting; a surprised creature is still able. B-HP-02: nor do wounds count."""
    return not c.out and not (c.fight.state.effects and c.has(*incapable(c.fight)))


def can_act(c: Creature) -> bool:
    """B-SUR-05: whether its turn is its own, or lost."""
    return not c.out and not (c.fight.state.effects and c.has("surprised", *incapable(c.fight)))


def can_react(c: Creature) -> bool:
    """B-REA-02, B-SUR-05, 06: a reaction left, and nothing that forbids it."""
    return c["reaction"] >= 1 and alert(c)


def alert(c: Creature) -> bool:
    """B-SUR-05, B-DTH-03: whether nothing forbids it a reflex."""
    return not c.out and not (c.fight.state.effects and c.has(*no_reflex(c.fight)))


def hostile(a: Creature, b: Creature) -> bool:
    """Sides that differ are enemies, but for the neutral one."""
    one, other = a.side, b.side
    return one != other and NEUTRAL not in (one, other)


def sees(observer: Creature, other: Creature) -> bool:
    """B-VIS-01, as far as the fight knows; what stands between is the world's business."""
    fight = observer.fight
    for e in fight.state.effects.values():
        if e.name == HIDDEN and e.on == other.id and e.by in ("", observer.id):
            return False
        if e.on != observer.id:
            continue
        if e.name == "unconscious" and setting(fight, "inconscient", "aveugle"):
            return False  # B-DTH-03
        if e.name in DIM and beyond(observer, other, dimmed(fight, e.name)):
            return False
    return True


def dimmed(fight: Fight, name: str) -> int:
    """B-STA-04, AMB-42: metres of sight that this state leaves."""
    return int(setting(fight, "cecite", "rayon")) if name == BLINDED else DIM[name]


def beyond(me: Creature, other: Creature, metres: float) -> bool:
    """Whether it is farther off than that, as far as anybody knows."""
    return me.placed and other.placed and me.distance(other) > metres


def sight_left(me: Creature) -> int:
    """B-STA-04: metres it still sees; 0 if nothing takes its sight."""
    return min([dimmed(me.fight, e.name) for e in me.effects(*DIM)], default=0)


def hidden(c: Creature) -> bool:
    """Whether anybody at all does not know of it."""
    return c.has(HIDDEN)


def passive_perception(c: Creature) -> int:
    """B-SUR-02: what it notices without trying."""
    base: int = CONSTANTS.perception_passive
    return base + total(skilled(c, "perception", "vigilance"))


def is_character(c: Creature) -> bool:
    """Written as one, or played by a player on the template of somebody else (AMB-64)."""
    return c.sheet.genre == "pj" or (bool(c.being.player) and c.sheet.genre in ("pnj", "monstre"))


def health(c: Creature) -> str:
    """B-HP-03, AMB-91: how hurt it looks: unhurt, wounded (below half), down or dead."""
    if c.out == "dead":
        return "dead"
    if c["pv"] <= 0:
        return "down"
    twice, most = 2 * c["pv"], c.sheet.pv_max
    at_half = twice == most and setting(c.fight, "blesse", "a_la_moitie")
    return "wounded" if twice < most or at_half else "unhurt"


def enemies(fight: Fight, me: Creature) -> list[Creature]:
    """Those hostile to me that still count, in order of arrival."""
    return [c for c in fight if not c.out and hostile(c, me)]
