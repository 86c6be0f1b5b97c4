"""The index of a ruleset: rule ID → where it is, read from docstrings and comments.

``python -m tests.rules.rule_index blocs B`` writes ``rules/blocs/RULES.md`` anew.
"""

import ast
import re
import sys
from pathlib import Path

RULES = Path(__file__).parent.parent.parent / "rules"
PLACE = re.compile(r"^\s*(?:async )?(?:def|class) (\w+)|^(\w+)(?::[^=]+)? = ", re.MULTILINE)


def rule_ids(text: str, prefix: str) -> list[str]:
    """Every ID in a text; ``B-MOV-01…03, 05`` is four of them, ``W-D-TIE`` is one."""
    found = []
    lists = rf"\b({prefix}-[A-Z]+)-(\d\d(?:…\d\d)?(?:, (?:\d\d)(?:…\d\d)?(?!\d))*)"
    for family, numbers in re.findall(lists, text):
        for part in numbers.split(", "):
            first, _, last = part.partition("…")
            for n in range(int(first), int(last or first) + 1):
                found.append(f"{family}-{n:02}")
    return found + re.findall(rf"\b{prefix}-[A-Z]-[A-Z]+\b", text)


def places(source: str, prefix: str) -> dict[str, list[str]]:
    """Rule ID → functions, classes and constants of a module that name it."""
    lines = source.splitlines()
    spans: list[tuple[int, int, str]] = []
    for node in ast.parse(source).body:
        name = getattr(node, "name", "")
        if isinstance(node, ast.Assign):
            name = ast.unparse(node.targets[0])
        elif isinstance(node, ast.AnnAssign):
            name = ast.unparse(node.target)
        elif isinstance(node, ast.Expr) and spans:  # the docstring of a constant
            name = spans[-1][2]
        spans.append((node.lineno, node.end_lineno or node.lineno, name))
    found: dict[str, list[str]] = {}
    for start, end, name in spans:
        for id in rule_ids("\n".join(lines[start - 1 : end]), prefix):
            if name and name not in found.setdefault(id, []):
                found[id].append(name)
    return found


def index(folder: Path, prefix: str) -> dict[str, list[str]]:
    """Rule ID → "file.py:name", for every module of a ruleset."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.py")):
        for id, names in places(path.read_text(encoding="utf8"), prefix).items():
            found.setdefault(id, []).extend(f"{path.name}:{name}" for name in names)
    return dict(sorted(found.items()))


def page(folder: Path, prefix: str) -> str:
    """RULES.md."""
    rows = index(folder, prefix)
    lines = [
        f"# Where the rules of `{folder.name}` are",
        "",
        f"{len(rows)} rules, each with the functions that carry it out. This page is made from",
        f"their docstrings by `python -m tests.rules.rule_index {folder.name} {prefix}`.",
        "",
        "| rule | where |",
        "|---|---|",
        *(f"| {id} | {', '.join(f'`{place}`' for place in where)} |" for id, where in rows.items()),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    ruleset, letter = sys.argv[1:]
    (RULES / ruleset / "RULES.md").write_text(page(RULES / ruleset, letter), encoding="utf8")
