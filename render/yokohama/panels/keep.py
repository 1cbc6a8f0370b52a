"""Set-up: which of two orders is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.layout_answers import final_mark
from render.core.panel import AnswerButton
from render.core.words_cut import BUTTON, cut
from render.core.words_icons import icon_in
from render.yokohama.words.labels import goods, order, order_name
from rules.core.labels import say
from rules.yokohama.steps.turn.keep import KeepOrder

if TYPE_CHECKING:
    from render.core.context import RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Choice, Description, Question
    from rules.yokohama.model.cards import Order
    from rules.yokohama.view import YokohamaView


def keep_buttons(part: Choice, question: Question, view: YokohamaView, context: RenderContext) -> tuple[Control, ...]:
    """The two orders, each by what it asks for; one is kept, and the one chosen so far stands out."""
    offered = {one.id: one for one in view.offer or ()}
    return tuple(
        AnswerButton(
            question.write(answer),
            _keeping(offered[answer.order], question.explain(answer), context),
            "success" if answer == question.given else "primary",
            icon=icon_in(order(offered[answer.order])),
        )
        for answer in part.offers
        if isinstance(answer, KeepOrder)
    )


def _keeping(one: Order, description: Description, context: RenderContext) -> str:
    label = say("yokohama-panel-keep", order=order_name(one.id), goods=goods(one.goods))
    return cut(context.plain(label), BUTTON, final_mark(description, context))
