"""Factories of a Zaibatsu board: what each does and makes, its machines and goods, what they bring at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import FIGURE, Style
from render.core.changes import put_label_frame
from render.core.colours import INK, INK_2, LINE, PAPER_2, WHITE, ink_on
from render.core.icons import move
from render.core.kept import kept
from render.core.shapes import bitten, box, ellipse
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.core.written_lines import write_lines
from render.nippon import icons
from render.nippon.closeups.mat_parts import (
    BLOCK_WIDE,
    SCALE_HIGH,
    WIDE,
    empty_sprite,
    put_panel,
    put_prestige,
    put_scale,
    put_title,
    tile_sprite,
)
from render.nippon.colours import LEVELS
from render.nippon.figures import RESOURCE_ICONS, put_emblem, put_good, put_timing
from rules.nippon.model.effect_phrases import effect_label
from rules.nippon.model.terms import GOODS_FIELDS, Level
from rules.nippon.model.terms import LEVELS as LEVEL_OF

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.nippon.closeups.mat_figures import Mat
    from rules.nippon.view.table import FactoryView

TOP = 126
CARD_WIDE, CARD_PITCH, CARD_HIGH, ROW_PITCH = 556, 564, 218, 226
LEFT_WIDE = 134
FIELD, GOOD, GOOD_PITCH = 58, 50, 50


def height(mat: Mat) -> int:
    """Pixels of the panel."""
    return TOP + ROW_PITCH * _rows(mat) + SCALE_HIGH + 16


def _rows(mat: Mat) -> int:
    return len(mat.view.tables.mat.factories.points) // 2


def put_factories(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    """Lays down the factories, and the points for so many of them."""
    put_panel(canvas, left, top, height(mat))
    spaces = len(mat.view.tables.mat.factories.points)
    put_title(canvas, mat, "factories", left, top, _note(mat))
    put_prestige(canvas, mat, "factories", left + WIDE - BLOCK_WIDE - 14, top + 10)
    for number in range(spaces):
        x, y = left + 16 + CARD_PITCH * (number % 2), top + TOP + ROW_PITCH * (number // 2)
        if number >= len(mat.one.factories):
            canvas.put_corner(empty_sprite(CARD_WIDE, CARD_HIGH), x, y)
            style = Style("quiet", 44, INK_2)
            canvas.write(mat.words.text("nippon-mat-free"), x + CARD_WIDE / 2, y + CARD_HIGH / 2, style, "middle")
            continue
        _put_factory(canvas, mat, mat.one.factories[number], x, y)
    _mark(canvas, mat, left + 16, top + TOP)
    put_scale(canvas, mat, "factories", left, top + TOP + ROW_PITCH * _rows(mat))


def _mark(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    """Frames the factories that are new or changed, after all are drawn."""
    before = {factory.key: factory for factory in mat.was.factories}
    for number, factory in enumerate(mat.one.factories):
        if before.get(factory.key) != factory:
            x, y = left + CARD_PITCH * (number % 2), top + ROW_PITCH * (number // 2)
            put_label_frame(canvas, x, y, CARD_WIDE, CARD_HIGH, 14)


def _note(mat: Mat) -> str:
    """What a start tile still has to give, or what the numbers below are."""
    one, words = mat.one, mat.words
    if one.waiting_machine:
        return words.text("nippon-board-waiting-machine")
    if one.waiting_goods:
        goods = words.text("nippon-amount", what="goods", count=one.waiting_goods)
        return words.text("nippon-board-waiting-goods", goods=goods)
    return words.text("nippon-board-discount" if one.start == "discount" else "nippon-mat-factories")


def _put_factory(canvas: Canvas, mat: Mat, factory: FactoryView, left: int, top: int) -> None:
    """One factory: good, number and side, coal of a production; what it does; machines, what they make, goods.

    The family business has neither number nor coal: it never produces.
    """
    level = LEVEL_OF[factory.good]
    canvas.put_corner(_card(level), left, top)
    x = left + LEFT_WIDE / 2
    put_good(canvas, factory.good, x, top + 46, 74)
    if factory.row is not None:
        canvas.write(factory.row.tile, x, top + 114, Style("title", 46, ink_on(LEVELS[level])), "middle", decides=True)
        put_timing(canvas, factory.row, left + LEFT_WIDE - 22, top + 114, 40)
        coal = next(kind.coal for kind in mat.view.kinds if kind.key == factory.good)
        style = Style("bold", FIGURE, ink_on(LEVELS[level]))
        taken = canvas.write(str(coal), x - 30, top + 176, style, decides=True)
        put_emblem(canvas, RESOURCE_ICONS["coal"], x - 30 + taken + 26, top + 176, 48)
    room = CARD_WIDE - LEFT_WIDE - 30
    if factory.coal:
        taken = canvas.write(
            str(factory.coal), left + CARD_WIDE - 62, top + 44, Style("bold", FIGURE), "right", decides=True
        )
        put_emblem(canvas, RESOURCE_ICONS["coal"], left + CARD_WIDE - 36, top + 44, 50)
        room -= taken + 62
    text = mat.words.text("nippon-family") if factory.row is None else mat.words.plain(effect_label(factory.row), ())
    write_lines(canvas, text, left + LEFT_WIDE + 16, top + 8, room, 134, Style("bold", 40, smallest=28))
    _put_works(canvas, mat, factory, left + LEFT_WIDE + 16, top + 178)


def _put_works(canvas: Canvas, mat: Mat, factory: FactoryView, left: int, y: int) -> None:
    """Machines, what a production makes, if there is one, and the goods that lie there."""
    x = left + FIELD / 2
    for number, there in enumerate(factory.machines):
        if there:
            canvas.put(tile_sprite(mat.colour, icons.machine, FIELD), x, y)
        else:
            canvas.put(empty_sprite(FIELD, FIELD), x, y)
            if number:
                put_emblem(canvas, RESOURCE_ICONS["iron"], x, y, 36)
        x += FIELD + 4
    x += -FIELD / 2 + 8
    if factory.row is not None:
        taken = canvas.write(str(1 + sum(factory.machines)), x, y, Style("bold", 52), decides=True)
        canvas.put(icon(move, 32, INK), x + taken + 4, y, "left")
        x += taken
    x += 62
    for number in range(GOODS_FIELDS):
        if number < factory.goods:
            put_good(canvas, factory.good, x, y, GOOD)
        else:
            canvas.put(_field(), x, y)
        x += GOOD_PITCH


@kept
def _field() -> Sprite:
    return cut_out(44, 44, lambda pen: pen.area(ellipse(22, 22, 19), PAPER_2, LINE, 3))


@kept
def _card(level: Level) -> Sprite:
    def draw(pen: Pen) -> None:
        shape = bitten(2, 2, CARD_WIDE - 4, CARD_HIGH - 4, 14)
        pen.area(shape, WHITE, INK, 4)
        pen.area(bitten(4, 4, LEFT_WIDE - 6, CARD_HIGH - 8, 12), LEVELS[level], None)
        pen.area(box(LEFT_WIDE - 22, 4, 22, CARD_HIGH - 8), LEVELS[level], None)
        pen.line([(LEFT_WIDE, 4), (LEFT_WIDE, CARD_HIGH - 4)], INK, 4)
        pen.area(shape, None, INK, 4)

    return cut_out(CARD_WIDE, CARD_HIGH, draw)
