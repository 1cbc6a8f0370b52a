"""What prices are called in the answers of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say

if TYPE_CHECKING:
    from rules.core.labels import Label
    from rules.nippon.steps.concepts.gaining import Cost


def cost_label(cost: Cost, silk: int) -> Label:
    """What is paid: "5 money and 1 iron, 2 silk of it".

    Args:
        silk: Silk that is sold for it.
    """
    counts = (("money", cost.money), ("coal", cost.coal), ("silk", cost.silk), ("iron", cost.iron))
    amounts = tuple([say("nippon-amount", what=what, count=count) for what, count in counts if count])
    return say("nippon-trade-cost", amounts=amounts, silk=silk)
