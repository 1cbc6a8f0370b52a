"""The pictures of Yokohama, finished: pure functions of what is seen, who sits where, and a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.palette import developed
from render.yokohama.cards import hand as hand_picture
from render.yokohama.cards import score
from render.yokohama.closeups import closeups
from render.yokohama.table import table as table_picture

if TYPE_CHECKING:
    from render.core.people import Lang, People
    from render.core.picture import Picture
    from rules.yokohama.view import YokohamaView

GAME = "yokohama"


def table(
    view: YokohamaView,
    before: YokohamaView | None,
    people: People,
    lang: Lang,
    match_id: str,
    alt: str,
) -> Picture:
    """The table, 1600 pixels wide, with at most eight change marks.

    Args:
        view: The table as its audience sees it; only what is open is drawn.
        before: The view the reader last saw, or None for no change marks.
        people: Owners by seat.
        lang: Language of the words in the picture.
        match_id: Id of the match, as people type it.
        alt: Alternative text.
    """
    return developed(table_picture.draw(view, before, people, lang, match_id).image, GAME, alt, "table.png")


def hand(
    view: YokohamaView,
    people: People,
    lang: Lang,
    match_id: str,
    alt: str,
    before: YokohamaView | None = None,
) -> Picture:
    """The orders of the seat that looks, 1200 pixels wide, on the green cloth of private pictures.

    Raises:
        ValueError: The view shows no orders.
    """
    return developed(hand_picture.draw(view, people, lang, match_id, before).image, GAME, alt, "hand.png")


def close_up(
    view: YokohamaView,
    what: str,
    people: People,
    lang: Lang,
    match_id: str,
    alt: str,
    before: YokohamaView | None = None,
) -> Picture:
    """One of the close-ups, 1200 pixels wide, with every figure legible at 400, what changed since ``before`` marked.

    Raises:
        ValueError: There is no such close-up of this table.
    """
    return developed(closeups.draw(view, what, people, lang, match_id, before).image, GAME, alt, "closer.png")


def score_sheet(view: YokohamaView, people: People, lang: Lang, match_id: str, alt: str) -> Picture:
    """The final score, 1200 pixels wide.

    Raises:
        ValueError: The match is not over.
    """
    return developed(score.draw(view, people, lang, match_id).image, GAME, alt, "score.png")
