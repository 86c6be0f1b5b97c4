"""Players who are gone in their turn, and mobs whose body is: told once, to the masters."""

from pathlib import Path

from bridge.absence import LOOKS
from tests.bridge.field import Field, field
from tests.bridge.test_world import MIRA, ZOMBIE


async def gone(made: Field, name: str) -> None:
    made.town.places.pop(made.town.online.pop(name))
    await made.world.look_who()


async def test_a_player_gone_in_their_turn_is_told_once_a_turn(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        await gone(made, "Mira")
        await made.look()
        await made.look()
        (line,) = made.told()
        assert (line.key, line.params) == ("reply-absent-in-turn", {"who": "mira"})
        assert [b.say for b in line.buttons] == ["suivant"]
        for _ in range(3):
            made.gm("next")
        assert made.table.fight.clock.acting() == ("mira",)
        await made.look()
        assert [line.key for line in made.told()] == ["reply-absent-in-turn"] * 2


async def test_who_is_gone_out_of_turn_is_not_told_of(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        made.gm("next")
        await gone(made, "Mira")
        await made.look()
        assert not made.told()


async def test_a_mob_that_is_gone_is_told_once_and_may_be_removed(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        place = made.town.places.pop(ZOMBIE)
        for _ in range(LOOKS - 1):
            await made.look()
        assert not made.told()
        for _ in range(LOOKS):
            await made.look()
        (line,) = made.told()
        assert (line.key, [b.say for b in line.buttons]) == ("reply-body-gone", ["retirer #zombie"])
        assert made.pos("zombie") == (9, 64, 9)
        made.town.places[ZOMBIE] = place
        await made.look()
        made.town.places.pop(ZOMBIE)
        for _ in range(LOOKS):
            await made.look()
        assert len(made.told()) == 2, "gone again"


async def test_a_poll_that_could_not_be_read_makes_nobody_missing(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        places = dict(made.town.places)
        made.town.places.clear()
        for _ in range(LOOKS):
            await made.look()
        made.town.places.update(places)
        assert not made.told()
        assert MIRA in made.town.places
