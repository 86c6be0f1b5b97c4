"""Somebody who joins without a character can fight at once."""

from rules.blocs import RULESET
from rules.blocs.sheet import Sheet
from rules.engine.state import Being
from tests.rules.blocs.people import ORC, at, fight, foe


def test_a_novice_is_a_character_with_arms_and_fate() -> None:
    sheet = RULESET.novice
    assert isinstance(sheet, Sheet)
    assert (sheet.genre, [w.nom for w in sheet.armes][:2]) == ("pj", ["épée longue", "arc court"])
    played = fight(
        Being("ZOE", "Zoé", "pj", sheet, at(0, 0), "zoe"), foe("ORC", ORC), faces=[15, 4]
    )
    played.do("ZOE", "attack", target="ORC")
    assert played["ORC"]["pv"] == 10
    played.gm("harm", who="ZOE", amount="16")
    assert played["ZOE"].has("unconscious")
    assert not played["ZOE"].out
