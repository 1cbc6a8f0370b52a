"""Rooms that cannot be made, or not be kept: one clear sentence each, and nothing is lost."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
import pytest

from bot.background.rooms import GATHERED, MADE_BY_NOW, RENAMED_WITHIN
from bot.core.match import rooms as match_rooms
from bot.core.match.rooms import Wish
from bot.local.people import DM
from bot.local.rest.threads import ACTIVE_THREADS
from bot.local.world import Channel, ChannelKind
from bot.store import rooms as stored_rooms
from bot.store.presets import Terms
from bot.store.server_settings import PARENT
from rules.core.rng import Rng
from tests.bot.in_rooms import GAME, choose, kept, later, match_of, opened, playing_in, rooms_of, tags_of
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.seen import Reply
    from tests.bot.running_bot import RunningBot


async def refused(here: RunningBot, key: str) -> Reply:
    """Mika cannot open a table in a room, is told why in one sentence, and opens it where she is."""
    before = len(here.world.fake.world.channels)
    reply = await here.person("Mika").command("/game open", game="toy", channel="harbour-talk")
    assert says(reply.text, key), reply.text
    assert len(here.world.fake.world.channels) == before
    assert not await here.app.acting.read(lambda unit: stored_rooms.promised(unit.connection, 1 << 40))
    opened = await here.person("Mika").press(reply, "Open it in this channel")
    assert says(opened.text, "bot-lobby-opened"), opened.text
    return reply


async def take(here: RunningBot, parent: Channel, *names: str) -> None:
    await here.world.control.ask("set_permissions", channel=parent.id, deny=names)


@pytest.mark.parametrize(
    ("where", "name", "permission"),
    [
        ("thread", "create_public_threads", "Create Public Threads"),
        ("thread", "send_messages_in_threads", "Send Messages in Threads"),
        ("post", "send_messages", "Create Posts"),
        ("post", "attach_files", "Attach Files"),
    ],
)
async def test_a_permission_is_asked_for_where_the_choice_needs_it(
    tmp_path: Path, where: str, name: str, permission: str
) -> None:
    async with playing_in(tmp_path, where) as (here, parent):
        await take(here, parent, name)
        reply = await refused(here, "rooms-lacking")
        assert permission in reply.text
        for command in ("/table health", "/table settings"):
            assert permission in (await here.person("Mika").command(command)).text


async def test_without_manage_threads_posts_have_no_tags_and_the_health_says_so(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "post") as (here, forum):
        await take(here, forum, "manage_threads")
        _, post, _ = await opened(here, forum)
        assert tags_of(here, post) == []
        assert "Manage Threads" in (await here.person("Mika").command("/table health")).text


async def test_a_channel_that_was_deleted_or_never_chosen(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here, parent):
        await here.world.control.ask("delete_channel", channel=parent.id)
        await refused(here, "rooms-gone")
        await choose(here, {PARENT: ""})
        assert says((await here.person("Jonas").command("/game open", game="toy")).text, "rooms-unchosen")


async def test_a_kind_of_channel_that_holds_no_rooms(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here, _):
        panel = await here.person("Mika").command("/table settings")
        menu = next(each for each in panel.menus if each["type"] == 8)
        forum = (await here.world.control.ask("add_channel", name="forum", forum=True))["id"]
        said = await here.person("Mika").choose(panel, menu["custom_id"], [forum], forged=True)
        assert says(said.text, "rooms-kind")


async def test_as_many_active_threads_as_can_be(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here, parent):
        world, now = here.world.fake.world, here.world.fake.clock.now()
        for number in range(ACTIVE_THREADS):
            thread = Channel(number + 1, ChannelKind.PUBLIC_THREAD, "x", now, parent.guild_id, parent.id, active_at=now)
            world.channels[thread.id] = thread
        await refused(here, "rooms-full")


async def test_a_forum_with_twenty_tags_keeps_those_there_is_room_for(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here, _):
        made = await here.world.control.ask("add_channel", name="full", forum=True, tags=[f"t{n}" for n in range(18)])
        forum = here.world.fake.world.channel(int(made["id"]))
        panel = await here.person("Mika").command("/table settings")
        panel = await here.person("Mika").choose(panel, "Tables", ["post"])
        panel = await here.person("Mika").choose(panel, "Choose the", ["full"])
        assert says(panel.text, "rooms-tags-full")
        assert [tag.name for tag in forum.tags[18:]] == ["open", "running"]
        _, post, _ = await opened(here, forum)
        assert tags_of(here, post) == ["open"]


async def test_a_forum_whose_tags_cannot_be_made(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here, _):
        forum = await here.world.control.ask("add_channel", name="closed", forum=True, tags=["open"])
        await here.world.control.ask("set_permissions", channel=forum["id"], deny=["manage_channels"])
        panel = await here.person("Mika").command("/table settings")
        panel = await here.person("Mika").choose(panel, "Tables", ["post"])
        panel = await here.person("Mika").choose(panel, "Choose the", ["closed"])
        assert says(panel.text, "rooms-tags-barred")
        _, post, _ = await opened(here, here.world.fake.world.channel(int(forum["id"])))
        assert tags_of(here, post) == []


async def test_a_tag_that_someone_deleted_is_left_out(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "post") as (here, forum):
        match, post, lobby = await opened(here, forum)
        # The gateway has told no one.
        forum.tags = [tag for tag in forum.tags if tag.name != "running"]
        for name in ("Jonas", "Giulia"):
            await here.person(name).press(lobby, "Join")
        await here.quiet()
        asked = await here.person("Mika").press(lobby, "Start")
        await here.person("Mika").press(asked, "Deal")
        await later(here, GATHERED + 1)
        await kept(here, post, name=f"{GAME} {match}: Mika, Jonas, Giulia")


async def test_a_room_deleted_in_mid_match_and_one_that_was_locked(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "post") as (here, forum):
        matches = []
        for _ in range(2):
            match, post, lobby = await opened(here, forum)
            for name in ("Jonas", "Giulia"):
                await here.person(name).press(lobby, "Join")
            await here.quiet()
            asked = await here.person("Mika").press(lobby, "Start")
            await here.person("Mika").press(asked, "Deal")
            await here.quiet()
            matches.append((match, post))
        (gone, deleted), (barred, locked) = matches
        await here.world.control.ask("delete_channel", channel=deleted.id)
        told = await here.seen(here.person("Giulia"), lambda message: says(message.text, "dead-gone"), DM)
        assert gone in told.text
        # A forum that lets the bot manage threads lets it write in a locked one.
        await take(here, forum, "manage_threads")
        locked.locked = locked.archived = True
        await here.inside.play_on(barred, Rng(b"locked"), 6, channel=locked.id)
        await here.quiet()
        assert any(says(each.text, "rooms-barred") for each in await here.person("Mika").inbox())
        await later(here, RENAMED_WITHIN)


async def test_a_refused_name_is_asked_for_again(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here, channel):
        match, thread, lobby = await opened(here, channel)
        for status in (500, 403):
            await here.world.control.ask("add_fault", method="PATCH", route=f"/channels/{thread.id}", status=status)
        await here.person("Jonas").press(lobby, "Join")
        await later(here, GATHERED + 1)
        assert thread.name == f"{GAME} {match}: Mika, +3"
        await later(here, 3700)
        await later(here, GATHERED + 1)
        await kept(here, thread, name=f"{GAME} {match}: Mika, Jonas, +2")


async def test_a_bot_that_was_killed_finishes_the_room_that_it_had_made(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here, channel):
        caller = replace(here.inside.caller(here.user("Mika"), channel=5), name="Mika")
        wish = Wish(caller, "toy", Terms(2, "slow", "de", {}))
        made, never = [await here.app.acting.write(match_rooms.promise, wish, channel.id) for _ in range(2)]
        assert isinstance(made, stored_rooms.Opening)
        assert isinstance(never, stored_rooms.Opening)
        parent = here.client.get_channel(channel.id)
        assert isinstance(parent, discord.TextChannel)
        thread = await parent.create_thread(
            name=f"{GAME} {made.match}: Mika, +1", type=discord.ChannelType.public_thread
        )
        await here.client.room_keeper.look()
        assert await here.app.acting.read(lambda unit: unit.find(made.match)) is None
        await later(here, MADE_BY_NOW + 1)
        await here.client.room_keeper.look()
        info = await here.app.acting.read(lambda unit: unit.info(made.match))
        assert (info.channel, info.seats, info.pace, info.lang) == (thread.id, 2, "slow", "de")
        assert not await here.app.acting.read(lambda unit: stored_rooms.promised(unit.connection, 1 << 40))
        assert await here.app.acting.read(lambda unit: unit.find(never.match)) is None
        assert [each.id for each in rooms_of(here, channel)] == [thread.id]


async def test_a_room_that_was_made_though_the_line_broke_gets_its_table_all_the_same(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here, channel):
        route = f"/channels/{channel.id}/threads"
        await here.world.control.ask("add_fault", method="POST", route=route, moment="after", status=0)
        reply = await here.person("Mika").command("/game open", game="toy", channel="harbour-talk", seats=2)
        assert says(reply.text, "bot-trouble")
        (thread,) = rooms_of(here, channel)
        await later(here, MADE_BY_NOW + 1)
        await here.client.room_keeper.look()
        info = await here.app.acting.read(lambda unit: unit.info(match_of(thread)))
        assert (info.channel, info.phase, info.opener, info.seats) == (thread.id, "lobby", here.user("Mika"), 2)


async def test_what_took_effect_though_the_line_broke_is_not_told_twice(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "post") as (here, forum):
        match, post, lobby = await opened(here, forum)
        await here.person("Jonas").press(lobby, "Join")
        await here.world.control.ask(
            "add_fault", method="PATCH", route=f"/channels/{post.id}", moment="after", status=0
        )
        await later(here, GATHERED + 1)
        await later(here, 120)
        await later(here, GATHERED + 1)
        await kept(here, post, name=f"{GAME} {match}: Mika, Jonas, +2", tags=["open", GAME])
        told = [each.content for each in here.world.fake.world.messages_in(post.id) if each.kind == 4]
        assert told == [f"{GAME} {match}: Mika, Jonas, +2"]
        assert not [each for each in here.world.fake.faults.faults if each.times]
