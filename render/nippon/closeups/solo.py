"""Close-up of Takatoshi's solo board: the goals against him, whom he takes first, where he acts, what he has left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, FIGURE, Canvas, Style
from render.core.changes import put_label_frame
from render.core.colours import ENOUGH, INK, INK_2, LINE, NOW, PAPER, PAPER_2, WHITE, Rgb, ink_on, mix
from render.core.icons import tick
from render.core.kept import kept
from render.core.pieces import label, put_piece
from render.core.shapes import arrow, rounded
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.nippon import icons
from render.nippon.closeups.head import ground, write_head
from render.nippon.colours import BORDERS
from render.nippon.figures import ACTION_ICONS, GOAL_ICONS, put_emblem, put_marker, put_numeral, put_pawn, put_worker
from rules.core.seats import Seat
from rules.nippon.model.terms import BORDERS as BORDER_ORDER
from rules.nippon.model.terms import REGIONS

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from rules.nippon.model.tables import ActionTileRow
    from rules.nippon.model.terms import Border
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import GoalView, TakatoshiView

TAKATOSHI = Seat(1)
"""Place of Takatoshi among those at the table, behind the one person."""

TOP, LEFT = 166, 24
GOAL_HIGH = 190
PART = 160
TILES = 246
TITLE = Style("title", 36, smallest=28)
WORKER = 88
TILE = 108


def draw(view: NipponView, was: NipponView, who: Seated, words: Words, match_id: str) -> Canvas:
    """Draws his board; goals that changed since ``was`` are framed."""
    one, old = view.takatoshi, was.takatoshi
    assert one is not None, "he plays"
    assert old is not None, "he played"
    canvas = Canvas(ground(CLOSE_UP_WIDE, TOP + GOAL_HIGH + 14 + 3 * (PART + 12) + TILES + 20))
    write_head(canvas, who.names[TAKATOSHI], match_id, CLOSE_UP_WIDE - 120)
    put_piece(canvas, *who.piece(TAKATOSHI), CLOSE_UP_WIDE - 74, 64, 84)
    wide = (CLOSE_UP_WIDE - 48 - 14 * (len(one.goals) - 1)) // len(one.goals)
    for number, (goal, past) in enumerate(zip(one.goals, old.goals, strict=True)):
        left = LEFT + (wide + 14) * number
        _put_goal(canvas, goal, left, wide, words)
        if goal.have != past.have:
            put_label_frame(canvas, left, TOP, wide, GOAL_HIGH, 14)
    top = TOP + GOAL_HIGH + 14
    _put_priorities(canvas, one, top, words)
    _put_regions(canvas, one, top + PART + 12, words)
    _put_stock(canvas, one, top + 2 * (PART + 12), who, words)
    _put_tiles(canvas, view, one, top + 3 * (PART + 12), words, new=one.shown != old.shown)
    return canvas


def _part(canvas: Canvas, top: int, high: int, title: str) -> None:
    canvas.put_corner(label(CLOSE_UP_WIDE - 48, high, PAPER, 14), LEFT, top)
    canvas.write(title, LEFT + 24, top + 30, TITLE, room=CLOSE_UP_WIDE - 100)


def _put_goal(canvas: Canvas, goal: GoalView, left: int, wide: int, words: Words) -> None:
    met = goal.have >= goal.least
    canvas.put_corner(label(wide, GOAL_HIGH, ENOUGH if met else PAPER, 14), left, TOP)
    canvas.put(_border(goal.border), left + 66, TOP + 62)
    put_emblem(canvas, GOAL_ICONS[goal.key], left + 66, TOP + 62, 68)
    x = left + 132.0
    x += canvas.write(f"{goal.have}/{goal.least}", x, TOP + 62, Style("title", 62), decides=True) + 12
    if met:
        canvas.put(icon(tick, 56, INK), x, TOP + 62, "left")
    text = words.text("nippon-goal", goal=goal.key)
    canvas.write(text, left + 22, TOP + 146, Style("bold", 40, smallest=26), room=wide - 44)


def _put_priorities(canvas: Canvas, one: TakatoshiView, top: int, words: Words) -> None:
    _part(canvas, top, PART, words.text("nippon-pic-priorities"))
    for number, colour in enumerate(one.priorities):
        x = LEFT + 60 + 190 * number
        canvas.write(str(number + 1), x, top + 104, Style("bold", FIGURE, INK_2), "middle", decides=True)
        put_worker(canvas, colour, x + 72, top + 102, WORKER)


def _put_regions(canvas: Canvas, one: TakatoshiView, top: int, words: Words) -> None:
    _part(canvas, top, PART, words.text("nippon-pic-his-regions"))
    for number, (region, colour) in enumerate(zip(REGIONS, one.regions, strict=True)):
        x = LEFT + 24 + 284 * number
        put_worker(canvas, colour, x + 44, top + 102, WORKER)
        name = words.text("nippon-region", region=region)
        canvas.write(name, x + 96, top + 104, Style("bold", 42, smallest=28), room=180)


def _put_stock(canvas: Canvas, one: TakatoshiView, top: int, who: Seated, words: Words) -> None:
    """Markers left, by level of the goods beside which he lays them, and railways."""
    _part(canvas, top, PART, words.text("nippon-pic-his-stock"))
    colour = who.colours[TAKATOSHI]
    for number, row in enumerate(one.markers):
        left = LEFT + 30 + 292 * number
        put_numeral(canvas, number, left + 24, top + 104, 34)
        for place, value in enumerate(row):
            put_marker(canvas, colour, value, left + 88 + 60 * place, top + 104, 62, decides=False)
    x = CLOSE_UP_WIDE - 150
    canvas.write(str(one.railways), x, top + 104, Style("bold", 54), "right", decides=True)
    put_pawn(canvas, colour, icons.railway, x + 54, top + 104, 76)


def _put_tiles(canvas: Canvas, view: NipponView, one: TakatoshiView, top: int, words: Words, *, new: bool) -> None:
    """Action tiles: those that may come next, and pale, in their order, those that came; a new one outlined."""
    _part(canvas, top, TILES, words.text("nippon-pic-tiles", count=len(one.tiles)))
    rows = view.tables.solo.action
    pitch = (CLOSE_UP_WIDE - 100) / len(rows)
    for number, row in enumerate(rows):
        x, y = LEFT + 28 + pitch * (number + 0.5), top + 118
        canvas.put(_tile(row.border, number in one.tiles, new and one.shown[-1:] == (number,)), x, y)
        _put_sign(canvas, view, row, x, y, here=number in one.tiles)
        if number in one.shown:
            place = 1 + one.shown.index(number)
            canvas.write(str(place), x, top + 206, Style("bold", FIGURE, INK_2), "middle", decides=True)


def _put_sign(canvas: Canvas, view: NipponView, row: ActionTileRow, x: float, y: float, *, here: bool) -> None:
    """What a tile says: the actions of a hiring space, or the fullest one and from which side."""
    if row.space is not None:
        actions = view.hiring[row.space - 1].actions
        for place, action in enumerate(actions):
            low, size = (0, 76) if len(actions) == 1 else (50 * place - 25, 49)
            put_emblem(canvas, ACTION_ICONS[action], x, y + low, size)
        return
    border: Border = row.border or "green"
    canvas.put(_arrow(row.arrow == "right"), x, y + 6)
    canvas.write("max", x, y - 34, Style("bold", 32, ink_on(BORDERS[border]) if here else INK_2), "middle")


@kept
def _arrow(right: bool) -> Sprite:  # noqa: FBT001 - part of a key
    return cut_out(72, 52, lambda pen: pen.area(arrow(4 if right else 68, 26, 64 if right else -64, 16), WHITE, INK, 4))


@kept
def _tile(border: Border | None, here: bool, last: bool) -> Sprite:  # noqa: FBT001 - part of a key
    colour = PAPER_2 if border is None else BORDERS[border]
    fill, size = colour if here else mix(colour, PAPER, 0.7), TILE + 12

    def draw(pen: Pen) -> None:
        pen.area(rounded(6, 6, TILE, TILE, 12), fill, INK if here else LINE, 4)
        if border is not None:
            _draw_pips(pen, border, size / 2, TILE - 8, ink_on(fill) if here else INK_2)
        if last:
            pen.area(rounded(3, 3, TILE + 6, TILE + 6, 14), None, NOW, 6)

    return cut_out(size, size, draw)


@kept
def _border(border: Border) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.area(rounded(6, 6, 84, 84, 10), WHITE, BORDERS[border], 10)
        _draw_pips(pen, border, 48, 90, INK)

    return cut_out(96, 96, draw)


def _draw_pips(pen: Pen, border: Border, x: float, y: float, colour: Rgb) -> None:
    """A border without its colour: one dot for green, two for yellow, three for red."""
    count = 1 + BORDER_ORDER.index(border)
    for number in range(count):
        pen.disc(x + 16 * (number - (count - 1) / 2), y, 5, colour, None)
