"""What an attack needs to know of the world: cover, who sees whom, who is under water."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.requests import GM, Ask, Fact, Facts, Flow
from rules.engine.state import Effect, Pos

from .settings import setting
from .sheet import Creature, Fight
from .surroundings import IMMERSED, in_question

COVERS = ("none", "partial", "important", "total")
LIGHTS = ("bright", "dim", "dark")


class Scene(NamedTuple):
    """``seen``: nothing in the world keeps me from seeing the target; ``seeing``: it me."""

    cover: str
    seen: bool
    seeing: bool


def everything(fight: Fight) -> bool:
    """Whether the world is asked more than what no game goes without."""
    return bool(setting(fight, "monde", "faits") == "tous")


@lru_cache(maxsize=512)
def questions(me: str, target: str, cover: bool, wet: bool, light: tuple[Pos, ...]) -> Facts:
    """What an attack asks of the world: who sees whom, cover, water, light."""
    asked = [
        Fact("sight", (me, target), (True, False), True),
        Fact("sight", (target, me), (True, False), True),
    ]
    if cover:
        asked.append(Fact("cover", (me, target), COVERS, "none"))
    if wet:
        asked += [Fact("immersed", (me,)), Fact("immersed", (target,))]
    return Facts((*asked, *[Fact("light", (pos,), LIGHTS, "bright") for pos in light]))


def between(fight: Fight, me: Creature, target: Creature) -> Flow[Scene]:
    """B-ATK-01 step 2: what only the world knows, in one reading of it.

    B-COV-01, 02: only what stands on the attacker's side counts, and of several things the best.
    """
    judged = setting(fight, "abri", "juge") == "mj"
    placed = me.placed and target.placed
    wet = placed and everything(fight)
    lit = placed and setting(fight, "monde", "lumiere") == "compte"
    light = (me.pos, target.pos) if lit else ()
    known = yield from questions(me.id, target.id, not judged, wet, light)
    seen, seeing = known[0], known[1]
    if wet:
        first = 2 if judged else 3
        yield from note_water(me, known[first])
        yield from note_water(target, known[first + 1])
    if lit:
        seen = seen and (known[-1] != "dark" or me.sheet.vision_nocturne)
        seeing = seeing and (known[-2] != "dark" or target.sheet.vision_nocturne)
    if not judged:
        return Scene(known[2], seen, seeing)
    about = {"who": me.id, "target": target.id}  # AMB-46
    cover = yield from Ask(GM, "cover", COVERS, "none", about)
    return Scene(cover, seen, seeing)


def who_sees(
    fight: Fight, me: Creature, targets: Iterable[Creature], fire: bool
) -> Flow[list[tuple[bool, bool]]]:
    """Whether I see each of them, and each of them me; for fire also who is under water."""
    crowd = list(targets)
    others = [c.id for c in crowd if c != me]
    asked = [(me.id, id) for id in others] + [(id, me.id) for id in others]
    facts = [Fact("sight", pair, (True, False), True) for pair in asked]
    wet = crowd if fire and everything(fight) else []
    facts += [Fact("immersed", (c.id,)) for c in wet]
    known: tuple[Any, ...] = (yield from Facts(tuple(facts))) if facts else ()
    for c, value in zip(wet, known[len(asked) :], strict=True):
        yield from note_water(c, value)
    by = dict(zip(asked, known[: len(asked)], strict=True))
    return [(by.get((me.id, c.id), True), by.get((c.id, me.id), True)) for c in crowd]


def watched(
    fight: Fight, me: Creature, near: Iterable[Creature], known: Mapping[str, bool]
) -> Flow[bool]:
    """B-RNG-05, B-VIS-01: whether one of these sees me; ``known``: of whom that is known."""
    crowd = list(near)
    if any(known.get(c.id) for c in crowd):
        return True
    asked = [c for c in crowd if c.id not in known]
    if not asked:
        return False
    lit = setting(fight, "monde", "lumiere") == "compte"
    facts = [Fact("sight", (c.id, me.id), (True, False), True) for c in asked]
    facts += [Fact("light", (me.pos,), LIGHTS, "bright")] * lit
    said = yield from Facts(tuple(facts))
    dark = lit and said[-1] == "dark"
    return any(
        seen and (not dark or c.sheet.vision_nocturne) for c, seen in zip(asked, said, strict=False)
    )


def look_under_water(fight: Fight, *crowd: Creature) -> Flow[None]:
    """B-UW-01…04: who of these is wholly under water, as the world has it."""
    wet = [c for c in crowd if c.placed and everything(fight)]
    if not wet:
        return
    known = yield from Facts(tuple([Fact("immersed", (c.id,)) for c in wet]))
    for c, value in zip(wet, known, strict=True):
        yield from note_water(c, value)


def far_under_water(fight: Fight, me: Creature, target: Creature) -> Flow[bool]:
    """B-UW-02: whether a shot out of range is made under water; nothing changes by asking.

    What the world cannot tell is dry: no game master is asked about a shot to be refused.
    """
    crowd = in_question(me, target)
    if any(not e.data.get("world") for c in crowd for e in c.effects(IMMERSED)):
        return True
    if not (everything(fight) and all(c.placed for c in crowd)):
        return any(c.has(IMMERSED) for c in crowd)
    return any((yield from Facts(tuple([Fact("immersed", (c.id,), (False,)) for c in crowd]))))


def note_water(c: Creature, immersed: bool) -> Flow[None]:
    """B-UW-01: kept as a state, so that everybody can read it; what the GM put on stays."""
    if not immersed and not c.fight.state.effects:
        return
    there = c.effects(IMMERSED)
    if immersed and not there:
        yield Begin(Effect(IMMERSED, c.id, data={"world": True}))
    elif not immersed:
        yield from lift([e for e in there if e.data.get("world")], "dry")
