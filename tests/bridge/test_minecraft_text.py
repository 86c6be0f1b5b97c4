"""Text components in every spelling, and commands that always fit."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.minecraft import commands
from bridge.minecraft.clicks import button
from bridge.minecraft.dialect import UnknownVersion, dialect, parse_version
from bridge.minecraft.text import OpenUrl, Run, Suggest, Text, clicks, harmless, plain, to_component

OLD, NEW = dialect("1.21.4"), dialect("1.21.5")


def test_plain_text_is_a_string() -> None:
    assert to_component(Text("salut « toi »"), OLD) == '"salut « toi »"'


def test_quotes_and_backslashes_are_text() -> None:
    assert json.loads(to_component(Text('a"b\\c'), NEW)) == 'a"b\\c'


def test_clicks_are_spelled_as_the_version_wants() -> None:
    text = Text("oui", click=Run("/trigger melee set 5"), hover=Text("dire oui"))
    assert json.loads(to_component(text, OLD)) == {
        "text": "oui",
        "clickEvent": {"action": "run_command", "value": "/trigger melee set 5"},
        "hoverEvent": {"action": "show_text", "contents": "dire oui"},
    }
    assert json.loads(to_component(text, NEW)) == {
        "text": "oui",
        "click_event": {"action": "run_command", "command": "/trigger melee set 5"},
        "hover_event": {"action": "show_text", "value": "dire oui"},
    }


def test_other_clicks_too() -> None:
    link = json.loads(to_component(Text("x", click=OpenUrl("https://a.example")), NEW))
    assert link["click_event"] == {"action": "open_url", "url": "https://a.example"}
    suggestion = json.loads(to_component(Text("x", click=Suggest("!att ")), OLD))
    assert suggestion["clickEvent"] == {"action": "suggest_command", "value": "!att "}


def test_the_first_of_a_list_lends_no_style() -> None:
    text = Text("", children=(Text("a", bold=True), Text("b")))
    assert json.loads(to_component(text, NEW)) == ["", {"text": "a", "bold": True}, "b"]


@pytest.mark.parametrize(
    ("untrusted", "shown"),
    [
        ("§cRouge", "cRouge"),
        ("a\nb\u2028c\u0085d", "abcd"),
        ("\u202egauche\u202c", "gauche"),
        ('{"text":"x"} @a', '{"text":"x"} @a'),
        ("⚔ 😀 é", "⚔ 😀 é"),
        ("\x00\x1b[31m", "[31m"),
    ],
)
def test_untrusted_words_are_made_harmless(untrusted: str, shown: str) -> None:
    assert harmless(untrusted) == shown


def test_lone_surrogates_do_not_break_the_encoding() -> None:
    assert harmless("a\ud83d").encode()


spans = st.builds(
    Text,
    st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=700),
    color=st.sampled_from(["", "red", "gray"]),
    bold=st.sampled_from([None, True]),
    hover=st.none() | st.builds(Text, st.text(st.characters(codec="utf-8"), max_size=900)),
)


@settings(deadline=None, derandomize=True, max_examples=60)
@given(st.lists(spans, max_size=6), st.sampled_from([OLD, NEW]))
def test_a_long_line_is_split_into_commands_that_fit(parts: list[Text], version: object) -> None:
    buttons = tuple(Text(f"[{i}]", click=button(i + 1)) for i in range(3))
    text = Text("", children=(*parts, *buttons))
    sent = commands.tellraw("@a", text, version)  # type: ignore[arg-type]
    assert all(commands.fits(c) for c in sent)
    shown = [json.loads(c.removeprefix("tellraw @a ")) for c in sent]
    assert "".join(_plain(s) for s in shown) == plain(text)
    assert sum(c.count("/trigger melee set") for c in sent) >= len(list(clicks(text)))


def _plain(tree: object) -> str:
    if isinstance(tree, str):
        return tree
    if isinstance(tree, list):
        return "".join(_plain(t) for t in tree)
    assert isinstance(tree, dict)
    return str(tree["text"]) + "".join(_plain(t) for t in tree.get("extra", []))


@pytest.mark.parametrize(
    ("value", "text"),
    [(3, "3.0"), (-0.3, "-0.3"), (1e7, "10000000.0"), (0.0001, "0.0"), (12.5, "12.5")],
)
def test_coordinates_have_a_point_and_no_exponent(value: float, text: str) -> None:
    assert commands.number(value) == text


@pytest.mark.parametrize("name", ["@a", "*", "a b", "", "x" * 17, "Ale§x", "@e[type=cow]"])
def test_a_target_that_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no player's name"):
        commands.player(name)


@pytest.mark.parametrize("name", ["a b", "x]", "", "é", "t,limit=1"])
def test_a_tag_that_is_no_word_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no name of a tag"):
        commands.tagged(name)


def test_versions_between_the_entries() -> None:
    assert parse_version("1.21.11") > parse_version("1.21.4")
    assert dialect("1.20.1").below_name == "belowName"
    assert dialect("1.20.2").below_name == "below_name"
    assert not dialect("1.20.2").number_format
    assert dialect("1.20.4").number_format
    assert dialect("26.1").count_passed == "Test passed. Count: "
    assert dialect("27.4").newer
    assert not dialect("26.3").newer


@pytest.mark.parametrize("text", ["1.12.2", "latest", ""])
def test_a_version_we_do_not_speak(text: str) -> None:
    with pytest.raises(UnknownVersion):
        dialect(text)
