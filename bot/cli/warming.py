"""Warming up: every game is drawn once at the start, so that no one's first picture waits for fonts and sprites."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import TYPE_CHECKING

import structlog

from bot.cli.selfplay import any_part
from bot.core.tables import own_tables
from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.people import Person, at_table
from render.core.words import Words
from render.faces import FACES
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.discord.renderer import Renderer

_log = structlog.get_logger()

PAUSE = 0.5
"""Seconds before each drawing; after a restart the presses that wait come first."""

STAGES = (0, 60, 150)
"""Answers after which a match is drawn: just dealt, with pieces on the table, with what was built and won."""

NEW = 6
"""Answers whose outcome is marked as new."""


async def warm_up(renderer: Renderer, first: Sequence[str] = ()) -> None:
    """Read all words, then draw every game at every number of seats and several stages, the largest tables first.

    Each drawing waits in the renderer's queue like any other, so that a press waits for one of them at most.

    Args:
        renderer: Where pictures are drawn.
        first: Keys of the games that are being played; they are drawn before all others, in this order.
    """
    works: list[Callable[[], object]] = [partial(Words.of, lang) for lang in LANGUAGES]
    for key in sorted(GAMES, key=[*first, *GAMES].index):
        least, most = GAMES[key].seats
        works += [partial(warm, key, seats, answers) for seats in range(most, least - 1, -1) for answers in STAGES]
    try:
        for work in works:
            await asyncio.sleep(PAUSE)
            await renderer.draw(work)
    except Exception:  # noqa: BLE001 - without it the first pictures only take longer
        _log.exception("not warmed up")


@cache
def warm(key: str, seats: int, answers: int) -> None:
    """Draw what is seen of a match: table, hand and panel; once in a process.

    Args:
        answers: How many, any ones, were given since the deal.
    """
    game, face = GAMES[key], FACES[key]
    setup, book = game.setup(seats, b"warming up"), game.with_tables(own_tables(game))
    match, rng = book.deal(setup), Rng(b"any answers")
    for _ in range(answers):
        if asked := match.questions():
            match.give(asked[0].seat, any_of(any_part(asked[0], rng), rng))
    people = at_table(tuple(Person(colour, colour) for colour in game.colours[:seats]), game, dict(setup.options))
    context = RenderContext("AAA", people, Words.of("en"))
    face.table(match.view(None), match.view_after(None, max(0, match.published - NEW)), context)
    for question in match.questions()[:1]:
        view = match.view(question.seat)
        face.hand(view, context)
        panel = face.panel(question, view, "", context)
        if panel.picture is not None:
            panel.picture()
