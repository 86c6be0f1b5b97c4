"""Other RCON clients: noticed, and forgotten when they are gone."""

from bridge.company import WINDOW_SECONDS, Company
from bridge.minecraft.logline import Client, ClientGone, Ready, Started

COMES, GOES = Client("10.0.0.7"), ClientGone("10.0.0.7")


def test_our_own_connections_are_nobody_s() -> None:
    company = Company()
    company.noted(COMES, 0.0)
    assert not company.there(0.1, 1, linked=True)
    company.noted(GOES, 9.9)
    company.noted(COMES, 10.0)
    assert company.there(10.0, 1, linked=True), "until we know that it was ours"
    assert not company.there(10.1, 2, linked=True)


def test_a_stranger_is_reckoned_with_for_a_while() -> None:
    company = Company()
    for now, event in ((0.0, COMES), (1.0, COMES), (1.5, GOES)):
        company.noted(event, now)
    assert company.there(2.0, 1, linked=True)
    assert company.there(WINDOW_SECONDS, 1, linked=True)
    assert not company.there(WINDOW_SECONDS + 2, 1, linked=True)


def test_a_stranger_who_stays_is_always_there() -> None:
    company = Company()
    company.noted(COMES, 0.0)
    company.noted(COMES, 1.0)
    assert company.there(100 * WINDOW_SECONDS, 1, linked=True)
    company.noted(GOES, 100 * WINDOW_SECONDS)
    assert not company.there(100 * WINDOW_SECONDS, 1, linked=True)


def test_who_was_there_before_us_is_there() -> None:
    company = Company()
    company.recall([COMES, Started("1.21.11"), Ready(), COMES, GOES, COMES])
    assert company.there(0.0, 0, linked=False)
    company.noted(COMES, 1.0)
    assert company.there(1.0, 1, linked=True)
    company.noted(GOES, 2.0)
    assert not company.there(2.0, 1, linked=True)


def test_a_server_that_starts_again_has_nobody() -> None:
    company = Company()
    company.recall([COMES, COMES])
    company.noted(Started("1.21.11"), 0.0)
    assert not company.there(0.0, 0, linked=False)
    company.noted(GOES, 0.1)
    company.noted(COMES, 1.0)
    assert not company.there(1.0, 1, linked=True), "an end of nothing takes nothing away"


def test_who_asks_every_minute_is_always_there() -> None:
    company = Company()
    assert not company.there(0.0, 1, linked=True)
    for minute in range(60):
        company.noted(COMES, minute * 60.0)
        company.noted(GOES, minute * 60.0)
        if minute:
            assert company.there(minute * 60.0 + 59, 1, linked=True)


def test_a_spoilt_answer_is_a_sign_too() -> None:
    company = Company()
    assert not company.there(0.0, 0, linked=False)
    company.spoilt(5.0)
    assert company.there(6.0, 0, linked=False)
    assert not company.there(6.0 + WINDOW_SECONDS, 0, linked=False)
