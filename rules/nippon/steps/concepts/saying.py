"""What prices and modifiers are called in the answers of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.nippon.model.names import WITHOUT
from rules.nippon.model.phrases import factory_label

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


def modifier_label(modifier: str | None) -> Label:
    """What an answer says of the modifier: nothing where none applies."""
    if modifier is None:
        return say("nippon-trade-unmodified")
    if modifier == WITHOUT:
        return say("nippon-trade-without")
    return say("nippon-trade-with", factory=factory_label(modifier))
