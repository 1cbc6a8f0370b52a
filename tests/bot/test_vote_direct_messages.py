"""The letter about a vote: whom it reaches, when it comes and when it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.background import sweep
from bot.core import clock, people
from bot.discord.message import Text
from bot.local.people import DM
from bot.outbox.reminders import reminder_message
from bot.store import aways, votes
from bot.store.aways import Away
from bot.store.persons import REMIND
from bot.store.spans import DAY, HOUR
from bot.topics.seats import operations as seats_operations
from bot.topics.votes import operations as votes_operations
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, MINT, PINK, Harness
from tests.bot.running_bot import running_bot
from tests.bot.test_reminding import until_night
from tests.bot.test_vote_time_out import let_pass, stored
from tests.bot.test_votes import silent_one, voted

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.outcomes import Voted


async def test_who_has_not_answered_is_reminded_of_votes(harness: Harness, match: str) -> None:
    now = int(clock.now())
    vote = voted(await harness.acting.play(harness.caller(BLUE), votes_operations.propose_end(match)))
    await harness.acting.play(harness.caller(PINK), votes_operations.vote(vote.vote, agree=True))

    async def open_for(user: int) -> list[int]:
        found = await harness.database.read(lambda connection: votes.unanswered(connection, user, now))
        return [proposal.id for proposal in found]

    assert [await open_for(user) for user in (BLUE, PINK, GREY, MINT)] == [[], [], [vote.vote], []]
    silent, seat, first, second = await silent_one(harness, match)
    seats = voted(
        await harness.acting.play(harness.caller(first), seats_operations.replace(match, seat, MINT, f"name{MINT}"))
    )
    assert seats.vote in await open_for(second)
    assert seats.vote in await open_for(MINT)
    assert seats.vote not in await open_for(silent)


async def reminded(harness: Harness) -> set[int]:
    """Whom the letters that are sent now remind."""
    return {row.user or 0 for row in await harness.post() if row.kind == "nudge" and not row.match}


async def put_to_table(harness: Harness, match: str) -> tuple[Voted, int, int]:
    """A vote on ending the match whose post is there, and two whom it asks; the match waits for the second at most.

    All turns are muted, so that there are no other reminders.
    """
    await harness.pass_time(HOUR)
    vote = voted(await harness.acting.play(harness.caller(BLUE), votes_operations.propose_end(match)))
    await harness.post()
    await harness.database.transact(lambda connection: connection.execute("UPDATE waits SET muted = 1, due = NULL"))
    (asked,) = await harness.asked(match)
    return vote, *((GREY, PINK) if asked == PINK else (PINK, GREY))


async def test_who_has_not_voted_gets_one_letter_before_half_time(harness: Harness, match: str) -> None:
    vote, silent, other = await put_to_table(harness, match)
    await harness.acting.play(harness.caller(other), votes_operations.vote(vote.vote, agree=True))
    await harness.pass_time(28 * HOUR)
    assert await reminded(harness) == set()
    await harness.pass_time(HOUR)
    assert await reminded(harness) == {silent}
    await harness.pass_time(HOUR)
    assert await reminded(harness) == set()
    found = await stored(harness, vote.vote)
    assert found.closes is not None
    assert found.reminded is not None
    assert found.closes - found.reminded >= found.lasts // 2


async def test_the_letter_lists_votes_though_no_match_waits_and_goes_once_nothing_is_listed(
    harness: Harness, match: str
) -> None:
    vote, silent, other = await put_to_table(harness, match)
    await harness.acting.play(harness.caller(other), votes_operations.vote(vote.vote, agree=True))
    await harness.pass_time(29 * HOUR)
    (row,) = [row for row in await harness.post() if row.kind == "nudge"]
    message = await reminder_message(harness.acting, row, Words.of("en"))
    assert message is not None
    closes = (await stored(harness, vote.vote)).closes
    (text,) = [part.text for part in message.parts if isinstance(part, Text)]
    assert f"{match} votes: end the game? until <t:{closes}:f>" in text
    await harness.acting.write(sweep.sweep)
    assert await harness.post() == []
    await harness.acting.play(harness.caller(silent), votes_operations.vote(vote.vote, agree=False))
    await harness.acting.write(sweep.sweep)
    gone = [row for row in await harness.post() if row.kind == "strip" and not row.match]
    assert [row.user for row in gone] == [silent]
    assert await reminder_message(harness.acting, row, Words.of("en")) is None


async def test_a_letter_about_a_vote_waits_for_the_morning_and_the_silence_with_it(
    harness: Harness, match: str
) -> None:
    vote, silent, other = await put_to_table(harness, match)
    await harness.pass_time(28 * HOUR)
    await until_night(harness, silent)
    await harness.pass_time(HOUR)
    assert await reminded(harness) == {other}
    assert (await stored(harness, vote.vote)).reminded is None
    await harness.pass_time(9 * HOUR)
    assert await reminded(harness) == {silent}
    # Half of the time was over by then: who is asleep so long has the whole of it once more.
    await let_pass(harness, 34 * HOUR)
    assert (await stored(harness, vote.vote)).result == "open"
    await let_pass(harness, 3 * DAY)
    assert (await stored(harness, vote.vote)).result == "agreed"


async def test_who_is_away_gets_the_letter_once_back_and_who_wants_none_gets_none(harness: Harness, match: str) -> None:
    _, silent, other = await put_to_table(harness, match)
    await harness.acting.write(people.note, other, {REMIND: "never"})
    now = int(clock.now())
    await harness.database.transact(lambda c: aways.note(c, silent, Away(now, now + 40 * HOUR)))
    await harness.pass_time(29 * HOUR)
    assert await reminded(harness) == set()
    await harness.pass_time(12 * HOUR)
    assert await reminded(harness) == {silent}


async def test_whom_no_letter_reaches_is_asked_for_the_vote_in_the_channel(harness: Harness, match: str) -> None:
    vote, silent, _ = await put_to_table(harness, match)
    await harness.database.transact(
        lambda c: c.execute("INSERT INTO persons (person, settings) VALUES (?, ?)", (silent, '{"dm": "closed"}'))
    )
    await harness.pass_time(29 * HOUR)
    (line,) = [row for row in await harness.post() if row.kind == "nudge" and row.match]
    assert line.ping == (silent,)
    message = await reminder_message(harness.acting, line, Words.of("en"))
    assert message is not None
    (text,) = [part.text for part in message.parts if isinstance(part, Text)]
    assert text.startswith(f"<@{silent}> ")
    await harness.acting.play(harness.caller(silent), votes_operations.vote(vote.vote, agree=False))
    await harness.acting.write(sweep.sweep)
    assert [row.text.endswith("whole") for row in await harness.post() if row.kind == "strip"].count(True) == 1


async def test_the_letter_about_a_vote_as_it_arrives(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await here.dealt("toy", "Mika", "Jonas")
        await mika.press(await mika.command("/game end"), "Propose to end")
        vote = await here.seen(mika, lambda message: "Agree: end the game" in message.buttons)
        await here.quiet()
        await here.pass_time(29 * HOUR)
        letter = await here.seen(jonas, lambda message: "stimmt ab: Partie beenden?" in message.text, DM)
        assert "Meine Zeiten" in letter.buttons
        assert "Nothing has changed" not in (await jonas.press(vote, "Keep playing")).text
        assert await here.world.control.violations() == []


async def test_a_letter_that_lists_only_a_match_goes_once_that_is_played_though_a_vote_is_open(
    harness: Harness,
) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.pass_time(DAY + 60)
    assert await reminded(harness) == {BLUE, PINK}
    await harness.pass_time(HOUR)
    voted(await harness.acting.play(harness.caller(BLUE), votes_operations.propose_end(match)))
    while PINK in await harness.asked(match):
        await harness.play_on(match, Rng(b"answers"), 1)
    await harness.acting.write(sweep.sweep)
    gone = [row.user for row in await harness.post() if row.kind == "strip" and not row.match]
    assert PINK in gone


async def test_a_candidate_without_a_seat_whom_no_letter_reaches_is_asked_in_the_channel(
    harness: Harness, match: str
) -> None:
    _, seat, first, _ = await silent_one(harness, match)
    vote = voted(
        await harness.acting.play(harness.caller(first), seats_operations.replace(match, seat, MINT, f"name{MINT}"))
    )
    await harness.post()
    await harness.database.transact(lambda connection: connection.execute("UPDATE waits SET muted = 1, due = NULL"))
    await harness.database.transact(
        lambda c: c.execute("INSERT INTO persons (person, settings) VALUES (?, ?)", (MINT, '{"dm": "closed"}'))
    )
    await harness.pass_time(29 * HOUR)
    lines = [row for row in await harness.post() if row.kind == "nudge" and row.match]
    (line,) = [row for row in lines if row.ping == (MINT,)]
    message = await reminder_message(harness.acting, line, Words.of("en"))
    assert message is not None
    assert message.pings == (MINT,)
    await harness.acting.write(sweep.sweep)
    assert MINT not in [user for row in await harness.post() for user in row.ping]
    assert (
        voted(await harness.acting.play(harness.caller(MINT), seats_operations.take_over(match, seat))).vote
        == vote.vote
    )
    await harness.acting.write(sweep.sweep)
    assert [row.text.endswith("whole") for row in await harness.post() if row.kind == "strip"].count(True) == 1
