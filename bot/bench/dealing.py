"""Matches for the benchmark, always the same ones."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bot.local.playing import with_everything
from bot.tables import load_tables
from rules.core.game import Setup
from rules.games import GAMES

if TYPE_CHECKING:
    from rules.core.game import Book
    from rules.core.match import Match


@cache
def book_of(game: str) -> Book:
    """A game with the house's own tables."""
    kind = GAMES[game]
    return kind.with_tables(load_tables(game, kind.data, kind.tables))


def dealt(game: str, seats: int, number: int) -> Match:
    """A match of a game with all its modules.

    Args:
        game: Its key.
        seats: Number of seats.
        number: Which of all such matches, from 0 to 255.
    """
    chosen = {key: ",".join(values) for key, values in with_everything(game).items()}
    options = tuple(sorted((option.key, chosen.get(option.key, option.default)) for option in GAMES[game].options))
    return book_of(game).deal(Setup(game, seats, options, b"bench" + bytes([number])))
