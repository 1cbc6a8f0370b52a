"""Close-up of market and farm: every card, whose the stones are, what buying costs and which ships it moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import INK, INK_2, PAPER, SEAL_RED, WHITE, mix
from render.core.header import HEIGHT, write_title
from render.core.pieces import frame, label, put_piece
from render.core.sprites import icon
from render.osaka.cards.card import put_card
from render.osaka.cards.emblems import EMBLEMS, GOODS
from render.osaka.figures import KANJI, price_for
from rules.osaka.delta import delta
from rules.osaka.model.terms import COLOURS, Colour, Water

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from render.core.names import Seated
    from render.core.words import Words
    from rules.osaka.view import OnOffer, OsakaView

LEFT = 30
PITCH = 193
ACROSS = 6
"""Cards in a row."""

FARM_HEADING = 180
"""Left end of the farm's heading, below its cards: Discord's badge lies to its left where a part ends here."""

VOYAGES = 334
"""Height of the board that says which ships buying would move."""

FIGURE = Style("bold", 52)


@dataclass(frozen=True, slots=True)
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
    width, height = _card_size(view)
    farm_top = _farm_top(view)
    canvas = Canvas(ground(farm_top + 364 + 158))
    changed = delta(was, view)
    fresh, fresh_farm, laid = changed.market, changed.farm, changed.stones
    buyer = view.audience if view.audience is not None else view.active
    _write_head(canvas, view, who, words, match_id)
    for i, offer in enumerate(view.market):
        left, top = LEFT + (i % ACROSS) * PITCH + (174 - width) // 2, HEIGHT + 24 + i // ACROSS * (height + 44)
        put_card(canvas, offer.card, left, top, width, height, decides=True)
        _put_stone(canvas, offer, left + width / 2, top + height, who, laid)
        if i in fresh:
            canvas.put_corner(frame(width + 12, height + 12), left - 6, top - 6)
    if not view.market:
        canvas.write(words.text("osaka-pic-empty"), 600, HEIGHT + 150, Style("title", 48, WHITE), "middle")
    canvas.write(words.text("osaka-pic-farm"), FARM_HEADING, farm_top + 288, Style("title", 46, WHITE), room=390)
    for i, offer in enumerate(view.farm):
        left, top = LEFT + 12 + i * 182, farm_top + 14
        put_card(canvas, offer.card, left, top, 150, 218, decides=True)
        _put_stone(canvas, offer, left + 130, top + 108, who, laid)
        if i in fresh_farm:
            canvas.put_corner(frame(162, 230), LEFT + 6 + i * 182, top - 6)
    _put_voyages(canvas, view, buyer, words, farm_top)
    _put_prices(canvas, view, who, words, farm_top + 350)
    return canvas


def _card_size(view: OsakaView) -> tuple[int, int]:
    """Cards of the market, smaller where they lie in two rows."""
    return (174, 254) if len(view.market) <= ACROSS else (150, 218)


def _farm_top(view: OsakaView) -> int:
    rows = 1 if len(view.market) <= ACROSS else 2
    return HEIGHT + 24 + rows * (_card_size(view)[1] + 44) + 8


def offer_band(view: OsakaView) -> tuple[int, int]:
    """Where the cards and voyages begin and end, without the heading and what buying costs others."""
    return HEIGHT + 6, _farm_top(view) + VOYAGES + 14


def _write_head(canvas: Canvas, view: OsakaView, who: Seated, words: Words, match_id: str) -> None:
    subtitle = f"{words.text('osaka-pic-title')} · {match_id}"
    end = write_title(canvas, KANJI, words.text("osaka-pic-market"), subtitle, 620)
    if view.audience is not None:
        put_piece(canvas, *who.piece(view.audience), 1130, 64, 70)
        cost = words.text("osaka-pic-costs-you-short", price=price_for(view, view.audience))
        canvas.write(cost, 1074, 64, Style("title", 50, smallest=44), "right", room=1074 - end - 30, decides=True)


def _put_stone(canvas: Canvas, offer: OnOffer, x: float, y: float, who: Seated, laid: tuple[int, ...]) -> None:
    if offer.stone is not None:
        put_piece(canvas, *who.piece(offer.stone), x, y, 72, marked=offer.stone in laid)


def _put_voyages(canvas: Canvas, view: OsakaView, buyer: int | None, words: Words, top: int) -> None:
    left, width, height = 600, 570, VOYAGES
    canvas.put_corner(label(width, height, PAPER, 16, 4), left, top)
    canvas.write(words.text("osaka-pic-voyages"), left + 26, top + 40, Style("title", 38, smallest=28), room=width - 52)
    for i, voyage in enumerate(voyages(view, buyer)):
        x, y = left + 24 + i % 2 * 268, top + 128 + i // 2 * 118
        canvas.put(icon(EMBLEMS[voyage.colour], 66, GOODS[voyage.colour]), x + 36, y)
        ink = INK if voyage.steps else mix(INK_2, PAPER, 0.35)
        canvas.write(f"+{voyage.steps}", x + 80, y, Style("bold", 52, ink), decides=True)
        text, style = words.text(f"osaka-pic-place-{voyage.water}"), Style("plain", 32, INK_2, smallest=24)
        if voyage.sinks:
            text, style = words.text("osaka-pic-sinks"), Style("bold", 32, SEAL_RED, smallest=24)
        elif voyage.water == "goal":
            style = Style("bold", 32, INK, smallest=24)
        canvas.write(text, x + 144, y, style, room=112)


def _put_prices(canvas: Canvas, view: OsakaView, who: Seated, words: Words, top: int) -> None:
    canvas.put_corner(label(1140, 136, PAPER, 16, 4), LEFT, top)
    taken = canvas.write(words.text("osaka-pic-buying-costs"), 60, top + 68, Style("title", 38, smallest=28), room=330)
    left = 60 + taken + 30
    pitch = (1150 - left) // len(view.traders)
    for trader in view.traders:
        x = left + trader.seat * pitch
        put_piece(canvas, *who.piece(trader.seat), x + 40, top + 68, 68)
        canvas.write(str(price_for(view, trader.seat)), x + 90, top + 68, FIGURE, decides=True)
