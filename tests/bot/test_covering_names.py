"""What the table calls a bot that plays for someone, and what the log names of who played then."""

from __future__ import annotations

from bot.topics.privacy import operations as erasing
from bot.topics.seats import operations as seats
from bot.topics.turn import operations as turn
from bot.topics.votes import operations as votes
from tests.bot.covered import covered_in, late_in, plays
from tests.bot.harness import (
    BLUE,
    MINT,
    PINK,
    Harness,
    done,
)
from tests.bot.table_of_bots import all_play, think_here
from tests.bot.test_votes import voted


async def test_the_log_names_whoever_played_then(harness: Harness) -> None:
    match, seat, late, other = await covered_in(harness)
    await all_play(harness, match)
    await plays(harness, match, other)
    await all_play(harness, match)

    async def players() -> list[str]:
        loaded = await harness.load(match, None)
        moves = [(number, entry) for number, entry in enumerate(loaded.match.entries) if entry.kind == "move"]
        names = [loaded.everyone_at(number)[seat].name for number, entry in moves if entry.seat == seat]
        return [name for at, name in enumerate(names) if not at or name != names[at - 1]]

    own, covered = f"name{late}", f"name{late} (bot)"
    assert await players() == [own, covered]
    done(await harness.play(late, turn.play_again(match)))
    assert await players() == [own, covered]
    await plays(harness, match, other)
    await plays(harness, match, late)
    assert await players() == [own, covered, own]
    done(await harness.play(late, seats.resign(match)))
    voted(await harness.play(other, seats.leave_to_bot(match, seat)))
    assert await players() == [own, covered, own]
    await plays(harness, match, other)
    await all_play(harness, match)
    assert await players() == [own, covered, own, "Kiku (bot)"]
    offer = voted(await harness.play(MINT, seats.take_over(match, seat)))
    assert voted(await harness.play(other, votes.vote(offer.vote, agree=True))).result == "agreed"
    assert (await harness.load(match, None)).people[seat].name == f"name{MINT}"
    assert await players() == [own, covered, own, "Kiku (bot)"]
    await plays(harness, match, other)
    await plays(harness, match, MINT)
    assert await players() == [own, covered, own, "Kiku (bot)", f"name{MINT}"]


async def test_the_log_names_a_bot_whose_name_was_not_kept_by_what_it_is(harness: Harness) -> None:
    think_here(harness)
    match, late, seat = await late_in(harness, BLUE, PINK)
    other = BLUE if late == PINK else PINK
    done(await harness.play(late, seats.resign(match)))
    voted(await harness.play(other, seats.leave_to_bot(match, seat)))
    assert await all_play(harness, match) == 1
    offer = voted(await harness.play(MINT, seats.take_over(match, seat)))
    assert voted(await harness.play(other, votes.vote(offer.vote, agree=True))).result == "agreed"
    played = len((await harness.load(match, None)).match.entries) - 1
    await harness.database.transact(lambda connection: connection.execute("UPDATE seats SET bot = NULL"))
    assert (await harness.load(match, None)).everyone_at(played)[seat].name == "Bot"


async def test_a_bot_keeps_its_name_when_whoever_sat_there_is_forgotten(harness: Harness) -> None:
    think_here(harness)
    match, late, seat = await late_in(harness, BLUE, PINK)
    other = BLUE if late == PINK else PINK
    done(await harness.play(late, seats.resign(match)))
    voted(await harness.play(other, seats.leave_to_bot(match, seat)))
    await erasing.erase_person(harness.acting, harness.caller(late))
    assert (await harness.load(match, None)).people[seat].name == "Kiku (bot)"
