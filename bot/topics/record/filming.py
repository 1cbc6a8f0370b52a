"""The film of a match: drawn turn by turn in a process of its own, which everything else on the machine goes before."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from bot.core.films import Film
from bot.discord.screens.moments import moments, turns_to_see
from bot.discord.screens.reader import render_context
from bot.players.thinker import Process, Thinkable
from bot.topics.record.opening import opened_here
from bot.topics.record.reading import read
from render.core.languages import Lang
from render.core.words import Words
from render.film import film_of, frame_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.core.loaded_match import LoadedMatch
    from render.core.picture import Picture

AT_ONCE: Final = 8
"""Turns that are drawn between two reports of how far it is."""

LOWEST: Final = 19
"""Nothing on the machine waits for a process that stands back so far."""


def boards(loaded: LoadedMatch, words: Words, begin: int = 0, end: int | None = None) -> Iterator[Picture]:
    """The board at each moment that can be seen, with what the turn changed marked.

    Args:
        begin: The first moment, from 0.
        end: The first one that is left out; None: all of them.
    """
    for found in moments(loaded, turns_to_see(loaded, words)[begin:end]):
        reader = render_context(found.loaded, words)
        yield loaded.face.table(found.loaded.match.view(None), found.before, reader)


def count(loaded: LoadedMatch, words: Words) -> int:
    """How many moments can be seen."""
    return len(turns_to_see(loaded, words))


@dataclass(frozen=True)
class Drawing(Thinkable["tuple[int, int]"]):
    """Some more frames of the film of a document; comes to how many are drawn, and how many there will be.

    They stay in the process that draws them.

    Attributes:
        game: Key of the game.
        document: The document as a file.
        lang: Language of the pictures.
        to: How many are to be drawn by then.
    """

    game: str
    document: bytes = field(repr=False)
    lang: Lang
    to: int

    @override
    def thought_out(self) -> tuple[int, int]:
        loaded, words = _opened(self.document), Words.of(self.lang)
        of, begin = count(loaded, words), len(_drawn)
        for place, board in enumerate(boards(loaded, words, begin, self.to), start=begin):
            _drawn.append(frame_of(board, place / max(1, of - 1)))
        return len(_drawn), of


@dataclass(frozen=True)
class Filming(Thinkable["bytes"]):
    """The film of a document, of the frames that its process has drawn, and of those that it has not.

    Attributes:
        drawing: All of its frames.
    """

    game: str
    drawing: Drawing

    @override
    def thought_out(self) -> bytes:
        self.drawing.thought_out()
        return film_of(_drawn)


_drawn: list[bytes] = []
"""The frames of the one film that a process makes."""


@lru_cache(maxsize=1)
def _opened(document: bytes) -> LoadedMatch:
    """The match of a document, opened once; whoever opens it here stands back behind all else on the machine."""
    os.nice(LOWEST)
    return opened_here(read(document, "the game"))


async def made(game: str, document: bytes, lang: Lang, tell: Callable[[int, int], None]) -> Film:
    """Make the film of a document.

    Args:
        game: Key of the game.
        document: The document as a file.
        lang: Language of the pictures.
        tell: Hears how many turns are drawn, and of how many.
    """
    # A process of its own for each film: with it all that its pictures took up is gone.
    thinker = Process()
    try:
        done, of = 0, 1
        while done < of:
            done, of = await thinker.think(Drawing(game, document, lang, done + AT_ONCE))
            tell(done, of)
        return Film(await thinker.think(Filming(game, Drawing(game, document, lang, of))), of)
    finally:
        await thinker.close()
