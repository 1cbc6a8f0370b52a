"""Looking back and going back start at a stored position, and lead where a replay from the deal leads."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from bot.core.tables import load_tables
from render.core.context import RenderContext
from render.core.people import Person, at_table
from render.core.words import Words
from render.faces import FACES
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.running.running_match import RunningMatch
from rules.core.running.snapshot import LANDMARKS
from rules.core.seats import Seat
from tests.contract.playing import HOUSE, book, every_table, setup, spread, steps

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.match import Match
    from rules.core.table import View

ANSWERS = 60
"""Answers that are played, each on a match that was just loaded."""

FEW = 4
"""Answers that every match has."""

EVENINGS, PICTURED = 3, 25
"""Matches of each game and number of seats that are compared line by line, and every which of their boards is drawn."""

MOMENTS = 3
"""Moments of a match that are looked at, besides the first and the last."""


@cache
def loaded_each_time(key: str, seats: int) -> tuple[tuple[Match, Match], ...]:
    """A match as the bot has it, loaded anew for each answer, beside the same one that was never stored."""
    loaded = book(key).deal(setup(key, seats, 0))
    found = []
    for step in islice(steps(key, seats, 0), ANSWERS + 1):
        found.append((loaded, step.match.copy()))
        match = loaded.copy()
        match.play(step.question.seat, step.answer)
        entries = [match.dump_entry(number) for number in range(match.revision)]
        loaded = book(key).resume(setup(key, seats, 0), entries, match.dump())
    return tuple(found)


@every_table
def test_looking_back_shows_what_a_replay_shows(key: str, seats: int) -> None:
    for loaded, plain in loaded_each_time(key, seats):
        moves = len(plain.standing_moves)
        if moves % 5 == 0:
            for number in {moves // 2, max(0, moves - 3), plain.published}:
                assert loaded.view_after(None, number) == plain.view_after(None, number)


@every_table
def test_going_back_leads_where_a_replay_leads(key: str, seats: int) -> None:
    for loaded, plain in loaded_each_time(key, seats):
        moves = len(plain.standing_moves)
        if moves and moves % 5 == 0:
            one, other = loaded.copy(), plain.copy()
            for match in (one, other):
                match.go_back(Seat(0), max(0, moves - 3))
            assert one.view(None) == other.view(None)
            assert one.questions() == other.questions()
            assert json.loads(one.replayed().dump())["state"] == json.loads(one.dump())["state"]


@every_table
def test_what_was_published_is_shown_without_a_replay(key: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [loaded for loaded, _ in loaded_each_time(key, seats) if loaded.standing_moves]
    expected = [match.view_after(None, match.published) for match in matches]
    stored = [json.loads(match.dump())["landmarks"] for match in matches]

    def never(*_: object) -> None:
        raise AssertionError("dealt anew")

    monkeypatch.setattr(RunningMatch, "deal", never)
    assert [match.view_after(None, match.published) for match in matches] == expected
    assert max(len(landmarks) for landmarks in stored) == LANDMARKS


@every_table
def test_playing_on_reads_no_line_of_the_log(key: str, seats: int) -> None:
    step = next(step for step in steps(key, seats, 0) if step.number == FEW)
    match, seat = step.match, step.question.seat
    again = book(key).resume(match.setup, ['{"kind":"move"}'] * match.revision, match.dump())
    assert (again.revision, len(again.standing_moves)) == (match.revision, len(match.standing_moves))
    assert again.play(seat, step.answer) == match.play(seat, step.answer)
    assert json.loads(again.dump())["state"] == json.loads(match.dump())["state"]
    with pytest.raises(ValueError, match="seat"):
        again.entries[0]


@every_table
def test_a_line_that_was_read_stays_the_same_entry(key: str, seats: int) -> None:
    loaded, _ = loaded_each_time(key, seats)[-1]
    number = next(n for n, entry in enumerate(loaded.entries) if entry is loaded.standing_moves[-1])
    assert number == loaded.revision - 1
    assert loaded.copy().entries[number] is loaded.entries[number]


@every_table
def test_a_position_that_is_laid_is_where_its_match_begins(key: str, seats: int) -> None:
    game = HOUSE[key]
    codec = game.rules(load_tables(key, game.data, game.tables)).codec
    for step in steps(key, seats, 0):
        if step.number == FEW:
            break
        state = codec.state.validate_json(json.loads(step.match.dump())["state"])
        laid = book(key).at(setup(key, seats, 0), state)
        assert laid.questions() == step.match.questions()
        assert laid.view(step.question.seat) == step.match.view(step.question.seat)
        laid.play(step.question.seat, step.answer)
        assert codec.write(state) == json.loads(step.match.dump())["state"], "it stays as it was laid"
        assert json.loads(laid.replayed().dump())["state"] == json.loads(laid.dump())["state"]
        laid.go_back(Seat(0), 0)
        assert laid.questions() == step.match.questions()
        entries = [laid.dump_entry(number) for number in range(laid.revision)]
        assert book(key).resume(laid.setup, entries, laid.dump()).questions() == laid.questions()


def at(match: Match, numbers: Sequence[int]) -> Iterator[Match]:
    """The match as it stood after so many answers."""
    return islice(match.stood((number, number) for number in numbers), 1, None, 2)


@every_table
def test_moments_show_what_was_shown_and_nothing_that_was_hidden(key: str, seats: int) -> None:
    *_, step = spread(key, seats, 0)
    match, rng = step.match, Rng(b"moments")
    numbers = sorted({rng.below(match.published + 1) for _ in range(MOMENTS)} | {0, match.published})
    for number, past in zip(numbers, at(match, numbers), strict=True):
        if past.published == number:
            assert past.view(None) == match.view_after(None, number)
        for audience in (None, *map(Seat, range(seats))):
            assert past.resampled_for(audience, rng).view(audience) == past.view(audience)


def note(match: Match, posted: dict[int, View]) -> None:
    """Note what everyone is shown when it is shown first: later on it would be a replay itself."""
    if match.published not in posted:
        posted[match.published] = match.view(None)


@every_table
def test_looking_back_in_any_order_shows_what_was_shown_then_also_after_going_back(key: str, seats: int) -> None:
    posted: dict[int, View] = {}
    match, rng = book(key).deal(setup(key, seats, 0)), Rng(b"any order")
    for step in islice(steps(key, seats, 0), ANSWERS):
        match = step.match
        note(match, posted)
    numbers = sorted(posted, key=lambda _: rng.below(1000))
    assert [match.view_after(None, number) for number in numbers] == [posted[number] for number in numbers]
    last = len(match.standing_moves)
    match.view_after(Seat(0), last - 1)
    match.go_back(Seat(0), last - 2)
    for _ in range(FEW):
        for question in match.questions()[:1]:
            match.give(question.seat, any_of(question.parts[-1], rng))
    entries = [match.dump_entry(number) for number in range(match.revision)]
    anew = book(key).follow(match.setup, entries, match.dump())
    for number in range(last - 2, len(match.standing_moves)):
        assert match.view_after(None, number) == anew.view_after(None, number)


@pytest.mark.long
@every_table
def test_the_board_at_every_line_is_the_one_that_was_posted_then(key: str, seats: int) -> None:
    for seed in range(EVENINGS):
        posted: dict[int, View] = {}
        match = None
        for step in steps(key, seats, seed):
            match = step.match
            note(match, posted)
        assert match is not None
        note(match, posted)
        numbers = sorted(posted)
        shown = dict(zip(numbers, (past.view(None) for past in at(match, numbers)), strict=True))
        assert shown == posted
        owners = tuple(Person(f"Name {seat}", colour) for seat, colour in enumerate(HOUSE[key].colours[:seats]))
        people = at_table(owners, HOUSE[key], dict(match.setup.options))
        face, context = FACES[key], RenderContext("7K2", people, Words.of("en"))
        for number in numbers[::PICTURED]:
            assert face.table(shown[number], None, context).png == face.table(posted[number], None, context).png
