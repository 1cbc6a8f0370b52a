"""What stands in an area on the table: presidents, assistants, the 5-power token, shops and the trading house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import LINE, NOW, PAPER_2, SEATS, WHITE, ink_on
from render.core.items import put_closely
from render.core.pieces import piece_sprite, plate
from render.core.shapes import ellipse
from render.core.sprites import Pen, icon
from render.yokohama.cards.rewards import reward_items
from render.yokohama.colours import BRICK
from render.yokohama.icons.goods import octagon
from render.yokohama.icons.places import station
from render.yokohama.table.city import area_frame
from render.yokohama.table.plan import PLANS
from render.yokohama.table.presidents import put_ghost, put_president
from render.yokohama.table.shops import put_building

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.yokohama.table.marks import AreaMarks
    from rules.yokohama.view.table import AreaView

TOKEN = 196
TOKEN_SIZE = 64
TOKEN_ROOM = (52, 47)
"""Middle of the 5-power token, from the roof point down, its size, and the room on it."""

TWO_FIGURES = 10


def put_area(canvas: Canvas, area: AreaView, seats: int, who: Seated, new: AreaMarks) -> None:
    """Stands on an area's board what is there; what lies over its border comes later, uncovered.

    Args:
        canvas: The table, with the empty city on it.
    """
    plan = PLANS[seats]
    x, y = plan.roof(area)
    if area.building is None:
        return
    put_building(canvas, area.building, plan, (x, y), who, new.built)
    _put_token(canvas, area, x + plan.side, y + TOKEN, marked=new.token)
    for seat in sorted(range(seats), key=lambda seat: seat not in new.assistants):
        if count := area.assistants[seat]:
            middle = x + plan.seats[seat], y + plan.down
            _put_assistants(canvas, who.colours[seat], count, middle, plan.piece, marked=seat in new.assistants)
    high = plan.president if len(area.presidents) + len(new.left) < 2 else plan.company
    for seat in new.left:
        put_ghost(canvas, *who.piece(seat), x + plan.presidents[seat], y + plan.foot, high)
    for president in sorted(area.presidents):
        put_president(canvas, *who.piece(president), x + plan.presidents[president], y + plan.foot, high)


def put_frame(canvas: Canvas, area: AreaView, seats: int) -> None:
    """Vermilion frame round an area where something happened."""
    plan = PLANS[seats]
    x, y = plan.roof(area)
    canvas.put_corner(area_frame(seats), x - plan.half - 10, y - 10)


def put_station(canvas: Canvas, area: AreaView, seats: int, who: Seated, owner: int | None) -> None:
    """The station beside the letter of an area, in the colour of whose it is."""
    x, y = PLANS[seats].roof(area)
    canvas.put(plate(40, 37, WHITE), x + 55, y + 41)
    canvas.put(icon(station, 35, BRICK if owner is None else SEATS[who.colours[owner]]), x + 55, y + 41)


def _put_assistants(
    canvas: Canvas, colour: str, count: int, middle: tuple[float, float], size: tuple[int, int], *, marked: bool
) -> None:
    x, y = middle
    canvas.put(piece_sprite(colour, size[0], marked=marked), x, y)
    # a mountain is wider further down, where two figures stand
    drop, share = (0.0, 0.72) if colour != "mint" else (0.07, 0.72) if count < TWO_FIGURES else (0.1, 0.65)
    style = Style("bold", size[1], ink_on(SEATS[colour]))
    canvas.write(str(count), x, y + drop * size[0], style, "middle", room=size[0] * share)


def _put_token(canvas: Canvas, area: AreaView, x: float, y: float, *, marked: bool) -> None:
    """The 5-power token, or the hollow where it lay."""
    if area.token is None:
        canvas.put(icon(_hollow, TOKEN_SIZE, NOW if marked else LINE), x, y)
        return
    canvas.put(icon(octagon, TOKEN_SIZE, PAPER_2), x, y)
    put_closely(canvas, reward_items(area.token.reward), x, y, TOKEN_ROOM, 40)


def _hollow(pen: Pen, ink: tuple[int, int, int]) -> None:
    """An octagon of dots: a 5-power token that was taken."""
    for i in range(16):
        x, y = ellipse(0.5, 0.5, 0.43)[i * 3]
        pen.area(ellipse(x, y, 0.034), ink, None)
