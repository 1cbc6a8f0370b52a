"""What is kept of finished matches is what counting them anew comes to: results, levels, and tables of leagues."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core.leagues import counting
from bot.core.match import owners
from bot.store import league_tables, leagues, server_results
from bot.store import levels as kept
from bot.store.leagues import LeagueTerms
from bot.topics.privacy import operations as privacy
from bot.topics.seats import operations as seats
from bot.topics.tables import operations as tables
from bot.topics.votes import operations as votes
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.bot.harness import BLUE, GREY, GUILD, MANAGER, MINT, PINK, STRANGER, closed, done
from tests.bot.test_levels import check, ranked
from tests.bot.test_results import take_free_seat
from tests.bot.test_votes import seat_of, voted

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork
    from tests.bot.harness import Harness
    from tests.conftest import Sample

TERMS = LeagueTerms("swiss", "toy", {}, "", 2, "day", "en", 1, 0, 1)


async def seated_in(harness: Harness, league: int, match: str, people: list[int]) -> int:
    """Let a match be that of a table for which a league has drawn these people; the table's number."""

    def lay(unit: UnitOfWork) -> int:
        league_tables.add(unit.connection, (league, 1, 1, 0), people)
        number = league_tables.of_season(unit.connection, league, 1)[-1].id
        league_tables.hold(unit.connection, number, match)
        return number

    return await harness.acting.write(lay)


async def settle(harness: Harness, number: int, *, late: bool) -> None:
    """Count a table, now or at its deadline, unless it counts already."""

    def count(unit: UnitOfWork) -> None:
        seating = league_tables.seating(unit.connection, number)
        if seating is not None and not seating.counted:
            counting.settle_table(unit, seating, late=late)

    await harness.acting.write(count)


async def eventful(harness: Harness, chance: Rng, number: int, league: int) -> None:
    """Play a game of some people as life is: ranked or not, with someone leaving, coming in, ending it, forgotten.

    It is that of a league's table, which counts once it has ended, or in its midst at a deadline.
    """
    newcomer = 100 + number
    people = [BLUE, PINK, GREY, MINT, newcomer]
    seated = [people.pop(chance.below(len(people))) for _ in range(2 + chance.below(3))]
    match = await (ranked(harness, *seated) if chance.below(4) else harness.deal("toy", *seated))
    rng, table = Rng(number.to_bytes(2)), await seated_in(harness, league, match, seated)
    await harness.play_on(match, rng, chance.below(8))
    what = chance.below(6) if await phase(harness, match) == "running" else None
    match what:
        case 0:
            await leaves(harness, match, seated, come_in=bool(chance.below(2)))
        case 1:
            await ends_it(harness, match, seated)
        case 2 if newcomer in seated:
            await privacy.erase_person(harness.acting, harness.caller(newcomer))
        case 3:
            await covered(harness, match, seated)
        case 4:
            await settle(harness, table, late=True)
        case _:
            pass
    while await phase(harness, match) == "running" and await harness.play_on(match, rng, 50):
        continue
    if await phase(harness, match) == "running":
        # Someone left, and no one came in.
        closed(await harness.acting.play(harness.caller(MANAGER), tables.close(match)))
    await harness.post()
    await settle(harness, table, late=False)
    if number % 7 == 0:
        await privacy.erase_person(harness.acting, harness.caller(newcomer))


async def phase(harness: Harness, match: str) -> str:
    """How far a match is."""
    return (await harness.load(match, None)).info.phase


async def leaves(harness: Harness, match: str, seated: list[int], *, come_in: bool) -> None:
    """Someone gives up a seat, and someone else takes it, if the others want it."""
    seat = await seat_of(harness, match, seated[0])
    done(await harness.acting.play(harness.caller(seated[0]), seats.resign(match)))
    if come_in and await phase(harness, match) == "running":
        await take_free_seat(harness, match, seat, STRANGER, *seated[1:])


async def ends_it(harness: Harness, match: str, seated: list[int]) -> None:
    """The table ends its match without a winner."""
    vote = voted(await harness.acting.play(harness.caller(seated[0]), votes.propose_end(match)))
    for user in seated[1:]:
        await harness.acting.play(harness.caller(user), votes.vote(vote.vote, agree=True))


async def covered(harness: Harness, match: str, seated: list[int]) -> None:
    """A bot plays for someone for a while, until that person is back."""
    seat = Seat(await seat_of(harness, match, seated[0]))

    def comes(unit: UnitOfWork) -> None:
        owners.begin(unit, unit.load(unit.stored(match), None), seat)

    def goes(unit: UnitOfWork) -> None:
        owners.end(unit, match, seat)

    await harness.acting.write(comes)
    await harness.acting.write(goes)


@pytest.mark.longest
async def test_what_is_kept_is_what_counting_anew_comes_to(harness: Harness, sample: Sample) -> None:
    """After many games with leaving, covers, votes and people who were erased."""
    games, chance = sample(12, 50, 500), Rng(b"many games")
    league = await harness.database.transact(lambda c: leagues.insert(c, GUILD, BLUE, "Lanterns", TERMS))
    for number in range(games):
        await eventful(harness, chance, number, league)
        await harness.pass_time(60)
    different, levels_off = await check(harness)
    assert not any(different)
    assert levels_off == 0
    counted = await harness.database.read(league_tables.counted)
    assert len(counted) == games
    assert any(one.late is not None for one in counted)
    assert await harness.acting.read(counting.recount, keep=False) == 0
    rated = await harness.database.read(lambda c: len(list(kept.every_game(c))))
    assert rated > games / 4
    everyone = await harness.database.read(lambda c: server_results.winners(c, GUILD, None))
    assert sum(one.won for one in everyone) <= len(different)
    wins = await harness.database.read(
        lambda c: c.execute("SELECT count(*) FROM results WHERE place = 1 AND whole AND guild = ?", (GUILD,)).fetchone()
    )
    assert sum(one.won for one in everyone) == wins[0]
