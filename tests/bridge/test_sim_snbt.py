"""NBT as text in the embedded server: read as each version reads it, printed as vanilla prints."""

import pytest

from bridge.sim import nbt, nbtpath, snbt
from bridge.sim.edition import edition
from bridge.sim.reader import CommandError, Reader

OLD, NEW = "1.20.4", "1.21.11"


def parsed(text: str, version: str = NEW) -> nbt.Tag:
    reader = Reader(text, edition(version))
    value = snbt.parse(reader)
    assert not reader.can_read()
    return value


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("12.5", "12.5d"),
        ("1.5f", "1.5f"),
        ("0.1f", "0.1f"),
        ("1b", "1b"),
        ("true", "1b"),
        ("3s", "3s"),
        ("-7", "-7"),
        ("9L", "9L"),
        ("29999984.0", "2.9999984E7d"),
        ("0.0001", "1.0E-4d"),
        ("-0.0", "-0.0d"),
        ("16777216.0f", "1.6777216E7f"),
        ("[I;1,-2]", "[I; 1, -2]"),
        ("[B;1b]", "[B; 1b]"),
        ("[1.0,2.5]", "[1.0d, 2.5d]"),
        ("[]", "[]"),
        ("{}", "{}"),
        ("hello", '"hello"'),
        ('"say \\"a\\""', "'say \"a\"'"),
        ('"back\\\\slash"', '"back\\\\slash"'),
        ("{a:1,'b c':[x]}", '{a: 1, "b c": ["x"]}'),
    ],
)
def test_values_are_printed_as_vanilla_prints_them(written: str, shown: str) -> None:
    assert nbt.show(parsed(written)) == shown


def test_the_quote_that_comes_first_decides() -> None:
    assert nbt.show("it's") == '"it\'s"'
    assert nbt.show('a "b" it\'s') == "'a \"b\" it\\'s'"


def test_only_the_newer_grammar_knows_escapes_and_last_commas() -> None:
    assert parsed('"a\\n\\u00e9"') == "a\né"
    assert parsed("[1,2,]") == [nbt.integer(1), nbt.integer(2)]
    for text in ('"a\\n"', "[1,2,]", "[1,a]"):
        with pytest.raises(CommandError):
            parsed(text, OLD)


@pytest.mark.parametrize("text", ["{a", "{a:}", "[1", '"open', "", "{:1}", "[I;a]"])
@pytest.mark.parametrize("version", [OLD, NEW])
def test_broken_text_is_refused(text: str, version: str) -> None:
    with pytest.raises(CommandError):
        parsed(text, version)


def path(text: str) -> nbtpath.Path:
    return nbtpath.parse(Reader(text, edition(NEW)))


TREE = "{list:[{id:1,name:a},{id:2,name:b}],Pos:[1.0,2.0,3.0],u:[I;5,6],'odd key':{x:1}}"


@pytest.mark.parametrize(
    ("where", "found"),
    [
        ("Pos[1]", ["2.0d"]),
        ("Pos[-1]", ["3.0d"]),
        ("list[].name", ['"a"', '"b"']),
        ("list[{id:2}].name", ['"b"']),
        ("u[0]", ["5"]),
        ('"odd key".x', ["1"]),
        ("{u:[I;5,6]}.Pos[0]", ["1.0d"]),
        ("list[5]", []),
        ("nothing.at.all", []),
    ],
)
def test_paths_find_what_is_there(where: str, found: list[str]) -> None:
    assert [nbt.show(tag) for tag in path(where).find(parsed(TREE))] == found


def test_a_path_makes_its_way_and_removes() -> None:
    root: nbt.Compound = {}
    assert path("a.b").change(root, nbt.integer(0), lambda _: nbt.integer(3)) == 1
    assert nbt.show(root) == "{a: {b: 3}}"
    assert path("a.b").change(root, nbt.integer(0), lambda _: nbt.integer(3)) == 0
    assert path("a.b").remove(root) == 1
    assert path("a.b").remove(root) == 0
    assert nbt.show(root) == "{a: {}}"
    with pytest.raises(CommandError, match=r"Found no elements matching a\.b"):
        path("a.b").get(root)
