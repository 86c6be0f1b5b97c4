"""Tokens: each names one wish of one player, once."""

from itertools import pairwise
from pathlib import Path

import pytest

from bridge.store.errors import TokenForeign, TokenSpent, TokenUnknown

from .arena import ALDRIC, MIRA, Clock, store_at

WISH = {"do": "answer", "fight": "f", "question": "3.1", "value": ("a", 1)}


def test_a_token_gives_its_wish_back_once(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    token = store.token(ALDRIC.uuid, WISH)
    assert 1 <= token < 2**31
    assert store.spend(ALDRIC.uuid, token) == WISH
    with pytest.raises(TokenSpent):
        store.spend(ALDRIC.uuid, token)
    store.settle()
    with pytest.raises(TokenSpent):
        store_at(tmp_path, Clock()).spend(ALDRIC.uuid, token)


def test_a_spent_token_that_was_not_committed_is_fresh_after_a_kill(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    token = store.token(ALDRIC.uuid, WISH)
    store.spend(ALDRIC.uuid, token)
    assert store_at(tmp_path, Clock()).spend(ALDRIC.uuid, token) == WISH


def test_foreign_and_unknown_tokens(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    token = store.token(ALDRIC.uuid, WISH)
    with pytest.raises(TokenForeign):
        store.spend(MIRA.uuid, token)
    with pytest.raises(TokenUnknown):
        store.spend(ALDRIC.uuid, token ^ 1)
    assert store.spend(ALDRIC.uuid, token) == WISH


def test_tokens_are_not_guessed_from_one_another(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    with store.batch():
        tokens = [store.token(ALDRIC.uuid, WISH) for _ in range(200)]
    assert len(set(tokens)) == 200
    assert {len(str(token)) for token in tokens} == {10}, "all lines with them are as long"
    assert len({b - a for a, b in pairwise(tokens)}) > 190


def test_old_tokens_are_swept_away(tmp_path: Path) -> None:
    clock = Clock()
    token = store_at(tmp_path, clock).token(ALDRIC.uuid, WISH)
    clock.now += 15 * 86_400
    with pytest.raises(TokenUnknown):
        store_at(tmp_path, clock).spend(ALDRIC.uuid, token)
