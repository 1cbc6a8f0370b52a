"""The score sheet: who wins, a grid of what each person scored, totals, places, and what else is to be said."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, LEGIBLE, Canvas, Style
from render.core.colours import INK, INK_2, LINE, MORNING, PAPER, PAPER_2, SEA, WHITE, WIN, Rgb, mix
from render.core.header import draw_waves
from render.core.icons import vp_rosette
from render.core.kept import kept
from render.core.lettering import MINUS, width
from render.core.pieces import put_piece
from render.core.score_head import draw_sun, draw_wreath, put_winners, write_head
from render.core.shapes import box
from render.core.sprites import Icon, Pen, icon, printed
from render.core.written_lines import in_lines
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from PIL import Image

    from render.core.lettering import Face
    from render.core.words import Words

HEAD = 312
"""Height of the blue head."""

PEOPLE = 154
"""Height of the row of people."""

ROW, PLAIN, MINOR = 98, 78, 60
"""Height of a line of the grid: with details, without, and of one source of the points of the match."""

TOTALS = 240
LINE_PITCH = 46
"""From one line of sentences to the next."""

LABELS = 400
"""Width of the column of labels."""


NOTE = Style("plain", 36, INK_2, smallest=LEGIBLE)


@frozen
class Row:
    """One line of the grid.

    Attributes:
        icon: Drawing at its left end.
        fill: Main colour of the icon.
        text: What was scored.
        values: A number for each column.
        details: What each number was counted from, or nothing.
        unit: Icon and colour of what the details count.
        minor: Whether it is one of the sources of the points of the match, which stand close together.
    """

    icon: Icon
    fill: Rgb
    text: str
    values: tuple[int, ...]
    details: tuple[str, ...] = ()
    unit: tuple[Icon, Rgb] | None = None
    minor: bool = False

    @property
    def tall(self) -> int:
        """Its height."""
        return ROW if self.details else MINOR if self.minor else PLAIN


@frozen
class Column:
    """One person of the score sheet.

    Attributes:
        name: As pictures write it.
        colour: Id of the seat's colour.
        mark: Letters on the piece.
        total: Points.
        place: Place in the final order; 1 is best.
        shared: Whether others have the same place.
        unplaced: Whether no one has a place: the rulebook's own opponent has won, or the match was ended early.
    """

    name: str
    colour: str
    mark: str
    total: int
    place: int
    shared: bool
    unplaced: bool = False

    @property
    def wins(self) -> bool:
        """Whether this is the best, or one of them."""
        return self.place == 1 and not self.unplaced


def draw_score(
    kanji: str,
    titles: tuple[str, str, str],
    rows: tuple[Row, ...],
    columns: tuple[Column, ...],
    notes: tuple[str, ...],
    words: Words,
    beside: tuple[tuple[str, str], ...] = (),
) -> Canvas:
    """Draws a score sheet.

    Args:
        kanji: Signs of the game's seal.
        titles: What it is, which match, and who wins by what.
        rows: What was scored, in the order of the rulebook.
        columns: Who scored it, by seat.
        notes: How ties were broken, what ended the match: a sentence each.
        beside: Pieces of winners who have no column, colour and letters: the rulebook's own opponent.
    """
    lines = [in_lines(note, NOTE, CLOSE_UP_WIDE - 150) for note in notes]
    tall = tuple(row.tall for row in rows)
    winners = [*[(column.colour, column.mark) for column in columns if column.wins], *beside]
    canvas = Canvas(_ground(tall, sum(map(len, lines)), len(winners)))
    write_head(canvas, kanji, titles)
    put_winners(canvas, winners)
    tops = [HEAD + PEOPLE, *(HEAD + PEOPLE + below for below in accumulate(tall))]
    _write_rows(canvas, rows, tops, words)
    for i in range(len(columns)):
        _put_column(canvas, i, columns, rows, tops, words)
    _write_notes(canvas, lines, tops[-1] + TOTALS + 18)
    return canvas


@kept
def _ground(tall: tuple[int, ...], lines: int, winners: int) -> Image.Image:
    """What does not change: head, rows, room for so many lines of notes, and a wreath if anyone has won."""
    grid = HEAD + PEOPLE
    total = grid + sum(tall)
    below = total + TOTALS
    height = below + LINE_PITCH * lines + 36

    def draw(pen: Pen) -> None:
        pen.area(box(0, 0, CLOSE_UP_WIDE, HEAD), SEA, None)
        draw_waves(pen, 0, CLOSE_UP_WIDE, HEAD - 54)
        draw_sun(pen)
        if winners:
            draw_wreath(pen)
        for i, tone in enumerate(reversed(MORNING)):
            pen.area(box(0, HEAD - 14 - (len(MORNING) - i) * 7, CLOSE_UP_WIDE, 7), tone, None)
        pen.area(box(0, HEAD - 14, CLOSE_UP_WIDE, 14), PAPER, None)
        pen.area(box(0, HEAD - 14, CLOSE_UP_WIDE, 7), INK, None)
        pen.area(box(0, HEAD - 4, CLOSE_UP_WIDE, 2.5), INK, None)
        for high, top in list(zip(tall, accumulate(tall, initial=grid), strict=False))[::2]:
            pen.area(box(0, top, CLOSE_UP_WIDE, high), mix(PAPER, PAPER_2, 0.5), None)
        pen.area(box(0, total, CLOSE_UP_WIDE, 6), INK, None)
        pen.area(box(40, below, CLOSE_UP_WIDE - 80, 3), LINE, None)

    return printed(CLOSE_UP_WIDE, height, PAPER, draw)


def _write_rows(canvas: Canvas, rows: tuple[Row, ...], tops: list[int], words: Words) -> None:
    for i, row in enumerate(rows):
        middle = (tops[i] + tops[i + 1]) // 2
        canvas.put(icon(row.icon, 46 if row.minor else 58, row.fill), 66, middle)
        style = Style("plain", 38, smallest=LEGIBLE) if row.minor else Style("bold", 40, smallest=26)
        canvas.write(row.text, 110, middle, style, room=LABELS - 116)
    canvas.write(words.text("pic-total"), 66, tops[-1] + 106, Style("title", 56), room=LABELS - 80)


def _put_column(
    canvas: Canvas, i: int, columns: tuple[Column, ...], rows: tuple[Row, ...], tops: list[int], words: Words
) -> None:
    room = CLOSE_UP_WIDE - LABELS - 16
    pitch = min(260, room // len(columns))
    column, x = columns[i], LABELS + (room - pitch * len(columns)) // 2 + pitch * i + pitch // 2
    wins = column.wins
    if wins:
        _tint(canvas, x - pitch // 2 + 4, pitch - 8, tops)
    put_piece(canvas, column.colour, column.mark, x, HEAD + 50, 72)
    # a long name still fits in the narrower face
    face: Face = "title" if width(column.name, "title", LEGIBLE) <= pitch - 4 else "bold"
    canvas.write(column.name, x, HEAD + 120, Style(face, 40, smallest=LEGIBLE), "middle", room=pitch - 4)
    for k, row in enumerate(rows):
        _write_value(canvas, row, i, x, (tops[k] + tops[k + 1]) // 2)
    middle = tops[-1] + 100
    size = 160 if wins else 122
    canvas.put(icon(vp_rosette, size, INK), x, middle)
    number = Style("bold", 66 if wins else 52, WIN if wins else WHITE)
    canvas.write(str(column.total), x, middle, number, "middle", room=size * 0.66, decides=True)
    if not column.unplaced:
        place = words.text("pic-ordinal-shared" if column.shared else "pic-ordinal", place=column.place)
        style = Style("bold" if wins else "plain", 40, smallest=LEGIBLE)
        canvas.write(place, x, middle + 110, style, "middle", room=pitch - 12)


def _tint(canvas: Canvas, left: int, wide: int, tops: list[int]) -> None:
    """The gilded column of a winner."""
    canvas.fill(left, HEAD, wide, PEOPLE, WIN)
    for k, (top, end) in enumerate(pairwise(tops)):
        canvas.fill(left, top, wide, end - top, mix(WIN, PAPER_2, 0.45) if k % 2 == 0 else WIN)
    canvas.fill(left, tops[-1] + 6, wide, TOTALS - 6, WIN)


def _write_notes(canvas: Canvas, notes: list[list[str]], top: int) -> None:
    """A sentence a line, each behind a dot."""
    for lines in notes:
        canvas.fill(62, top + LINE_PITCH // 2 - 5, 11, 11, INK_2)
        for line in lines:
            canvas.write(line, 92, top + LINE_PITCH // 2, NOTE, room=CLOSE_UP_WIDE - 130)
            top += LINE_PITCH


def _write_value(canvas: Canvas, row: Row, i: int, x: float, middle: float) -> None:
    """A number, underlined where it leads, above what it was counted from."""
    value, best = row.values[i], max(row.values)
    if row.details:
        _write_detail(canvas, row, row.details[i], x, middle + 29)
        middle -= 19
    size = 42 if row.minor else 50
    if value == 0:
        canvas.write("0", x, middle, Style("quiet", size - 2, mix(LINE, INK_2, 0.25)), "middle", decides=True)
        return
    leads = value == best > min(row.values)
    written = str(value).replace("-", MINUS)
    canvas.write(written, x, middle, Style("title" if leads else "quiet", size), "middle", decides=True)
    if leads:
        canvas.fill(x - 30, middle + (27 if row.tall == PLAIN else 23), 60, 5, INK)


def _write_detail(canvas: Canvas, row: Row, detail: str, x: float, middle: float) -> None:
    style = Style("plain", 34, INK_2, smallest=LEGIBLE)
    if row.unit is None:
        canvas.write(detail, x, middle, style, "middle", room=180)
        return
    taken = min(width(detail, "plain", 34), 136)
    left = x - (taken + 36) / 2
    canvas.write(detail, left, middle, style, room=136)
    canvas.put(icon(row.unit[0], 32, row.unit[1]), left + taken + 4, middle, "left")
