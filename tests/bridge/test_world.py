"""Bodies, clicks and players, as few questions to the server as may be."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bridge.bodies import Places
from bridge.intake import Intake
from bridge.minecraft import commands
from bridge.minecraft.replies import uuid_ints
from bridge.ports import world_later
from bridge.roster import Roster
from bridge.store.store import Store
from bridge.table import Hall
from bridge.walk import Walking
from bridge.world import World
from rules.engine.codec import codec_for
from rules.engine.geometry import Block
from rules.engine.records import Command
from rules.engine.requests import GM, Roll
from rules.engine.state import Being
from rules.engine.table import Table
from tests.bridge.arena import ARENA, Sheet

MIRA, ALDRIC, ZOMBIE = (f"10000000-0000-4000-8000-00000000000{n}" for n in (1, 2, 3))


class Town:
    """A server with two players and a zombie; counts what it is asked."""

    shared = False

    def __init__(self) -> None:
        self.online = {"Mira": MIRA, "Aldric": ALDRIC}
        self.names = {MIRA: "Mira", ALDRIC: "Aldric", ZOMBIE: "Zombie"}
        self.places = {MIRA: (0.5, 64.0, 0.5), ALDRIC: (5.5, 64.0, 0.5), ZOMBIE: (9.5, 64.0, 0.5)}
        self.tagged: set[str] = set()
        self.masters: set[str] = set()
        self.spectators: set[str] = set()
        self.scores: dict[str, int] = {}
        self.clicks_when_enabled: dict[str, int] = {}
        """Whoever may click again does so at once."""
        self.asked: list[str] = []
        self.essentials = False
        """A plugin that has taken the names of the game's commands."""
        self.short_within_execute = False
        """`/execute` knows the game's commands by their short names only, as on Spigot."""

    async def command(self, text: str) -> str:
        self.asked.append(text)
        if self.short_within_execute and " run minecraft:" in text:
            return "Incorrect argument for command...run minecraft:tp<--[HERE]"
        if self.essentials and text == "list uuids":
            return "There are 2 out of maximum 20 players online."
        if text in ("list uuids", "minecraft:list uuids"):
            who = ", ".join(f"{n} ({u})" for n, u in self.online.items())
            return f"There are {len(self.online)} of a max of 20 players online: {who}"
        if text == "tag @a add melee.body":
            self.tagged |= set(self.online.values())
        elif text.endswith(" add melee.body"):
            self.tagged.add(text.split()[1])
        elif text.startswith("execute as @a[tag=melee.mj]"):
            return self._data(self.masters, "UUID")
        elif text.startswith("execute as @a[gamemode=spectator]"):
            return self._data(self.spectators, "UUID")
        elif text.startswith("execute as @a run"):
            return self._data(set(self.online.values()), "UUID")
        elif text.startswith("execute as @a[scores="):
            return self._data({self.online[n] for n, s in self.scores.items() if s}, "UUID")
        elif text.startswith("execute as @e[tag=melee.body]"):
            return self._data(self.tagged, text.rpartition(" ")[2])
        elif text.startswith("scoreboard players get "):
            name = text.split()[3]
            return f"{name} has {self.scores.get(name, 0)} [melee]"
        elif text.startswith("scoreboard players enable "):
            name = text.split()[3]
            self.scores |= {n: t for n, t in self.clicks_when_enabled.items() if n == name}
        elif text.startswith("execute if score "):
            name, read = text.split()[3], int(text.split()[6])
            if self.scores.get(name, 0) == read:
                self.scores[name] = int(text.split()[-1])
        elif text.startswith("ride ") and " mount " in text:
            _, who, _, mount = text.split()
            self.places[self.online[who]] = self.places[mount]
            return f"{who} started riding Horse"
        elif "tp " in text:
            who, x, y, z = text.partition("tp ")[2].split()
            self.places[self.online.get(who, who)] = (float(x), float(y), float(z))
        return ""

    def _data(self, who: set[str], path: str) -> str:
        def value(uuid: str) -> str:
            if path == "UUID":
                return uuid_ints(uuid)
            return "[" + ", ".join(f"{c}d" for c in self.places[uuid]) + "]"

        present = [u for u in sorted(who) if u in self.places]
        return "".join(
            f"{self.names[u]} has the following entity data: {value(u)}" for u in present
        )


