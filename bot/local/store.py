"""The world in one file, so that the table stays when the local Discord is started anew."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from bot.local.world import Channel, Command, Emoji, Guild, Interaction, Message, Persona, World

_SHELVES: dict[str, Any] = {
    "guilds": TypeAdapter(Guild),
    "channels": TypeAdapter(Channel),
    "personas": TypeAdapter(Persona),
    "messages": TypeAdapter(Message),
    "interactions": TypeAdapter(Interaction),
    "commands": TypeAdapter(Command),
    "emojis": TypeAdapter(Emoji),
}
_TABLES = """
CREATE TABLE IF NOT EXISTS thing (shelf TEXT, id INTEGER, body BLOB, PRIMARY KEY (shelf, id));
CREATE TABLE IF NOT EXISTS fact (name TEXT PRIMARY KEY, value TEXT);
"""


class Store:
    """Keeps the world in an SQLite file; without a path it keeps nothing.

    Args:
        path: the file; created when missing.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._written: dict[tuple[str, int], bytes] = {}

    def load(self, world: World) -> float:
        """Fill the world with what the file holds.

        Returns:
            The clock's offset in seconds at the last saving.
        """
        if self._path is None:
            return 0.0
        with _opened(self._path) as connection:
            for shelf, number, body in connection.execute("SELECT shelf, id, body FROM thing ORDER BY id"):
                if shelf == "blobs":
                    world.blobs[number] = body
                else:
                    getattr(world, shelf)[number] = _SHELVES[shelf].validate_json(body)
                self._written[shelf, number] = body
            row = connection.execute("SELECT value FROM fact WHERE name = 'offset'").fetchone()
        connection.close()
        return 0.0 if row is None else float(row[0])

    async def save(self, world: World, offset: float) -> None:
        """Write what changed since the last time."""
        if self._path is None:
            return
        present: dict[tuple[str, int], bytes] = {("blobs", number): content for number, content in world.blobs.items()}
        for shelf, adapter in _SHELVES.items():
            for number, thing in getattr(world, shelf).items():
                present[shelf, number] = adapter.dump_json(thing)
        changed = [(*key, body) for key, body in present.items() if self._written.get(key) != body]
        gone = [key for key in self._written if key not in present]
        await asyncio.to_thread(_write, self._path, changed, gone, offset)
        self._written = present


def _opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.executescript(_TABLES)
    return connection


def _write(path: Path, changed: list[tuple[str, int, bytes]], gone: list[tuple[str, int]], offset: float) -> None:
    connection = _opened(path)
    with connection:
        connection.executemany("INSERT OR REPLACE INTO thing VALUES (?, ?, ?)", changed)
        connection.executemany("DELETE FROM thing WHERE shelf = ? AND id = ?", gone)
        connection.execute("INSERT OR REPLACE INTO fact VALUES ('offset', ?)", (repr(offset),))
    connection.close()
