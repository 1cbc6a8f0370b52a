"""What the pictures of a Zaibatsu board share: their ground, panels, prestige places, scales, symbols of bonuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import FIGURE, LEGIBLE, Style
from render.core.colours import GOLD, INK, INK_2, LINE, NOW, PAPER, PAPER_2, SEATS, WHITE, WIN, mix
from render.core.header import draw_lattice
from render.core.icons import move, tick
from render.core.kept import kept
from render.core.pieces import frame, label, plate
from render.core.shapes import ellipse, rosette, rounded
from render.core.sprites import Pen, Sprite, cut_out, icon, printed
from render.nippon import icons
from render.nippon.closeups.head import draw_dusk
from render.nippon.closeups.mat_figures import level_of, scale, worth
from render.nippon.colours import BOARD, BOARD_LINE
from render.nippon.figures import AREA_ICONS, BONUS_ICONS, put_emblem, put_laurel
from rules.nippon.model.terms import FLAG

if TYPE_CHECKING:
    from PIL import Image

    from render.core.canvas import Canvas
    from render.core.colours import Rgb
    from render.core.sprites import Icon
    from render.nippon.closeups.mat_figures import Mat
    from rules.nippon.model.terms import Area, Bonus

WIDE = 1152
"""Width of every panel."""


SMALL = Style("plain", 36, INK_2, smallest=LEGIBLE)
BLOCK_WIDE, BLOCK_HIGH = 372, 108
BETWEEN = "\N{MIDDLE DOT}"
LOWER = mix(GOLD, INK, 0.35)
"""Bookmark of a lower threshold; that of an upper one is of ink."""


@kept
def board_ground(wide: int, high: int) -> Image.Image:
    """Slate with a lattice at dusk, which only boards have."""

    def draw(pen: Pen) -> None:
        draw_lattice(pen, wide, high, BOARD_LINE)
        draw_dusk(pen, wide)

    return printed(wide, high, BOARD, draw)


def put_panel(canvas: Canvas, left: int, top: int, high: int) -> None:
    """Lays down the paper of a panel."""
    canvas.put_corner(label(WIDE, high, PAPER, 14), left, top)


def put_title(canvas: Canvas, mat: Mat, area: Area, left: int, top: int, note: str) -> None:
    """Icon and name of an area with a prestige place, and a note below."""
    put_emblem(canvas, AREA_ICONS[area], left + 58, top + 60, 76)
    name = mat.words.text("nippon-area", area=area)
    canvas.write(name, left + 110, top + 40, Style("title", 46, smallest=LEGIBLE), room=380)
    canvas.write(note, left + 110, top + 90, SMALL, room=WIDE - BLOCK_WIDE - 140)


def put_prestige(canvas: Canvas, mat: Mat, area: Area, left: int, top: int) -> None:
    """A prestige place: its tile, points as things stand, then what is missing for more.

    Args:
        area: Beside what the place lies.
    """
    found = worth(mat.view, mat.one, area)
    canvas.put_corner(plate(BLOCK_WIDE, BLOCK_HIGH, WIN if found.level else PAPER_2, 12), left, top)
    x = left + 50
    if found.level:
        put_laurel(canvas, found.level, x, top + 58, GOLD)
    else:
        canvas.put(icon(hollow_laurel, 92, PAPER), x, top + 56)
    room = BLOCK_WIDE - 108
    upper, lower = (top + 31, top + 79) if found.missing else (top + 55, 0)
    now = Style("bold", FIGURE + 4, INK if any(found.now) else INK_2)
    canvas.write(BETWEEN.join(map(str, found.now)), left + 100, upper, now, room=room, decides=True)
    if found.missing:
        style = Style("bold", FIGURE, INK_2)
        taken = canvas.write(f"+{found.missing}", left + 100, lower, style, decides=True)
        canvas.put(icon(move, 32, INK_2), left + 110 + taken, lower, "left")
        text = BETWEEN.join(map(str, found.then))
        canvas.write(text, left + 150 + taken, lower, style, room=BLOCK_WIDE - 152 - taken, decides=True)
    if found.level != level_of(mat.was, area):
        canvas.put_corner(frame(BLOCK_WIDE + 8, BLOCK_HIGH + 8, 7, 12), left - 4, top - 4)


def hollow_laurel(pen: Pen, fill: Rgb) -> None:
    """A prestige place without a tile: the outline of one."""
    pen.area(rosette(0.5, 0.46, 0.4), fill, mix(LINE, INK_2, 0.4), 0.035)


SCALE_HIGH, STEP_WIDE, STEP_PITCH = 84, 182, 188


def put_scale(canvas: Canvas, mat: Mat, area: Area, left: int, top: int) -> None:
    """Points for each number of factories or contracts, by level of the tile; the one that counts now is framed."""
    steps, level = scale(mat.view, area), level_of(mat.one, area)
    have = min(len(mat.one.factories if area == "factories" else mat.one.contracts), len(steps))
    for number, (least, points) in enumerate(steps):
        x = left + 16 + STEP_PITCH * number
        canvas.put_corner(_step(least == have), x, top)
        ink = INK if least >= have else INK_2
        shown = points if not level else (points[level - 1],)
        canvas.write(str(least), x + 10, top + 20, Style("bold", LEGIBLE, INK_2))
        text = BETWEEN.join(map(str, shown))
        style = Style("bold", FIGURE, ink, smallest=46)
        canvas.write(text, x + STEP_WIDE / 2 + 4, top + 52, style, "middle", room=STEP_WIDE - 8, decides=True)


@kept
def _step(now: bool) -> Sprite:  # noqa: FBT001 - part of a key
    fill, ink, weight = (WIN, INK, 5) if now else (PAPER_2, LINE, 2)
    return cut_out(
        STEP_WIDE, SCALE_HIGH, lambda pen: pen.area(rounded(3, 3, STEP_WIDE - 6, SCALE_HIGH - 6, 8), fill, ink, weight)
    )


def put_bonus(canvas: Canvas, bonus: Bonus, x: float, y: float, size: int, *, gained: bool) -> None:
    """A symbol of a track or between two rows; what was gained is hollow and ticked."""
    if bonus in FLAG:
        canvas.put(icon(icons.flag_marker, round(size * 1.24), WHITE), x, y)
        style = Style("bold", FIGURE, INK_2 if gained else INK)
        canvas.write(str(FLAG[bonus]), x, y, style, "middle", decides=True)
    else:
        canvas.put(_disc(size, PAPER_2 if gained else WHITE, LINE if gained else INK), x, y)
        put_emblem(canvas, BONUS_ICONS[bonus], x, y, round(size * 0.72))
    if gained:
        canvas.put(_ticked(), x + size * 0.34, y + size * 0.32)


@kept
def _disc(size: int, fill: Rgb, ink: Rgb) -> Sprite:
    return cut_out(size, size, lambda pen: pen.area(ellipse(size / 2, size / 2, size / 2 - 2), fill, ink, 3.5))


@kept
def _ticked() -> Sprite:
    def draw(pen: Pen) -> None:
        pen.disc(16, 16, 14, WHITE, INK, 2)
        tick(pen.at(5, 5, 22), INK)

    return cut_out(32, 32, draw)


@kept
def tile_sprite(colour: str, drawing: Icon, size: int) -> Sprite:
    """A piece of someone that still lies on the board: the icon in white on a tile of the seat's colour."""

    def draw(pen: Pen) -> None:
        pen.area(rounded(2, 2, size - 4, size - 4, 8), SEATS[colour], INK, 4)
        drawing(pen.at(size * 0.13, size * 0.13, size * 0.74), WHITE)

    return cut_out(size, size, draw)


