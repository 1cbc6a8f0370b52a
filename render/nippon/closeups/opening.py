"""What the first panel of a turn shows: the hiring spaces, and below them the reader's work area with its wages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, FIGURE, LEGIBLE, Canvas, Style
from render.core.colours import GOLD, INK, LINE, PAPER, SEA, SEAL_RED
from render.core.corner import ACROSS
from render.core.kept import kept
from render.core.lettering import MINUS
from render.core.pieces import label
from render.core.sprites import printed
from render.nippon.closeups import hiring
from render.nippon.closeups.mat_figures import Mat
from render.nippon.closeups.mat_parts import WIDE, empty_sprite
from render.nippon.closeups.mat_work import SUM_HIGH, put_at_work, put_consolidation, space_tone
from render.nippon.figures import RESOURCE_ICONS, TRACK_ICONS, put_emblem, put_laurel

if TYPE_CHECKING:
    from collections.abc import Collection

    from PIL import Image

    from render.core.names import Seated
    from render.core.words import Words
    from rules.core.seats import Seat
    from rules.nippon.model.terms import Action, Track
    from rules.nippon.view import NipponView

EDGE = 8
LEFT = hiring.LEFT
WORK_TOP = EDGE + 2 * hiring.LOW.pitch
SLOT, SLOT_PITCH, SLOT_HIGH = 130, 134, 136
WORK_HIGH = SLOT_HIGH + 24
SUM_TOP = WORK_TOP + WORK_HIGH + 8
HIGH = SUM_TOP + SUM_HIGH + EDGE
WORKER = 88
FREE = round(CLOSE_UP_WIDE * ACROSS) + 6
"""Where what lies lowest begins: to the left of it is Discord's badge."""

TRACKS: tuple[Track, ...] = ("rnd", "mining", "finance")


def draw(view: NipponView, was: NipponView, seat: Seat, who: Seated, words: Words, can: Collection[Action]) -> Canvas:
    """Draws the hiring spaces and someone's work area, with what changed since ``was`` marked.

    Args:
        was: What the reader saw last.
        who: Everyone as pictures write them.
        can: Actions that can be chosen; the others are pale.
    """
    canvas = Canvas(_ground())
    hiring.put_boxes(canvas, view, was, EDGE, hiring.LOW, words, can)
    mat = Mat(view, view.zaibatsu[seat], was.zaibatsu[seat], who, words)
    canvas.put_corner(label(WIDE, WORK_HIGH, PAPER, 14), LEFT, WORK_TOP)
    _put_spaces(canvas, mat, LEFT + 12, WORK_TOP + 12)
    _put_values(canvas, mat, LEFT + 12 + SLOT_PITCH * mat.one.spaces, WORK_TOP)
    put_consolidation(canvas, mat, FREE, SUM_TOP, LEFT + WIDE - FREE)
    return canvas


def _put_spaces(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    """The work spaces from the lowest; an empty one with the prestige tile that a worker there would bring."""
    beside = {row.beside: row.level for row in mat.view.tables.mat.prestige if mat.one.prestige[row.level - 1]}
    for number in range(mat.one.spaces):
        x, middle = left + SLOT_PITCH * number, left + SLOT_PITCH * number + SLOT / 2
        canvas.put_corner(empty_sprite(SLOT, SLOT_HIGH, space_tone(mat.view, number)), x, top)
        if number < len(mat.one.work):
            put_at_work(
                canvas,
                mat,
                number,
                (middle, top + 50, top + 115),
                WORKER,
                Style("bold", 36, smallest=LEGIBLE),
                SLOT - 6,
            )
        elif level := beside.get(number + 1):
            put_laurel(canvas, level, middle, top + SLOT_HIGH / 2, GOLD)


def _put_values(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    """The values of the tracks, and the wages for the colours of the workers."""
    one = mat.one
    values = {"rnd": one.rnd[1], "mining": one.mining[1], "finance": one.finance[1]}
    x, room = left + 14, LEFT + WIDE - left - 18
    for number, track in enumerate(TRACKS):
        at = x + room * number / len(TRACKS)
        put_emblem(canvas, TRACK_ICONS[track], at + 26, top + 46, 52)
        canvas.write(str(values[track]), at + 58, top + 46, Style("bold", FIGURE), decides=True)
    canvas.fill(x, top + 80, room - 10, 2, LINE)
    text = mat.words.text("nippon-mat-wages")
    taken = canvas.write(text, x, top + 118, Style("plain", 36, INK, smallest=LEGIBLE), room=room - 140)
    style = Style("bold", 52, SEAL_RED if one.wages else INK)
    figure = f"{MINUS}{one.wages}" if one.wages else "0"
    wide = canvas.write(figure, x + taken + 16, top + 118, style, decides=True)
    put_emblem(canvas, RESOURCE_ICONS["money"], x + taken + wide + 46, top + 118, 50)


@kept
def _ground() -> Image.Image:
    return printed(CLOSE_UP_WIDE, HIGH, SEA, lambda _: None)
