"""A pause by agreement: no one is called, whoever likes plays, and at its end the table is called together."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.core import clock, people
from bot.discord.screens.demands import demand_lines
from bot.discord.screens.reader import stamp
from bot.store import persons
from bot.store.spans import DAY
from bot.store.standstill import Standstill
from bot.topics.seats import operations as seats
from bot.topics.votes import operations as votes
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, PINK, STRANGER, Harness, done, has_line, table_post, why
from tests.bot.reading import text_of, verbs
from tests.bot.test_votes import told, voted

if TYPE_CHECKING:
    from bot.store.outbox_rows import Row
    from render.core.languages import Lang


async def rest(harness: Harness, match: str, days: int = 7) -> list[Row]:
    """Let a table of three agree to rest; what is posted then."""
    vote = voted(await harness.acting.play(harness.caller(BLUE), votes.propose_pause(match, days)))
    await harness.post()
    await harness.acting.play(harness.caller(PINK), votes.vote(vote.vote, agree=True))
    assert voted(await harness.acting.play(harness.caller(GREY), votes.vote(vote.vote, agree=True))).result == "agreed"
    return await harness.post()


async def pass_on(harness: Harness, match: str) -> list[Row]:
    """Play until someone else is waited for; what is posted then."""
    before = await harness.asked(match)
    while await harness.asked(match) == before:
        await harness.play_on(match, Rng(b"rests"), 1)
    return await harness.post()


async def test_no_one_is_called_while_the_table_rests(harness: Harness, match: str) -> None:
    everyone = (BLUE, PINK, GREY)
    for user in everyone:
        await harness.acting.write(people.note, user, {persons.TURN_DM: "yes"})
    assert any(row.ping for row in await pass_on(harness, match))
    assert "vote-rests" in told(await rest(harness, match))
    rows = await pass_on(harness, match)
    assert [row.kind for row in rows if row.ping] == []
    assert "asked" not in [row.kind for row in rows if not row.silent]


async def test_at_its_end_the_table_calls_whom_it_waits_for(harness: Harness, match: str) -> None:
    await rest(harness, match)
    await harness.pass_time(7 * DAY - 60)
    assert (await harness.load(match, None)).standstill is not None
    assert await harness.post() == []
    await harness.pass_time(61)
    assert (await harness.load(match, None)).standstill is None
    rows = await harness.post()
    assert [row.ping for row in rows if has_line(row)] == [tuple(await harness.asked(match))]
    await harness.pass_time(60)
    assert await harness.post() == []


async def test_anyone_who_plays_ends_the_rest(harness: Harness, match: str) -> None:
    assert why(await harness.acting.play(harness.caller(BLUE), votes.resume(match))) == "not-resting"
    await rest(harness, match)
    assert why(await harness.acting.play(harness.caller(STRANGER), votes.resume(match))) == "stranger"
    done(await harness.acting.play(harness.caller(GREY), votes.resume(match)))
    assert told(await harness.post()) == ["vote-goes-on-by"]
    assert why(await harness.acting.play(harness.caller(GREY), votes.resume(match))) == "not-resting"


async def test_a_rest_can_be_agreed_to_anew_but_not_for_longer(harness: Harness, match: str) -> None:
    assert why(await harness.acting.play(harness.caller(BLUE), votes.propose_pause(match, 29))) == "bad-option"
    await rest(harness, match, 3)
    await rest(harness, match, 28)
    found = (await harness.load(match, None)).standstill
    assert found is not None
    assert found.until == pytest.approx(clock.now() + 28 * DAY, abs=60)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_table_says_until_when_it_rests(harness: Harness, match: str, lang: Lang) -> None:
    words = Words.of(lang)
    rows = await rest(harness, match)
    loaded = await harness.load(match, None)
    assert isinstance(loaded.standstill, Standstill)
    until = stamp(loaded.standstill.until or 0, "D")
    assert demand_lines(loaded, words)[-1] == words.text("vote-rests-now", until=until)
    (line,) = (row for row in rows if has_line(row))
    message = table_post(loaded, line, words)
    assert verbs(message)[-1] == "resume"
    assert words.text("vote-rests", until=until) in text_of(message)
    assert verbs(table_post(replace(loaded, rows=replace(loaded.rows, standstill=None)), line, words))[-1] == "log"


async def test_who_is_alone_rests_at_once(harness: Harness, match: str) -> None:
    for user in (PINK, GREY):
        await harness.acting.play(harness.caller(user), seats.resign(match))
    assert voted(await harness.acting.play(harness.caller(BLUE), votes.propose_pause(match, 3))).result == "agreed"
    assert (await harness.load(match, None)).standstill is not None
