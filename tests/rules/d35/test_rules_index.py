"""RULES.md is what the code says, and every rule in it has a test that bears its name."""

import re
from pathlib import Path

from tests.rules.rule_index import RULES, index, page

HERE = Path(__file__).parent


def test_the_page_is_up_to_date() -> None:
    """If not: ``python -m tests.rules.rule_index d35 D``."""
    written = (RULES / "d35" / "RULES.md").read_text(encoding="utf8")
    assert written == page(RULES / "d35", "D")


def test_every_rule_has_a_test() -> None:
    source = "".join(p.read_text(encoding="utf8") for p in sorted(HERE.glob("test_*.py")))
    named: set[str] = set()
    for test in re.findall(r"def (test_\w+)", source):
        named |= {f"D-{a}-{n}" for a, n in re.findall(r"D_([A-Z]+)_(\d\d)", test)}
    assert set(index(RULES / "d35", "D")) - named == set()
