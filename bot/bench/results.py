"""How long results take to be read in a house with many of them."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from bot.bench.keeping import thread_ms
from bot.cli.app import open_app
from bot.core.caller import Caller
from bot.core.settings import Settings
from bot.store.results import Kind
from bot.topics.results import operations
from bot.topics.results.operations import Scope
from rules.core.rng import Rng

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.connection import Connection

RESULTS = 10_000
PEOPLE = 200
SEATS = 4
GUILD, CHANNELS = 7, (1, 2, 3)
SOURCES = json.dumps({"orders": 20, "shops": 15, "rest": 9})
READS = 20
"""Looks of which each mean is."""


def fill(connection: Connection, games: int, guild: int, game: str) -> None:
    """Write finished games down, each with four of the same people, without logs.

    Args:
        connection: Inside a transaction.
        games: How many.
        guild: The server on which they were played.
        game: Key of the game.
    """
    chance = Rng(b"results")
    connection.execute(
        "INSERT INTO tables (hash, game, content) VALUES ('bench', ?, '{}') ON CONFLICT DO NOTHING", (game,)
    )
    for number in range(games):
        name, people, channel = f"G{number}", _some(chance), CHANNELS[number % 3]
        connection.execute(
            "INSERT INTO matches (id, game, guild, channel, phase, opener, seats, options, lang, pace, tables, "
            "reconstructed, half, seal, seed, snapshot, created, ended) VALUES (?, ?, ?, ?, 'over', 1, 4, '{}', "
            "'en', 'day', 'bench', 0, zeroblob(32), '', zeroblob(32), '{}', ?, ?)",
            (name, game, guild, channel, number, number),
        )
        for seat, user in enumerate(people):
            connection.execute(
                "INSERT INTO seats (match, seat, person, name, colour) VALUES (?, ?, ?, ?, 'grey')",
                (name, seat, user, f"player {user}"),
            )
            connection.execute(
                "INSERT INTO results (match, seat, person, game, guild, seats, place, points, whole, ended, sources) "
                "VALUES (?, ?, ?, ?, ?, 4, ?, ?, 1, ?, ?)",
                (name, seat, user, game, guild, seat + 1, 100 - 10 * seat, number, SOURCES),
            )
            connection.execute(
                "INSERT INTO answered (match, seat, person, since, took, allowed) VALUES (?, ?, ?, ?, 3600, 86400)",
                (name, seat, user, number),
            )


def _some(chance: Rng) -> list[int]:
    """Some of the people, each once."""
    first, step = chance.below(PEOPLE), 1 + chance.below(PEOPLE // SEATS - 1)
    return [(first + step * seat) % PEOPLE + 1 for seat in range(SEATS)]


async def reading(game: str, folder: Path) -> dict[str, float]:
    """Milliseconds of the database's thread a look at one's own results, someone's, and a server's.

    Args:
        game: Key of the game.
        folder: An empty one.
    """
    figures: dict[str, float] = {}
    async with open_app(Settings(data=folder)) as app:
        await app.database.transact(partial(fill, games=RESULTS // SEATS, guild=GUILD, game=game))
        caller, open_ones = Caller(1, 5, "Mika", "en", GUILD, CHANNELS[0], manager=False), frozenset(CHANNELS)
        scopes = {
            "mine": Scope(5, None, None, None),
            "person": Scope(6, GUILD, None, open_ones),
            "server": Scope(None, GUILD, None, open_ones),
            "game": Scope(None, GUILD, Kind(game), open_ones),
        }
        for name, scope in scopes.items():
            begun = await app.database.read(thread_ms)
            for _ in range(READS):
                await app.acting.read(operations.overview, caller, scope, 0)
            figures[name] = round((await app.database.read(thread_ms) - begun) / READS, 3)
    return figures
