"""Close-ups of Osaka: market and farm, the sea with the next payday, the discard pile, one trader's display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE
from render.core.grounds import water
from render.core.names import seated
from render.core.words import Words
from render.osaka.closeups import discard as closeups_discard
from render.osaka.closeups import market as closeups_market
from render.osaka.closeups import sea as closeups_sea
from render.osaka.closeups import trader as closeups_trader
from render.osaka.words.looks import TRADER, closer_looks

if TYPE_CHECKING:
    from PIL import Image

    from render.core.canvas import Canvas
    from render.core.languages import Lang
    from render.core.people import People
    from rules.osaka.view import OsakaView

TALLEST = 1300
"""Pixels of the highest close-up."""


def draw(
    view: OsakaView, what: str, people: People, lang: Lang, match_id: str, before: OsakaView | None = None
) -> Canvas:
    """Draws one close-up.

    Args:
        view: The table as the reader sees it; prices are the reader's, or the active trader's for everyone.
        what: ``market``, ``sea``, ``discard``, or ``trader0`` to ``trader3``.
        before: The view the reader last saw, or None for no change marks.

    Raises:
        ValueError: There is no such close-up of this table.
    """
    if what not in closer_looks(view):
        raise ValueError(f"no close-up {what!r} of this table")
    words = Words.of(lang)
    who, was = seated(people, words), before or view
    match what:
        case "market":
            return closeups_market.draw(view, was, who, words, match_id, ground)
        case "sea":
            return closeups_sea.draw(view, was, who, words, match_id, ground)
        case "discard":
            return closeups_discard.draw(view, was, words, match_id, ground)
        case _:
            seat = int(what.removeprefix(TRADER))
            return closeups_trader.draw(view, was, seat, who, words, match_id, ground)


def ground(height: int) -> Image.Image:
    """Deep sea with waves, ``height`` pixels of it: what everyone may see lies on it."""
    return water(CLOSE_UP_WIDE, TALLEST).crop((0, 0, CLOSE_UP_WIDE, height))
