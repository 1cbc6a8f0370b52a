"""The empty city: the boards of its areas with their names, on the sea; drawn once for a match and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core import lettering
from render.core.canvas import Canvas, Style
from render.core.colours import INK, LINE, NOW, WHITE, mix
from render.core.icons import coin
from render.core.items import Item, Scale, item_width, put_item
from render.core.kept import kept
from render.core.palette import flattened
from render.core.shapes import box, ellipse, mirrored
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.core.words import Words
from render.yokohama.cards.rewards import AREA_ICONS
from render.yokohama.colours import ROOFS, WATER, WATERMARK, YEN
from render.yokohama.table.canal import draw_canal
from render.yokohama.table.plan import ICON, ICON_DOWN, PLANS, POINT, RIM, ROW, SIDE, Plan, hexagon
from render.yokohama.table.scenery import sea
from render.yokohama.words.labels import area_name
from rules.core.frozen import frozen
from rules.yokohama.model.terms import AreaKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PIL import Image

    from render.core.canvas import Written
    from render.core.languages import Lang
    from rules.yokohama.view.table import AreaView

KANJI: dict[AreaKind, str] = {
    "mine": "銅",
    "mill": "絹",
    "tea": "茶",
    "fishing": "魚",
    "bank": "銀",
    "china": "華",
    "church": "教",
    "customs": "關",
    "agency": "人",
    "port": "港",
    "dock": "埠",
    "lab": "研",
    "research": "學",
}
"""The sign that stands pale on the ground of an area, in the spelling of the time; ornament, never information."""

LETTER = Style("title", 46, WHITE)
NAME = Style("bold", 32, WHITE, smallest=22)
CROSSING = Style("bold", 30)
FEE = Scale(figure=36, icon=40, rosette=0, gap=0)
SIGN = 122
BAND = 90
"""From the point of a roof down to the ground below it."""


@frozen
class Site:
    """What does not change about an area during a match.

    Attributes:
        id: Its name in notation.
        kind: Which board.
        letter: Its letter.
        row: From the top.
        column: From the left.
    """

    id: str
    kind: AreaKind
    letter: str
    row: int
    column: int


def empty_city(areas: Iterable[AreaView], seats: int, lang: Lang) -> Canvas:
    """A fresh canvas with the sea and the empty city on it.

    Args:
        areas: The areas, of which only what never changes is drawn.
    """
    sites = tuple(Site(area.id, area.kind, area.letter, area.row, area.column) for area in areas)
    flat, written = _city(sites, seats, lang)
    return Canvas(flat, written)


@kept
def _city(sites: tuple[Site, ...], seats: int, lang: Lang) -> tuple[Image.Image, tuple[Written, ...]]:
    """The same in the 256 colours alone: a quarter of the room, since every match has a city of its own."""
    canvas, plan, words = Canvas(sea(seats)), PLANS[seats], Words.of(lang)
    for site in sites:
        x, y = plan.point(site.row, site.column)
        canvas.put_corner(board(site.kind, seats), x - plan.half - RIM, y - RIM)
        canvas.write(site.letter, x, y + 32, LETTER, "middle")
        name = words.plain(area_name(site.id), ())
        canvas.write(name, x, y + 72, NAME, "middle", room=2 * plan.half - 16)
        if site.kind == "canal":
            _write_fee(canvas, words, x, y + 252)
    return flattened(canvas.image, "yokohama"), tuple(canvas.written)


def _write_fee(canvas: Canvas, words: Words, x: float, y: float) -> None:
    """What it costs to cross the canal, as a coin."""
    fee, text = Item(1, coin, YEN), words.text("yokohama-pic-fee")
    wide = lettering.width(text, CROSSING.face, CROSSING.size) + 10
    left = x - (wide + item_width(fee, FEE)) / 2
    canvas.write(text, left, y, CROSSING)
    put_item(canvas, fee, left + wide, y, FEE)


@kept
def board(kind: AreaKind, seats: int) -> Sprite:
    """The empty board of an area; its roof point lies `RIM` below its upper edge, in the middle."""
    plan = PLANS[seats]
    half, middle = plan.half, plan.half + RIM

    def draw(pen: Pen) -> None:
        shape = hexagon(half, middle, RIM)
        pen.area(shape, WATER if kind == "canal" else WHITE, None)
        pen.area([*shape[:2], (2 * half + RIM, BAND + RIM), (RIM, BAND + RIM), shape[5]], ROOFS[kind], None)
        pen.area(box(RIM, BAND + RIM, 2 * half, 4), INK, None)
        gleam = [(RIM + 11, BAND + RIM - 3), (RIM + 11, shape[5][1] + 9), (middle, RIM + 13)]
        pen.line([*gleam, *mirrored(gleam[:2], middle)], mix(ROOFS[kind], WHITE, 0.4), 2)
        if kind == "canal":
            draw_canal(pen, middle, RIM, half)
        pen.area(shape, None, INK, 5)

    bare = cut_out(2 * half + 2 * RIM, ROW + POINT + 2 * RIM, draw)
    canvas = Canvas(bare.image)
    if kind != "canal":
        _put_sign(canvas, KANJI[kind], middle + plan.sign, RIM + 164)
        _put_places(canvas, plan, kind)
    return Sprite(canvas.image, bare.stencil)


def _put_sign(canvas: Canvas, sign: str, x: float, y: float) -> None:
    mask = lettering.mask(sign, "kanji", SIGN)
    if mask.stencil is not None:
        corner = round(x - mask.stencil.width / 2), round(y - mask.stencil.height / 2)
        canvas.lay(WATERMARK, *corner, mask.stencil.size, mask.stencil)


def _put_places(canvas: Canvas, plan: Plan, kind: AreaKind) -> None:
    """The area's icon, a dot where each merchant's assistants will stand, and the line before the right part."""
    middle = plan.half + RIM
    for seat in plan.seats:
        canvas.put(_dot(), middle + seat, RIM + plan.down)
    canvas.fill(middle + plan.half - SIDE - 1, RIM + 104, 2, 120, LINE)
    drawing, fill = AREA_ICONS[kind]
    canvas.put(icon(drawing, ICON, fill), middle + plan.side, RIM + ICON_DOWN)


@kept
def _dot() -> Sprite:
    return cut_out(10, 10, lambda pen: pen.area(ellipse(5, 5, 4), LINE, None))


@kept
def area_frame(seats: int) -> Sprite:
    """Vermilion frame round an area where something happened."""
    half = PLANS[seats].half

    def draw(pen: Pen) -> None:
        shape = hexagon(half - 1, half + 10, 10)
        pen.line([*shape, shape[0]], WHITE, 13)
        pen.line([*shape, shape[0]], NOW, 8)

    return cut_out(2 * half + 20, ROW + POINT + 20, draw)