class Between:
    """A link where something happens before a question with these words is answered."""

    shared = False

    def __init__(self, town: Town, words: str, happens: Callable[[], object]) -> None:
        self.town, self.words, self.happens = town, words, happens

    async def command(self, text: str) -> str:
        if self.words in text:
            self.happens()
        return await self.town.command(text)


class Heard:
    """Notices, for a look at whom they were about."""

    def __init__(self) -> None:
        self.strayed_ones: list[str] = []
        self.jumps: list[tuple[str, Block, bool, str]] = []
        self.falls: list[tuple[str, int]] = []
        self.missed: list[str] = []

    def strayed(self, fight: str, being: Being) -> None:
        self.strayed_ones.append(being.id)

    def jumped(self, fight: str, being: Being, to: Block, carried: bool, outcome: str) -> None:
        self.jumps.append((being.id, to, carried, outcome))

    def fell(self, fight: str, being: Being, height: int) -> None:
        self.falls.append((being.id, height))

    def cramped(self, fight: str, being: Being) -> None:
        raise AssertionError("there is room everywhere")

    def unseen(self, fight: str, being: Being) -> None:
        self.missed.append(being.id)

    def absent(self, fight: str, being: Being) -> None:
        self.missed.append(being.id)


class Scene:
    """A begun fight of Mira, Aldric and a zombie, Mira to act."""

    def __init__(self, folder: Path, walking: Walking = "averti") -> None:
        self.town = Town()
        self.store = Store(folder / "s.db", codec_for(ARENA), lambda: 1000.0)
        self.roster = Roster(self.store)
        self.hall = Hall(self.store, {"arena": ARENA}, ten, world_later)
        self.places = Places()
        self.intake = Intake(self.hall, self.roster, self.places, ten, lambda q: 30.0)
        self.notices = Heard()
        self.world = World(self.town, self.roster, self.hall, self.places, self.intake,
                           self.notices, walking, "melee.mj", lambda: 1000.0)  # fmt: skip

    def open(self, begun: bool = True) -> Table:
        fight = self.hall.open("Pont", "arena", {})
        table = self.hall[fight]
        beings = (
            Being("mira", "Mira", "pj", Sheet(), (0, 64, 0), MIRA),
            Being("aldric", "Aldric", "pj", Sheet(), (5, 64, 0), ALDRIC),
            Being("zombie", "Zombie", "pnj", Sheet(), (9, 64, 0), body=ZOMBIE),
        )
        table.do(Command(GM, GM, "join", {"beings": beings}))
        if begun:
            table.do(Command(GM, GM, "begin"))
        return table

    async def look(self) -> None:
        await self.world.look_who()
        await self.world.look_where()

    def pos(self, who: str) -> object:
        return self.hall["pont"].fight.state.beings[who].pos


def ten(roll: Roll) -> tuple[tuple[int, ...], str]:
    return tuple(min(10, d) for d in roll.dice), "dice"


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    made = Scene(tmp_path)
    yield made
    made.store.close()


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Scene]:
    made = Scene(tmp_path, "strict")
    yield made
    made.store.close()


@pytest.fixture
def free(tmp_path: Path) -> Iterator[Scene]:
    made = Scene(tmp_path, "libre")
    yield made
    made.store.close()


async def test_a_poll_of_positions_takes_two_exchanges_however_many_fight(scene: Scene) -> None:
    scene.open()
    await scene.look()
    scene.town.asked.clear()
    await scene.world.look_where()
    assert len(scene.town.asked) == 2
    assert scene.places.feet(ZOMBIE) == (9.5, 64.0, 0.5)


async def test_nothing_is_asked_while_nobody_fights(scene: Scene) -> None:
    await scene.look()
    scene.town.asked.clear()
    await scene.world.look_where()
    assert scene.town.asked == []


async def test_a_name_that_imitates_an_answer_moves_nobody(scene: Scene) -> None:
    scene.open()
    scene.town.names[ZOMBIE] = "X has the following entity data: [1.0d, 64.0d, 1.0d]"
    scene.town.names[MIRA] = "[Garde] Mira"
    await scene.look()
    assert scene.places.known == scene.town.places


