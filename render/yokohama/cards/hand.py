"""A merchant's own orders: what each still lacks, brings and completes, and what the merchant owns. Private."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, LEGIBLE, Canvas, Style
from render.core.colours import ENOUGH, INK, INK_2, LINE, NOW, PAPER, PAPER_2, WHITE, mix
from render.core.grounds import cloth
from render.core.header import HEIGHT
from render.core.icons import coin
from render.core.names import seated
from render.core.pieces import HALO, halo, label, pill, put_piece
from render.core.sprites import icon
from render.core.words import Words
from render.yokohama.cards.contract import BITE, CARD
from render.yokohama.cards.countries import put_icons
from render.yokohama.cards.hand_contract import TALL as CONTRACT
from render.yokohama.cards.hand_contract import blank, put_held
from render.yokohama.cards.rewards import GOOD_ICONS
from render.yokohama.colours import GOODS, YEN
from render.yokohama.head import write_head
from render.yokohama.words.hand import fresh
from rules.yokohama.model.terms import GOODS as ALL_GOODS
from rules.yokohama.model.terms import HAND_LIMIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.canvas import Box
    from render.core.colours import Rgb
    from render.core.languages import Lang
    from render.core.people import People
    from rules.yokohama.model.cards import Order
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import MerchantView

LEFT = 24
PITCH = 392
CARDS = HEIGHT + 40
NONE = 190
"""Pixels of the room for orders where there are none."""

BADGE, BADGE_UP = 52, 8
"""Height of the badge on the upper edge of an order, and how far above the edge its middle lies."""

OWNED = 236
"""Pixels of the label that says what is owned."""

TALL = CARDS + CONTRACT + 24 + OWNED + 24


def draw(view: YokohamaView, people: People, lang: Lang, match_id: str, before: YokohamaView | None = None) -> Canvas:
    """Draws the orders of the seat that looks; while it chooses, the two on offer.

    Args:
        view: The table as that seat sees it.
        before: What that seat saw earlier, or None to mark nothing as new.

    Raises:
        ValueError: The view shows no orders.
    """
    if view.audience is None or view.hand is None:
        raise ValueError("orders are drawn only for the seat that holds them")
    words = Words.of(lang)
    who = seated(people, words)
    shown = view.offer or view.hand
    below = CARDS + (CONTRACT if shown else NONE) + 24
    canvas = Canvas(cloth(CLOSE_UP_WIDE, TALL).crop((0, 0, CLOSE_UP_WIDE, below + OWNED + 24)))
    title = words.text("yokohama-pic-offer" if view.offer else "yokohama-pic-hand")
    write_head(canvas, title, f"{words.text('pic-only-you')} · {match_id}", 1080)
    put_piece(canvas, *who.piece(view.audience), CLOSE_UP_WIDE - 76, 64, 72)
    if shown:
        _put_orders(canvas, view, shown, fresh(view, before), words)
    else:
        canvas.put_corner(blank(CLOSE_UP_WIDE - 2 * LEFT, NONE), LEFT, CARDS)
        empty = words.text("yokohama-pic-no-orders")
        canvas.write(empty, CLOSE_UP_WIDE // 2, CARDS + NONE // 2, Style("title", 52, PAPER_2), "middle", room=1060)
    _put_owned(canvas, view.merchants[view.audience], below, words)
    return canvas


def _put_orders(
    canvas: Canvas, view: YokohamaView, shown: Sequence[Order], fresh: Sequence[Order], words: Words
) -> None:
    """Each order on its place, and where there is room for one more; what is on offer in the middle."""
    places = len(shown) if view.offer else HAND_LIMIT
    first = (CLOSE_UP_WIDE - PITCH * (places - 1) - CARD) // 2
    for place in range(places):
        left = first + place * PITCH
        if place >= len(shown):
            canvas.put_corner(blank(CARD, CONTRACT), left, CARDS)
            continue
        if shown[place] in fresh:
            canvas.put_corner(halo(CARD, CONTRACT, BITE), left - HALO, CARDS - HALO)
        put_held(canvas, view, shown[place], left, CARDS, words)
        if shown[place] in fresh:
            _put_badge(canvas, words.text("yokohama-pic-new-order"), left, NOW, WHITE)
        if shown[place] == view.kept:
            _put_badge(canvas, words.text("yokohama-closer-kept"), left, ENOUGH, INK)


def orders_band(view: YokohamaView, margin: int) -> Box:
    """The part of the picture that shows the orders alone, with the badge of the one that is kept as things stand.

    Args:
        view: The table as the seat sees it that holds them.
        margin: Pixels above and below them.
    """
    above = BADGE_UP + BADGE // 2 if view.kept is not None else 0
    return 0, CARDS - above - margin, CLOSE_UP_WIDE, CARDS + CONTRACT + margin


def _put_badge(canvas: Canvas, text: str, left: int, fill: Rgb, ink: Rgb) -> None:
    """A badge on the upper edge of an order: that it is new, or kept as things stand."""
    canvas.put(pill(220, BADGE, fill), left + CARD / 2, CARDS - BADGE_UP)
    canvas.write(text, left + CARD / 2, CARDS - BADGE_UP, Style("bold", 42, ink, smallest=LEGIBLE), "middle", room=190)


def _put_owned(canvas: Canvas, merchant: MerchantView, top: int, words: Words) -> None:
    """Goods, money and icons of countries."""
    canvas.put_corner(label(CLOSE_UP_WIDE - 2 * LEFT, OWNED, PAPER, 16, 4), LEFT, top)
    note = Style("bold", 38, INK_2, smallest=LEGIBLE)
    canvas.write(words.text("yokohama-pic-have"), LEFT + 34, top + 68, note, room=180)
    have = (
        *((GOOD_ICONS[kind], GOODS[kind], n) for kind, n in zip(ALL_GOODS, merchant.goods, strict=True)),
        (coin, YEN, merchant.yen),
    )
    for i, (drawing, fill, count) in enumerate(have):
        x = LEFT + 230 + i * 152
        canvas.put(icon(drawing, 66, fill), x, top + 68, "left")
        canvas.write(str(count), x + 74, top + 68, Style("bold", 54, _ink(count)), decides=True, room=74)
    canvas.fill(LEFT + 34, top + 120, CLOSE_UP_WIDE - 2 * LEFT - 68, 2, LINE)
    canvas.write(words.text("yokohama-pic-icons"), LEFT + 34, top + 174, note, room=180)
    put_icons(canvas, merchant.icons, LEFT + 230, top + 174)


def _ink(count: int) -> Rgb:
    return INK if count else mix(LINE, INK_2, 0.3)
