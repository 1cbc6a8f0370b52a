"""The traders' panels: name, hand, points and tokens, and the goods on display in four fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import GOLD, INK, NOW, NOW_PALE, PAPER, WHITE, WIN
from render.core.icons import cards, gold_rosette, ribbon, vp_rosette
from render.core.pieces import label, piece_sprite, plate, put_piece
from render.core.sprites import icon
from render.osaka.cards.card import tint
from render.osaka.cards.display import piles, put_goods
from render.osaka.cards.emblems import EMBLEMS, GOODS
from render.osaka.figures import sale
from rules.core.frozen import frozen
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from render.core.names import Seated
    from rules.osaka.model.terms import Colour
    from rules.osaka.view import OsakaView, TraderView

PANEL_HEIGHT = 222
NUMBER = Style("bold", 42)


@frozen
class Panel:
    """Where a trader's panel lies, in pixels."""

    left: int
    top: int
    width: int


def fields(panel: Panel, trader: TraderView) -> dict[int, tuple[int, int, int, int]]:
    """Left, top, width and height of the field of each colour of which a trader has something, by its place in COLOURS.

    They share the panel, so that no room lies empty.
    """
    own = [
        i for i, colour in enumerate(COLOURS) if trader.tokens[i] or any(card.colour == colour for card in trader.goods)
    ]
    wide = (panel.width - 24 - 8 * (len(own) - 1)) // max(1, len(own))
    return {
        i: (panel.left + 12 + place * (wide + 8), panel.top + 92, wide, PANEL_HEIGHT - 104)
        for place, i in enumerate(own)
    }


def panels(seats: int, top: int) -> tuple[Panel, ...]:
    """Panels by seat: two in a row, the third of three as wide as both."""
    left, right, below = 14, 806, top + PANEL_HEIGHT + 12
    first = (Panel(left, top, 780), Panel(right, top, 780))
    match seats:
        case 2:
            return first
        case 3:
            return (*first, Panel(left, below, 1572))
        case _:
            return (*first, Panel(left, below, 780), Panel(right, below, 780))


def put_panel(canvas: Canvas, panel: Panel, trader: TraderView, view: OsakaView, who: Seated) -> None:
    """One trader with everything that is open."""
    fill, ink, weight = PAPER, INK, 4
    if view.phase == "over":
        fill = WIN if any(r.seat == trader.seat and r.place == 1 for r in view.results or ()) else PAPER
    elif trader.seat == view.active:
        fill, ink, weight = NOW_PALE, NOW, 8
    canvas.put_corner(label(panel.width, PANEL_HEIGHT, fill, 14, weight, ink), panel.left, panel.top)
    _put_head(canvas, panel, trader, view, who)
    for i, field in fields(panel, trader).items():
        _put_field(canvas, field, trader, COLOURS[i])


def _put_head(canvas: Canvas, panel: Panel, trader: TraderView, view: OsakaView, who: Seated) -> None:
    middle, right = panel.top + 50, panel.left + panel.width
    colour, letters = who.piece(trader.seat)
    put_piece(canvas, colour, letters, panel.left + 54, middle, 62)
    canvas.write(
        who.names[trader.seat], panel.left + 100, middle, Style("title", 50, smallest=30), room=panel.width - 510
    )
    canvas.put(piece_sprite(colour, 34, empty=not trader.has_stone), right - 382, middle)
    canvas.put(icon(cards, 50, WHITE), right - 322, middle)
    canvas.write(str(trader.hand_size), right - 290, middle, NUMBER)
    put_vp(canvas, trader.vp, right - 202, middle, 78)
    canvas.put(icon(ribbon, 56, GOLD), right - 124, middle + 2)
    tokens = sum(trader.tokens)
    canvas.write(f"{tokens}/{view.tokens_to_end}", right - 20, middle, NUMBER, "right", room=78)


def put_vp(canvas: Canvas, vp: int, x: float, y: float, size: int, *, decides: bool = False) -> None:
    """The VP rosette with its number, centred at (x, y)."""
    canvas.put(icon(vp_rosette, size, INK), x, y)
    style = Style("bold", round(size * (0.5 if vp < 100 else 0.42)), WHITE)
    canvas.write(str(vp), x, y, style, "middle", decides=decides)


def put_tokens(canvas: Canvas, count: int, x: float, y: float, size: int, *, decides: bool = False) -> None:
    """Golden rosette that says by how much tokens raise the price, centred at (x, y)."""
    canvas.put(icon(gold_rosette, size, GOLD), x, y)
    canvas.write(
        f"+{count}", x - size * 0.02, y, Style("bold", round(size * 0.52)), "middle", room=size * 0.86, decides=decides
    )


def _put_field(canvas: Canvas, field: tuple[int, int, int, int], trader: TraderView, colour: Colour) -> None:
    left, top, width, height = field
    goods = [card for card in trader.goods if card.colour == colour]
    tokens = trader.tokens[COLOURS.index(colour)]
    canvas.put_corner(plate(width, height, tint(colour)), left, top)
    if not goods:
        canvas.put(icon(EMBLEMS[colour], 84, GOODS[colour]), left + width / 2 - 46, top + height / 2)
        put_tokens(canvas, tokens, left + width / 2 + 46, top + height / 2, 84)
        return
    middle = top + 30
    canvas.put(icon(EMBLEMS[colour], 48, GOODS[colour]), left + 30, middle)
    if tokens:
        put_tokens(canvas, tokens, left + 84, middle, 54)
    put_vp(canvas, sale(trader, colour).vp, left + width - 34, middle, 58)
    insured = [card for card in trader.insured if card.colour == colour]
    put_goods(canvas, piles(goods, insured), left + 8, top + height - 32, width - 16, 56)
