"""The strip under the table: everyone's points, store, tracks, workers, goods, prestige; alone, Takatoshi's goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render.core.canvas import TABLE_WIDE, Style
from render.core.colours import GOLD, INK, INK_2, LINE, NOW, NOW_PALE, PAPER, SEAL_RED, WHITE, WIN, mix
from render.core.icons import gold_rosette
from render.core.items import points_seal
from render.core.kept import kept
from render.core.lettering import MINUS
from render.core.name_lines import write_name
from render.core.pieces import pill, plate, put_piece
from render.core.shapes import bitten, box, ellipse
from render.core.sprites import Sprite, cut_out, icon
from render.nippon.colours import GREY_SPACE
from render.nippon.figures import (
    ACTION_ICONS,
    AREA_ICONS,
    GOOD_ICONS,
    RESOURCE_ICONS,
    TRACK_ICONS,
    put_emblem,
    put_worker,
)
from render.nippon.table import counts, plan
from render.nippon.table.opponent import put_opponent
from rules.nippon.model.terms import GOODS, RESOURCES

if TYPE_CHECKING:
    from collections.abc import Collection

    from render.core.canvas import Canvas
    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.sprites import Icon
    from render.core.words import Words
    from render.nippon.table.marks import Marks
    from rules.nippon.model.terms import Track
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import ZaibatsuView

TOP = plan.STRIP_TOP
FIRST = TOP + 48
"""Middle of the row of names and points."""

SEAL = 92
FIGURE = Style("bold", 40, smallest=26)
WAGES = Style("bold", 36, SEAL_RED)
TRACKS: tuple[Track, ...] = ("rnd", "mining", "finance")

PLATE_WIDE, PLATE_HIGH = 45, 76
MOST_APART = 64
"""From one prestige tile to the next at most."""

PALE_GOLD = mix(GOLD, WIN, 0.6)
"""A prestige tile: the level above what it lies beside."""


class Part(NamedTuple):
    """Where a person's part of the strip has its rows: each with its left end and its middle in pixels.

    Attributes:
        wide: Width of the part.
        column: Width of a row.
        store: Money, coal, silk, iron.
        work: Workers and wages.
        tracks: Values of the tracks.
        goods: Goods below factories.
        prestige: Prestige tiles.
    """

    wide: int
    column: int
    store: tuple[int, int]
    work: tuple[int, int]
    tracks: tuple[int, int]
    goods: tuple[int, int]
    prestige: tuple[int, int]


def part_of(parts: int) -> Part:
    """How each of so many parts is laid out: in two columns if there are two parts, else in one."""
    wide = (TABLE_WIDE - plan.CORNER) // parts
    if parts <= plan.HALVES:
        half = wide // 2
        return Part(wide, half, (half, FIRST), (0, TOP + 112), (half, TOP + 106), (0, TOP + 168), (half, TOP + 162))
    return Part(wide, wide, (0, TOP + 106), (0, TOP + 156), (0, TOP + 204), (0, TOP + 248), (0, TOP + 312))


def put_strip(canvas: Canvas, view: NipponView, who: Seated, new: Marks, words: Words) -> None:
    """Lays down everyone's part; those who are asked in the pale colour of now."""
    parts = len(view.zaibatsu) + (view.takatoshi is not None)
    part, high = part_of(parts), plan.strip_high(parts)
    canvas.fill(0, TOP - 8, TABLE_WIDE, 8, INK)
    canvas.fill(plan.CORNER, TOP, TABLE_WIDE - plan.CORNER, high, PAPER)
    if parts > plan.HALVES:
        _put_supply(canvas, view, words)
    final = {line.seat: line for line in view.results or ()}
    for one in view.zaibatsu:
        seat, left = one.seat, plan.CORNER + one.seat * part.wide
        line = final.get(seat)
        if line is not None and line.place == 1 and (view.verdict is None or view.verdict.won):
            canvas.fill(left, TOP, part.wide, high, WIN)
        elif seat in view.asked:
            canvas.put_corner(_asked(part.wide, high), left, TOP)
        elif seat and seat - 1 not in view.asked:
            canvas.fill(left, TOP + 18, 2, high - 36, LINE)
        put_piece(canvas, *who.piece(seat), left + 44, FIRST, 62)
        write_name(canvas, who.names[seat], left + 86, FIRST, part.column - SEAL - 110)
        seal = left + part.column - 58
        if line is not None:
            _put_points(canvas, line.total, seal, words.text("pic-ordinal", place=line.place), INK)
        else:
            won = new.points[seat] if new.points else 0
            _put_points(canvas, one.points, seal, f"+{won}" if won > 0 else "", NOW)
        _put_counts(canvas, one, left, part, new.counts[seat] if new.counts else frozenset())
        _put_work(canvas, one, left, part, new.work[seat] if new.work else frozenset(), view)
        _put_prestige(canvas, one, left, part)
    if view.takatoshi is not None:
        put_opponent(canvas, view.takatoshi, plan.CORNER + part.wide, high)
        he = len(who.names) - 1
        put_piece(canvas, *who.piece(he), plan.CORNER + part.wide + 44, FIRST, 62)
        write_name(canvas, who.names[he], plan.CORNER + part.wide + 86, FIRST, 300)


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


