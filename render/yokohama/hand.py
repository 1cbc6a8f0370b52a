"""A merchant's own orders: what each still lacks, what it brings, and what he owns. Private."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from render.core.colours import CLOTH, CLOTH_LINE, INK, INK_2, LINE, PAPER, PAPER_2, WHITE, mix
from render.core.flags import flag
from render.core.header import HEIGHT, draw_header_ground, draw_lattice, write_title
from render.core.icons import coin
from render.core.icons_goods import tick
from render.core.lettering import TIMES
from render.core.paper import Sheet, Style
from render.core.pieces import label, put_piece
from render.core.shapes import rounded
from render.core.sprites import Pen, Sprite, cut_out, icon, printed
from render.core.words import Words
from render.yokohama.cards import CARD, GOODS_ROW, TIGHT_ROW, put_order
from render.yokohama.colours import ENOUGH, GOODS, SHORT, YEN
from render.yokohama.labels import good
from render.yokohama.merchants import merchants
from render.yokohama.orders import shortfall
from render.yokohama.rewards import GOOD_ICONS, good_items, item_width, row_width
from render.yokohama.table import KANJI
from rules.core.labels import say
from rules.yokohama.terms import COUNTRIES
from rules.yokohama.terms import GOODS as ALL_GOODS

if TYPE_CHECKING:
    from PIL import Image

    from render.core.colours import Rgb
    from render.core.people import Lang, People
    from rules.core.labels import Label
    from rules.yokohama.terms import Goods
    from rules.yokohama.view import MerchantView, Order, YokohamaView

WIDTH = 1200
TALL = 972
CARDS = HEIGHT + 28
CARD_HEIGHT = 380
PITCH = 382
LEFT = 34
OWNED = TALL - 300
"""Top of the label that says what is owned."""


def verdict(order: Order, goods: Goods) -> Label:
    """Whether an order can be completed, or what it lacks."""
    missing = shortfall(order, goods)
    kinds = [kind for kind, count in zip(ALL_GOODS, missing, strict=True) if count]
    if not kinds:
        return say("yokohama-pic-ready")
    if len(kinds) == 1:
        return say("yokohama-pic-short", count=sum(missing), good=good(kinds[0]))
    return say("yokohama-pic-short-goods", count=sum(missing))


def draw(view: YokohamaView, people: People, lang: Lang, match_id: str) -> Sheet:
    """Draws the orders of the seat that looks; while it chooses, the two on offer.

    Args:
        view: The table as that seat sees it.
        people: Owners by seat.
        lang: Language of the words.
        match_id: Id of the match, shown under the title.

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
    write_title(sheet, KANJI, title, f"{words.text('pic-only-you')} · {match_id}", 1020)
    put_piece(sheet, *who.piece(view.audience), WIDTH - 76, 64, 72)
    shown = view.offer or view.hand
    if not shown:
        empty = words.text("yokohama-pic-no-orders")
        sheet.write(empty, WIDTH // 2, CARDS + 190, Style("title", 48, WHITE), "middle", room=1100)
    for i, order in enumerate(shown):
        _put_held(sheet, order, LEFT + i * PITCH, merchant, words)
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
    put_order(sheet, order, left, CARDS, CARD_HEIGHT)
    missing = shortfall(order, merchant.goods)
    items = good_items(order.goods)
    if len(items) < 4:
        scale = GOODS_ROW if len(items) < 3 else TIGHT_ROW
        x = left + (CARD - row_width(items, scale)) / 2
        lacks = [lack for lack, asked in zip(missing, order.goods, strict=True) if asked]
        for item, lack in zip(items, lacks, strict=True):
            middle = x + item_width(item, scale) / 2
            _put_check(sheet, middle, CARDS + 212, lack)
            x += item_width(item, scale) + scale.gap
    ready = not any(missing)
    sheet.put(_capsule(CARD - 34, 66, ENOUGH if ready else PAPER_2), left + CARD / 2, CARDS + CARD_HEIGHT + 48)
    text = words.plain(verdict(order, merchant.goods), ())
    style = Style("bold", 48, smallest=30)
    sheet.write(text, left + CARD / 2, CARDS + CARD_HEIGHT + 48, style, "middle", room=CARD - 70)


def _put_check(sheet: Sheet, x: float, y: float, lack: int) -> None:
    """Under a good: a tick, or how many are short."""
    sheet.put(_patch(80, 50, SHORT if lack else ENOUGH), x, y)
    if lack:
        sheet.write(f"-{lack}", x, y, Style("bold", 48), "middle", decides=True)
    else:
        sheet.put(icon(tick, 34, INK), x, y)


@lru_cache(maxsize=16)
def _capsule(width: int, height: int, fill: Rgb) -> Sprite:
    return cut_out(
        width, height, lambda pen: pen.area(rounded(2, 2, width - 4, height - 4, height / 2 - 2), fill, INK, 3)
    )


@lru_cache(maxsize=16)
def _patch(width: int, height: int, fill: Rgb) -> Sprite:
    return cut_out(width, height, lambda pen: pen.area(rounded(0, 0, width, height, height / 2), fill, None))


def _put_owned(sheet: Sheet, merchant: MerchantView, words: Words) -> None:
    sheet.put_corner(label(WIDTH - 2 * LEFT, 272, PAPER, 16, 4), LEFT, OWNED)
    note = Style("bold", 32, INK_2, smallest=26)
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
    for i, (country, count) in enumerate(zip(COUNTRIES, merchant.icons, strict=True)):
        x = LEFT + 224 + i * 180
        sheet.put(flag(country, 66), x, OWNED + 192, "left")
        sheet.write(f"{TIMES}{count}", x + 76, OWNED + 192, Style("bold", 48, _ink(count)), decides=True)


def _ink(count: int) -> Rgb:
    return INK if count else mix(LINE, INK_2, 0.3)
