"""Marks on bodies: few commands, only on a change, and none left where nobody would see to it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bridge.line import Line
from bridge.marks import CURSOR, LOOK_AGAIN_SECONDS, TAGS
from bridge.minecraft.leftovers import HELD
from bridge.minecraft.replies import nobody
from bridge.rulesets import rulesets
from bridge.scenario.file import Scenario, read
from bridge.scenario.run import button, play
from bridge.scenario.stage import Stage
from bridge.scenario.worn import marks
from rules.engine.changes import Out
from tests.bridge.test_server_config import run

FROZEN = Path(__file__).parents[1] / "scenarios" / "path" / "tour-fige.toml"
MARKING = ("effect ", "attribute ", "execute as @e[tag=melee.", "tag ")
CAST = (
    {"name": "Aldric", "player": True, "template": "garde", "pos": [0, 64, 0]},
    {"name": "Mira", "player": True, "template": "garde", "pos": [4, 64, 0], "side": "pj"},
    {"name": "Bera", "player": True, "template": "garde", "pos": [8, 64, 0], "side": "pj"},
    {"name": "Orc", "template": "orc", "pos": [0, 64, 9], "entity": "minecraft:zombie"},
)


def script(walking: str = "fige", cast: tuple[Any, ...] = CAST, **more: Any) -> Scenario:
    plain = {
        "title": "Marques",
        "ruleset": "blocs",
        "bridge": {"walking": walking, **more},
        "start": {"round": 1, "turn": "aldric", "order": [one["name"].lower() for one in cast],
                  "hooks": False},
        "creature": cast,
        "step": [{"note": "nothing"}],
    }  # fmt: skip
    return Scenario.model_validate(plain)


@asynccontextmanager
async def stage(folder: Path, script: Scenario, version: str = "") -> AsyncIterator[Stage]:
    made = Stage(script, rulesets(), folder, version)
    await made.open()
    try:
        yield made
    finally:
        await made.close()


def sent(stage: Stage, after: int = 0) -> list[str]:
    """The commands that have to do with marks."""
    names = ("melee.glow", "melee.held", "glowing", "modifier")
    found = stage.commands()[after:]
    return [c for c in found if c.startswith(MARKING) and any(n in c for n in names)]


async def said(stage: Stage, who: str, line: str) -> list[str]:
    """What was sent because of it."""
    before = len(stage.commands())
    stage.server.say(who, line)
    await stage.settle()
    return sent(stage, before)


def worn(stage: Stage) -> dict[str, tuple[str, ...]]:
    """Of everybody who bears anything."""
    bodies = {e.holder: marks(e) for e in stage.server.world.entities}
    return {who: found for who, found in bodies.items() if found}


@pytest.mark.parametrize("version", ["1.16.5", "1.19.4", "1.20.6", "1.21.1", "26.3"])
async def test_every_version_is_spoken_to_in_its_way(version: str) -> None:
    result = await play(read(FROZEN), rulesets(), version)
    assert result.failure is None, result.failure


async def test_a_change_of_turn_takes_few_commands_and_nothing_else_any(tmp_path: Path) -> None:
    async with stage(tmp_path, script("averti")) as made:
        assert worn(made) == {"Aldric": ("glow",)}
        assert not await said(made, "Aldric", "!ordre")
        assert len(await said(made, "Aldric", "!fin")) == 4
        assert worn(made) == {"Mira": ("glow",)}
        before = len(made.commands())
        await made.settle()
        assert not sent(made, before)


async def test_many_are_held_at_once(tmp_path: Path) -> None:
    async with stage(tmp_path, script()) as made:
        assert worn(made) == {"Aldric": ("glow",), "Mira": ("hold",), "Bera": ("hold",)}
        added = [c for c in sent(made) if "modifier add" in c]
        assert [c.partition(" run ")[0] for c in added] == [f"execute as @e[tag={HELD}]"] * 2
        assert len(await said(made, "Aldric", "!fin")) == 10


async def test_what_is_not_wished_for_is_not_done(tmp_path: Path) -> None:
    async with stage(tmp_path, script("strict", display={"glow": False})) as made:
        await said(made, "Aldric", "!fin")
        assert not worn(made)
        assert not sent(made)


async def test_who_is_out_of_the_fight_goes_where_he_likes(tmp_path: Path) -> None:
    async with stage(tmp_path, script()) as made:
        await said(made, "MJ", "!retirer Bera")
        assert worn(made) == {"Aldric": ("glow",), "Mira": ("hold",)}
        assert made.table is not None
        made.table.fight.state = Out("mira", "fled").apply(made.table.fight.state)
        await made.settle()
        assert worn(made) == {"Aldric": ("glow",)}


async def test_a_mount_is_held_with_its_rider_and_let_go_with_him(tmp_path: Path) -> None:
    cast = (
        CAST[1],
        {"name": "Aldric", "player": True, "template": "garde", "pos": [0, 64, 0],
         "counters": {"moves": 8, "full": 1, "half": 1, "free": 1}},
        {"name": "Cheval", "template": "cheval", "side": "pj", "pos": [0, 64, 1],
         "entity": "minecraft:horse"},
        {"name": "Loup", "template": "orc", "pos": [0, 64, 9], "entity": "minecraft:wolf"},
    )  # fmt: skip
    async with stage(tmp_path, script(cast=cast)) as made:
        horse = made.mobs["cheval"].holder
        await said(made, "Aldric", "!monter cheval")
        made.server.click("Aldric", button(made, "Aldric", "rênes").command)
        await made.settle()
        await said(made, "MJ", "!tour mira")
        assert worn(made) == {"Mira": ("glow",), "Aldric": ("hold",), horse: ("hold",)}
        await said(made, "MJ", "!tour cheval")  # by these rules they have one turn
        assert worn(made) == {"Mira": ("hold",), "Aldric": ("glow",), horse: ("glow",)}


async def test_a_mob_that_is_not_loaded_is_seen_to_when_it_is(tmp_path: Path) -> None:
    async with stage(tmp_path, script("averti")) as made:
        await said(made, "MJ", "!tour orc")
        orc, mobs = made.mobs["orc"], made.server.world.mobs
        mobs.remove(orc)
        await said(made, "MJ", "!combat fin")
        mobs.append(orc)
        await made.settle()
        assert marks(orc) == ("glow",), "nobody asks for it all the time"
        made.now += LOOK_AGAIN_SECONDS
        await made.settle()
        assert not marks(orc)
        assert made.running.store.cursor(CURSOR) == "[]"


async def test_a_service_that_is_stopped_leaves_nobody_marked(tmp_path: Path) -> None:
    async with stage(tmp_path, script()) as made:
        service, made.service = made.running, None
        await service.leave()
        assert not worn(made)
        assert not any(set(TAGS.values()).intersection(e.tags) for e in made.server.world.entities)
        await made.start_service()
        await made.settle()
        assert worn(made) == {"Aldric": ("glow",), "Mira": ("hold",), "Bera": ("hold",)}


async def test_a_service_that_is_stopped_without_a_link_remembers(tmp_path: Path) -> None:
    async with stage(tmp_path, script()) as made:
        service, made.service = made.running, None
        await service.link.close()
        await service.leave()
        assert worn(made) == {"Aldric": ("glow",), "Mira": ("hold",), "Bera": ("hold",)}
        made.server.leave("Mira")
        made.server.say("MJ", "!combat fin")
        await made.start_service()
        await made.settle()
        assert not worn(made)
        made.server.join("Mira")
        await made.settle()
        assert not worn(made)


class Loud:
    """A link on which another client is heard instead of each first answer that nobody is there."""

    shared = True

    def __init__(self, link: Line) -> None:
        self.link, self.spoilt = link, set[str]()

    async def command(self, text: str) -> str:
        answer = await self.link.command(text)
        if not nobody(answer) or text in self.spoilt:
            return answer
        self.spoilt.add(text)
        return "There are 2 of a max of 20 players online: Alex, MJ"


async def test_another_clients_words_leave_nobody_held(tmp_path: Path) -> None:
    async with stage(tmp_path, script()) as made:
        loud = Loud(made.running.link)
        made.running.marks.link = loud
        made.server.leave("Mira")
        await said(made, "MJ", "!combat fin")
        assert loud.spoilt
        made.server.join("Mira")
        await made.settle()
        assert not worn(made)


@pytest.mark.parametrize("version", ["1.16.5", "1.20.6", "1.21.1", "1.21.11", "26.3"])
async def test_the_data_pack_undoes_them_without_us(tmp_path: Path, version: str) -> None:
    async with stage(tmp_path, script(), version) as made:
        await made.kill_service()
        assert worn(made)
        run(made.server, version, "release", "MJ")
        assert not worn(made)
        assert not any(any(e.modifiers.values()) for e in made.server.world.entities)


def test_the_answer_for_a_body_that_is_not_there() -> None:
    assert nobody("No entity was found\n")
    assert not nobody("Added tag 'melee.held' to Aldric")
