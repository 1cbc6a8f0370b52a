"""The score sheet: a grid of what each person scored, with totals, places and one sentence on what decided it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from render.core.colours import INK, INK_2, LINE, MORNING, PAPER, PAPER_2, SEA, SEA_LINE, WHITE, WIN, Rgb, mix
from render.core.header import TITLE_LEFT, draw_waves, seal
from render.core.icons import vp_rosette
from render.core.lettering import width
from render.core.paper import LEGIBLE, Sheet, Style
from render.core.pieces import put_piece
from render.core.shapes import box
from render.core.sprites import Icon, Pen, icon, printed

if TYPE_CHECKING:
    from PIL import Image

    from render.core.lettering import Face
    from render.core.words import Words

WIDTH = 1200
HEAD = 204
"""Height of the blue head."""

PEOPLE = 164
"""Height of the row of people."""

ROW = 96
TOTALS = 250
LINE_PITCH = 46
"""From one line of sentences to the next."""

LABELS = 400
"""Width of the column of labels."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the grid.

    Attributes:
        icon: Drawing at its left end.
        fill: Main colour of the icon.
        text: What was scored.
        values: A number for each column.
        details: What each number was counted from, or nothing.
        unit: Icon and colour of what the details count.
    """

    icon: Icon
    fill: Rgb
    text: str
    values: tuple[int, ...]
    details: tuple[str, ...] = ()
    unit: tuple[Icon, Rgb] | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """One person of the score sheet.

    Attributes:
        name: As pictures write it.
        colour: Id of the seat's colour.
        mark: Letters on the piece.
        total: Points.
        place: Place in the final order; 1 is best.
        shared: Whether others have the same place.
    """

    name: str
    colour: str
    mark: str
    total: int
    place: int
    shared: bool


def draw_score(
    kanji: str,
    title: str,
    subtitle: str,
    rows: tuple[Row, ...],
    columns: tuple[Column, ...],
    sentence: str,
    words: Words,
) -> Sheet:
    """Draws a score sheet.

    Args:
        kanji: Signs of the game's seal.
        title: What it is.
        subtitle: Which match.
        rows: What was scored, in the order of the rulebook.
        columns: Who scored it, by seat.
        sentence: What decided the match, and how ties were broken.
        words: Words of the language.
    """
    lines = _lines(sentence)
    sheet = Sheet(_ground(len(rows), len(lines)).copy())
    sheet.put_corner(seal(kanji, WHITE, INK), 34, 30)
    sheet.write(title, TITLE_LEFT + 8, 64, Style("title", 64, WHITE, smallest=40), room=WIDTH - 160)
    sheet.write(subtitle, TITLE_LEFT + 10, 132, Style("plain", 36, MORNING_TEXT, smallest=LEGIBLE), room=WIDTH - 160)
    _write_rows(sheet, rows, words)
    for i in range(len(columns)):
        _put_column(sheet, i, columns, rows, words)
    top = HEAD + PEOPLE + ROW * len(rows) + TOTALS
    for i, line in enumerate(lines):
        sheet.write(line, 60, top + 20 + LINE_PITCH * (i + 0.5), SENTENCE, room=WIDTH - 100)
    return sheet


MORNING_TEXT = mix(MORNING[0], WHITE, 0.55)


@lru_cache(maxsize=8)
def _ground(rows: int, lines: int) -> Image.Image:
    grid = HEAD + PEOPLE
    below = grid + ROW * rows + TOTALS
    height = below + LINE_PITCH * lines + 36

    def draw(pen: Pen) -> None:
        pen.area(box(0, 0, WIDTH, HEAD), SEA, None)
        draw_waves(pen, 0, 0, WIDTH, 150, SEA_LINE)
        for i, tone in enumerate(reversed(MORNING)):
            pen.area(box(0, HEAD - 14 - (len(MORNING) - i) * 7, WIDTH, 7), tone, None)
        pen.area(box(0, HEAD - 14, WIDTH, 14), PAPER, None)
        pen.area(box(0, HEAD - 14, WIDTH, 7), INK, None)
        pen.area(box(0, HEAD - 4, WIDTH, 2.5), INK, None)
        for i in range(0, rows, 2):
            pen.area(box(0, grid + i * ROW, WIDTH, ROW), mix(PAPER, PAPER_2, 0.5), None)
        pen.area(box(0, grid + rows * ROW, WIDTH, 6), INK, None)
        pen.area(box(40, below, WIDTH - 80, 3), LINE, None)

    return printed(WIDTH, height, PAPER, draw)


def _write_rows(sheet: Sheet, rows: tuple[Row, ...], words: Words) -> None:
    for i, row in enumerate(rows):
        middle = HEAD + PEOPLE + i * ROW + ROW // 2
        sheet.put(icon(row.icon, 58, row.fill), 66, middle)
        sheet.write(row.text, 110, middle, Style("bold", 38, smallest=26), room=LABELS - 116)
    total = HEAD + PEOPLE + len(rows) * ROW + 112
    sheet.write(words.text("pic-total"), 66, total, Style("title", 56), room=LABELS - 80)


def _put_column(sheet: Sheet, i: int, columns: tuple[Column, ...], rows: tuple[Row, ...], words: Words) -> None:
    room = WIDTH - LABELS - 16
    pitch = min(260, room // len(columns))
    column, x = columns[i], LABELS + (room - pitch * len(columns)) // 2 + pitch * i + pitch // 2
    wins = column.place == 1
    if wins:
        _tint(sheet, x - pitch // 2 + 4, pitch - 8, len(rows))
    put_piece(sheet, column.colour, column.mark, x, HEAD + 52, 72)
    # a long name still fits in the narrower face
    face: Face = "title" if width(column.name, "title", LEGIBLE) <= pitch - 4 else "bold"
    sheet.write(column.name, x, HEAD + 124, Style(face, 40, smallest=LEGIBLE), "middle", room=pitch - 4)
    for k, row in enumerate(rows):
        _write_value(sheet, row, i, x, HEAD + PEOPLE + k * ROW + ROW // 2)
    middle = HEAD + PEOPLE + len(rows) * ROW + 106
    size = 156 if wins else 122
    sheet.put(icon(vp_rosette, size, INK), x, middle)
    number = Style("bold", 64 if wins else 52, WHITE)
    sheet.write(str(column.total), x, middle, number, "middle", room=size * 0.66, decides=True)
    place = words.text("pic-ordinal-shared" if column.shared else "pic-ordinal", place=column.place)
    sheet.write(
        place, x, middle + 108, Style("bold" if wins else "plain", 38, smallest=LEGIBLE), "middle", room=pitch - 12
    )


def _tint(sheet: Sheet, left: int, wide: int, rows: int) -> None:
    grid = HEAD + PEOPLE
    sheet.fill(left, HEAD, wide, PEOPLE, WIN)
    for k in range(rows):
        sheet.fill(left, grid + k * ROW, wide, ROW, mix(WIN, PAPER_2, 0.45) if k % 2 == 0 else WIN)
    sheet.fill(left, grid + rows * ROW + 6, wide, TOTALS - 10, WIN)


def _write_value(sheet: Sheet, row: Row, i: int, x: float, middle: float) -> None:
    """A number, underlined where it leads, above what it was counted from."""
    value, best = row.values[i], max(row.values)
    if row.details:
        _write_detail(sheet, row, row.details[i], x, middle + 29)
        middle -= 17
    if value == 0:
        sheet.write("0", x, middle, Style("quiet", 48, mix(LINE, INK_2, 0.25)), "middle", decides=True)
        return
    leads = value == best > min(row.values)
    sheet.write(str(value), x, middle, Style("title" if leads else "quiet", 48), "middle", decides=True)
    if leads:
        sheet.fill(x - 27, middle + (24 if row.details else 29), 54, 5, INK)


def _write_detail(sheet: Sheet, row: Row, detail: str, x: float, middle: float) -> None:
    style = Style("plain", 34, INK_2, smallest=LEGIBLE)
    if row.unit is None:
        sheet.write(detail, x, middle, style, "middle", room=180)
        return
    taken = min(width(detail, "plain", 34), 136)
    left = x - (taken + 38) / 2
    sheet.write(detail, left, middle, style, room=136)
    sheet.put(icon(row.unit[0], 34, row.unit[1]), left + taken + 4, middle, "left")


SENTENCE = Style("plain", 36, INK_2, smallest=LEGIBLE)


def _lines(sentence: str) -> list[str]:
    """A text in lines as wide as the sheet."""
    lines = [""]
    for word in sentence.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, "plain", SENTENCE.size) > WIDTH - 120:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
