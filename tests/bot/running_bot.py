"""The real client at a Discord of our own, in one process: for tests that press buttons."""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from typing_extensions import override

from bot.background import sweep
from bot.cli.app import App, open_app
from bot.cli.hatoba import Hatoba
from bot.core import clock
from bot.core.clock import CLOCK
from bot.core.settings import Settings
from bot.discord import registering
from bot.discord.registering import payload_of
from bot.local.connector import loopback_connector
from bot.local.control.dispatch import obey
from bot.local.people import ON_SCREEN, ControlClient
from bot.local.running import LocalDiscord
from bot.local.waiting import wait_for
from bot.store.awaited import awaited
from bot.topics.lobby import operations as lobby_operations
from render.core.words import use_icons
from rules.core.frozen import frozen
from rules.games import GAMES
from tests.bot.deals import same_deals
from tests.bot.harness import Harness, done, open_harness
from tests.bot.houses import be_quick, house_in, share_tables
from tests.bot.one_by_one import by_hand
from tests.bot.passing import pass_time
from tests.timeouts import GENEROUS
from tests.toy import register

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from bot.discord.client import CommandTree
    from bot.local.people import Person
    from bot.local.seen import Seen

register()

_NAMED = Path(os.environ.get("HATOBA_SCHEMA", ""))
SCHEMA = _NAMED if _NAMED.is_file() else None

UNHURRIED = 10_000
"""Presses that the service takes from one person: a test presses as fast as the machine lets it."""


class Inside(ControlClient):
    """The control side of a Discord in this process, asked without a request to its door."""

    def __init__(self, world: LocalDiscord) -> None:
        door = world.control
        super().__init__(door._url, door._secret, door._client, door._context)
        self._fake = world.fake

    @override
    async def _brought(self, verb: str, asked: str) -> tuple[int, str]:
        status, answer = await obey(self._fake, verb, asked.encode())
        # As a request does, let the bot go on in between.
        await asyncio.sleep(0)
        return status, json.dumps(answer)


@asynccontextmanager
async def local_discord() -> AsyncIterator[LocalDiscord]:
    """A Discord of our own as long as the block lasts."""
    async with LocalDiscord.running(schema=SCHEMA) as world:
        yield replace(world, control=Inside(world))


@frozen
class RunningBot:
    """A bot that listens, and the people around it.

    Attributes:
        world: The Discord of our own.
        client: The bot.
        app: Its service and storage.
    """

    world: LocalDiscord
    client: Hatoba
    app: App

    def person(self, name: str) -> Person:
        """One of the people."""
        return self.world.person(name)

    async def seen(self, person: Person, fits: Callable[[Seen], bool], channel: str | None = None) -> Seen:
        """The newest message that fits, as soon as it is there."""
        found: list[Seen] = []

        async def here() -> bool:
            shown = await person.channel(channel, last=ON_SCREEN)
            found[:] = [message for message in shown if fits(message)]
            if not found and len(shown) == ON_SCREEN:
                found[:] = [message for message in await person.channel(channel) if fits(message)]
            return bool(found)

        await wait_for(here)
        return found[-1]

    async def quiet(self) -> None:
        """Wait until nothing is left to be posted."""

        async def empty() -> bool:
            return not (await self.app.database.read(awaited)).posts

        await wait_for(empty)

    async def well(self) -> None:
        """Wait until nothing is left to be answered or posted."""

        async def answered() -> bool:
            return not await self.app.ledger.unanswered(clock.now())

        await wait_for(answered)
        await self.quiet()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass that the pulse sees, and let it look after what is due then."""
        await pass_time(self.app.database, seconds, self.world.fake.clock.advance)
        await self.app.acting.write(sweep.sweep)

    @property
    def inside(self) -> Harness:
        """The service of this bot, to be acted on without presses; its posts are the bot's to carry."""
        app = self.app
        harness = Harness(app.database, by_hand(app), app.ledger, app.acting, app.driver)
        harness.guild = next(iter(self.world.fake.world.guilds))
        return harness

    async def laid(self, game: str, *names: str, channel: int) -> str:
        """Deal a match in a channel without a press, and wait until all is posted; its id."""
        harness = self.inside
        users = [self.user(name) for name in names]
        match = await harness.open(game, *users, channel=channel)
        await self.quiet()
        done(await lobby_operations.start(harness.acting, harness.caller(users[0], channel=channel), match))
        await self.quiet()
        return match

    def user(self, name: str) -> int:
        """The id of one of the people."""
        return next(each.id for each in self.world.fake.world.personas.values() if each.name == name)

    async def dealt(self, game: str, *names: str) -> Seen:
        """Open a table by command, let everyone join and start by button; the post of the deal."""
        people = [self.person(name) for name in names]
        await people[0].command("/game open", game=game)
        lobby = await self.seen(people[0], lambda message: "Join" in message.buttons)
        for person in people[1:]:
            await person.press(lobby, "Join")
        await self.quiet()
        asked = await people[0].press(lobby, "Start")
        await people[0].press(asked, "Deal")
        return await self.seen(people[0], lambda message: "Log" in message.buttons and not message.ephemeral)


