"""What a scenario says of the world: it replaces what the world says, and must be used."""

from bridge.scenario.facts import WrittenFacts
from rules.engine.requests import Fact

NAMES = {"alex": ("alex", "Alex"), "orc": ("orc", "Orc le Vieux")}
COVER = Fact("cover", ("alex", "orc"))


def written(*said: tuple[object, ...]) -> WrittenFacts:
    facts = WrittenFacts(lambda who: NAMES.get(who, (who,)))
    facts.put(said)  # type: ignore[arg-type]
    return facts


def test_what_is_written_replaces_what_is_seen() -> None:
    facts = written(("cover", "Alex", "orc le vieux", "partial"))
    wanted = (COVER, Fact("sight", ("alex", "orc")))
    assert facts.answers(wanted, ("none", True)) == ("partial", True)
    assert facts.left() == []


def test_another_fact_or_another_creature_is_as_seen() -> None:
    facts = written(("cover", "orc", "alex", "total"), ("filled", (1, 64, 0), True))
    wanted = (COVER, Fact("filled", ((2, 64, 0),)), Fact("cover", ("alex",)))
    assert facts.answers(wanted, ("none", False, "none")) == ("none", False, "none")
    assert len(facts.left()) == 2


def test_a_block_is_written_as_a_block() -> None:
    facts = written(("filled", (1, 64, 0), True))
    assert facts.answers((Fact("filled", ((1, 64, 0),)),), (False,)) == (True,)
