"""Dice: the language, what becomes of each face, errors, and limits that always hold."""

import random
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine import dice
from rules.engine.dice import DiceError, Expression, Face, Result, evaluate

steady = settings(deadline=None, derandomize=True)


def these(faces: Iterable[int]) -> Callable[[int], int]:
    left = iter(faces)
    return lambda sides: next(left)


def seeded(seed: int) -> Callable[[int], int]:
    generator = random.Random(seed)
    return lambda sides: generator.randint(1, sides)


@pytest.mark.parametrize(
    ("text", "faces", "total"),
    [
        ("1d20+5", [12], 17),
        ("d20", [20], 20),
        ("  2 D 6 KH 1 + 3 ", [2, 5], 8),
        ("4d6dl1", [3, 1, 6, 1], 10),
        ("4d6pl1", [3, 1, 6, 1], 10),
        ("4d6dh1", [3, 1, 6, 1], 5),
        ("4d6kl2", [3, 1, 6, 1], 2),
        ("4d6kl", [3, 2, 6, 1], 1),
        ("4d6kh3l1", [3, 2, 6, 1], None),
        ("5d6k5", [5, 4, 5, 1, 6], 10),
        ("5d6k<3k6", [5, 2, 5, 1, 6], 9),
        ("5d6p>4", [5, 2, 5, 1, 6], 3),
        ("4d6kh9", [1, 2, 3, 4], 10),
        ("0d6+1", [], 1),
        ("2d6e6", [6, 2, 6, 3], 17),
        ("2d6!", [6, 2, 1], 9),
        ("2d6!>4", [5, 2, 1], 8),
        ("2d6e5e6", [5, 6, 1, 2], 14),
        ("2d6ra6", [6, 6, 6], 18),
        ("2d6ra6", [1, 6, 6], 13),
        ("3d6rr<3", [1, 5, 2, 2, 4, 3], 12),
        ("3d6ro<3", [1, 5, 2, 2, 1], 8),
        ("2d6rol1", [5, 2, 1], 6),
        ("3d6mi2", [1, 1, 6], 10),
        ("3d6ma4", [1, 5, 6], 9),
        ("3d6mi2ma5kh2", [1, 6, 6], 10),
        ("d%", [100], 100),
        ("2d%kh1", [3, 80], 80),
        ("1d20 + 1d4", [10, 3], 13),
        ("1d8[feu] + 2 [épée]", [5], 7),
        ("2d6 [du # et du feu] # parade  du soir", [1, 2], 3),
        ("-1d4+2", [3], -1),
        ("--2", [], 2),
        ("+3", [], 3),
        ("7/2", [], 3),
        ("-7/2", [], -4),
        ("7//2", [], 3),
        ("7%4", [], 3),
        ("2+3*4", [], 14),
        ("(2+3)*4", [], 20),
        ("10-2-3", [], 5),
        ("1d20>=15", [15], 1),
        ("1d20 != 3", [3], 0),
        ("1d20!=3", [4], 1),
        ("1d6!==9", [6, 3], 1),
        ("1d6!>=9", [6, 3], 1),
        ("1d6!>5", [6, 3], 9),
        ("(1d6, 1d8, 2)kh1", [3, 4], 4),
        ("(1d6, 1d8)", [3, 4], 7),
        ("(1d6, 1d8, 2)p2", [2, 4], 4),
        ("(1d20+5, 10)kh1", [2], 10),
        ("(3,)", [], 3),
        ("()", [], 0),
        ("3 × 2 − 1 ÷ 1", [], 5),
    ],
)
def test_what_it_comes_to(text: str, faces: list[int], total: int | None) -> None:
    if total is None:
        with pytest.raises(DiceError):
            dice.compile(text)
        return
    expression = dice.compile(text)
    result = expression.roll(these(faces))
    assert (result.total, result.faces) == (total, tuple(faces))
    assert evaluate(expression, faces) == result


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("1d20+5 adv", "2d20kh1 + 5"),
        ("av 1d20+5", "2d20kh1 + 5"),
        ("1d20 dv + 5", "2d20kl1 + 5"),
        ("1d20des", "2d20kl1"),
        ("1d20 dés", "2d20kl1"),
        ("1d20 désavantage", "2d20kl1"),
        ("1d20 DIS", "2d20kl1"),
        ("1d20 av av", "2d20kh1"),
        ("1d20 av dis av", "1d20"),
        ("1d4 + (1d20 [toucher] + 1d20) adv", "1d4 + (2d20kh1 [toucher] + 1d20)"),
        ("-1d20 dis", "-2d20kl1"),
        ("2d20kh1 + 1d20 adv # parade", "2d20kh1 + 2d20kh1 # parade"),
        ("4D6 DL", "4d6pl1"),
        ("3d6!", "3d6e6"),
        ("d%", "1d100"),
        ("2d6 [ feu   vif ][long]", "2d6 [feu vif long]"),
        ("2d6[]", "2d6"),
    ],
)
def test_how_it_is_written(text: str, written: str) -> None:
    assert str(dice.compile(text)) == written
    assert dice.compile(written) == dice.compile(text)


