"""Tables of leagues: no one changes what was drawn, and what counts where people are left to bots or cannot be told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core.leagues import counting, playing
from bot.core.match import owners
from bot.local.people import DM
from bot.store import league_tables, leagues
from bot.store.leagues import LeagueTerms
from bot.store.results import of_match
from bot.store.spans import HOUR
from bot.topics.lobby import inviting
from bot.topics.lobby import operations as lobby
from bot.topics.tables import operations as tables
from bot.topics.votes import operations as votes
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GUILD, PINK, Harness, info_of, why
from tests.bot.in_leagues import league, start
from tests.bot.test_votes import voted
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from rules.core.seats import Seat

TERMS = LeagueTerms("swiss", "toy", {}, "", 2, "relaxed", "en", 1, 0, 1)


async def test_what_was_drawn_no_one_changes_and_who_leaves_before_the_deal_comes_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with league(tmp_path, seats="2", rounds="1", form="swiss", hours="1") as played:
        acting = played.here.app.acting
        users = await played.join(4)
        await start(played)
        monkeypatch.setattr(playing, "to_deal", lambda *_: [])
        await played.look()
        one, other = (await played.season()).now
        info = await played.info(one)
        host, guest = one.people
        assert (info.phase, info.opener) == ("lobby", host)

        async def tried(user: int, work: Any, *args: object, **named: object) -> Outcome:
            return await acting.act(played.caller(user, info.channel), work, *args, **named)

        terms: dict[str, Any] = {"options": {}, "seats": None, "lang": None, "pace": None}
        refused = [
            await tried(host, lobby.change, info.id, **{**terms, "seats": 3}),
            await tried(host, lobby.change, info.id, **{**terms, "pace": "evening"}),
            await tried(host, lobby.kick, info.id, guest),
            await tried(host, lobby.add_bot, info.id, "apprentice"),
            await tried(host, inviting.invite, info.id, {77: "Ana"}),
            await tried(host, lobby.set_preference, info.id, colour=None, seat=None, word=None),
            await acting.play(played.caller(host, info.channel), tables.close(info.id)),
        ]
        assert {why(each) for each in refused} == {"of-league"}
        info_of(await tried(guest, lobby.set_preference, info.id, colour=None, seat=1, word="lantern"))
        info_of(await tried(guest, lobby.leave, info.id))
        stranger = next(user for user in users if user not in one.people)
        assert why(await tried(stranger, lobby.join, info.id, colour=None)) == "of-league"
        info_of(await tried(guest, lobby.join, info.id, colour=None))
        gone = other.people[1]
        elsewhere = await played.info(other)
        info_of(await acting.act(played.caller(gone, elsewhere.channel), lobby.leave, elsewhere.id))
        monkeypatch.undo()
        await played.look(2)
        loaded = await played.here.inside.load(info.id, None)
        assert [person.owner for person in loaded.people] == list(one.people), "as the seats were drawn"
        await played.here.pass_time(HOUR + 60)
        await played.look()
        places = {seat.user: seat.place for each in (await played.season()).seatings for seat in each.seats}
        assert (places[other.people[0]], places[gone]) == (1, 2)
        await played.counted_alike()


async def test_a_table_counts_with_closed_direct_messages_and_one_that_is_voted_to_end(tmp_path: Path) -> None:
    async with league(tmp_path, seats="2", rounds="1", form="swiss") as played:
        here = played.here
        for name in ("Mika", "Jonas", "Giulia", "Tom"):
            await here.person(name).set_direct_messages(allowed=False)
        await played.join(4)
        await start(played)
        one, other = await played.opened()
        await played.finish(one)
        info = await played.info(other)
        first, second = (played.caller(user, info.channel) for user in other.people)
        proposal = voted(await here.app.acting.play(first, votes.propose_end(info.id)))
        agreed = votes.vote(proposal.vote, agree=True)
        assert voted(await here.app.acting.play(second, agreed)).result == "agreed"
        await played.look()
        season = await played.season()
        assert season.league.phase == "over"
        ended = await here.app.database.read(lambda connection: of_match(connection, one.match or ""))
        counted = [{seat.user: seat.place for seat in each.seats} for each in season.seatings]
        assert counted == [{each.user: each.place for each in ended}, dict.fromkeys(other.people, 1)]
        await played.counted_alike()


async def of_a_league(harness: Harness, match: str) -> int:
    """Let a match of two be that of a league's table; the table's number."""

    def lay(unit: UnitOfWork) -> int:
        number = leagues.insert(unit.connection, GUILD, BLUE, "Lanterns", TERMS)
        leagues.begin(unit.connection, number, [[BLUE, PINK]])
        leagues.open_round(unit.connection, number, 1, None)
        league_tables.add(unit.connection, (number, 1, 1, 0), (BLUE, PINK))
        (seating,) = league_tables.of_season(unit.connection, number, 1)
        league_tables.hold(unit.connection, seating.id, match)
        return seating.id

    return await harness.acting.write(lay)


async def cover(harness: Harness, match: str, user: int) -> Seat:
    """Let a bot play for someone for the time being."""
    seat = (await harness.load(match, user)).own

    def begin(unit: UnitOfWork) -> None:
        owners.begin(unit, unit.load(unit.stored(match), None), seat)

    await harness.acting.write(begin)
    return seat


async def counted(harness: Harness, number: int, *, late: bool) -> dict[int, int | None]:
    """What a table counts, now or at its deadline."""

    def settle(unit: UnitOfWork) -> dict[int, int | None]:
        before = league_tables.seating(unit.connection, number)
        assert before is not None
        counting.settle_table(unit, before, late=late)
        after = league_tables.seating(unit.connection, number)
        assert after is not None
        return {seat.user: seat.place for seat in after.seats}

    return await harness.acting.write(settle)


async def test_a_seat_that_a_bot_covers_to_the_end_counts_as_its_owners(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    number, rng, last = await of_a_league(harness, match), Rng(b"cover"), BLUE
    while asked := await harness.asked(match):
        last = asked[0]
        seat = await cover(harness, match, BLUE + PINK - last)
        await harness.play_on(match, rng, 1)
        if (await harness.info(match)).phase == "running":
            await harness.acting.write(owners.end, match, seat)
    assert (await harness.load(match, BLUE + PINK - last)).covered
    results = (await harness.load(match, None)).match.results() or ()
    ended = {(await harness.load(match, user)).own: user for user in (BLUE, PINK)}
    places = {ended[each.seat]: each.place for each in results}
    assert await counted(harness, number, late=False) == places
    assert await harness.acting.write(counting.recount, keep=False) == 0


async def test_at_the_deadline_a_seat_that_a_bot_covers_is_not_waited_for(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    number = await of_a_league(harness, match)
    while len(await harness.asked(match)) > 1:
        await harness.play_on(match, Rng(b"some"), 1)
    (asked,) = await harness.asked(match)
    await cover(harness, match, BLUE + PINK - asked)
    assert await counted(harness, number, late=True) == {asked: 2, BLUE + PINK - asked: 1}


async def test_what_keeps_a_league_waiting_is_told_once_over_a_kill_and_tried_again_at_a_press(tmp_path: Path) -> None:
    async with league(tmp_path, seats="2", rounds="1", form="swiss") as played:
        here, mika, control = played.here, played.here.person("Mika"), played.here.world.control
        await played.join(2)
        await start(played)
        await control.ask("set_permissions", channel=str(played.below.id), deny=["create_public_threads"])
        await played.look()
        letter = await here.seen(mika, lambda message: "Lanterns" in message.text, DM)
        # Killed after it came to Discord and before that was noted.
        await here.app.database.transact(
            lambda c: (
                c.execute(
                    "UPDATE outbox SET closed = NULL, how = NULL, tried = 1 WHERE kind = 'league' AND person > 0"
                ).rowcount
            )
        )
        here.app.outbox.news.set()
        await here.quiet()
        letters = [message for message in await mika.inbox() if "Lanterns" in message.text]
        assert [each.id for each in letters] == [letter.id]
        await control.ask("set_permissions", channel=str(played.below.id), allow=["create_public_threads"])
        assert says((await mika.press(letter, "Try again now")).text, "league-tried-now")
        (seating,) = await played.opened()
        assert (await played.info(seating)).phase == "running"
        assert says((await mika.press(letter, "Try again now")).text, "league-not-waiting")
