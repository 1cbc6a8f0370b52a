"""Matches for the benchmark, dealt and played, always the same ones."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bot.cli.selfplay import LONGEST
from bot.core.tables import load_tables
from bot.local.playing import with_everything
from rules.core.rng import Rng
from rules.games import GAMES

if TYPE_CHECKING:
    from rules.core.book import Book
    from rules.core.match import Match


@cache
def book_of(game: str) -> Book:
    """A game with the bot's own tables."""
    kind = GAMES[game]
    return kind.with_tables(load_tables(game, kind.data, kind.tables))


def dealt(game: str, seats: int, number: int) -> Match:
    """A match of a game with all its modules.

    Args:
        number: Which of all such matches, from 0 to 255.
    """
    chosen = {key: ",".join(values) for key, values in with_everything(game, seats).items()}
    return book_of(game).deal(GAMES[game].setup(seats, b"bench" + bytes([number]), chosen))


def played(game: str, number: int, most: int = LONGEST) -> Match:
    """A match of as many as can sit down, played towards one of the game's aims.

    Args:
        number: Which of all such matches, from 0 to 255.
        most: Answers after which it is left, if it is not over before.
    """
    kind, dice = GAMES[game], Rng(b"bench answers" + bytes([number]))
    aim = kind.aims[number % len(kind.aims)]
    match = dealt(game, kind.seats[1], number)
    while match.revision < most and (asked := match.questions()):
        question = asked[dice.below(len(asked))]
        match.give(question.seat, kind.prefer(question, match.view(question.seat), aim, dice))
    return match
