"""Tracks of wounds: how many slots, where a wound is written, who is out and why."""

from dataclasses import replace

from rules.engine.changes import Begin, Count, Out
from rules.engine.flows import lift
from rules.engine.requests import Flow, Tell
from rules.engine.state import Effect

from .budget import empty
from .conditions import begin_condition
from .settings import setting
from .sheet import Creature, Fight, is_protagonist
from .tables import CONDITIONS, TRACKS, WOUNDS, Profile


def profile(c: Creature) -> Profile:
    """W-D-TRK: by the sheet, else by who is a protagonist (W-PRO-01)."""
    named = c.sheet.profil_piste or ("protagoniste" if is_protagonist(c) else "figurant")
    return WOUNDS.profiles["protagoniste" if named == "protagoniste" else "figurant"]


def slots(c: Creature, level: int) -> int:
    """Room of a track, by its rank."""
    if c.sheet.pistes:
        return c.sheet.pistes[level - 1]
    return int(getattr(profile(c), TRACKS[level - 1]))


def spare(c: Creature) -> float:
    """Slots that are free on its four tracks."""
    return sum(max(0.0, slots(c, rank) - c[track]) for rank, track in enumerate(TRACKS, 1))


TONES = {"mortelle": "dark_red", "critique": "red", "blessure": "gold", "fatigue": "yellow"}
"""The worst wound, and its colour."""


def tone(c: Creature) -> str:
    """The colour of the worst wound."""
    return next((colour for track, colour in TONES.items() if c[track]), "green")


def room(c: Creature, level: int) -> int:
    """W-D-TRK, A30: the rank where a wound of this one is written; 5 beyond the top, 0 nowhere."""
    if WOUNDS.overflow.direction == "none":
        return level if c[TRACKS[level - 1]] < slots(c, level) else 0
    while level <= len(TRACKS) and c[TRACKS[level - 1]] >= slots(c, level):
        level += 1
    return level


def record(
    fight: Fight, c: Creature, level: int, type: str, place: str = "", damage: Tell | None = None
) -> Flow[int]:
    """W-D-TRK, W-DMG-03: a wound takes a slot, the next rank's if its track is full.

    The recorded rank decides the condition. Returns it. ``damage`` tells of the blow and of the
    wound in one line.
    """
    if c.out == "mort":
        return 0
    rank = room(c, level)
    if rank == 0:
        return 0
    if rank <= len(TRACKS):
        track = TRACKS[rank - 1]
        yield Count(c.id, track, c[track] + 1, type)
    recorded = {"level": (*TRACKS, "mort")[rank - 1], "type": type}
    if damage is None:
        yield Tell("wound", (c.id,), gauges(c) | recorded)
    else:
        written = recorded["level"] if rank != level else "none"
        yield replace(damage, params={**damage.params, **gauges(c), "written": written})
    if rank > len(TRACKS):
        yield from fall_out(fight, c, WOUNDS.overflow.beyond_top)
    elif rank == len(TRACKS):
        again = c.out == "mourant" or c["mortelle"] > 1
        yield from fall_out(fight, c, "mort" if again else profile(c).at_mortelle)
    if rank >= 3:
        yield from shaken(fight, c, hurt=True)
    return rank


def shown(c: Creature) -> dict[str, int]:
    """The four tracks, filled."""
    return {track: int(c[track]) for track in TRACKS}


def gauges(c: Creature) -> dict[str, int]:
    """The four tracks, filled and whole."""
    return shown(c) | {f"{track}_most": slots(c, rank) for rank, track in enumerate(TRACKS, 1)}


def afflict(fight: Fight, c: Creature, rank: int, type: str, place: str) -> Flow[None]:
    """W-D-CND: the condition of a recorded wound, by its place and kind."""
    if rank not in (2, 3) or c.out:
        return
    column = WOUNDS.conditions.get(WOUNDS.columns.get(type, "autre"), {})
    where = "bras" if place.startswith("bras") else place or "masse"
    places = column.get(TRACKS[rank - 1], {})
    names = places.get(where, places.get("masse", ())) if column else ()  # type: ignore[call-overload]
    for written in names:
        name, _, amount = written.partition(" ")
        if reason := CONDITIONS[name].out:
            yield from fall_out(fight, c, reason)
            return
        yield from begin_condition(c, name, int(amount or 0), place)


def tick(fight: Fight, c: Creature) -> Flow[None]:
    """W-D-CND, W-D-RND: every round, each point of bleeding is one fatigue; it may overflow."""
    points = sum(
        int(e.data.get("n", 1)) for e in c.effects(*CONDITIONS) if CONDITIONS[e.name].tick_fatigue
    )
    if c.out and not (c.out == "mourant" and setting(fight, "end", "dying_bleed")):
        return
    for _ in range(points):  # all of them, whatever the first ones did: ``record`` ends at death
        yield from record(fight, c, 1, "saignement")


def fall_out(fight: Fight, c: Creature, reason: str) -> Flow[None]:
    """W-FRM-03, W-WRS-05: out: its holds end, its group counts; a rider is seen to later."""
    if c.out == reason or c.out == "mort":
        return
    before = c.out
    yield Out(c.id, reason)
    yield from empty(c)
    yield Tell("out", (c.id,), {"reason": reason})
    relations = [
        e
        for e in fight.effects("attrape", "etrangle", "immobilise", "monte", "elan")
        if c.id == e.on or (c.id == e.by and e.name != "monte")
    ]
    yield from lift([e for e in relations if e.id in fight.state.effects], reason)
    yield from lift(c.effects("en_fuite"), reason)
    if reason in ("inconscient", "mourant") and not c.has("renverse"):
        yield Begin(Effect("renverse", c.id))
    if not before:
        yield from shaken(fight, c)


def group_of(c: Creature) -> str:
    """A61: what stands or runs together."""
    if setting(c.fight, "groups", "morale_unit") == "camp":
        return c.side
    return c.sheet.groupe or c.side


def members(fight: Fight, group: str) -> list[Creature]:
    """Everybody who was ever of it in this fight, mounts left out."""
    mounts = [c.sheet.monture for c in fight if c.sheet.monture]
    return [
        c for c in fight if group_of(c) == group and c.id not in mounts and c.name not in mounts
    ]


def shaken(fight: Fight, c: Creature, hurt: bool = False) -> Flow[None]:
    """W-MOR-01, 02: a group halved, or its last member badly hurt, is tested next round.

    Once for a crossing, and once for both.
    """
    group = group_of(c)
    everybody = members(fight, group)
    here = [m for m in everybody if not m.has("renfort")]
    left = [m for m in here if not m.out]
    standing = [m for m in everybody if not m.out]
    if not standing or any(e.data.get("group") == group for e in fight.effects("moral")):
        return
    once = setting(fight, "morale", "once_per_crossing")
    crossed = len(here) < 2 * (len(left) + 1) if once else True
    halved = not hurt and 2 * len(left) <= len(here) and crossed
    alone = len(standing) == 1 and standing[0]["critique"] + standing[0]["mortelle"] > 0
    if halved or alone:
        data = {"group": group, "round": fight.clock.round}
        yield Begin(Effect("moral", standing[0].id, data=data))
