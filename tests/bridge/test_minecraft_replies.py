"""The server's answers, glued, decorated, and imitated by names."""

import pytest

from bridge.minecraft import replies

ALEX = "11111111-2222-3333-8444-555555555555"
ZOMBIE = "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"
DATA = " has the following entity data: "


def uuid_answer(*who: tuple[str, str]) -> str:
    return "".join(f"{name}{DATA}{replies.uuid_ints(uuid)}" for name, uuid in who)


def test_uuids_are_printed_as_four_signed_numbers() -> None:
    assert replies.uuid_ints(ZOMBIE) == "[I; -1431655766, -1145353012, -1914835218, -286331154]"
    assert replies.uuids_in(f"x{DATA}{replies.uuid_ints(ZOMBIE)}") == [ZOMBIE]


def test_positions_of_all_in_one_poll() -> None:
    who = uuid_answer(("Alex", ALEX), ("Zombie", ZOMBIE))
    where = f"Alex{DATA}[0.5d, 64.0d, -3.25d]Zombie{DATA}[1.0E-4d, 70.0d, 2.9999984E7d]"
    assert replies.positions(who, where, [ALEX, ZOMBIE]) == {
        ALEX: (0.5, 64.0, -3.25),
        ZOMBIE: (1e-4, 70.0, 29999984.0),
    }


def test_forge_ends_every_message_with_a_line() -> None:
    who = f"Alex{DATA}{replies.uuid_ints(ALEX)}\nZombie{DATA}{replies.uuid_ints(ZOMBIE)}\n"
    where = f"Alex{DATA}[0.5d, 64.0d, 1.0d]\nZombie{DATA}[2.0d, 64.0d, 1.0d]\n"
    assert len(replies.positions(who, where, [ALEX, ZOMBIE])) == 2


def test_a_name_that_imitates_an_answer_deceives_nobody() -> None:
    liar = f"Bob{DATA}[9d, 9d, 9d]"
    who = uuid_answer((liar, ZOMBIE), ("Alex", ALEX))
    where = f"{liar}{DATA}[1.0d, 64.0d, 1.0d]Alex{DATA}[2.0d, 64.0d, 2.0d]"
    assert replies.positions(who, where, [ALEX, ZOMBIE]) == {
        ZOMBIE: (1.0, 64.0, 1.0),
        ALEX: (2.0, 64.0, 2.0),
    }


def test_a_name_that_imitates_a_uuid_is_nobody_we_know() -> None:
    liar = f"{DATA}[I; 1, 2, 3, 4]"
    who = uuid_answer((liar, ZOMBIE))
    assert replies.positions(who, f"{liar}{DATA}[1.0d, 64.0d, 1.0d]", [ZOMBIE, ALEX]) == {
        ZOMBIE: (1.0, 64.0, 1.0)
    }


def test_who_left_between_the_two_questions_is_missing_not_mistaken() -> None:
    who = uuid_answer(("Alex", ALEX), ("Zombie", ZOMBIE))
    where = f"Zombie{DATA}[1.0d, 64.0d, 1.0d]"
    assert replies.positions(who, where, [ALEX, ZOMBIE]) == {}


def test_players_online() -> None:
    answer = f"There are 2 of a max of 20 players online: Alex ({ALEX}), Mira ({ZOMBIE})"
    assert replies.players_online(answer) == {"Alex": ALEX, "Mira": ZOMBIE}
    assert replies.players_online("There are 0 of a max of 20 players online: ") == {}


@pytest.mark.parametrize(
    "answer", ["", "Test passed", "There are 3 of a max of 20 players online: "]
)
def test_another_commands_words_are_not_a_list(answer: str) -> None:
    with pytest.raises(replies.Unreadable):
        replies.players_online(answer)


def test_scores() -> None:
    assert replies.score("[Garde] Alex has 5 [melee]") == 5
    assert replies.score("Alex has -3 [§cpoints§r]") == -3
    assert replies.score("Can't get value of melee for Alex; none is set") is None
    with pytest.raises(replies.Unreadable):
        replies.score("Test passed")


def test_tests() -> None:
    assert replies.test_passed("Test passed")
    assert not replies.test_passed("Test failed")
    with pytest.raises(replies.Unreadable):
        replies.test_passed("")


@pytest.mark.parametrize(
    "answer",
    [
        "Unknown or incomplete command, see below for errorfoo<--[HERE]",
        "Unknown or incomplete command. See below for error\n...elraw @a {<--[HERE]",
        '\u00a7cUnknown command. Type "/help" for help.\n',
        "Invalid chat component: Not a string: {}",
        "Error executing: list (null)",
    ],
)
def test_a_command_that_was_not_understood(answer: str) -> None:
    assert replies.misunderstood(answer)


@pytest.mark.parametrize(
    "answer",
    ["", "No entity was found", "Nothing changed. That trigger is already enabled", "Set [x] to 5"],
)
def test_a_command_that_only_had_no_effect(answer: str) -> None:
    assert not replies.misunderstood(answer)


def test_who_clicked_among_those_online() -> None:
    answer = uuid_answer(("Alex", ALEX), ("Ghost", "00000000-0000-4000-8000-000000000001"))
    assert replies.clicked(answer, {"Alex": ALEX}) == [ALEX]
