from __future__ import annotations

import time

from bot.background import housekeeping
from bot.store.spans import DAY
from bot.topics.lobby import operations as lobby
from bot.topics.practice import operations as practice
from bot.topics.tables import operations as tables
from tests.bot.harness import (
    BLUE,
    GREY,
    MANAGER,
    MINT,
    PINK,
    STRANGER,
    Harness,
    done,
    info_of,
    why,
)  # fmt: skip


async def rematch_of(harness: Harness, *people: int) -> str:
    """A match of these people that was closed, and the lobby in which the first of them plays it again."""
    match = await harness.deal("toy", *people)
    await harness.play(MANAGER, tables.close(match))
    await harness.post()
    return info_of(await harness.act(people[0], practice.rematch, match)).id


async def test_a_rematch_has_the_same_options_and_calls_the_others_by_its_lobby(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    assert why(await harness.act(BLUE, practice.rematch, match)) == "occupied"
    await harness.play(MANAGER, tables.close(match))
    assert why(await harness.act(STRANGER, practice.rematch, match)) == "stranger"
    again = info_of(await harness.act(PINK, practice.rematch, match))
    posted = [(row.kind, row.ping) for row in await harness.post() if row.match == again.id]
    assert posted == [("seal", ()), ("lobby", (BLUE,))]
    before = (await harness.load(match, None)).info
    assert again.id != match
    assert (again.options, again.lang, again.seats, again.opener) == (before.options, before.lang, 2, PINK)


async def test_who_is_called_to_a_rematch_is_called_though_someone_joined_before_it_was_posted(
    harness: Harness,
) -> None:
    match = await rematch_of(harness, BLUE, PINK, GREY)
    info_of(await harness.act(PINK, lobby.join, match, colour=None))
    rows = [row for row in await harness.post() if row.kind == "lobby"]
    assert [(row.ping, row.silent) for row in rows] == [((GREY,), False)]


async def test_a_rematch_keeps_the_seats_of_those_who_played(harness: Harness) -> None:
    match = await rematch_of(harness, BLUE, PINK, GREY)
    assert [kept.user for kept in (await harness.info(match)).reserved] == [PINK, GREY]
    assert why(await harness.act(STRANGER, lobby.join, match, colour=None)) == "reserved"
    joined = info_of(await harness.act(PINK, lobby.join, match, colour=None))
    assert [kept.user for kept in joined.reserved] == [GREY]
    declined = await harness.act(GREY, lobby.leave, match)
    assert declined.kind == "lobby"
    assert declined.what == "declined"
    assert why(await harness.act(GREY, lobby.leave, match)) == "not-seated"
    info_of(await harness.act(STRANGER, lobby.join, match, colour=None))


async def test_a_rematch_starts_without_who_does_not_come(harness: Harness) -> None:
    match = await rematch_of(harness, BLUE, PINK, GREY)
    info_of(await harness.act(PINK, lobby.join, match, colour=None))
    await harness.post()
    assert len(done(await lobby.start(harness.acting, harness.caller(BLUE), match)).loaded.people) == 2


async def test_a_seat_is_kept_for_a_day_or_until_the_host_gives_it_away(harness: Harness) -> None:
    match = await rematch_of(harness, BLUE, PINK, GREY)
    await harness.post()
    info_of(await harness.act(BLUE, lobby.kick, match, PINK))
    info_of(await harness.act(STRANGER, lobby.join, match, colour=None))
    await harness.post()
    await harness.acting.write_at(time.time() + 0.9 * DAY, housekeeping.tidy)
    assert [kept.user for kept in (await harness.info(match)).reserved] == [GREY]
    await harness.acting.write_at(time.time() + 1.1 * DAY, housekeeping.tidy)
    assert (await harness.info(match)).reserved == ()
    assert [row.kind for row in await harness.post()] == ["lobby"]
    info_of(await harness.act(MINT, lobby.join, match, colour=None))
