"""Pieces, quotes, folding and options of a typed line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.lexicon import lexicon, nearest
from bridge.options import take
from bridge.phrase import fold, pieces

from .arena import ARENA


def texts(line: str) -> list[str]:
    return [p.text for p in pieces(line)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("att  brigand 1", ["att", "brigand", "1"]),
        ('combat début "Pont rouge" x', ["combat", "début", "Pont rouge", "x"]),
        ("début « Pont rouge »", ["début", "Pont rouge"]),
        ("début “Pont rouge”", ["début", "Pont rouge"]),
        ("début 'Pont rouge'", ["début", "Pont rouge"]),
        ("début 'l’épée d'or'", ["début", "l’épée d'or"]),
        ("att l'orc", ["att", "l'orc"]),
        ('crier "pas fini', ["crier", '"pas', "fini"]),
        ('zone:"la tête" x', ["zone:la tête", "x"]),
        ("a\\nb \\ ", ["a\\nb", "\\"]),
        ("", []),
        ('""', [""]),
    ],
)
def test_pieces(line: str, expected: list[str]) -> None:
    assert texts(line) == expected


@given(st.text(max_size=256))
def test_any_text_is_cut_without_losing_its_place(line: str) -> None:
    for piece in pieces(line):
        assert 0 <= piece.start < len(line)
        assert not line[piece.start].isspace()
    fold(line)


@given(st.lists(st.text("abcé1", min_size=1, max_size=5), max_size=6))
def test_plain_words_are_the_pieces(words: list[str]) -> None:
    assert texts(" ".join(words)) == words


@pytest.mark.parametrize("typed", ["dégâts", "DÉGÂTS", "degats", "dé\u200bgâts", "dé\u202egâts"])
def test_accents_case_and_invisible_marks_do_not_count(typed: str) -> None:
    assert fold(typed) == "degats"


def test_options_are_taken_wherever_they_stand() -> None:
    taken = take(
        pieces("brigand av +2 -d 1d6 -cd 15 secret zone:tête x3 2r -1"),
        {"edge", "bonus", "extra", "dc", "secret", "named", "times", "rounds"},
        lexicon(ARENA),
    )
    assert taken.fields == {
        "edge": 1, "bonus": 1, "extra": "1d6", "dc": 15, "secret": True, "times": 3, "rounds": 2,
    }  # fmt: skip
    assert taken.named == {"zone": "tête"}
    assert [p.text for p in taken.left] == ["brigand"]


@pytest.mark.parametrize(
    ("typed", "edge"), [("adv", 1), ("av", 1), ("dis", -1), ("dv", -1), ("av dv", 0), ("AV av", 1)]
)
def test_advantage_in_both_languages(typed: str, edge: int) -> None:
    assert take(pieces(typed), {"edge"}, lexicon(ARENA)).fields == {"edge": edge}


def test_an_option_that_a_verb_does_not_take_is_left_alone() -> None:
    taken = take(pieces('av +2 "secret"'), {"secret"}, lexicon(ARENA))
    assert (taken.fields, [p.text for p in taken.left]) == ({}, ["av", "+2", "secret"])


def test_verbs_of_both_languages_at_once_and_the_rulesets_own_win() -> None:
    words = lexicon(ARENA)
    assert words.verbs["att"] == words.verbs["attack"] == "hit"
    assert words.verbs["combat debut"] == words.verbs["i begin"] == "fight-open"
    assert words.verbs["degats"] == words.verbs["dmg"] == "wound"
    assert words.nearest_verb("ataque") == "hit"
    assert words.nearest_verb("xyzzy") is None
    assert nearest("epe", ["épée", "arc"]) == "épée"