def test_an_edge_given_from_outside() -> None:
    plain = dice.compile("1d20+2")
    assert str(plain.edged(1)) == "2d20kh1 + 2"
    assert str(plain.edged(-1)) == "2d20kl1 + 2"
    assert plain.edged(0) is plain
    with pytest.raises(DiceError) as caught:
        dice.compile("2d6").edged(1)
    assert caught.value.code == "dice-no-d20"


def test_what_is_asked_of_the_dice() -> None:
    assert dice.compile("1d20 + (2d6, 1d4)kh1 - 3").requests == (20, 6, 6, 4)
    assert dice.compile("7").requests == ()


def test_it_is_read_once() -> None:
    assert dice.compile("1d12+1") is dice.compile("1d12+1")


def test_each_face_tells_what_became_of_it() -> None:
    rolled = dice.compile("3d6rr1e6mi2kh2").roll(these([1, 6, 3, 2, 4]))
    assert rolled.total == 10
    assert rolled.dice == (
        Face(6, 1, 1, kept=False, rerolled=True),
        Face(6, 2, 2, kept=False),
        Face(6, 6, 6, exploded=True),
        Face(6, 3, 3, kept=False),
        Face(6, 4, 4),
    )
    raised = dice.compile("2d6mi3").roll(these([1, 5])).dice
    assert [(face.natural, face.value) for face in raised] == [(1, 3), (5, 5)]


def test_the_first_of_equals_is_kept() -> None:
    assert [f.kept for f in dice.compile("3d6kh1").roll(these([5, 5, 2])).dice] == [
        True,
        False,
        False,
    ]
    assert [f.kept for f in dice.compile("3d6kl1").roll(these([2, 5, 2])).dice] == [
        True,
        False,
        False,
    ]


def test_a_dropped_value_of_a_list_drops_its_faces() -> None:
    result = dice.compile("(2d6, 1d8)kl1 + 1").roll(these([1, 2, 8]))
    group = result.terms.parts[0]
    assert [(part.total, part.kept) for part in group.parts] == [(3, True), (8, False)]
    assert [(face.natural, face.kept) for face in result.dice] == [(1, True), (2, True), (8, False)]
    assert result.terms.total == result.total == 4


