"""The wharf: the house with its database, from opening to closing."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.play.house import House
from bot.play.room import Limits
from bot.play.shelf import Shelf, load_from
from bot.store.database import Database
from bot.store.ledger import Ledger
from bot.store.postman import Outbox
from render.faces import FACES
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.settings import Settings


@dataclass(frozen=True, slots=True)
class Wharf:
    """All that the Discord side works with.

    Attributes:
        database: Where everything is kept.
        ledger: Every interaction at its arrival.
        outbox: What must still be said.
        house: What people may do.
    """

    database: Database
    ledger: Ledger
    outbox: Outbox
    house: House


@asynccontextmanager
async def open_wharf(settings: Settings) -> AsyncIterator[Wharf]:
    """Open the database and the house; matches whose rules were updated are taken up before anybody comes in.

    Raises:
        StoreError: The database cannot be used; the message is a sentence for the operator.
    """
    database = await Database.open(settings.database)
    try:
        outbox = Outbox(database)
        limits = Limits(settings.lobbies_per_person, settings.matches_per_server, settings.lobby_days)
        house = House(database, outbox, Shelf(GAMES, FACES, load_from(settings.packs)), limits)
        await house.recover()
        yield Wharf(database, Ledger(database), outbox, house)
    finally:
        await database.close()
