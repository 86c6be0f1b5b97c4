"""Whatever any ruleset does at random, every record has words, in both languages."""

import re
from functools import cache

import pytest

from bridge.i18n import Words
from bridge.minecraft.text import Text, plain
from bridge.narrate import narrate
from bridge.reader import Reader
from bridge.store.rows import LogRow
from bridge.view import View
from rules.engine.ruleset import Ruleset
from rules.engine.table import Row, fold
from tests.bridge.talk import hovers
from tests.rules.random_play import RULESETS, played

every_ruleset = pytest.mark.parametrize("rules", RULESETS, ids=lambda r: r.id)
READERS = (
    Reader("fr"),
    Reader("en"),
    Reader("fr", creatures=("c0",), uuid="u"),
    Reader("en", master=True, uuid="m"),
)
UNSAID = re.compile(
    r"\{|\}|\$|\b(tell|question|refusal|counter|effect|option|fact|verb|mod|roll|step|why)-[a-z]"
)


@cache
def rows_of(id: str) -> list[Row]:
    rules = next(r for r in RULESETS if r.id == id)
    return [row for seed in range(3) for row in (*played(rules, seed).store.read(), (0, None))]


def told(rules: Ruleset, reader: Reader) -> list[Text]:
    """All that a reader is told of some plays."""
    words = Words([rules])
    found, view = [], View("x", rules)
    for i, (n, record) in enumerate(rows_of(rules.id)):
        if record is None:
            view = View("x", rules)
            continue
        view.take(i + 1, n, record)
        row = LogRow(i + 1, "x", n, type(record).__name__, record, 0.0)
        found += narrate(row, view, words, reader, lambda question: 30.0)
    return found


@every_ruleset
@pytest.mark.parametrize("reader", READERS, ids=("fr", "en", "player", "gm"))
def test_every_record_has_words(rules: Ruleset, reader: Reader) -> None:
    lines = {t for text in told(rules, reader) for t in (plain(text), hovers(text))}
    assert len(lines) > 20
    assert [line for line in lines if UNSAID.search(line)] == []


@every_ruleset
def test_the_view_is_the_fold_of_the_log(rules: Ruleset) -> None:
    rows = played(rules, 1).store.read()
    view = View("x", rules)
    for i, (n, record) in enumerate(rows):
        view.take(i + 1, n, record)
    assert view.state == fold(rows)
