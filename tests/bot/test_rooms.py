"""Rooms: a server plays in threads or forum posts that the bot makes, names, tags, fills and archives."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from bot.background.rooms import GATHERED, RENAMED_WITHIN
from bot.core.match.rooms import KEPT, WAITS
from bot.local.people import wait_for
from bot.store import server_settings
from rules.core.rng import Rng
from tests.bot.running_bot import RunningBot, running_bot
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.local.seen import Seen
    from bot.local.world import Channel


GAME = "Lantern Fair"
"""What the game is called that is played here."""


@asynccontextmanager
async def playing_in(tmp_path: Path, where: str, **chosen: str) -> AsyncIterator[tuple[RunningBot, Channel]]:
    """A bot on a server that plays in rooms, and the channel below which they are made."""
    async with running_bot(tmp_path) as here:
        await here.world.control.ask("set_permissions", allow=["manage_channels", "manage_threads"])
        made = await here.world.control.ask("add_channel", name="games", forum=where == "post")
        parent = here.world.fake.world.channel(int(made["id"]))
        panel = await here.person("Mika").command("/table settings")
        panel = await here.person("Mika").choose(panel, "Games are played", [where])
        panel = await here.person("Mika").choose(panel, "Choose the", ["games"])
        assert says(panel.text, "house-settings-saved")
        await choose(here, chosen)
        yield here, parent
        assert await here.world.control.violations() == []


async def choose(here: RunningBot, chosen: dict[str, str]) -> None:
    """Choose something for the server."""
    guild, user = next(iter(here.world.fake.world.guilds)), here.user("Mika")
    await here.app.acting.write(lambda unit: server_settings.note(unit.connection, guild, user, chosen))


def rooms_of(here: RunningBot, parent: Channel) -> list[Channel]:
    """The threads or posts below a channel, oldest first."""
    return here.world.fake.world.threads_of(parent.id)


def tags_of(here: RunningBot, room: Channel) -> list[str]:
    forum = here.world.fake.world.channel(room.parent_id or 0)
    return [tag.name for tag in forum.tags if tag.id in room.applied]


async def opened(here: RunningBot, parent: Channel, seats: int = 4) -> tuple[str, Channel, Seen]:
    """Mika opens a table from another channel: its id, its room, and the lobby there."""
    reply = await here.person("Mika").command("/game open", game="toy", channel="harbour-talk", seats=seats)
    assert says(reply.text, "rooms-opened"), reply.text
    room = rooms_of(here, parent)[-1]
    lobby = await here.seen(here.person("Mika"), lambda message: "Join" in message.buttons, str(room.id))
    await here.quiet()
    return match_of(room), room, lobby


def match_of(room: Channel) -> str:
    """The id of the table that is played in a room, by its name."""
    return room.name.partition(":")[0].split()[-1]


async def later(here: RunningBot, seconds: float) -> None:
    """Let the rooms be looked after, now and some time later."""
    await here.quiet()
    await here.client.room_keeper.look()
    await here.pass_time(seconds)
    await here.client.room_keeper.look()


async def kept(here: RunningBot, room: Channel, *, name: str | None = None, tags: list[str] | None = None) -> None:
    """Wait until a room is called and tagged so."""

    async def is_so() -> bool:
        return (name is None or room.name == name) and (tags is None or sorted(tags_of(here, room)) == sorted(tags))

    try:
        await wait_for(is_so, 10)
    except TimeoutError:
        pytest.fail(f"{room.name!r} {tags_of(here, room)}")


async def test_a_forum_post_from_the_lobby_to_a_week_after_the_end(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "post") as (here, forum):
        assert {"open", "running", "waiting", "over"} <= {tag.name for tag in forum.tags}
        match, post, lobby = await opened(here, forum)
        assert post.name == f"{GAME} {match}: Mika, +3"
        assert tags_of(here, post) == ["open", GAME]
        assert post.auto_archive == 10_080
        await here.person("Jonas").press(lobby, "Join")
        await here.person("Giulia").press(lobby, "Join")
        await later(here, GATHERED + 1)
        await kept(here, post, name=f"{GAME} {match}: Mika, Jonas, Giulia, +1")
        assert {here.user(each) for each in ("Mika", "Jonas", "Giulia")} <= set(post.member_ids)

        async def archived() -> bool:
            return post.archived

        asked = await here.person("Mika").press(lobby, "Start")
        await here.person("Mika").press(asked, "Deal")
        await kept(here, post, tags=["running", GAME])
        await later(here, GATHERED + 1)
        await kept(here, post, name=f"{GAME} {match}: Mika, Jonas, Giulia")
        await later(here, WAITS + 1)
        await kept(here, post, tags=["waiting", GAME])
        while await here.inside.play_on(match, Rng(match.encode()), 50, channel=post.id):
            pass
        await here.quiet()
        await kept(here, post, tags=["over", GAME])
        assert not post.archived
        await later(here, RENAMED_WITHIN)
        await here.client.room_keeper.look()
        ending = post.name
        assert ending.startswith(f"{GAME} {match}: ")
        assert sorted(each.split()[0] for each in ending.partition(": ")[2].split(", ")) == ["Giulia", "Jonas", "Mika"]
        assert all(each.split()[1].isdecimal() for each in ending.partition(": ")[2].split(", "))
        # Someone has written there since: Discord does not archive it by itself.
        await here.pass_time(KEPT - RENAMED_WITHIN)
        await here.person("Tom").say("Well played", channel=str(post.id))
        await later(here, RENAMED_WITHIN)
        await wait_for(archived, 10)
        renamed = [each for each in here.world.fake.world.messages_in(post.id) if each.kind == 4]
        assert [each.content for each in renamed] == [
            f"{GAME} {match}: Mika, Jonas, Giulia, +1",
            f"{GAME} {match}: Mika, Jonas, Giulia",
            ending,
        ]


async def test_a_thread_is_named_at_most_twice_in_ten_minutes(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here, channel):
        match, thread, lobby = await opened(here, channel)
        for name in ("Jonas", "Giulia", "Tom"):
            await here.person(name).press(lobby, "Join")
            await later(here, GATHERED + 5)
        await kept(here, thread, name=f"{GAME} {match}: Mika, Jonas, Giulia, +1")
        await later(here, RENAMED_WITHIN)
        await kept(here, thread, name=f"{GAME} {match}: Mika, Jonas, Giulia, Tom")
        refused = [each for each in await here.world.control.record("request") if each.get("status") == 429]
        assert refused == []
