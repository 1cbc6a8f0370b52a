"""``import``: a game from a file, opened in a channel of its own at the local table."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from typing import TYPE_CHECKING

from bot.core.boxes.catalog import GameCatalog
from bot.core.boxes.packs import Packs
from bot.core.settings import load_settings
from bot.core.unit_of_work import Limits, UnitOfWork
from bot.local.fake_discord import FakeDiscord
from bot.local.schema import named_schema
from bot.local.table import IN_A_FILE, STATE, at_local_table, folder_of
from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.looking import file_of
from bot.topics.record.importing import Brought, Room, bring_in, brought
from bot.topics.record.reading import NoDocument, read_file
from render.faces import FACES
from rules.games import GAMES

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.settings import Settings
    from bot.store.connection import Connection


def import_match(file: Path, line: int | None, *, program: str = "bot") -> int:
    """Open a game from a file at the local table, and run that; what is wrong is said in one sentence.

    Args:
        file: The file.
        line: Number of answers after which it is played on; None opens it as it is.
        program: Module that runs as the bot.
    """
    settings = load_settings()
    if settings.token is not None:
        sys.stderr.write("A file is opened at the local table only: unset DISCORD_TOKEN first.\n")
        return 1
    try:
        found = brought(read_file(file), str(file), line)
        match, channel = asyncio.run(lay(settings, found))
    except (NoDocument, StoreError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except (OSError, sqlite3.Error) as error:
        sys.stderr.write(f"The local table cannot be opened ({error}).\n")
        return 1
    sys.stdout.write(f"{found.document.match} was opened as {match}, in the channel {channel}.\n")
    # The first evening of a new world is left to one that begins with it.
    at_local_table(settings.model_copy(update={"first_table": False}), named_schema(), program=program)
    return 0


async def lay(settings: Settings, found: Brought) -> tuple[str, str]:
    """Lay a table in a new channel of the local Discord; the id of the match and the name of the channel.

    Raises:
        NoDocument: What the file says cannot be shown.
        StoreError: The database cannot be used, as while the local table is running.
    """
    folder_of(settings)
    database = await Database.open(file_of(settings.database, IN_A_FILE))
    try:
        fake = FakeDiscord.open(folder_of(settings) / STATE)
        guild = next(iter(fake.world.guilds.values()))
        channel = fake.add_channel(guild, f"from-{found.document.match.lower()}")
        people = tuple(user for user in fake.world.personas if user in guild.members)
        room, now = Room(guild.id, channel.id, people), int(fake.clock.now())
        catalog = GameCatalog(GAMES, FACES, Packs(settings.packs))

        def work(connection: Connection) -> str:
            return bring_in(UnitOfWork(connection, now, catalog, Limits()), found, room)

        match = await database.transact(work)
        await fake.save()
    finally:
        await database.close()
    return match, channel.name
