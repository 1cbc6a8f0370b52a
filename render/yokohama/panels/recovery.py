"""The Telephone's panel: a toggle says who stays where the president acted, all else ends the turn with it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from render.core.layout_answers import HINT, answer_button, end_button, in_a_row, row_mark
from render.core.panel import AnswerButton, Menu, Toggle
from render.core.words_cut import BUTTON, cut
from render.yokohama.panels.bonus import line_entries
from render.yokohama.panels.extras import ended, named
from render.yokohama.panels.ready import asks_nothing, in_turn, ready, uses_agent
from render.yokohama.words.labels import areas_by_id, lettered
from rules.core.labels import Label, say
from rules.yokohama.steps.areas.action import Leave
from rules.yokohama.steps.turn.rounds import EndTurn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.context import RenderContext
    from render.core.panel import Control
    from render.yokohama.panels.bonus import Line
    from rules.core.decisions import Question
    from rules.yokohama.view import YokohamaView

STAYS, RETURN = Leave(1), Leave(0)

NO_ONE = "nobody"
"""Carried by a panel whose toggle was turned: all return. Usually one stays."""


def recovery_controls(question: Question, view: YokohamaView, carry: str, context: RenderContext) -> Iterator[Control]:
    """Whether one stays is a toggle; orders, achievements, an agent and the end of the turn take it with them.

    A foreign agent's recovery comes in the middle of a turn, before questions of other kinds: there one chooses.
    """
    assert view.acting is not None, "an area has acted"
    here = areas_by_id(view)[view.acting.area]
    if view.acting.agent:
        label = context.plain(say("yokohama-panel-stays", area=lettered(here)))
        yield AnswerButton(question.write(STAYS), cut(label, BUTTON))
        yield answer_button(question, RETURN, context, "secondary")
        return
    seat, me = question.seat, view.merchants[question.seat]
    everyone = me.hand.assistants + here.assistants[seat]
    if not (ready(view, seat, everyone) or ready(view, seat, everyone - 1) or uses_agent(view, seat)):
        stay = say("yokohama-panel-stays", area=lettered(here))
        yield end_button(question, ended((STAYS,)), stay, context)
        back = end_button(question, ended((RETURN,)), question.explain(RETURN).label, context)
        yield replace(back, style="secondary")
        return
    stays = int(carry != NO_ONE)
    leave = STAYS if stays else RETURN
    lines = ready(view, seat, everyone - stays)
    if lines:
        hint = context.words.text("yokohama-panel-extras", first=0)
        every = line_entries(lines, question, context)
        known = {entry.word: line.answers for entry, line in zip(every, lines, strict=True)}

        def compose(words: tuple[str, ...]) -> str:
            return in_a_row(question, (leave, *in_turn(view, [answer for word in words for answer in known[word]])))

        yield Menu("x0", cut(hint, HINT), every, compose, 1, len(lines))
    toggle = say("yokohama-panel-telephone", stays=stays, area=lettered(here))
    yield Toggle("telephone", _button(toggle, context), NO_ONE if stays else "")
    if uses_agent(view, seat):
        left = len(view.merchants[seat].agents)
        yield AnswerButton(
            question.write(leave), _button(say("yokohama-panel-agent-next", left=left), context), "secondary"
        )
    yield from _ends(leave, lines, question, view, context)


def _ends(
    leave: Leave, lines: list[Line], question: Question, view: YokohamaView, context: RenderContext
) -> Iterator[AnswerButton]:
    """The end of the turn, and a short way to it if just one order or achievement is ready."""
    style: Literal["primary", "success"] = "primary" if lines else "success"
    row = (leave, EndTurn())
    said = cut(context.plain(say("yokohama-do-end")), BUTTON, row_mark(question, row, context))
    yield AnswerButton(in_a_row(question, row), said, style)
    if len(lines) == 1:
        (extra,) = lines[0].answers
        if asks_nothing(extra, view):
            yield end_button(question, ended((leave, extra)), named(extra), context)


def _button(label: Label, context: RenderContext) -> str:
    return cut(context.plain(label), BUTTON)
