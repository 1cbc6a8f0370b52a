"""A match as one page of HTML: board, log, plots and score sheet, all in the file, read from disk in any browser."""

from __future__ import annotations

import base64
import html
import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Any, Final

from bot.discord.message import Image as Shown
from bot.discord.screens.board import result_text, score_sheet, score_text
from bot.discord.screens.course import course_pictures
from bot.discord.screens.log import numbered
from bot.discord.screens.moments import turns_to_see
from bot.discord.screens.reader import match_name, unmarked
from bot.topics.record.page.album import ACROSS, MARGIN, TILE, Album
from render.core.languages import LANGUAGES
from render.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.screens.log import LogEntry
    from render.core.languages import Lang
    from render.core.picture import Picture

TEXTS: Final = ("board", "log", "course", "score", "first", "back", "next", "last", "language", "moment")
"""What the page says besides the match, as its script knows it."""

HERE: Final = Path(__file__).parent


def page_of(loaded: LoadedMatch, boards: Callable[[Words], Iterable[Picture]], lang: Lang) -> bytes:
    """The page of a match, as one file.

    Args:
        loaded: A match that has ended.
        boards: Draws the board at each moment that can be seen.
        lang: The language that is shown first; all is there in every language, the words of the pictures too.
    """
    album = Album()
    said = {each: _words(loaded, boards, album, Words.of(each)) for each in LANGUAGES}
    turns = turns_to_see(loaded, Words.of(lang))
    data = {
        "lang": lang,
        "tile": TILE,
        "margin": MARGIN,
        "across": ACROSS,
        "moments": [{"at": turn.at, "round": turn.round} for turn in turns],
        "words": said,
        "sheets": [_source(sheet, "webp") for sheet in album.sheets()],
    }
    return _written(data, lang)


def _written(data: dict[str, Any], lang: Lang) -> bytes:
    script = _file("page.js")
    # No browser loads or runs anything but what stands in the file.
    allowed = base64.b64encode(sha256(script.encode()).digest()).decode()
    filled = Template(_file("page.html")).substitute(
        lang=lang,
        title=html.escape(data["words"][lang]["title"]),
        style=_file("page.css"),
        script=script,
        hash=f"sha256-{allowed}",
        data=json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
    )
    return filled.encode()


@cache
def _file(name: str) -> str:
    return (HERE / name).read_text("utf-8")


def _words(
    loaded: LoadedMatch, boards: Callable[[Words], Iterable[Picture]], album: Album, words: Words
) -> dict[str, Any]:
    """All that the page says and shows in a language."""
    turns = turns_to_see(loaded, words)
    lines = [unmarked(line) for line in score_text(loaded, words).split("\n")]
    sheet = [part.picture for part in score_sheet(loaded, words) if isinstance(part, Shown)]
    return {
        "name": LANGUAGES[words.lang].name,
        "title": match_name(words, loaded.info),
        "result": unmarked(result_text(loaded, words)),
        "lines": lines,
        "rounds": {str(turn.round): words.text("page-round", n=turn.round) for turn in turns},
        "moments": [_moment(turn, words) for turn in turns],
        "boards": [album.add(board) for board in boards(words)],
        "plots": [_plain(picture) for picture in course_pictures(loaded, words)],
        "sheet": [_plain(picture) for picture in sheet],
        **{text: words.text(f"page-{text}") for text in TEXTS},
    }


def _moment(turn: LogEntry, words: Words) -> dict[str, str]:
    told: Iterable[str] = (numbered(turn, words), *turn.lines[1:])
    return {"title": words.text("page-round", n=turn.round), "told": unmarked(" · ".join(told))}


def _plain(picture: Picture) -> dict[str, Any]:
    return {"src": _source(picture.png, "png"), "alt": picture.alt, "size": picture.size}


def _source(content: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"
