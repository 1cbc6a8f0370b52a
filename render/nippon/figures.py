"""Pieces that the table and the boards share: workers, goods, markers, and gains as numbers with icons."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core import icons as house
from render.core.canvas import Style
from render.core.colours import INK, OPPONENT, SEATS, SILK, WHITE, Rgb, ink_on
from render.core.icons import any_good, flask, tick
from render.core.icons import silk as skein
from render.core.items import Item
from render.core.kept import kept
from render.core.names import Seated, seated
from render.core.pieces import SHAPES, piece_sprite
from render.core.shapes import ellipse
from render.core.sprites import Emblem, Icon, Pen, Sprite, cut_out, icon, rim
from render.nippon import icons, icons_goods
from render.nippon.colours import BRICK, COAL, COLOURS, GOODS, HULL, IRON, LOCOMOTIVE, MONEY

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.people import People
    from render.core.words import Words
    from rules.nippon.model.effects import Gain
    from rules.nippon.model.terms import Action, Area, Bonus, Colour, Goal, Good, Piece, Resource, Track
    from rules.nippon.model.tile_tables import FactoryRow

KANJI = "日本"
"""Nippon, on the seal of its pictures."""

LAUREL = 96
"""Size of a prestige tile."""

GOOD_ICONS: dict[Good, Emblem] = {
    "cotton": (icons_goods.cotton, GOODS["cotton"]),
    "paper": (icons_goods.paper, GOODS["paper"]),
    "bento": (icons_goods.bento, GOODS["bento"]),
    "lenses": (icons_goods.lenses, GOODS["lenses"]),
    "bulbs": (icons_goods.bulbs, GOODS["bulbs"]),
    "clocks": (icons_goods.clocks, GOODS["clocks"]),
}

RESOURCE_ICONS: dict[Resource, Emblem] = {
    "money": (house.coin, MONEY),
    "coal": (icons_goods.coal, COAL),
    "silk": (skein, SILK),
    "iron": (icons_goods.iron, IRON),
}


EMBLEMS: dict[Colour, Emblem] = {
    "white": (icons_goods.stairs, INK),
    "blue": RESOURCE_ICONS["money"],
    "grey": RESOURCE_ICONS["iron"],
    "yellow": (house.vp_seal, INK),
    "red": RESOURCE_ICONS["silk"],
    "black": RESOURCE_ICONS["coal"],
}
"""What each department brings, the second code of workers."""

RND: Emblem = (flask, HULL)
MINING: Emblem = (icons.pickaxe, IRON)
FINANCE: Emblem = (icons.ledger, MONEY)
SHIP: Emblem = (icons.ship, HULL)
MACHINE: Emblem = (icons.machine, IRON)
RAILWAY: Emblem = (icons.railway, LOCOMOTIVE)
FACTORY: Emblem = (icons.factory, BRICK)
CONTRACT: Emblem = (icons.contract, WHITE)

TRACK_ICONS: dict[Track, Emblem] = {"rnd": RND, "mining": MINING, "finance": FINANCE}
PIECE_ICONS: dict[Piece, Emblem] = {"ship": SHIP, "machine": MACHINE, "railway": RAILWAY}

AREA_ICONS: dict[Area, Emblem] = {
    "ships": SHIP,
    "machines": MACHINE,
    "railways": RAILWAY,
    "rnd": RND,
    "mining": MINING,
    "finance": FINANCE,
    "factories": FACTORY,
    "contracts": CONTRACT,
}

ACTION_ICONS: dict[Action, Emblem] = {
    "rnd": RND,
    "mining": MINING,
    "factory": FACTORY,
    "machines": MACHINE,
    "produce": (icons.crank, IRON),
    "ships": SHIP,
    "railways": RAILWAY,
    "markets": (icons.stall, BRICK),
    "invest": CONTRACT,
}

BONUS_ICONS: dict[Bonus, Emblem] = {
    "white": EMBLEMS["white"],
    "blue": EMBLEMS["blue"],
    "grey": EMBLEMS["grey"],
    "yellow": EMBLEMS["yellow"],
    "red": EMBLEMS["red"],
    "black": EMBLEMS["black"],
    "any": (any_good, WHITE),
    "finance": FINANCE,
    "marker3": (icons.flag_marker, WHITE),
    "marker5": (icons.flag_marker, WHITE),
    "marker7": (icons.flag_marker, WHITE),
}
"""Symbols of tracks and rows; upon a marker of the flag its value is written."""


def marker_icon(pen: Pen, fill: Rgb) -> None:
    """An influence marker, as goals count them: a banner on its pole."""
    pen.line([(0.16, 0.04), (0.16, 0.97)], INK, 0.08)
    pen.area([(0.16, 0.1), (0.92, 0.1), (0.74, 0.36), (0.92, 0.62), (0.16, 0.62)], fill)


GOAL_ICONS: dict[Goal, Emblem] = {
    "factories": FACTORY,
    "machines": MACHINE,
    "railways": RAILWAY,
    "rnd": RND,
    "mining": MINING,
    "finance": FINANCE,
    "ships": SHIP,
    "contracts": CONTRACT,
    "markers": (marker_icon, WHITE),
}

TICK: Emblem = (tick, INK)


def at_nippon(people: People, words: Words) -> Seated:
    """Everyone as these pictures write them: pieces bear initials; the rulebook's opponent has a piece of his own."""
    return seated(tuple([replace(one, colour=OPPONENT) if one.title else one for one in people]), words)


