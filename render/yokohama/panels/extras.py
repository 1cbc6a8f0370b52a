"""Extras before and after the main action, and the end of the turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from render.core.layout_answers import HINT, answer_button, answer_menu, end_button, entries, in_a_row
from render.core.panel import Menu
from render.core.words_cut import cut
from render.yokohama.panels.ready import asks_nothing, in_turn, ready, uses_agent
from render.yokohama.words.labels import areas_by_id
from render.yokohama.words.things import thing
from rules.core.decisions import Description, Plan
from rules.core.labels import Label, say
from rules.core.steps.declining import Decline
from rules.yokohama.steps.turn.extras import Achieve, CompleteOrder
from rules.yokohama.steps.turn.rounds import EndTurn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.context import RenderContext
    from render.core.panel import Control
    from rules.core.answers import Answer
    from rules.core.decisions import Choice, Question
    from rules.yokohama.view import YokohamaView


def extra_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """Orders and achievements in one menu, several at once; it stands where the first of them does."""
    kinds = [one for one in question.parts if one.kind == "choice" and one.part in {"order", "achieve"}]
    if part is not kinds[0]:
        return ()
    answers = [answer for one in kinds for answer in one.offers]
    every, known = entries(question, answers, context), {question.write(answer): answer for answer in answers}
    hint = context.words.text("yokohama-panel-extras", first=int(question.kind == "place"))

    def compose(words: tuple[str, ...]) -> str:
        return in_a_row(question, in_turn(view, [known[word] for word in words]))

    return (Menu(f"x{number}", cut(hint, HINT), every, compose, 1, len(every)),)


def agent_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """Areas to which a foreign agent may be sent."""
    left = len(view.merchants[question.seat].agents)
    hint = context.words.text("yokohama-panel-agents", first=int(question.kind == "place"), left=left)
    return (answer_menu(f"c{number}", hint, question, part.offers, context),)


def finish_buttons(question: Question, view: YokohamaView, context: RenderContext) -> tuple[Control, ...]:
    """The end of the turn, and a short way to it if just one order or achievement can be completed."""
    if question.no_more is None:
        return ()
    choices = {one.part: one.offers for one in question.parts if one.kind == "choice"}
    answers = [*choices.get("order", ()), *choices.get("achieve", ())]
    style: Literal["primary", "success"] = "primary" if answers or "agent" in choices else "success"
    button = answer_button(question, question.no_more, context, style)
    if len(answers) != 1 or not asks_nothing(answers[0], view):
        return (button,)
    return (button, end_button(question, ended(answers), named(answers[0]), context))


def no_building(question: Question, view: YokohamaView, context: RenderContext) -> tuple[Control, ...]:
    """A short way to the end of the turn for a player who builds nothing and has nothing else left to do."""
    assert view.acting is not None, "an area acts"
    me, here = view.merchants[question.seat], areas_by_id(view)[view.acting.area]
    phone = any(one.name == "telephone" for one in me.technologies)
    left = ready(view, question.seat, me.hand.assistants + here.assistants[question.seat])
    others = {part.part for part in question.parts} - {"build", "none"} or question.besides()
    if others or view.acting.agent or phone or left or uses_agent(view, question.seat):
        return ()
    nothing = Decline("build")
    label = question.explain(nothing).label
    return (replace(end_button(question, ended((nothing,)), label, context), style="secondary"),)


def ended(answers: Sequence[Answer]) -> Plan:
    """Answers and the end of the turn, whatever else could still be done before it."""
    return Plan((*answers, EndTurn()), Description(say("yokohama-do-end")))


def named(answer: Answer) -> Label:
    """An order or achievement within a sentence: "Order GB 8"."""
    if isinstance(answer, CompleteOrder):
        return thing(answer.order)
    assert isinstance(answer, Achieve), "only these are completed at the end of a turn"
    return say("yokohama-panel-achievement", id=answer.achievement)
