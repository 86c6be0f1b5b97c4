"""RULES.md is what the code says, and every rule in it has a test that bears its name."""

import re
from pathlib import Path

from tests.rules.rule_index import RULES, index, page, rule_ids

HERE = Path(__file__).parent


def test_the_page_is_up_to_date() -> None:
    written = (RULES / "blocs" / "RULES.md").read_text(encoding="utf8")
    assert written == page(RULES / "blocs", "B")


def test_every_rule_has_a_test() -> None:
    source = "".join(p.read_text(encoding="utf8") for p in sorted(HERE.glob("test_*.py")))
    named: set[str] = set()
    for test in re.findall(r"def (test_\w+)", source):
        for family, numbers in re.findall(r"B_([A-Z]+)((?:_\d\d)+)", test):
            named |= {f"B-{family}-{n}" for n in numbers.split("_") if n}
    assert set(index(RULES / "blocs", "B")) - named == set()


def test_lists_and_ranges_of_ids_are_read() -> None:
    assert rule_ids("B-MOV-01…03, 05 and B-OA-02.", "B") == [
        "B-MOV-01",
        "B-MOV-02",
        "B-MOV-03",
        "B-MOV-05",
        "B-OA-02",
    ]
