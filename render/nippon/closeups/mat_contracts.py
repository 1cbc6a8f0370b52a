"""Contracts of a Zaibatsu board: which are left, what they ask for, which are done, and what they bring at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import FIGURE, Canvas, Style
from render.core.colours import INK_2, PAPER_2, WHITE
from render.core.icons import any_good
from render.core.kept import kept
from render.core.lettering import mask
from render.core.pieces import frame, label
from render.core.shapes import rounded
from render.core.sprites import Sprite, cut_out, icon
from render.nippon.closeups.mat_parts import BLOCK_WIDE, SCALE_HIGH, WIDE, put_panel, put_prestige, put_scale, put_title
from render.nippon.figures import put_good, worker_sprite

if TYPE_CHECKING:
    from render.nippon.closeups.mat_figures import Mat
    from rules.nippon.model.mat_tables import ContractRow

TOP = 126
CARD, PITCH, CARD_HIGH = 134, 141, 158
HIGH = TOP + CARD_HIGH + 14 + SCALE_HIGH + 14
DONE = "\N{CJK UNIFIED IDEOGRAPH-6E08}"


def put_contracts(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    """Lays down the contracts, and the points for so many of them."""
    put_panel(canvas, left, top, HIGH)
    put_title(canvas, mat, "contracts", left, top, mat.words.text("nippon-mat-contracts"))
    put_prestige(canvas, mat, "contracts", left + WIDE - BLOCK_WIDE - 14, top + 10)
    left_over = {row.id for row in mat.one.open}
    before = {row.id for row in mat.was.open}
    for number, row in enumerate(mat.view.tables.mat.contract):
        x = left + 16 + PITCH * number
        if row.id in left_over:
            _put_open(canvas, row, x, top + TOP)
        else:
            canvas.put_corner(label(CARD, CARD_HIGH, PAPER_2, 10, 3, INK_2), x, top + TOP)
            canvas.put(_stamp(), x + CARD / 2, top + TOP + 104)
            canvas.write(row.id, x + 14, top + TOP + 32, Style("bold", FIGURE, INK_2))
            if row.id in before:
                canvas.put_corner(frame(CARD, CARD_HIGH, 7, 8), x, top + TOP)
    put_scale(canvas, mat, "contracts", left, top + TOP + CARD_HIGH + 14)


def _put_open(canvas: Canvas, row: ContractRow, left: int, top: int) -> None:
    """A contract that is left: its name, its department or the goods that it asks for."""
    canvas.put_corner(label(CARD, CARD_HIGH, WHITE, 10, 3), left, top)
    canvas.write(row.id, left + 14, top + 32, Style("bold", FIGURE), decides=True)
    if row.department == "any":
        canvas.put(icon(any_good, 56, WHITE), left + CARD - 38, top + 40)
        for number, good in enumerate(row.needs):
            put_good(canvas, good, left + 36 + 62 * number, top + 110, 58)
    else:
        canvas.put(worker_sprite(row.department, 90), left + CARD / 2 + 12, top + 104)


@kept
def _stamp() -> Sprite:
    """Stamp of what is done: ornament, as the card is toned and has no department any more."""
    size = 82
    block = cut_out(size, size, lambda pen: pen.area(rounded(1, 1, size - 2, size - 2, 10), INK_2, None))
    sign, canvas = mask(DONE, "kanji", 62), Canvas(block.image)
    if sign.stencil is not None:
        wide, high = sign.stencil.size
        canvas.lay(WHITE, (size - wide) // 2, (size - high) // 2, (wide, high), sign.stencil)
    return Sprite(canvas.image, block.stencil)
