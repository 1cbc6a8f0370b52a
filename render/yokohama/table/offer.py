"""What lies out, beside the city: a board for the orders of each port, one for the technologies of each laboratory."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from render.core.canvas import Canvas, Style
from render.core.colours import INK, NOW, PAPER, PAPER_2, WHITE
from render.core.items import Scale, put_row, row_width
from render.core.kept import kept
from render.core.lettering import DASH, width
from render.core.pieces import label, label_shape
from render.yokohama.cards.rewards import good_items
from render.yokohama.colours import ROOFS
from render.yokohama.icons.flags import flag
from render.yokohama.table.plan import PLANS
from render.yokohama.words.labels import order_name, technology_name
from rules.core.labels import say
from rules.yokohama.delta import new_cards
from rules.yokohama.model.terms import AreaKind

if TYPE_CHECKING:
    from render.core.sprites import Sprite
    from render.core.words import Words
    from rules.yokohama.model.cards import Order, Technology
    from rules.yokohama.view import YokohamaView

Place: TypeAlias = tuple[str, AreaKind]
"""Letter and kind of an area."""

HEAD = 40
FOOT = 8
MARGIN = 12
NEW = 6
"""Width of the vermilion bar before what is new."""

FLAGGED = 300
"""Least width of a board that shows flags beside the names of its orders."""

SCALES = (Scale(34, 36, 0, 10), Scale(30, 32, 0, 8), Scale(28, 26, 0, 4), Scale(26, 22, 0, 2))
FLAG = 42
COST = 34
"""Width of a flag, and of the room for what a technology costs."""

NAME, LOW = Style("bold", 30, smallest=22), Style("bold", 28, smallest=22)
HIGH_ROW = 36
"""From row to row, from which on names are written large."""


def put_offer(canvas: Canvas, view: YokohamaView, before: YokohamaView | None, words: Words) -> None:
    """All boards; what came since the earlier view has a bar before it."""
    plan, was = PLANS[len(view.merchants)], before or view
    places = {area.kind: (area.letter, area.kind) for area in view.areas}
    for box, port, old in zip(plan.ports, view.ports, was.ports, strict=True):
        new = new_cards(old.orders, port.orders)
        canvas.put_canvas(_port(places[port.id], port.orders, new, box[2:], words), *box[:2])
    for box, shelf, past in zip(plan.laboratories, view.laboratories, was.laboratories, strict=True):
        new = new_cards(past.technologies, shelf.technologies)
        board = _laboratory(places[shelf.id], shelf.technologies, shelf.surcharges, new, box[2:], words)
        canvas.put_canvas(board, *box[:2])


def _paper(size: tuple[int, int]) -> Sprite:
    return label(*size, PAPER, 12, 4)


@kept
def _port(
    place: Place, orders: tuple[Order | None, ...], new: tuple[int, ...], size: tuple[int, int], words: Words
) -> Canvas:
    """Each order by its name and the goods it asks for."""
    canvas, pitch = _board(place, size, len(orders), new, words)
    left = MARGIN + (FLAG + 10 if size[0] >= FLAGGED else 0)
    asked = (
        left + max(width(order_name(one.id), NAME.face, NAME.size) for one in orders if one) + 14
        if any(orders)
        else left
    )
    for row, one in enumerate(orders):
        y = HEAD + pitch * (row + 0.5)
        if one is None:
            canvas.write(DASH, left, y, NAME)
            continue
        if size[0] >= FLAGGED:
            canvas.put(flag(one.country, FLAG), MARGIN, y, "left")
        canvas.write(order_name(one.id), left, y, NAME)
        items = good_items(one.goods)
        room = size[0] - MARGIN - asked
        fit = (scale for scale in SCALES if row_width(items, scale) <= room and scale.icon <= pitch + 2)
        scale = next(fit, SCALES[-1])
        put_row(canvas, items, asked, y, scale)
    return canvas.still("yokohama", label_shape(*size, 12))


@kept
def _laboratory(
    place: Place,
    technologies: tuple[Technology | None, ...],
    surcharges: tuple[int, ...],
    new: tuple[int, ...],
    size: tuple[int, int],
    words: Words,
) -> Canvas:
    """Each technology by its name and what it costs there."""
    canvas, pitch = _board(place, size, len(technologies), new, words)
    for row, (one, more) in enumerate(zip(technologies, surcharges, strict=True)):
        y = HEAD + pitch * (row + 0.5)
        if one is None:
            canvas.write(DASH, MARGIN + COST, y, NAME)
            continue
        canvas.write(str(one.value + more), MARGIN + COST / 2 - 4, y, Style("title", 30), "middle")
        name, style = words.plain(technology_name(one.name), ()), NAME if pitch >= HIGH_ROW else LOW
        canvas.write(name, MARGIN + COST, y, style, room=size[0] - 2 * MARGIN - COST)
    return canvas.still("yokohama", label_shape(*size, 12))


def _board(place: Place, size: tuple[int, int], rows: int, new: tuple[int, ...], words: Words) -> tuple[Canvas, float]:
    """A board with the letter and name of its area on its roof, and from one of its rows to the next."""
    letter, kind = place
    canvas, pitch = Canvas(_paper(size).image), (size[1] - HEAD - FOOT) / rows
    canvas.fill(4, 4, size[0] - 8, HEAD - 4, ROOFS[kind])
    canvas.fill(4, HEAD, size[0] - 8, 3, INK)
    taken = canvas.write(letter, MARGIN + 4, HEAD / 2 + 2, Style("title", 32, WHITE))
    name = words.plain(say("yokohama-pic-lie-out", board="orders" if kind in {"port", "dock"} else "technologies"), ())
    title = Style("bold", 30, WHITE, smallest=22)
    canvas.write(name, MARGIN + taken + 16, HEAD / 2 + 2, title, room=size[0] - 2 * MARGIN - taken - 16)
    for row in range(rows):
        if row:
            canvas.fill(MARGIN, HEAD + pitch * row, size[0] - 2 * MARGIN, 2, PAPER_2)
        if row in new:
            canvas.fill(4, HEAD + pitch * row + 4, NEW, pitch - 6, NOW)
    return canvas, pitch
