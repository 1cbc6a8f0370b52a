"""An area on the table: presidents, assistants, the 5-power token, shops and the trading house."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from render.core.colours import LINE, PAPER, PAPER_2, SEATS, WHITE, ink_on
from render.core.icons_goods import house_front, octagon, shop_front
from render.core.icons_places import station
from render.core.paper import Sheet, Style
from render.core.pieces import piece_sprite
from render.core.shapes import rounded
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.yokohama.city import PLANS, RIM, Plan, area_frame, board
from render.yokohama.colours import BRICK
from render.yokohama.labels import area_name
from render.yokohama.presidents import put_ghost, put_president
from render.yokohama.rewards import Scale, put_items, reward_items

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.people import People
    from render.core.sprites import Icon
    from render.core.words import Words
    from render.yokohama.table_marks import AreaMarks
    from rules.yokohama.view import AreaView, Building, Reward

LETTER = Style("title", 44, WHITE)
NAME = Style("bold", 30, WHITE, smallest=22)
PRESIDENT = 82
ASSISTANTS = 201
TOKEN = 191
STRIP = 244
ON_TOKEN = Scale(figure=24, icon=27, rosette=42, gap=2)
ON_SPACE = Scale(figure=21, icon=24, rosette=38, gap=2)


def put_area(
    sheet: Sheet, area: AreaView, seats: int, who: Seated, words: Words, people: People, new: AreaMarks
) -> None:
    """Lays down an area with all that stands on it; frames come later, so that neighbours never cover them."""
    plan = PLANS[seats]
    x, y = plan.roof(area)
    sheet.put_corner(board(area.kind, seats), x - plan.half - RIM, y - RIM)
    sheet.write(area.letter, x, y + 33, LETTER, "middle")
    sheet.write(words.plain(area_name(area.id), people), x, y + 72, NAME, "middle", room=2 * plan.half - 16)
    if area.building is None:
        sheet.write(words.text("yokohama-pic-cross"), x, y + 236, Style("bold", 30), "middle", room=2 * plan.half - 30)
        return
    if area.station:
        sheet.put(icon(station, 36, BRICK), x + plan.half - 34, y + 45)
    _put_token(sheet, area, plan, x, y)
    _put_building(sheet, area.building, plan, x, y + STRIP, who)
    for seat, count in enumerate(area.assistants):
        if count:
            _put_assistants(sheet, who.colours[seat], count, x + plan.seats[seat], y, marked=seat in new.assistants)
    for seat in new.left:
        put_ghost(sheet, who.colours[seat], x + plan.seats[seat], y + 178, PRESIDENT)
    for president in sorted(area.presidents):
        put_president(sheet, *who.piece(president), x + plan.seats[president], y + 178, PRESIDENT)


def put_frame(sheet: Sheet, area: AreaView, seats: int) -> None:
    """Vermilion frame round an area where something happened."""
    plan = PLANS[seats]
    x, y = plan.roof(area)
    sheet.put_corner(area_frame(seats), x - plan.half - 10, y - 10)


def _put_assistants(sheet: Sheet, colour: str, count: int, x: float, y: float, *, marked: bool) -> None:
    sheet.put(piece_sprite(colour, 43, marked=marked), x, y + ASSISTANTS)
    drop = 3 if colour == "mint" else 0
    sheet.write(str(count), x, y + ASSISTANTS + drop, Style("bold", 31, ink_on(SEATS[colour])), "middle")


def _put_token(sheet: Sheet, area: AreaView, plan: Plan, x: float, y: float) -> None:
    if area.token is not None:
        sheet.put(icon(octagon, 58, PAPER_2), x + plan.icon, y + TOKEN)
        put_items(sheet, reward_items(area.token.reward), x + plan.icon, y + TOKEN, ON_TOKEN)


def _put_building(sheet: Sheet, building: Building, plan: Plan, x: float, y: float, who: Seated) -> None:
    for space, (reward, owner) in enumerate(zip(building.shops, building.owners, strict=True)):
        middle = x + plan.shop(space)
        if owner is None:
            _put_space(sheet, reward, middle, y, round(plan.field) - 2)
        else:
            _put_built(sheet, shop_front, who, owner, middle, y, (48, 10))
    middle = x + plan.house
    if building.house_owner is None:
        sheet.put(_space(52, 46, house=True), middle, y)
        put_items(sheet, reward_items(building.house), middle, y, Scale(figure=23, icon=24, rosette=42, gap=2))
    else:
        _put_built(sheet, house_front, who, building.house_owner, middle, y - 4, (58, 15))


def _put_space(sheet: Sheet, reward: Reward, x: float, y: float, width: int) -> None:
    sheet.put(_space(width, 46, house=False), x, y)
    put_items(sheet, reward_items(reward), x, y + 1, ON_SPACE)


@lru_cache(maxsize=32)
def _space(width: int, height: int, *, house: bool) -> Sprite:
    """A free building space."""

    def draw(pen: Pen) -> None:
        pen.area(rounded(1.5, 1.5, width - 3, height - 3, 5), PAPER if house else WHITE, LINE, 2)

    return cut_out(width, height, draw)


def _put_built(sheet: Sheet, drawing: Icon, who: Seated, owner: int, x: float, y: float, size: tuple[int, int]) -> None:
    """A building in its owner's colour, with the letter of the colour on its wall.

    Args:
        sheet: Where.
        drawing: Its icon.
        who: Names and letters.
        owner: Whose.
        x: Middle.
        y: Middle.
        size: Pixels, and how far below the middle the letter stands.
    """
    colour, letter = who.piece(owner)
    sheet.put(icon(drawing, size[0], SEATS[colour]), x, y)
    sheet.write(letter, x, y + size[1], Style("bold", 24, ink_on(SEATS[colour])), "middle")
