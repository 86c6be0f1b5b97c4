"""Text components in the embedded server: strict as each version is, and lost where it loses."""

import json

import pytest

from bridge.minecraft.dialect import dialect
from bridge.minecraft.text import Run, Text, to_component
from bridge.sim.component import Click, Span, plain, read, spans
from bridge.sim.edition import edition
from bridge.sim.reader import CommandError, Reader

VERSIONS = ("1.16.5", "1.20.4", "1.21.4", "1.21.5", "1.21.11", "26.2")
OLD, NEW = "1.21.4", "1.21.5"


def seen(written: str, version: str) -> list[Span]:
    reader = Reader(written, edition(version))
    found = spans(read(reader))
    assert not reader.can_read()
    return found


def refused(written: str, version: str) -> str:
    with pytest.raises(CommandError) as error:
        read(Reader(written, edition(version)))
    return error.value.text


@pytest.mark.parametrize("version", VERSIONS)
def test_what_we_write_is_read_as_meant(version: str) -> None:
    click = Run("/trigger melee set 5")
    text = Text(
        'a "b" \\ é😀 ',
        color="gold",
        children=(Text("attaquer", click=click, hover=Text("1d20 + 5", bold=True)), Text(" c")),
    )
    found = seen(to_component(text, dialect(version)), version)
    assert [span.text for span in found] == ['a "b" \\ é😀 ', "attaquer", " c"]
    assert found[1].click == Click("run_command", "/trigger melee set 5")
    assert found[1].hover == "1d20 + 5"
    assert found[1].style["color"] == "gold"
    assert (found[2].click, found[2].hover) == (None, None)


OF_OLD = '{"text":"x","clickEvent":{"action":"run_command","value":"/trigger m"},"hoverEvent":{"action":"show_text","contents":"h"}}'  # noqa: E501
OF_NEW = '{"text":"x","click_event":{"action":"run_command","command":"/trigger m"},"hover_event":{"action":"show_text","value":"h"}}'  # noqa: E501


def test_the_spelling_of_another_version_silently_loses_the_click() -> None:
    for version in VERSIONS:
        ours, others = (OF_NEW, OF_OLD) if edition(version).snbt else (OF_OLD, OF_NEW)
        (kept,), (lost,) = seen(ours, version), seen(others, version)
        assert (kept.click, kept.hover) == (Click("run_command", "/trigger m"), "h")
        assert (lost.text, lost.click, lost.hover) == ("x", None, None)


def test_the_right_key_with_the_wrong_value_is_refused() -> None:
    wrong = OF_NEW.replace('"command"', '"value"')
    assert refused(wrong, NEW).startswith("Invalid chat component: ")
    wrong = OF_OLD.replace('"value"', '"command"')
    assert refused(wrong, OLD).startswith("Invalid chat component: ")
    assert seen(wrong, "1.20.2")[0].click is None, "only since 1.20.3"


@pytest.mark.parametrize(
    "written", ["[]", "{}", '{"extra":["a"]}', '{"text":"a","extra":[]}', '["a",{}]', "[{}]"]
)
@pytest.mark.parametrize("version", [OLD, NEW])
def test_malformed_trees_are_refused(written: str, version: str) -> None:
    assert refused(written, version).startswith("Invalid chat component: ")


@pytest.mark.parametrize("written", ['{"text":"a"', '"a', "hello"])
def test_malformed_json_is_refused_until_snbt(written: str) -> None:
    assert refused(written, OLD).startswith("Invalid chat component: ")


def test_strictness_came_with_1_20_3() -> None:
    for loose in (
        "5",
        "true",
        '{"text":5}',
        '{"text":"5","color":"nope"}',
        '{"text":"5","bold":"x"}',
    ):
        assert plain(read(Reader(loose, edition("1.20.2")))) in ("5", "true")
        assert refused(loose, "1.20.3").startswith("Invalid chat component: ")


def test_snbt_is_text_without_quotes_too() -> None:
    assert [s.text for s in seen("hello", NEW)] == ["hello"]
    assert [s.text for s in seen("{text:'a',extra:[{text:b,color:red}]}", NEW)] == ["a", "b"]


def test_a_click_with_forbidden_characters_is_refused() -> None:
    for bad in ("\n", "§", "\x7f"):
        written = OF_NEW.replace("/trigger m", json.dumps(f"/trigger {bad}")[1:-1])
        assert "Disallowed chat character" in refused(written, NEW)


def test_the_first_of_a_list_lends_its_style() -> None:
    found = seen('[{"text":"a","color":"red"},"b",{"text":"c","color":"blue"}]', OLD)
    assert [(s.text, s.style["color"]) for s in found] == [
        ("a", "red"),
        ("b", "red"),
        ("c", "blue"),
    ]


def test_a_translation_takes_its_words() -> None:
    written = '{"translate":"chat.type.text","with":["Alex","hi"]}'
    assert plain(read(Reader(written, edition(OLD)))) == "<Alex> hi"
