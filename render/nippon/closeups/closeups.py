"""Close-ups of Nippon: the drawing of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.words import Words
from render.nippon.closeups import goals, hiring, mats, missions, pairs, region, solo, supply
from render.nippon.closeups.ids import SUPPLIES
from render.nippon.figures import at_nippon
from rules.nippon.model.terms import REGIONS

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.languages import Lang
    from render.core.people import People
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import RegionView


def draw(view: NipponView, what: str, people: People, lang: Lang, match_id: str, before: NipponView | None) -> Canvas:
    """Draws a close-up, with what changed since ``before`` marked.

    Args:
        people: Owners by seat, behind them the rulebook's opponent if he plays.
        before: What the reader saw last, or None.

    Raises:
        ValueError: There is no such close-up of this table.
    """
    words = Words.of(lang)
    who, was = at_nippon(people, words), before or view
    if what in REGIONS:
        return region.draw(view, _region(view, what), _region(was, what), who, words, match_id)
    if what in SUPPLIES:
        return supply.draw(view, was, SUPPLIES[what], who, words, match_id)
    match what:
        case "hiring":
            return hiring.draw(view, was, who, words, match_id)
        case "missions":
            return missions.draw(view, was, who, words, match_id)
        case "goals":
            return goals.draw(view, was, who, words, match_id)
        case "pairs":
            return pairs.draw(view, words, people, match_id)
        case "takatoshi":
            return solo.draw(view, was, who, words, match_id)
        case _:
            if what not in mats.looks(view):
                raise ValueError(f"no close-up {what!r} of this table")
            return mats.draw(view, what, people, lang, match_id, before)


def _region(view: NipponView, key: str) -> RegionView:
    return next(one for one in view.regions if one.key == key)
