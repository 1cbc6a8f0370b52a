"""The application: the service with its database, from opening to closing."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.play.catalog import GameCatalog, load_from
from bot.play.match_service import MatchService
from bot.play.unit_of_work import Limits
from bot.store.database import Database
from bot.store.ledger import Ledger
from bot.store.outbox_store import OutboxStore
from render.faces import FACES
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.settings import Settings


@dataclass(frozen=True, slots=True)
class App:
    """All that the Discord side works with.

    Attributes:
        database: Where everything is kept.
        ledger: Every interaction at its arrival.
        outbox: What must still be said.
        service: What people may do.
    """

    database: Database
    ledger: Ledger
    outbox: OutboxStore
    service: MatchService


@asynccontextmanager
async def open_app(settings: Settings) -> AsyncIterator[App]:
    """Open the database and the service; matches whose rules were updated are taken up before anybody comes in.

    Raises:
        StoreError: The database cannot be used; the message is a sentence for the operator.
    """
    database = await Database.open(settings.database)
    try:
        outbox = OutboxStore(database)
        limits = Limits(settings.lobbies_per_person, settings.matches_per_server, settings.lobby_days)
        service = MatchService(database, outbox, GameCatalog(GAMES, FACES, load_from(settings.packs)), limits)
        await service.recover()
        yield App(database, Ledger(database), outbox, service)
    finally:
        await database.close()
