"""The board in a post of the table: as everybody knows it, with what is new since the post before."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.front.message import Image, Text
from bot.front.reader import render_context, waited_for
from render.core.words import Words

if TYPE_CHECKING:
    from bot.front.message import Part
    from bot.front.renderer import Renderer
    from bot.play.outcomes import LoadedMatch
    from rules.core.table import View


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


def foresee(renderer: Renderer, loaded: LoadedMatch) -> None:
    """Begin to draw the board of the post that a turn's end leads to, while its row is still on its way.

    The face keeps the picture until the post is written. Before turns of automatic players there may be no post.
    """
    told = loaded.info.phase == "running" and loaded.match.published > loaded.turns_shown
    if told and not any(loaded.people[seat].bot for seat in waited_for(loaded)):
        # Looked at here: others go on reading the match meanwhile.
        view, before = _views(loaded, loaded.turns_shown)
        renderer.ahead(partial(loaded.face.table, view, before, render_context(loaded, Words.of(loaded.info.lang))))


def _views(loaded: LoadedMatch, shown: int) -> tuple[View, View | None]:
    match = loaded.match
    return match.view(None), match.view_after(None, shown) if shown < match.published else None