@pytest.mark.parametrize(
    ("text", "code", "column", "got", "expected"),
    [
        ("", "dice-empty", 1, "", ("number", "die", "parenthesis")),
        ("   ", "dice-empty", 4, "", ("number", "die", "parenthesis")),
        ("# parade", "dice-empty", 1, "", ("number", "die", "parenthesis")),
        ("2d6+", "dice-syntax", 5, "", ("number", "die", "parenthesis")),
        ("1d20 5", "dice-syntax", 6, "5", ("operator", "operation", "end")),
        ("1d", "dice-syntax", 3, "", ("number", "percent")),
        ("1d20 feu", "dice-syntax", 6, "feu", ("operator", "operation", "end")),
        ("épée", "dice-syntax", 1, "épée", ("number", "die", "parenthesis")),
        ("(1d6", "dice-syntax", 5, "", ("operation", "comma", "closing-parenthesis")),
        ("1d6)", "dice-syntax", 4, ")", ("operator", "operation", "end")),
        ("1d6k", "dice-syntax", 5, "", ("selector", "number")),
        ("4d6d3", "dice-syntax", 5, "3", ("selector",)),
        ("1d6mih1", "dice-syntax", 6, "h", ("number",)),
        ("1d6k<", "dice-syntax", 6, "", ("number",)),
        ("(1,2)e6", "dice-syntax", 6, "e", ("operation", "end")),
        ("1.5", "dice-syntax", 2, ".", ("operation", "end")),
        ("1d6[feu", "dice-syntax", 4, "[", ("operator", "operation", "end")),
        ("1d٣", "dice-syntax", 3, "٣", ("number", "percent")),
        ("d0", "dice-no-faces", 2, "0", ()),
        ("2d6 adv", "dice-no-d20", 0, "2d6", ("1d20",)),
    ],
)
def test_errors_say_where_and_what(
    text: str, code: str, column: int, got: str, expected: tuple[str, ...]
) -> None:
    with pytest.raises(DiceError) as caught:
        dice.compile(text)
    error = caught.value
    assert (error.code, error.column, error.got, error.expected) == (code, column, got, expected)
    assert error.params == {"column": column, "got": got, "expected": expected, "limit": 0}
    assert code in str(error)


@pytest.mark.parametrize(
    ("text", "code", "limit"),
    [
        ("1001d6", "dice-too-many", 1000),
        ("999d6+2d4", "dice-too-many", 1000),
        ("999d6 + 1d6 + 1d20 adv", "dice-too-many", 1000),
        ("1000d6 + 0d20", "", 0),
        ("1d100001", "dice-faces", 100_000),
        ("9999999999", "dice-number", 1_000_000_000),
        ("9" * 400, "dice-number", 1_000_000_000),
        ("(" * 21 + "1" + ")" * 21, "dice-too-deep", 20),
        ("-" * 400 + "1", "dice-too-deep", 20),
        ("1" + "+1" * 101, "dice-too-long", 100),
        ("1" + "+1" * 100, "", 0),
        ("1" * 501, "dice-too-long", 500),
        ("4d6" + "kh3" * 11, "dice-too-long", 10),
        ("4d6" + "kh3" * 10, "", 0),
    ],
)
def test_limits(text: str, code: str, limit: int) -> None:
    if not code:
        assert dice.compile(str(dice.compile(text))) == dice.compile(text)
        return
    with pytest.raises(DiceError) as caught:
        dice.compile(text)
    assert (caught.value.code, caught.value.limit) == (code, limit)


def test_dividing_by_zero_is_an_error_of_the_throw() -> None:
    expression = dice.compile("6/(1d2-1)")
    assert expression.roll(these([2])).total == 6
    for text in ("6/(1d2-1)", "6%(1d2-1)"):
        with pytest.raises(DiceError, match="dice-division-by-zero"):
            dice.compile(text).roll(these([1]))


def test_what_would_never_end_ends() -> None:
    for text, count in (("1d1rr1", 101), ("2d1rr1", 202), ("1d1!", 101), ("50d1e1", 150)):
        assert len(dice.compile(text).roll(seeded(1)).faces) == count
    for text in ("1000d1rr1", "100d1rr1"):
        with pytest.raises(DiceError, match="dice-thrown-too-often"):
            dice.compile(text).roll(seeded(1))


