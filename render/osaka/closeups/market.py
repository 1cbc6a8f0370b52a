"""Close-up of market and farm: every card, whose the stones are, what buying costs and which ships it moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import INK, INK_2, PAPER, SEAL_RED, WHITE, mix
from render.core.header import HEIGHT, write_title
from render.core.pieces import frame, label, put_piece
from render.core.sprites import icon
from render.osaka.cards.card import put_card
from render.osaka.cards.emblems import EMBLEMS, GOODS
from render.osaka.figures import KANJI, price_for
from rules.core.frozen import frozen
from rules.osaka.delta import delta
from rules.osaka.model.terms import COLOURS, Colour, Water

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Sequence

    from PIL import Image

    from render.core.names import Seated
    from render.core.words import Words
    from rules.osaka.view import OnOffer, OsakaView

LEFT = 30
RIGHT = 1170
PITCH = 193
"""From one card of the market to the next; less where there are many."""

CARD = (164, 238)
"""Width and height of a card of the market where there is room."""

FARM_CARD = (138, 200)

FARM_LEFT = 156
"""Left end of the farm's cards: Discord's badge lies to its left where a part ends here."""

FARM_PITCH = 150

FARM_NAME = 62
"""Height of the line that names the farm."""

STONE = 72

UNDER = 84
"""Height of the row below cards in which stones lie."""

VOYAGES = 334
"""Height of the board that says which ships buying would move."""

FIGURE = Style("bold", 52)


@frozen
class Voyage:
    """Where a ship would sail if someone bought now.

    Attributes:
        colour: Which ship.
        steps: Places it would move, 0 to 2.
        water: Where it would then be.
        sinks: Whether it would then go down.
    """

    colour: Colour
    steps: int
    water: Water
    sinks: bool


def voyages(view: OsakaView, seat: int | None) -> tuple[Voyage, ...]:
    """What buying would do to the ships: one good moves its ship one place, more move it two, Edo is the end."""
    bought = [offer.card.colour for offer in view.market if offer.stone in {None, seat}]
    last = len(view.route) - 1
    steps = [min(2, bought.count(colour), last - ship) for colour, ship in zip(COLOURS, view.ships, strict=True)]
    waters = [view.route[ship + step].water for ship, step in zip(view.ships, steps, strict=True)]
    payday = "goal" in waters
    return tuple(
        Voyage(colour, step, water, payday and water == "waves")
        for colour, step, water in zip(COLOURS, steps, waters, strict=True)
    )


def draw(
    view: OsakaView,
    was: OsakaView,
    who: Seated,
    words: Words,
    match_id: str,
    ground: Callable[[int], Image.Image],
) -> Canvas:
    """Draws market and farm on a ground of the height asked for; cards and stones that came since then are marked."""
    canvas = Canvas(ground(_farm_end(view) + 14 + 136 + 14))
    changed = delta(was, view)
    buyer = view.audience if view.audience is not None else view.active
    _write_head(canvas, view, who, words, match_id)
    _put_cards(canvas, view.market, _market_row(view), who, changed.market, changed.stones)
    if not view.market:
        canvas.write(words.text("osaka-pic-empty"), 600, HEIGHT + 150, Style("title", 48, WHITE), "middle")
    top = _farm_top(view)
    canvas.write(words.text("osaka-pic-farm"), LEFT, top + 30, Style("title", 46, WHITE), room=540)
    _put_cards(canvas, view.farm, _farm_row(view), who, changed.farm, changed.stones)
    _put_voyages(canvas, view, buyer, words, _farm_end(view) - VOYAGES)
    _put_prices(canvas, view, who, words, _farm_end(view) + 14)
    return canvas


@frozen
class Row:
    """Where cards lie beside each other.

    Attributes:
        left: Left end of the first.
        top: Upper edge.
        pitch: From one to the next.
        width: Width of a card.
        height: Height of a card.
    """

    left: int
    top: int
    pitch: int
    width: int
    height: int

    @property
    def bottom(self) -> int:
        """Lower edge of the cards; stones lie below it."""
        return self.top + self.height


def _market_row(view: OsakaView) -> Row:
    """The cards of the market, narrower where they are many."""
    pitch = min(PITCH, (RIGHT - LEFT + 16) // max(1, len(view.market)))
    width = min(CARD[0], pitch - 16)
    return Row(LEFT, HEIGHT + 22, pitch, width, width * CARD[1] // CARD[0])


def _farm_row(view: OsakaView) -> Row:
    return Row(FARM_LEFT, _farm_top(view) + FARM_NAME, FARM_PITCH, *FARM_CARD)


def _farm_top(view: OsakaView) -> int:
    """Where the market and the stones below it end."""
    reserved = any(offer.stone is not None for offer in view.market)
    return max(_market_row(view).bottom, HEIGHT + 200) + (UNDER if reserved else 14)


def _farm_end(view: OsakaView) -> int:
    """Where the farm and the stones below it end, and the board of voyages beside it."""
    reserved = any(offer.stone is not None for offer in view.farm)
    return max(_farm_row(view).bottom + (UNDER if reserved else 14), _farm_top(view) + 14 + VOYAGES)


def offer_band(view: OsakaView) -> tuple[int, int]:
    """Where market, farm and voyages begin and end, without what buying costs others."""
    return 0, _farm_end(view) + 10


def _put_cards(
    canvas: Canvas, offers: Sequence[OnOffer], row: Row, who: Seated, fresh: Container[int], laid: tuple[int, ...]
) -> None:
    """Lays cards in a row, each with the stone of whoever reserved it below; what is new is framed."""
    for i, offer in enumerate(offers):
        left = row.left + i * row.pitch
        put_card(canvas, offer.card, left, row.top, row.width, row.height, decides=True)
        if offer.stone is not None:
            middle, new = row.bottom + 8 + STONE // 2, offer.stone in laid
            put_piece(canvas, *who.piece(offer.stone), left + row.width / 2, middle, STONE, marked=new)
        if i in fresh:
            canvas.put_corner(frame(row.width + 12, row.height + 12), left - 6, row.top - 6)


def _write_head(canvas: Canvas, view: OsakaView, who: Seated, words: Words, match_id: str) -> None:
    subtitle = f"{words.text('osaka-pic-title')} · {match_id}"
    end = write_title(canvas, KANJI, words.text("osaka-pic-market"), subtitle, 620)
    if view.audience is None:
        return
    put_piece(canvas, *who.piece(view.audience), 1130, 64, 70)
    cost = words.text("osaka-pic-costs-you-short", price=price_for(view, view.audience))
    room, purchase = 1074 - end - 30, view.purchase
    if purchase is None:
        canvas.write(cost, 1074, 64, Style("title", 50, smallest=44), "right", room=room, decides=True)
        return
    short = purchase.price - purchase.coins
    said = words.text(
        "osaka-pic-short" if short > 0 else "osaka-pic-you-have", coins=short if short > 0 else purchase.coins
    )
    canvas.write(cost, 1074, 40, Style("title", 48, smallest=44), "right", room=room, decides=True)
    ink = SEAL_RED if short > 0 else INK_2
    canvas.write(said, 1074, 98, Style("bold", 46, ink, smallest=44), "right", room=room, decides=True)


def _put_voyages(canvas: Canvas, view: OsakaView, buyer: int | None, words: Words, top: int) -> None:
    left, width, height = RIGHT - 560, 560, VOYAGES
    canvas.put_corner(label(width, height, PAPER, 16, 4), left, top)
    purchase = view.purchase
    pays = purchase is not None and bool(purchase.arriving)
    short = purchase is not None and purchase.price > purchase.coins
    arrives = words.text("osaka-pic-payday", vp=purchase.vp, short=int(short)) if purchase and pays else None
    said = arrives or words.text("osaka-pic-voyages")
    ink = SEAL_RED if pays and not short else INK
    canvas.write(said, left + 26, top + 42, Style("title", 44, ink, smallest=28), room=width - 52, decides=pays)
    for i, voyage in enumerate(voyages(view, buyer)):
        x, y = left + 18 + i % 2 * 266, top + 142 + i // 2 * 124
        canvas.put(icon(EMBLEMS[voyage.colour], 68, GOODS[voyage.colour]), x + 36, y)
        ink = INK if voyage.steps else mix(INK_2, PAPER, 0.35)
        canvas.write(f"+{voyage.steps}", x + 78, y - 22, Style("bold", 52, ink), decides=True)
        text, style = words.text(f"osaka-pic-place-{voyage.water}"), Style("plain", 36, INK_2, smallest=30)
        if voyage.sinks:
            text, style = words.text("osaka-pic-sinks"), Style("bold", 36, SEAL_RED, smallest=30)
        elif voyage.water == "goal":
            style = Style("bold", 36, INK, smallest=30)
        canvas.write(text, x + 80, y + 30, style, room=178)


def _put_prices(canvas: Canvas, view: OsakaView, who: Seated, words: Words, top: int) -> None:
    canvas.put_corner(label(1140, 136, PAPER, 16, 4), LEFT, top)
    taken = canvas.write(words.text("osaka-pic-buying-costs"), 60, top + 68, Style("title", 38, smallest=28), room=330)
    left = 60 + taken + 30
    pitch = (1150 - left) // len(view.traders)
    for trader in view.traders:
        x = left + trader.seat * pitch
        put_piece(canvas, *who.piece(trader.seat), x + 40, top + 68, 68)
        canvas.write(str(price_for(view, trader.seat)), x + 90, top + 68, FIGURE, decides=True)