@kept
def empty_sprite(wide: int, high: int, fill: Rgb = PAPER_2) -> Sprite:
    """A space on which nothing lies."""
    return cut_out(wide, high, lambda pen: pen.area(rounded(2, 2, wide - 4, high - 4, 8), fill, LINE, 3))


@kept
def bookmark(fill: Rgb) -> Sprite:
    """Bookmark on a threshold."""
    points = [(1, 0), (29, 0), (29, 44), (15, 32), (1, 44)]
    return cut_out(30, 46, lambda pen: pen.area(points, fill, WHITE, 2))


LEGEND_HIGH = 62


def put_legend(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    """What the thresholds bring, by level of the prestige tile."""
    x, y = left + 8, top + LEGEND_HIGH / 2
    tiles = mat.view.tables.mat.prestige
    for fill, points in ((LOWER, [tile.lower for tile in tiles]), (INK, [tile.upper for tile in tiles])):
        canvas.put(bookmark(fill), x, y, "left")
        text = BETWEEN.join(map(str, points))
        x += 40 + canvas.write(text, x + 40, y, Style("bold", FIGURE, WHITE), decides=True) + 40
    style = Style("plain", 36, WHITE, smallest=LEGIBLE)
    canvas.write(mat.words.text("nippon-mat-legend"), x, y, style, room=left + WIDE - 8 - x)


def underline_changed(canvas: Canvas, left: float, y: float, wide: int) -> None:
    """A count that changed since the reader last looked."""
    canvas.fill(left, y + 34, wide, 7, NOW)
