"""Whoever joins without a character can fight at once, in every ruleset that comes with us."""

import pytest

from bridge.rulesets import rulesets
from rules.engine.state import Being
from tests.rules.scripted import Played

RULESETS = rulesets()


@pytest.mark.parametrize("id", sorted(RULESETS))
def test_a_novice_has_something_to_strike_with(id: str) -> None:
    rules = RULESETS[id]
    assert rules.novice is not None
    played = Played(
        rules,
        Being("zoe", "Zoé", "pj", rules.novice, (0, 64, 0), "uuid"),
        Being("foe", "Foe", "pnj", rules.creatures["brigand"], (1, 64, 0)),
    )
    played.gm("order", who=("zoe", "foe"))
    played.gm("turn", who="zoe")
    offered = [
        o.verb for o in rules.offers(played.fight, played["zoe"]) if "foe" in o.args.values()
    ]
    assert "attack" in offered
