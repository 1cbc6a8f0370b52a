"""What stands around the menus of a panel: few lines above, for each pushes the menus down on a phone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout import not_now
from render.core.phrases import row
from render.yokohama.panels.chinatown import mines
from render.yokohama.words.figures import lacking
from render.yokohama.words.labels import areas_by_id, goods, lettered, order, pieces, yen
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from render.core.context import RenderContext
    from rules.core.decisions import Question
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import MerchantView

SHORT = "yokohama-order-short"
"""Why an order in hand cannot be completed: goods are missing."""

NAMES_ITS_AREA = {"church", "customs", "trade"}
"""Questions whose heading says where they are asked."""

WITHOUT_POWER = {"keep", "gain", "recovery", "reward", "finish"}
"""Questions to which the power of the area that acts makes no difference."""


def above(question: Question, view: YokohamaView, context: RenderContext) -> tuple[str, ...]:
    """What a player must know before choosing: the power there and what is owned, in one line; then what is rare."""
    me = view.merchants[question.seat]
    own = say("yokohama-panel-own", hand=row(_hand(me)), goods=row((yen(me.yen), *goods(me.goods))))
    line = " · ".join(context.say(label) for label in (*_last(question, view), *_where(question, view), own))
    return (line, *(context.say(label) for label in _rare(question, me)))


def _hand(me: MerchantView) -> tuple[Label, ...]:
    return pieces(me.hand.assistants, me.hand.shops, me.hand.houses)


def _where(question: Question, view: YokohamaView) -> tuple[Label, ...]:
    """The power in the area that acts, or how many movements are left."""
    if question.kind == "movement":
        moves = (part for part in question.parts if part.kind == "pick")
        return tuple(say("yokohama-panel-movements", count=part.at_most - 1) for part in moves)
    if view.acting is None or question.kind in WITHOUT_POWER:
        return ()
    if question.kind in NAMES_ITS_AREA:
        return (say("yokohama-panel-power", power=view.acting.power),)
    return (say("yokohama-panel-acting", area=lettered(areas_by_id(view)[view.acting.area]), power=view.acting.power),)


def _last(question: Question, view: YokohamaView) -> tuple[Label, ...]:
    """That this is the seat's last turn, or the last but one, while it still plans the turn."""
    if view.rounds_left is None or question.kind not in {"place", "move"}:
        return ()
    return (say("yokohama-panel-last", rounds=view.rounds_left),)


def _rare(question: Question, me: MerchantView) -> tuple[Label, ...]:
    """What the Mining Technology brings, what later technologies cost more, that the president reaches nothing."""
    if question.kind == "trade" and mines(me):
        return (say("yokohama-panel-mining"),)
    if question.kind == "laboratory" and me.surcharge:
        return (say("yokohama-panel-late"),)
    if question.kind == "move" and not goes(question):
        return (say("yokohama-panel-no-way", stays=int(me.president is None)),)
    return ()


def goes(question: Question) -> bool:
    """Whether there is anything to choose besides the return of the president."""
    return any(part.part in {"go", "telegram"} for part in question.parts)


def order_lines(question: Question, view: YokohamaView, context: RenderContext) -> tuple[str, ...]:
    """The orders in hand: what each asks for and brings, and what it lacks, or that it is ready."""
    if view.offer is not None:
        return tuple(context.say(say("yokohama-hand-order", order=order(one))) for one in view.offer)
    owned = view.merchants[question.seat].goods
    said = []
    for one in view.hand or ():
        missing = lacking(one, owned)
        line = say("yokohama-panel-order", order=order(one), ready=int(not missing), missing=missing)
        said.append(context.say(line))
    return tuple(said)


def left_out(question: Question, context: RenderContext) -> str | None:
    """What one cannot have now, but for the orders, which say themselves what they lack."""
    others = tuple(one for one in question.missing() if one.reason.label.key != SHORT)
    return not_now(replace(question, missing=lambda: others), context)
