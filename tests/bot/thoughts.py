"""Thoughts for tests; it loads no more than thinking needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.tables import canonical, load_tables
from bot.players.thinker import Thought
from rules.core.player import task_in
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    from rules.core.player import Level


def thought_of(game: str, level: Level, seed: bytes = b"own") -> Thought:
    """The first thought of a match."""
    found = GAMES[game]
    tables = load_tables(found.key, found.data, found.tables)
    match = found.with_tables(tables).deal(found.setup(2, b"deal"))
    seat = match.questions()[0].seat
    return Thought(game, canonical(tables, found.tables), level, task_in(match, Seat(seat), seed))
