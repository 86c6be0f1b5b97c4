"""Give a parser so many damaged inputs; tell those on which it failed."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from .damage import some_bytes, texts
from .parsers import Parser


def crashes(parser: Parser, count: int, seed: int) -> Iterator[tuple[Any, Exception]]:
    """The inputs on which it raised anything but its own refusals."""
    rng = Random(seed)
    binary = isinstance(parser.seeds[0], bytes)
    inputs: Iterator[Any] = (some_bytes if binary else texts)(parser.seeds, rng)
    for given in islice(inputs, count):
        try:
            parser.read(given)
        except parser.refusals:
            continue
        except Exception as failure:
            yield given, failure
