"""A number after the name of a creature that has none: understood, or asked about."""

from pathlib import Path
from typing import Any

import pytest

from bridge.store.rows import Whisper
from rules.engine.changes import Count

from .arena import ALDRIC, MASTER, Arena


def alone(folder: Path) -> Arena:
    """Aldric against the only bandit, whose name is but Brigand."""
    arena = Arena(folder)
    arena.world.feet_of = {ALDRIC.uuid: (0.5, 64.0, 0.5), MASTER.uuid: (9.5, 64, 0.5)}
    arena.say(MASTER, '!combat début "Pont rouge"')
    arena.say(ALDRIC, "!rejoindre")
    arena.say(MASTER, "!ajout brigand", "!suivant")
    return arena


def life(arena: Arena) -> Any:
    return arena.table.fight["brigand"]["life"]


def test_the_one_of_the_only_bandit_is_understood(tmp_path: Path) -> None:
    arena = alone(tmp_path)
    arena.dice.faces = [3]
    arena.say(MASTER, "!dégâts brigand 1 1d6")
    assert life(arena) == 1
    arena.say(MASTER, "!fiche brigand 1")
    assert arena.last(MASTER).key == "reply-sheet"
    arena.say(ALDRIC, "!att brigand 1 arc")
    assert arena.table.command is not None or arena.table.standing[-1].command.verb == "hit"


def test_another_number_is_not(tmp_path: Path) -> None:
    arena = alone(tmp_path)
    arena.say(MASTER, "!dégâts brigand 2 1d6")
    assert arena.last(MASTER).key == "reply-no-such-target"
    assert life(arena) == 4


def test_a_number_that_an_act_needs_stays_one(tmp_path: Path) -> None:
    arena = alone(tmp_path)
    arena.say(MASTER, "!dégâts brigand 1")
    assert life(arena) == 3


def test_points_of_brigand_1_may_be_asked_for_or_set_to_one(tmp_path: Path) -> None:
    arena = alone(tmp_path)
    arena.say(MASTER, "!pv brigand 1")
    line = arena.last(MASTER)
    assert (line.key, life(arena)) == ("reply-one-or-number", 4)
    look, put = line.buttons
    arena.say(MASTER, "!" + look.say)
    assert arena.last(MASTER).key == "reply-points"
    arena.say(MASTER, "!" + put.say)
    assert life(arena) == 1


@pytest.mark.parametrize("typed", ["!compteur brigand life 2", "!pv brigand 2"])
def test_a_counter_that_a_master_sets_is_told_once(tmp_path: Path, typed: str) -> None:
    arena = alone(tmp_path)
    before = arena.store.last_seq
    arena.say(MASTER, typed)
    told = [r.record for r in arena.store.rows(before, 100)]
    assert [r.to for r in told if isinstance(r, Count)] == [2]
    assert not [r for r in told if isinstance(r, Whisper)]


def test_a_master_without_a_creature_is_told_to_say_for_whom(tmp_path: Path) -> None:
    arena = alone(tmp_path)
    for line in ("!près", "!distance brigand", "!att brigand", "!jet perception", "!actions"):
        arena.say(MASTER, line)
        assert arena.last(MASTER).key == "refusal-speaks-for-nobody", line
    arena.say(MASTER, "!en aldric près")
    assert arena.last(MASTER).key == "reply-near"
