"""A bot in many servers: it divides them into shards, and a shard that drops stops only its own tables."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from bot.cli.app import open_app
from bot.cli.hatoba import Hatoba
from bot.core.settings import Settings
from bot.discord import ids
from bot.local.autoplay import by_verb
from bot.local.people import DM, Unanswered
from bot.local.waiting import wait_for
from tests.bot.deals import same_deals
from tests.bot.running_bot import local_discord, running
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.running import LocalDiscord
    from bot.local.seen import Reply, Seen
    from bot.local.sessions import Session
    from tests.bot.running_bot import RunningBot

SHARDS = 3


@pytest.fixture
def unhurried_logins(monkeypatch: pytest.MonkeyPatch) -> None:
    """No five seconds between two shards that log in: the local Discord does not ask for them."""

    async def at_once(*_: object, **__: object) -> None:
        return

    monkeypatch.setattr(Hatoba, "before_identify_hook", at_once)


@asynccontextmanager
async def sharded(folder: Path) -> AsyncIterator[tuple[RunningBot, dict[int, str]]]:
    """A bot of three shards, with a channel of a server of each."""
    async with local_discord() as world:
        world.fake.first_answer = GENEROUS
        world.fake.gateway.shards = SHARDS
        channels = {(next(iter(world.fake.world.guilds)) >> 22) % SHARDS: "tables"}
        while len(channels) < SHARDS:
            made = await world.control.ask("add_guild", name="Far", people=["Mika", "Jonas"])
            channels.setdefault((int(made["id"]) >> 22) % SHARDS, str(made["channel"]))
        with same_deals():
            async with running(folder, world) as here:
                await wait_for(lambda: all_there(here))
                yield here, channels


async def all_there(here: RunningBot) -> bool:
    return len(here.world.fake.gateway.listening) == SHARDS and here.client.is_ready()


def session(here: RunningBot, shard: int) -> Session:
    """What one shard was told."""
    return next(each for each in here.world.fake.gateway.sessions.values() if each.shard.id == shard)


def presses(here: RunningBot, shard: int) -> int:
    """Interactions that one shard was told of."""
    return sum('"t":"INTERACTION_CREATE"' in frame for _, frame, _ in session(here, shard).told)


async def dealt(here: RunningBot, channel: str) -> Seen:
    """A table of two in a channel; the post of the deal."""
    mika, jonas = here.person("Mika"), here.person("Jonas")
    await mika.command("/game open", game="toy", channel=channel)
    lobby = await here.seen(mika, lambda message: "Join" in message.buttons, channel)
    await jonas.press(lobby, "Join")
    await here.quiet()
    await mika.press(await mika.press(lobby, "Start"), "Deal")
    return await here.seen(mika, lambda message: "Log" in message.buttons and not message.ephemeral, channel)


async def answered(person: Person, post: Seen) -> Reply:
    """Answer the first question, from the post."""
    panel = await person.press(post, by_verb(post, "play") or "")
    return await person.press(panel, by_verb(panel, "answer") or "")


@pytest.mark.usefixtures("unhurried_logins")
async def test_a_match_is_played_over_three_shards_by_channel_and_dm(tmp_path: Path) -> None:
    async with sharded(tmp_path) as (here, channels):
        mika, jonas = here.person("Mika"), here.person("Jonas")
        for shard in (1, 2):
            before = presses(here, 0), presses(here, shard)
            post = await dealt(here, channels[shard])
            question = await here.seen(mika, lambda message: by_verb(message, "answer") is not None, DM)
            assert (await mika.press(question, by_verb(question, "answer") or "")).text
            await answered(jonas, post)
            await here.quiet()
            # A DM comes by the first shard, whatever match it belongs to; a channel by the shard of its server.
            assert presses(here, 0) > before[0]
            assert presses(here, shard) > before[1]
            assert (await mika.channel(channels[shard]))[-1].id != post.id
        assert [session(here, shard).shard.count for shard in range(SHARDS)] == [SHARDS] * SHARDS
        assert await here.world.control.violations() == []


@pytest.mark.usefixtures("unhurried_logins")
async def test_a_shard_that_drops_stops_only_its_tables(tmp_path: Path) -> None:
    async with sharded(tmp_path) as (here, channels):
        mika, jonas, gateway = here.person("Mika"), here.person("Jonas"), here.world.fake.gateway
        posts = {shard: await dealt(here, channel) for shard, channel in channels.items()}
        await here.quiet()
        gateway.held.add(1)
        assert gateway.cut(1) == 1
        play = by_verb(posts[1], "play") or ""
        sent = await jonas.send("press", message=posts[1].id, custom_id=play)
        for shard in (0, 2):
            assert (await answered(mika, posts[shard])).text
        # The match of the shard that is away goes on in DMs: they come by another one. Those of the other matches are
        # being closed just now.
        pressed = ids.read(play)
        assert pressed is not None
        of_it = f"answer:{pressed.match}:"
        (question,) = [each for each in await mika.inbox() if (by_verb(each, "answer") or "").startswith(of_it)]
        assert (await mika.press(question, by_verb(question, "answer") or "")).text
        with pytest.raises(Unanswered):
            await jonas.reply(sent, patience=0)
        gateway.held.clear()
        gateway.let_in()
        assert (await jonas.reply(sent)).text
        await wait_for(lambda: all_there(here))
        assert await here.world.control.violations() == []


async def test_a_bot_that_is_stopped_before_it_has_logged_in_leaves_in_good_order(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data=tmp_path)
    async with open_app(settings) as app:
        client = Hatoba(app, settings, None)
        await client.drain()
        assert client.router.stopping


@pytest.mark.parametrize(("shard", "code"), [([3, 3], 4010), ([0, 0], 4010), ("one", 4010), (None, 4011)])
async def test_what_discord_refuses_of_shards(shard: object, code: int) -> None:
    async with local_discord() as world:
        world.fake.gateway.most_guilds = 1
        for _ in range(2):
            await world.control.ask("add_guild", name="Far", people=["Mika"])
        assert world.fake.gateway.recommended == 3
        assert await refused(world, shard) == code


async def refused(world: LocalDiscord, shard: object) -> int | None:
    """With which code a bot is refused that logs in as a shard, or, with None, without any."""
    asked = {"token": world.token, "intents": 1} | ({} if shard is None else {"shard": shard})
    async with world.control._client.ws_connect(f"{world.url}/") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": asked})
        await asyncio.wait_for(socket.receive(), GENEROUS)
        return socket.close_code
