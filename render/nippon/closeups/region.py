"""Close-up of a region: its cities, its railways, and what everyone would score there now, with the arithmetic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, FIGURE, LEGIBLE, Canvas, Style
from render.core.changes import put_label_frame
from render.core.colours import INK, INK_2, LINE, PAPER, PAPER_2, SEAL_RED, WHITE, WIN
from render.core.icons import agent_bag
from render.core.items import Scale, put_item, put_points, row_width
from render.core.kept import kept
from render.core.lettering import TIMES
from render.core.name_lines import write_name
from render.core.palette import lean
from render.core.pieces import frame, label, put_piece
from render.core.shapes import ellipse, rounded
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.nippon import icons
from render.nippon.closeups.head import ground, write_head
from render.nippon.colours import REGIONS, SHALLOWS
from render.nippon.derived import Stand, stands
from render.nippon.figures import gain_items, marker_icon, put_good, put_marker, put_pawn
from render.nippon.table.land import LANDS, smooth
from render.nippon.table.region import LEATHER

if TYPE_CHECKING:
    from PIL import Image

    from render.core.names import Seated
    from render.core.words import Words
    from rules.nippon.model.terms import Region
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import CityView, RegionView

TILE, FIELD, GOOD, GOOD_OUT = 252, 94, 88, 72
OUT = TILE // 2 + FIELD // 2 - 1
OFFSETS = ((0, -OUT), (OUT, 0), (0, OUT), (-OUT, 0))
GOODS_OFF = ((0, -GOOD_OUT), (GOOD_OUT, 0), (0, GOOD_OUT), (-GOOD_OUT, 0))
CITIES_Y = 462
CITIES_X = (244, 706)
RAILS_LEFT, RAILS_TOP, RAILS_PITCH, RAILS_WIDE = 948, 161, 72, 228
NAMES_Y = 194
ROWS_TOP, ROW = 748, 92

LAND = (900, 500)
"""Room for the islands behind the cities."""

ITEMS = Scale(figure=FIGURE, icon=50, rosette=58, gap=6)
BONUS = Scale(figure=54, icon=58, rosette=64, gap=10)


def height(region: RegionView) -> int:
    """Pixels of the close-up."""
    return ROWS_TOP + ROW * (len(region.influence) + 1) + 24


def draw(view: NipponView, region: RegionView, was: RegionView, who: Seated, words: Words, match_id: str) -> Canvas:
    """Draws a region, with what changed since ``was`` marked."""
    canvas = Canvas(_land(region.key, height(region)))
    items = gain_items(region.bonus)
    taken = row_width(items, BONUS)
    x = CLOSE_UP_WIDE - 36 - taken
    for item in items:
        put_item(canvas, item, x, 64, BONUS, decides=True)
    canvas.write(words.text("nippon-pic-bonus"), x - 18, 64, Style("plain", 36, INK_2, smallest=LEGIBLE), "right")
    over = view.ended_by is not None
    pays = "·".join(map(str, view.prizes[view.section - 1]))
    below = words.text("nippon-pic-pays", section=view.section, pays=pays)
    number = 1 + [one.key for one in view.regions].index(region.key)
    name = words.text("nippon-region", region=region.key)
    write_head(canvas, f"{number} {name}", match_id if over else f"{match_id} · {below}", x - 260)
    for place, (city, old) in enumerate(zip(region.cities, was.cities, strict=True)):
        _put_city(canvas, view, CITIES_X[place], city, old, who, words)
    _put_rails(canvas, region, was, who)
    if not over:
        canvas.write(
            words.text("nippon-pic-points-now"), CLOSE_UP_WIDE - 34, ROWS_TOP - 30, Style("bold", 36, WHITE), "right"
        )
    before = {stand.seat: stand for stand in stands(was)}
    for row, stand in enumerate(stands(region)):
        old_stand = before[stand.seat]
        _put_stand(canvas, stand, ROWS_TOP + ROW * row, who, words, over=over)
        if (stand.influence, stand.points) != (old_stand.influence, old_stand.points):
            put_label_frame(canvas, 24, ROWS_TOP + ROW * row, CLOSE_UP_WIDE - 48, ROW - 8, 12)
    return canvas


def _put_city(
    canvas: Canvas, view: NipponView, x: int, city: CityView, old: CityView, who: Seated, words: Words
) -> None:
    y = CITIES_Y
    canvas.put_corner(label(440, 66, PAPER, 10, 3), x - 220, NAMES_Y - 33)
    name = words.text("nippon-city", city=city.key)
    canvas.write(name, x - 200, NAMES_Y, Style("title", 42, smallest=LEGIBLE), room=250)
    limit = view.tables.board.limits.markers_a_city[max(len(view.zaibatsu), 2) - 2]
    lying = sum(space.owner is not None for space in city.spaces)
    style = Style("bold", FIGURE, INK if lying < limit else SEAL_RED)
    canvas.write(f"{lying}/{limit}", x + 158, NAMES_Y, style, "right", decides=True)
    canvas.put(icon(marker_icon, 44, WHITE), x + 188, NAMES_Y)
    for dx, dy in OFFSETS:
        canvas.put(_field(), x + dx, y + dy)
    canvas.put(_tile(), x, y)
    for (dx, dy), (gx, gy), space, past in zip(OFFSETS, GOODS_OFF, city.spaces, old.spaces, strict=True):
        put_good(canvas, space.good, x + gx, y + gy, GOOD)
        changed = (space.owner, space.value) != (past.owner, past.value)
        if space.owner is None:
            style = Style("quiet", 64, INK_2 if space.overseas else LINE)
            canvas.write(str(space.overseas), x + dx, y + dy, style, "middle", decides=True)
            if changed:
                canvas.put(frame(FIELD + 8, FIELD + 8, 6), x + dx, y + dy)
        else:
            colour = who.colours[space.owner]
            put_marker(canvas, colour, space.value, x + dx, y + dy, 76, marked=changed, decides=True)


def _put_rails(canvas: Canvas, region: RegionView, was: RegionView, who: Seated) -> None:
    high = RAILS_PITCH * len(region.railways) + 16
    canvas.put_corner(label(RAILS_WIDE, high, PAPER, 12), RAILS_LEFT, RAILS_TOP)
    for number, (rail, old) in enumerate(zip(region.railways, was.railways, strict=True)):
        y = RAILS_TOP + 8 + RAILS_PITCH * (number + 0.5)
        if rail.owner is not None:
            changed = rail.owner != old.owner
            put_pawn(canvas, who.colours[rail.owner], icons.railway, RAILS_LEFT + 56, y, 56, marked=changed)
        else:
            canvas.put(_stop(), RAILS_LEFT + 56, y)
        x = RAILS_LEFT + 108
        for item in gain_items(rail.bonus):
            if rail.owner is None:
                put_item(canvas, item, x, y, ITEMS, decides=True)
        if number:
            canvas.fill(RAILS_LEFT + 22, y - RAILS_PITCH / 2, RAILS_WIDE - 44, 2, LINE)


def _put_stand(canvas: Canvas, stand: Stand, top: int, who: Seated, words: Words, *, over: bool) -> None:
    """One rival: piece, name, markers and railways, sum, points."""
    first = stand.place == 1
    canvas.put_corner(
        label(CLOSE_UP_WIDE - 48, ROW - 8, WIN if first else PAPER if stand.place else PAPER_2, 12), 24, top
    )
    y = top + (ROW - 8) / 2
    if stand.seat is None:
        canvas.put(icon(agent_bag, 60, LEATHER), 78, y)
        canvas.write(words.text("nippon-pic-overseas"), 126, y, Style("bold", 42, smallest=28), room=290)
    else:
        put_piece(canvas, *who.piece(stand.seat), 78, y, 60)
        write_name(canvas, who.names[stand.seat], 126, y, 290)
    _put_sum(canvas, stand, 426, y, who, words)
    ink = INK if stand.influence else INK_2
    canvas.write(str(stand.influence), 1010, y, Style("title", 58, ink), "right", decides=True)
    canvas.fill(1034, top + 14, 2, ROW - 36, LINE)
    if over:
        return
    if stand.seat is None and stand.points:
        canvas.write(f"({stand.points})", 1100, y, Style("bold", FIGURE, INK_2), "middle", decides=True)
    elif stand.points:
        put_points(canvas, stand.points, 1100, y, 84, 50, decides=True)
    else:
        canvas.write("0", 1100, y, Style("bold", FIGURE, INK_2), "middle", decides=True)


def _put_sum(canvas: Canvas, stand: Stand, left: int, y: float, who: Seated, words: Words) -> None:
    """What the influence is made of: each marker, then railways times what each counts."""
    if stand.seat is None:
        text = " + ".join(map(str, stand.markers))
        canvas.write(text, left, y, Style("quiet", 46, INK_2, smallest=28), room=500)
        return
    colour, x = who.colours[stand.seat], left + 28.0
    pitch = min(66.0, 330 / max(1, len(stand.markers)))
    for value in stand.markers:
        put_marker(canvas, colour, value, x, y, 58)
        x += pitch
    if stand.railways and stand.each:
        canvas.write("+", x - 6, y, Style("bold", FIGURE), "middle")
        taken = canvas.write(f"{stand.railways}{TIMES}{stand.each}", x + 20, y, Style("bold", FIGURE))
        put_pawn(canvas, colour, icons.railway, x + taken + 54, y, 54)
    elif stand.railways and not stand.markers:
        canvas.write(words.text("nippon-pic-no-marker"), left, y, Style("plain", 36, INK_2, smallest=28), room=500)
    elif not stand.influence:
        canvas.write(words.text("nippon-pic-nobody"), left, y, Style("plain", 36, INK_2, smallest=28), room=500)


@kept
def _land(key: Region, high: int) -> Image.Image:
    """The sea with the islands of a region."""
    lands = [smooth(land) for region, shapes in LANDS if region == key for land in shapes]
    points = [point for land in lands for point in land]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    across, down = max(x for x, _ in points) - left, max(y for _, y in points) - top
    wide, tall = LAND

    def draw(pen: Pen) -> None:
        placed = [[((x - left) / across * wide + 8, (y - top) / down * tall + 12) for x, y in land] for land in lands]
        for land in placed:
            pen.line([*land, land[0]], SHALLOWS, 16)
        for land in placed:
            pen.area(land, REGIONS[key], INK, 4)

    canvas = Canvas(ground(CLOSE_UP_WIDE, high))
    canvas.put_corner(cut_out(wide + 16, tall + 24, draw), 20, 172)
    return lean(canvas.image)


@kept
def _tile() -> Sprite:
    def draw(pen: Pen) -> None:
        pen.area(rounded(2, 2, TILE - 4, TILE - 4, 8), WHITE, INK, 5)
        for down in (1, -1):
            pen.line([(8, TILE / 2 - down * (TILE / 2 - 8)), (TILE - 8, TILE / 2 + down * (TILE / 2 - 8))], LINE, 2)

    return cut_out(TILE, TILE, draw)


@kept
def _field() -> Sprite:
    size = FIELD + 4
    return cut_out(size, size, lambda pen: pen.area(rounded(2, 2, size - 4, size - 4, 10), PAPER, INK, 4))


@kept
def _stop() -> Sprite:
    return cut_out(56, 56, lambda pen: pen.area(ellipse(28, 28, 24), WHITE, LINE, 4))
