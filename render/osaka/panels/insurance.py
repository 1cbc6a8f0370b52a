"""Insurance: what the Black Current takes, what saves it, and insuring nothing."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.core.layout_answers import answer_button
from render.core.panel import AnswerButton
from render.core.words_cut import BUTTON, cut
from render.osaka.words.labels import card, cards
from render.osaka.words.things import thing
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from render.core.context import RenderContext
    from render.core.panel import Control
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.seats import Seat
    from rules.osaka.model.terms import Card
    from rules.osaka.view import OsakaView


NEVER = "never"
"""Key of the standing answer not to insure any more."""


def risk_line(question: Question, view: OsakaView) -> Label:
    """Goods at risk; the menus name each card in hand that can save some."""
    return say("osaka-panel-risk", goods=cards(at_risk(view, question.seat)))


def order_line(question: Question, view: OsakaView) -> Label:
    """When the answer counts, and that it can be changed until then."""
    return say("osaka-panel-order", n=view.asked.index(question.seat) + 1)


def at_risk(view: OsakaView, seat: Seat) -> tuple[Card, ...]:
    """Goods of a seat that the Black Current takes unless they are insured now."""
    trader = view.traders[seat]
    exposed = Counter(one for one in trader.goods if one.colour in view.sinking) - Counter(trader.insured)
    return tuple(exposed.elements())


def saves(view: OsakaView, word: str) -> Label:
    """A hand card with what it saves."""
    name = thing(word)
    symbols = {card(one): one.symbols for one in view.hand or ()}
    return say("osaka-panel-saves", card=name, n=symbols.get(name, 0))


def nothing_controls(question: Question, nothing: Answer, context: RenderContext) -> tuple[Control, ...]:
    """Insuring nothing, once or for good."""
    buttons: list[Control] = [answer_button(question, nothing, context, "secondary")]
    if any(standing.key == NEVER for standing in question.standing):
        label = cut(context.words.text("osaka-panel-never"), BUTTON)
        buttons.append(AnswerButton(question.write(nothing), label, "danger", standing=NEVER))
    return tuple(buttons)
