"""Regions side by side, for the panel that asks where: what can be chosen stands out, one's own markers lie below."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render.core.canvas import CLOSE_UP_WIDE, FIGURE, LEGIBLE, Canvas, Style
from render.core.colours import ENOUGH, INK, INK_2, LINE, PAPER, SEA, WHITE, WIN
from render.core.corner import ACROSS
from render.core.icons import agent_bag
from render.core.items import Scale, put_item, row_width
from render.core.kept import kept
from render.core.pieces import frame, label
from render.core.shapes import ellipse, rounded
from render.core.sprites import Sprite, cut_out, icon, printed
from render.nippon import icons
from render.nippon.colours import REGIONS as LAND
from render.nippon.figures import gain_items, put_good, put_marker, put_pawn
from render.nippon.table.region import LEATHER
from rules.nippon.model.spaces import rail_word, space_word

if TYPE_CHECKING:
    from collections.abc import Collection

    from PIL import Image

    from render.core.names import Seated
    from render.core.words import Words
    from rules.core.seats import Seat
    from rules.nippon.model.terms import Region
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import CityView, RegionView

EDGE, GAP = 12, 10
HEAD, CITY, TOTALS, OWN = 70, 48, 86, 104
CELL = (134, 84)
"""Width and height of an influence space with its good, where four regions stand side by side."""

RAIL = (134, 78)

BONUS = Scale(figure=FIGURE, icon=46, rosette=52, gap=6)
COMPANY = 1.7
"""Room of the overseas company's influence, by that of a player's."""

FREE = round(CLOSE_UP_WIDE * ACROSS) + 6
"""Where what lies lowest begins: to the left of it is Discord's badge."""


class Look(NamedTuple):
    """How large the regions are.

    Attributes:
        wide: Of each.
        share: Of what lies in them, against four side by side.
        beside: Whether the cities of a region lie side by side.
    """

    wide: int
    share: float
    beside: bool


LOOKS = {1: Look(1176, 1.6, beside=True), 2: Look(583, 1.3, beside=False), 3: Look(385, 1.25, beside=False)}
LOOK = Look(286, 1, beside=False)


class Shown(NamedTuple):
    """What a picture of regions shows.

    Attributes:
        regions: Which, from left to right.
        spaces: Words of the influence spaces or railway spaces that can be chosen.
        railways: Whether it is about railways, not about markets.
    """

    regions: tuple[Region, ...]
    spaces: frozenset[str]
    railways: bool


def draw(view: NipponView, was: NipponView, shown: Shown, seat: Seat, who: Seated, words: Words) -> Canvas:
    """Draws some regions, with what changed since ``was`` marked.

    Args:
        was: What the reader saw last.
        shown: Which regions, and what stands out.
        who: Everyone as pictures write them.
    """
    look = LOOKS.get(len(shown.regions), LOOK)
    inner = _rails_high(view, look) if shown.railways else _cities_high(look)
    whole = EDGE + HEAD + inner + TOTALS + EDGE + OWN
    canvas = Canvas(_ground(whole))
    both = [(now, old) for now, old in zip(view.regions, was.regions, strict=True) if now.key in shown.regions]
    for number, (region, old) in enumerate(both):
        left = EDGE + number * (look.wide + GAP)
        canvas.put_corner(label(look.wide, HEAD + inner + TOTALS, LAND[region.key], 14), left, EDGE)
        _put_head(canvas, region, left, look, words)
        if shown.railways:
            _put_rails(canvas, region, old, (left, EDGE + HEAD), look, shown.spaces, who)
        else:
            _put_cities(canvas, region, old, (left, EDGE + HEAD), look, shown.spaces, who, words)
        _put_totals(canvas, region, left, EDGE + HEAD + inner, look, who)
    _put_own(canvas, view, seat, whole - OWN, who, words)
    return canvas


def _size(size: tuple[int, int], look: Look) -> tuple[int, int]:
    return round(size[0] * look.share), round(size[1] * look.share)


def _cities_high(look: Look) -> int:
    one = CITY + 2 * _size(CELL, look)[1] + GAP
    return one if look.beside else 2 * one


