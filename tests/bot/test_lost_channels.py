"""Tables whose channel is gone, closed to the bot, or on a server that it was taken from."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot.background import lost_channels
from bot.core import clock, finding, people
from bot.core.match import lost_channels as match_lost_channels
from bot.core.match import standstill as match_standstill
from bot.local.people import DM
from bot.store import persons, places, standstill
from bot.store.persons import TURN_DM
from bot.store.spans import DAY
from bot.topics.lobby import operations as lobby_operations
from bot.topics.tables import operations as tables_operations
from bot.topics.votes import operations as votes
from tests.bot.harness import (
    BLUE,
    CHANNEL,
    GREY,
    GUILD,
    MANAGER,
    PINK,
    STRANGER,
    Harness,
    info_of,
    kinds,
    why,
)  # fmt: skip
from tests.bot.running_bot import RunningBot, running, running_bot
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.running import LocalDiscord
    from bot.local.seen import Seen

NOW = int(time.time())


async def reason(here: RunningBot, match: str) -> str | None:
    """Why a match stands still."""
    found = await here.app.database.read(lambda connection: standstill.load(connection, match))
    return None if found is None else found.reason


async def stands(here: RunningBot, match: str, wanted: str | None) -> None:
    """Wait until a match stands still for a reason, or goes on."""
    for _ in range(200):
        if await reason(here, match) == wanted:
            await here.quiet()
            return
        await asyncio.sleep(0.05)
    raise AssertionError(await reason(here, match))


def match_of(post: Seen) -> str:
    """The match of a post."""
    return str(post.buttons["Log"]["custom_id"]).split(":")[1]


async def posts(person: Person, channel: str | int | None = None) -> list[Seen]:
    """The public messages of a channel."""
    return [message for message in await person.channel(channel) if not message.ephemeral]


async def test_a_deleted_channel_is_told_and_the_table_goes_on_elsewhere(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, tom = here.person("Mika"), here.person("Tom")
        post = await here.dealt("toy", "Tom", "Mika")
        match = match_of(post)
        await here.quiet()
        await here.world.control.ask("delete_channel", channel=post.channel_id)
        await stands(here, match, "gone")
        for person in (mika, tom):
            (letter,) = [message for message in await person.inbox() if says(message.text, "dead-gone")]
            assert set(letter.buttons) == {"Current score", "Give up my seat"} or person is not mika
        assert match not in (await tom.command("/game list", channel="harbour-talk")).text
        assert match in (await tom.complete("/game here", "table", "", channel="harbour-talk"))[0]
        reply = await tom.command("/game here", channel="harbour-talk", table=match)
        assert says(reply.text, "dead-moved")
        await stands(here, match, None)
        assert [message for message in await posts(tom, "harbour-talk") if says(message.text, "dead-goes-on-here")]
        newest = (await posts(tom, "harbour-talk"))[-1]
        assert sorted(newest.mentions) == ["Mika", "Tom"]
        assert "Answer" in newest.buttons
        assert says((await tom.command("/game here", channel="harbour-talk", table=match)).text, "house-lobby-occupied")


async def test_what_happened_while_the_bot_was_away_is_found_at_its_start(tmp_path: Path, world: LocalDiscord) -> None:
    async with running(tmp_path, world) as here:
        gone = match_of(await here.dealt("toy", "Tom", "Mika"))
        post = (await here.person("Tom").channel())[-1]
        await here.quiet()
    await world.control.ask("delete_channel", channel=post.channel_id)
    async with running(tmp_path, world) as here:
        await stands(here, gone, "gone")
        assert [message for message in await here.person("Tom").inbox() if says(message.text, "dead-gone")]
    await world.control.ask("kick_bot")
    async with running(tmp_path, world) as here:
        await stands(here, gone, "out")
        await world.control.ask("invite_bot")
        await stands(here, gone, "gone")


async def test_a_closed_channel_calls_by_dm_and_an_open_one_posts_anew_in_silence(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, tom = here.person("Mika"), here.person("Tom")
        post = await here.dealt("osaka", "Tom", "Mika")
        match, channel = match_of(post), post.channel_id
        await here.quiet()
        await here.world.control.ask("set_permissions", channel=channel, deny=["SEND_MESSAGES"])
        await stands(here, match, "barred")
        calls = [(person, each) for person in (mika, tom) for each in await person.inbox() if not each.pictures]
        ((called, letter),) = calls
        assert says(letter.text, "dead-call-barred")
        offered = await called.complete("/move", "moves", "")
        await called.command("/move", moves=offered[0].split(":")[0])
        await here.quiet()
        other = mika if called is tom else tom
        assert [each for each in await other.inbox() if says(each.text, "dead-call-barred")]
        assert [each for each in await called.inbox() if not each.pictures] == []
        assert (await posts(tom))[-1].id == post.id
        await here.world.control.ask("set_permissions", channel=channel, allow=["SEND_MESSAGES"])
        await stands(here, match, None)
        newest = (await posts(tom))[-1]
        assert newest.id != post.id
        created = {line["message"]: line for line in await here.world.control.record("created")}
        assert created[str(newest.id)]["pings"] == []
        # Nothing is left to be made up for.
        assert "abgelehnt" not in (await tom.command("/game status")).text


async def test_a_kicked_bot_counts_nothing_and_posts_once_when_it_is_back(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        tom = here.person("Tom")
        post = await here.dealt("toy", "Tom", "Mika")
        match = match_of(post)
        await here.quiet()
        await here.world.control.ask("kick_bot")
        await stands(here, match, "out")
        running_waits = "SELECT count(*) FROM waits WHERE match = ? AND running IS NOT NULL"
        counted = await here.app.database.read(lambda c: c.execute(running_waits, (match,)).fetchone()[0])
        assert counted == 0
        await here.world.control.ask("invite_bot")
        await stands(here, match, None)
        assert len([message for message in await posts(tom) if "Log" in message.buttons]) == 1
        assert (await posts(tom))[-1].id != post.id


async def test_ones_own_tables_say_where_they_can_be_played_on(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        post = await here.dealt("toy", "Tom", "Mika")
        match = match_of(post)
        await here.quiet()
        assert str(post.id) in (await mika.command("/game mine", channel=DM)).text
        until = int(clock.now()) + 3 * DAY
        await here.app.acting.write(match_standstill.stand_still, match, "agreed", until)
        rests = (await mika.command("/game mine", channel=DM)).text
        assert f"paused until <t:{until}:D>" in rests
        assert str(post.id) in rests
        await here.world.control.ask("delete_channel", channel=post.channel_id)
        await stands(here, match, "gone")
        gone = (await mika.command("/game mine", channel=DM)).text
        assert "channel deleted" in gone
        assert f"`/game here table:{match}`" in gone
        assert str(post.channel_id) not in gone
        await here.world.control.ask("kick_bot")
        await stands(here, match, "out")
        assert "once I'm back on its server" in (await mika.command("/game mine", channel=DM)).text
        assert await here.world.control.violations() == []


async def test_a_lobby_goes_with_its_channel(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        tom = here.person("Tom")
        await tom.command("/game open", game="toy")
        lobby = await here.seen(tom, lambda message: "Join" in message.buttons)
        await here.quiet()
        await here.world.control.ask("delete_channel", channel=lobby.channel_id)
        await here.seen(tom, lambda message: says(message.text, "dead-lobby-gone"), channel="dm")


async def test_who_may_bring_a_table_where(harness: Harness, match: str) -> None:
    other = await harness.deal("toy", BLUE, PINK, channel=CHANNEL + 1)
    acting = harness.acting
    assert why(await acting.act(harness.caller(STRANGER, channel=5), tables_operations.move, match)) == "no-table"
    assert (
        why(await acting.act(harness.caller(MANAGER, guild=GUILD + 1, channel=5), tables_operations.move, match))
        == "no-table"
    )
    assert why(await acting.act(harness.caller(BLUE, channel=CHANNEL + 1), tables_operations.move, match)) == "occupied"
    assert why(await acting.act(harness.caller(BLUE), tables_operations.move, match)) == "occupied"
    assert why(await acting.act(harness.caller(BLUE, dm=True), tables_operations.move, match)) == "dm-only-mine"
    await acting.play(harness.caller(BLUE), votes.propose_end(match))
    await harness.post()
    before = await harness.outbox.message_of(match, "table")
    assert before is not None
    assert (await acting.act(harness.caller(GREY, channel=5), tables_operations.move, match)).kind == "moved"
    rows = [row for row in await harness.post() if row.match == match]
    assert [(row.kind, row.channel) for row in rows if row.channel] == [
        ("strip", CHANNEL),
        ("told", 5),
        ("table", 5),
        ("vote", 5),
    ]
    assert rows[0].text == str(before.message)
    assert set(next(row.ping for row in rows if row.kind == "table")) == set(await harness.asked(match))
    assert (await acting.read(finding.of_server, GUILD))[1].id == other


@pytest.mark.usefixtures("match")
async def test_a_match_without_a_channel_is_closed_after_a_notice_that_went_out(harness: Harness) -> None:
    await harness.at(NOW, lambda unit: match_lost_channels.found_in(unit, {CHANNEL: "gone"}))
    told = [row for row in await harness.post() if row.kind == "told"]
    assert {row.user for row in told} == {BLUE, PINK, GREY}
    await harness.at(NOW + 1, lambda unit: match_lost_channels.found_in(unit, {CHANNEL: "gone"}))
    await harness.at(NOW + 52 * DAY, lost_channels.close_due)
    assert await harness.post() == []
    await harness.at(NOW + 54 * DAY, lost_channels.close_due)
    # As long as the notice is on its way nothing closes.
    await harness.at(NOW + 70 * DAY, lost_channels.close_due)
    assert (await harness.acting.read(finding.of_server, GUILD))[0].phase == "running"
    assert kinds(await harness.post()) == ["told"] * 3
    await harness.database.transact(
        lambda c: c.execute("UPDATE outbox SET closed = ? WHERE made = ?", (NOW + 70 * DAY, NOW + 54 * DAY))
    )
    await harness.at(NOW + 76 * DAY, lost_channels.close_due)
    assert len(await harness.acting.read(finding.of_server, GUILD)) == 1
    await harness.at(NOW + 78 * DAY, lost_channels.close_due)
    assert await harness.acting.read(finding.of_server, GUILD) == []


async def test_a_server_without_the_bot_is_forgotten_after_sixty_days_and_one_that_has_it_again_goes_on(
    harness: Harness, match: str
) -> None:
    other = await harness.deal("toy", BLUE, PINK, channel=CHANNEL + 1)
    await harness.database.transact(lambda connection: persons.part(connection, BLUE))
    await harness.at(NOW, lambda unit: match_lost_channels.left(unit, GUILD))
    assert await harness.post() == []
    assert await harness.database.read(lambda connection: places.going(connection, GUILD)) == 0
    await harness.at(NOW + 59 * DAY, lost_channels.close_due)
    await harness.at(
        NOW + 59 * DAY, partial(match_lost_channels.found_in, states={CHANNEL: "fine", CHANNEL + 1: "fine"})
    )
    assert not (await harness.acting.read(people.preferences, BLUE)).dms_closed
    tables = [row for row in await harness.post() if row.kind == "table"]
    assert sorted((row.match, row.silent, row.ping) for row in tables) == sorted([(match, True, ()), (other, True, ())])
    await harness.at(NOW + 60 * DAY, lambda unit: match_lost_channels.left(unit, GUILD))
    await harness.at(NOW + 121 * DAY, lost_channels.close_due)
    assert await harness.acting.read(finding.of_server, GUILD) == []


async def test_an_opener_hears_once_that_a_full_lobby_waits(harness: Harness) -> None:
    match = await harness.open("toy", BLUE, PINK)
    await harness.post()
    seats = (await harness.acting.read(finding.of_server, GUILD))[0].seats
    for user in range(100, 98 + seats):
        info_of(await harness.acting.act(harness.caller(user), lobby_operations.join, match, colour=None))
    await harness.post()
    await harness.at(NOW + DAY // 2, lost_channels.close_due)
    assert await harness.post() == []
    for later in (2, 3):
        await harness.at(NOW + later * DAY, lost_channels.close_due)
    assert [(row.kind, row.user) for row in await harness.post()] == [("told", BLUE)]


async def test_turn_calls_are_not_doubled_where_the_bot_may_not_post(harness: Harness) -> None:
    await harness.acting.write(people.note, BLUE, {TURN_DM: "yes"})
    await harness.deal("toy", BLUE, PINK)
    await harness.at(NOW, lambda unit: match_lost_channels.found_in(unit, {CHANNEL: "barred"}))
    assert await harness.post() == []
