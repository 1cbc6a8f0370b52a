"""Extras before and after the main action, and the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from render.core.layout_answers import HINT, answer_button, answer_menu, entries
from render.core.panel import Answer, Menu
from render.core.words_cut import BUTTON, cut
from render.yokohama.panels.bonus import THEN
from render.yokohama.panels.ready import ORDER, asks_nothing, in_turn
from render.yokohama.words.things import thing
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from render.core.face import RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Choice, Question
    from rules.yokohama.view import YokohamaView

END = "end"


def extra_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """Orders and achievements in one menu, several at once; it stands where the first of them does."""
    kinds = [one for one in question.parts if one.kind == "choice" and one.part in {"order", "achieve"}]
    if part is not kinds[0]:
        return ()
    answers = [answer for one in kinds for answer in one.answers]
    every = entries(question, answers, context)
    hint = context.words.text("yokohama-panel-extras", first=int(question.kind == "place"))
    return (Menu(f"x{number}", cut(hint, HINT), every, lambda words: THEN.join(in_turn(view, words)), 1, len(every)),)


def agent_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """Areas to which a foreign agent may be sent."""
    left = len(view.merchants[question.seat].agents)
    hint = context.words.text("yokohama-panel-agents", first=int(question.kind == "place"), left=left)
    return (answer_menu(f"c{number}", hint, question, part.answers, context),)


def finish_buttons(question: Question, view: YokohamaView, context: RenderContext) -> tuple[Control, ...]:
    """The end of the turn, and a short way to it if just one order or achievement can be completed."""
    if question.go_on is None:
        return ()
    choices = {one.part: one.answers for one in question.parts if one.kind == "choice"}
    answers = [*choices.get("order", ()), *choices.get("achieve", ())]
    style: Literal["primary", "success"] = "primary" if answers or "agent" in choices else "success"
    button = answer_button(question, question.go_on, context, style)
    if len(answers) != 1 or not asks_nothing(answers[0], view):
        return (button,)
    return (button, _and_end(answers[0], named(answers[0]), context))


def named(answer: str) -> Label:
    """An order or achievement within a sentence: "Order GB 8"."""
    word = answer.split()[1]
    return thing(word) if answer.startswith(ORDER) else say("yokohama-panel-achievement", id=word)


def _and_end(answer: str, what: Label, context: RenderContext) -> Answer:
    """A button that gives an answer and ends the turn."""
    label = context.words.plain(say("yokohama-panel-and-end", what=what), context.people)
    return Answer(f"{answer}{THEN}{END}", cut(label, BUTTON), "success")
