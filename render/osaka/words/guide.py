"""A sentence of why for who plays Osaka for the first time: whether the market can be bought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import Label, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.decisions import Question
    from rules.osaka.view import OsakaView

WORDS: Mapping[str, tuple[str, ...]] = {
    "token": ("payday",),
    "turn": ("payday", "piece"),
    "insurance": ("tide", "symbol"),
}
"""Words that a newcomer does not know, by the kind of question whose panel they stand in."""


def guide(question: Question, view: OsakaView) -> Label | None:
    """What follows from the rules for the reader's question; None where its panel says it all."""
    match question.kind:
        case "token" | "insurance":
            return say(f"osaka-guide-{question.kind}")
        case "turn" if view.purchase is not None:
            return say("osaka-guide-turn", short=max(0, view.purchase.price - view.purchase.coins))
        case _:
            return None
