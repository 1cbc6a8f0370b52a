"""Close-up of the pairs of start tiles on offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, LEGIBLE, Canvas, Style
from render.core.colours import INK, INK_2, LINE, WHITE
from render.core.items import Scale, put_item, put_points
from render.core.lettering import width
from render.core.pieces import label
from render.core.sprites import icon
from render.core.written_lines import write_lines
from render.nippon.closeups.head import ground, write_head
from render.nippon.figures import TRACK_ICONS, gain_items

if TYPE_CHECKING:
    from render.core.people import People
    from render.core.words import Words
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import PairView

TOP, LEFT, HIGH, PITCH = 166, 24, 190, 204
SCALE = Scale(figure=54, icon=58, rosette=70, gap=14)


def draw(view: NipponView, words: Words, people: People, match_id: str) -> Canvas:
    """Draws the pairs, numbered as they are typed."""
    canvas = Canvas(ground(CLOSE_UP_WIDE, TOP + PITCH * len(view.pairs) + 14))
    write_head(canvas, words.text("nippon-title-pairs"), match_id)
    for number, one in enumerate(view.pairs):
        _put_pair(canvas, number, one, TOP + PITCH * number, words, people)
    return canvas


def _put_pair(canvas: Canvas, number: int, one: PairView, top: int, words: Words, people: People) -> None:
    canvas.put_corner(label(CLOSE_UP_WIDE - 48, HIGH, WHITE, 14), LEFT, top)
    canvas.put_corner(label(92, HIGH, INK, 14), LEFT, top)
    canvas.write(str(number + 1), LEFT + 46, top + HIGH / 2, Style("title", 60, WHITE), "middle", decides=True)
    canvas.write("A", LEFT + 130, top + 50, Style("title", 44, INK_2), "middle")
    put_points(canvas, one.points, LEFT + 206, top + 50, 78, 48, decides=True)
    text = words.plain(one.effect, people)
    style = Style("bold", 48, smallest=LEGIBLE)
    write_lines(canvas, text, LEFT + 266, top + 6, CLOSE_UP_WIDE - 48 - 286, 88, style)
    canvas.fill(LEFT + 104, top + HIGH / 2 + 2, CLOSE_UP_WIDE - 48 - 124, 3, LINE)
    y, x = top + 144, LEFT + 172.0
    canvas.write("B", LEFT + 130, y, Style("title", 44, INK_2), "middle")
    for item in gain_items(one.gain):
        put_item(canvas, item, x, y, SCALE, decides=True)
        x += width(str(item.count), "bold", SCALE.figure) + SCALE.icon + 34
    for track, steps in one.steps:
        drawing, fill = TRACK_ICONS[track]
        canvas.put(icon(drawing, 58, fill), x, y, "left")
        x += 64
        x += canvas.write(f"+{steps}", x, y, Style("bold", 54), decides=True) + 36
