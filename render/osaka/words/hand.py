"""What has come into a trader's hand since he last looked; for his eyes only."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.osaka.view import Card, OsakaView


def new_in_hand(view: OsakaView, before: OsakaView | None) -> tuple[Card, ...]:
    """Cards in hand of which there were fewer before; equal cards count one by one.

    Args:
        view: The table as their holder sees it.
        before: What he saw earlier, or None if nothing is to count as new.
    """
    if before is None or before.hand is None or view.hand is None:
        return ()
    return tuple((Counter(view.hand) - Counter(before.hand)).elements())
