"""The church's panel: the spaces in reach with their cheapest payment, or with a payment of the player's own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout_answers import answer_menu, labelled, part_title
from render.core.panel import Preset
from render.yokohama.panels.church_plan import plan_form, spaces_of
from rules.core.decisions import Pick

if TYPE_CHECKING:
    from render.core.context import RenderContext
    from render.core.face import Face
    from render.core.panel import Control
    from rules.core.answers import Answer
    from rules.core.decisions import Choice, Question
    from rules.yokohama.view import YokohamaView

BETWEEN = "."
"""Stands between the things of a chosen payment."""


def church_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, carry: str, context: RenderContext, face: Face
) -> tuple[Control, ...]:
    """A preset says what is paid, the menu which space is taken, a form the rest of the turn; else it is cheapest."""
    own = next((one for one in question.parts if isinstance(one, Pick) and one.part == "church-pay"), None)
    cheapest = part_title(face, part, context)
    if own is None:
        return (answer_menu(f"c{number}", cheapest, question, part.offers, context),)
    spaces = spaces_of(own, view)
    payments = [item for item in own.items if item not in spaces]
    chosen = tuple(word for word in payments if word in carry.split(BETWEEN))
    paid = _reached(own, spaces, chosen) if chosen else ()
    title = context.words.text("yokohama-panel-church-own") if paid else cheapest
    menu = answer_menu(f"c{number}", title, question, paid or part.offers, context)
    rest = plan_form(part, own, question, view, context, face)
    if not payments:
        return (menu, *rest)
    preset = Preset(
        slot=f"w{number}",
        hint=context.words.text("yokohama-panel-church-pay"),
        entries=tuple(
            replace(entry, chosen=entry.word in chosen)
            for entry in labelled(payments, [face.thing(word) for word in payments], [None] * len(payments), context)
        ),
        carry=BETWEEN.join,
        at_least=0,
        at_most=len(payments),
    )
    return (preset, menu, *rest)


def _reached(own: Pick, spaces: tuple[str, ...], chosen: tuple[str, ...]) -> tuple[Answer, ...]:
    """Every space that exactly this payment reaches, as answers."""
    picks = ((space, *chosen) for space in spaces)
    return tuple(own.answer(pick) for pick in picks if own.refuse(pick) is None)
