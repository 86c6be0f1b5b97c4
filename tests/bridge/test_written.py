"""What a sheet says: the words of its ruleset in both languages, never the names of its fields."""

import re

import pytest

from bridge.i18n import LANGUAGES, Words
from bridge.lexicon import lexicon
from bridge.minecraft.text import plain
from bridge.narrate import answer_line
from bridge.reader import Reader
from bridge.rulesets import rulesets
from bridge.wording import Wording
from bridge.written import written
from rules.engine.ruleset import Ruleset

UNTOLD = {
    "blocs": {"reductions", "entites"},
    "d35": {"jambes", "cibles_de_renvoi", "entites"},
    "vigueur": {"pistes", "zones_nommees", "entites"},
}
"""What a player has no use for, or what has no name of its own."""

every_ruleset = pytest.mark.parametrize("rules", rulesets().values(), ids=lambda r: r.id)


@every_ruleset
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_a_sheet_has_words(rules: Ruleset, language: str) -> None:
    words = Words([rules])
    fields = set(rules.sheet.model_fields) - UNTOLD[rules.id]
    assert [f for f in sorted(fields) if not words.has(language, f"sheet-{f}", rules.id)] == []


@every_ruleset
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_ready_made_creature_shows_a_name_of_the_program(rules: Ruleset, language: str) -> None:
    wording = Wording(Words([rules]), Reader(language))
    told = set()
    for sheet in rules.creatures.values():
        told |= {plain(answer_line(wording, "", line)) for line in written(sheet, lexicon(rules))}
    assert len(told) > 12
    assert [t for t in told if re.search(r"\w_\w|sheet-|\{|\[|True|\.0\b|\bNone\b", t)] == []


def test_a_sheet_in_french() -> None:
    rules = rulesets()["d35"]
    wording = Wording(Words([rules]), Reader("fr"))
    lines = [
        plain(answer_line(wording, "", line)).replace("\u00a0", " ")
        for line in written(rules.creatures["jozan"], lexicon(rules))
    ]
    assert lines[0].startswith("FOR 14, DEX 8, CON 10, ")
    assert "magie préparée, convertit ses sorts en soins, NLS 3, énergie positive" in lines[0]
    assert lines[1:] == [
        "Classes : prêtre 3",
        "Armes : masse d'armes lourde",
        "Sorts : soins légers, protection contre le Mal, détection du Mal et arme spirituelle",
        "Sorts préparés : soins légers 2, protection contre le Mal 1 et arme spirituelle 1",
    ]


def test_of_a_field_without_words_nothing_is_said() -> None:
    rules = rulesets()["blocs"]
    sheet = rules.sheet(force=2, reductions=[{"type": "feu", "valeur": 3}])
    lines = written(sheet, lexicon(rules))
    assert [f.name for line in lines for f in line.params.get("fields", ())][:2] == [
        "hauteur",
        "force",
    ]
    assert written(sheet, lexicon()) == []
