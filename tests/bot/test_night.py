"""Calls at night and to those who are away: the post names them, nothing makes a sound, the call is made up for."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bot.core import clock, people
from bot.core.do_not_disturb import resting
from bot.store import aways
from bot.store.aways import Away
from bot.store.outbox_rows import Target
from bot.store.persons import QUIET, TURN_DM, ZONE
from bot.store.spans import HOUR
from tests.bot.harness import BLUE, CHANNEL, PINK, Harness, done, past_the_orders
from tests.bot.test_away import wait_of

if TYPE_CHECKING:
    from bot.store.connection import Connection
    from bot.store.outbox_rows import Row

TURN = ("place tea", "recall all", "end")


def night(begins: float, hours: int) -> str:
    """Quiet hours in UTC from the hour of some moment."""
    first = datetime.fromtimestamp(begins, UTC).hour
    return f"{first:02}:00-{(first + hours) % 24:02}:00"


async def sleeps(harness: Harness, user: int, begins: float, hours: int = 10) -> None:
    await harness.acting.write(people.note, user, {ZONE: "Etc/UTC", QUIET: night(begins, hours)})


async def turn_before(harness: Harness) -> tuple[str, int, int]:
    """A match in which one answer hands the turn over: its id, who gives it and who is called by it."""
    match = await past_the_orders(harness, BLUE, PINK)
    (asked,) = await harness.asked(match)
    await harness.post()
    return match, asked, BLUE if asked == PINK else PINK


async def rows(harness: Harness) -> list[Row]:
    return list(await harness.outbox.pending(Target(CHANNEL, None)))


async def test_a_call_at_night_names_without_a_ping_and_comes_by_a_silent_dm(harness: Harness) -> None:
    match, asked, called = await turn_before(harness)
    await sleeps(harness, called, clock.now())
    await harness.acting.write(people.note, called, {TURN_DM: "yes"})
    done(await harness.press(match, asked, *TURN))
    (post,) = [row for row in await rows(harness) if row.kind == "table"]
    assert post.ping == ()
    sent = [row for row in await harness.post() if (row.kind, row.user) == ("asked", called)]
    assert [row.silent for row in sent] == [True]
    assert (await wait_of(harness, match, called)).called is None


async def test_a_call_by_day_pings_and_is_noted(harness: Harness) -> None:
    match, asked, called = await turn_before(harness)
    await sleeps(harness, called, clock.now() + 2 * HOUR)
    done(await harness.press(match, asked, *TURN))
    (post,) = [row for row in await rows(harness) if row.kind == "table"]
    assert post.ping == (called,)
    assert (await wait_of(harness, match, called)).called is not None


async def test_a_post_that_could_not_go_out_before_night_disturbs_no_one(harness: Harness) -> None:
    match, asked, called = await turn_before(harness)
    await sleeps(harness, called, clock.now() + HOUR)
    done(await harness.press(match, asked, *TURN))
    (post,) = [row for row in await rows(harness) if row.kind == "table"]
    await harness.pass_time(1.5 * HOUR)
    claimed = await harness.outbox.claim_one(post)
    assert (post.ping, claimed.ping, claimed.id) == ((called,), (), post.id)
    held = await wait_of(harness, match, called)
    assert (held.called, held.ended) == (None, None)
    assert (await harness.outbox.claim_one(post)).ping == ()


async def test_who_is_away_is_neither_pinged_nor_timed(harness: Harness) -> None:
    match, asked, called = await turn_before(harness)
    now = int(clock.now())

    def leave(connection: Connection) -> None:
        aways.note(connection, called, Away(now - 5, now + 9 * HOUR))
        assert resting(connection, (asked, called), now) == {called}
        assert resting(connection, (), now) == frozenset()

    await harness.database.transact(leave)
    done(await harness.press(match, asked, *TURN))
    (post,) = [row for row in await rows(harness) if row.kind == "table"]
    wait = await wait_of(harness, match, called)
    assert (post.ping, wait.called, wait.running) == ((), None, None)
