"""Close-up of the factories of a level on offer: what they do and ask for, who can build, the reader first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, FIGURE, LEGIBLE, Canvas, Style
from render.core.colours import ENOUGH, INK, INK_2, PAPER, PAPER_2, SHORT, WHITE, ink_on
from render.core.icons import tick
from render.core.kept import kept
from render.core.lettering import MINUS
from render.core.pieces import label, put_piece
from render.core.shapes import bitten, box
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.core.written_lines import write_lines
from render.nippon.closeups.head import ground, write_head
from render.nippon.colours import LEVELS
from render.nippon.derived import factory_price
from render.nippon.figures import FACTORY, RESOURCE_ICONS, RND, marker_icon, put_emblem, put_good, put_timing
from rules.nippon.model.effect_phrases import effect_label

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from render.nippon.derived import FactoryPrice
    from rules.nippon.model.terms import Level
    from rules.nippon.model.tile_tables import FactoryRow, GoodRow
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import ZaibatsuView

TOP, LEFT = 162, 24
BAND = 84
VERDICT, VERDICT_PITCH = 78, 86
TILE_WIDE, TILE_PITCH, TILE_HIGH = 568, 584, 158
LACKING = {"money": RESOURCE_ICONS["money"], "silk": RESOURCE_ICONS["silk"], "rnd": RND}
"""What is short where a factory cannot be built."""


def kinds_of(view: NipponView, level: int) -> tuple[GoodRow, ...]:
    """The kinds of goods of a level."""
    return tuple(kind for kind in view.kinds if kind.level == level)


def tiles_of(view: NipponView, kind: GoodRow) -> tuple[FactoryRow, ...]:
    """The sides on offer of a kind of goods, by number."""
    return tuple(sorted((row for row in view.supply if row.good == kind.key), key=lambda row: row.id))


def height(view: NipponView, level: int) -> int:
    """Pixels of the close-up."""
    most = max(1, *(len(tiles_of(view, kind)) for kind in kinds_of(view, level)))
    verdicts = (1 + _spots(view)[-1][1]) * VERDICT_PITCH
    return TOP + BAND + 10 + verdicts + 6 + most * (TILE_HIGH + 10) + 14


def draw(view: NipponView, was: NipponView, level: int, who: Seated, words: Words, match_id: str) -> Canvas:
    """Draws the factories of a level; where one is gone since ``was``, the head says nothing: its tile is missing."""
    del was
    canvas = Canvas(ground(CLOSE_UP_WIDE, height(view, level)))
    write_head(canvas, words.text("nippon-title-supply", level=level), match_id)
    kinds = kinds_of(view, level)
    _put_needs(canvas, view, kinds[0], words)
    top = TOP + BAND + 10
    spots = _spots(view)
    for one, line, left, wide in spots:
        spot = (left, top + VERDICT_PITCH * line, wide)
        brief = view.reader not in {None, one.seat}
        _put_verdict(canvas, factory_price(view, one, kinds[0]), one, spot, who, words, brief=brief)
    top += (1 + spots[-1][1]) * VERDICT_PITCH + 6
    for column, kind in enumerate(kinds):
        tiles = tiles_of(view, kind)
        for number, row in enumerate(tiles):
            _put_tile(canvas, kind, row, LEFT + TILE_PITCH * column, top + (TILE_HIGH + 10) * number, words)
        if not tiles:
            canvas.put_corner(label(TILE_WIDE, TILE_HIGH, PAPER_2, 12), LEFT + TILE_PITCH * column, top)
            put_good(canvas, kind.key, LEFT + TILE_PITCH * column + 70, top + TILE_HIGH / 2, 84)
            text = words.text("nippon-board-no-factory")
            style = Style("plain", 40, INK_2, smallest=LEGIBLE)
            canvas.write(text, LEFT + TILE_PITCH * column + 136, top + TILE_HIGH / 2, style, room=TILE_WIDE - 160)
    return canvas


def _put_needs(canvas: Canvas, view: NipponView, kind: GoodRow, words: Words) -> None:
    """What a factory of this level costs, what a production takes, and which markers its goods bring."""
    canvas.put_corner(label(CLOSE_UP_WIDE - 48, BAND, PAPER, 12), LEFT, TOP)
    y, style = TOP + BAND / 2, Style("bold", FIGURE)
    x = LEFT + 24
    for emblem, count in ((RND, kind.rnd), (RESOURCE_ICONS["money"], view.tables.match.factory_money.value)):
        put_emblem(canvas, emblem, x + 26, y, 52)
        x += 60
        x += canvas.write(str(count), x, y, style, decides=True) + 26
    name = words.text("nippon-action", action="produce")
    x += 20
    x += canvas.write(name, x, y, Style("plain", 38, INK_2, smallest=LEGIBLE), room=230) + 14
    x += canvas.write(str(kind.coal), x, y, style, decides=True) + 4
    put_emblem(canvas, RESOURCE_ICONS["coal"], x + 26, y, 52)
    x += 84
    right = CLOSE_UP_WIDE - 48
    text = " / ".join(map(str, kind.markers))
    right -= canvas.write(text, right, y, style, "right", decides=True) + 12
    canvas.put(icon(marker_icon, 48, WHITE), right, y, "right")


def _spots(view: NipponView) -> list[tuple[ZaibatsuView, int, int, int]]:
    """Where everyone's verdict stands, line, left edge and width: the reader's on a line of its own, the first."""
    me = [one for one in view.zaibatsu if one.seat == view.reader]
    others = [one for one in view.zaibatsu if one.seat != view.reader]
    found = [(one, 0, LEFT, CLOSE_UP_WIDE - 48) for one in me]
    if not me and len(others) > 1:
        return [(one, number // 2, LEFT + TILE_PITCH * (number % 2), TILE_WIDE) for number, one in enumerate(others)]
    pitch = (CLOSE_UP_WIDE - 32) // max(1, len(others))
    return found + [(one, len(me), LEFT + pitch * number, pitch - 16) for number, one in enumerate(others)]


def _put_verdict(
    canvas: Canvas,
    price: FactoryPrice,
    one: ZaibatsuView,
    spot: tuple[float, float, int],
    who: Seated,
    words: Words,
    *,
    brief: bool,
) -> None:
    """Whether someone can build a factory of this level, with what silk must be paid, or why not; brief in icons."""
    good = price.reason is None
    left, top, wide = spot
    canvas.put_corner(label(wide, VERDICT, ENOUGH if good else SHORT, 12), round(left), round(top))
    y, style = top + VERDICT / 2, Style("bold", FIGURE, smallest=34)
    put_piece(canvas, *who.piece(one.seat), left + 50, y, 54)
    x = left + 92
    put_emblem(canvas, RND, x + 22, y, 46)
    x += 50
    x += canvas.write(str(one.rnd[1]), x, y, Style("bold", FIGURE), decides=True) + (36 if wide > TILE_WIDE else 18)
    if good:
        canvas.put(icon(tick, 50, INK), x, y, "left")
        x += 58
        text = words.text("nippon-pic-can-build", money=price.money, silk=price.silk)
    else:
        text = words.text(f"nippon-pic-cannot-{price.reason}", short=price.short, silk=price.silk)
    if brief and price.reason in LACKING:
        x += canvas.write(f"{MINUS}{price.short}", x, y, style, decides=True) + 6
        put_emblem(canvas, LACKING[price.reason], x + 24, y, 48)
    elif brief and price.reason == "full":
        built = len(one.factories)
        x += canvas.write(f"{built}/{built}", x, y, style, decides=True) + 6
        put_emblem(canvas, FACTORY, x + 24, y, 48)
    elif not brief:
        canvas.write(text, x, y, style, room=left + wide - x - 16)


def _put_tile(canvas: Canvas, kind: GoodRow, row: FactoryRow, left: int, top: int, words: Words) -> None:
    """One factory: its good, its number and side, and what it does."""
    canvas.put_corner(_tile(kind.level), left, top)
    put_good(canvas, kind.key, left + 66, top + 54, 84)
    name = row.tile
    canvas.write(name, left + 66, top + 120, Style("title", 44, ink_on(LEVELS[kind.level])), "middle", decides=True)
    put_timing(canvas, row, left + 114, top + 118, 44)
    text = words.plain(effect_label(row), ())
    style = Style("bold", 42, smallest=32)
    write_lines(canvas, text, left + 148, top + 8, TILE_WIDE - 164, TILE_HIGH - 16, style)


@kept
def _tile(level: Level) -> Sprite:
    def draw(pen: Pen) -> None:
        shape = bitten(2, 2, TILE_WIDE - 4, TILE_HIGH - 4, 14)
        pen.area(shape, WHITE, INK, 4)
        pen.area(bitten(4, 4, 128, TILE_HIGH - 8, 12), LEVELS[level], None)
        pen.area(box(112, 4, 22, TILE_HIGH - 8), LEVELS[level], None)
        pen.line([(134, 4), (134, TILE_HIGH - 4)], INK, 4)
        pen.area(shape, None, INK, 4)

    return cut_out(TILE_WIDE, TILE_HIGH, draw)
