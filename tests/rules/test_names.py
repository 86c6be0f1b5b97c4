"""What somebody means by a name, however it is typed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.names import Found, find, fold

TABLE = ("Brigand 1", "Brigand 2", "Brigand chef 2", "Éléonore", "Mira", "Miraud", "Cœur-de-Lion")


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Éléonore", "eleonore"),
        ("  CŒUR-DE-LION ", "coeur de lion"),
        ("épée_longue", "epee longue"),
        ("L’Ogre", "l ogre"),
        ("straße", "strasse"),
        ("İzmir", "izmir"),
        ("①", "1"),
        ("«x»", "«x»"),
    ],
)
def test_fold(text: str, plain: str) -> None:
    assert fold(text) == plain


@settings(deadline=None, derandomize=True, max_examples=500)
@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("mira", "Mira"),
        ("MIRAU", "Miraud"),
        ("brigand 2", "Brigand 2"),
        ("brigand2", "Brigand 2"),
        ("b1", "Brigand 1"),
        ("chef", "Brigand chef 2"),
        ("brigand c", "Brigand chef 2"),
        ("elé", "Éléonore"),
        ("coeur de lion", "Cœur-de-Lion"),
        ("lion", "Cœur-de-Lion"),
    ],
)
def test_found(query: str, name: str) -> None:
    assert find(TABLE, query) == Found(name)


@pytest.mark.parametrize(
    ("query", "candidates"),
    [
        ("brigand", ("Brigand 1", "Brigand 2", "Brigand chef 2")),
        ("b2", ("Brigand 2", "Brigand chef 2")),
        ("mir", ("Mira", "Miraud")),
        ("", TABLE),
        ("dragon", ()),
        ("b7", ()),
        ("2", ("Brigand 2", "Brigand chef 2")),
    ],
)
def test_not_found_or_too_many(query: str, candidates: tuple[str, ...]) -> None:
    assert find(TABLE, query) == Found("", candidates)


def test_twins_are_candidates_even_when_typed_in_full() -> None:
    assert find(("Épée", "epee"), "epee") == Found("", ("Épée", "epee"))
