"""How often one press asks the database, however long its match is."""

from __future__ import annotations

from contextlib import contextmanager
from statistics import median
from typing import TYPE_CHECKING

import pytest

from bot.core.match.answering import answer
from rules.core.rng import Rng
from tests.bot.harness import BLUE, MINT, PINK, an_answer, done

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.outcomes import Resolve
    from tests.bot.harness import Harness

MOST = 20
"""Statements of the common answer, from its press until it can be replied to: BEGIN, COMMIT and ROLLBACK among them.

What notes the arrival, what is posted, and the news that go with any reply are counted elsewhere."""

ANSWERS = 40


@contextmanager
def counted(harness: Harness) -> Iterator[list[str]]:
    """The statements that the database is asked in the block."""
    asked: list[str] = []
    raw = harness.database.connection.raw
    raw.set_trace_callback(asked.append)
    yield asked
    raw.set_trace_callback(None)


def stands_for(text: str) -> Resolve:
    """A press that stands for one answer."""
    return lambda _: (text,)


async def statements(harness: Harness, match: str, rng: Rng, answers: int) -> list[list[str]]:
    """What the database is asked for each of some answers."""
    found: list[list[str]] = []
    for _ in range(answers):
        loaded = await harness.load(match, None)
        question = next(question for question in loaded.match.questions() if question.answered is None)
        user = loaded.people[question.seat].mention
        assert user is not None
        caller, text = harness.caller(user), an_answer(loaded, question, rng, None)
        asking = answer(match, loaded.match.asked_since(question.seat), stands_for(text))
        with counted(harness) as asked:
            done(await harness.acting.play(caller, asking))
        found.append(asked)
        await harness.post()
    return found


@pytest.mark.parametrize("game", ["yokohama", "osaka", "nippon"])
async def test_the_common_answer_asks_the_database_twenty_times_at_most(harness: Harness, game: str) -> None:
    match = await harness.deal(game, BLUE, PINK, MINT)
    found = await statements(harness, match, Rng(b"count"), ANSWERS)
    assert median(map(len, found)) <= MOST
    # A match is read once to be judged, and once more with the transaction that keeps it.
    assert all(sum("FROM matches WHERE id" in each for each in asked) <= 2 for asked in found[1:])


async def test_a_press_reads_no_log_however_long_it_is(harness: Harness) -> None:
    match = await harness.deal("yokohama", BLUE, PINK)
    for _ in range(3):
        found = await statements(harness, match, Rng(b"long"), 5)
        assert not any("content" in each for asked in found for each in asked if each.startswith("SELECT"))
        await harness.play_on(match, Rng(b"on"), 30)
