"""Warming up: every game is drawn once at the start, so that nobody's first picture waits for fonts and sprites."""

from __future__ import annotations

import asyncio
import gc
from functools import cache, partial
from typing import TYPE_CHECKING

import structlog

from bot.tables import load_tables
from render.core.face import Desk
from render.core.people import LANGUAGES, Person
from render.core.words import Words
from render.faces import FACES
from rules.core.game import Setup
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.front.studio import Studio

_log = structlog.get_logger()

PAUSE = 0.5
"""Seconds before each drawing; after a restart the presses that wait come first."""


async def warm_up(studio: Studio) -> None:
    """Read all words, then draw every game at every number of seats, the largest tables first.

    Each drawing waits in the studio's queue like any other, so that a press waits for one of them at most.
    """
    works: list[Callable[[], object]] = [partial(Words.of, lang) for lang in LANGUAGES]
    for key, game in GAMES.items():
        least, most = game.seats
        works += [partial(warm, key, seats) for seats in range(most, least - 1, -1)]
    try:
        for work in works:
            await asyncio.sleep(PAUSE)
            await studio.draw(work)
    except Exception:  # noqa: BLE001 - without it the first pictures only take longer
        _log.exception("not warmed up")
    # What is there now stays for good; to walk through all of it would stop everybody for a fifth of a second.
    gc.collect()
    gc.freeze()


@cache
def warm(key: str, seats: int) -> None:
    """Draw what is seen first of a match that has just been dealt: table, hand and panel; once in a process.

    Args:
        key: The game.
        seats: Number of seats.
    """
    game, face = GAMES[key], FACES[key]
    options = tuple(sorted((option.key, option.default) for option in game.options))
    book = game.with_tables(load_tables(key, game.data, game.tables))
    match = book.deal(Setup(key, seats, options, b"warming up"))
    people = tuple(Person(colour, colour) for colour in game.colours[:seats])
    desk = Desk("AAA", people, Words.of("en"))
    face.table(match.view(None), None, desk)
    question = match.questions()[0]
    view = match.view(question.seat)
    face.hand(view, desk)
    panel = face.panel(question, view, "", desk)
    if panel.picture is not None:
        panel.picture()
