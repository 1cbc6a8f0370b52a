"""A region on the map: its plaque, cities with demand and influence, railways, and everyone's influence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import INK, INK_2, LINE, NOW, PAPER, PAPER_2, WHITE, WIN, mix
from render.core.icons import agent_bag
from render.core.items import Scale, put_closely, put_item, row_width
from render.core.kept import kept
from render.core.pieces import frame, label, pill
from render.core.shapes import ellipse, rounded
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.nippon import icons
from render.nippon.figures import gain_items, put_good, put_marker, put_numeral, put_pawn
from render.nippon.table import plan

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from render.nippon.table.marks import Marks
    from rules.nippon.model.terms import Good
    from rules.nippon.view.table import CityView, RegionView

OUT = plan.TILE // 2 + plan.FIELD // 2 - 1
OFFSETS = ((0, -OUT), (OUT, 0), (0, OUT), (-OUT, 0))
"""Influence spaces from the middle of a city, clockwise from the top."""

GOODS_OFF = tuple((round(x * plan.GOOD_OUT / OUT), round(y * plan.GOOD_OUT / OUT)) for x, y in OFFSETS)
BONUS = Scale(figure=46, icon=46, rosette=48, gap=8)
LEATHER = mix(PAPER_2, INK, 0.42)


@kept
def _tile(goods: tuple[Good, ...]) -> Sprite:
    """A demand tile: four triangles with their goods, clockwise from the top."""
    bare = _bare_tile()
    canvas = Canvas(bare.image)
    for (dx, dy), good in zip(GOODS_OFF, goods, strict=True):
        put_good(canvas, good, plan.TILE / 2 + dx, plan.TILE / 2 + dy, plan.GOOD)
    return Sprite(canvas.image, bare.stencil)


@kept
def _bare_tile() -> Sprite:
    size = plan.TILE

    def draw(pen: Pen) -> None:
        pen.area(rounded(2, 2, size - 4, size - 4, 6), WHITE, INK, 4)
        for corner in ((6, 6), (6, size - 6)):
            pen.line([corner, (size - corner[0], size - corner[1])], LINE, 2)
        half = size / 2
        pen.area([(half, half - 9), (half + 9, half), (half, half + 9), (half - 9, half)], LINE, None)

    return cut_out(size, size, draw)


@kept
def _field() -> Sprite:
    """An influence space."""
    size = plan.FIELD + 4
    return cut_out(size, size, lambda pen: pen.area(rounded(2, 2, size - 4, size - 4, 8), PAPER, INK, 3))


@kept
def _rails(spaces: int) -> Sprite:
    """The column of railway spaces: sleepers and two rails."""
    high = spaces * plan.RAIL_PITCH

    def draw(pen: Pen) -> None:
        pen.area(rounded(2, 2, plan.RAIL_WIDE - 4, high - 4, 12), PAPER, INK, 4)
        for number in range(spaces * 3):
            y = (number + 0.5) * plan.RAIL_PITCH / 3
            pen.line([(20, y), (plan.RAIL_WIDE - 20, y)], PAPER_2, 8)
        for x in (25, plan.RAIL_WIDE - 25):
            pen.line([(x, 12), (x, high - 12)], PAPER_2, 5)

    return cut_out(plan.RAIL_WIDE, high, draw)


@kept
def _rail_space() -> Sprite:
    return cut_out(60, 60, lambda pen: pen.area(ellipse(30, 30, 28), WHITE, LINE, 3))


def put_still(canvas: Canvas, number: int, region: RegionView, words: Words) -> None:
    """Lays down what of a region is the same in every match of as many people."""
    left, top = plan.region_corner(number)
    canvas.put_corner(label(plan.REGION_WIDE, plan.PLAQUE_HIGH, PAPER, 12), left, top)
    middle = top + plan.PLAQUE_HIGH / 2
    put_numeral(canvas, number, left + 40, middle, 36)
    items = gain_items(region.bonus)
    taken = row_width(items, BONUS)
    at = left + plan.REGION_WIDE - 20 - taken
    for item in items:
        put_item(canvas, item, at, middle, BONUS)
    name = words.text("nippon-region", region=region.key)
    canvas.write(name, left + 70, middle, Style("title", 40, smallest=26), room=plan.REGION_WIDE - 70 - taken - 34)
    for place, city in enumerate(region.cities):
        _put_still_city(canvas, number, place, city, words)
    x, first = plan.rail_middle(number, 0)
    spaces = len(region.railways)
    canvas.put_corner(_rails(spaces), x - plan.RAIL_WIDE // 2, first - plan.RAIL_PITCH // 2)
    canvas.put_corner(label(plan.REGION_WIDE, plan.TOTALS_HIGH, INK, 12, 4, INK), *plan.totals_corner(number))


def _put_still_city(canvas: Canvas, number: int, place: int, city: CityView, words: Words) -> None:
    x, y = plan.city_middle(number, place)
    for dx, dy in OFFSETS:
        canvas.put(_field(), x + dx, y + dy)
    name = words.text("nippon-city", city=city.key)
    canvas.put_corner(label(122, 42, PAPER, 8, 3), x - plan.CITY, y - plan.CITY + 10)
    canvas.write(name, x - plan.CITY + 61, y - plan.CITY + 31, Style("bold", 30, smallest=22), "middle", room=110)


def put_region(canvas: Canvas, number: int, region: RegionView, who: Seated, new: Marks) -> None:
    """Lays down demand tiles, markers, railways and everyone's influence."""
    for place, city in enumerate(region.cities):
        x, y = plan.city_middle(number, place)
        canvas.put(_tile(tuple([space.good for space in city.spaces])), x, y)
        for edge, ((dx, dy), space) in enumerate(zip(OFFSETS, city.spaces, strict=True)):
            spot = (number, place, edge)
            if space.owner is None:
                style = Style("quiet", 42, INK_2 if space.overseas else LINE)
                canvas.write(str(space.overseas), x + dx, y + dy, style, "middle")
            if spot in new.freed:
                canvas.put(_left(), x + dx, y + dy)
        # those marked come last, that their rim lies above
        order = sorted(range(4), key=lambda edge: (number, place, edge) in new.spaces)
        for edge in order:
            space, (dx, dy) = city.spaces[edge], OFFSETS[edge]
            if space.owner is not None:
                marked = (number, place, edge) in new.spaces
                put_marker(canvas, who.colours[space.owner], space.value, x + dx, y + dy, 50, marked=marked)
    _put_railways(canvas, number, region, who, new)
    _put_totals(canvas, number, region, who, new)


