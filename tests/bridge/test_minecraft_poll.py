"""Reading everybody's position in two answers, whatever hostile names stand in them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.minecraft.replies import Position, clicked, displays, positions, uuid_ints

ALEX = "11111111-2222-3333-8444-555555555555"
ZOMBIE = "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"
HUSK = "0f0f0f0f-bbbb-4ccc-8ddd-eeeeeeeeeeee"
STRANGER = "99999999-bbbb-4ccc-8ddd-eeeeeeeeeeee"
DATA = " has the following entity data: "

Body = tuple[str, str, Position]


def answers(bodies: list[Body], end: str = "") -> tuple[str, str]:
    """What a server prints for them; ``end`` is the line feed of Forge."""
    uuids = "".join(f"{name}{DATA}{uuid_ints(uuid)}{end}" for name, uuid, _ in bodies)
    return uuids, where(bodies, end)


def where(bodies: list[Body], end: str = "") -> str:
    return "".join(
        f"{name}{DATA}[{', '.join(f'{axis!r}d' for axis in place)}]{end}"
        for name, _, place in bodies
    )


def test_a_bearer_of_the_tag_whom_nobody_expects_is_passed_over() -> None:
    bodies = [
        ("Zombie", ZOMBIE, (1.0, 64.0, 1.0)),
        ("Zombie", STRANGER, (5.0, 64.0, 5.0)),
        ("Alex", ALEX, (2.0, 64.0, 2.0)),
    ]
    assert positions(*answers(bodies), [ALEX, ZOMBIE]) == {
        ZOMBIE: (1.0, 64.0, 1.0),
        ALEX: (2.0, 64.0, 2.0),
    }


def test_one_of_several_with_the_same_name_left_in_between() -> None:
    """Else each would be read where the next one stands."""
    bodies = [("Zombie", u, (float(i), 64.0, 0.0)) for i, u in enumerate((ZOMBIE, HUSK, STRANGER))]
    uuids, _ = answers(bodies)
    assert positions(uuids, where(bodies[1:]), [ZOMBIE, HUSK, STRANGER]) == {}
    assert positions(uuids, where([*bodies, bodies[0]]), [ZOMBIE, HUSK, STRANGER]) == {}


def test_of_strangers_all_are_read_and_no_imitation() -> None:
    liar = f"x{DATA}[I; 1, 2, 3, 4]"
    bodies = [(liar, ZOMBIE, (1.0, 64.0, 1.0)), ("Husk", HUSK, (2.0, 64.0, 2.0))]
    assert positions(*answers(bodies)) == {ZOMBIE: (1.0, 64.0, 1.0), HUSK: (2.0, 64.0, 2.0)}
    assert positions("", "") == {}


def test_a_name_that_only_an_operator_can_give_makes_the_poll_void() -> None:
    liar = f"x{DATA}{uuid_ints(ALEX)}"
    bodies = [(liar, ZOMBIE, (1.0, 64.0, 1.0)), ("Alex", ALEX, (2.0, 64.0, 2.0))]
    assert positions(*answers(bodies), [ALEX, ZOMBIE]) == {}


def test_a_short_uuid_can_be_imitated_and_then_makes_the_poll_void() -> None:
    short = "00000000-0000-0000-0000-000000000001"
    liar = f"{DATA}{uuid_ints(short)}"
    assert len(liar) <= 50
    bodies = [(liar, ZOMBIE, (1.0, 64.0, 1.0)), ("Alex", short, (2.0, 64.0, 2.0))]
    assert positions(*answers(bodies), [short, ZOMBIE]) == {}


def test_a_section_sign_at_the_end_of_a_name_eats_nothing() -> None:
    bodies = [("Zombie§", ZOMBIE, (1.0, 64.0, 1.0))]
    assert positions(*answers(bodies), [ZOMBIE]) == {ZOMBIE: (1.0, 64.0, 1.0)}


@pytest.mark.parametrize(
    "second",
    [
        "",
        "No entity was found",
        "Error executing: execute (null)",
        f"Alex{DATA}[NaNd, 64.0d, 0.0d]",
        f"Alex{DATA}[1.0d, 64.0d]",
        f"Alex{DATA}<...>",
        f"Alex{DATA}[1.0d, 64.0d, 1.0d] and more",
    ],
)
def test_anything_else_than_positions_is_nobody(second: str) -> None:
    first, _ = answers([("Alex", ALEX, (1.0, 64.0, 1.0))])
    assert positions(first, second, [ALEX]) == {}


def test_a_mob_cannot_click_for_a_player() -> None:
    """Only values that follow the server's words count, and no name holds both."""
    answer = f"[I; 286331153, 572666675, -2076949163, 1431655765]{DATA}{uuid_ints(STRANGER)}"
    assert clicked(answer, {"Alex": ALEX}) == []


def test_names_as_they_are_shown() -> None:
    """A team's decoration may look like anything."""
    prefix = f"[Alex]{DATA}[1d, 2d, 3d] "
    bodies = [(f"{prefix}Bob", ZOMBIE, (0.0, 0.0, 0.0)), ("Alex", ALEX, (0.0, 0.0, 0.0))]
    for end in ("", "\n"):
        uuids, _ = answers(bodies, end)
        assert displays(uuids, [ALEX, ZOMBIE]) == {ZOMBIE: f"{prefix}Bob", ALEX: "Alex"}
    assert displays("No entity was found", [ALEX]) == {}


hostile = st.sampled_from(
    [
        f"Bob{DATA}[1d, 2d, 3d]",
        f"{DATA}[I; 1, 2, 3, 4]",
        f"]{DATA}[",
        f"{DATA}[0.0d, 0.0d, 0.0d]",
        "[I; 1, 2, 3, 4]",
        " has the following entity data:",
    ]
)
letters = st.characters(codec="utf-8", exclude_categories=("Cc",))
names = st.one_of(st.just("Zombie"), hostile, st.text(letters, max_size=20))
axes = st.floats(-3e7, 3e7, allow_nan=False).map(lambda x: round(x, 3))
ids = st.uuids(version=4).filter(lambda u: u.int >> 96 > 0xFFFFFF).map(str)
bodies_in = st.lists(
    st.tuples(names, ids, st.tuples(axes, axes, axes)), max_size=8, unique_by=lambda b: b[1]
)


@settings(deadline=None, derandomize=True, max_examples=300)
@given(bodies_in, st.sampled_from(["", "\n"]), st.data())
def test_nobody_is_ever_read_as_somebody_else(
    bodies: list[Body], end: str, data: st.DataObject
) -> None:
    wanted = data.draw(st.sets(st.sampled_from([b[1] for b in bodies]))) if bodies else set()
    uuids, places = answers(bodies, end)
    assert positions(uuids, places, wanted) == {u: p for _, u, p in bodies if u in wanted}
    if bodies:
        gone = data.draw(st.integers(0, len(bodies) - 1))
        assert positions(uuids, where(bodies[:gone] + bodies[gone + 1 :], end), wanted) == {}
