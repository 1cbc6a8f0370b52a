"""A trader's own hand: cards, the cheapest payment for the market, and what the hand can insure. Private."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, Canvas, Style
from render.core.colours import INK, INK_2, PAPER, SEAL_RED, WHITE, mix
from render.core.grounds import cloth
from render.core.header import HEIGHT, write_title
from render.core.icons import insurance, move
from render.core.lettering import TIMES
from render.core.names import seated
from render.core.pieces import HALO, halo, label, pill, plate, put_piece
from render.core.sprites import icon
from render.core.words import Words
from render.osaka.cards.card import put_card, tint
from render.osaka.cards.display import piles, put_goods
from render.osaka.cards.emblems import EMBLEMS, GOODS
from render.osaka.cards.payment import Payment, cheapest
from render.osaka.figures import KANJI, price_for
from render.osaka.words.hand import fresh
from rules.core.frozen import frozen
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from render.core.languages import Lang
    from render.core.people import People
    from rules.osaka.model.terms import Card, Colour
    from rules.osaka.view import OsakaView, TraderView

TALLEST = 1200
"""Pixels of the highest hand."""

CARDS = HEIGHT + 22
"""Top of the cards."""

BETWEEN = 28
"""Pixels between two rows of cards."""

SEPARATE = 12
"""More cards than this are laid in counted piles of equal ones."""

SMALL = 88
"""Height of a small card in the row of the payment."""

MANY_KINDS = 7
"""Payments of more kinds take the whole row."""

HEADING = Style("title", 48, smallest=34)
NOTE = Style("plain", 34, INK_2, smallest=26)
FIGURE = Style("bold", 52)


def draw(view: OsakaView, people: People, lang: Lang, match_id: str, before: OsakaView | None = None) -> Canvas:
    """Draws the hand of the seat that looks.

    Args:
        view: The table as that seat sees it.
        before: What that seat saw earlier, or None to mark nothing as new.

    Raises:
        ValueError: The view shows no hand.
    """
    if view.audience is None or view.hand is None:
        raise ValueError("a hand is drawn only for the seat that holds it")
    words = Words.of(lang)
    who = seated(people, words)
    hand = sorted(view.hand, key=lambda card: (COLOURS.index(card.colour), -card.value))
    bottom = CARDS + _cards_height(hand)
    canvas = Canvas(cloth(CLOSE_UP_WIDE, TALLEST).crop((0, 0, CLOSE_UP_WIDE, bottom + 30 + 214 + 22 + 250 + 30)))
    _write_head(canvas, hand, who.piece(view.audience), words, match_id)
    _put_hand(canvas, hand, Counter(fresh(view, before)), words)
    trader = view.traders[view.audience]
    own = {card.colour for card in trader.goods}
    price = price_for(view, view.audience)
    payment = cheapest(hand, price, own) if price else None
    _put_payment(canvas, bottom + 30, price, sum(card.value for card in hand), payment, words)
    _put_insurance(canvas, bottom + 30 + 214 + 22, hand, payment, trader, view, words)
    return canvas


def _write_head(canvas: Canvas, hand: list[Card], piece: tuple[str, str], words: Words, match_id: str) -> None:
    subtitle = f"{words.text('pic-only-you')} · {match_id}"
    end = write_title(canvas, KANJI, words.text("osaka-pic-hand"), subtitle, 600)
    put_piece(canvas, *piece, CLOSE_UP_WIDE - 70, 64, 70)
    worth = words.text("osaka-pic-hand-worth", cards=len(hand), coins=sum(card.value for card in hand))
    canvas.write(
        worth,
        CLOSE_UP_WIDE - 126,
        64,
        Style("bold", 56, smallest=48),
        "right",
        room=CLOSE_UP_WIDE - 126 - end - 30,
        decides=True,
    )


def _cards_height(hand: list[Card]) -> int:
    count = len(hand) if len(hand) <= SEPARATE else len(set(hand))
    rack = _rack(count)
    rows = -(-count // rack.in_row)
    return rows * rack.height + (rows - 1) * BETWEEN if rows else 90


@frozen
class _Rack:
    """How cards are laid: so many in a row, from one to the next so many pixels, each so wide and high."""

    in_row: int
    pitch: int
    width: int
    height: int


def _rack(count: int) -> _Rack:
    """The largest cards that fit into one row, or into two."""
    if count <= 6:
        return _Rack(6, 193, 174, 254)
    return _Rack(7, 163, 150, 218) if count == 7 else _Rack(6, 193, 150, 218)


def _put_hand(canvas: Canvas, hand: list[Card], new: Counter[Card], words: Words) -> None:
    """The cards, those that are new in a rim of vermilion; of equal ones the last are."""
    if not hand:
        canvas.write(
            words.text("osaka-pic-no-cards"), CLOSE_UP_WIDE // 2, CARDS + 46, Style("title", 48, WHITE), "middle"
        )
        return
    laid = [(card, 1) for card in hand] if len(hand) <= SEPARATE else list(Counter(hand).items())
    rack = _rack(len(laid))
    width, height = rack.width, rack.height
    unmarked = new.copy()
    for i, (card, count) in reversed(list(enumerate(laid))):
        left = 30 + (i % rack.in_row) * rack.pitch + (rack.pitch - 19 - width) // 2
        top = CARDS + (i // rack.in_row) * (height + BETWEEN)
        if unmarked[card] > 0:
            unmarked[card] -= 1
            canvas.put_corner(halo(width, height, width * 0.09), left - HALO, top - HALO)
        put_card(canvas, card, left, top, width, height, decides=True)
        if count > 1:
            x, y = left + width - 36, top + height - 14
            canvas.put(pill(96, 60, INK), x, y)
            canvas.write(f"{TIMES}{count}", x, y, Style("bold", 50, WHITE), "middle", decides=True)


def _put_payment(canvas: Canvas, top: int, price: int, coins: int, payment: Payment | None, words: Words) -> None:
    canvas.put_corner(label(CLOSE_UP_WIDE - 60, 214, PAPER, 16, 4), 30, top)
    middle, row = top + 52, top + 140
    if price == 0:
        canvas.write(words.text("osaka-pic-nothing-to-buy"), 62, middle, HEADING, room=1070)
        return
    end = 62 + canvas.write(words.text("osaka-pic-costs-you", price=price), 62, middle, HEADING, room=640, decides=True)
    if payment is None:
        canvas.write(
            words.text("osaka-pic-short", coins=price - coins),
            62,
            row,
            Style("bold", 52, smallest=48),
            room=1070,
            decides=True,
        )
        return
    note = words.text("osaka-pic-cheapest", excess=payment.excess)
    canvas.write(note, CLOSE_UP_WIDE - 62, middle, NOTE, "right", room=CLOSE_UP_WIDE - 62 - end - 30)
    paid = piles(payment.paid)
    many = len(paid) > MANY_KINDS
    row_end = put_goods(canvas, paid, 62, row, 920 if many else 560, SMALL, decides=True)
    sum_left = round(row_end) + 24
    taken = canvas.write(f"= {price + payment.excess}", sum_left, row, FIGURE, decides=True)
    if not many:
        _put_kept(canvas, payment, sum_left + taken + 46, row, words)


def _put_kept(canvas: Canvas, payment: Payment, left: int, middle: int, words: Words) -> None:
    left += canvas.write(words.text("osaka-pic-keep"), left, middle, NOTE, room=190) + 20
    room = CLOSE_UP_WIDE - 62 - left
    if not payment.kept:
        canvas.write(words.text("osaka-pic-nothing"), left, middle, NOTE, room=room)
    elif len(payment.kept) * (SMALL * 0.73 + 6) <= room:
        put_goods(canvas, piles(payment.kept), left, middle, room, SMALL, decides=True)
    else:
        count = words.text("osaka-pic-cards", cards=len(payment.kept))
        canvas.write(count, left, middle, FIGURE, room=room, decides=True)


def _put_insurance(
    canvas: Canvas,
    top: int,
    hand: list[Card],
    payment: Payment | None,
    trader: TraderView,
    view: OsakaView,
    words: Words,
) -> None:
    canvas.put_corner(label(CLOSE_UP_WIDE - 60, 250, PAPER, 16, 4), 30, top)
    end = 62 + canvas.write(words.text("osaka-pic-insurance"), 62, top + 50, HEADING, room=560)
    note = words.text("osaka-pic-insurance-after" if payment else "osaka-pic-insurance-note")
    canvas.write(note, CLOSE_UP_WIDE - 62, top + 52, NOTE, "right", room=CLOSE_UP_WIDE - 62 - end - 30)
    for i, colour in enumerate(COLOURS):
        left = 56 + i * 274
        canvas.put_corner(plate(266, 138, tint(colour), 10), left, top + 90)
        now = _symbols(hand, colour)
        later = None if payment is None else _symbols(payment.kept, colour)
        _put_symbols(canvas, left, top + 136, colour, now, later)
        goods = sum(card.colour == colour for card in trader.goods)
        danger = goods > 0 and view.route[view.ships[i]].water == "waves"
        text = words.text("osaka-pic-goods-at-risk" if danger else "osaka-pic-goods", goods=goods)
        style = Style("bold" if danger else "plain", 30, SEAL_RED if danger else INK_2, smallest=24)
        canvas.write(text, left + 133, top + 204, style, "middle", room=250)


def _symbols(cards: list[Card] | tuple[Card, ...], colour: Colour) -> int:
    return sum(card.symbols for card in cards if card.colour == colour)


def _put_symbols(canvas: Canvas, left: int, middle: int, colour: Colour, now: int, later: int | None) -> None:
    """Insurance symbols of a colour, and how many are left after the payment."""
    canvas.put(icon(EMBLEMS[colour], 54, GOODS[colour]), left + 34, middle)
    canvas.put(icon(insurance, 48, GOODS[colour] if now else mix(GOODS[colour], PAPER, 0.6)), left + 90, middle)
    ink = INK if now else mix(INK_2, PAPER, 0.3)
    end = left + 120 + canvas.write(str(now), left + 120, middle, Style("bold", 52, ink), decides=True)
    if later is not None and later != now:
        taken = canvas.write(str(later), left + 258, middle, Style("bold", 52), "right", decides=True)
        canvas.put(icon(move, 32, INK), (end + left + 258 - taken) / 2, middle)
