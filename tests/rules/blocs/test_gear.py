"""Places for gear: eight in all, and nothing counts that has none."""

import pytest

from rules.blocs.gear import armour, worn
from rules.blocs.melee import weapons
from rules.blocs.sheet import Gear
from rules.engine.requests import Refused
from tests.rules.blocs.people import ALDRIC, ORC, fight, foe, hero
from tests.rules.scripted import Played

ALL = (
    ("casque", "tete", 0), ("armure", "corps", 0), ("bottes", "pieds", 0), ("anneau", "bijoux", 0),
    ("collier", "bijoux", 0), ("épée", "main_principale", 0), ("bouclier", "main_secondaire", 2),
    ("gants", "divers", 0), ("couronne", "tete", 1), ("bracelet", "bijoux", 1),
)  # fmt: skip


def dressed(*gear: tuple[str, str, int]) -> Played:
    things = tuple(Gear(nom=n, emplacement=e, bonus_ca=b) for n, e, b in gear)  # type: ignore[arg-type]
    me = ALDRIC.model_copy(update={"equipement": things})
    return fight(hero("ALD", me), foe("ORC", ORC))


def code(played: Played, verb: str, what: str) -> str:
    with pytest.raises(Refused) as refused:
        played.do("ALD", verb, what=what)
    return refused.value.code


def test_B_EQ_01_eight_places_and_what_finds_none_is_refused() -> None:
    played = dressed(*ALL)
    assert len(worn(played["ALD"])) == 8
    assert code(played, "wear", "couronne") == "slot-full"
    assert code(played, "wear", "bracelet") == "slot-full"
    assert code(played, "wear", "sceptre") == "gear-not-carried"
    played.do("ALD", "take-off", what="casque")
    assert played["ALD"]["free"] == 0
    played.do("ALD", "wear", what="couronne")
    assert armour(played["ALD"]) == 3


def test_B_EQ_02_of_two_shields_one_counts() -> None:
    played = dressed(("bouclier", "main_secondaire", 2), ("écu", "main_secondaire", 2))
    played.do("ALD", "end")
    played.dice(2)
    played.do("ORC", "attack", target="ALD")
    against = played.last("attack.miss").params["against"]
    assert [(m.source, m.value) for m in against] == [("ca", 14), ("gear", 2)]


def test_B_GRP_01_both_hands_full_of_gear_seize_nobody() -> None:
    played = dressed(("épée", "main_principale", 0), ("bouclier", "main_secondaire", 2))
    with pytest.raises(Refused) as refused:
        played.do("ALD", "grapple", target="ORC")
    assert refused.value.code == "no-free-hand"


def test_B_EQ_02_a_weapon_in_the_pack_strikes_nobody() -> None:
    """Another in the same hand is carried; changing them is handling two things."""
    played = dressed(("épée longue", "main_principale", 0), ("marteau", "main_principale", 0))
    assert [w.nom for w in weapons(played["ALD"])[:2]] == ["épée longue", "dague"]
    with pytest.raises(Refused) as refused:
        played.do("ALD", "attack", target="ORC", weapon="marteau")
    assert (refused.value.code, refused.value.rule) == ("gear-not-carried", "B-EQ-02")
    played.do("ALD", "take-off", what="épée longue")
    played.do("ALD", "wear", what="marteau")
    assert (played["ALD"]["free"], played["ALD"]["half"]) == (0, 0)
    played.dice(15, 4)
    played.do("ALD", "attack", target="ORC")
    assert played.last("attack.hit").params["weapon"] == "marteau"
