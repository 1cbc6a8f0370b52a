"""The sea route from Osaka to Edo: the water, the shore above it, and the four ships in their lanes."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style, fitting_size
from render.core.colours import FOAM, INK, INK_2, NOW, PAPER, SEAL_RED, WHITE, Rgb, mix, rgb
from render.core.icons import anchor
from render.core.kept import kept
from render.core.pieces import arrow_sprite, label
from render.core.shapes import Outline, arrow, box, curve
from render.core.sprites import Pen, Sprite, cut_out, ringed
from render.osaka.cards.emblems import GOODS, HULL, SAIL, ship
from render.osaka.table.lands import bridge, cape, castle, crest, draw_hills, draw_sky, island, mountain
from rules.core.frozen import frozen
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.words import Words
    from rules.osaka.model.terms import Colour, Place, Water
    from rules.osaka.view import OsakaView

WATERS: dict[Water, Rgb] = {
    "port": rgb("#A9C6CC"),
    "open": rgb("#6B9DB5"),
    "anchor": rgb("#88B7B1"),
    "waves": rgb("#16263F"),
    "goal": rgb("#A9C6CC"),
}
"""Only the places where ships sink are dark."""

KANJI: dict[Water, str] = {"port": "大坂", "open": "大島", "anchor": "安乗", "waves": "遠州灘", "goal": "江戸"}
"""Names of the places as an ornament; the words stand beside them."""


@frozen
class Sea:
    """Where the sea lies on a picture, in pixels.

    Attributes:
        left: Left end of the first place.
        top: Upper end of the sky.
        width: All places together.
        height: Sky and water.
        shore: Height of the sky with the shore.
        boat: Size of a ship.
    """

    left: int
    top: int
    width: int
    height: int
    shore: int
    boat: int

    def column(self, places: int, place: float) -> float:
        """Middle of a place."""
        return self.left + self.width / places * (place + 0.5)

    def lane(self, colour: int) -> float:
        """Middle of the lane of a ship, by its place in COLOURS; a ship never leaves its lane."""
        first = self.top + self.shore + 44
        return first + (self.top + self.height - 4 - first) / len(COLOURS) * (colour + 0.5)

    @property
    def plaques(self) -> int:
        """Middle of the row of names."""
        return self.top + self.shore + 10


def draw_sea(pen: Pen, sea: Sea, route: tuple[Place, ...], picture_width: int) -> None:
    """Everything of the sea that never changes, but for words."""
    pitch = sea.width / len(route)
    water_top, bottom = sea.top + sea.shore, sea.top + sea.height
    draw_sky(pen, 0, sea.top, picture_width, sea.shore)
    _draw_shore(pen, sea, route, pitch)
    for i, place in enumerate(route):
        left = sea.left + i * pitch if i else 0
        edge = (
            _wavy(left, water_top, bottom)
            if i and place.water != route[i - 1].water
            else [(left, water_top), (left, bottom)]
        )
        pen.area([*edge, (picture_width, bottom), (picture_width, water_top)], WATERS[place.water], None)
        _draw_ripples(pen, place.water, left, sea.left + (i + 1) * pitch, water_top + 60, bottom)
        if len(edge) > 2:
            pen.line(edge, WHITE, 3.5)
        elif i:
            for y in range(water_top + 50, bottom - 10, 26):
                pen.line([(left, y), (left, y + 12)], mix(WATERS[place.water], FOAM, 0.35), 3)
    dark = [i for i, place in enumerate(route) if place.water == "waves"]
    for k, i in enumerate(dark):
        for share, size in ((0.13, 0.26), (0.66, 0.2)) if k % 2 == 0 else ((0.1, 0.19), (0.6, 0.31)):
            crest(pen.at(sea.left + (i + share) * pitch, bottom - size * pitch, size * pitch))
    pen.area(box(0, bottom, picture_width, 6), INK, None)


def _draw_shore(pen: Pen, sea: Sea, route: tuple[Place, ...], pitch: float) -> None:
    foot, tall = sea.top + sea.shore, sea.shore * 1.04
    near, far = mix(rgb("#7C9470"), INK, 0.12), mix(rgb("#6E88A0"), PAPER, 0.25)
    waves = [i for i, place in enumerate(route) if place.water == "waves"]
    if waves:
        middle = sea.left + (sum(waves) / len(waves) + 0.5) * pitch
        draw_hills(pen, middle - pitch, foot + 12, pitch * 2, sea.shore * 0.22, far)
        size = tall * 1.05
        mountain(pen.at(middle - size / 2, foot - size, size))
    for i, place in enumerate(route):
        x = sea.left + (i + 0.5) * pitch
        match place.water:
            case "port":
                draw_hills(pen, sea.left - 20, foot + 12, pitch * 0.98, sea.shore * 0.36, near)
                castle(pen.at(x - tall / 2, foot - tall * 0.99, tall))
            case "open":
                island(pen.at(x - tall * 0.6, foot - tall * 1.02, tall * 1.2))
            case "anchor":
                cape(pen.at(x - tall * 0.62, foot - tall * 0.97, tall * 1.1))
            case "goal":
                draw_hills(pen, x - pitch * 0.45, foot + 12, pitch * 1.1, sea.shore * 0.34, near)
                bridge(pen.at(x - tall * 0.72, foot - tall * 0.98, tall))
            case "waves":
                pass


def _wavy(x: float, top: float, bottom: float) -> Outline:
    line: Outline = []
    steps = max(2, round((bottom - top) / 62))
    step = (bottom - top) / steps
    for k in range(steps):
        y, side = top + k * step, 9 if k % 2 else -9
        line += curve((x, y), (x + side, y + step * 0.3), (x + side, y + step * 0.7), (x, y + step), steps=8)
    return line


def _draw_ripples(pen: Pen, water: Water, left: float, right: float, top: float, bottom: float) -> None:
    tone = mix(WATERS[water], FOAM, 0.22) if water == "waves" else mix(WATERS[water], WHITE, 0.45)
    dense = 2 if water == "waves" else 1
    rows = round((bottom - top) / 54) * dense
    for row in range(rows):
        y = top + (row + 0.5) * (bottom - top) / rows
        for k, x in enumerate((left + 36 + 40 * (row % 2), left + 150 + 30 * (row % 3))):
            long = 66 if k == row % 2 else 44
            if x + long < right - 16:
                pen.line(_ripple(x, y, long), tone, 2)


def _ripple(x: float, y: float, long: float) -> Outline:
    third = long / 3
    line: Outline = []
    for k in range(3):
        a, dip = x + k * third, 7 if k % 2 else -7
        line += curve((a, y), (a + third / 2, y + dip), (a + third, y), steps=6)
    return line


def write_places(canvas: Canvas, sea: Sea, route: tuple[Place, ...], words: Words) -> None:
    """Names of the places on their plaques; neighbouring places of the same water share one."""
    pitch = sea.width / len(route)
    for water, left, count in _stretches(route):
        x, width = sea.left + left * pitch + 9, round(count * pitch) - 18
        canvas.put(label(width, 58, PAPER, 12), x, sea.plaques, "left")
        name = words.text(f"osaka-pic-place-{water}")
        kanji_room = 29 * len(KANJI[water]) + 10 if pitch >= 240 else 0
        room = width - 34 - kanji_room
        small = Style("bold", 30, SEAL_RED, smallest=22)
        style = Style("title", 34, smallest=24)
        if water == "waves":
            warning = words.text("osaka-pic-may-sink")
            size = fitting_size(name, style, room * (0.62 if kanji_room else 0.54))
            taken = canvas.write(name, x + 18, sea.plaques, Style("title", size))
            canvas.write(warning, x + 18 + taken + 18, sea.plaques, small, room=room - taken - 18)
        else:
            canvas.write(name, x + 18, sea.plaques, style, room=room)
        if kanji_room:
            canvas.write(
                KANJI[water], x + width - 16, sea.plaques, Style("kanji", 28, mix(INK_2, PAPER, 0.35)), "right"
            )
        if water == "anchor":
            canvas.put(_anchor(), x + 44, sea.top + sea.height - 50)


def _stretches(route: tuple[Place, ...]) -> Iterator[tuple[Water, int, int]]:
    at = 0
    for water, places in groupby(route, key=lambda place: place.water):
        count = len(list(places))
        yield water, at, count
        at += count


@kept
def _anchor() -> Sprite:
    """Badge of the place to which sunken ships return."""

    def draw(pen: Pen) -> None:
        pen.disc(32, 32, 29, PAPER, INK, 4)
        anchor(pen.at(12, 12, 40), INK)

    return cut_out(64, 64, draw)


def _draw_outline(pen: Pen, ink: Rgb, width: float) -> None:
    for outline in (HULL, SAIL):
        pen.line([*outline, outline[0]], ink, width)


@kept
def ship_sprite(colour: Colour, size: int, *, marked: bool, sinking: bool) -> Sprite:
    """A ship.

    Args:
        size: Pixels of its box.
        marked: With the vermilion outline of something that has moved.
        sinking: Heeling over, its hull under water.
    """
    side = round(size * 1.3)
    edge = (side - size) / 2

    def draw(pen: Pen) -> None:
        here = pen.at(edge, edge, size)
        for ink, width in ((NOW, 0.19), (WHITE, 0.11)) if marked else ():
            _draw_outline(here, ink, width)
        _draw_outline(here, PAPER, 0.1)
        ship(here, GOODS[colour])

    if not sinking:
        return cut_out(side, side, draw)
    heeled = cut_out(side, side, draw, tilt=24)

    def drown(pen: Pen) -> None:
        y = side * 0.72
        pen.area(
            [(0, y), *_ripple(side * 0.04, y, side * 0.92), (side, y), (side, side), (0, side)], WATERS["waves"], None
        )
        pen.line(_ripple(side * 0.04, y, side * 0.92), WHITE, 4)
        pen.line(_ripple(side * 0.2, y + 13, side * 0.6), FOAM, 3)

    water = cut_out(side, side, drown)
    image, stencil = heeled.image.convert("RGB"), heeled.stencil
    image.paste(water.image, (0, 0), water.stencil)
    stencil.paste(water.stencil, (0, 0), water.stencil)
    return Sprite(image, stencil)


def put_ships(canvas: Canvas, sea: Sea, view: OsakaView, before: OsakaView | None) -> None:
    """All ships in their lanes; those that stood elsewhere before with an arrow from there."""
    places = len(view.route)
    for i, colour in enumerate(COLOURS):
        x, y = sea.column(places, view.ships[i]), sea.lane(i)
        moved = before is not None and before.ships[i] != view.ships[i]
        if moved and before is not None:
            _put_wake(canvas, sea.column(places, before.ships[i]), x, y, sea.boat)
        sinking = colour in view.sinking
        sprite = ship_sprite(colour, sea.boat, marked=moved, sinking=sinking)
        canvas.put(sprite, x, y + sea.boat * 0.12 if sinking else y)


def _put_wake(canvas: Canvas, start: float, end: float, y: float, boat: int) -> None:
    way = 1 if end > start else -1
    length = abs(end - start) - boat * 0.66
    if length < 30:
        return
    outline, width, height = ringed(arrow(0, 0, way * length, 11), 8)
    canvas.put(arrow_sprite(outline, width, height), (start + end - way * boat * 0.66) / 2, y + boat * 0.12)
