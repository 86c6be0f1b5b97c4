"""What an attack needs to know of the world: cover, who sees whom, who is under water."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.requests import GM, Ask, Fact, Facts, Flow
from rules.engine.state import Effect

from .settings import setting
from .sheet import Creature, Fight
from .surroundings import IMMERSED

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


def between(fight: Fight, me: Creature, target: Creature) -> Flow[Scene]:
    """B-ATK-01 step 2: what only the world knows, in one reading of it.

    B-COV-01, 02: only what stands on the attacker's side counts, and of several things the best.
    """
    judged = setting(fight, "abri", "juge") == "mj"
    asked = [
        Fact("sight", (me.id, target.id), (True, False), True),
        Fact("sight", (target.id, me.id), (True, False), True),
    ]
    if not judged:
        asked.append(Fact("cover", (me.id, target.id), COVERS, "none"))
    wet = [c for c in (me, target) if everything(fight) and c.placed]
    asked += [Fact("immersed", (c.id,)) for c in wet]
    lit = [c for c in (me, target) if c.placed and setting(fight, "monde", "lumiere") == "compte"]
    asked += [Fact("light", (c.pos,), LIGHTS, "bright") for c in lit]
    known = yield from Facts(tuple(asked))
    said = dict(zip([(f.name, f.args) for f in asked], known, strict=True))
    for c in wet:
        yield from note_water(c, said["immersed", (c.id,)])
    dark = [c.id for c in lit if said["light", (c.pos,)] == "dark"]
    cover = said.get(("cover", (me.id, target.id)))
    if judged:  # AMB-46
        about = {"who": me.id, "target": target.id}
        cover = yield from Ask(GM, "cover", COVERS, "none", about)
    return Scene(
        str(cover),
        known[0] and (target.id not in dark or me.sheet.vision_nocturne),
        known[1] and (me.id not in dark or target.sheet.vision_nocturne),
    )


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


def look_under_water(fight: Fight, *crowd: Creature) -> Flow[None]:
    """B-UW-01…04: who of these is wholly under water, as the world has it."""
    wet = [c for c in crowd if c.placed and everything(fight)]
    if not wet:
        return
    known = yield from Facts(tuple([Fact("immersed", (c.id,)) for c in wet]))
    for c, value in zip(wet, known, strict=True):
        yield from note_water(c, value)


def note_water(c: Creature, immersed: bool) -> Flow[None]:
    """B-UW-01: kept as a state, so that everybody can read it; what the GM put on stays."""
    there = c.effects(IMMERSED)
    if immersed and not there:
        yield Begin(Effect(IMMERSED, c.id, data={"world": True}))
    elif not immersed:
        yield from lift([e for e in there if e.data.get("world")], "dry")
