"""How Nippon is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.pictures import Pictures
from render.core.words import Words
from render.nippon.cards import score, section
from render.nippon.closeups import closeups
from render.nippon.colours import FLAT
from render.nippon.figures import at_nippon
from render.nippon.table import table
from render.nippon.words.section import SHEETS, section_of

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.languages import Lang
    from render.core.people import People
    from rules.nippon.view import NipponView


def _draw(view: NipponView, what: str, people: People, lang: Lang, match_id: str, before: NipponView | None) -> Canvas:
    """A close-up, or the sheet of a section that was scored."""
    if what not in SHEETS:
        return closeups.draw(view, what, people, lang, match_id, before)
    words = Words.of(lang)
    return section.draw(view, section_of(view, what), at_nippon(people, words), words, match_id)


PICTURES = Pictures("nippon", FLAT, table.draw, _draw, score.draw)
"""The pictures of the game."""
