"""A taste of ``make fuzz``: a few hundred inputs for each parser."""

import pytest

from .parsers import PARSERS
from .run import crashes


@pytest.mark.parametrize("name", PARSERS)
def test_damaged_input_is_refused_as_declared(name: str) -> None:
    assert list(crashes(PARSERS[name], 400, seed=1)) == []


def test_a_parser_that_fails_is_found() -> None:
    """So that the others pass for the right reason."""
    from .parsers import Parser

    assert list(crashes(Parser(int, ("12", "7")), 400, seed=1))
