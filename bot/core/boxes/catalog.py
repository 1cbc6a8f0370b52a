"""The games of the bot with their faces and their component tables."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.core.boxes.rows import sources
from bot.core.tables import fingerprint
from bot.core.taken_up import TakenUpMatches
from bot.store import matches
from rules.core.frozen import frozen
from rules.core.reasons import IllegalAction
from rules.core.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.core.boxes.packs import Packs
    from bot.store.connection import Connection
    from bot.store.match_rows import StoredMatch
    from render.core.face import Face
    from rules.core.book import Book
    from rules.core.game import Game
    from rules.core.match import Match

PACK = "pack"
"""The option, besides those of the game, that names a component pack."""

PLANS = "plans"
"""The option, besides those of the game, that says whether whoever asks is shown plans; see `bot.core.options`."""

ICONS = "icons"
"""The option, besides those of the game, that says whether the table's posts show icons; see `bot.core.options`."""

RANKED = "ranked"
"""The option, besides those of the game, that says whether the game counts for levels; see `bot.core.options`."""

WHAT_IFS = "what-ifs"
"""The option, besides those of the game, that allows *What if* in a ranked game; see `bot.core.options`."""

OF_EVERY_GAME = (PACK, PLANS, ICONS, RANKED, WHAT_IFS)
"""The options that are none of the game's."""


class Unreadable(ValueError):  # noqa: N818
    """A stored match cannot be taken up; the message names it, and nothing that is hidden."""


@frozen
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


class GameCatalog:
    """Finds games, and takes matches up again with the tables that they were dealt from.

    Attributes:
        games: Games by key.
        faces: Their faces by key.
        packs: The boxes that may be chosen.
        taken_up: The matches that were played last.
    """

    def __init__(self, games: Mapping[str, Game], faces: Mapping[str, Face], packs: Packs) -> None:
        self.games = games
        self.faces = faces
        self.packs = packs
        self.taken_up = TakenUpMatches()
        # Tables never change under their hash, nor the bot's own while it runs: what was read once stays true.
        self._books: dict[str, Book] = {}
        self._own: dict[str, Tables] = {}

    def tables(self, game: Game, pack: str) -> Tables:
        """The component tables that a new match of a game is dealt from.

        Args:
            pack: Name of a component pack, or empty for the bot's own tables.

        Raises:
            ValueError: There is no such pack, or it cannot be used.
        """
        if not pack and game.key in self._own:
            return self._own[game.key]
        content = self.packs.tables(game, pack)
        reconstructed = sum(rows for rows, _ in reconstructed_rows(content).values())
        tables = Tables(fingerprint(content), content, reconstructed)
        if not pack:
            self._own[game.key] = tables
        return tables

    def standing(self, game: str) -> tuple[tuple[str, ...], ...]:
        """Keys of the answers that may be given once and for all in a game, question by question."""
        return tuple(tuple(key for key, _ in question.answers) for question in self.games[game].standing())

    def book(self, connection: Connection, stored: StoredMatch) -> Book:
        """A game with the tables of one match.

        Raises:
            Unreadable: They are not what was kept.
        """
        if stored.tables not in self._books:
            game = self.games[stored.game]
            content = matches.tables(connection, stored.tables)
            if fingerprint(content) != stored.tables:
                raise Unreadable(f"match {stored.id} cannot be read (its component tables are damaged)")
            self._books[stored.tables] = game.with_tables(game.tables.validate_json(content))
        return self._books[stored.tables]

    def resume(self, connection: Connection, stored: StoredMatch, seats: int, log: Sequence[str]) -> Match:
        """Take up a dealt match.

        Args:
            log: Its entries as they are stored.

        Raises:
            Unreadable: It cannot be taken up.
        """
        setup = setup_of(stored, seats, stored.seed or b"")
        try:
            return self.book(connection, stored).resume(setup, log, stored.snapshot or "")
        except (ValueError, LookupError, TypeError, AssertionError) as error:
            # Never the error itself: it quotes what was written, hands among it.
            raise Unreadable(f"match {stored.id} cannot be read ({type(error).__name__})") from None

    def follow(self, connection: Connection, stored: StoredMatch, seats: int, log: Sequence[str]) -> Match:
        """Take up a dealt match whose position is lost, by its log.

        Raises:
            Unreadable: These rules cannot play it again, or the end of the log is missing.
        """
        setup = setup_of(stored, seats, stored.seed or b"")
        try:
            return self.book(connection, stored).follow(setup, log, stored.snapshot or "")
        except (ValueError, LookupError, TypeError, AssertionError, IllegalAction) as error:
            raise Unreadable(f"match {stored.id} cannot be read ({type(error).__name__})") from None


def setup_of(stored: StoredMatch, seats: int, seed: bytes) -> Setup:
    """All that makes a match what it is."""
    options = sorted((key, value) for key, value in stored.options.items() if key not in OF_EVERY_GAME)
    return Setup(stored.game, seats, tuple(options), seed)


def reconstructed_rows(text: str) -> dict[str, tuple[int, int]]:
    """Tables by their name in which rows are reconstructed: how many of them, and of how many rows.

    Args:
        text: Component tables as they are kept.
    """
    found = {name: sources(table) for name, table in json.loads(text).items()}
    counted = {name: (rows.count("reconstructed"), len(rows)) for name, rows in found.items()}
    return {name: counts for name, counts in counted.items() if counts[0]}
