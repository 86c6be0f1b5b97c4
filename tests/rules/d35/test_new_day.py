"""What comes back with a new day: D-CAST-10, D-ABIL-03, D-TURN-04."""

from rules.d35.abilities import uses_left
from rules.d35.powers import SpecialAbility
from rules.d35.slots import left, xp_left
from rules.d35.spells import SPELLS, Spell
from rules.d35.turn_power import attempts_left
from tests.rules.d35.people import end, fight, one

GIFT = SpecialAbility(nom="don", par_jour=1)
LIFE = Spell(nom="vie", niveau=1, PX=100, portee="personnelle", inoffensif=True)


def test_spells_abilities_and_attempts_come_back_and_experience_does_not() -> None:
    shield = SPELLS["bouclier"]
    sheet = {
        "sorts": (shield, LIFE),
        "prepares": {"bouclier": 1, "vie": 1},
        "pouvoirs": (GIFT,),
        "PX": 1000,
        "main_directrice": "rien",
    }
    played = fight(one("JOZ", 0, **sheet), one("ZOM", 3), faces=(1,))
    joz = played["JOZ"]
    for verb, args in (
        ("cast", {"spell": "bouclier"}),
        ("cast", {"spell": "vie"}),
        ("ability", {"ability": "don"}),
        ("turn-undead", {}),
    ):
        played.do("JOZ", verb, **args)
        end(played)
        end(played)
    assert (left(joz, shield), uses_left(joz, GIFT), attempts_left(joz)) == (0, 0, 3)
    played.gm("new-day", who=("JOZ",))
    assert (left(joz, shield), uses_left(joz, GIFT), attempts_left(joz)) == (1, 1, 4)
    assert xp_left(joz) == 900
