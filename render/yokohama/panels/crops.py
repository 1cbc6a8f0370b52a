"""The part of the table that a question is about: a band of a picture that a phone shows without scrolling."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, TABLE_WIDE
from render.core.tiles import finished
from render.yokohama.cards import hand
from render.yokohama.closeups import boards, mat, outlook, shelf
from render.yokohama.closeups.area import HEIGHT, LADDER
from render.yokohama.panels.outlooks import barred, ways
from render.yokohama.table import plan
from render.yokohama.words.looks import AREA, MERCHANT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from render.core.canvas import Box, Canvas
    from render.core.context import RenderContext
    from render.core.game_face import GameFace
    from render.core.picture import Picture
    from rules.core.decisions import Plan, Question
    from rules.core.seats import Seat
    from rules.yokohama.view import YokohamaView

TALLEST = 5 / 6
"""Height of a crop by its width: 310 pixels wide, as a panel shows it, it is at most 260 high, without a foot
for the badge."""

MARGIN = 12
"""Pixels shown round what a crop shows."""


CITY: Box = (0, plan.FIRST_ROOF - MARGIN, TABLE_WIDE, plan.TALL)
"""All areas, and how near the end is."""


def crop(
    question: Question,
    plans: Sequence[Plan],
    view: YokohamaView,
    context: RenderContext,
    face: GameFace[YokohamaView],
) -> Callable[[], Picture]:
    """What draws the part of the table that helps to decide."""
    acting = None if view.acting is None else view.acting.area
    match question.kind:
        case "keep":
            return partial(_hand, view, context, face)
        case "place" | "move":
            return partial(_outlook, question, plans, view, context, face)
        case "church" | "customs" as which:
            top = boards.TOPS[which == "customs"]
            return partial(face.crop, view, "boards", (0, top, CLOSE_UP_WIDE, top + boards.BOARD), context)
        case "port" | "laboratory" if acting is not None:
            return partial(_shelf, acting, question.seat, view, context, face)
        case "bonus" | "recovery" if acting is not None:
            return partial(face.crop, view, f"{AREA}{acting}", (0, 0, CLOSE_UP_WIDE, LADDER - MARGIN), context)
        case "trade" if acting is not None:
            # What is owned stands in the line above; the foot of the area says what each good costs.
            return partial(face.crop, view, f"{AREA}{acting}", (0, LADDER - MARGIN, CLOSE_UP_WIDE, HEIGHT), context)
        case "hire" | "trade" | "gain" | "reward" | "finish":
            bottom = mat.PIECES_TOP + mat.PIECES_TALL
            band = _band(CLOSE_UP_WIDE, mat.GOODS_TOP, bottom)
            return partial(face.crop, view, f"{MERCHANT}{question.seat}", band, context)
        case _:
            return partial(face.crop, view, None, CITY, context)


def _band(wide: int, top: int, bottom: int) -> Box:
    """A band of a picture with its margin, no higher than a phone has room for."""
    return 0, top - MARGIN, wide, min(bottom + MARGIN, top - MARGIN + int(wide * TALLEST))


def _hand(view: YokohamaView, context: RenderContext, face: GameFace[YokohamaView]) -> Picture:
    """The orders in question alone; the table where there are none to see."""
    if view.hand is None:
        return face.table(view, None, context)
    alt = context.words.text("yokohama-alt-hand", match=context.match, new=0)
    band = hand.orders_band(view, MARGIN)
    return _drawn(alt, band, hand.draw, view, context.people, context.words.lang, context.match)


def _outlook(
    question: Question, plans: Sequence[Plan], view: YokohamaView, context: RenderContext, face: GameFace[YokohamaView]
) -> Picture:
    """The city as the merchant could play it, with the orders in hand."""
    found, shut = ways(question, plans), barred(view, question.seat)
    alt, lang = face.table_alt(view, face.earlier(context.before()), context), context.words.lang
    return _drawn(alt, None, outlook.draw, view, question.seat, found, shut, context.people, lang)


def _shelf(what: str, seat: Seat, view: YokohamaView, context: RenderContext, face: GameFace[YokohamaView]) -> Picture:
    """The cards that may be taken."""
    alt = face.closer_alt(view, face.earlier(context.before()), what, context)
    return _drawn(alt, None, shelf.draw, view, what, seat, context.words.lang)


def _drawn(alt: str, band: Box | None, draw: Callable[..., Canvas], *seen: object) -> Picture:
    """What was seen, drawn: a band of it, or all."""
    return finished(draw(*seen), "yokohama", alt, "panel.png", band)
