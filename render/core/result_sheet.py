"""A sheet of results: a table of figures, and beneath it lists with bars; the same in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, LEGIBLE, Canvas, Style
from render.core.colours import INK, INK_2, LINE, PAPER, PAPER_2, SEA, mix
from render.core.header import HEIGHT, draw_header_ground, write_title
from render.core.kept import kept
from render.core.lettering import width
from render.core.sections import LONGEST
from render.core.shapes import box
from render.core.sprites import Pen, printed
from render.core.tiles import finished
from render.core.words_cut import cut
from render.core.written_lines import in_lines, write_lines
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from PIL import Image

    from render.core.picture import Picture
    from render.core.words import Words

KANJI = "波止"
"""Signs of the house's seal."""

HEADINGS, ROW = 74, 96
"""Height of the row of headings, and of a line of the table."""

LIST_HEAD, ENTRY = 92, 78
"""Height of the heading of a list, and of an entry."""

LABELS = 372
"""Where the column of labels ends."""

MARGIN, GAP = 40, 64

ROOM = LABELS - MARGIN - 8
"""Width of a label."""

MORE = 38
"""By how much a line of the table is higher for each line of its label beyond the second."""

HEADING = Style("plain", 36, INK_2, smallest=LEGIBLE)
LABEL = Style("bold", 44, smallest=LEGIBLE)
FIGURE = Style("quiet", 48, smallest=LEGIBLE)
LISTED = Style("plain", 40, smallest=LEGIBLE)
PALE = mix(LINE, INK_2, 0.25)
"""Colour of a nought, which stays so that columns never jump."""

ZERO = Style("quiet", 46, PALE, smallest=LEGIBLE)


@frozen
class Line:
    """A line of the table.

    Attributes:
        label: What it is about.
        cells: A figure for each heading; empty for a line that heads those below it.
        shares: Beneath each figure a bar of this part of its greatest length, from 0 to 1; 0 or None: no bar.
    """

    label: str
    cells: tuple[str, ...] = ()
    shares: tuple[float | None, ...] = ()


@frozen
class Entry:
    """An entry of a list.

    Attributes:
        label: What it is about.
        value: Its figure.
        share: Length of its bar, from 0 to 1.
    """

    label: str
    value: str
    share: float


@frozen
class Listing:
    """A list beneath the table.

    Attributes:
        heading: What it lists.
        entries: The entries, the most first.
    """

    heading: str
    entries: tuple[Entry, ...]


@frozen
class ResultSheet:
    """Results as they are shown.

    Attributes:
        title: Whose they are.
        subtitle: Of what, or since when.
        headings: Headings of the columns.
        lines: The lines of the table.
        lists: At most two lists beneath it.
    """

    title: str
    subtitle: str
    headings: tuple[str, ...]
    lines: tuple[Line, ...]
    lists: tuple[Listing, ...] = ()


def told(sheet: ResultSheet, words: Words) -> list[str]:
    """All that a sheet shows, in words: a sentence for each line and each list."""
    lines = [
        words.text(
            "results-told-line",
            label=line.label,
            cells=", ".join(
                words.text("results-told-cell", what=heading, value=cell)
                for heading, cell in zip(sheet.headings, line.cells, strict=True)
            ),
        )
        if line.cells
        else f"{line.label}:"
        for line in sheet.lines
    ]
    lists = [
        words.text(
            "results-told-list",
            heading=each.heading,
            entries="; ".join(
                words.text("results-told-entry", what=one.label, value=one.value) for one in each.entries
            ),
        )
        for each in sheet.lists
    ]
    return [*lines, *lists]


def result_picture(sheet: ResultSheet, words: Words) -> Picture:
    """The picture of a sheet, with all of it in its alternative text."""
    alt = cut(" ".join([f"{sheet.title}. {sheet.subtitle}.", *told(sheet, words)]), LONGEST)
    return finished(draw_results(sheet), "house", alt, "results.png")


def draw_results(sheet: ResultSheet) -> Canvas:
    """Draws a sheet of results."""
    entries = tuple(len(each.entries) for each in sheet.lists)
    labels = [_parted(line.label) for line in sheet.lines]
    heights = tuple(map(_height, labels))
    canvas = Canvas(_ground(heights, entries))
    write_title(canvas, KANJI, sheet.title, sheet.subtitle, CLOSE_UP_WIDE - MARGIN)
    _write_table(canvas, sheet, labels, heights)
    top = HEIGHT + _table_height(heights)
    wide = (CLOSE_UP_WIDE - 2 * MARGIN - GAP) // 2 if len(sheet.lists) > 1 else CLOSE_UP_WIDE - 2 * MARGIN
    for i, each in enumerate(sheet.lists):
        _write_list(canvas, each, MARGIN + i * (wide + GAP), top, wide)
    return canvas


