"""The table of Yokohama: the city with all that stands in it, every merchant's open possessions, the ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import WIN
from render.core.header import write_banner, write_title
from render.core.paper import Sheet
from render.core.words import Words
from render.yokohama.board import put_area, put_frame
from render.yokohama.city import sea
from render.yokohama.merchants import merchants
from render.yokohama.strip import put_plaque, put_strip
from render.yokohama.table_marks import marks

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.people import Lang, People
    from rules.yokohama.view import YokohamaView

KANJI = "横濱"


def draw(view: YokohamaView, before: YokohamaView | None, people: People, lang: Lang, match_id: str) -> Sheet:
    """Draws the table as everybody sees it.

    Args:
        view: The table now.
        before: The view the reader last saw, from which changes are marked, or None.
        people: Owners by seat.
        lang: Language of the words.
        match_id: Id of the match, shown under the title.
    """
    words = Words.of(lang)
    who = merchants(people, words)
    sheet = Sheet(sea().copy())
    _write_head(sheet, view, who, words, match_id)
    seats, found = len(view.merchants), marks(view, before)
    for area, new in zip(view.areas, found.areas, strict=True):
        put_area(sheet, area, seats, who, words, people, new)
    put_plaque(sheet, view, words)
    put_strip(sheet, view, who, found.points)
    for area, new in zip(view.areas, found.areas, strict=True):
        if new.frame:
            put_frame(sheet, area, seats)
    return sheet


def _write_head(sheet: Sheet, view: YokohamaView, who: Seated, words: Words, match_id: str) -> None:
    subtitle = words.text(
        "yokohama-pic-subtitle", match=match_id, round=view.round, turn=view.turn, players=len(view.merchants)
    )
    end = write_title(sheet, KANJI, words.text("yokohama-name"), subtitle, 800)
    put_banner(sheet, view, who, words, max(690, end + 40))


def put_banner(sheet: Sheet, view: YokohamaView, who: Seated, words: Words, left: int) -> None:
    """Who is waited for and what is asked, or who has won."""
    if view.phase == "over":
        winner = next(line.seat for line in view.results or () if line.place == 1)
        line, below = words.text("yokohama-pic-won", name=who.names[winner]), words.text("yokohama-pic-over")
        write_banner(sheet, left, line, below, (who.piece(winner),), WIN)
        return
    waiting = view.asked or (() if view.active is None else (view.active,))
    names = ", ".join(who.names[seat] for seat in waiting)
    line = words.text("pic-to-play", names=names, count=len(waiting))
    below = words.text(f"yokohama-pic-asks-{view.phase}")
    write_banner(sheet, left, line, below, tuple(who.piece(seat) for seat in waiting))