@pytest.mark.parametrize(
    ("text", "faces", "code"),
    [
        ("2d6", [3], "dice-faces-missing"),
        ("2d6!", [6, 1], "dice-faces-missing"),
        ("2d6", [3, 4, 5], "dice-faces-left"),
        ("2d6", [3, 7], "dice-no-such-face"),
        ("2d6", [0, 3], "dice-no-such-face"),
    ],
)
def test_faces_of_another_throw_are_refused(text: str, faces: list[int], code: str) -> None:
    with pytest.raises(DiceError) as caught:
        evaluate(dice.compile(text), faces)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "least", "most", "bounds"),
    [
        ("1d8+3", 4, 11, (4, 11)),
        ("2d6kh1+3", 4, 9, (4, 9)),
        ("4d6dl1", 3, 18, (3, 18)),
        ("2d6e6", 2, 12, (2, 612)),
        ("2d6ra6", 2, 12, (2, 18)),
        ("2d6mi2", 4, 12, (4, 12)),
        ("-1d4", -4, -1, (-4, -1)),
        ("2*1d6-1d4", -2, 11, (-2, 11)),
        ("1d6/2", 0, 3, (0, 3)),
        ("12/(1d5-3)", -12, 12, (-12, 12)),
        ("(1d6, 2d4)kh1", 2, 8, (2, 8)),
        ("(1d6, 2d4, 3)pl1", 5, 14, (5, 14)),
        ("1d20>3", 0, 1, (0, 1)),
    ],
)
def test_least_and_most(text: str, least: int, most: int, bounds: tuple[int, int]) -> None:
    expression = dice.compile(text)
    assert (expression.minimum(), expression.maximum()) == (least, most)
    assert expression.bounds() == bounds


def every_total(expression: Expression) -> list[int]:
    """One for each combination of faces, for dice that ask for no more."""
    totals = []
    faces = [1] * len(expression.requests)
    while True:
        totals.append(evaluate(expression, faces).total)
        for i, sides in enumerate(expression.requests):
            if faces[i] < sides:
                faces[i] += 1
                break
            faces[i] = 1
        else:
            return totals


@pytest.mark.parametrize(
    "text",
    ["1d20+5", "3d4kh2-1", "4d4dl1", "3d4kl1*2", "3d4dh2", "2d6mi3", "2d6ma3", "3d4k2k4",
     "3d4p>2", "2d4-1d6+(1d4)", "-1d8"],
)  # fmt: skip
def test_average_and_bounds_are_those_of_every_throw(text: str) -> None:
    expression = dice.compile(text)
    totals = every_total(expression)
    assert expression.average == pytest.approx(sum(totals) / len(totals))
    least, most = expression.bounds()
    assert least <= min(totals)
    assert max(totals) <= most


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1d6e6", 4.2),
        ("2d4!", 2 * 2.5 / 0.75),
        ("1d6rr<3", 4.5),
        ("1d6ro1", 20 / 6 + 3.5 / 6),
        ("2d6ra6", 7 + 3.5 * 11 / 36),
        ("1d1e1", None),
        ("1d6/2", None),
        ("3d6e6kh1", None),
        ("50d6kh1", None),
        ("(1d6,1d8)kh1", None),
    ],
)
def test_average_of_dice_thrown_again(text: str, expected: float | None) -> None:
    assert dice.compile(text).average == (None if expected is None else pytest.approx(expected))


# The grammar again, as what may be typed.

