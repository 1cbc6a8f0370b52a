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
"""Bytes that a page has at most, but for matches of many hundred turns."""

FORMS: Final = ((1000, 50), (800, 40), (600, 30), (480, 20))
"""Pixels across of the boards, and how much of them is kept, from 0 to 100; less where the page would be too large."""

SAMPLE: Final = 12
"""Every which board is tried to see how large they become."""

FOR_BOARDS: Final = 0.75
"""Part of a page that is there for them; texts in all languages and plots take the rest."""

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
    form = _form(boards)
    seen = [
        {"at": turn.at, "round": turn.round, "picture": _small(board, *form)}
        for turn, board in zip(turns_to_see(loaded, words), boards, strict=True)
    ]
    return _written({**rest, "moments": seen}, lang)


def _form(boards: Sequence[Picture]) -> tuple[int, int]:
    """The best form in which all boards find room, as a few of them show."""
    some = boards[::SAMPLE]
    for form in FORMS[:-1]:
        large = sum(len(_small(board, *form)["src"]) for board in some) * len(boards) / len(some)
        if large <= MOST_BYTES * FOR_BOARDS:
            return form
    return FORMS[-1]


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


def _small(picture: Picture, wide: int, quality: int) -> dict[str, Any]:
    """A board in a tenth of the room: narrower, and as WebP."""
    with Image.open(io.BytesIO(picture.png)) as opened:
        size = (wide, round(opened.height * wide / opened.width))
        small = opened.convert("RGB").resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
    target = io.BytesIO()
    small.save(target, "WEBP", quality=quality, method=2)
    return _source(target.getvalue(), "webp", picture.alt, size)


def _source(content: bytes, kind: str, alt: str, size: tuple[int, int]) -> dict[str, Any]:
    return {"src": f"data:image/{kind};base64,{base64.b64encode(content).decode()}", "alt": alt, "size": size}
