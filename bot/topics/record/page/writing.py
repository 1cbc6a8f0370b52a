"""A match as one page of HTML: board, log, plots and score sheet, all in the file, read from disk in any browser."""

from __future__ import annotations

import base64
import html
import io
import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Any, Final

from PIL import Image

from bot.discord.message import Image as Shown
from bot.discord.screens.board import result_text, score_sheet, score_text
from bot.discord.screens.course import course_pictures
from bot.discord.screens.log import numbered
from bot.discord.screens.moments import turns_to_see
from bot.discord.screens.reader import match_name, unmarked
from render.core.languages import LANGUAGES
from render.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.core.outcomes import LoadedMatch
    from bot.discord.screens.log import LogEntry
    from render.core.languages import Lang
    from render.core.picture import Picture

MOST_BYTES: Final = 10_000_000
"""Bytes of a page at most, however long its match was."""

WIDE: Final = 1000
"""Pixels across of the boards: what a desktop has beside nothing, and three for each of a phone."""

QUALITIES: Final = (50, 30, 15)
"""How much of the boards is kept, from 0 to 100; less where the page would be too large."""

TEXTS: Final = ("board", "log", "course", "score", "first", "back", "next", "last", "language", "moment")
"""What the page says besides the match, as its script knows it."""

HERE: Final = Path(__file__).parent


def page_of(loaded: LoadedMatch, boards: Sequence[Picture], lang: Lang) -> bytes:
    """The page.

    Args:
        loaded: A match that has ended.
        boards: The board at each moment that can be seen.
        lang: Language of the pictures, and the one that is shown first; all else is there in every language.
    """
    words = Words.of(lang)
    sheet = [part.picture for part in score_sheet(loaded, words) if isinstance(part, Shown)]
    rest = {
        "lang": lang,
        "drawn": lang,
        "plots": [_plain(picture) for picture in course_pictures(loaded, words)],
        "sheet": [_plain(picture) for picture in sheet],
        "words": {each: _words(loaded, Words.of(each)) for each in LANGUAGES},
    }
    turns = turns_to_see(loaded, words)
    page = b""
    for quality in QUALITIES:
        seen = [
            {"at": turn.at, "round": turn.round, "picture": _small(board, quality)}
            for turn, board in zip(turns, boards, strict=True)
        ]
        page = _written({**rest, "moments": seen}, lang)
        if len(page) <= MOST_BYTES:
            break
    return page


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


def _words(loaded: LoadedMatch, words: Words) -> dict[str, Any]:
    """All that the page says in a language."""
    turns = turns_to_see(loaded, words)
    lines = [unmarked(line) for line in score_text(loaded, words).split("\n")]
    return {
        "name": LANGUAGES[words.lang].name,
        "title": match_name(words, loaded.info),
        "result": unmarked(result_text(loaded, words)),
        "lines": lines,
        "rounds": {str(turn.round): words.text("page-round", n=turn.round) for turn in turns},
        "moments": [_moment(turn, words) for turn in turns],
        **{text: words.text(f"page-{text}") for text in TEXTS},
    }


def _moment(turn: LogEntry, words: Words) -> dict[str, str]:
    told: Iterable[str] = (numbered(turn, words), *turn.lines[1:])
    return {"title": words.text("page-round", n=turn.round), "told": unmarked(" · ".join(told))}


def _plain(picture: Picture) -> dict[str, Any]:
    return _source(picture.png, "png", picture.alt, picture.size)


def _small(picture: Picture, quality: int) -> dict[str, Any]:
    """A board in a tenth of the room: narrower, and as WebP."""
    with Image.open(io.BytesIO(picture.png)) as opened:
        size = (WIDE, round(opened.height * WIDE / opened.width))
        small = opened.convert("RGB").resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
    target = io.BytesIO()
    small.save(target, "WEBP", quality=quality, method=2)
    return _source(target.getvalue(), "webp", picture.alt, size)


def _source(content: bytes, kind: str, alt: str, size: tuple[int, int]) -> dict[str, Any]:
    return {"src": f"data:image/{kind};base64,{base64.b64encode(content).decode()}", "alt": alt, "size": size}
