"""The strip under the table: everyone's points, store, workers and prestige; alone, Takatoshi's goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render.core.canvas import Style
from render.core.colours import GOLD, INK, LINE, NOW, NOW_PALE, PAPER, SEAL_RED, WHITE, WIN, mix
from render.core.icons import gold_rosette
from render.core.items import points_seal
from render.core.kept import kept
from render.core.lettering import MINUS
from render.core.name_lines import write_name
from render.core.pieces import pill, put_piece
from render.core.shapes import bitten, box, ellipse
from render.core.sprites import Sprite, cut_out, icon
from render.nippon.figures import AREA_ICONS, RESOURCE_ICONS, put_emblem, put_worker
from render.nippon.table import plan
from render.nippon.table.counts import counts
from render.nippon.table.opponent import put_opponent
from rules.nippon.model.terms import RESOURCES

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.words import Words
    from render.nippon.table.marks import Marks
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import ZaibatsuView

TOP = plan.STRIP_TOP
FIRST = TOP + 48
"""Middle of the row of names and points."""

SEAL = 92
FIGURE = Style("bold", 42)
WAGES = Style("bold", 38, SEAL_RED)
CORNER = 196
"""Width of the corner that Discord's badge covers: in a narrow part tiles lie to the right of it."""

PLATE_WIDE, PLATE_HIGH = 45, 76
PALE_GOLD = mix(GOLD, WIN, 0.6)
"""A prestige tile: the level above what it lies beside."""


class Part(NamedTuple):
    """Where a person's part of the strip has its rows, in pixels from its left end or of the table.

    Attributes:
        wide: Width of the part.
        name: Where the name has to end.
        store: Where the store begins.
        store_middle: Middle of its row.
        pitch: From one thing in the store to the next.
        work: Middle of the row of workers.
        worker: Size of one.
        wages: Where the wages end.
        prestige: Where the prestige tiles begin.
        prestige_middle: Middle of their row.
    """

    wide: int
    name: int
    store: int
    store_middle: int
    pitch: float
    work: int
    worker: int
    wages: int
    prestige: int
    prestige_middle: int


def part_of(parts: int) -> Part:
    """How each of so many parts is laid out: in two rows if it is half as wide as the table, else in four."""
    wide = plan.WIDTH // parts
    if parts <= plan.HALVES:
        return Part(wide, 290, 300, FIRST, 102, TOP + 144, 54, 418, 428, TOP + 144)
    pitch = (wide - 30) / len(RESOURCES)
    return Part(wide, wide - SEAL - 24, 18, TOP + 107, pitch, TOP + 158, 48, wide - 14, CORNER, TOP + 222)


def put_strip(canvas: Canvas, view: NipponView, who: Seated, new: Marks, words: Words) -> None:
    """Lays down everyone's part; those who are asked in the pale colour of now."""
    parts = len(view.zaibatsu) + (view.takatoshi is not None)
    part, high = part_of(parts), plan.strip_high(parts)
    canvas.fill(0, TOP - 8, plan.WIDTH, 8, INK)
    canvas.fill(0, TOP, plan.WIDTH, high, PAPER)
    final = {line.seat: line for line in view.results or ()}
    for one in view.zaibatsu:
        seat, left = one.seat, one.seat * part.wide
        line = final.get(seat)
        if line is not None and line.place == 1 and (view.verdict is None or view.verdict.won):
            canvas.fill(left, TOP, part.wide, high, WIN)
        elif seat in view.asked:
            canvas.put_corner(_asked(part.wide, high), left, TOP)
        elif seat and seat - 1 not in view.asked:
            canvas.fill(left, TOP + 18, 2, high - 36, LINE)
        put_piece(canvas, *who.piece(seat), left + 46, FIRST, 62)
        write_name(canvas, who.names[seat], left + 90, FIRST, part.name - 90)
        seal = left + part.wide - 58
        if line is not None:
            _put_points(canvas, line.total, seal, words.text("pic-ordinal", place=line.place), INK)
        else:
            won = new.points[seat] if new.points else 0
            _put_points(canvas, one.points, seal, f"+{won}" if won > 0 else "", NOW)
        _put_store(canvas, one, left, part, new.counts[seat] if new.counts else frozenset())
        _put_work(canvas, one, left, part, new.work[seat] if new.work else frozenset())
        _put_prestige(canvas, one, left, part)
    if view.takatoshi is not None:
        put_opponent(canvas, view.takatoshi, part.wide, high)
        he = len(who.names) - 1
        put_piece(canvas, *who.piece(he), part.wide + 46, FIRST, 62)
        write_name(canvas, who.names[he], part.wide + 90, FIRST, 380)


