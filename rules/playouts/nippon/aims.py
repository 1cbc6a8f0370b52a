"""What play-outs aim at: the end of the match and each rare rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.playouts import any_of

if TYPE_CHECKING:
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.rng import Rng
    from rules.core.table import View

AIMS = ("everything",)
"""Aims."""


def prefer(question: Question, view: View, aim: str, rng: Rng) -> Answer:  # noqa: ARG001 - aims are still to come
    """Answer towards an aim, from what the seat knows."""
    return any_of(question.parts[rng.below(len(question.parts))], rng)
