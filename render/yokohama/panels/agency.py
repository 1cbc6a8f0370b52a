"""Employment Agency and warehouse icons: pieces from the warehouse."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout_answers import answer_menu, answer_menus, part_title
from render.core.panel import MOST_ENTRIES
from rules.yokohama.steps.areas.agency import Hire

if TYPE_CHECKING:
    from render.core.context import RenderContext
    from render.core.face import Face
    from render.core.panel import Control
    from rules.core.decisions import Choice, Question


def hire_controls(
    part: Choice, number: int, question: Question, context: RenderContext, face: Face
) -> tuple[Control, ...]:
    """Pieces from the warehouse: one menu, or if that is too long, as many as possible in one and fewer in another."""
    title = part_title(face, part, context)
    if len(part.offers) <= MOST_ENTRIES:
        return (answer_menu(f"c{number}", title, question, part.offers, context),)
    hires = [answer for answer in part.offers if isinstance(answer, Hire)]
    most = max(sum(answer.pieces) for answer in hires)
    whole = [answer for answer in hires if sum(answer.pieces) == most]
    fewer = tuple(answer for answer in hires if sum(answer.pieces) < most)
    all_of_them = context.words.text("yokohama-panel-hire-most", most=most)
    rest = answer_menus(
        replace(part, offers=fewer), number, context.words.text("yokohama-panel-hire"), question, context
    )
    return (answer_menu(f"m{number}", all_of_them, question, whole, context), *rest)
