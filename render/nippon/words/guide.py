"""A sentence of explanation for a first match of Nippon: what the workers taken so far mean for consolidating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import Label, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.decisions import Question
    from rules.nippon.view import NipponView

WORDS: Mapping[str, tuple[str, ...]] = {
    "turn": ("wages", "department"),
    "factory": ("rnd", "modifier"),
    "machines": ("modifier",),
    "produce": ("modifier",),
    "markets": ("marker", "modifier"),
    "invest": ("contract", "modifier"),
    "ships": ("specialist", "modifier"),
    "railways": ("modifier",),
    "goal": ("prestige",),
    "prestige": ("prestige",),
}
"""Words that a newcomer does not know, by the kind of question whose panel they stand in."""


def guide(question: Question, view: NipponView) -> Label | None:
    """What follows from the rules for the reader's question; None where its panel says it all."""
    match question.kind:
        case "pair":
            return say("nippon-guide-pair")
        case "turn":
            return say("nippon-guide-turn", wages=view.zaibatsu[question.seat].wages)
        case _:
            return None
