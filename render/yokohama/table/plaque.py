"""The plaque of the ends: bars that fill, and how many rounds are left once one of them is full."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import INK, INK_2, LINE, PAPER, PAPER_2, SEAL_RED, WHITE, Rgb, mix
from render.core.icons import tick
from render.core.kept import kept
from render.core.pieces import label, label_shape, piece_sprite
from render.core.shapes import box, ellipse
from render.core.sprites import Icon, Pen, Sprite, cut_out, icon
from render.core.written_lines import in_lines
from render.yokohama.colours import STONE
from render.yokohama.icons import goods as icons_goods
from render.yokohama.icons import places as icons_places
from render.yokohama.table.plan import PLANS
from render.yokohama.words.figures import gauges

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from render.yokohama.words.figures import Gauge
    from rules.yokohama.model.terms import EndReason
    from rules.yokohama.view import YokohamaView

END_ICONS: dict[EndReason, tuple[Icon, Rgb]] = {
    "church": (icons_places.church, STONE),
    "customs": (icons_places.customs, STONE),
    "shops": (icons_goods.shop, STONE),
    "houses": (icons_goods.trading_house, STONE),
    "orders": (icons_goods.order_canvas, WHITE),
}

PEOPLED: tuple[EndReason, ...] = ("church", "customs")
"""Ends whose bar is made of those who stand there."""

HEADLINE = Style("bold", 24)
LINE_PITCH = 26
FOOT = 8
ICON = 36
MARGIN = 12
WORDS = MARGIN + ICON + 10
"""From the left end of the plaque to its words."""

NAMED = 260
"""Least width of a plaque that names its ends; in a narrower one their icons stand alone."""

NAME_UP = 9
MARKS_DOWN = 19
"""How far above and below the middle of its row the name of an end and its bar lie."""

BAR = 11
EMPTY = mix(PAPER_2, LINE, 0.6)
SMOOTH = 40
"""Parts of a bar without steps."""


def put_plaque(canvas: Canvas, view: YokohamaView, who: Seated, words: Words) -> None:
    """How near each end of the match is."""
    left, top, wide, high = PLANS[len(view.merchants)].plaque
    ink = INK_2 if view.rounds_left is None else SEAL_RED
    kept = _plaque(wide, high, _headline(view, words), ink, gauges(view), view.ending, who.colours, words)
    canvas.put_canvas(kept, left, top)


@kept
def _plaque(
    wide: int,
    high: int,
    headline: str,
    ink: Rgb,
    ends: tuple[Gauge, ...],
    met: tuple[EndReason, ...],
    colours: tuple[str, ...],
    words: Words,
) -> Canvas:
    """The plaque, kept until one of its ends comes nearer."""
    canvas = Canvas(label(wide, high, PAPER, 16, 4).image)
    lines = in_lines(headline, HEADLINE, wide - 20)
    for i, line in enumerate(lines):
        canvas.write(line, wide / 2, 28 + LINE_PITCH * i, replace(HEADLINE, colour=ink), "middle", room=wide - 20)
    top = 48 + LINE_PITCH * (len(lines) - 1)
    row = (high - top - FOOT) / len(END_ICONS)
    for i, gauge in enumerate(ends):
        if i:
            canvas.fill(MARGIN, top + i * row - 1, wide - 2 * MARGIN, 2, PAPER_2)
        _put_gauge(canvas, gauge, colours, words, (top + (i + 0.5) * row, wide), met=gauge.reason in met)
    return canvas.still("yokohama", label_shape(wide, high, 16))


def _headline(view: YokohamaView, words: Words) -> str:
    if view.phase == "over":
        return words.text("yokohama-pic-ended")
    if view.rounds_left is not None:
        return words.text("yokohama-pic-rounds-left", rounds=view.rounds_left)
    return words.text("yokohama-pic-end")


def _put_gauge(
    canvas: Canvas, gauge: Gauge, colours: tuple[str, ...], words: Words, place: tuple[float, int], *, met: bool
) -> None:
    """Icon, name, number and bar of one end; red and ticked when it was met.

    Args:
        gauge: Which end, and how near.
        place: Middle of the height, and width.
        met: Whether this end was reached.
    """
    y, wide = place
    drawing, fill = END_ICONS[gauge.reason]
    ink = SEAL_RED if met else INK
    canvas.put(icon(drawing, ICON, fill), MARGIN + ICON / 2, y - NAME_UP)
    if met:
        canvas.put(icon(_met, 32, SEAL_RED), MARGIN + ICON / 2 + 10, y - NAME_UP + 6)
    value = words.text("yokohama-pic-of", count=gauge.count, most=gauge.end) if gauge.end else str(gauge.count)
    style, most = Style("title", 36, ink, smallest=26), 116 if wide >= NAMED else wide - 2 * MARGIN - ICON - 6
    taken = canvas.write(value, wide - MARGIN, y - NAME_UP, style, "right", room=most)
    if wide >= NAMED:
        name = words.text(f"yokohama-pic-end-{gauge.reason}")
        canvas.write(name, WORDS, y - NAME_UP, Style("bold", 32, ink), room=wide - WORDS - MARGIN - taken - 10)
    room = wide - 2 * MARGIN
    if gauge.reason in PEOPLED:
        _put_people(canvas, gauge, colours, MARGIN, y + MARKS_DOWN, room)
        return
    parts = gauge.end or SMOOTH
    canvas.put(_bar(room, parts, round(gauge.share * parts), ink), MARGIN, y + MARKS_DOWN, "left")


def _met(pen: Pen, fill: Rgb) -> None:
    """A tick that lies on something."""
    pen.line([(0.16, 0.54), (0.4, 0.78), (0.86, 0.24)], PAPER, 0.32)
    tick(pen, fill)


def _put_people(canvas: Canvas, gauge: Gauge, colours: tuple[str, ...], left: float, y: float, room: float) -> None:
    """A bar of those who stand in the church or at customs: majorities count at the end."""
    many = max(gauge.end, len(gauge.people))
    step = min(room / many, 30)
    size = round(min(step * 0.86, 20))
    for i in range(many):
        x = left + step * (i + 0.5)
        if i >= len(gauge.people):
            canvas.put(_spot(EMPTY, size), x, y)
            continue
        seat = gauge.people[i]
        canvas.put(_spot(INK_2, size) if seat is None else piece_sprite(colours[seat], size), x, y)


@kept
def _spot(fill: Rgb, size: int) -> Sprite:
    """A place where no one stands yet, or the neutral assistant."""
    return cut_out(size, size, lambda pen: pen.area(ellipse(size / 2, size / 2, size * 0.36), fill, None))


@kept
def _bar(width: int, parts: int, full: int, ink: Rgb) -> Sprite:
    """A bar of ``parts`` fields of which the first ``full`` are filled; without gaps if it has many."""
    gap = 0 if parts >= SMOOTH else 3

    def draw(pen: Pen) -> None:
        step = (width + gap) / parts
        if not gap:
            pen.area(box(0, 0, width, BAR), EMPTY, None)
        for i in range(parts):
            if i < full or gap:
                pen.area(box(i * step, 0, step - gap, BAR), ink if i < full else EMPTY, None)

    return cut_out(width, BAR, draw)
