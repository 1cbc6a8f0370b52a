"""The table of Osaka: sea, every trader's display, market and farm, all that is open, on one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import TABLE_WIDE, Canvas, Style
from render.core.colours import INK, INK_2, NOW, PAPER_2, WHITE, WIN, rgb
from render.core.header import HEIGHT, draw_header_ground, write_banner, write_call, write_title
from render.core.icons import discard_pile, draw_pile, move_back
from render.core.kept import kept
from render.core.lettering import width
from render.core.names import Seated, seated
from render.core.pieces import frame, pill, put_piece
from render.core.sprites import Pen, icon, printed
from render.core.words import Words
from render.osaka.cards.card import put_card
from render.osaka.figures import KANJI, price_for
from render.osaka.table.marks import Marks, marks
from render.osaka.table.sea import Sea, draw_sea, put_ships, write_places
from render.osaka.table.traders import PANEL_HEIGHT, Panel, fields, panels, put_panel

if TYPE_CHECKING:
    from PIL import Image

    from render.core.languages import Lang
    from render.core.people import People
    from rules.osaka.model.terms import Place
    from rules.osaka.view import OnOffer, OsakaView

SEA = Sea(left=14, top=HEIGHT, width=1572, height=640, shore=152, boat=116)
TRADERS = HEIGHT + SEA.height + 18
"""Top of the traders' panels."""

STALLS_HIGH = 346
"""Height of market and farm, which lie below the traders."""


MARKET_LEFT, MARKET_ROOM = 218, 862
"""Where market and its heading begin, and the width of the row of cards: Discord's badge lies to its left."""
CARDS_DOWN, HEADING_DOWN = 18, 306
"""From the top of market and farm to their cards, and to the middle of their headings below."""

PILES_LEFT, PILES_DOWN = 34, (58, 126)
"""Left end of the two piles, and from the top of market and farm to their middles: above the badge."""

HEADING = Style("title", 44, smallest=32)
ASIDE = Style("plain", 30, INK_2, smallest=22)
COUNT = Style("bold", 36)
HIGHEST = 210
"""Height of a card of market or farm, so that a stone has room below it."""
STONE = 46

PILE = rgb("#4A7796")


def draw(view: OsakaView, before: OsakaView | None, people: People, lang: Lang, match_id: str) -> Canvas:
    """Draws the table as everyone sees it.

    Args:
        before: The view the reader last saw, from which changes are marked, or None.
    """
    words = Words.of(lang)
    who = seated(people, words)
    stalls = _stalls(len(view.traders))
    canvas = _fresh(stalls, words, view.route)
    _write_head(canvas, view, who, words, match_id)
    found = marks(view, before)
    put_ships(canvas, SEA, view, before)
    _put_stalls(canvas, view, who, words, found, stalls)
    for trader, panel in zip(view.traders, panels(len(view.traders), TRADERS), strict=True):
        put_panel(canvas, panel, trader, view, who)
    _put_trader_marks(canvas, view, panels(len(view.traders), TRADERS), found)
    return canvas


def _stalls(seats: int) -> int:
    """Top of market and farm, below so many traders."""
    return TRADERS + (1 if seats == 2 else 2) * (PANEL_HEIGHT + 12) + 2


def _fresh(stalls: int, words: Words, route: tuple[Place, ...]) -> Canvas:
    """Canvas with market and farm from there on, and everything that never changes."""
    canvas, middle = Canvas(_ground(route, stalls)), stalls + HEADING_DOWN
    write_places(canvas, SEA, route, words)
    canvas.fill(1096, stalls + 8, 4, STALLS_HIGH - 20, INK)
    canvas.write(words.text("osaka-pic-market"), MARKET_LEFT, middle, HEADING)
    canvas.write(words.text("osaka-pic-farm"), 1118, middle, Style("title", 44, smallest=28), room=450)
    return canvas


@kept
def _ground(route: tuple[Place, ...], stalls: int) -> Image.Image:
    """What is drawn once and kept, for all languages: for two traders, and for more."""

    def draw_ground(pen: Pen) -> None:
        draw_header_ground(pen, TABLE_WIDE)
        draw_sea(pen, SEA, route, TABLE_WIDE)

    return printed(TABLE_WIDE, stalls + STALLS_HIGH, PAPER_2, draw_ground)


def _write_head(canvas: Canvas, view: OsakaView, who: Seated, words: Words, match_id: str) -> None:
    subtitle = words.text("osaka-pic-subtitle", match=match_id, turn=view.turn, players=len(view.traders))
    end = write_title(canvas, KANJI, words.text("osaka-pic-title"), subtitle, 800)
    left = max(690, end + 40)
    if view.phase == "over":
        winners = [result.seat for result in view.results or () if result.place == 1]

        def told(names: str) -> str:
            return words.text("osaka-pic-won", names=names, count=len(winners))

        write_banner(canvas, left, who, winners, told, words.text("osaka-pic-over"), WIN)
        return
    write_call(canvas, left, who, view.asked, words.text(f"osaka-pic-asks-{view.phase}"), words)


