"""The merchants' strip under the table, and the plaque that says how near the end is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from render.core import icons as house
from render.core import icons_goods, icons_places
from render.core.colours import INK, INK_2, LINE, NOW, NOW_PALE, PAPER, SEAL_RED, SEATS, WHITE, WIN, Rgb, mix
from render.core.paper import Sheet, Style
from render.core.pieces import label, pill, put_piece
from render.core.shapes import box
from render.core.sprites import Icon, Sprite, cut_out, icon
from render.yokohama.city import STRIP, TALL, WIDTH
from render.yokohama.colours import GOODS, LEATHER, LILAC, STONE, YEN
from render.yokohama.ends import gauges
from render.yokohama.rewards import GOOD_ICONS
from rules.yokohama.terms import GOODS as ALL_GOODS

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from rules.yokohama.terms import EndReason
    from rules.yokohama.view import MerchantView, YokohamaView

TOP = STRIP + 18
NUMBER = Style("bold", 34)
PALE = Style("bold", 34, mix(LINE, INK_2, 0.3))
PLAQUE = (1260, 990, 318, 284)

END_ICONS: dict[EndReason, tuple[Icon, Rgb]] = {
    "church": (icons_places.church, STONE),
    "customs": (icons_places.customs, STONE),
    "shops": (icons_goods.shop, STONE),
    "houses": (icons_goods.trading_house, STONE),
    "orders": (icons_goods.order_sheet, WHITE),
}


@dataclass(frozen=True, slots=True)
class Owned:
    """A number of things that a merchant has.

    Attributes:
        drawing: Their icon.
        fill: Its colour.
        count: How many.
    """

    drawing: Icon
    fill: Rgb
    count: int


def owned(merchant: MerchantView, colour: str) -> tuple[tuple[Owned, ...], tuple[Owned, ...]]:
    """What a merchant has, all open: goods in a first row; money, pieces and cards in a second."""
    goods = tuple(
        Owned(GOOD_ICONS[kind], GOODS[kind], count) for kind, count in zip(ALL_GOODS, merchant.goods, strict=True)
    )
    others = (
        Owned(house.coin, YEN, merchant.yen),
        Owned(icons_goods.assistant, SEATS[colour], merchant.hand.assistants),
        Owned(icons_goods.order_sheet, WHITE, merchant.orders_in_hand),
        Owned(icons_goods.flask, LILAC, len(merchant.technologies)),
        Owned(icons_goods.agent_bag, LEATHER, len(merchant.agents)),
    )
    return goods, others


def put_strip(sheet: Sheet, view: YokohamaView, who: Seated, points: tuple[int, ...]) -> None:
    """Every merchant with name, points and open possessions; those who are asked in the pale colour of now."""
    wide = WIDTH // len(view.merchants)
    winners = {line.seat for line in view.results or () if line.place == 1}
    for merchant in view.merchants:
        left = merchant.seat * wide
        if merchant.seat in winners:
            sheet.fill(left, TOP, wide, TALL - TOP, WIN)
        elif merchant.seat in view.asked:
            sheet.put_corner(_asked(wide, TALL - TOP), left, TOP)
        elif merchant.seat:
            sheet.fill(left, TOP + 18, 2, TALL - TOP - 36, LINE)
        _put_merchant(sheet, merchant, who, left, wide, points[merchant.seat])


@lru_cache(maxsize=4)
def _asked(width: int, height: int) -> Sprite:
    return cut_out(width, height, lambda pen: pen.area(box(4, 2, width - 8, height - 6), NOW_PALE, NOW, 7))


def _put_merchant(sheet: Sheet, merchant: MerchantView, who: Seated, left: int, wide: int, won: int) -> None:
    colour, letter = who.piece(merchant.seat)
    put_piece(sheet, colour, letter, left + 52, TOP + 46, 62)
    right = left + wide - 58
    sheet.write(who.names[merchant.seat], left + 98, TOP + 46, Style("title", 46, smallest=22), room=wide - 216)
    sheet.put(icon(house.vp_rosette, 86, INK), right, TOP + 46)
    sheet.write(str(merchant.points), right, TOP + 46, Style("bold", 38, WHITE), "middle", room=66)
    if won:
        sheet.put(pill(60, 36), right - 62, TOP + 18)
        sheet.write(f"+{won}", right - 62, TOP + 18, Style("bold", 28, WHITE), "middle")
    pitch = (wide - 12) / 5
    for row, things in enumerate(owned(merchant, colour)):
        y = TOP + 114 + row * 52
        for i, thing in enumerate(things):
            x = left + 12 + i * pitch
            sheet.put(icon(thing.drawing, 38, thing.fill), x, y, "left")
            sheet.write(str(thing.count), x + 42, y, NUMBER if thing.count else PALE, room=36)


def put_plaque(sheet: Sheet, view: YokohamaView, words: Words) -> None:
    """How near each end of the match is."""
    left, top, wide, high = PLAQUE
    sheet.put_corner(label(wide, high, PAPER, 16, 4), left, top)
    head = Style("bold", 24, INK_2, smallest=20)
    sheet.write(words.text("yokohama-pic-end"), left + wide / 2, top + 36, head, "middle", room=wide - 40)
    for i, gauge in enumerate(gauges(view)):
        y = top + 80 + i * 42
        drawing, fill = END_ICONS[gauge.reason]
        sheet.put(icon(drawing, 38, fill), left + 40, y)
        met = gauge.reason in view.ending
        ink = SEAL_RED if met else INK
        value = words.text("yokohama-pic-of", count=gauge.count, most=gauge.end) if gauge.end else str(gauge.count)
        taken = sheet.write(value, left + wide - 24, y, Style("title", 34, ink), "right")
        name = words.text(f"yokohama-pic-end-{gauge.reason}")
        sheet.write(name, left + 68, y, Style("bold", 28, smallest=20), room=wide - 100 - taken)
