"""The shelf: the games of the house with their faces and their component tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, TypeAlias

from bot.store import matches
from rules.core.game import Setup

if TYPE_CHECKING:
    import sqlite3

    from bot.store.matches import Stored
    from render.core.face import Face
    from rules.core.game import Book, Game
    from rules.core.match import Match

Load: TypeAlias = Callable[["Game"], str]
"""Gives the component tables of a game as JSON text, always the same text for the same tables."""


@dataclass(frozen=True, slots=True)
class Tables:
    """Component tables as they are kept.

    Attributes:
        hash: SHA-256 of their text, in hexadecimal.
        content: Their text.
        reconstructed: Number of rows whose printed values could not be found.
    """

    hash: str
    content: str
    reconstructed: int


class Shelf:
    """Finds games, and takes matches up again with the tables that they were dealt from.

    Attributes:
        games: Games by key.
        faces: Their faces by key.
    """

    def __init__(self, games: Mapping[str, Game], faces: Mapping[str, Face], load: Load) -> None:
        self.games = games
        self.faces = faces
        self._load = load
        # Tables never change under their hash, so that what was read once stays true.
        self._books: dict[str, Book] = {}

    def tables(self, game: Game) -> Tables:
        """The component tables that a new match of a game is dealt from."""
        content = self._load(game)
        return Tables(sha256(content.encode()).hexdigest(), content, _reconstructed(json.loads(content)))

    def book(self, connection: sqlite3.Connection, stored: Stored) -> Book:
        """A game with the tables of one match."""
        if stored.tables not in self._books:
            game = self.games[stored.game]
            content = matches.tables(connection, stored.tables)
            self._books[stored.tables] = game.with_tables(game.tables.validate_json(content))
        return self._books[stored.tables]

    def resume(self, connection: sqlite3.Connection, stored: Stored) -> Match:
        """Take up a dealt match."""
        log, _ = matches.entries(connection, stored.id)
        setup = setup_of(stored, len(matches.chairs(connection, stored.id)), stored.seed or b"")
        return self.book(connection, stored).resume(setup, log, stored.snapshot or "")


def setup_of(stored: Stored, seats: int, seed: bytes) -> Setup:
    """All that makes a match what it is."""
    return Setup(stored.game, seats, tuple(sorted(stored.options.items())), seed)


def _reconstructed(content: object) -> int:
    match content:
        case dict():
            own = content.get("source") == "reconstructed"
            return own + sum(_reconstructed(value) for value in content.values())
        case list():
            return sum(_reconstructed(value) for value in content)
        case _:
            return 0
