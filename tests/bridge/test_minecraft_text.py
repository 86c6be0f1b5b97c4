"""Text components in every spelling, and commands that always fit."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.minecraft import commands
from bridge.minecraft.clicks import button
from bridge.minecraft.dialect import Dialect, UnknownVersion, dialect, parse_version
from bridge.minecraft.text import OpenUrl, Run, Suggest, Text, harmless, join, plain, to_component

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
        ("a\nb\u2028c\u0085d\x0be", "a b c d e"),
        ("\u202egauche\u202c", "gauche"),
        ('{"text":"x"} @a', '{"text":"x"} @a'),
        ("⚔ 😀 é", "⚔ 😀 é"),
        ("\x00\x1b[31m", "[31m"),
    ],
)
def test_untrusted_words_are_made_harmless(untrusted: str, shown: str) -> None:
    assert harmless(untrusted) == shown


def test_a_component_holds_no_codes_even_if_nobody_took_care() -> None:
    text = Text("§cA\nB\x00\x7f\u2028C\ud83d", hover=Text("§k"), click=Suggest("§c!att\n"))
    assert json.loads(to_component(text, NEW)) == {
        "text": "cA\nB C\ufffd",
        "click_event": {"action": "suggest_command", "command": "c!att "},
        "hover_event": {"action": "show_text", "value": "k"},
    }
    assert plain(text) == "cA\nB C\ufffd"


def test_what_adds_nothing_takes_no_bytes() -> None:
    words = join([Text("a"), Text("b"), join([Text("c"), Text("d", color="red")]), Text("")])
    assert to_component(words, NEW) == '["","abc",{"text":"d","color":"red"}]'
    assert to_component(join([Text("x", bold=True)]), NEW) == '{"text":"x","bold":true}'
    assert to_component(Text("a", children=(Text("b", bold=True),)), NEW) == (
        '["a",{"text":"b","bold":true}]'
    )
    assert to_component(Text(), NEW) == '""'


@pytest.mark.parametrize("command", ["!att zombie", "say x", "", "/x\n/op A", "/x §c", "/x\x7f"])
def test_a_click_that_old_versions_would_say_in_chat_is_refused(command: str) -> None:
    with pytest.raises(ValueError, match="cannot run"):
        Run(command)


@pytest.mark.parametrize("url", ["javascript:x", "file:///etc/passwd", "https://", "http://a b"])
def test_a_click_opens_nothing_but_pages(url: str) -> None:
    with pytest.raises(ValueError, match="cannot open"):
        OpenUrl(url)


def test_lone_surrogates_do_not_break_the_encoding() -> None:
    assert harmless("a\ud83d").encode()


words = st.text(st.characters(codec="utf-8"), max_size=300) | st.integers(0, 500).map(
    lambda n: "mot " * n
)
styles = {"color": st.sampled_from(["", "red"]), "bold": st.sampled_from([None, True])}
hovers = st.none() | st.lists(st.builds(Text, words, **styles), max_size=4).map(join)
spans = st.builds(Text, words, **styles, hover=hovers)


@settings(deadline=None, derandomize=True, max_examples=100)
@given(st.lists(spans, max_size=6), st.integers(0, 9), st.sampled_from([OLD, NEW]))
def test_a_long_line_is_split_into_commands_that_fit(
    parts: list[Text], buttons: int, version: Dialect
) -> None:
    why = Text("pourquoi " * 30)
    clickable = [Text(f"[{i}]", click=button(1000 + i), hover=why) for i in range(buttons)]
    text = join([*parts, *clickable])
    sent = commands.tellraw("@a", text, version)
    assert all(commands.fits(c) for c in sent)
    there = [json.loads(c.removeprefix("tellraw @a ")) for c in sent]
    assert "".join(map(_plain, there)).replace("\n", "") == plain(text).replace("\n", "")
    for i in range(buttons):
        assert [c.count(f'set {1000 + i}"') for c in sent].count(1) == 1
        assert sum(c.count(f'set {1000 + i}"') for c in sent) == 1


def test_a_split_is_between_lines_if_it_can() -> None:
    lines = [f"{i:02} brigand {'·' * 30} 12 pv" for i in range(40)]
    sent = commands.tellraw("@a", Text("\n".join(lines)), NEW)
    assert 2 <= len(sent) <= 3
    shown = [_plain(json.loads(c.removeprefix("tellraw @a "))) for c in sent]
    assert [line for part in shown for line in part.split("\n")] == lines


def test_then_between_spans_then_between_words() -> None:
    long = Text("un mot " * 300, color="red")
    sent = commands.tellraw(
        "@a", join([Text("avant "), long, Text("[clic]", click=button(7))]), NEW
    )
    shown = [_plain(json.loads(c.removeprefix("tellraw @a "))) for c in sent]
    assert shown[0] == "avant "
    assert all(part.endswith(" ") for part in shown[:-1])
    assert shown[-1].endswith("[clic]")


def test_an_explanation_too_long_loses_its_end_and_keeps_its_looks() -> None:
    hover = join([Text("rouge", color="red"), Text(" et long" * 300)])
    (sent,) = commands.tellraw("@a", Text("touché", hover=hover), NEW)
    shown = json.loads(sent.removeprefix("tellraw @a "))["hover_event"]["value"]
    assert shown[1] == {"text": "rouge", "color": "red"}
    assert shown[2].endswith("…")
    assert len(sent.encode()) > 1440


def test_no_letter_loses_its_accent_in_a_split() -> None:
    sent = commands.tellraw("@a", Text("e\u0301" * 900), NEW)
    assert len(sent) == 2
    assert all(json.loads(c.removeprefix("tellraw @a "))[0] == "e" for c in sent)


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


@pytest.mark.parametrize("name", ["a b", "", "x" * 17, "Ale§x", "@e[type= cow]", "é", "a\nb"])
def test_a_target_that_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no player's name"):
        commands.player(name)


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("Alex_7", "Alex_7"),
        (".Bedrock", ".Bedrock"),
        ("@a", '@a[name="@a",limit=1]'),
        ("@e[type=cow]", '@a[name="@e[type=cow]",limit=1]'),
        ("*", '@a[name="*",limit=1]'),
        ("#x", '@a[name="#x",limit=1]'),
        ('a"]\\', '@a[name="a\\"]\\\\",limit=1]'),
        ("1-1-1-1-1", '@a[name="1-1-1-1-1",limit=1]'),  # a UUID, to the game
    ],
)
def test_a_name_that_reads_as_something_else_is_quoted(name: str, target: str) -> None:
    assert commands.player(name) == target
    assert commands.score_set(target, "melee", 0) == f"scoreboard players set {target} melee 0"


@pytest.mark.parametrize("who", ["@a", "*", "a b", "", '@a[name="x",limit=1][]', "x§c"])
def test_nobody_else_holds_a_score(who: str) -> None:
    with pytest.raises(ValueError, match="cannot hold a score"):
        commands.score_set(who, "melee", 0)


def test_an_action_bar_is_one_command() -> None:
    sent = commands.actionbar("@a", Text("mot " * 900), NEW)
    assert commands.fits(sent)
    assert sent.startswith('title @a actionbar "mot mot ')


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
    assert not dialect("1.19.3").ride
    assert dialect("1.19.4").ride
    assert dialect("27.4").newer
    assert not dialect("26.3").newer


@pytest.mark.parametrize("text", ["1.12.2", "latest", ""])
def test_a_version_we_do_not_speak(text: str) -> None:
    with pytest.raises(UnknownVersion):
        dialect(text)
