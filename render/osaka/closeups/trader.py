"""Close-up of one display: the goods of each colour, its tokens, what it would bring, and what is insured."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import GOLD, INK_2, NOW, PAPER, SEAL_RED, WHITE, mix
from render.core.header import HEIGHT, write_title
from render.core.icons import cards, ribbon
from render.core.lettering import TIMES
from render.core.pieces import frame, pill, plate, put_piece
from render.core.sprites import icon
from render.osaka.cards.card import tint
from render.osaka.cards.display import piles, put_goods
from render.osaka.cards.emblems import EMBLEMS, GOODS
from render.osaka.figures import KANJI, sale
from render.osaka.table.marks import trader_marks
from render.osaka.table.traders import put_tokens, put_vp
from rules.osaka.delta import trader_delta
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PIL import Image

    from render.core.names import Seated
    from render.core.words import Words
    from render.osaka.table.marks import TraderMarks
    from rules.osaka.model.terms import Colour
    from rules.osaka.view import OsakaView, TraderView

ROW = 168
FIGURE = Style("bold", 54, smallest=48)


def draw(
    view: OsakaView,
    was: OsakaView,
    seat: int,
    who: Seated,
    words: Words,
    match_id: str,
    ground: Callable[[int], Image.Image],
) -> Canvas:
    """Draws a trader's display on a ground of the height asked for; what changed since then is marked."""
    canvas = Canvas(ground(HEIGHT + 20 + 4 * (ROW + 12) + 12))
    trader = view.traders[seat]
    subtitle = f"{words.text('osaka-pic-display')} · {match_id}"
    write_title(canvas, KANJI, who.names[seat], subtitle, 590)
    put_piece(canvas, *who.piece(seat), 640, 64, 76)
    canvas.put(icon(cards, 66, WHITE), 738, 64)
    canvas.write(str(trader.hand_size), 778, 64, FIGURE, decides=True)
    put_vp(canvas, trader.vp, 900, 64, 112, decides=True)
    canvas.put(icon(ribbon, 76, GOLD), 1004, 66)
    tokens = f"{sum(trader.tokens)}/{view.tokens_to_end}"
    canvas.write(tokens, 1172, 64, FIGURE, "right", room=122, decides=True)
    for i, colour in enumerate(COLOURS):
        _put_colour(canvas, view, trader, colour, HEIGHT + 20 + i * (ROW + 12), words)
    _put_marks(canvas, trader_marks(trader_delta(was.traders[seat], trader)))
    return canvas


def colour_band(colours: Iterable[Colour]) -> tuple[int, int]:
    """Where the rows of these colours begin and end, with those between them."""
    rows = [COLOURS.index(colour) for colour in colours]
    return HEIGHT + 10 + min(rows) * (ROW + 12), HEIGHT + 18 + (max(rows) + 1) * (ROW + 12)


def _put_marks(canvas: Canvas, found: TraderMarks) -> None:
    """Frames the goods that changed, underlines the number of cards, and tells the VP won."""
    for i in found.fields:
        canvas.put_corner(frame(1156, ROW + 16), 22, HEIGHT + 12 + i * (ROW + 12))
    if found.hand:
        canvas.fill(702, 104, 112, 7, NOW)
    if found.vp:
        canvas.put(pill(96, 50), 900, 112)
        canvas.write(f"+{found.vp}", 900, 112, Style("bold", 38, WHITE), "middle", room=84)


def _put_colour(canvas: Canvas, view: OsakaView, trader: TraderView, colour: Colour, top: int, words: Words) -> None:
    i, middle = COLOURS.index(colour), top + ROW // 2
    goods = [card for card in trader.goods if card.colour == colour]
    canvas.put_corner(plate(1140, ROW, tint(colour), 12), 30, top)
    ground = tint(colour)
    canvas.put(icon(EMBLEMS[colour], 90, GOODS[colour] if goods else mix(GOODS[colour], ground, 0.45)), 90, middle)
    if trader.tokens[i]:
        put_tokens(canvas, trader.tokens[i], 196, middle, 96, decides=True)
    if not goods:
        canvas.write(words.text("osaka-pic-goods", goods=0), 266, middle, Style("plain", 36, mix(INK_2, PAPER, 0.1)))
        return
    insured = [card for card in trader.insured if card.colour == colour]
    put_goods(canvas, piles(goods, insured), 262, middle, 570, 120, decides=True)
    brings = sale(trader, colour)
    danger = view.route[view.ships[i]].water == "waves" and len(insured) < len(goods)
    lift = 20 if danger else 0
    canvas.write(f"{brings.price}{TIMES}{brings.count}", 1032, middle - lift, FIGURE, "right", room=180, decides=True)
    if danger:
        text = words.text("osaka-pic-sinks" if colour in view.sinking else "osaka-pic-may-sink")
        canvas.write(text, 1032, middle + 40, Style("bold", 32, SEAL_RED, smallest=26), "right", room=180)
    put_vp(canvas, brings.vp, 1104, middle, 112, decides=True)
