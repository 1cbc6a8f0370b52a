"""The part of the table that a question is about: a band of a picture that a phone shows without scrolling."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from render.core.colours import GOLD
from render.core.picture import LATEST
from render.core.tiles import finished
from render.yokohama.cards import hand
from render.yokohama.closeups import boards, mat, shelves
from render.yokohama.closeups.area import HEIGHT, LADDER
from render.yokohama.head import WIDTH
from render.yokohama.table import board, plan, table
from render.yokohama.words.labels import areas_by_id
from render.yokohama.words.looks import AREA, MERCHANT
from rules.core.decisions import Choice
from rules.yokohama.steps.president.paths import Go

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from render.core.canvas import Box
    from render.core.face import RenderContext
    from render.core.game_face import GameFace
    from render.core.languages import Lang
    from render.core.people import People
    from render.core.picture import Picture
    from rules.core.answers import Answer
    from rules.core.decisions import Plan, Question
    from rules.core.seats import Seat
    from rules.yokohama.view import YokohamaView

TALLEST = 5 / 6
"""Height of a crop by its width: 310 pixels wide, as a panel shows it, it is at most 260 high, without a foot
for the badge."""

MARGIN = 12
"""Pixels shown round what a crop shows."""

NEARLY = 7 / 8
"""Of the city's width: a crop that is wider shows the whole city, for no area at the edge should be cut in two."""

CITY: Box = (0, plan.FIRST_ROOF - MARGIN, plan.WIDTH, plan.TALL)
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
        case "place":
            answers = [answer for plan in plans for answer in plan.answers]
            return partial(_ways, answers, question.seat, view, context, face)
        case "move":
            answers = [offer for part in question.parts if isinstance(part, Choice) for offer in part.offers]
            return partial(_ways, answers, question.seat, view, context, face)
        case "church" | "customs" as which:
            top = boards.TOPS[which == "customs"]
            return partial(face.crop, view, "boards", (0, top, WIDTH, top + boards.BOARD), context)
        case "port" | "laboratory" if acting is not None:
            top, bottom = shelves.TOP, shelves.height(view) - shelves.NOTE - 20
            return partial(face.crop, view, acting, _band(WIDTH, top, bottom), context)
        case "bonus" | "recovery" if acting is not None:
            return partial(face.crop, view, f"{AREA}{acting}", (0, 0, WIDTH, LADDER - MARGIN), context)
        case "trade" if acting is not None:
            # What is owned stands in the line above; the foot of the area says what each good costs.
            return partial(face.crop, view, f"{AREA}{acting}", (0, LADDER - MARGIN, WIDTH, HEIGHT), context)
        case "hire" | "trade" | "gain" | "reward" | "finish":
            bottom = mat.PIECES_TOP + mat.PIECES_TALL
            band = _band(WIDTH, mat.GOODS_TOP, bottom)
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
    return _orders(view, context.people, context.words.lang, context.match, alt)


@lru_cache(maxsize=LATEST)
def _orders(view: YokohamaView, people: People, lang: Lang, match: str, alt: str) -> Picture:
    band = hand.orders_band(view, MARGIN)
    return finished(hand.draw(view, people, lang, match), "yokohama", alt, "panel.png", band)


def _ways(
    answers: Sequence[Answer], seat: Seat, view: YokohamaView, context: RenderContext, face: GameFace[YokohamaView]
) -> Picture:
    """Where the president is and can go, each area framed; the city where it can go nowhere."""
    within = tuple(dict.fromkeys([answer.area for answer in answers if isinstance(answer, Go)]))
    if not within:
        return face.crop(view, None, CITY, context)
    before, alt = face.earlier(context.before()), face.table_alt(view, context)
    return _framed(view, before, within, seat, context.people, context.words.lang, context.match, alt)


@lru_cache(maxsize=LATEST)
def _framed(
    view: YokohamaView,
    before: YokohamaView | None,
    within: tuple[str, ...],
    seat: Seat,
    people: People,
    lang: Lang,
    match: str,
    alt: str,
) -> Picture:
    """Areas in reach, drawn once for all who ask for the same in short order."""
    canvas, areas = table.draw(view, before, people, lang, match), areas_by_id(view)
    for area in within:
        board.put_frame(canvas, areas[area], len(view.merchants), GOLD)
    at = view.merchants[seat].president
    box = _around(view, within if at is None else (*within, at, *areas[at].neighbours))
    return finished(canvas, "yokohama", alt, "panel.png", box)


def _around(view: YokohamaView, some: tuple[str, ...]) -> Box:
    """The part of the city that holds these areas, as wide as its height asks for; the city if that is most of it."""
    areas, laid = areas_by_id(view), plan.PLANS[len(view.merchants)]
    roofs = [laid.roof(areas[area]) for area in some]
    left, right = min(x for x, _ in roofs) - laid.half - MARGIN, max(x for x, _ in roofs) + laid.half + MARGIN
    top = min(y for _, y in roofs) - MARGIN
    bottom = min(max(y for _, y in roofs) + plan.ROW + plan.POINT + MARGIN, CITY[3])
    wide = max(right - left, int((bottom - top) / TALLEST) + 1)
    if wide > plan.WIDTH * NEARLY:
        return CITY
    left = min(max(0, (left + right - wide) // 2), plan.WIDTH - wide)
    return left, top, left + wide, bottom
