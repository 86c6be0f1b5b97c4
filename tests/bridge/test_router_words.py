"""Every answer has its words in both languages, and every word leads somewhere."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import bridge
from bridge.intake import FOR_MASTERS, OPEN_TO_ALL, SPEAK_FOR
from bridge.lexicon import lexicon
from rules.engine.master import REFUSALS

HERE = Path(bridge.__file__).parent
SOURCES = (
    "answers",
    "deadlines",
    "free_dice",
    "intake",
    "looks",
    "mastery",
    "own",
    "router",
    "said",
    "table",
)
CODE = "\n".join((HERE / f"{name}.py").read_text(encoding="utf-8") for name in SOURCES)
COMPOSED = {
    f"reply-{how}-{kind}"
    for how, kinds in (
        ("missing", ("creature", "word", "number", "dice", "place", "text")),
        ("bad", ("word", "number", "dice", "place")),
    )
    for kind in kinds
}


def messages(file: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((HERE / "locale" / file).read_text(encoding="utf-8")).body
    assert not [e for e in body if isinstance(e, ast.Junk)], file
    return {e.id.name: e for e in body if isinstance(e, ast.Message)}


def used() -> set[str]:
    keys = set(re.findall(r'"((?:reply|refusal)-[a-z-]*[a-z])"', CODE))
    refusals = {f"refusal-{c}" for c in re.findall(r'Refused\(\s*"([a-z-]+)"', CODE)}
    return keys | refusals | {f"refusal-{c}" for c in REFUSALS} | COMPOSED


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_answer_has_words(language: str) -> None:
    assert used() - set(messages(f"replies.{language}.ftl")) == set()


@pytest.mark.parametrize("name", ["replies", "verbs"])
def test_both_languages_say_the_same_things_about_the_same(name: str) -> None:
    french, english = messages(f"{name}.fr.ftl"), messages(f"{name}.en.ftl")
    assert set(french) == set(english)
    for id, message in french.items():
        other = english[id]
        assert {a.id.name for a in message.attributes} == {a.id.name for a in other.attributes}
        assert variables(message.value) == variables(other.value), id


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return {v for value in vars(node).values() for v in variables(value)}
    if isinstance(node, list):
        return {v for item in node for v in variables(item)}
    return set()


def test_every_verb_has_words_and_every_word_a_verb() -> None:
    handled = {*OPEN_TO_ALL, *FOR_MASTERS, SPEAK_FOR}
    assert set(lexicon().verbs.values()) == handled
    for file in ("verbs.fr.ftl", "verbs.en.ftl"):
        for id, message in messages(file).items():
            if id.startswith("verb-"):
                assert {a.id.name for a in message.attributes} == {"label", "help", "example"}, id


def test_no_two_verbs_share_a_typed_name() -> None:
    for file in ("verbs.fr.ftl", "verbs.en.ftl"):
        found: dict[str, str] = {}
        for id, message in messages(file).items():
            if id.startswith("verb-") and message.value is not None:
                text = "".join(
                    str(e.value) for e in message.value.elements if isinstance(e, ast.TextElement)
                )
                for word in text.split("|"):
                    assert found.setdefault(word.strip(), id) == id
