"""What play-outs may aim at: each end of the match and each rare rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Amounts, Choice, Pick

if TYPE_CHECKING:
    from rules.core.decisions import Part, Question
    from rules.core.rng import Rng
    from rules.yokohama.view import YokohamaView

AIMS = ("orders",)


def prefer(question: Question, view: YokohamaView, aim: str, rng: Rng) -> str:
    """Answer towards an aim, from what the seat knows."""
    return any_of(question.parts[rng.below(len(question.parts))], rng)


def any_of(part: Part, rng: Rng) -> str:
    """Any answer of a part, all equally likely."""
    match part:
        case Choice(answers=answers):
            return answers[rng.below(len(answers))]
        case Pick():
            return part.notation(part.sample(rng))
        case Amounts():
            return part.notation(part.sample(rng))