def _put_counts(canvas: Canvas, one: ZaibatsuView, left: int, part: Part, changed: Collection[int]) -> None:
    """Store, tracks, and the goods of which there are any."""
    emblems = (
        *[RESOURCE_ICONS[what] for what in RESOURCES],
        *[TRACK_ICONS[track] for track in TRACKS],
        *[GOOD_ICONS[good] for good in GOODS],
    )
    known = list(enumerate(zip(counts.counts(one), emblems, strict=True)))
    first, second = len(RESOURCES), len(RESOURCES) + len(TRACKS)
    goods = [each for each in known[second:] if each[1][0]]
    for (x, y), things in ((part.store, known[:first]), (part.tracks, known[first:second]), (part.goods, goods)):
        pitch = (part.column - 30) / max(len(TRACKS), len(things))
        for place, (number, (count, emblem)) in enumerate(things):
            _put_count(canvas, count, emblem, left + x + 18 + pitch * place, y, pitch, changed=number in changed)


def _put_count(
    canvas: Canvas, count: int, emblem: tuple[Icon, Rgb], x: float, y: float, pitch: float, *, changed: bool
) -> None:
    """A number and, a little apart, what it counts."""
    size = round(min(38, pitch * 0.44))
    style = FIGURE if count else Style(FIGURE.face, FIGURE.size, LINE, smallest=FIGURE.smallest)
    taken = canvas.write(str(count), x, y, style, room=pitch - size - 9)
    canvas.put(icon(emblem[0], size, emblem[1]), x + taken + 7, y, "left")
    if changed:
        canvas.fill(x, y + 20, taken, 5, NOW)


def _put_work(
    canvas: Canvas, one: ZaibatsuView, left: int, part: Part, fresh: frozenset[int], view: NipponView
) -> None:
    """Workers of the work area, lowest first, on grey spaces those that activate nothing; then what they would cost."""
    x, y = left + part.work[0], part.work[1]
    pitch = min(52, (part.column - 122) / one.spaces)
    topmost = view.tables.mat.work.topmost_from
    canvas.put_corner(plate(round(pitch * (topmost - 2)), 54, GREY_SPACE, 10), x + 16 + pitch, y - 27)
    for place in range(one.spaces):
        # The outline round a new one fits beside the edge of the picture.
        middle = x + 16 + pitch * (place + 0.5)
        if place < len(one.work):
            worker, size = one.work[place], round(pitch)
            put_worker(canvas, worker.colour, middle, y, size, specialist=worker.specialist, marked=place in fresh)
        else:
            canvas.put(_dot(), middle, y)
    if one.work:
        drawing, fill = RESOURCE_ICONS["money"]
        right = x + part.column - 12
        canvas.put(icon(drawing, 34, fill), right, y, "right")
        canvas.write(f"{MINUS}{one.wages}", right - 40, y, WAGES, "right")


@kept
def _dot() -> Sprite:
    return cut_out(14, 14, lambda pen: pen.area(ellipse(7, 7, 6), INK_2, None))


def _put_prestige(canvas: Canvas, one: ZaibatsuView, left: int, part: Part) -> None:
    """The prestige tiles on the board, each with its level above what it lies beside, spread over the row."""
    taken = [(area, level) for area, level in one.achieved if level]
    room = part.column - 36 - PLATE_WIDE
    pitch = min(MOST_APART, room / max(1, len(taken) - 1))
    for number, (area, level) in enumerate(taken):
        x, y = left + part.prestige[0] + 18 + PLATE_WIDE / 2 + pitch * number, part.prestige[1]
        canvas.put(_plate(), x, y)
        canvas.put(icon(gold_rosette, 43, PALE_GOLD), x, y - 16)
        canvas.write(str(level), x, y - 16, Style("bold", 38), "middle")
        put_emblem(canvas, AREA_ICONS[area], x, y + 20, 34)


@kept
def _plate() -> Sprite:
    """A prestige tile without its figures."""
    shape = bitten(2, 2, PLATE_WIDE - 4, PLATE_HIGH - 4, 8)
    return cut_out(PLATE_WIDE, PLATE_HIGH, lambda pen: pen.area(shape, WHITE, INK, 3))


def _put_supply(canvas: Canvas, view: NipponView, words: Words) -> None:
    """How many factories of each kind are left, above the corner that Discord's badge covers."""
    put_emblem(canvas, ACTION_ICONS["factory"], 38, TOP + 30, 44)
    text = words.text("nippon-pic-left")
    canvas.write(text, 68, TOP + 32, Style("bold", 28, INK_2, smallest=22), room=plan.CORNER - 76)
    for number, kind in enumerate(view.kinds):
        count = sum(row.good == kind.key for row in view.supply)
        x, y = 18 + 96 * (number % 2), TOP + 82 + 48 * (number // 2)
        _put_count(canvas, count, GOOD_ICONS[kind.key], x, y, 90, changed=False)
