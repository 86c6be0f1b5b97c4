"""Other RCON clients: noticed, and forgotten when they are gone."""

from bridge.company import WINDOW_SECONDS, Company


def test_our_own_connections_are_nobody_s() -> None:
    company = Company()
    company.connected(0.0)
    assert not company.there(0.1, 1)
    company.connected(10.0)
    assert company.there(10.0, 1), "until we know that it was ours"
    assert not company.there(10.1, 2)


def test_a_stranger_is_reckoned_with_for_a_while() -> None:
    company = Company()
    company.connected(0.0)
    company.connected(1.0)
    assert company.there(2.0, 1)
    assert company.there(WINDOW_SECONDS, 1)
    assert not company.there(WINDOW_SECONDS + 2, 1)


def test_who_asks_every_minute_is_always_there() -> None:
    company = Company()
    assert not company.there(0.0, 1)
    for minute in range(60):
        company.connected(minute * 60.0)
        if minute:
            assert company.there(minute * 60.0 + 59, 1)


def test_a_spoilt_answer_is_a_sign_too() -> None:
    company = Company()
    assert not company.there(0.0, 0)
    company.spoilt(5.0)
    assert company.there(6.0, 0)
    assert not company.there(6.0 + WINDOW_SECONDS, 0)
