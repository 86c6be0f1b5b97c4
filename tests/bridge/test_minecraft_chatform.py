"""Chat as plugins write it, and what somebody who knows the form may try with it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.minecraft.chatform import AUTO, VANILLA, BadForm, form
from bridge.minecraft.logline import Chat, parse, speaker

ASYNC = "[12:00:01] [Async Chat Thread - #3/INFO]: "
ONLINE = {"Alex": "uuid-of-alex", "Bob": "uuid-of-bob"}


@pytest.mark.parametrize(
    ("written", "message", "name", "text"),
    [
        ("[{any}] {player}: {text}", "[Garde] Alex: !att orc", "Alex", "!att orc"),
        ("[{any}] {player}: {text}", "[Not Secure] [Garde] Alex: ça: va", "Alex", "ça: va"),
        ("{any} {player} » {text}", "VIP I Alex » bonjour", "Alex", "bonjour"),
        ("{player} [{any}]: {text}", "Alex [Nain]: bonjour", "Alex", "bonjour"),
        ("[{any}] {name} > {text}", "[RP] Sire Alex > bonjour", "Sire Alex", "bonjour"),
        ("({any})<{player}> {text}", "(Monde)<Alex> a > b", "Alex", "a > b"),
        (r"regex:\[\w+\] (?P<player>\w+): (?P<text>.*)", "[RP] Alex: !fin", "Alex", "!fin"),
    ],
)
def test_forms_of_plugins(written: str, message: str, name: str, text: str) -> None:
    made = form(written)
    chat = parse(ASYNC + message, [made])
    assert isinstance(chat, Chat)
    assert (chat.name, chat.text, chat.account) == (name, text, "{name}" not in written)


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("{player} {text}", "form-sign"),
        ("{player}{text}", "form-sign"),
        ("[{any}] {text}", "form-name"),
        ("{player} {name}: {text}", "form-name"),
        ("{player}: {text} !", "form-text"),
        ("{player}: ", "form-text"),
        (": {player}: {text}", "form-sign-before :"),
        ("{joueur}: {text}", "form-unknown {joueur}"),
        ("regex:(", "form-regex 1"),
        (r"regex:<(\w+)> (.*)", "form-groups"),
    ],
)
def test_a_form_that_cannot_be_used_says_why(written: str, why: str) -> None:
    with pytest.raises(BadForm) as mistake:
        form(written)
    assert str(mistake.value) == why


def test_the_word_auto_is_the_games_own_form() -> None:
    assert form(AUTO) is VANILLA


said = st.text(st.sampled_from("Bob: »><[]() !Alex"), max_size=30)


@given(said, st.sampled_from(["[{any}] {player}: {text}", "{any} {player} » {text}"]))
def test_nobody_can_say_a_line_that_reads_as_another_s(words: str, written: str) -> None:
    """Alex is shown as nobody's account: then his words are nobody's, whatever they are."""
    line = written.replace("{any}", "VIP").replace("{player}", "~Al").replace("{text}", words)
    chat = parse(ASYNC + line, [form(written)])
    if isinstance(chat, Chat):
        assert speaker(chat.name, ONLINE, {}, chat.account) is None
        assert chat.text == words


def test_what_two_forms_read_differently_is_nobody_s() -> None:
    both = [form("{player}: {text}"), form("[{any}] {player} » {text}")]
    assert parse(ASYNC + "[x] Bob » y: hi", both) == Chat("Bob", "y: hi", True, True)
    assert parse(ASYNC + "Alex: [x] Bob » y", both) == Chat("Alex", "[x] Bob » y", True, True)
    twice = [form("{player}: {text}"), form("{player}:{text}")]
    assert parse(ASYNC + "Alex: hi", twice) is None


def test_the_account_s_name_is_nobody_s_decoration() -> None:
    displays = {"uuid-of-alex": "Bob"}
    assert speaker("Bob", ONLINE, displays) is None
    assert speaker("Bob", ONLINE, displays, account=True) == "uuid-of-bob"
    assert speaker("[VIP] Bob", ONLINE, displays, account=True) is None
