"""Leagues: signed up for by press, then drawn, opened, dealt, counted and announced by themselves."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot.background.rooms import MADE_BY_NOW
from bot.core.leagues import playing, signing_up
from bot.core.leagues.standings import orders
from bot.discord import rooms
from bot.discord.screens.league import trouble_message
from bot.store import entrants, league_tables, leagues
from bot.store.leagues import LeagueTerms
from bot.store.server_settings import WHERE
from bot.store.spans import HOUR
from bot.topics.league import operations
from bot.topics.privacy import operations as privacy
from bot.topics.seats import operations as seats
from bot.topics.tables import operations as tables
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GUILD, closed, done
from tests.bot.houses import in_its_file, rows_with
from tests.bot.in_leagues import announced, league, pinged, start
from tests.bot.in_rooms import choose, rooms_of
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.core.unit_of_work import UnitOfWork
    from bot.store.connection import Connection
    from tests.bot.harness import Harness


@pytest.mark.long
async def test_a_league_from_sign_up_to_promotion(tmp_path: Path) -> None:
    async with league(tmp_path, rounds="2", seats="3") as played:
        here = played.here
        users = await played.join(5)
        panel = await here.person("Jonas").command("/league")
        assert "Verwalten" not in panel.buttons
        assert "5" in panel.text
        assert "12" in (await here.person("Jonas").press(panel, "Regeln")).text
        begun = await start(played)
        assert says(begun.text, "league-begun")
        first = await played.opened()
        assert sorted(len(each.people) for each in first) == [2, 3]
        assert len(rooms_of(here, played.below)) == 2
        assert sorted(await pinged(played)) == sorted(users), "once each"
        for each in first:
            info = await played.info(each)
            assert info.phase == "running"
            loaded = await here.inside.load(info.id, None)
            assert [person.owner for person in loaded.people] == list(each.people), "as the seats were drawn"
            await played.finish(each)
        second = await played.opened()
        assert {each.round for each in second} == {2}
        for each in second:
            await played.finish(each)
        await played.look()
        season = await played.season()
        assert season.league.phase == "over"
        await played.counted_alike()
        stood = orders(season)
        assert sum(line.points for lines in stood for line in lines) == 6 * 2 * 5
        assert all("Lanterns" in each for each in announced(played))
        assert len(announced(played)) == 4, "two openings, the end of a round, the end of the season"
        table = await here.person("Mika").press(await here.person("Mika").command("/league"), "Table")
        assert "Table in words" in table.buttons
        assert await here.app.acting.write(operations.begin, played.caller(users[0]), played.id) == "league-begun"
        again = await played.season()
        below = [one.user for one in again.entrants if one.division == 1]
        assert stood[0][-1].user in below
        assert stood[1][0].user not in below
        assert len(again.entrants) == len(users)


async def test_killed_between_tables_none_is_lost_and_none_opened_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with league(tmp_path, seats="2", rounds="1", form="swiss") as played:
        here = played.here
        await played.join(6)
        await start(played)
        whole, made = rooms.make, 0

        async def killed_before(*args: Any) -> object:
            nonlocal made
            made += 1
            if made == 1:
                raise asyncio.CancelledError
            room = await whole(*args)
            if made == 3:
                raise asyncio.CancelledError
            return room

        monkeypatch.setattr(rooms, "make", killed_before)
        while made < 3:
            with suppress(asyncio.CancelledError):
                await played.keeper.look()
        # A minute is enough to post the lobbies that there are, and later they would be waited for no longer.
        await here.quiet()
        await here.pass_time(MADE_BY_NOW + 5)
        await here.client.room_keeper.look()
        await here.quiet()
        seatings = await played.opened()
        season = await played.season()
        assert len(season.now) == 3
        assert sorted(user for each in seatings for user in each.people) == sorted(one.user for one in season.entrants)
        assert len({each.match for each in seatings}) == 3
        assert len(rooms_of(here, played.below)) == 3
        assert [(await played.info(each)).phase for each in seatings] == ["running"] * 3


async def test_who_leaves_who_is_waited_for_and_who_comes_in(tmp_path: Path) -> None:
    async with league(tmp_path, seats="4", rounds="2", hours="168") as played:
        here, acting = played.here, played.here.app.acting
        users = await played.join(8)
        await start(played)
        one, other = await played.opened()
        late = await played.sign_up(77)
        assert late == "league-substitute"
        for each in (one, other):
            info = await played.info(each)
            while len(await here.inside.asked(info.id)) > 1:
                await here.inside.play_on(info.id, Rng(b"some"), 1, channel=info.channel)
        called = await here.inside.asked((await played.info(one)).id)
        gone = next(user for user in one.people if user not in called)
        await acting.write(signing_up.withdraw, played.id, gone)
        info = await played.info(one)
        done(await acting.play(played.caller(gone, info.channel), seats.resign(info.id)))
        await here.pass_time(168 * HOUR + 60)
        asked = set(await here.inside.asked((await played.info(other)).id))
        await played.look(2)
        season = await played.season()
        counted = {each.id: {seat.user: seat.place for seat in each.seats} for each in season.seatings}
        assert counted[one.id][gone] == 3, "as whoever is waited for"
        assert {user for user, place in counted[other.id].items() if place == 4} == asked
        assert season.league.round == 2
        substitute = next(one for one in season.entrants if one.user == 77)
        assert substitute.division == next(one.division for one in season.entrants if one.user == gone)
        assert all(gone not in each.people for each in season.now)
        await played.counted_alike()
        erased = other.people[1]
        await privacy.erase_person(acting, played.caller(erased))
        await played.counted_alike()
        season = await played.season()
        left = next(entrant for entrant in season.entrants if entrant.user < 0)
        assert (left.name, left.gone) == ("", True)
        assert min(users) > 0
        kept = await here.app.database.read(lambda connection: rows_with(connection, erased))
        assert not [line for line in kept if "league" in line or "entrants" in line]


async def test_what_keeps_tables_from_being_opened_is_told_and_tried_again(tmp_path: Path) -> None:
    async with league(tmp_path, seats="2", rounds="1", form="swiss") as played:
        here, mika = played.here, played.here.person("Mika")
        await choose(here, {WHERE: "here"})
        await played.join(2)
        manage = await mika.press(await mika.command("/league"), "Manage")
        assert says((await start(played, manage)).text, "league-no-rooms")
        await choose(here, {WHERE: "thread"})
        control = here.world.control
        assert says((await start(played, manage)).text, "league-begun")
        again = await mika.press(manage, f"leagues::0:start:{played.id}", forged=True)
        assert says(again.text, "league-runs"), "pressed twice"
        await control.ask("set_permissions", channel=str(played.below.id), deny=["create_public_threads"])
        await played.look()
        shown = await mika.command("/league")
        assert says(shown.text, "rooms-lacking"), shown.text
        letters = await here.app.database.read(
            lambda c: c.execute("SELECT count(*) FROM outbox WHERE kind = 'league' AND person > 0").fetchone()[0]
        )
        assert letters == 1
        await control.ask("set_permissions", channel=str(played.below.id), allow=["create_public_threads"])
        await here.pass_time(playing.AGAIN + 1)
        (seating,) = await played.opened()
        assert (await played.season()).league.trouble == ""
        info = await played.info(seating)
        stale = await mika.press(await mika.command("/league"), "Manage")
        ending = stale.buttons["End this round; final"]["custom_id"]
        manager = replace(played.caller(here.user("Mika"), info.channel), manager=True)
        closed(await here.app.acting.play(manager, tables.close(info.id)))
        await played.look()
        season = await played.season()
        assert [seat.place for seat in season.seatings[0].seats] == [1, 1], "no winner: a tie"
        assert season.league.phase == "over"
        assert says((await mika.press(stale, ending, forged=True)).text, "league-other-round")
        await played.counted_alike()
        cancel = await mika.press(await mika.press(await mika.command("/league"), "Manage"), "Cancel the league")
        assert says((await mika.press(cancel, "Cancel the league; final")).text, "league-cancelled")
        assert says((await mika.press(stale, ending, forged=True)).text, "league-no-more")


async def test_a_manager_is_told_of_all_leagues_that_wait(harness: Harness) -> None:
    terms = LeagueTerms("league", "toy", {}, "", 2, "relaxed", "en", 1, 0, 1)

    def wait(unit: UnitOfWork) -> None:
        for name in ("Lanterns", "Ropes", "Sails"):
            number = leagues.insert(unit.connection, GUILD, BLUE, name, terms)
            playing.wait(unit, number, "rooms-failed")
            if name == "Ropes":
                playing.go_on(unit, number)

    await harness.acting.write(wait)
    query = "SELECT text FROM outbox WHERE kind = 'league' AND closed IS NULL"
    (text,) = await harness.database.read(lambda c: [row[0] for row in c.execute(query)])
    message = trouble_message(await harness.acting.read(playing.waiting, text), 7, Words.of("en"))
    assert ["Lanterns" in str(message), "Ropes" in str(message), "Sails" in str(message)] == [True, False, True]


@pytest.mark.long
async def test_fourteen_people_over_three_rounds(tmp_path: Path) -> None:
    async with league(tmp_path, rounds="3", seats="4", hours="336") as played:
        here, acting = played.here, played.here.app.acting
        users = await played.join(14)
        await start(played)
        for number in range(1, 4):
            seatings = await played.opened()
            assert sorted(len(each.people) for each in seatings) == [3, 3, 4, 4]
            for at, each in enumerate(seatings):
                info = await played.info(each)
                assert {guest.user for guest in info.guests} == set(each.people)
                if (number, at) == (1, 0):
                    done(await acting.play(played.caller(each.people[0], info.channel), seats.resign(info.id)))
                    # Its free seat is waited for until the deadline.
                    continue
                if (number, at) == (2, 1):
                    manager = replace(played.caller(users[0], info.channel), manager=True)
                    closed(await acting.play(manager, tables.close(info.id)))
                elif (number, at) != (3, 2):
                    await played.finish(each)
            if number == 2:
                await privacy.erase_person(acting, played.caller(users[13]))
                newcomer = here.world.fake.add_persona("Newcomer", "en-US")
                here.world.fake.join(next(iter(here.world.fake.world.guilds.values())), newcomer)
                assert await played.sign_up(newcomer.id) == "league-substitute"
            if number != 2:
                await here.pass_time(336 * HOUR + 60)
            await played.look()
            await played.counted_alike()
        season = await played.season()
        assert season.league.phase == "over"
        assert len(season.seatings) == 12
        assert sum(line.points for lines in orders(season) for line in lines) == 6 * 3 * 14
        assert all(len(each.people) == len(set(each.people)) for each in season.seatings)


SCANNED = re.compile(r"SCAN (leagues|entrants|league_tables|league_seats|matches)(?! USING)")


@pytest.mark.sqlite
async def test_no_look_at_leagues_reads_all_of_them(harness: Harness) -> None:
    asks: tuple[Callable[[Connection], object], ...] = (
        lambda c: leagues.due(c, 5),
        lambda c: leagues.load(c, 1),
        lambda c: leagues.of_server(c, GUILD),
        lambda c: entrants.leagues_of(c, BLUE),
        lambda c: league_tables.drawn(c, "ABC"),
        lambda c: league_tables.release(c, "ABC"),
        lambda c: leagues.shift(c, 5),
        lambda c: leagues.try_now(c, 5),
    )

    def scanning(connection: Connection) -> list[str]:
        asked: list[str] = []
        in_its_file(connection).set_trace_callback(asked.append)
        for ask in asks:
            ask(connection)
        in_its_file(connection).set_trace_callback(None)
        plans = [row[3] for each in asked for row in connection.execute(f"EXPLAIN QUERY PLAN {each}")]
        return [plan for plan in plans if SCANNED.search(plan)]

    assert await harness.database.transact(scanning) == []
