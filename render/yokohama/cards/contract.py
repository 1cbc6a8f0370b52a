"""An order as an export contract of its time: bitten corners, hair lines, guilloche, and its worth sealed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core import icons as house
from render.core.canvas import Canvas, Style
from render.core.colours import INK, LINE, PAPER_2, SEAL_RED, WHITE, Rgb, mix
from render.core.items import Item, Scale, item_width, put_item, row_width
from render.core.kept import kept
from render.core.shapes import arc, bitten, box, ellipse, turned
from render.core.sprites import Sprite, cut_out, icon
from render.yokohama.cards.rewards import reward_items
from render.yokohama.icons.flags import flag
from render.yokohama.words.labels import order_name
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.shapes import Outline
    from render.core.sprites import Pen
    from rules.yokohama.model.cards import Order

CARD = 368
"""Width of a contract in a close-up."""

BITE = 18
HEAD = 96
"""Pixels from its top to the rule under its head."""

MIDDLE = 52
"""Middle of its head."""

PETALS = 9
"""Ellipses of the guilloche, turned against each other."""

TAILS = 34
"""Pixels by which the ribbon of the seal hangs out below it."""

ORDINARY = Scale(figure=52, icon=56, rosette=86, gap=22)
TIGHT = Scale(figure=48, icon=46, rosette=80, gap=20)
"""For three items beside each other."""

TIGHTEST = Scale(figure=40, icon=42, rosette=80, gap=12)
"""For four."""


def scale_of(items: Sequence[Item]) -> Scale:
    """How large the items of a contract are beside each other."""
    return ORDINARY if len(items) < 3 else TIGHT if len(items) == 3 else TIGHTEST


@frozen
class Form:
    """How a contract is printed; all in pixels below its top.

    Attributes:
        height: Its lower end.
        rule: The line between what it asks for and what it brings.
        tear: Where its stub is torn off; 0 for one without a stub.
        paper: Its ground.
    """

    height: int
    rule: int
    tear: int = 0
    paper: Rgb = WHITE


def put_contract(canvas: Canvas, order: Order, left: int, top: int, form: Form) -> None:
    """Paper, flag and id of an order.

    Args:
        left: Left end in pixels.
    """
    canvas.put_corner(_paper(form), left, top)
    canvas.put(flag(order.country, 78), left + 32, top + MIDDLE, "left")
    canvas.write(order_name(order.id), left + CARD - 32, top + MIDDLE, Style("title", 46), "right", decides=True)


@kept
def _paper(form: Form) -> Sprite:
    """The form with nothing written on it."""
    height, tear, paper = form.height, form.tear, form.paper
    hair = mix(paper, LINE, 0.8)

    def draw(pen: Pen) -> None:
        pen.area(_edge(2, 2, CARD - 4, height - 4, BITE, tear), paper, INK, 4)
        radius = min(154, (form.rule - HEAD) * 0.66)
        _guilloche(pen, CARD / 2, (HEAD + form.rule) / 2, radius, mix(paper, PAPER_2 if paper == WHITE else LINE, 0.5))
        for gap, weight in ((9, 2.0), (15, 1.2)):
            pen.line(_closed(_edge(gap, gap, CARD - 2 * gap, height - 2 * gap, BITE - 3, tear)), hair, weight)
        pen.area(box(26, HEAD - 4, CARD - 52, 4), INK, None)
        pen.area(box(26, HEAD + 4, CARD - 52, 1.6), INK, None)
        pen.area(box(26, form.rule, CARD - 52, 1.6), INK, None)
        for x in range(38, CARD - 34, 12) if tear else ():
            pen.disc(x, tear, 2.2, INK, None)

    return cut_out(CARD, height, draw)


def _closed(points: Outline) -> Outline:
    return [*points, points[0]]


def _edge(left: float, top: float, width: float, height: float, bite: float, tear: float) -> Outline:
    """A label with bitten corners, bitten once more on both sides where its stub is torn off."""
    if not tear:
        return bitten(left, top, width, height, bite)
    right, bottom, half = left + width, top + height, bite * 0.7
    return [
        *arc(left, top, bite, bite, 90, 0, 8),
        *arc(right, top, bite, bite, 180, 90, 8),
        *arc(right, tear, half, half, 270, 90, 10),
        *arc(right, bottom, bite, bite, 270, 180, 8),
        *arc(left, bottom, bite, bite, 0, -90, 8),
        *arc(left, tear, half, half, 90, -90, 10),
    ]


def _guilloche(pen: Pen, x: float, y: float, radius: float, ink: Rgb) -> None:
    """The engine-turned flower under the writing of a bond: fine lines, felt more than seen."""
    for petal in range(PETALS):
        for share in (1.0, 0.9):
            oval = ellipse(x, y, radius * share, radius * 0.36 * share)
            pen.line(_closed(turned(oval, 180 / PETALS * petal, (x, y))), ink, 1.3)


def put_reward(canvas: Canvas, order: Order, left: int, middle: float) -> None:
    """What an order brings; its points are sealed on it."""
    items = reward_items(order.reward)
    scale = scale_of(items)
    x = left + CARD / 2 - row_width(items, scale) / 2
    for item in items:
        if item.drawing is None:
            _put_seal(canvas, item, x + scale.rosette / 2, middle, scale)
        else:
            put_item(canvas, item, x, middle, scale, decides=True)
        x += item_width(item, scale) + scale.gap


def _put_seal(canvas: Canvas, item: Item, x: float, y: float, scale: Scale) -> None:
    canvas.put(_ribbon(scale.rosette), x, y + scale.rosette / 2 + TAILS / 2 - 14)
    canvas.put(icon(house.vp_rosette, scale.rosette, INK), x, y)
    canvas.write(str(item.count), x, y, Style("bold", scale.figure, WHITE), "middle", decides=True)


@kept
def _ribbon(width: int) -> Sprite:
    """Two tails of ribbon, which hang out below a seal."""

    def draw(pen: Pen) -> None:
        for way in (-1, 1):
            points = [(4, 0), (26, 0), (30, TAILS - 3), (18, TAILS - 10), (8, TAILS - 2)]
            pen.area([(width / 2 + way * px, py) for px, py in points], SEAL_RED, INK, 2.4)

    return cut_out(width, TAILS, draw)
