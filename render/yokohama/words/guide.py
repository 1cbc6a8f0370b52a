"""A sentence of why for who plays Yokohama for the first time: what an order needs, and where that comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.words.figures import lacking, shortfall
from render.yokohama.words.labels import order_name
from rules.core.labels import Label, say
from rules.yokohama.model.terms import GOODS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.decisions import Question
    from rules.yokohama.view import YokohamaView

WORDS: Mapping[str, tuple[str, ...]] = {
    "keep": ("order",),
    "place": ("power", "agent"),
    "bonus": ("token",),
    "port": ("import",),
    "laboratory": ("production", "import"),
    "church": ("faith", "import"),
    "customs": ("import",),
    "trade": ("import",),
}
"""Words that a newcomer does not know, by the kind of question whose panel they stand in."""


def guide(question: Question, view: YokohamaView) -> Label | None:
    """What follows from the rules for the reader's question; None where its panel says it all."""
    match question.kind:
        case "keep" | "move":
            return say(f"yokohama-guide-{question.kind}")
        case "place":
            return _nearest(view)
        case _:
            return None


def _nearest(view: YokohamaView) -> Label | None:
    """What the order in hand lacks of which least is missing, and what the area of the first of these goods gives."""
    if view.audience is None or view.hand is None:
        return None
    if not view.hand:
        return say("yokohama-guide-none")
    owned = view.merchants[view.audience].goods
    order = min(view.hand, key=lambda one: sum(shortfall(one, owned)))
    missing = shortfall(order, owned)
    name = order_name(order.id)
    if not sum(missing):
        return say("yokohama-guide-ready", order=name)
    first = next(good for good, count in zip(GOODS, missing, strict=True) if count)
    return say("yokohama-guide-order", order=name, missing=lacking(order, owned), good=first)