async def test_a_step_in_one_s_turn_is_taken(scene: Scene) -> None:
    scene.open()
    await scene.look()
    scene.town.places[MIRA] = (1.5, 64.0, 0.5)
    await scene.world.look_where()
    assert scene.pos("mira") == (1, 64, 0)
    assert scene.hall["pont"].fight["mira"]["walk"] == 2


async def test_a_walk_that_was_undone_is_not_walked_again(scene: Scene) -> None:
    table = scene.open()
    await scene.look()
    scene.town.places[MIRA] = (1.5, 64.0, 0.5)
    await scene.world.look_where()
    table.undo()
    await scene.world.look_where()
    assert scene.pos("mira") == (0, 64, 0)


async def walk_too_far(scene: Scene) -> None:
    scene.open()
    await scene.look()
    for x in range(1, 5):
        scene.town.places[MIRA] = (x + 0.5, 64.0, 0.5)
        await scene.world.look_where()


async def test_libre_beyond_the_budget_the_position_follows(free: Scene) -> None:
    await walk_too_far(free)
    assert free.pos("mira") == (4, 64, 0)


async def test_averti_beyond_the_budget_the_body_stays_and_is_told_once(scene: Scene) -> None:
    await walk_too_far(scene)
    await scene.world.look_where()
    assert scene.pos("mira") == (3, 64, 0)
    assert scene.town.places[MIRA] == (4.5, 64.0, 0.5)
    told = [r for r in scene.store.rows(0) if r.kind == "Whisper"]
    assert len(told) == 1
    assert scene.notices.strayed_ones == []


async def test_strict_beyond_the_budget_the_body_is_put_back(strict: Scene) -> None:
    await walk_too_far(strict)
    assert strict.pos("mira") == (3, 64, 0)
    assert strict.town.places[MIRA] == (3.5, 64.0, 0.5)
    assert "execute at Mira run tp Mira 3.5 64.0 0.5" in strict.town.asked


async def test_outside_one_s_turn_a_stray_is_told_once_for_each_block(scene: Scene) -> None:
    scene.open()
    await scene.look()
    scene.town.places[ALDRIC] = (6.5, 64.0, 0.5)
    await scene.world.look_where()
    await scene.world.look_where()
    assert scene.notices.strayed_ones == ["aldric"]
    assert scene.pos("aldric") == (5, 64, 0)
    assert not any(c.startswith("tp") for c in scene.town.asked)


async def test_outside_one_s_turn_strict_puts_back_again_and_again(strict: Scene) -> None:
    strict.open()
    await strict.look()
    for _ in range(2):
        strict.town.places[ALDRIC] = (6.5, 64.0, 0.5)
        await strict.world.look_where()
        assert strict.town.places[ALDRIC] == (5.5, 64.0, 0.5)


async def test_before_the_first_round_positions_follow_freely(strict: Scene) -> None:
    strict.open(begun=False)
    await strict.look()
    strict.town.places[ALDRIC] = (20.5, 64.0, -0.5)
    await strict.world.look_where()
    assert strict.pos("aldric") == (20, 64, -1)


async def test_while_the_fight_is_paused_bodies_are_left_alone(strict: Scene) -> None:
    strict.open().pause(True)
    await strict.look()
    strict.town.places[ALDRIC] = (6.5, 64.0, 0.5)
    await strict.world.look_where()
    assert strict.town.places[ALDRIC] == (6.5, 64.0, 0.5)


async def test_bodies_that_strayed_are_put_back_and_the_others_left(strict: Scene) -> None:
    strict.open().pause(True)
    await strict.look()
    strict.town.places[ALDRIC] = (6.5, 64.0, 3.5)
    await strict.world.look_where()
    assert await strict.world.mover.put_all("pont") == 1
    assert strict.town.places[ALDRIC] == (5.5, 64.0, 0.5)
    assert await strict.world.mover.put_all("pont") == 0
    assert await strict.world.mover.put_all("no such fight") == 0


async def test_a_click_is_carried_out_then_taken_back_and_enabled_again(scene: Scene) -> None:
    scene.open()
    await scene.look()
    token = scene.store.token(MIRA, {"do": "say", "fight": "pont", "line": "fin"})
    scene.town.scores["Mira"] = token
    assert await scene.world.read_clicks()
    assert scene.town.scores["Mira"] == 0
    assert scene.town.asked[-2] == "scoreboard players enable Mira melee"
    assert scene.hall["pont"].fight.clock.acting() == ("aldric",)


