"""How numbers add up, what raises the odds, and harm on its way through steps."""

import pytest

from rules.engine.damage import Packet, through
from rules.engine.modifiers import Mod, Stacking, odds, stack, total

MODS = (
    Mod(2, "shield", "cover"),
    Mod(1, "wall", "cover"),
    Mod(-3, "mud", "cover"),
    Mod(-1, "rain", "cover"),
    Mod(2, "shield", "cover"),
    Mod(4, "strength"),
)


@pytest.mark.parametrize(
    ("policy", "worth"),
    [
        ("sum", 5),
        ("highest", 6),  # +2 +4
        ("worst", 3),  # the best bonus, the worst penalty: +2 -3 +4
        ("per-source", 3),  # one shield: +2 +1 -3 -1 +4
    ],
)
def test_a_policy_leaves_out_but_does_not_hide(policy: Stacking, worth: int) -> None:
    stacked = stack(MODS, {"cover": policy})
    assert total(stacked) == worth
    assert [m.source for m in stacked] == [m.source for m in MODS]


def test_types_without_a_policy_add_up() -> None:
    assert stack(MODS, {}) == MODS


@pytest.mark.parametrize(
    ("up", "down", "keep"),
    [
        ((), (), "all"),
        (("hidden",), (), "high"),
        (("hidden", "help"), (), "high"),
        ((), ("prone",), "low"),
        (("hidden", "help"), ("prone",), "all"),
    ],
)
def test_several_reasons_count_once_and_opposites_cancel(
    up: tuple[str, ...], down: tuple[str, ...], keep: str
) -> None:
    kept, why = odds(up, down)
    assert kept == keep
    assert why == (*("+" + u for u in up), *("-" + d for d in down))


def test_each_step_of_a_packet_is_kept_but_those_that_do_nothing() -> None:
    steps = [
        ("armour", lambda p, _: p.amount - 5),
        ("nothing", lambda p, _: p.amount),
        ("half", lambda p, _: p.amount // 2),
    ]
    packet = through(steps, Packet(0).to("rolled", 25), None)
    assert packet.amount == 10
    assert packet.steps == (("rolled", 25), ("armour", 20), ("half", 10))