def _parted(label: str) -> str:
    """A label whose words are parted, best after a hyphen, that are wider than its column: the name of a box, say."""
    parts: list[str] = []
    for word in label.split():
        left = word
        while (fits := _fitting(left)) < len(left):
            part = left[:fits]
            at = part.rfind("-") + 1 or fits
            parts.append(left[:at])
            left = left[at:]
        parts.append(left)
    return " ".join(parts)


def _fitting(text: str) -> int:
    """How many letters of a text have room in the column of labels at their least size."""
    return next((n for n in range(len(text), 1, -1) if width(text[:n], LABEL.face, LABEL.smallest) <= ROOM), 1)


def _height(label: str) -> int:
    """Height of a line of the table: two lines of its label have room without more."""
    return ROW + MORE * max(0, len(in_lines(label, replace(LABEL, size=LABEL.smallest), ROOM)) - 2)


def _table_height(heights: tuple[int, ...]) -> int:
    return HEADINGS + sum(heights) + 12 if heights else 12


@kept
def _ground(heights: tuple[int, ...], entries: tuple[int, ...]) -> Image.Image:
    """What does not change: the head, stripes behind the lines, room for the lists."""
    lists = LIST_HEAD + ENTRY * max(entries) if entries else 0

    def draw(pen: Pen) -> None:
        draw_header_ground(pen, CLOSE_UP_WIDE)
        for i in range(0, len(heights), 2):
            pen.area(box(0, _top(heights, i), CLOSE_UP_WIDE, heights[i]), mix(PAPER, PAPER_2, 0.5), None)
        if heights:
            pen.area(box(0, HEIGHT + HEADINGS - 4, CLOSE_UP_WIDE, 4), INK, None)
        if heights and entries:
            pen.area(box(MARGIN, HEIGHT + _table_height(heights), CLOSE_UP_WIDE - 2 * MARGIN, 3), LINE, None)

    return printed(CLOSE_UP_WIDE, HEIGHT + _table_height(heights) + lists + 6, PAPER, draw)


def _top(heights: tuple[int, ...], number: int) -> int:
    """Where a line of the table begins."""
    return HEIGHT + HEADINGS + sum(heights[:number])


def _write_table(canvas: Canvas, sheet: ResultSheet, labels: list[str], heights: tuple[int, ...]) -> None:
    if not sheet.lines:
        return
    pitch = (CLOSE_UP_WIDE - LABELS - 24) / len(sheet.headings)
    middles = [LABELS + pitch * (i + 0.5) for i in range(len(sheet.headings))]
    for heading, x in zip(sheet.headings, middles, strict=True):
        canvas.write(heading, x, HEIGHT + HEADINGS / 2, HEADING, "middle", room=pitch - 4)
    for i, line in enumerate(sheet.lines):
        top = _top(heights, i)
        middle = top + heights[i] / 2
        write_lines(canvas, labels[i], MARGIN, top + 4, ROOM, heights[i] - 8, LABEL)
        for cell, share, x in zip(line.cells, line.shares, middles, strict=False):
            above = middle - 12 if share else middle
            style = ZERO if cell == "0" else FIGURE
            canvas.write(cell, x, above, style, "middle", room=pitch - 6, decides=True)
            if share:
                _bar(canvas, x - (pitch - 20) / 2, middle + 26, pitch - 20, share)


def _write_list(canvas: Canvas, listing: Listing, left: int, top: int, wide: int) -> None:
    write_lines(canvas, listing.heading, left, top + 10, wide, LIST_HEAD - 10, LABEL)
    for i, entry in enumerate(listing.entries):
        middle = top + LIST_HEAD + ENTRY * i + 28
        end = canvas.write(entry.value, left + wide, middle, FIGURE, "right", room=wide * 0.6, decides=True)
        canvas.write(entry.label, left, middle, LISTED, room=wide - end - 20)
        _bar(canvas, left, middle + 32, wide, entry.share)


def _bar(canvas: Canvas, left: float, top: float, wide: float, share: float) -> None:
    """A bar on its pale rail: how long it could be is seen too."""
    canvas.fill(round(left), round(top), round(wide), 8, PAPER_2)
    if share:
        canvas.fill(round(left), round(top), max(8, round(wide * share)), 8, SEA)
