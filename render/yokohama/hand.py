"""A merchant's own orders: what each still lacks, brings and completes, and what he owns. Private."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from render.core.colours import CLOTH, CLOTH_LINE, INK, INK_2, LINE, PAPER, WHITE, mix
from render.core.header import HEIGHT, draw_header_ground, draw_lattice
from render.core.icons import coin
from render.core.icons_goods import agent_bag, tick
from render.core.paper import LEGIBLE, Sheet, Style
from render.core.pieces import label, put_piece
from render.core.shapes import rounded
from render.core.sprites import Pen, Sprite, cut_out, icon, printed
from render.core.words import Words
from render.yokohama.cards import CARD, GOODS_ROW, TIGHT_ROW, put_order
from render.yokohama.closeups_head import write_head
from render.yokohama.closeups_marks import put_frame
from render.yokohama.colours import ENOUGH, GOODS, LEATHER, SHORT, YEN
from render.yokohama.countries import put_icons
from render.yokohama.labels import country_letters
from render.yokohama.merchants import merchants
from render.yokohama.orders import new_orders, shortfall
from render.yokohama.rewards import GOOD_ICONS, good_items, item_width, row_width
from render.yokohama.verdicts import order_verdict, put_verdict
from rules.yokohama.terms import COUNTRIES
from rules.yokohama.terms import GOODS as ALL_GOODS

if TYPE_CHECKING:
    from PIL import Image

    from render.core.colours import Rgb
    from render.core.people import Lang, People
    from rules.yokohama.view import MerchantView, Order, YokohamaView

WIDTH = 1200
CARDS = HEIGHT + 32
CARD_HEIGHT = 380
PITCH = 382
VERDICT = CARDS + CARD_HEIGHT + 46
"""Middle of the verdicts."""

COUNTRY = VERDICT + 46
"""Top of what the country of an order completes."""

COUNTRY_HEIGHT = 104
OWNED = COUNTRY + COUNTRY_HEIGHT + 22
"""Top of the label that says what is owned."""

TALL = OWNED + 272 + 28
LEFT = 34

THREE, FOUR = 3, 4
"""Different goods from which a row is tighter, and from which they stand two by two."""

FOUR_GOODS = (28, 166)
"""Where the first of four different goods stands, and from there to the next beside it."""


def draw(view: YokohamaView, people: People, lang: Lang, match_id: str, before: YokohamaView | None = None) -> Sheet:
    """Draws the orders of the seat that looks; while it chooses, the two on offer.

    Args:
        view: The table as that seat sees it.
        people: Owners by seat.
        lang: Language of the words.
        match_id: Id of the match, shown under the title.
        before: What that seat saw earlier, or None to mark nothing as new.

    Raises:
        ValueError: The view shows no orders.
    """
    if view.audience is None or view.hand is None:
        raise ValueError("orders are drawn only for the seat that holds them")
    words = Words.of(lang)
    who = merchants(people, words)
    merchant = view.merchants[view.audience]
    sheet = Sheet(_cloth().copy())
    title = words.text("yokohama-pic-offer" if view.offer else "yokohama-pic-hand")
    write_head(sheet, title, f"{words.text('pic-only-you')} · {match_id}", 1080)
    put_piece(sheet, *who.piece(view.audience), WIDTH - 76, 64, 72)
    shown = view.offer or view.hand
    if not shown:
        empty = words.text("yokohama-pic-no-orders")
        sheet.write(empty, WIDTH // 2, CARDS + 190, Style("title", 48, WHITE), "middle", room=1100)
    first = (WIDTH - PITCH * (len(shown) - 1) - CARD) // 2
    fresh = new_orders(view, before)
    for i, order in enumerate(shown):
        _put_held(sheet, order, first + i * PITCH, merchant, words)
        _put_country(sheet, view, order, first + i * PITCH, merchant, words)
        if order in fresh:
            put_frame(sheet, first + i * PITCH, CARDS, CARD, CARD_HEIGHT)
        if order == view.kept:
            _put_kept(sheet, first + i * PITCH, words)
    _put_owned(sheet, merchant, words)
    return sheet


@lru_cache(maxsize=1)
def _cloth() -> Image.Image:
    """Pine-green cloth of a private picture, with its header."""

    def draw_ground(pen: Pen) -> None:
        draw_lattice(pen, 0, HEIGHT, WIDTH, TALL - HEIGHT, CLOTH_LINE)
        draw_header_ground(pen, WIDTH)

    return printed(WIDTH, TALL, CLOTH, draw_ground)


def _put_held(sheet: Sheet, order: Order, left: int, merchant: MerchantView, words: Words) -> None:
    """An order, under or beside each good whether it is there, under the card the verdict."""
    put_order(sheet, order, left, CARDS, CARD_HEIGHT, four=FOUR_GOODS)
    missing = shortfall(order, merchant.goods)
    items = good_items(order.goods)
    lacks = [lack for lack, asked in zip(missing, order.goods, strict=True) if asked]
    if len(items) < FOUR:
        scale = GOODS_ROW if len(items) < THREE else TIGHT_ROW
        x = left + (CARD - row_width(items, scale)) / 2
        for item, lack in zip(items, lacks, strict=True):
            _put_check(sheet, x + item_width(item, scale) / 2, CARDS + 212, lack)
            x += item_width(item, scale) + scale.gap
    else:
        for i, lack in enumerate(lacks):
            _put_check(sheet, left + FOUR_GOODS[0] + 114 + i % 2 * FOUR_GOODS[1], CARDS + 116 + i // 2 * 68, lack, 66)
    verdict = order_verdict(order, merchant.goods)
    put_verdict(sheet, verdict, left, VERDICT, words, good_news=not any(missing))


def _put_country(
    sheet: Sheet, view: YokohamaView, order: Order, left: int, merchant: MerchantView, words: Words
) -> None:
    """Which icon of its country the order would be, whether that brings an agent, and how its set would stand."""
    number = COUNTRIES.index(order.country)
    before = merchant.icons[number]
    mates = sum(count > before for i, count in enumerate(merchant.icons) if i != number)
    pair = bool(before % 2)
    brings = "agent" if pair and view.agents[number] else "short" if pair else "none"
    sheet.put_corner(label(CARD - 24, COUNTRY_HEIGHT, PAPER, 10, 3), left + 12, COUNTRY)
    letters = country_letters(order.country)
    line = words.text("yokohama-closer-icon", nth=before + 1, country=letters, brings=brings)
    room = CARD - (110 if brings == "agent" else 68)
    taken = sheet.write(line, left + 34, COUNTRY + 30, Style("bold", 38, smallest=LEGIBLE), room=room)
    if brings == "agent":
        sheet.put(icon(agent_bag, 46, LEATHER), left + 42 + taken, COUNTRY + 30, "left")
    line = words.text("yokohama-closer-set", set=before + 1, count=mates + 1, most=len(COUNTRIES))
    sheet.write(line, left + 34, COUNTRY + 74, Style("plain", 38, smallest=LEGIBLE), room=CARD - 68)


def _put_kept(sheet: Sheet, left: int, words: Words) -> None:
    """On the order that is kept as things stand."""
    sheet.put(_patch(240, 52, ENOUGH), left + CARD / 2, CARDS - 2)
    sheet.write(words.text("yokohama-closer-kept"), left + CARD / 2, CARDS - 2, Style("bold", 40), "middle", room=220)


def _put_check(sheet: Sheet, x: float, y: float, lack: int, wide: int = 80) -> None:
    """Under or beside a good: a tick, or how many are short."""
    sheet.put(_patch(wide, 50, SHORT if lack else ENOUGH), x, y)
    if lack:
        sheet.write(f"-{lack}", x, y, Style("bold", 48), "middle", decides=True)
    else:
        sheet.put(icon(tick, 34, INK), x, y)


@lru_cache(maxsize=16)
def _patch(width: int, height: int, fill: Rgb) -> Sprite:
    return cut_out(width, height, lambda pen: pen.area(rounded(0, 0, width, height, height / 2), fill, None))


def _put_owned(sheet: Sheet, merchant: MerchantView, words: Words) -> None:
    sheet.put_corner(label(WIDTH - 2 * LEFT, 272, PAPER, 16, 4), LEFT, OWNED)
    note = Style("bold", 36, INK_2, smallest=LEGIBLE)
    sheet.write(words.text("yokohama-pic-have"), LEFT + 34, OWNED + 76, note, room=180)
    have = (
        *((GOOD_ICONS[kind], GOODS[kind], n) for kind, n in zip(ALL_GOODS, merchant.goods, strict=True)),
        (coin, YEN, merchant.yen),
    )
    for i, (drawing, fill, count) in enumerate(have):
        x = LEFT + 224 + i * 150
        sheet.put(icon(drawing, 62, fill), x, OWNED + 76, "left")
        sheet.write(str(count), x + 70, OWNED + 76, Style("bold", 52, _ink(count)), decides=True, room=76)
    sheet.write(words.text("yokohama-pic-icons"), LEFT + 34, OWNED + 192, note, room=180)
    put_icons(sheet, merchant.icons, LEFT + 224, OWNED + 192)


def _ink(count: int) -> Rgb:
    return INK if count else mix(LINE, INK_2, 0.3)