async def test_a_click_that_comes_while_another_is_read_stays_for_the_next_look(
    scene: Scene,
) -> None:
    scene.open()
    await scene.look()
    line = {"do": "say", "fight": "pont", "line": "fin"}
    first, second = (scene.store.token(who, line) for who in (MIRA, MIRA))
    scene.town.scores["Mira"] = first
    scene.town.clicks_when_enabled["Mira"] = second
    assert await scene.world.read_clicks()
    assert scene.town.scores["Mira"] == second


async def test_no_click_costs_one_exchange(scene: Scene) -> None:
    await scene.world.look_who()
    scene.town.asked.clear()
    assert not await scene.world.read_clicks()
    assert len(scene.town.asked) == 1


async def test_whoever_comes_may_click(scene: Scene) -> None:
    await scene.world.look_who()
    assert 'scoreboard objectives add melee trigger "Mêlée"' in scene.town.asked
    scene.town.asked.clear()
    await scene.world.look_who()
    enabled = [c for c in scene.town.asked if "enable" in c]
    assert enabled == ["scoreboard players enable @a[scores={melee=..0}] melee"], "0 by hand"
    scene.town.online["Zoe"] = "10000000-0000-4000-8000-000000000009"
    assert await scene.world.look_who()
    assert "scoreboard players enable @a melee" in scene.town.asked


async def test_the_tag_makes_a_game_master(scene: Scene) -> None:
    scene.town.masters = {ALDRIC}
    await scene.world.look_who()
    assert [p.name for p in scene.roster.masters()] == ["Aldric"]


async def test_who_spectates_is_asked_during_a_fight_alone_and_believed_when_read_twice(
    scene: Scene,
) -> None:
    def asked() -> int:
        return sum("gamemode=spectator" in command for command in scene.town.asked)

    await scene.world.look_who()
    assert asked() == 0
    scene.open()
    await scene.world.look_where()
    assert asked() == 1, "with those who have just been seen for the first time"
    await scene.world.look_who()
    await scene.world.look_where()
    assert asked() == 2
    scene.town.spectators = {MIRA}
    await scene.world.look_who()
    assert asked() == 4
    assert scene.roster.spectates(MIRA)
    assert not scene.roster.spectates(ALDRIC)


async def test_a_fighter_who_spectates_takes_no_steps_but_is_still_seen(scene: Scene) -> None:
    table = scene.open()
    await scene.look()
    scene.town.spectators = {MIRA}
    await scene.world.look_who()
    scene.town.places[MIRA] = (1.5, 64.0, 0.5)
    assert not await scene.world.look_where()
    assert table.fight["mira"].pos == (0, 64, 0)
    assert scene.places.feet(MIRA) == (1.5, 64.0, 0.5), "he hears what is told near there"
    scene.town.spectators = set()
    await scene.world.look_who()
    assert await scene.world.look_where()
    assert table.fight["mira"].pos == (1, 64, 0)


async def test_a_fact_about_a_body_out_of_sight_is_the_master_s_to_answer(scene: Scene) -> None:
    table = scene.open()
    await scene.look()
    del scene.town.places[ZOMBIE]
    await scene.world.look_where()
    table.do(Command("mira", "mira", "hit", {"target": "zombie"}))
    assert await scene.world.answer_facts()
    assert [q.who for q in table.open.values()] == [GM]


async def test_a_fact_about_bodies_in_sight_is_what_its_rule_takes_for_granted(
    scene: Scene,
) -> None:
    table = scene.open()
    await scene.look()
    table.do(Command("mira", "mira", "hit", {"target": "zombie"}))
    assert table.wanted
    assert await scene.world.answer_facts()
    assert [getattr(q, "question", "") for q in table.open.values()] == ["defence"]
    assert not await scene.world.answer_facts()


async def test_names_are_learnt_as_they_are_shown(scene: Scene) -> None:
    scene.town.names[MIRA] = "[Garde] Mira"
    await scene.world.look_who()
    await scene.world.look_names()
    assert scene.world.displays == {MIRA: "[Garde] Mira", ALDRIC: "Aldric"}