def gain_items(gain: Gain) -> tuple[Item, ...]:
    """What is gained: money, coal, silk, iron, then points."""
    things: tuple[Resource, ...] = ("money", "coal", "silk", "iron")
    found = [Item(getattr(gain, what), *RESOURCE_ICONS[what]) for what in things if getattr(gain, what)]
    return (*found, *((Item(gain.points, None, INK),) if gain.points else ()))


def worker(colour: Colour, *, specialist: bool = False) -> Emblem:
    """A worker in the colour of a department, its emblem on the chest; a specialist wears a bowler hat."""
    body: Icon = icons.bowler if specialist else icons.straw_hat
    drawing, fill = EMBLEMS[colour]

    def whole(pen: Pen, tone: Rgb) -> None:
        body(pen, tone)
        pen.disc(0.5, 0.705, 0.265, WHITE, INK, 0.03)
        drawing(pen.at(0.305, 0.51, 0.39), fill)

    return whole, COLOURS[colour]


@kept
def worker_sprite(colour: Colour, size: int, *, specialist: bool = False) -> Sprite:
    """The same for laying down."""
    drawing, fill = worker(colour, specialist=specialist)
    return icon(drawing, size, fill)


def put_worker(
    canvas: Canvas, colour: Colour, x: float, y: float, size: int, *, specialist: bool = False, marked: bool = False
) -> None:
    """Lays down a worker with its middle at (x, y); ``marked`` in vermilion as new."""
    sprite = worker_sprite(colour, size, specialist=specialist)
    if marked:
        canvas.put(_glow(colour, size, specialist), x, y)
    canvas.put(sprite, x, y)


@kept
def _glow(colour: Colour, size: int, specialist: bool) -> Sprite:  # noqa: FBT001 - part of a key
    return rim(worker_sprite(colour, size, specialist=specialist).stencil, 9, 4)


def put_emblem(canvas: Canvas, emblem: Emblem, x: float, y: float, size: int) -> None:
    """Lays down an icon in its own colour, its middle at (x, y)."""
    canvas.put(icon(emblem[0], size, emblem[1]), x, y)


def put_good(canvas: Canvas, good: Good, x: float, y: float, size: int) -> None:
    """Lays down the icon of a kind of goods, its middle at (x, y)."""
    put_emblem(canvas, GOOD_ICONS[good], x, y, size)


def put_marker(
    canvas: Canvas, colour: str, text: str | int, x: float, y: float, size: int, *,
    marked: bool = False, decides: bool = False,
) -> None:  # fmt: skip
    """Lays down someone's piece with a number on it, its middle at (x, y): a marker, a sum of influence, a count.

    Args:
        x: Middle across.
        y: Middle down.
        size: Nominal size of the piece.
        decides: Whether a decision needs the number.
    """
    canvas.put(piece_sprite(colour, size, marked=marked), x, y)
    drop = size * 0.06 if SHAPES[colour] == "mountain" else 0
    style = Style("bold", round(size * 0.64), ink_on(SEATS[colour]))
    canvas.write(str(text), x, y + drop, style, "middle", room=size * 0.78, decides=decides)


def put_pawn(canvas: Canvas, colour: str, emblem: Icon, x: float, y: float, size: int, *, marked: bool = False) -> None:
    """Lays down someone's ship, machine or railway: the icon in white on the seat's piece.

    Args:
        x: Middle across.
        y: Middle down.
        size: Nominal size of the piece.
    """
    canvas.put(piece_sprite(colour, size, marked=marked), x, y)
    drop = size * 0.08 if SHAPES[colour] == "mountain" else 0
    canvas.put(icon(emblem, round(size * 0.58), WHITE), x, y + drop)


def put_timing(canvas: Canvas, row: FactoryRow, x: float, y: float, size: int) -> None:
    """Marks a factory whose effect happens at once, its middle at (x, y); others count from now on."""
    if row.timing == "immediate":
        canvas.put(icon(icons.lightning, size, MONEY), x, y)


def put_laurel(canvas: Canvas, level: int, x: float, y: float, fill: Rgb) -> None:
    """Lays down a prestige tile with its level, its middle at (x, y)."""
    canvas.put(icon(icons.laurel, LAUREL, fill), x, y)
    canvas.write(str(level), x, y - LAUREL * 0.08, Style("bold", LAUREL // 2), "middle", decides=True)


def put_numeral(canvas: Canvas, number: int, x: float, y: float, size: int) -> None:
    """Writes a number from 0 as it is counted from 1, on a disc of ink with its middle at (x, y)."""
    canvas.put(_disc_of_ink(), x, y)
    canvas.write(str(number + 1), x, y, Style("title", size, WHITE), "middle")


@kept
def _disc_of_ink() -> Sprite:
    return cut_out(48, 48, lambda pen: pen.area(ellipse(24, 24, 24), INK, None))
