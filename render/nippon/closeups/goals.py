"""Close-up of the goals of the module: by section what each asks for, how far everyone is, what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, FIGURE, Canvas, Style
from render.core.colours import INK, INK_2, LINE, PAPER, PAPER_2, WHITE, WIN
from render.core.items import Scale, put_item, row_width
from render.core.pieces import label
from render.core.sprites import icon
from render.nippon.closeups.head import ground, write_head
from render.nippon.derived import goal_count
from render.nippon.figures import BONUS_ICONS, EMBLEMS, GOAL_ICONS, gain_items, put_emblem, put_marker
from rules.core.seats import Seat

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from rules.nippon.model.tables import GoalBonusRow
    from rules.nippon.model.terms import Goal
    from rules.nippon.view import NipponView

TOP, LEFT = 164, 24
HEAD, ROW, GAP = 78, 92, 14
SCALE = Scale(figure=FIGURE, icon=48, rosette=62, gap=10)


def height(view: NipponView) -> int:
    """Pixels of the close-up."""
    return TOP + sum(HEAD + ROW * len(goals) + GAP for goals in view.goals) + 14


def draw(view: NipponView, was: NipponView, who: Seated, words: Words, match_id: str) -> Canvas:
    """Draws the goals of all sections; counts that changed since ``was`` are marked."""
    canvas = Canvas(ground(CLOSE_UP_WIDE, height(view)))
    write_head(canvas, words.text("nippon-title-goals"), match_id)
    table = view.tables.goals
    bonuses: tuple[tuple[GoalBonusRow, ...], ...] = (table.first, table.second, (table.third,))
    top = TOP
    for number, (goals, rows) in enumerate(zip(view.goals, bonuses, strict=True), start=1):
        past = number < view.section or view.ended_by is not None
        now = number == view.section and not past
        fill = INK if now else PAPER_2 if past else PAPER
        canvas.put_corner(label(CLOSE_UP_WIDE - 48, HEAD - 6, fill, 12), LEFT, top)
        ink = WHITE if now else INK_2 if past else INK
        text = words.text("nippon-pic-goal-section", section=number, round=view.section_ends[number - 1])
        canvas.write(text, LEFT + 24, top + 36, Style("title", 40, ink, smallest=28), room=560)
        _put_bonuses(canvas, rows, top + 36, words, dark=now)
        top += HEAD
        for goal in goals:
            _put_goal(canvas, view, was, goal, top, who, words, past=past)
            top += ROW
        top += GAP
    return canvas


def _put_bonuses(canvas: Canvas, rows: tuple[GoalBonusRow, ...], y: float, words: Words, *, dark: bool) -> None:
    """What may be chosen, on paper of its own."""
    width = sum(_bonus_width(row) for row in rows) + 44 * (len(rows) - 1) + 36
    left = CLOSE_UP_WIDE - 48 - width
    canvas.put_corner(label(width + 12, 58, PAPER, 8, 3, WHITE if dark else LINE), left, y - 29)
    x = left + 22.0
    for number, row in enumerate(rows):
        if number:
            canvas.write("/", x - 26, y, Style("bold", 40, INK_2), "middle")
        for item in gain_items(row.gain):
            put_item(canvas, item, x, y, SCALE, decides=True)
        for count, emblem in ((row.steps, EMBLEMS["white"]), (row.departments, BONUS_ICONS["any"])):
            if count:
                taken = canvas.write(str(count), x, y, Style("bold", FIGURE), decides=True)
                canvas.put(icon(emblem[0], 46, emblem[1]), x + taken + 4, y, "left")
        x += _bonus_width(row) + 44
    del words


def _bonus_width(row: GoalBonusRow) -> int:
    return row_width(gain_items(row.gain), SCALE) if row.gain else 76


def _put_goal(
    canvas: Canvas,
    view: NipponView,
    was: NipponView,
    goal: Goal,
    top: int,
    who: Seated,
    words: Words,
    *,
    past: bool,
) -> None:
    """One goal: who has how much of it; whoever has most stands on gold."""
    canvas.put_corner(label(CLOSE_UP_WIDE - 96, ROW - 8, PAPER_2 if past else PAPER, 12), LEFT + 48, top)
    y = top + (ROW - 8) / 2
    put_emblem(canvas, GOAL_ICONS[goal], LEFT + 100, y, 64)
    name = words.text("nippon-goal", goal=goal)
    canvas.write(name, LEFT + 150, y, Style("bold", 44, smallest=26), room=440)
    seats = [Seat(seat) for seat in range(len(view.zaibatsu))]
    counts = [goal_count(view, seat, goal) for seat in seats]
    for seat, count in zip(seats, counts, strict=True):
        x = 690 + 126 * seat
        if count and count == max(counts):
            canvas.put(label(112, 78, WIN, 8, 3), x, y)
        changed = count != goal_count(was, seat, goal)
        put_marker(canvas, who.colours[seat], count, x, y, 74, marked=changed, decides=True)
