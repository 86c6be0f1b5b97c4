"""RULES.md is what the code says, and every rule in it has a test that bears its name."""

import re
from pathlib import Path

from tests.rules.rule_index import RULES, index, page

HERE = Path(__file__).parent


def test_the_page_is_up_to_date() -> None:
    written = (RULES / "vigueur" / "RULES.md").read_text(encoding="utf8")
    assert written == page(RULES / "vigueur", "W")


def test_every_rule_has_a_test() -> None:
    source = "".join(p.read_text(encoding="utf8") for p in sorted(HERE.glob("test_*.py")))
    named: set[str] = set()
    for test in re.findall(r"def (test_\w+)", source):
        named |= {f"W-{a}-{n}" for a, n in re.findall(r"W_([A-Z]{3})_(\d\d)", test)}
        named |= {f"W-D-{a}" for a in re.findall(r"W_D_([A-Z]+)", test)}
    assert set(index(RULES / "vigueur", "W")) - named == set()


WITHOUT_A_CHOICE = {"A35", "A62", "A63", "A66"}
"""Left open by the text without a choice: names, spelling, a formula, other chapters."""


def test_every_open_choice_has_a_test_and_a_place() -> None:
    source = "".join(p.read_text(encoding="utf8") for p in sorted(HERE.glob("test_*.py")))
    tested = set(re.findall(r"_(A\d\d)(?=_)", " ".join(re.findall(r"def (test_\w+)", source))))
    every = {f"A{n:02}" for n in range(1, 67)} - WITHOUT_A_CHOICE
    assert every - tested == set()
    folder = RULES / "vigueur"
    data = "".join(p.read_text(encoding="utf8") for p in sorted((folder / "data").glob("*.toml")))
    assert every - set(re.findall(r"\bA\d\d\b", data)) == set()
