"""Emojis of Yokohama: goods, pieces, cards and tokens, and areas on a plate in the colour of their roof."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core import icons
from render.core.colours import INK, PAPER_2, SEAL_RED, WHITE, Rgb, mix
from render.core.emojis import READY
from render.core.shapes import box, rounded
from render.yokohama.cards.rewards import AREA_ICONS, GOOD_ICONS
from render.yokohama.colours import GOODS, LEATHER, LILAC, ROOFS, STEEL, STONE
from render.yokohama.icons import goods as icons_goods
from render.yokohama.table.presidents import president
from render.yokohama.words.icons import area_emoji
from rules.yokohama.model.terms import AREA_KINDS, AreaKind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.sprites import Emblem, Pen


def _place(kind: AreaKind) -> Emblem:
    """An area: its icon on a plate with a rim in the colour of its roof."""
    drawing, fill = AREA_ICONS[kind]

    def draw(pen: Pen, roof: Rgb) -> None:
        pen.area(rounded(0.02, 0.02, 0.96, 0.96, 0.2), roof, INK, 0.05)
        pen.area(rounded(0.1, 0.1, 0.8, 0.8, 0.13), mix(roof, WHITE, 0.86), None)
        drawing(pen.at(0.125, 0.125, 0.75), fill)

    return draw, ROOFS[kind]


def _done(pen: Pen, fill: Rgb) -> None:
    """A completed order: the canvas of an order with a tick."""
    pen.area(box(0.14, 0.06, 0.64, 0.88), fill)
    for y in (0.24, 0.4):
        pen.inner([(0.28, y), (0.64, y)])
    tick = [(0.36, 0.66), (0.54, 0.84), (0.88, 0.46)]
    pen.line(tick, INK, 0.25)
    pen.line(tick, READY, 0.13)


def _free_agent(pen: Pen, fill: Rgb) -> None:
    """A free agent: the bag of an agent with a plus."""
    icons.agent_bag(pen, fill)
    pen.disc(0.74, 0.72, 0.24, WHITE)
    for line in ([(0.74, 0.58), (0.74, 0.86)], [(0.6, 0.72), (0.88, 0.72)]):
        pen.line(line, INK, 0.085)


EMOJIS: Mapping[str, Emblem] = {
    "copper": (GOOD_ICONS["copper"], GOODS["copper"]),
    "tea": (GOOD_ICONS["tea"], GOODS["tea"]),
    "fish": (GOOD_ICONS["fish"], GOODS["fish"]),
    "import": (GOOD_ICONS["import"], GOODS["import"]),
    "assist": (icons_goods.assistant, STONE),
    "pres": (president, STONE),
    "shop": (icons_goods.shop, STONE),
    "house": (icons_goods.trading_house, STONE),
    "store": (icons_goods.warehouse, STONE),
    "agent": (icons.agent_bag, LEATHER),
    "free": (_free_agent, LEATHER),
    "order": (icons_goods.order_canvas, WHITE),
    "done": (_done, WHITE),
    "tech": (icons.flask, LILAC),
    "gear": (icons_goods.gear, STEEL),
    "token": (icons_goods.power_token, PAPER_2),
    "power": (icons_goods.power, SEAL_RED),
    "move": (icons.move, INK),
    **{area_emoji(kind): _place(kind) for kind in AREA_KINDS},
}
"""What Yokohama counts or names besides what games share."""
