"""The board in a post of the table: as everyone knows it, with what is new since the post before."""

from __future__ import annotations

from functools import partial
from itertools import accumulate
from textwrap import wrap
from typing import TYPE_CHECKING

from bot.discord.message import Image, Text
from bot.discord.screens.reader import render_context, table_words, waited_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.outcomes import LoadedMatch
    from bot.discord.message import Part
    from bot.discord.renderer import Renderer
    from render.core.words import Words
    from rules.core.table import View

HIGH = 500
"""CSS pixels of a phone for what is told and the picture beneath it; title, question and buttons take the rest."""
WIDE = 310
"""CSS pixels that a picture is wide there."""
ROW, LETTERS = 22, 36
"""CSS pixels that a row of text is high, and how many letters it holds."""
LEAST = 4
"""Rows that tell a turn above the highest picture."""


def board_parts(loaded: LoadedMatch, shown: int, words: Words) -> list[Part]:
    """The table, and the score beneath it.

    Args:
        loaded: The match.
        shown: Standing answers that the post before had told.
        words: The table's language.
    """
    reader = render_context(loaded, words)
    view, before = _views(loaded, shown)
    lines = loaded.face.beneath_table(view, reader)
    return [Image(loaded.face.table(view, before, reader)), *([Text("\n".join(lines))] if lines else [])]


def most_lines(said: Sequence[str], beneath: Sequence[Part]) -> int:
    """How many lines may tell a turn so that a phone shows the post at once; see `shortened`.

    Args:
        said: The lines; at least one.
        beneath: The picture beneath them, with its own text.
    """
    pictures = [part.picture.size for part in beneath if isinstance(part, Image)]
    texts = [line for part in beneath if isinstance(part, Text) for line in part.text.split("\n")]
    left = (HIGH - sum(WIDE * high // wide for wide, high in pictures)) // ROW - sum(map(_rows, texts))
    room, ends = max(LEAST, left), list(accumulate(map(_rows, said)))
    if ends[-1] <= room:
        return len(said)
    # The last row says how many lines there are more.
    return max(2, 1 + sum(end < room for end in ends))


def _rows(line: str) -> int:
    return len(wrap(line, LETTERS)) or 1


def foresee(renderer: Renderer, loaded: LoadedMatch) -> None:
    """Begin to draw the board of the post that a turn's end leads to, while its row is still on its way.

    The face keeps the picture until the post is written. Before turns of automatic players there may be no post.
    """
    told = loaded.info.phase == "running" and loaded.match.published > loaded.turns_shown
    if told and not any(loaded.people[seat].bot for seat in waited_for(loaded)):
        # Looked at here: others go on reading the match meanwhile.
        view, before = _views(loaded, loaded.turns_shown)
        renderer.ahead(partial(loaded.face.table, view, before, render_context(loaded, table_words(loaded))))


def _views(loaded: LoadedMatch, shown: int) -> tuple[View, View | None]:
    match = loaded.match
    return match.view(None), match.view_after(None, shown) if shown < match.published else None
