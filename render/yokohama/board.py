"""What stands in an area on the table: presidents, assistants, the 5-power token, shops and the trading house."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image

from render.core.colours import LINE, NOW, PAPER, PAPER_2, SEATS, WHITE, ink_on
from render.core.icons_goods import house_front, octagon, shop_front
from render.core.icons_places import station
from render.core.paper import Sheet, Style
from render.core.pieces import piece_sprite, plate
from render.core.shapes import ellipse
from render.core.sprites import Icon, Pen, Sprite, cut_out, icon, rim
from render.yokohama.city import area_frame
from render.yokohama.colours import BRICK
from render.yokohama.plan import PLANS, Plan
from render.yokohama.presidents import put_ghost, put_president
from render.yokohama.rewards import Item, Scale, put_items, reward_items

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.yokohama.table_marks import AreaMarks
    from rules.yokohama.view import AreaView, Building

TOKEN = 196
TOKEN_SIZE = 60
SHOPS = 253
SHOP_HEIGHT = 46
SHOPS_HIGH = 58
EDGE = 4
"""Height of the row of shops, and how far from the edges of an area it begins."""

HOUSE = 296
"""Where the trading house stands, in the foot of the area."""

ON_TOKEN = Scale(figure=33, icon=29, rosette=50, gap=0)
ON_HOUSE = Scale(figure=32, icon=30, rosette=48, gap=1)
HOUSE_SPACE = 4
"""Space of the trading house among those of a building, after the four of shops."""


def put_area(sheet: Sheet, area: AreaView, seats: int, who: Seated, new: AreaMarks, owner: int | None) -> None:
    """Stands on an area's board what is there; frames come later, so that neighbours never cover them.

    Args:
        sheet: The table, with the empty city on it.
        area: The area.
        seats: Number of merchants.
        who: Colours and letters.
        new: What is marked.
        owner: Whose station stands here, if one does.
    """
    plan = PLANS[seats]
    x, y = plan.roof(area)
    if area.building is None:
        return
    if area.station:
        _put_station(sheet, BRICK if owner is None else SEATS[who.colours[owner]], x + 55, y + 41)
    _put_building(sheet, area.building, plan, (x, y), who, new.built)
    _put_token(sheet, area, x + plan.side, y + TOKEN, marked=new.token)
    for seat in sorted(range(seats), key=lambda seat: seat not in new.assistants):
        if count := area.assistants[seat]:
            middle = x + plan.seats[seat], y + plan.down
            _put_assistants(sheet, who.colours[seat], count, middle, plan.piece, marked=seat in new.assistants)
    high = plan.president if len(area.presidents) + len(new.left) < 2 else plan.company
    for seat in new.left:
        put_ghost(sheet, *who.piece(seat), x + plan.presidents[seat], y + plan.foot, high)
    for president in sorted(area.presidents):
        put_president(sheet, *who.piece(president), x + plan.presidents[president], y + plan.foot, high)


def put_frame(sheet: Sheet, area: AreaView, seats: int) -> None:
    """Vermilion frame round an area where something happened."""
    plan = PLANS[seats]
    x, y = plan.roof(area)
    sheet.put_corner(area_frame(seats), x - plan.half - 10, y - 10)


def _put_station(sheet: Sheet, fill: tuple[int, int, int], x: float, y: float) -> None:
    sheet.put(plate(40, 37, WHITE), x, y)
    sheet.put(icon(station, 35, fill), x, y)


def _put_assistants(
    sheet: Sheet, colour: str, count: int, middle: tuple[float, float], size: tuple[int, int], *, marked: bool
) -> None:
    x, y = middle
    sheet.put(piece_sprite(colour, size[0], marked=marked), x, y)
    drop = 3 if colour == "mint" else 0
    sheet.write(str(count), x, y + drop, Style("bold", size[1], ink_on(SEATS[colour])), "middle", room=size[0] * 0.72)


def _put_token(sheet: Sheet, area: AreaView, x: float, y: float, *, marked: bool) -> None:
    """The 5-power token, or the hollow where it lay."""
    if area.token is None:
        sheet.put(icon(_hollow, TOKEN_SIZE, NOW if marked else LINE), x, y)
        return
    sheet.put(icon(octagon, TOKEN_SIZE, PAPER_2), x, y)
    put_items(sheet, reward_items(area.token.reward), x, y, ON_TOKEN)


def _hollow(pen: Pen, ink: tuple[int, int, int]) -> None:
    """An octagon of dots: a 5-power token that was taken."""
    for i in range(16):
        x, y = ellipse(0.5, 0.5, 0.43)[i * 3]
        pen.area(ellipse(x, y, 0.034), ink, None)


def _put_building(
    sheet: Sheet, building: Building, plan: Plan, roof: tuple[int, int], who: Seated, built: tuple[int, ...]
) -> None:
    x, y = roof
    owners = tuple(None if owner is None else who.piece(owner) for owner in building.owners)
    rewards = tuple(reward_items(reward) for reward in building.shops)
    sheet.put_sheet(_shops(rewards, owners, plan), x - plan.half + EDGE, y + SHOPS - SHOPS_HIGH // 2)
    for space in built:
        if space != HOUSE_SPACE and (shopkeeper := owners[space]):
            _put_built(sheet, shop_front, shopkeeper, x + plan.shop(space), y + SHOPS, (54, 11), marked=True)
    if building.house_owner is None:
        sheet.put(_house_space(74, 44), x, y + HOUSE)
        put_items(sheet, reward_items(building.house), x, y + HOUSE + 1, ON_HOUSE)
    else:
        marked = HOUSE_SPACE in built
        _put_built(sheet, house_front, who.piece(building.house_owner), x, y + HOUSE - 4, (56, 15), marked=marked)


@lru_cache(maxsize=256)
def _shops(rewards: tuple[tuple[Item, ...], ...], owners: tuple[tuple[str, str] | None, ...], plan: Plan) -> Sheet:
    """The shop spaces of an area, free ones with their rewards; kept, since one is built on but now and then."""
    sheet = Sheet(Image.new("RGB", (2 * (plan.half - EDGE), SHOPS_HIGH), WHITE))
    middle = SHOPS_HIGH // 2
    for space, (reward, owner) in enumerate(zip(rewards, owners, strict=True)):
        x = plan.half - EDGE + plan.shop(space)
        if owner is None:
            sheet.put(_shop_space(round(plan.field) - 1, SHOP_HEIGHT), x, middle)
            put_items(sheet, reward, x, middle + 3, plan.reward)
        else:
            _put_built(sheet, shop_front, owner, x, middle, (54, 11), marked=False)
    return sheet


@lru_cache(maxsize=8)
def _shop_space(width: int, height: int) -> Sprite:
    """A free space of a shop: the outline of its house."""

    def draw(pen: Pen) -> None:
        left, right, eaves, foot = 3.5, width - 3.5, 14, height - 1.5
        house = [(1.5, eaves), (width / 2, 1.5), (width - 1.5, eaves), (right, eaves), (right, foot), (left, foot)]
        pen.area([*house, (left, eaves)], PAPER, LINE, 2)

    return cut_out(width, height, draw)


@lru_cache(maxsize=8)
def _house_space(width: int, height: int) -> Sprite:
    """The free space of a trading house: the outline of its two roofs."""

    def draw(pen: Pen) -> None:
        half, foot = width / 2, height - 1.5
        right = [
            (half + 12, 1.5),
            (half + 20, 11),
            (half + 17, 16),
            (width - 8, 16),
            (width - 1.5, 24),
            (width - 4.5, 24),
        ]
        side = [*right, (width - 4.5, foot)]
        pen.area([*side, *((width - px, py) for px, py in reversed(side))], PAPER_2, LINE, 2)

    return cut_out(width, height, draw)


def _put_built(
    sheet: Sheet, drawing: Icon, owner: tuple[str, str], x: float, y: float, size: tuple[int, int], *, marked: bool
) -> None:
    """A building in its owner's colour, with the letter of the colour on its wall.

    Args:
        sheet: Where.
        drawing: Its icon.
        owner: Colour and letters of whose it is.
        x: Middle.
        y: Middle.
        size: Pixels, and how far below the middle the letter stands.
        marked: Whether it is new.
    """
    colour, letter = owner
    if marked:
        sheet.put(_glow(drawing, size[0]), x, y)
    sheet.put(icon(drawing, size[0], SEATS[colour]), x, y)
    sheet.write(letter, x, y + size[1], Style("bold", 24, ink_on(SEATS[colour])), "middle")


@lru_cache(maxsize=4)
def _glow(drawing: Icon, size: int) -> Sprite:
    """Vermilion outline with a white gap in the shape of an icon, for something new."""
    return rim(icon(drawing, size).stencil, 7, 3)
