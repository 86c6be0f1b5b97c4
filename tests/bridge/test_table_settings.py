"""The settings of a fight as a game master types them: one level of tables, joined by a dot."""

from dataclasses import replace
from typing import Literal

import pytest

from bridge.table import settled
from rules.engine.content import Strict
from rules.engine.requests import Refused
from rules.engine.ruleset import Ruleset
from tests.bridge.talk import FOURTH


class Fate(Strict):
    rolls: Literal["few", "all"] = "few"
    harm: bool = False


class Settings(Strict):
    fate: Fate = Fate()
    rounds: int = 3


def rules() -> Ruleset:
    return replace(FOURTH, settings=Settings)


def test_a_dotted_key_is_a_key_in_a_table() -> None:
    typed = {"fate.rolls": "all", "fate.harm": "true", "rounds": "5"}
    assert settled(rules(), typed) == {"fate": {"rolls": "all", "harm": True}, "rounds": 5}


def test_what_is_not_typed_keeps_its_default() -> None:
    assert settled(rules(), {}) == {"fate": {"rolls": "few", "harm": False}, "rounds": 3}


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ({"fate.rolls": "none"}, "fate.rolls"),
        ({"fate.roll": "all"}, "fate.roll"),
        ({"rounds.more": "1"}, "rounds"),
        ({"fate": "all"}, "fate"),
        ({"fate": "all", "fate.rolls": "all"}, "fate"),
        ({"none.rolls": "all"}, "none"),
    ],
)
def test_a_wrong_one_is_refused_by_its_key(typed: dict[str, str], key: str) -> None:
    with pytest.raises(Refused) as refused:
        settled(rules(), typed)
    assert refused.value.code == "bad-setting"
    assert refused.value.params["key"].startswith(key)
