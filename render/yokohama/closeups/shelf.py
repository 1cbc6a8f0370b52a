"""What lies in a port or a laboratory before the one who acts there, as low as a panel has room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, Canvas
from render.core.colours import SEA, WHITE
from render.core.header import draw_waves
from render.core.kept import kept
from render.core.sprites import printed
from render.core.words import Words
from render.yokohama.cards import verdicts
from render.yokohama.cards.card import put_order, put_technology
from render.yokohama.closeups.shelves import IN_ROW, LEFT, PITCH, put_gap
from render.yokohama.colours import TAKEN
from render.yokohama.words.figures import reach, shortfall, units
from render.yokohama.words.looks import area_of
from render.yokohama.words.offer import order_verdict, technology_verdict
from rules.core.labels import say
from rules.yokohama.model.terms import ZONES

if TYPE_CHECKING:
    from PIL import Image

    from render.core.languages import Lang
    from rules.core.seats import Seat
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import LaboratoryView, PortView

MARGIN = 14
CARD_HEIGHT = 288
VERDICT = 38
"""Middle of a verdict below its card."""

ROW = CARD_HEIGHT + 2 * VERDICT + 6
HIGH = MARGIN + 2 * ROW


def draw(view: YokohamaView, what: str, seat: Seat, lang: Lang) -> Canvas:
    """Draws the cards of a port or a laboratory, each with what it means for the one who acts there.

    Args:
        what: ``port``, ``dock``, ``lab`` or ``research``.
    """
    canvas, words = Canvas(_sea()), Words.of(lang)
    power = reach(view, area_of(view, what))
    for port in view.ports:
        if port.id == what:
            _put_orders(canvas, view, port, seat, area_of(view, what).gives[power], words)
    for laboratory in view.laboratories:
        if laboratory.id == what:
            _put_technologies(canvas, view, laboratory, seat, power, words)
    return canvas


@kept
def _sea() -> Image.Image:
    return printed(CLOSE_UP_WIDE, HIGH, SEA, lambda pen: draw_waves(pen, 0, CLOSE_UP_WIDE, HIGH))


def _place(space: int) -> tuple[int, int]:
    """Left and upper end of a card."""
    return LEFT + space % IN_ROW * PITCH, MARGIN + space // IN_ROW * ROW


def _put_orders(canvas: Canvas, view: YokohamaView, port: PortView, seat: Seat, zones: int, words: Words) -> None:
    """Orders in reach with what is short of them, the others dull with the power that they take."""
    goods = view.merchants[seat].goods
    for space, (zone, order) in enumerate(zip(port.zones, port.orders, strict=True)):
        left, top = _place(space)
        if order is None:
            put_gap(canvas, left, top, CARD_HEIGHT, words)
            continue
        within = ZONES.index(zone) < zones
        put_order(canvas, order, left, top, CARD_HEIGHT, WHITE if within else TAKEN)
        verdict = order_verdict(order, goods) if within else say(f"yokohama-pic-zone-{zone}")
        ready = within and not any(shortfall(order, goods))
        verdicts.put_verdict(canvas, verdict, left, top + CARD_HEIGHT + VERDICT, words, good_news=ready)


def _put_technologies(
    canvas: Canvas, view: YokohamaView, laboratory: LaboratoryView, seat: Seat, power: int, words: Words
) -> None:
    """Technologies with what each costs besides the power."""
    for space, (one, more) in enumerate(zip(laboratory.technologies, laboratory.surcharges, strict=True)):
        left, top = _place(space)
        if one is None:
            put_gap(canvas, left, top, CARD_HEIGHT, words)
            continue
        put_technology(canvas, one, more, left, top, CARD_HEIGHT, words)
        due = units(one, more, power, view.merchants[seat])
        verdict = technology_verdict(due)
        verdicts.put_verdict(canvas, verdict, left, top + CARD_HEIGHT + VERDICT, words, good_news=due == 0)
