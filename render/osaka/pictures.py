"""The pictures of Traders of Osaka, finished: pure functions of what is seen, who sits where, and a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core import colours
from render.core.palette import developed
from render.osaka.cards import hand as hand_picture
from render.osaka.cards import score
from render.osaka.cards.card import tint
from render.osaka.cards.emblems import GOODS
from render.osaka.closeups import closeups
from render.osaka.table import table as table_picture
from render.osaka.table.sea import WATERS
from rules.osaka.view import COLOURS

if TYPE_CHECKING:
    from render.core.people import Lang, People
    from render.core.picture import Picture
    from rules.osaka.view import OsakaView

GAME = "osaka"

CLOSE_UPS = ("market", "sea", "trader0", "trader1", "trader2", "trader3")
"""Everything that can be looked at closer at a full table; fewer traders have fewer displays."""

FLAT = (
    *colours.FLAT,
    *colours.TRADERS.values(),
    *GOODS.values(),
    *(tint(colour) for colour in COLOURS),
    *WATERS.values(),
)
"""Flat colours which the palette of the game holds exactly."""


def table(
    view: OsakaView,
    before: OsakaView | None,
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
    view: OsakaView,
    people: People,
    lang: Lang,
    match_id: str,
    alt: str,
    before: OsakaView | None = None,
) -> Picture:
    """The hand of the seat that looks, 1200 pixels wide, on the green cloth of private pictures.

    Raises:
        ValueError: The view shows no hand.
    """
    return developed(hand_picture.draw(view, people, lang, match_id, before).image, GAME, alt, "hand.png")


def close_up(
    view: OsakaView,
    what: str,
    people: People,
    lang: Lang,
    match_id: str,
    alt: str,
    before: OsakaView | None = None,
) -> Picture:
    """One of CLOSE_UPS, 1200 pixels wide, with every figure legible at 400, what changed since ``before`` marked.

    Raises:
        ValueError: There is no such close-up of this table.
    """
    return developed(closeups.draw(view, what, people, lang, match_id, before).image, GAME, alt, "closer.png")


def score_sheet(view: OsakaView, people: People, lang: Lang, match_id: str, alt: str) -> Picture:
    """The final score, 1200 pixels wide.

    Raises:
        ValueError: The match is not over.
    """
    return developed(score.draw(view, people, lang, match_id).image, GAME, alt, "score.png")
