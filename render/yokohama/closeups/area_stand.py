"""What stands on the tile of an area, large: presidents, assistants, shops, the trading house, the 5-power token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import LEGIBLE, Canvas, Style
from render.core.changes import put_glow
from render.core.colours import INK_2, LINE, NOW, PAPER, PAPER_2, SEATS, WHITE, ink_on
from render.core.items import Scale, put_items
from render.core.kept import kept
from render.core.pieces import SHAPES, mark, piece_sprite, plate
from render.core.shapes import ellipse, mirrored, piece
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.yokohama.cards.rewards import reward_items
from render.yokohama.closeups.area_tile import EAVES, LEFT, RIGHT, SIDE
from render.yokohama.colours import BRICK
from render.yokohama.icons.goods import house_front, octagon, shop_front
from render.yokohama.icons.places import station
from render.yokohama.table.presidents import put_ghost, put_president
from rules.core.seats import Seat
from rules.yokohama.delta import area_delta

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.sprites import Icon
    from rules.yokohama.model.cards import PowerToken, Reward
    from rules.yokohama.view.table import AreaView, Building

PRESIDENT = 150
STAND = EAVES + 164
"""Where presidents stand."""

ASSISTANTS = EAVES + 202
NAMES = EAVES + 262
BUILDING = EAVES + 290
"""Upper end of the shops."""

SPACE = (176, 132)
HOUSE = (206, 150)
PITCH = 186
SIDE_MIDDLE = 975
TOKEN = (SIDE_MIDDLE, EAVES + 194)
ON_SPACE = Scale(figure=52, icon=54, rosette=78, gap=4)
ON_TOKEN = Scale(figure=50, icon=50, rosette=80, gap=2)
HOUSE_SITE = 4


def put_people(canvas: Canvas, area: AreaView, old: AreaView, who: Seated) -> None:
    """Everyone's column: the president, assistants with their number, the name; what came or went is marked."""
    seats = len(area.assistants)
    wide = (SIDE - LEFT - 14) / seats
    for seat in map(Seat, range(seats)):
        x = LEFT + 10 + wide * (seat + 0.5)
        if seat in area.presidents:
            put_president(canvas, *who.piece(seat), x, STAND, PRESIDENT, marked=seat not in old.presidents)
        elif seat in old.presidents:
            put_ghost(canvas, *who.piece(seat), x, STAND, PRESIDENT)
        _put_assistants(canvas, area, seat, x, who, marked=area_delta(old, area).stirred(seat))
        here = seat in area.presidents or area.assistants[seat]
        style = Style("bold", 36, smallest=LEGIBLE) if here else Style("plain", 36, INK_2, smallest=LEGIBLE)
        canvas.write(who.names[seat], x, NAMES, style, "middle", room=wide - 12)


def _put_assistants(canvas: Canvas, area: AreaView, seat: Seat, x: float, who: Seated, *, marked: bool) -> None:
    count, colour = area.assistants[seat], who.colours[seat]
    if not count:
        canvas.put(_gone(colour) if marked and seat not in area.presidents else _dot(), x, ASSISTANTS)
        return
    canvas.put(piece_sprite(colour, 78, marked=marked), x, ASSISTANTS)
    drop = 5 if colour == "mint" else 0
    style = Style("bold", 50, ink_on(SEATS[colour]))
    canvas.write(str(count), x, ASSISTANTS + drop, style, "middle", decides=True)


@kept
def _dot() -> Sprite:
    """Where a merchant's assistants would stand."""
    return cut_out(18, 18, lambda pen: pen.area(ellipse(9, 9, 7), LINE, None))


@kept
def _gone(colour: str) -> Sprite:
    """The outline of assistants who stood here before."""
    outline = piece(SHAPES[colour], 58, 58, 66)
    return cut_out(116, 116, lambda pen: pen.area(outline, WHITE, NOW, 6))


