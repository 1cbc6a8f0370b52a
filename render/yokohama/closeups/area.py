"""Close-up of an area: its tile large, who stands there, what each power gives, what it costs, and its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import LEGIBLE, Style, fitting_size
from render.core.colours import INK, INK_2, WHITE
from render.core.icons import coin
from render.core.items import Item, Scale, item_width, put_item
from render.core.lettering import width
from render.core.written_lines import write_lines
from render.yokohama.closeups.area_power import POWERS, put_powers
from render.yokohama.closeups.area_stand import BUILDING, put_building, put_people, put_station, put_token
from render.yokohama.closeups.area_tile import EAVES, HALF, MIDDLE, PAPER_TOP, ROOF, WALL, scene
from render.yokohama.colours import YEN
from render.yokohama.table.table import station_owner
from render.yokohama.words.figures import due, here, right
from render.yokohama.words.labels import area_name
from rules.yokohama.delta import area_delta

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.names import Seated
    from render.core.words import Words
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView

LETTER = Style("title", 62, WHITE)
NAME = Style("title", 54, WHITE, smallest=36)
FIRST = Style("bold", 40, smallest=LEGIBLE)
SMALL = Style("plain", 36, INK_2, smallest=LEGIBLE)
DUE = Scale(figure=50, icon=46, rosette=0, gap=0)
DUES = Style("bold", 36, smallest=LEGIBLE)
FOOTING = 760
"""Width of the foot of the tile where words stand on it."""

LADDER = PAPER_TOP + 8
"""Upper end of the ladder of power."""

NOTES = LADDER + POWERS + 28
"""Middle of the first line below it."""

RULE = 118
"""Room for the rule of the area."""

HEIGHT = NOTES + 24 + RULE + 12
CANAL = PAPER_TOP + 54 + RULE
SITES = 5
"""Sites of shops and the trading house; that after them is the 5-power token."""


def draw(view: YokohamaView, areas: tuple[AreaView, AreaView], who: Seated, words: Words, match_id: str) -> Canvas:
    """Draws the close-up of an area.

    Args:
        areas: The area as it is and as it was; what changed is marked.
    """
    area, old = areas
    canvas = scene(view, area, CANAL if area.building is None else HEIGHT)
    _write_roof(canvas, area, words)
    kind = f"{match_id} · {words.text('yokohama-closer-category', category=area.category)}"
    if area.building is None:
        _put_canal(canvas, kind, words)
        return canvas
    owner = station_owner(view)
    put_station(canvas, area, None if owner is None else who.colours[owner])
    put_token(canvas, area.token, old.token)
    new = area_delta(old, area).sites
    put_building(canvas, area.building, BUILDING, who, tuple(site for site in new if site < SITES))
    put_people(canvas, area, old, who)
    put_powers(canvas, view, area, LADDER, who, words)
    _put_notes(canvas, view, area, kind, words)
    return canvas


def _write_roof(canvas: Canvas, area: AreaView, words: Words) -> None:
    canvas.write(area.letter, MIDDLE, ROOF + 44, LETTER, "middle")
    name = words.plain(area_name(area.id), ())
    canvas.write(name, MIDDLE, EAVES - 38, NAME, "middle", room=2 * HALF - 240)


def _put_notes(canvas: Canvas, view: YokohamaView, area: AreaView, kind: str, words: Words) -> None:
    """What presidents there cost, with which power the reader acts, and what the area does."""
    if yen := due(view, area):
        _put_due(canvas, yen, words.text("yokohama-closer-dues", right=right(view)))
    taken = canvas.write(kind, 1150, NOTES, SMALL, "right", room=560)
    if (power := here(view, area)) is not None:
        canvas.write(words.plain(power, ()), 50, NOTES, FIRST, room=1070 - taken)
    rule = f"{words.text('yokohama-closer-rule', area=area.kind)} {words.text('yokohama-closer-income')}"
    write_lines(canvas, rule, 50, NOTES + 24, 1100, RULE, Style("plain", 38, INK, smallest=LEGIBLE))


def _put_due(canvas: Canvas, yen: int, told: str) -> None:
    """Yen as a coin, and what they are paid for."""
    due = Item(yen, coin, YEN)
    taken = item_width(due, DUE) + 10
    size = fitting_size(told, DUES, FOOTING - taken)
    left = MIDDLE - (taken + width(told, DUES.face, size)) / 2
    put_item(canvas, due, left, WALL - 6, DUE, decides=True)
    canvas.write(told, left + taken, WALL - 6, DUES, room=FOOTING - taken)


def _put_canal(canvas: Canvas, kind: str, words: Words) -> None:
    """What it costs to cross the canal."""
    cross = words.text("yokohama-pic-cross")
    canvas.write(cross, MIDDLE, WALL - 48, Style("bold", 64), "middle", room=900, decides=True)
    canvas.write(kind, 1150, PAPER_TOP + 30, SMALL, "right", room=560)
    rule = words.text("yokohama-closer-rule", area="canal")
    write_lines(canvas, rule, 50, PAPER_TOP + 50, 1100, RULE - 14, Style("plain", 38, INK, smallest=LEGIBLE))
