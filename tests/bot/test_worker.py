"""The outbox worker against faults of Discord: nothing twice, nothing lost, nothing to closed doors for ever."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from bot.core import clock
from bot.core.caller import Caller
from bot.topics.tables import operations as tables
from tests.bot.running_bot import RunningBot, running_bot

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.seen import Seen
    from bot.store.connection import Connection

MESSAGES = "/channels/{channel_id}/messages"


async def posts(here: RunningBot, person: Person) -> list[Seen]:
    """The public messages of the first channel."""
    await here.quiet()
    return [message for message in await person.channel() if not message.ephemeral]


async def take(here: RunningBot, *people: Person) -> None:
    """Whoever is asked plays anything that can be typed."""
    for person in people:
        offered = await person.complete("/move", "moves", "")
        if offered:
            await person.command("/move", moves=offered[0].split(":")[0])
            await here.quiet()
            return
    raise AssertionError("no one is asked")


async def reopen(here: RunningBot, kind: str, seconds: float) -> int:
    """Put the newest row of a kind in doubt, as if the bot had died so long ago before it noted that it was sent."""

    def work(connection: Connection) -> int:
        row = connection.execute("SELECT max(id) AS id FROM outbox WHERE kind = ?", (kind,)).fetchone()["id"]
        connection.execute(
            "UPDATE outbox SET closed = NULL, how = NULL, tried = ? WHERE id = ?", (clock.now() - seconds, row)
        )
        return int(row)

    row = await here.app.database.transact(work)
    here.app.outbox.news.set()
    return row


async def hands(*people: Person) -> list[Seen]:
    """The DMs that show cards."""
    return [message for person in people for message in await person.inbox() if message.pictures]


async def close(here: RunningBot) -> None:
    """Close the only match as someone with Manage Server would."""

    def find(connection: Connection) -> tuple[str, int, int]:
        row = connection.execute("SELECT id, guild, channel FROM matches").fetchone()
        return row["id"], row["guild"], row["channel"]

    match, guild, channel = await here.app.database.read(find)
    closed = await here.app.acting.play(
        Caller(1, 1, "Manager", "en", guild, channel, manager=True), tables.close(match)
    )
    assert closed.kind == "closed"


@pytest.mark.parametrize(("status", "moment"), [(503, "after"), (0, "after"), (503, "before"), (0, "before")])
async def test_a_lost_answer_does_not_post_twice(tmp_path: Path, status: int, moment: str) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await here.dealt("osaka", "Mika", "Jonas")
        before = await posts(here, mika)
        await here.world.control.ask("add_fault", method="POST", route=MESSAGES, moment=moment, status=status)
        await take(here, mika, jonas)
        after = await posts(here, mika)
        assert len(after) == len(before) + 1
        assert [message for message in after if "Play" in message.buttons] == [after[-1]]


@pytest.mark.parametrize("kind", ["table", "seal"])
async def test_a_row_in_doubt_is_sought_before_it_is_sent_again(tmp_path: Path, kind: str) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await here.dealt("osaka", "Mika", "Jonas")
        await take(here, mika, jonas)
        before = await posts(here, mika)
        await here.world.control.ask("advance", seconds=300)
        await reopen(here, kind, 300)
        assert len(await posts(here, mika)) == len(before)


@pytest.mark.parametrize("ago", [300, -3600, 1])
async def test_neither_chat_nor_a_clock_set_back_doubles_a_post(tmp_path: Path, ago: float) -> None:
    """Discord has forgotten the nonce, and the row was tried an hour ahead of the clock, or a moment ago."""
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await here.dealt("toy", "Mika", "Jonas")
        await take(here, mika, jonas)
        await here.quiet()
        for number in range(120):
            await jonas.say(f"line {number}")
        before = [message.id for message in await posts(here, mika)]
        await here.world.control.ask("advance", seconds=300)
        await reopen(here, "dealt", ago)
        assert [message.id for message in await posts(here, mika)] == before


async def test_a_row_in_doubt_that_never_arrived_is_sent(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await here.dealt("osaka", "Mika", "Jonas")
        await take(here, mika, jonas)
        before = await posts(here, mika)
        await here.world.control.ask("advance", seconds=300)
        await here.world.control.ask("delete_message", message=before[-1].id)
        await reopen(here, "table", 300)
        after = await posts(here, mika)
        assert len(after) == len(before)
        assert "Play" in after[-1].buttons


async def test_a_refused_post_is_made_up_for_by_the_next_press(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        post = await here.dealt("osaka", "Mika", "Jonas")
        await here.quiet()
        # It lasts: the reply to the very press that brought the post may come after its refusal, and send it again.
        # And it does not tell that the channel is closed: a look at all channels, as at the start, would open it again.
        body = {"message": "Invalid Form Body", "code": 50035}
        route = f"/channels/{post.channel_id}/messages"
        await here.world.control.ask("add_fault", method="POST", route=route, status=400, body=body, times=100)
        await take(here, mika, jonas)
        assert (await posts(here, mika))[-1].id == post.id
        await here.world.control.ask("clear_faults")
        reply = await jonas.command("/play")
        assert "abgelehnt" in reply.text
        newest = (await posts(here, mika))[-1]
        assert newest.id != post.id
        assert "Play" in newest.buttons


async def test_without_the_right_to_attach_the_post_comes_in_words(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        post = await here.dealt("osaka", "Mika", "Jonas")
        await here.quiet()
        await here.world.control.ask("set_permissions", channel=post.channel_id, deny=["ATTACH_FILES"])
        await take(here, mika, jonas)
        newest = (await posts(here, mika))[-1]
        assert newest.pictures == []
        assert "Attach Files" in newest.text
        assert "Play" in newest.buttons


async def test_closed_dms_are_tried_once_and_the_hand_waits_in_the_channel(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await jonas.set_direct_messages(allowed=False)
        post = await here.dealt("toy", "Mika", "Jonas")
        await here.quiet()
        panel = await jonas.press(post, "Answer")
        await jonas.press(panel, next(iter(panel.buttons)))
        await here.quiet()
        refused = [
            line
            for line in await here.world.control.record("request")
            if line["code"] == 50007 and line["status"] == 403
        ]
        assert 1 <= len(refused) <= 2
        assert await mika.inbox()
        reply = await jonas.press(post, "My hand")
        assert "Direktnachricht" in reply.text
        assert reply.pictures
        assert reply.ephemeral


async def test_a_deleted_table_post_does_not_stop_the_match(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await here.dealt("osaka", "Mika", "Jonas")
        await take(here, mika, jonas)
        newest = (await posts(here, mika))[-1]
        await here.world.control.ask("delete_message", message=newest.id)
        await take(here, mika, jonas)
        await take(here, mika, jonas)
        last = (await posts(here, mika))[-1]
        assert "Play" in last.buttons
        assert await here.world.control.violations() == []


async def test_only_who_is_newly_asked_is_pinged_and_old_posts_lose_their_buttons(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await here.dealt("osaka", "Mika", "Jonas")
        for _ in range(4):
            await take(here, mika, jonas)
        found = await posts(here, mika)
        assert [message for message in found if "Play" in message.buttons] == [found[-1]]
        assert [message for message in found if message.pictures] == [found[-1]]
        created = {line["message"]: line for line in await here.world.control.record("created")}
        pings = [created[str(message.id)]["pings"] for message in found if created[str(message.id)]["pings"]]
        assert len(pings) == 5
        assert all(len(pinged) == 1 for pinged in pings)
        assert all(one != other for one, other in itertools.pairwise(pings))


async def test_when_a_match_is_closed_a_hand_loses_play_and_keeps_its_cards(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await here.dealt("osaka", "Mika", "Jonas")
        for _ in range(2):
            await take(here, mika, jonas)
        before = await hands(mika, jonas)
        assert [hand for hand in before if {"Play", "Spielen"} & set(hand.buttons)]
        await close(here)
        await here.quiet()
        after = await hands(mika, jonas)
        assert [hand.id for hand in after] == [hand.id for hand in before]
        # The first line links to the newest table post.
        infos = [[hand.text.split("\n")[1:] for hand in found] for found in (before, after)]
        assert all(infos[0])
        assert infos[0] == infos[1]
        assert all(len(hand.buttons) == 1 for hand in after)
