"""The application: acts, outbox and database, from opening to closing."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import structlog

from bot.background.housekeeping import Retention, let_finished_go, recover_all, tidy, unreadable
from bot.background.sweep import sweep
from bot.core import clock
from bot.core.acting import Acting
from bot.core.boxes.catalog import GameCatalog
from bot.core.boxes.packs import Packs
from bot.core.do_not_disturb import resting
from bot.core.threads import DATABASE, call_this
from bot.core.unit_of_work import Limits
from bot.players.driver import Driver
from bot.store.database import Database
from bot.store.ledger import Ledger
from bot.store.maintenance import damage, shrink
from bot.store.outbox_store import OutboxStore
from bot.topics.day.operations import think_about
from render.faces import FACES
from rules.core.frozen import frozen
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.core.settings import Settings

_log = structlog.get_logger()


@frozen
class App:
    """All that the Discord side works with.

    Attributes:
        database: Where everything is kept.
        ledger: Every interaction at its arrival.
        outbox: What must still be said.
        acting: How acts come into the database.
        driver: Plays for the automatic players, once it runs.
        retention: How long finished matches are kept.
        catalog: The games, with the matches that were played last.
    """

    database: Database
    ledger: Ledger
    outbox: OutboxStore
    acting: Acting
    driver: Driver
    retention: Retention
    catalog: GameCatalog

    async def look_over(self) -> None:
        """Name the matches that cannot be read to the operator, without their content; once, after the start."""
        for match in await unreadable(self.acting):
            _log.error("match cannot be read: restore a backup, or close it", match=match)

    async def sweep(self) -> None:
        """Look after all that is due by itself; every half minute."""
        await self.acting.write(sweep)

    async def tidy(self) -> None:
        """What is done about once an hour: close and forget what is old, let the file shrink, look it over."""
        now = int(clock.now())
        await self.acting.write_at(now, tidy)
        gone = await let_finished_go(self.database, self.retention, now)
        if gone:
            self.catalog.taken_up.clear()
            _log.info("finished matches let go", number=gone)
        await think_about(self.acting, self.driver.thinker)
        await shrink(self.database)
        wrong = await damage(self.database, now)
        if wrong is not None:
            _log.error("database damaged: stop the bot and restore a backup", found=wrong)


@asynccontextmanager
async def open_app(settings: Settings) -> AsyncIterator[App]:
    """Open the database; matches whose rules were updated are taken up before anyone comes in.

    Raises:
        StoreError: The database cannot be used; the message is a sentence for the operator.
    """
    async with app_of(settings, await Database.open(settings.database)) as app:
        yield app


@asynccontextmanager
async def app_of(settings: Settings, database: Database) -> AsyncIterator[App]:
    """The same with a database that is open, and closed afterwards."""
    try:
        await database.read(lambda _: call_this(DATABASE))
        outbox = OutboxStore(database, resting, clock.now)
        limits = Limits(settings.lobbies_per_person, settings.matches_per_server, settings.lobby_days)
        catalog = GameCatalog(GAMES, FACES, Packs(settings.packs))
        for game in GAMES.values():
            # Which boxes cannot be chosen stands in the log from the start.
            catalog.packs.boxes(game)
        acting = Acting(database, outbox, catalog, limits)
        await recover_all(acting)
        retention = Retention(settings.finished_days, settings.archive)
        driver = Driver(acting, settings.workers)
        yield App(database, Ledger(database, clock.now), outbox, acting, driver, retention, catalog)
    finally:
        await database.close()
