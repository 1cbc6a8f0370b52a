"""``film`` and ``page``: a game from its file, as an animated picture or as one page of HTML."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from bot.cli.writing import NotWritten, write_new
from bot.topics.record.filming import LOWEST, boards, count
from bot.topics.record.importing import brought
from bot.topics.record.opening import looked_at
from bot.topics.record.page.writing import page_of
from bot.topics.record.reading import NoDocument, read_file
from render.core.words import Words
from render.film import film_of, frame_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch
    from render.core.languages import Lang
    from render.core.picture import Picture


def make_film(file: Path, target: Path | None, lang: Lang | None) -> int:
    """Write the film of a game beside its file, or where it is wanted."""

    def film(loaded: LoadedMatch, words: Words) -> bytes:
        last = max(1, count(loaded, words) - 1)
        return film_of([frame_of(board, place / last) for place, board in enumerate(_told(loaded, words))])

    return _made(file, target or file.with_suffix(".webp"), lang, film)


def make_page(file: Path, target: Path | None, lang: Lang | None) -> int:
    """Write a game as a page beside its file, or where it is wanted."""

    def page(loaded: LoadedMatch, words: Words) -> bytes:
        return page_of(loaded, lambda words: _told(loaded, words), words.lang)

    return _made(file, target or file.with_suffix(".html"), lang, page)


def _made(file: Path, target: Path, lang: Lang | None, make: Callable[[LoadedMatch, Words], bytes]) -> int:
    """Make something of a game and write it; how far it is is told, and Ctrl-C ends it before anything is written."""
    os.nice(LOWEST)
    try:
        loaded = _opened(file)
        content = make(loaded, Words.of(lang or loaded.info.lang))
        write_new(target, content)
    except (NoDocument, NotWritten) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped; nothing was written.", file=sys.stderr)
        return 1
    print(f"{target}: {len(content) / 1e6:.1f} MB")
    return 0


def _opened(file: Path) -> LoadedMatch:
    """The game of a file from anywhere, which must prove itself.

    Raises:
        NoDocument: It is damaged, foreign, or of a game that has not ended.
    """
    found = brought(read_file(file), str(file))
    if found.running:
        raise NoDocument(f"{file} is a game that has not ended; export it again after its end.")
    return looked_at(found.document, found.match)


def _told(loaded: LoadedMatch, words: Words) -> Iterator[Picture]:
    """The boards of a game; each says at a terminal that it is drawn, the last one anywhere."""
    of, watched = count(loaded, words), sys.stderr.isatty()
    for number, board in enumerate(boards(loaded, words), start=1):
        if watched or number == of:
            start, end = "\r" if watched else "", "\n" if number == of else ""
            print(f"{start}Turn {number} of {of} ({words.lang})", end=end, file=sys.stderr, flush=True)
        yield board
