from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bot.store import outbox
from bot.store.outbox import Draft, Row, Target
from tests.bot.at_the_house import BLUE, CHANNEL, GUILD, PINK, Evening, card_of, kinds

if TYPE_CHECKING:
    import sqlite3

HERE = Target(CHANNEL, None)


async def write(house: Evening, match: str, *drafts: Draft, waited: tuple[int, ...] = ()) -> None:
    def work(connection: sqlite3.Connection) -> None:
        for draft in drafts:
            outbox.enqueue(connection, match, CHANNEL, 0, draft, int(time.time()), waited)

    await house.database.transact(work)


async def waiting(house: Evening, target: Target = HERE) -> list[Row]:
    return list(await house.outbox.pending(target))


async def test_rows_come_in_the_order_of_their_making(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    await write(house, match, Draft("told", text="a"), Draft("table"), Draft("told", text="b"))
    assert kinds(await waiting(house)) == ["seal", "lobby", "told", "table", "told"]
    assert [row.id for row in await waiting(house)] == sorted(row.id for row in await waiting(house))


async def test_each_target_has_its_own_rows(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    await write(house, match, Draft("hand", user=BLUE, seat=0), Draft("hand", user=PINK, seat=1))
    assert list(await house.outbox.targets()) == [HERE, Target(None, BLUE), Target(None, PINK)]
    assert [row.seat for row in await waiting(house, Target(None, PINK))] == [1]


async def test_only_the_newest_of_a_kind_is_sent_with_the_pings_that_still_count(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    await house.post()
    await write(house, match, Draft("table", ping=(BLUE,)))
    await write(house, match, Draft("table", ping=(PINK,)), waited=(BLUE, PINK))
    await write(house, match, Draft("retable"), Draft("retable"))
    assert [(row.kind, row.ping) for row in await waiting(house)] == [("table", (BLUE, PINK)), ("retable", ())]
    await write(house, match, Draft("table", ping=()), waited=(PINK,))
    assert [(row.kind, row.ping) for row in await waiting(house)] == [("retable", ()), ("table", (PINK,))]


async def test_lines_seals_and_other_seats_hands_are_never_overtaken(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    await house.post()
    await write(house, match, Draft("told", text="a"), Draft("told", text="a"), Draft("strip", text="1"))
    await write(house, match, Draft("strip", text="1"), Draft("vote", text="1"), Draft("vote", text="2"))
    await write(house, match, Draft("hand", user=BLUE, seat=0), Draft("hand", user=BLUE, seat=1))
    assert kinds(await waiting(house)) == ["told", "told", "strip", "strip", "vote", "vote"]
    assert len(await waiting(house, Target(None, BLUE))) == 2


async def test_a_claimed_row_is_not_overtaken_and_keeps_its_first_try(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    await house.post()
    await write(house, match, Draft("table", ping=(BLUE,)))
    row = (await waiting(house))[0]
    assert row.tried is None
    first = await house.outbox.claim(row)
    assert await house.outbox.claim(row) == first
    await write(house, match, Draft("table", ping=(PINK,)), waited=(BLUE, PINK))
    rows = await waiting(house)
    assert [(one.id, one.tried, one.ping) for one in rows] == [
        (row.id, first, (BLUE,)),
        (rows[1].id, None, (PINK,)),
    ]
    await house.outbox.release(row)
    assert [(one.id, one.ping) for one in await waiting(house)] == [(rows[1].id, (BLUE, PINK))]


async def test_a_released_row_without_a_newer_one_waits_again(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    await house.post()
    await write(house, match, Draft("told", text="a"), Draft("told", text="a"))
    row = (await waiting(house))[0]
    await house.outbox.claim(row)
    await house.outbox.release(row)
    rows = await waiting(house)
    assert [(one.id, one.tried) for one in rows] == [(row.id, None), (row.id + 1, None)]


async def test_a_new_post_has_the_older_one_stripped(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    await house.post()
    await write(house, match, Draft("table"))
    row = (await waiting(house))[0]
    await house.outbox.done(row, 1000, shown=0)
    assert await waiting(house) == []
    await write(house, match, Draft("table"))
    await house.outbox.done((await waiting(house))[0], 2000, shown=0)
    stripped = (await waiting(house))[0]
    assert (stripped.kind, stripped.text, stripped.channel) == ("strip", "1000", CHANNEL)
    posted = await house.outbox.message_of(match, "table")
    assert posted is not None
    assert (posted.channel, posted.message) == (CHANNEL, 2000)


async def test_editing_a_post_strips_nothing(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    await house.post()
    await write(house, match, Draft("table"))
    await house.outbox.done((await waiting(house))[0], 1000, shown=0)
    await write(house, match, Draft("retable"))
    await house.outbox.done((await waiting(house))[0], 1000, shown=0)
    assert await waiting(house) == []


async def test_a_new_hand_has_the_former_one_deleted(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    for message in (1000, 2000):
        await write(house, match, Draft("hand", user=BLUE, seat=0))
        await house.outbox.done((await waiting(house, Target(None, BLUE)))[0], message, channel=55)
    rows = await waiting(house, Target(None, BLUE))
    assert [(row.kind, row.text, row.user, row.channel) for row in rows] == [("strip", "1000", BLUE, None)]


async def test_a_message_that_is_gone_is_forgotten(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    await house.post()
    assert await house.outbox.message_of(match, "lobby") is not None
    await house.outbox.forget_message(match, "lobby")
    assert await house.outbox.message_of(match, "lobby") is None
    assert await house.outbox.message_of(match, "told") is None


async def test_what_discord_refuses_is_closed_and_reported(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    row = (await waiting(house))[0]
    await house.outbox.failed(row, 50013, "Missing Permissions")
    assert row.id not in [one.id for one in await waiting(house)]
    failures = await house.outbox.failures(GUILD, 0)
    assert [(one.match, one.kind, one.code, one.sentence) for one in failures] == [
        (match, "seal", 50013, "Missing Permissions")
    ]
    assert await house.outbox.failures(GUILD + 1, 0) == []


async def test_a_table_that_could_not_be_posted_is_posted_at_the_next_press(house: Evening) -> None:
    match = await house.open("toy", BLUE, PINK)
    await house.post()
    await house.house.start(house.caller(BLUE), match)
    assert not await house.house.post_again(match)
    dealt = next(row for row in await waiting(house) if row.kind == "dealt")
    await house.outbox.failed(dealt, 50001, "Missing Access")
    assert await house.house.post_again(match)
    assert not await house.house.post_again(match)
    assert kinds(await waiting(house)) == ["lobby", "dealt"]


async def test_nothing_more_goes_to_closed_dms_until_they_open(house: Evening) -> None:
    match = await house.deal("toy", BLUE, PINK)
    await house.house.ask_hand(house.caller(BLUE), match)
    row = (await waiting(house, Target(None, BLUE)))[0]
    await house.outbox.failed(row, 50007, "Cannot send messages to this user")
    assert (await house.house.settings(BLUE))["dm"] == "closed"
    await house.house.ask_hand(house.caller(BLUE), match)
    assert await waiting(house, Target(None, BLUE)) == []
    await house.house.ask_hand(house.caller(BLUE, dm=True), match)
    assert "dm" not in await house.house.settings(BLUE)
    await house.house.ask_hand(house.caller(BLUE), match)
    assert kinds(await waiting(house, Target(None, BLUE))) == ["hand"]


async def test_the_news_is_given_after_every_change(house: Evening) -> None:
    house.outbox.news.clear()
    card_of(await house.house.open(house.caller(BLUE), "toy", seats=None, options={}, lang="en"))
    assert house.outbox.news.is_set()


async def test_a_nonce_is_the_rows_own_for_ever(house: Evening) -> None:
    await house.open("toy", BLUE)
    first = await waiting(house)
    assert first == await waiting(house)
    assert len({row.nonce for row in first}) == len(first)
    assert all(len(row.nonce) == 25 for row in first)
