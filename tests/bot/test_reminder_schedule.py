"""The agenda of a wait, whenever it is looked at."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as some

from bot.core.announcing.reminder_schedule import MOST, Act, Person, allowed, pace_now, schedule
from bot.core.paces import PACES
from bot.store.pending_turns import PendingTurn
from bot.store.spans import DAY, HOUR, MINUTE

CALLED = 1_700_000_000

looks = some.lists(some.integers(30, 9 * HOUR), min_size=40, max_size=120)
paces = some.sampled_from(sorted(PACES))


def waiting(bank: int) -> PendingTurn:
    """A call that has just gone out."""
    return PendingTurn("7K2", 0, CALLED, bank, bank, running=CALLED, called=CALLED)


def done(wait: PendingTurn, acts: tuple[Act, ...], now: int) -> PendingTurn:
    """The wait once its acts are done."""
    for act in acts:
        match act:
            case "remind":
                wait = replace(wait, nudges=wait.nudges + 1, nudged=wait.counted(now))
            case "late":
                wait = replace(wait, late=now)
            case "unended":
                wait = replace(wait, unended=True)
            case "call":
                wait = replace(wait, called=now)
    return wait


def followed(wait: PendingTurn, key: str, gaps: list[int], person: Person) -> list[tuple[Act, int]]:
    """All that is done when the pulse looks after these gaps, each with the counted seconds."""
    now, told = CALLED, list[tuple[Act, int]]()
    for gap in gaps:
        now += gap
        acts, _ = schedule(wait, PACES[key], person, still=False, now=now)
        told += [(act, wait.counted(now)) for act in acts]
        wait = done(wait, acts, now)
    return told


@settings(max_examples=60, deadline=None)
@given(paces, looks)
def test_nothing_is_said_twice_too_often_or_too_early(key: str, gaps: list[int]) -> None:
    pace = PACES[key]
    told = followed(waiting(pace.each), key, gaps, Person())
    reminded = [counted for act, counted in told if act == "remind"]
    late = [counted for act, counted in told if act == "late"]
    assert len(reminded) <= MOST
    assert len(late) <= 1
    assert all(counted >= allowed(waiting(pace.each), pace) for counted in late)
    if pace.clocked:
        assert all(counted >= 2 * HOUR for counted in reminded)
        assert all(after - before >= 4 * HOUR for before, after in pairwise(reminded))


@settings(max_examples=60, deadline=None)
@given(paces, some.integers(0, 30 * DAY), some.integers(30, HOUR))
def test_before_the_next_look_there_is_nothing_to_do(key: str, counted: int, gap: int) -> None:
    wait, pace, now = waiting(PACES[key].each), PACES[key], CALLED + counted
    acts, due = schedule(wait, pace, Person(), still=False, now=now)
    wait = done(wait, acts, now)
    again, due = schedule(wait, pace, Person(), still=False, now=now)
    assert again == ()
    if due is not None:
        assert due > now
        assert schedule(wait, pace, Person(), still=False, now=min(now + gap, due - 1))[0] == ()
        assert schedule(wait, pace, Person(), still=False, now=due)[0] != ()


@settings(max_examples=40, deadline=None)
@given(paces, some.integers(0, 30 * DAY), some.integers(1, 16 * HOUR))
def test_at_night_nothing_is_said_and_the_next_look_is_in_the_morning_at_the_latest(
    key: str, counted: int, left: int
) -> None:
    wait, now = replace(waiting(PACES[key].each), called=None, pressed=0), CALLED + counted
    acts, due = schedule(wait, PACES[key], Person(night=now + left), still=False, now=now)
    assert acts == ()
    assert due is not None
    assert due <= now + left
    assert "call" in schedule(wait, PACES[key], Person(), still=False, now=now + left)[0]


def test_a_day_without_a_clock_brings_three_reminders_and_the_others_are_asked_on_the_fifth() -> None:
    told = followed(waiting(5 * DAY), "day", [HOUR] * 24 * 6, Person())
    assert told == [("remind", DAY), ("remind", 2 * DAY), ("remind", 4 * DAY), ("late", 5 * DAY)]


def test_by_the_clock_half_of_the_time_and_six_hours_before_its_end() -> None:
    told = followed(waiting(DAY), "clock", [HOUR] * 30, Person())
    assert told == [("remind", 12 * HOUR), ("remind", 18 * HOUR), ("late", DAY)]


def test_the_own_first_reminder_counts_where_there_is_no_clock() -> None:
    told = followed(waiting(5 * DAY), "day", [HOUR] * 24 * 6, Person(first=12 * HOUR))
    assert [counted for act, counted in told if act == "remind"] == [12 * HOUR, DAY, 2 * DAY]


def test_time_that_the_others_give_brings_one_more_reminder() -> None:
    wait = replace(waiting(5 * DAY), nudges=3, nudged=4 * DAY, granted=DAY, ran=5 * DAY)
    assert followed(wait, "day", [HOUR] * 48, Person()) == [("remind", 6 * DAY - 6 * HOUR), ("late", 6 * DAY)]


def test_who_wants_none_gets_only_the_call_of_the_night() -> None:
    for person in (Person(reminded=False), Person()):
        wait = replace(waiting(DAY), called=None, muted=person.reminded, pressed=0)
        told = [act for act, _ in followed(wait, "clock", [HOUR] * 30, person)]
        assert told == ["call", "late"]


def test_a_turn_begun_and_not_ended_is_told_once_an_hour_after_the_last_press() -> None:
    wait = replace(waiting(5 * DAY), pressed=30 * MINUTE)
    told = followed(wait, "day", [10 * MINUTE] * 60, Person())
    assert told == [("unended", 90 * MINUTE)]


def test_who_plays_alone_gets_one_reminder() -> None:
    told = followed(waiting(5 * DAY), "day", [HOUR] * 24 * 4, Person(others=False))
    assert told == [("remind", DAY)]


def test_for_a_free_seat_only_the_others_are_asked() -> None:
    late = schedule(waiting(DAY), PACES["clock"], None, still=False, now=CALLED + DAY)
    assert late == (("late",), None)


def test_what_stands_still_has_no_agenda() -> None:
    assert schedule(waiting(DAY), PACES["clock"], Person(), still=True, now=CALLED + 9 * DAY) == ((), None)
    held = replace(waiting(DAY), running=None, ran=9 * DAY)
    assert schedule(held, PACES["clock"], Person(), still=False, now=CALLED) == ((), None)


def test_a_live_table_at_which_no_one_plays_for_two_hours_is_one_of_a_turn_a_day() -> None:
    assert pace_now("live", CALLED, CALLED + 2 * HOUR - 1) == PACES["live"]
    assert pace_now("live", CALLED, CALLED + 2 * HOUR) == PACES["day"]
    wait = replace(waiting(6 * HOUR), nudges=2, nudged=40 * MINUTE)
    assert followed(wait, "day", [HOUR] * 24 * 6, Person()) == [("remind", DAY), ("late", 5 * DAY)]