TOLD: dict[tuple[str, ...], list[dict[str, Any]]] = {}
"""What Discord is told of the commands, by the games that they offer: finding all words takes half of a start."""


async def told_once(tree: CommandTree) -> list[dict[str, Any]]:
    """What Discord is told of the commands; found by each process once."""
    games = tuple(GAMES)
    if games not in TOLD:
        TOLD[games] = await payload_of(tree)
    return TOLD[games]


@asynccontextmanager
async def running(
    folder: Path, world: LocalDiscord, *, warm_up: bool = False, emojis: bool = False
) -> AsyncIterator[RunningBot]:
    """Run the bot at a Discord of our own as long as the block lasts; what is not wanted here it does not draw."""
    patch = pytest.MonkeyPatch()
    patch.setenv("DISCORD_TOKEN", world.token)
    settings = Settings(
        data=folder,
        presses=UNHURRIED,
        warm_up=warm_up,
        emojis=emojis,
        loopback=world.address,
        loopback_ca=world.ca_file,
    )
    patch.undo()
    settings.database = house_in(folder / "hatoba.sqlite3")
    async with open_app(settings) as app:
        await be_quick(app.database)
        share_tables(app.catalog)
        client = Hatoba(app, settings, loopback_connector(world.address, world.ca_file))
        CLOCK.file = world.clock_file
        patch.setattr(registering, "payload_of", told_once)
        task = asyncio.create_task(client.start(world.token))
        try:
            await world.control.bot_connected()
            yield RunningBot(world, client, app)
        finally:
            await client.drain()
            await asyncio.gather(task, return_exceptions=True)
            CLOCK.file = None
            use_icons({})
            patch.undo()


@asynccontextmanager
async def running_bot(folder: Path, *, warm_up: bool = False, emojis: bool = False) -> AsyncIterator[RunningBot]:
    """A Discord of our own with the bot in it."""
    async with local_discord() as world:
        world.fake.first_answer = GENEROUS
        with same_deals():
            async with running(folder, world, warm_up=warm_up, emojis=emojis) as here:
                yield here


@asynccontextmanager
async def laid(folder: Path, world: LocalDiscord) -> AsyncIterator[Harness]:
    """The service of a bot that is not at its Discord: tables are laid in no time, and all posts count as sent.

    Args:
        folder: Where the bot keeps everything that runs afterwards.
        world: The Discord, whose first server and whose clock it is.
    """
    async with open_harness(folder) as harness:
        CLOCK.file = world.clock_file
        harness.guild = next(iter(world.fake.world.guilds))
        yield harness
        world.fake.clock.advance(CLOCK.ahead() - world.fake.clock.offset)


async def channels(world: LocalDiscord, count: int) -> list[int]:
    """New channels of the first server."""
    opened = [await world.control.ask("add_channel", name=f"quay-{number}") for number in range(count)]
    return [int(each["id"]) for each in opened]
