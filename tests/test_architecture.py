"""The promises that no type can hold: purity, flows not called in vain, no foreign vocabulary."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = sorted((ROOT / "rules").rglob("*.py"))
ENGINE = sorted((ROOT / "rules" / "engine").glob("*.py"))
BRIDGE = sorted((ROOT / "bridge").rglob("*.py"))
IMPURE = {"asyncio", "socket", "sqlite3", "time", "random", "os", "logging", "threading"}
RULESET_WORDS = (
    r"\b(vigueur|pv|ca|blessures?|bab|bba|armou?r class|hit points?|hp|initiative_bonus|mana|"
    r"stamina|endurance|parry|parade|esquive|grapple|lutte)\b"
)


def flow_names() -> set[str]:
    """Functions that return a flow, wherever they are defined."""
    names = set()
    for path in RULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
            if isinstance(node, ast.FunctionDef) and node.returns:
                returned = ast.unparse(node.returns)
                if returned.startswith("Flow") or returned == "TieBreak":
                    names.add(node.name)
    return names


def complaints(source: str, flows: set[str]) -> Iterator[str]:
    tree = ast.parse(source)
    modules = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            called = node.value.func
            of = getattr(getattr(called, "value", None), "id", "")
            if isinstance(called, ast.Attribute) and of not in modules:
                continue  # a method that bears the name of a flow
            name = getattr(called, "id", getattr(called, "attr", ""))
            if name in flows:
                yield f"line {node.lineno}: {name}() does nothing without yield from"
        if isinstance(node, ast.Try) and any(
            isinstance(n, ast.Yield | ast.YieldFrom) for b in node.finalbody for n in ast.walk(b)
        ):
            yield f"line {node.lineno}: a cancelled flow is closed: no yield in finally"
        if isinstance(node, ast.For | ast.comprehension) and (
            isinstance(node.iter, ast.Set | ast.SetComp)
            or (isinstance(node.iter, ast.Call) and getattr(node.iter.func, "id", "") == "set")
        ):
            yield "the order of a set depends on hashes: iterate something ordered"


def test_no_flow_is_called_in_vain() -> None:
    flows = flow_names()
    assert {"pay", "window", "attempt"} <= flows
    for path in RULES:
        assert list(complaints(path.read_text(encoding="utf8"), flows)) == [], path


@pytest.mark.parametrize(
    "source",
    [
        "def f():\n    pay(me, action=1)\n",
        "from . import flows\n\ndef f():\n    flows.pay(me, action=1)\n",
        "def f():\n    try:\n        x()\n    finally:\n        yield 1\n",
        "for x in {1, 2}:\n    pass\n",
        "y = [x for x in set(z)]\n",
    ],
)
def test_the_check_of_flows_can_fail(source: str) -> None:
    assert list(complaints(source, {"pay"}))


@pytest.mark.parametrize("path", RULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_rules_are_pure(path: Path) -> None:
    imported = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            imported.add(node.module.split(".")[0])
    assert imported & IMPURE == set()
    if path.name != "content.py":
        assert "pydantic" not in imported


def test_nothing_catches_everything_in_the_rules() -> None:
    """Only the table does, around the rebuilding of one command, which it then strikes."""
    broad = [
        str(path.relative_to(ROOT))
        for path in RULES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8")))
        if isinstance(node, ast.ExceptHandler)
        and (node.type is None or ast.unparse(node.type) == "Exception")
    ]
    assert broad == ["rules/engine/table.py"]


def names_and_strings(tree: ast.AST) -> Iterator[str]:
    """All that a program means, without what it explains: no comments, no docstrings."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    explained = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in explained:
                yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, documented) and not isinstance(node, ast.Module):
            yield node.name
        elif isinstance(node, ast.arg | ast.keyword):
            yield node.arg or ""


@pytest.mark.parametrize("path", [*ENGINE, *BRIDGE], ids=lambda p: str(p.relative_to(ROOT)))
def test_no_rulesets_vocabulary_outside_it(path: Path) -> None:
    said = " ".join(names_and_strings(ast.parse(path.read_text(encoding="utf8"))))
    assert re.findall(RULESET_WORDS, said, flags=re.IGNORECASE) == []