spaces = st.sampled_from(["", "", " ", "  "])
small = st.integers(0, 12).map(str)
selectors = st.one_of(
    small,
    st.builds(str.__add__, st.sampled_from("hl<>HL"), small),
    st.sampled_from("hl"),
)
operators = st.one_of(
    st.builds(
        lambda gap, name, selector: gap + name + selector,
        spaces,
        st.sampled_from(["k", "p", "rr", "ro", "ra", "e", "K", "RR", "!"]),
        selectors,
    ),
    st.builds(str.__add__, st.sampled_from(["d", "D"]), st.sampled_from(["h", "l2", "<3", ">4"])),
    st.builds(str.__add__, st.sampled_from(["mi", "ma"]), small),
    st.just("!"),
)
labels = st.one_of(st.just(""), st.sampled_from(["[feu]", " [l'épée # 2]", "[]", "[a][b]"]))
choices = st.one_of(
    st.just(""),
    st.builds(str.__add__, st.sampled_from("kpdKP"), st.sampled_from(["h1", "l", "<4", ">2"])),
)
numbers = st.builds(str.__add__, st.integers(0, 30).map(str), labels)
throws = st.builds(
    lambda count, gap, letter, sides, operators, label: (
        f"{count}{gap}{letter}{sides}{''.join(operators)}{label}"
    ),
    st.sampled_from(["", "0", "1", "2", "3", "10"]),
    spaces,
    st.sampled_from("dD"),
    st.sampled_from(["1", "2", "4", "6", "20", "%"]),
    st.lists(operators, max_size=3),
    labels,
)
expressions = st.recursive(
    st.one_of(numbers, throws),
    lambda inner: st.one_of(
        st.builds(
            lambda left, gap, sign, right: f"{left}{gap}{sign}{gap}{right}",
            inner,
            spaces,
            st.sampled_from(["+", "-", "*", "/", "//", "%", "<", ">", "==", "!=", ">=", "<=", "−"]),
            inner,
        ),
        st.builds(str.__add__, st.sampled_from(["-", "+", "- "]), inner),
        st.builds(
            lambda values, comma, chosen, label: f"({','.join(values)}{comma}){chosen}{label}",
            st.lists(inner, min_size=1, max_size=3),
            st.sampled_from(["", ","]),
            choices,
            labels,
        ),
    ),
    max_leaves=6,
)
lines = st.builds(
    lambda before, expression, after, comment: f"{before}{expression}{after}{comment}",
    st.sampled_from(["", "", "", " ", "av "]),
    expressions,
    st.sampled_from(["", "", "", " adv", " dis", " av dv"]),
    st.sampled_from(["", "", " # perception", "#"]),
)
HANDLED = {"dice-division-by-zero", "dice-no-d20", "dice-thrown-too-often"}


def thrown(text: str, seed: int) -> Result | DiceError:
    try:
        return dice.compile(text).roll(seeded(seed))
    except DiceError as error:
        return error


@settings(steady, max_examples=400)
@given(lines, st.integers(0, 9))
def test_any_valid_text_rolls_within_its_bounds(text: str, seed: int) -> None:
    result = thrown(text, seed)
    if isinstance(result, DiceError):
        assert result.code in HANDLED
        return
    expression = result.expression
    least, most = expression.bounds()
    assert least <= result.total <= most
    assert expression.maximum() <= most
    assert evaluate(expression, result.faces) == result
    assert result.terms.total == result.total
    assert sorted(face.natural for face in result.dice) == sorted(result.faces)


@settings(steady, max_examples=400)
@given(lines)
def test_reading_what_was_written_is_the_same(text: str) -> None:
    result = thrown(text, 0)
    if isinstance(result, DiceError):
        assert result.code in HANDLED
        return
    again = dice.compile(str(result.expression))
    assert again == result.expression
    assert str(again) == str(result.expression)


hostile = st.one_of(
    st.text(max_size=600),
    st.text(alphabet="0123456789d%kphlrroamie!<>=()[],+-*/# avs", max_size=600),
    st.builds(
        lambda part, times: part * times,
        st.sampled_from(
            ["(", "-", "1d1e1", "9d1rr1", "1d1!+", "900d1e1rr1", "k", "d", "[", "9", "((1),"]
        ),
        st.integers(1, 300),
    ),
)


@settings(steady, max_examples=400)
@given(hostile)
def test_hostile_text_always_halts(text: str) -> None:
    result = thrown(text, 1)
    if isinstance(result, DiceError):
        assert result.column <= len(text) + 1
    else:
        assert len(result.faces) <= dice.MAX_THROWN