@kept
def _asked(wide: int, high: int) -> Sprite:
    return cut_out(wide, high, lambda pen: pen.area(box(4, 3, wide - 8, high - 8), NOW_PALE, NOW, 7))


def _put_points(canvas: Canvas, points: int, x: float, below: str, fill: Rgb) -> None:
    canvas.put(icon(points_seal, SEAL, INK), x, FIRST)
    canvas.write(
        str(points), x, FIRST - (9 if below else 0), Style("bold", 52, WHITE, smallest=34), "middle", room=SEAL - 22
    )
    if below:
        wide = 36 + 14 * len(below) if fill == NOW else 112
        canvas.put(pill(wide, 36, fill), x, FIRST + 28)
        canvas.write(below, x, FIRST + 28, Style("bold", 30, WHITE, smallest=24), "middle", room=wide - 10)


def _put_store(canvas: Canvas, one: ZaibatsuView, left: int, part: Part, changed: frozenset[int]) -> None:
    y = part.store_middle
    for number, (what, count) in enumerate(zip(RESOURCES, counts(one), strict=True)):
        x = left + part.store + part.pitch * number
        drawing, fill = RESOURCE_ICONS[what]
        style = Style(FIGURE.face, FIGURE.size, INK if count else LINE, smallest=30)
        taken = canvas.write(str(count), x, y, style, room=part.pitch - 46)
        canvas.put(icon(drawing, 42, fill), x + taken + 3, y, "left")
        if number in changed:
            canvas.fill(x, y + 20, taken, 5, NOW)


def _put_work(canvas: Canvas, one: ZaibatsuView, left: int, part: Part, fresh: frozenset[int]) -> None:
    """Workers of the work area, lowest first, then what they would cost."""
    y, size = part.work, part.worker
    for place in range(one.spaces):
        # The outline round a new one fits beside the edge of the picture.
        x = left + 38 + (size - 4) * place
        if place < len(one.work):
            worker = one.work[place]
            put_worker(canvas, worker.colour, x, y, size, specialist=worker.specialist, marked=place in fresh)
        else:
            canvas.put(_dot(), x, y)
    if one.work:
        drawing, fill = RESOURCE_ICONS["money"]
        right = left + part.wages
        canvas.put(icon(drawing, 38, fill), right, y, "right")
        canvas.write(f"{MINUS}{one.wages}", right - 40, y, WAGES, "right")


@kept
def _dot() -> Sprite:
    return cut_out(14, 14, lambda pen: pen.area(ellipse(7, 7, 6), LINE, None))


def _put_prestige(canvas: Canvas, one: ZaibatsuView, left: int, part: Part) -> None:
    """The prestige tiles on the board, each with its level above what it lies beside, at the right end of the part."""
    taken = [(area, level) for area, level in one.achieved if level]
    right, room = left + part.wide - 14, part.wide - part.prestige - 14
    pitch = min(PLATE_WIDE + 4, (room - PLATE_WIDE) / max(1, len(taken) - 1))
    for number, (area, level) in enumerate(reversed(taken)):
        x, y = right - PLATE_WIDE / 2 - pitch * number, part.prestige_middle
        canvas.put(_plate(), x, y)
        canvas.put(icon(gold_rosette, 43, PALE_GOLD), x, y - 16)
        canvas.write(str(level), x, y - 16, Style("bold", 38), "middle")
        put_emblem(canvas, AREA_ICONS[area], x, y + 20, 34)


@kept
def _plate() -> Sprite:
    """A prestige tile without its figures."""
    shape = bitten(2, 2, PLATE_WIDE - 4, PLATE_HIGH - 4, 8)
    return cut_out(PLATE_WIDE, PLATE_HIGH, lambda pen: pen.area(shape, WHITE, INK, 3))
