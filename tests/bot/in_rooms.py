"""A server that plays in rooms, and what is to be seen of them."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from bot.local.waiting import wait_for
from bot.store import server_settings
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
        panel = await here.person("Mika").choose(panel, "Tables", [where])
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


async def opened(here: RunningBot, parent: Channel, seats: int = 4, game: str = "toy") -> tuple[str, Channel, Seen]:
    """Mika opens a table from another channel: its id, its room, and the lobby there."""
    reply = await here.person("Mika").command("/game open", game=game, channel="harbour-talk", seats=seats)
    assert says(reply.text, "rooms-opened"), reply.text
    room = rooms_of(here, parent)[-1]
    lobby = await here.seen(here.person("Mika"), _is_lobby, str(room.id))
    await here.quiet()
    return match_of(room), room, lobby


def _is_lobby(message: Seen) -> bool:
    """Whether a message is a lobby, in whatever language."""
    return any(str(button.get("custom_id")).startswith("options:") for button in message.buttons.values())


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