def _rails_high(view: NipponView, look: Look) -> int:
    rows = -(-len(view.regions[0].railways) // (4 if look.beside else 2))
    return rows * _size(RAIL, look)[1] + GAP


def _put_head(canvas: Canvas, region: RegionView, left: int, look: Look, words: Words) -> None:
    """Name and bonus of a region."""
    y = EDGE + HEAD / 2
    items = gain_items(region.bonus)
    x = left + look.wide - 14 - row_width(items, BONUS)
    style = Style("bold", 46, smallest=LEGIBLE)
    canvas.write(words.text("nippon-region", region=region.key), left + 16, y, style, room=x - left - 24)
    for item in items:
        put_item(canvas, item, x, y, BONUS, decides=True)


def _put_cities(
    canvas: Canvas,
    region: RegionView,
    old: RegionView,
    at: tuple[int, int],
    look: Look,
    spaces: Collection[str],
    who: Seated,
    words: Words,
) -> None:
    wide, high = _size(CELL, look)
    for place, (city, past) in enumerate(zip(region.cities, old.cities, strict=True)):
        across = look.wide // 2 if look.beside else 0
        left = at[0] + across * place
        top = at[1] + (0 if look.beside else place * (CITY + 2 * high + GAP))
        room = across or look.wide
        style = Style("bold", 36, smallest=LEGIBLE)
        canvas.write(words.text("nippon-city", city=city.key), left + 16, top + CITY / 2 - 2, style, room=room - 32)
        first = left + (room - 2 * wide - GAP) // 2
        for number, (space, before) in enumerate(zip(city.spaces, past.spaces, strict=True)):
            corner = (first + (wide + GAP) * (number % 2), top + CITY + high * (number // 2))
            new = (space.owner, space.value) != (before.owner, before.value)
            _put_space(canvas, city, number, corner, look, who, can=space_word(city.key, space.edge) in spaces, new=new)


def _put_space(
    canvas: Canvas, city: CityView, number: int, at: tuple[int, int], look: Look, who: Seated, *, can: bool, new: bool
) -> None:
    """An influence space: the good that is asked for there, then the marker or the printed value."""
    space, (wide, high) = city.spaces[number], _size(CELL, look)
    left, top = at
    canvas.put_corner(_cell(wide, high - 6, can), left, top)
    y = top + (high - 6) / 2
    put_good(canvas, space.good, left + wide * 0.27, y, round(52 * look.share))
    x = left + wide * 0.71
    if space.owner is not None:
        size = round(76 * min(look.share, 1.15))
        put_marker(canvas, who.colours[space.owner], space.value, x, y, size, marked=new, decides=True)
    else:
        style = Style("quiet", round(54 * min(look.share, 1.2)), INK if can else INK_2)
        canvas.write(str(space.overseas), x, y, style, "middle", decides=True)
        if new:
            canvas.put(frame(wide // 2, high - 14, 6), x, y)


def _put_rails(
    canvas: Canvas,
    region: RegionView,
    old: RegionView,
    at: tuple[int, int],
    look: Look,
    spaces: Collection[str],
    who: Seated,
) -> None:
    """The railway spaces of a region with what they bring, or whose railway lies there."""
    wide, high = _size(RAIL, look)
    many = 4 if look.beside else 2
    first = at[0] + (look.wide - many * wide - (many - 1) * GAP) // 2
    for number, (rail, before) in enumerate(zip(region.railways, old.railways, strict=True)):
        left, top = first + (wide + GAP) * (number % many), at[1] + high * (number // many)
        can = rail.owner is None and rail_word(region.key, rail.bonus) in spaces
        canvas.put_corner(_cell(wide, high - 6, can), left, top)
        x, y = left + wide / 2, top + (high - 6) / 2
        if rail.owner is not None:
            new = rail.owner != before.owner
            put_pawn(canvas, who.colours[rail.owner], icons.railway, x, y, 62, marked=new)
            continue
        items = gain_items(rail.bonus)
        start = x - row_width(items, BONUS) / 2
        for item in items:
            put_item(canvas, item, start, y, BONUS, decides=True)
        if not items:
            canvas.put(_stop(), x, y)


def _put_totals(canvas: Canvas, region: RegionView, left: int, top: int, look: Look, who: Seated) -> None:
    """Everyone's influence, most of all on a bright field, the overseas company last."""
    canvas.fill(left + 10, top + 4, look.wide - 20, TOTALS - 14, INK)
    values = [*region.influence, region.overseas]
    y, best = top + TOTALS / 2 - 3, max(values)
    pitch = (look.wide - 24) / (len(region.influence) + COMPANY)
    for number, value in enumerate(values):
        company = number == len(region.influence)
        room = pitch * COMPANY if company else pitch
        x = left + 12 + pitch * number + room / 2
        if best and value == best:
            canvas.put(_leading(round(min(room - 2, 140))), x, y)
        if company:
            canvas.put(icon(agent_bag, 40, LEATHER), x - 22, y)
            ink = INK if value == best else WHITE
            canvas.write(str(value), x + 22, y, Style("bold", 44, ink, smallest=LEGIBLE), "middle", room=room / 2)
        else:
            put_marker(canvas, who.colours[number], value, x, y, round(min(66, pitch)))


def _put_own(canvas: Canvas, view: NipponView, seat: Seat, top: int, who: Seated, words: Words) -> None:
    """The markers that the reader could lay."""
    left, wide = FREE, CLOSE_UP_WIDE - EDGE - FREE
    canvas.put_corner(label(wide, OWN - 12, PAPER, 12), left, top)
    y = top + (OWN - 12) / 2
    style = Style("plain", 36, INK, smallest=LEGIBLE)
    taken = canvas.write(words.text("nippon-mat-markers"), left + 20, y, style, room=190)
    markers = sorted(view.zaibatsu[seat].markers)
    pitch = min(90, (wide - taken - 90) / max(1, len(markers)))
    for number, value in enumerate(markers):
        put_marker(canvas, who.colours[seat], value, left + taken + 80 + pitch * number, y, 76, decides=True)


@kept
def _cell(wide: int, high: int, can: bool) -> Sprite:  # noqa: FBT001 - part of a key
    """A space that can be chosen stands out, any other is only there."""
    fill, ink, weight = (ENOUGH, INK, 6) if can else (PAPER, LINE, 2)
    return cut_out(wide, high, lambda pen: pen.area(rounded(3, 3, wide - 6, high - 6, 10), fill, ink, weight))


@kept
def _leading(wide: int) -> Sprite:
    high = TOTALS - 18
    return cut_out(wide, high, lambda pen: pen.area(rounded(2, 2, wide - 4, high - 4, 12), WIN, WHITE, 3))


@kept
def _stop() -> Sprite:
    return cut_out(28, 28, lambda pen: pen.area(ellipse(14, 14, 12), WHITE, LINE, 4))


@kept
def _ground(high: int) -> Image.Image:
    return printed(CLOSE_UP_WIDE, high, SEA, lambda _: None)