def _put_stalls(canvas: Canvas, view: OsakaView, who: Seated, words: Words, found: Marks, stalls: int) -> None:
    middle = stalls + HEADING_DOWN
    _write_prices(canvas, view, who, words, middle)
    piles = (draw_pile, PILE, view.deck), (discard_pile, WHITE, len(view.discard))
    for down, (pile, colour, count) in zip(PILES_DOWN, piles, strict=True):
        canvas.put(icon(pile, 52, colour), PILES_LEFT, stalls + down, "left")
        canvas.write(str(count), PILES_LEFT + 66, stalls + down, COUNT, room=84)
    canvas.put(icon(move_back, 44, INK), 1098, stalls + CARDS_DOWN + 116)
    market = slots(len(view.market), MARKET_LEFT, MARKET_ROOM, 158, 14 if len(view.market) <= 7 else 10)
    farm = slots(len(view.farm), 1128, 466, 158, 12)
    top = stalls + CARDS_DOWN
    if found.whole_market:
        _frame(canvas, MARKET_LEFT - 14, top - 12, MARKET_ROOM + 22, market[0][2] + 24 if market else 250)
    if found.whole_farm:
        _frame(canvas, 1116, top - 12, 478, farm[0][2] + 24 if farm else 250)
    for offers, places, new in ((view.market, market, found.market), (view.farm, farm, found.farm)):
        for i, (offer, place) in enumerate(zip(offers, places, strict=True)):
            _put_offer(canvas, offer, place, top, who, new=i in new, laid=offer.stone in found.stones)


def slots(count: int, left: int, room: int, pitch: int, gap: int) -> list[tuple[int, int, int]]:
    """Left end, width and height of each card of a row.

    Args:
        count: Cards in the row.
        left: Left end of the first.
        pitch: From card to card while there is room.
    """
    if count == 0:
        return []
    step = min(pitch, room / count)
    wide = round(step) - gap
    high = min(HIGHEST, round(wide * (1.46 if wide >= 130 else 2.2)))
    return [(round(left + i * step), wide, high) for i in range(count)]


def _put_offer(
    canvas: Canvas,
    offer: OnOffer,
    place: tuple[int, int, int],
    top: int,
    who: Seated,
    *,
    new: bool,
    laid: bool,
) -> None:
    left, wide, high = place
    if new:
        _frame(canvas, left - 12, top - 12, wide + 24, high + 24)
    put_card(canvas, offer.card, left, top, wide, high)
    if offer.stone is not None:
        colour, letters = who.piece(offer.stone)
        put_piece(canvas, colour, letters, left + wide // 2, top + high + 6 + STONE // 2, STONE, marked=laid)


def _write_prices(canvas: Canvas, view: OsakaView, who: Seated, words: Words, middle: int) -> None:
    """What buying would cost: one sum for all, or one for each trader where stones make a difference."""
    prices = [price_for(view, trader.seat) for trader in view.traders]
    at = MARKET_LEFT + width(words.text("osaka-pic-market"), HEADING.face, HEADING.size) + 26
    at += canvas.write(words.text("osaka-pic-costs"), at, middle, ASIDE) + 24
    if len(set(prices)) == 1:
        canvas.write(str(prices[0]), at - 10, middle, COUNT)
        return
    for seat, price in enumerate(prices):
        colour, letters = who.piece(seat)
        put_piece(canvas, colour, letters, at + 20, middle, 42)
        at += 52
        at += canvas.write(str(price), at, middle, COUNT) + 26


def _frame(canvas: Canvas, left: int, top: int, width: int, height: int) -> None:
    canvas.put_corner(frame(width, height), left, top)


def _put_trader_marks(canvas: Canvas, view: OsakaView, places: tuple[Panel, ...], found: Marks) -> None:
    for trader, panel, one in zip(found.traders, places, view.traders, strict=False):
        right = panel.left + panel.width
        if trader.hand:
            canvas.fill(right - 292, panel.top + 70, 44, 4, NOW)
        if trader.whole:
            _frame(canvas, panel.left + 6, panel.top + 86, panel.width - 12, PANEL_HEIGHT - 92)
        else:
            shown = fields(panel, one)
            for colour in shown.keys() & set(trader.fields):
                left, top, wide, high = shown[colour]
                _frame(canvas, left - 5, top - 5, wide + 10, high + 10)
        if trader.vp:
            canvas.put(pill(66, 38), right - 162, panel.top + 13)
            canvas.write(f"+{trader.vp}", right - 162, panel.top + 13, Style("bold", 30, WHITE), "middle")