async def test_where_a_plugin_took_the_names_of_commands_the_games_own_are_asked(
    strict: Scene,
) -> None:
    strict.town.essentials = True
    await walk_too_far(strict)
    assert set(strict.roster.online) == {"Mira", "Aldric"}
    assert "execute at Mira run minecraft:tp Mira 3.5 64.0 0.5" in strict.town.asked
    strict.town.asked.clear()
    await strict.world.look_who()
    assert strict.town.asked[0] == "minecraft:list uuids"
    assert "list uuids" not in strict.town.asked


async def test_where_execute_knows_no_full_names_bodies_are_put_back_by_the_short_one(
    strict: Scene,
) -> None:
    strict.town.short_within_execute = True
    strict.world.call_by(commands.NAMESPACE)
    await walk_too_far(strict)
    assert strict.town.places[MIRA] == (3.5, 64.0, 0.5)
    strict.town.asked.clear()
    strict.town.places[MIRA] = (4.5, 64.0, 0.5)
    await strict.world.look_where()
    assert [c for c in strict.town.asked if "tp " in c] == [
        "execute at Mira run tp Mira 3.5 64.0 0.5"
    ]
    await strict.world.look_who()
    assert "minecraft:list uuids" in strict.town.asked


# -- what is known while others look --------------------------------------------------------------


async def test_while_a_spoilt_answer_is_asked_for_again_all_stand_where_they_stood(
    scene: Scene,
) -> None:
    scene.open()
    await scene.look()
    seen: list[set[str]] = []
    town, spoilt = scene.town, ["There are 2 of a max of 20 players online: Alex, MJ"]

    class Mixed:
        shared = False

        async def command(self, text: str) -> str:
            seen.append(set(scene.places.known))
            answer = await town.command(text)
            return spoilt.pop() if spoilt and " Pos" in text else answer

    scene.world.link = Mixed()
    await scene.world.look_where()
    assert seen == [{MIRA, ALDRIC, ZOMBIE}] * 4


async def test_when_the_server_is_met_anew_all_stand_where_they_stood_until_they_are_looked_for(
    scene: Scene,
) -> None:
    """Who is asked meanwhile what he sees, and who hears it, is asked and hears as ever."""
    table = scene.open()
    await scene.look()
    table.do(Command("mira", "mira", "hit", {"target": "zombie"}))
    scene.world.forget()
    assert await scene.world.answer_facts()
    assert [q.who for q in table.open.values()] == ["zombie"]
    assert scene.places.feet(ALDRIC) is not None


async def test_when_the_server_is_met_anew_whoever_wishes_something_is_looked_for(
    scene: Scene,
) -> None:
    scene.open()
    await scene.look()
    assert not scene.world.blind()
    scene.world.forget()
    assert scene.world.blind()
    scene.town.places[MIRA] = (1.5, 64.0, 0.5)
    await scene.world.look_for(scene.roster.online["Mira"])
    assert scene.places.feet(MIRA) == (1.5, 64.0, 0.5)
    assert not scene.world.blind()


@pytest.mark.parametrize(
    ("amid", "again"),
    [
        ("scoreboard players enable", "scoreboard objectives add melee"),
        ("run data get entity @s Pos", "tag @a add melee.body"),
        ("tag @a add", f"tag {ZOMBIE} add melee.body"),
    ],
)
async def test_what_was_begun_before_the_server_was_met_anew_is_begun_again(
    scene: Scene, amid: str, again: str
) -> None:
    scene.open()
    scene.world.link = Between(scene.town, amid, scene.world.forget)
    await scene.look()
    scene.world.link = scene.town
    scene.town.asked.clear()
    await scene.look()
    assert any(c.startswith(again) for c in scene.town.asked)


async def test_a_start_told_by_the_log_leaves_the_commands_their_full_names(scene: Scene) -> None:
    """It may be read only after the server was met."""
    scene.world.call_by(commands.NAMESPACE)
    scene.world.forget()
    await scene.world.look_who()
    assert scene.town.asked[0] == "minecraft:list uuids"
    assert scene.world.mover.namespace == commands.NAMESPACE
