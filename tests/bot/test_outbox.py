from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from bot.core import people
from bot.discord import news
from bot.store import outbox
from bot.store.outbox_rows import Draft, Row, Target
from bot.store.outbox_store import PATIENCE
from bot.store.presets import Terms
from bot.topics.lobby import operations as lobby
from bot.topics.turn import operations as turn
from rules.core.rng import Rng
from tests.bot.harness import BLUE, CHANNEL, PINK, Harness, done, info_of, kinds

if TYPE_CHECKING:
    from bot.store.connection import Connection

HERE = Target(CHANNEL, None)


async def write(harness: Harness, match: str, *drafts: Draft, waited: tuple[int, ...] = ()) -> None:
    def work(connection: Connection) -> None:
        for draft in drafts:
            outbox.enqueue(connection, match, CHANNEL, draft, int(time.time()), waited)

    await harness.database.transact(work)


async def waiting(harness: Harness, target: Target = HERE) -> list[Row]:
    return list(await harness.outbox.pending(target))


async def test_rows_come_in_the_order_of_their_making(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    await write(harness, match, Draft("told", text="a"), Draft("table"), Draft("told", text="b"))
    assert kinds(await waiting(harness)) == ["seal", "lobby", "told", "table", "told"]
    assert [row.id for row in await waiting(harness)] == sorted(row.id for row in await waiting(harness))


async def test_each_target_has_its_own_rows(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    await write(harness, match, Draft("hand", user=BLUE, seat=0), Draft("hand", user=PINK, seat=1))
    assert list(await harness.outbox.targets()) == [HERE, Target(None, BLUE), Target(None, PINK)]
    assert [row.seat for row in await waiting(harness, Target(None, PINK))] == [1]


async def test_only_the_newest_of_a_kind_is_sent_with_the_pings_that_still_count(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    await harness.post()
    await write(harness, match, Draft("table", ping=(BLUE,)))
    await write(harness, match, Draft("table", ping=(PINK,)), waited=(BLUE, PINK))
    await write(harness, match, Draft("retable"), Draft("retable"))
    assert [(row.kind, row.ping) for row in await waiting(harness)] == [("table", (BLUE, PINK)), ("retable", ())]
    await write(harness, match, Draft("table", ping=()), waited=(PINK,))
    assert [(row.kind, row.ping) for row in await waiting(harness)] == [("table", (PINK,))]


async def test_lines_seals_and_other_seats_hands_are_never_overtaken(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    await harness.post()
    await write(harness, match, Draft("told", text="a"), Draft("told", text="a"), Draft("strip", text="1"))
    await write(harness, match, Draft("strip", text="1"), Draft("vote", text="1"), Draft("vote", text="2"))
    await write(harness, match, Draft("hand", user=BLUE, seat=0), Draft("hand", user=BLUE, seat=1))
    assert kinds(await waiting(harness)) == ["told", "told", "strip", "strip", "vote", "vote"]
    assert len(await waiting(harness, Target(None, BLUE))) == 2


async def test_a_claimed_row_is_not_overtaken_and_keeps_its_first_try(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    await harness.post()
    await write(harness, match, Draft("table", ping=(BLUE,)))
    row = (await waiting(harness))[0]
    assert row.tried is None
    first = await harness.outbox.claim_one(row)
    assert await harness.outbox.claim_one(row) == first
    await write(harness, match, Draft("table", ping=(PINK,)), waited=(BLUE, PINK))
    rows = await waiting(harness)
    assert [(one.id, one.tried, one.ping) for one in rows] == [
        (row.id, first.tried, (BLUE,)),
        (rows[1].id, None, (PINK,)),
    ]


async def test_a_new_post_has_the_older_one_stripped(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    await harness.post()
    await write(harness, match, Draft("table"))
    row = (await waiting(harness))[0]
    await harness.outbox.sent(row, 1000)
    assert await waiting(harness) == []
    await write(harness, match, Draft("table"))
    await harness.outbox.sent((await waiting(harness))[0], 2000)
    stripped = (await waiting(harness))[0]
    assert (stripped.kind, stripped.text, stripped.channel) == ("strip", "1000", CHANNEL)
    posted = await harness.outbox.message_of(match, "table")
    assert posted is not None
    assert (posted.channel, posted.message) == (CHANNEL, 2000)


async def test_editing_a_post_strips_nothing(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    await harness.post()
    await write(harness, match, Draft("table"))
    await harness.outbox.sent((await waiting(harness))[0], 1000)
    await write(harness, match, Draft("retable"))
    await harness.outbox.sent((await waiting(harness))[0], 1000)
    assert await waiting(harness) == []


async def test_a_new_hand_has_the_former_one_deleted(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    for message in (1000, 2000):
        await write(harness, match, Draft("hand", user=BLUE, seat=0))
        await harness.outbox.sent((await waiting(harness, Target(None, BLUE)))[0], message, channel=55)
    rows = await waiting(harness, Target(None, BLUE))
    assert [(row.kind, row.text, row.user, row.channel) for row in rows] == [("strip", "1000", BLUE, None)]


async def test_a_message_that_is_gone_is_forgotten(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    await harness.post()
    assert await harness.outbox.message_of(match, "lobby") is not None
    await write(harness, match, Draft("lobby"))
    await harness.outbox.forgotten((await waiting(harness))[0])
    assert await harness.outbox.message_of(match, "lobby") is None


async def test_what_discord_refuses_is_closed_and_reported(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    row = (await waiting(harness))[0]
    await harness.outbox.failed(row, 50013, "Missing Permissions")
    assert row.id not in [one.id for one in await waiting(harness)]
    kept = "SELECT match, kind, code, sentence FROM outbox WHERE how = 'failed'"
    failures = await harness.database.read(lambda connection: connection.execute(kept).fetchall())
    assert [tuple(row) for row in failures] == [(match, "seal", 50013, "Missing Permissions")]


async def test_a_table_that_could_not_be_posted_is_posted_at_the_next_press(harness: Harness) -> None:
    match = await harness.open("toy", BLUE, PINK)
    await harness.post()
    await lobby.start(harness.acting, harness.caller(BLUE), match)
    assert await news.resend(harness.acting, harness.caller(BLUE), match) is None
    dealt = next(row for row in await waiting(harness) if row.kind == "dealt")
    await harness.outbox.failed(dealt, 50001, "Missing Access")
    assert await news.resend(harness.acting, harness.caller(BLUE), match) == "again"
    assert await news.resend(harness.acting, harness.caller(BLUE), match) is None
    assert kinds(await waiting(harness)) == ["lobby", "told", "dealt"]


async def test_nothing_more_goes_to_closed_dms_until_they_open(harness: Harness) -> None:
    match = await harness.open("toy", BLUE, PINK)
    await harness.post()
    done(await lobby.start(harness.acting, harness.caller(BLUE), match))
    for post in await waiting(harness):
        await harness.outbox.sent(post, 1000 + post.id)
    (row,) = await waiting(harness, Target(None, BLUE))
    assert row.kind == "asked"
    await harness.outbox.failed(row, 50007, "Cannot send messages to this user")
    assert (await harness.acting.read(people.preferences, BLUE)).dms_closed
    rng = Rng(b"closed")
    await harness.play_on(match, rng, 6)
    assert await waiting(harness, Target(None, BLUE)) == []
    done(await harness.acting.play(harness.caller(BLUE, dm=True), turn.stand(match, None)))
    assert not (await harness.acting.read(people.preferences, BLUE)).dms_closed
    while "hand" not in kinds(await waiting(harness, Target(None, BLUE))):
        assert await harness.play_on(match, rng, 1)


async def test_a_row_comes_behind_the_one_it_rests_on_or_the_one_that_took_its_place(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    await harness.post()

    def write_both(connection: Connection) -> None:
        now = int(time.time())
        post = outbox.enqueue(connection, match, CHANNEL, Draft("table"), now, ())
        outbox.enqueue(connection, match, CHANNEL, Draft("asked", user=BLUE, seat=0, behind=post), now, ())

    await harness.database.transact(write_both)
    assert await harness.outbox.targets() == [HERE]
    assert await waiting(harness, Target(None, BLUE)) == []
    await write(harness, match, Draft("table"))
    assert await waiting(harness, Target(None, BLUE)) == []
    await harness.outbox.sent((await waiting(harness))[0], 1000)
    assert kinds(await waiting(harness, Target(None, BLUE))) == ["asked"]


async def test_a_dm_that_is_needed_no_more_when_it_arrives_is_deleted(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    await harness.post()
    await write(harness, match, Draft("asked", user=BLUE, seat=0))
    (row,) = await waiting(harness, Target(None, BLUE))
    await harness.outbox.claim_one(row)
    await harness.database.transact(lambda connection: outbox.drop(connection, match, BLUE, 0, int(time.time())))
    await harness.outbox.sent(row, 1000, channel=55)
    assert [(one.kind, one.text) for one in await waiting(harness, Target(55, None))] == [("strip", "1000 whole")]
    assert await harness.outbox.message_of(match, "asked") is None


@pytest.mark.parametrize("ago", [PATIENCE, -PATIENCE - 60])
async def test_no_row_waits_for_another_for_ever(harness: Harness, ago: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for one that cannot be sent, nor because the clock was set back."""
    match = await harness.open("toy", BLUE)
    await harness.post()
    await write(harness, match, Draft("table"))
    (post,) = await waiting(harness)
    await write(harness, match, Draft("asked", user=BLUE, seat=0, behind=post.id))
    assert await waiting(harness, Target(None, BLUE)) == []
    monkeypatch.setattr("bot.core.clock.Clock.now", lambda _: time.time() + ago)
    assert kinds(await waiting(harness, Target(None, BLUE))) == ["asked"]


async def test_the_news_is_given_after_every_change(harness: Harness) -> None:
    harness.outbox.news.clear()
    info_of(await harness.acting.act(harness.caller(BLUE), lobby.open_table, "toy", Terms(None, None, "en", {})))
    assert harness.outbox.news.is_set()


async def test_a_nonce_is_the_rows_own_for_ever(harness: Harness) -> None:
    await harness.open("toy", BLUE)
    first = await waiting(harness)
    assert first == await waiting(harness)
    assert len({row.nonce for row in first}) == len(first)
    assert all(len(row.nonce) == 25 for row in first)