def put_station(canvas: Canvas, area: AreaView, owner: str | None) -> None:
    """The station on the roof, in the colour of whose it is."""
    if area.station:
        x, y = RIGHT - 76, EAVES - 44
        canvas.put(plate(78, 72, PAPER, 12), x, y)
        canvas.put(icon(station, 66, BRICK if owner is None else SEATS[owner]), x, y)


def put_building(canvas: Canvas, building: Building, top: int, who: Seated, new: tuple[int, ...]) -> None:
    """Four shop spaces and one for a trading house, with what they bring or who has built there.

    Args:
        top: Upper end of the spaces of shops.
        new: Sites that were built on: 0 to 3 for shops, 4 for the trading house.
    """
    foot = top + SPACE[1]
    for space, (reward, owner) in enumerate(zip(building.shops, building.owners, strict=True)):
        x = LEFT + 14 + PITCH * (space + 0.5)
        if owner is None:
            _put_free(canvas, _shop_space(), reward, x, foot, 84)
        else:
            _put_built(canvas, shop_front, owner, x, foot, who, marked=space in new)
    if building.house_owner is None:
        _put_free(canvas, _house_space(), building.house, SIDE_MIDDLE, foot, 100)
    else:
        _put_built(canvas, house_front, building.house_owner, SIDE_MIDDLE, foot, who, marked=HOUSE_SITE in new)


def _put_free(canvas: Canvas, space: Sprite, reward: Reward, x: float, foot: float, down: float) -> None:
    """A free space: its outline and what building there brings."""
    high = space.size[1]
    canvas.put(space, x, foot - high / 2)
    put_items(canvas, reward_items(reward), x, foot - high + down, ON_SPACE, decides=True)


def _put_built(canvas: Canvas, drawing: Icon, owner: Seat, x: float, foot: float, who: Seated, *, marked: bool) -> None:
    """A building in its owner's colour with the owner's letters on its wall."""
    colour, letters = who.piece(owner)
    size, up = (152, 0.21) if drawing is shop_front else (172, 0.16)
    middle = foot - size * 0.44
    canvas.put(icon(drawing, size, SEATS[colour]), x, middle)
    canvas.write(letters, x, foot - size * up, mark(letters, 42, ink_on(SEATS[colour])), "middle", room=size * 0.4)
    if marked:
        put_glow(canvas, drawing, size, x, middle)


def put_token(
    canvas: Canvas, token: PowerToken | None, old: PowerToken | None, middle: tuple[float, float] = TOKEN
) -> None:
    """The 5-power token, or the hollow where it lay, in vermilion if it was taken since then."""
    x, y = middle
    if token is not None:
        canvas.put(icon(octagon, 144, PAPER_2), x, y)
        put_items(canvas, reward_items(token.reward), x, y, ON_TOKEN, decides=True)
        return
    canvas.put(_hollow(LINE if old is None else NOW), x, y)


@kept
def _hollow(ink: Rgb) -> Sprite:
    """An octagon of dots: a 5-power token that was taken."""

    def draw(pen: Pen) -> None:
        for x, y in ellipse(72, 72, 62)[::3]:
            pen.area(ellipse(x, y, 4.5), ink, None)

    return cut_out(144, 144, draw)


@kept
def _shop_space() -> Sprite:
    """A free space of a shop: the outline of its house."""
    wide, high = SPACE

    def draw(pen: Pen) -> None:
        side = [(wide / 2, 3), (wide - 3, 42), (wide - 14, 42), (wide - 14, high - 3)]
        pen.area([*side, *mirrored(side, wide / 2)], PAPER, LINE, 5)

    return cut_out(wide, high, draw)


@kept
def _house_space() -> Sprite:
    """The free space of a trading house: the outline of its two roofs."""
    wide, high = HOUSE
    half = wide / 2

    def draw(pen: Pen) -> None:
        upper = [(half + 32, 3), (half + 62, 30), (half + 44, 30), (half + 44, 48)]
        wall = [*upper, (half + 62, 48), (wide - 3, 80), (wide - 15, 80), (wide - 15, high - 3)]
        pen.area([*wall, *mirrored(wall, half)], PAPER_2, LINE, 5)

    return cut_out(wide, high, draw)
