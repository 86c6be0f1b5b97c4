"""What is made quickly is what the plain dataclass would be."""

import inspect
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, dataclass, field, replace
from typing import Any

import pytest

from rules.engine.values import quick


@dataclass(frozen=True, slots=True)
class Plain:
    name: str
    worth: int = 3
    data: Mapping[str, Any] = field(default_factory=dict)


@quick
@dataclass(frozen=True, slots=True)
class Quick:
    name: str
    worth: int = 3
    data: Mapping[str, Any] = field(default_factory=dict)


@pytest.mark.parametrize("given", [("a",), ("a", 4), ("a", 4, {"b": 1})])
def test_it_holds_the_same(given: tuple[Any, ...]) -> None:
    plain, value = Plain(*given), Quick(*given)
    assert (value.name, value.worth, value.data) == (plain.name, plain.worth, plain.data)
    assert repr(value) == repr(plain).replace("Plain", "Quick")
    assert type(value) is Quick


def test_it_is_told_by_name_too() -> None:
    assert Quick(worth=5, name="a") == Quick("a", 5)
    assert replace(Quick("a"), worth=5) == Quick("a", 5)
    assert inspect.signature(Quick).parameters.keys() == inspect.signature(Plain).parameters.keys()


def test_what_is_left_out_is_new_each_time() -> None:
    assert Quick("a").data == {}
    assert Quick("a").data is not Quick("a").data


def test_what_is_missing_or_too_much_is_an_error() -> None:
    with pytest.raises(TypeError, match="name"):
        Quick()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="other"):
        Quick("a", other=1)  # type: ignore[call-arg]


def test_nothing_of_it_can_change() -> None:
    value = Quick("a")
    with pytest.raises(FrozenInstanceError):
        value.worth = 4  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del value.name
    with pytest.raises((AttributeError, TypeError)):
        value.more = 1  # type: ignore[attr-defined]
    assert value == Quick("a")


def test_it_stands_for_a_key_where_its_parts_do() -> None:
    assert hash(Quick("a", data=())) == hash(Quick("a", data=()))  # type: ignore[arg-type]