@kept
def _left() -> Sprite:
    """Frame round a space from which a marker was taken away."""
    side = plan.FIELD + 8
    return frame(side, side, 5, 8)


def _put_railways(canvas: Canvas, number: int, region: RegionView, who: Seated, new: Marks) -> None:
    for space, rail in enumerate(region.railways):
        x, y = plan.rail_middle(number, space)
        if rail.owner is not None:
            put_pawn(canvas, who.colours[rail.owner], icons.railway, x, y, 58, marked=(number, space) in new.railways)
            continue
        canvas.put(_rail_space(), x, y)
        if rail.bonus:
            put_closely(canvas, gain_items(rail.bonus), x, y, (50, 44), 34)


def _put_totals(canvas: Canvas, number: int, region: RegionView, who: Seated, new: Marks) -> None:
    """Everyone's influence, the leaders on a bright field, the overseas company last."""
    left, top = plan.totals_corner(number)
    rivals = len(region.influence)
    pitch = (plan.REGION_WIDE - 24 - 106) / rivals
    middle = top + plan.TOTALS_HIGH / 2
    best = max(region.influence)
    tied = len(region.leaders) + (region.overseas == best) > 1
    for seat, value in enumerate(region.influence):
        x = left + 14 + pitch * (seat + 0.5)
        if seat in region.leaders:
            canvas.put(_leading(round(min(pitch, 90)), outdone=region.overseas > best), x, middle)
            if tied:
                _put_tie(canvas, x + min(pitch, 90) / 2 - 14, top)
        put_marker(canvas, who.colours[seat], value, x, middle, 50)
        if (number, seat) in new.totals:
            canvas.fill(x - 22, top + plan.TOTALS_HIGH - 9, 44, 5, NOW)
    x = left + plan.REGION_WIDE - 106
    canvas.fill(x, top + 14, 2, plan.TOTALS_HIGH - 28, INK_2)
    leads = region.overseas >= best and region.overseas > 0
    if leads:
        canvas.put(_leading(98, outdone=False), x + 51, middle)
        if region.overseas == best:
            _put_tie(canvas, x + 88, top)
    canvas.put(icon(agent_bag, 44, LEATHER), x + 30, middle)
    ink = INK if leads else WHITE
    canvas.write(str(region.overseas), x + 74, middle, Style("bold", 40, ink), "middle", room=44)
    if (number, rivals) in new.totals:
        canvas.fill(x + 54, top + plan.TOTALS_HIGH - 9, 40, 5, NOW)


def _put_tie(canvas: Canvas, x: float, top: int) -> None:
    """Marks whoever has as much as another who leads."""
    canvas.put(pill(28, 24, INK_2), x, top + 14)
    canvas.write("=", x, top + 13, Style("bold", 26, WHITE), "middle")


@kept
def _leading(wide: int, *, outdone: bool) -> Sprite:
    """The field of who leads; only an outline where the overseas company has more."""
    high = plan.TOTALS_HIGH - 6
    shape = rounded(2, 2, wide - 4, high - 4, 12)
    return cut_out(wide, high, lambda pen: pen.area(shape, None if outdone else WIN, WHITE, 4))
