"""The private panels of Yokohama: what is asked, what helps to decide, and every answer in reach of one press."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout import folded, heading, part_controls, so_far
from render.core.layout_answers import answer_button, answer_menu, ending_button
from render.core.panel import AnswerButton, Form, Panel, Toggle
from render.yokohama.panels.agency import hire_controls
from render.yokohama.panels.bonus import asked, bonus_controls
from render.yokohama.panels.chinatown import trade_controls
from render.yokohama.panels.church import church_controls
from render.yokohama.panels.crops import crop
from render.yokohama.panels.extras import agent_controls, extra_controls, finish_buttons, no_building
from render.yokohama.panels.keep import keep_buttons
from render.yokohama.panels.lines import above, left_out, order_lines
from render.yokohama.panels.move import go_controls, recall_controls
from render.yokohama.panels.movement import move_controls
from render.yokohama.panels.place import placing_controls, station_controls
from render.yokohama.panels.port import take_controls
from render.yokohama.panels.recovery import recovery_controls
from rules.core.decisions import Amounts, Choice, Pick

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.core.context import RenderContext
    from render.core.face import Face
    from render.core.game_face import GameFace
    from render.core.panel import Control
    from rules.core.answers import Answer
    from rules.core.decisions import Part, Plan, Question
    from rules.yokohama.view import YokohamaView


def panel(
    question: Question, view: YokohamaView, carry: str, context: RenderContext, face: GameFace[YokohamaView]
) -> Panel:
    """Panel of a question.

    Args:
        carry: Presets chosen so far: a payment in the church, where assistants come from, which menu is open.
        face: The face of Yokohama, for its pictures.
    """
    plans = question.plans()
    controls = sorted(
        _controls(question, plans, view, carry, context, face),
        key=lambda one: isinstance(one, Toggle | AnswerButton | Form),
    )
    return Panel(
        heading=heading(asked(question), context, face),
        lines=(*above(question, view, context), *so_far(question, context)),
        picture=crop(question, plans, view, context, face),
        controls=folded(controls, carry, context),
        not_now=left_out(question, context),
        more=order_lines(question, view, context),
    )


def _controls(
    question: Question, plans: Sequence[Plan], view: YokohamaView, carry: str, context: RenderContext, face: Face
) -> Iterator[Control]:
    """Everything that can be pressed; the menus are put before the buttons."""
    match question.kind:
        case "place":
            yield from placing_controls(question, plans, view, carry, context, face)
        case "bonus":
            yield from bonus_controls(question, view, context)
            yield from no_building(question, view, context)
        case "recovery":
            yield from recovery_controls(question, view, carry, context)
        case _:
            for number, part in enumerate(question.parts):
                yield from _of_part(part, number, question, view, carry, context, face)
    if question.kind == "finish":
        yield from finish_buttons(question, view, context)
    yield from _besides(question, context)


def _besides(question: Question, context: RenderContext) -> Iterator[Control]:
    """Technologies that may be used whatever is asked: one is a button, several share a menu as high as that."""
    match question.besides():
        case ():
            return
        case (only,):
            yield answer_button(question, only, context, "secondary")
        case several:
            yield answer_menu("besides", context.words.text("yokohama-panel-besides"), question, several, context)


def _of_part(
    part: Part, number: int, question: Question, view: YokohamaView, carry: str, context: RenderContext, face: Face
) -> tuple[Control, ...]:
    match part:
        case Pick(part="take" | "take-import"):
            return take_controls(part, number, question, view, context)
        case Pick(part="move"):
            return move_controls(part, number, question, view, carry, context)
        case Choice(part="keep"):
            return keep_buttons(part, question, view, context)
        case Choice(part="hire"):
            return hire_controls(part, number, question, context, face)
        case Choice(part="station"):
            return station_controls(part, number, question, view, context, face)
        case Choice(part="go"):
            return go_controls(part, number, question, view, context)
        case Amounts(part="recall"):
            return recall_controls(part, number, question, view, context)
        case Choice(part="church"):
            return church_controls(part, number, question, view, carry, context, face)
        case Pick(part="church-pay"):
            return ()
        case Amounts(part="trade"):
            return trade_controls(part, number, question, view, context, face)
        case Choice(part="order" | "achieve"):
            return extra_controls(part, number, question, view, context)
        case Choice(part="agent"):
            return agent_controls(part, number, question, view, context)
        case Choice(part="end"):
            return ()
        case Choice(part="none", offers=(nothing, *_)):
            return (_without(question, nothing, context),)
        case _:
            return part_controls(part, number, question, context, face)


def _without(question: Question, nothing: Answer, context: RenderContext) -> AnswerButton:
    """Doing without; where nothing else is left to decide then, it ends the turn."""
    return replace(ending_button(question, (nothing,), question.explain(nothing).label, context), style="secondary")
