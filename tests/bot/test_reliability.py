"""How reliably people answer: what is counted, what is not held against them, and who sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core import clock, finding
from bot.core import people as core_people
from bot.discord.screens.lobby import lobby_message
from bot.store import reliability
from bot.store.persons import RESULTS
from bot.store.records import MatchInfo
from bot.store.reliability import FEW, LAST, QUICK, Reliability
from bot.store.spans import DAY, HOUR
from bot.topics.absence import operations as absence
from bot.topics.results.screens import Found, results_message
from bot.topics.results.wanted import Wanted
from bot.topics.seats import operations as seats
from bot.topics.votes import operations as votes
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.covered import late_in
from tests.bot.harness import BLUE, GREY, GUILD, PINK, STRANGER, done
from tests.bot.reading import text_of
from tests.bot.table_of_bots import all_play, think_here
from tests.bot.test_handing_over import handed_over
from tests.bot.test_posts_fit import payload
from tests.bot.test_results import take_free_seat
from tests.bot.test_results_read import seen_by
from tests.bot.test_votes import seat_of, voted

if TYPE_CHECKING:
    from bot.store.connection import Connection
    from tests.bot.harness import Harness

EN = Words.of("en")


async def of(harness: Harness, user: int) -> Reliability:
    """How reliably someone answers."""
    return await harness.database.read(lambda connection: reliability.of(connection, user))


def answers(connection: Connection, user: int, *took: int, allowed: int = DAY) -> None:
    """Write answers down, the oldest first."""
    connection.executemany(
        "INSERT INTO answered (match, seat, person, since, took, allowed) VALUES ('T', ?1, ?1, ?2, ?3, ?4)",
        [(user, number, each, allowed) for number, each in enumerate(took)],
    )


async def known(harness: Harness, user: int, *took: int) -> Reliability:
    """How reliably someone answers who took so long for each turn."""
    await harness.database.transact(lambda connection: answers(connection, user, *took))
    return await of(harness, user)


async def test_a_word_stands_for_share_and_median(harness: Harness) -> None:
    cases = {
        1: ([HOUR] * (FEW - 1), "new"),
        2: ([HOUR] * FEW, "quick"),
        3: ([QUICK + 1] * FEW, "steady"),
        4: ([HOUR] * 18 + [2 * DAY] * 2, "quick"),
        5: ([HOUR] * 17 + [2 * DAY] * 3, "slow"),
        6: ([2 * DAY] * 100 + [HOUR] * LAST, "quick"),
    }
    for user, (took, verdict) in cases.items():
        assert (await known(harness, user, *took)).verdict == verdict
    assert await of(harness, 6) == Reliability(LAST, LAST, HOUR, 0)
    assert await of(harness, STRANGER) == Reliability(0, 0, None, 0)


async def answered_by(harness: Harness, match: str, user: int) -> None:
    """Let someone who is asked answer until it is another one's turn."""
    rng = Rng(b"timed")
    while await harness.asked(match) == [user]:
        await harness.play_on(match, rng, 1)


async def test_time_away_is_not_counted(harness: Harness) -> None:
    match = await harness.deal("osaka", BLUE, PINK)
    (user,) = await harness.asked(match)
    await harness.pass_time(HOUR)
    await harness.acting.write(absence.leave, user, int(clock.now()) + DAY)
    await harness.pass_time(10 * HOUR)
    await harness.acting.write(absence.come_back, user)
    await harness.pass_time(HOUR)
    await answered_by(harness, match, user)
    found = await of(harness, user)
    assert (found.turns, found.in_time) == (1, 1)
    assert found.median is not None
    assert 2 * HOUR <= found.median < 3 * HOUR


async def test_a_pause_is_not_counted(harness: Harness) -> None:
    match = await harness.deal("osaka", BLUE, PINK)
    (user,) = await harness.asked(match)
    vote = voted(await harness.acting.play(harness.caller(BLUE), votes.propose_pause(match, 3)))
    await harness.acting.play(harness.caller(PINK), votes.vote(vote.vote, agree=True))
    await harness.pass_time(2 * DAY)
    await answered_by(harness, match, user)
    found = await of(harness, user)
    assert found.median is not None
    assert found.median < HOUR


async def test_a_cover_counts_neither_as_an_answer_nor_as_a_seat_left(harness: Harness) -> None:
    think_here(harness)
    match, late, _ = await late_in(harness, BLUE, PINK)
    before = await of(harness, late)
    other = BLUE if late == PINK else PINK
    assert voted(await harness.play(other, seats.leave_to_bot(match, None))).result == "agreed"
    assert await all_play(harness, match)
    assert await of(harness, late) == before
    assert before.left == 0


async def test_a_seat_given_up_is_one_that_was_left(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK, GREY)
    seat = await seat_of(harness, match, PINK)
    done(await harness.acting.play(harness.caller(PINK), seats.resign(match)))
    assert (await of(harness, PINK)).left == 1
    await take_free_seat(harness, match, seat, STRANGER, BLUE, GREY)
    assert [(await of(harness, user)).left for user in (PINK, STRANGER, BLUE)] == [1, 0, 0]


@pytest.mark.parametrize(("days", "left"), [(0, 1), (2, 0)])
async def test_a_seat_lost_while_away_as_announced_is_not(harness: Harness, days: int, left: int) -> None:
    match = await harness.deal("osaka", BLUE, PINK, GREY)
    (silent,) = await harness.asked(match)
    if days:
        await harness.acting.write(absence.leave, silent, int(clock.now()) + days * DAY)
    assert (await handed_over(harness, match))[0] == silent
    assert (await of(harness, silent)).left == left


async def test_the_lobby_shows_a_word_unless_the_person_keeps_it(harness: Harness) -> None:
    await known(harness, BLUE, *[HOUR] * FEW)
    match = await harness.open("toy", BLUE, PINK)
    for lang in LANGUAGES:
        words = Words.of(lang)
        info = await harness.acting.read(finding.look, match, None)
        assert isinstance(info, MatchInfo)
        said = text_of(lobby_message(info, 7, words))
        quick, new = (words.text(f"results-{word}") for word in ("quick", "new"))
        anything = words.text("house-lobby-any-colour")
        assert f"<@{BLUE}> ({anything}, {quick})" in said
        assert f"<@{PINK}> ({anything}, {new})" in said
    await harness.acting.write(core_people.note, BLUE, {RESULTS: "no"})
    info = await harness.acting.read(finding.look, match, None)
    assert isinstance(info, MatchInfo)
    assert f"<@{BLUE}> (any colour)" in text_of(lobby_message(info, 7, EN))


async def test_only_oneself_sees_more_than_the_word(harness: Harness) -> None:
    await known(harness, BLUE, *[HOUR] * FEW, 2 * DAY)
    for lang in LANGUAGES:
        words = Words.of(lang)
        mine = results_message(Found(Wanted("me"), await seen_by(harness, BLUE, BLUE), BLUE), words, here=GUILD)
        payload(mine)
        assert "95 %" in text_of(mine)
        others = results_message(Found(Wanted(str(BLUE)), await seen_by(harness, PINK, BLUE), BLUE), words, here=GUILD)
        assert "95 %" not in text_of(others)
