"""A trader's hand in words, for its holder alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.osaka.words.labels import by_colour, cards, coins
from rules.core.labels import Label, say
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from rules.osaka.model.terms import Card
    from rules.osaka.view import OsakaView


def lines(view: OsakaView) -> list[Label]:
    """The hand in words: its cards, their sum, their symbols; nothing if there is no hand to see."""
    if view.hand is None:
        return []
    hand = view.hand
    said = [say("osaka-hand", n=len(hand), cards=cards(hand), coins=coins(sum(one.value for one in hand)))]
    if symbols := by_colour(sum(one.symbols for one in hand if one.colour == colour) for colour in COLOURS):
        said.append(say("osaka-hand-symbols", symbols=symbols))
    return said


def told(view: OsakaView, before: OsakaView | None) -> list[Label]:
    """The same, and which cards are new.

    Args:
        view: The table as their holder sees it.
        before: What the holder saw earlier, or None if nothing is to count as new.
    """
    new = fresh(view, before)
    return [*lines(view), *([say("osaka-hand-new", cards=cards(new))] if new else [])]


def fresh(view: OsakaView, before: OsakaView | None) -> tuple[Card, ...]:
    """Cards in hand of which there were fewer before; equal cards count one by one.

    Args:
        view: The table as their holder sees it.
        before: What the holder saw earlier, or None if nothing is to count as new.
    """
    if before is None or before.hand is None or view.hand is None:
        return ()
    return tuple((Counter(view.hand) - Counter(before.hand)).elements())
