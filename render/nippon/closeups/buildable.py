"""Picture of the panel in which a factory is chosen: every tile that can be built.

Tiles say what they do, in columns by level or by kind of goods, where a phone has room for that. Otherwise they show
only good and number, one level per row, and the menus describe them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render.core.canvas import CLOSE_UP_WIDE, FIGURE, LEGIBLE, Canvas, Style
from render.core.colours import INK, PAPER, WHITE, ink_on
from render.core.kept import kept
from render.core.pieces import label
from render.core.shapes import bitten, box
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.core.written_lines import in_lines, write_lines
from render.nippon.closeups.head import ground
from render.nippon.closeups.ids import BUILDABLE
from render.nippon.closeups.supply import kinds_of, tiles_of
from render.nippon.colours import LEVELS
from render.nippon.derived import factory_price
from render.nippon.figures import RESOURCE_ICONS, RND, marker_icon, put_emblem, put_good, put_timing
from rules.nippon.model.effect_phrases import effect_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.words import Words
    from render.nippon.derived import FactoryPrice
    from rules.nippon.model.tile_tables import FactoryRow, GoodRow
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import ZaibatsuView

TOP, EDGE, GAP = 162, 24, 10
"""Below the head that close-ups have; a panel shows what is beneath."""

TALLEST = 3 / 4
"""Height of what a phone has room for, by the width."""

HEAD, LINE = 116, 66
"""Height of a head: costs above what the goods bring, or all in a line."""

STRIPE, LEAST = 92, 116
"""Width of a tile without words, and its least height."""

TEXT = Style("bold", 38, smallest=LEGIBLE)
PITCH, PAD = 1.16, 8


class Tile(NamedTuple):
    """A factory on offer, its kind of goods, and what it does."""

    kind: GoodRow
    row: FactoryRow
    text: str


class Offer(NamedTuple):
    """The factories of a level.

    Attributes:
        price: What is paid.
        kinds: The tiles of each of its kinds of goods.
    """

    price: FactoryPrice
    kinds: tuple[tuple[Tile, ...], ...]
    kind: GoodRow


def draw(view: NipponView, what: str, me: ZaibatsuView, words: Words) -> Canvas:
    """Draws the factories of some levels below the price of one of them.

    Args:
        what: Which levels, one of `BUILDABLE`.
    """
    offers: list[Offer] = []
    for level in BUILDABLE[what]:
        kinds = kinds_of(view, level)
        tiles = [
            tuple([Tile(kind, row, words.plain(effect_label(row), ())) for row in tiles_of(view, kind)])
            for kind in kinds
        ]
        offers.append(Offer(factory_price(view, me, kinds[0]), tuple(tiles), kinds[0]))
    return _in_columns(offers) or _on_shelves(offers)


def _in_columns(offers: Sequence[Offer]) -> Canvas | None:
    """Tiles with what they do: a column a level, or a column a kind of goods if there is one level.

    None where a phone has no room for that.
    """
    single = len(offers) == 1
    columns = offers[0].kinds if single else [tuple([one for kind in offer.kinds for one in kind]) for offer in offers]
    wide = (CLOSE_UP_WIDE - 2 * EDGE - GAP * (len(columns) - 1)) // len(columns)
    heights = [[_height(tile, wide) for tile in column] for column in columns]
    top = TOP + (LINE if single else HEAD) + GAP
    high = top + max([sum(column) + GAP * len(column) for column in heights])
    if high - TOP > TALLEST * CLOSE_UP_WIDE:
        return None
    canvas = Canvas(ground(CLOSE_UP_WIDE, high))
    for number, offer in enumerate(offers):
        if single:
            _put_line(canvas, offer, TOP)
        else:
            _put_head(canvas, offer, EDGE + number * (wide + GAP), wide)
    for number, column in enumerate(columns):
        y = top
        for tile, high in zip(column, heights[number], strict=True):
            _put_tile(canvas, tile, (EDGE + number * (wide + GAP), y), wide, high)
            y += high + GAP
    return canvas


def _on_shelves(offers: Sequence[Offer]) -> Canvas:
    """Tiles without words, the levels below each other."""
    pitch = LINE + LEAST + 3 * GAP
    canvas = Canvas(ground(CLOSE_UP_WIDE, TOP + pitch * len(offers)))
    for number, offer in enumerate(offers):
        top = TOP + pitch * number
        _put_line(canvas, offer, top)
        tiles = [one for kind in offer.kinds for one in kind]
        step = min(STRIPE + 24, (CLOSE_UP_WIDE - 2 * EDGE - STRIPE) // max(1, len(tiles) - 1))
        for place, tile in enumerate(tiles):
            corner = (EDGE + step * place, top + LINE + GAP)
            canvas.put_corner(_ground(tile.kind, STRIPE, LEAST), *corner)
            _put_sign(canvas, tile, corner, LEAST)
    return canvas


def _height(tile: Tile, wide: int) -> int:
    lines = in_lines(tile.text, Style(TEXT.face, LEGIBLE), _room(wide))
    return max(LEAST, 2 * PAD + round(LEGIBLE * PITCH) * len(lines))


def _room(wide: int) -> int:
    """Pixels for words beside the coloured part of a tile."""
    return wide - STRIPE - 28


def _put_head(canvas: Canvas, offer: Offer, left: int, wide: int) -> None:
    """The price of a factory; below it what a production takes and which markers the goods bring."""
    canvas.put_corner(label(wide, HEAD, PAPER, 12), left, TOP)
    _put_costs(canvas, offer, left + 20, TOP + 36)
    _put_goods(canvas, offer.kind, left + 20, TOP + 83)


def _put_line(canvas: Canvas, offer: Offer, top: int) -> None:
    """The same in one line."""
    canvas.put_corner(label(CLOSE_UP_WIDE - 2 * EDGE, LINE, PAPER, 12), EDGE, top)
    _put_costs(canvas, offer, EDGE + 20, top + LINE // 2)
    _put_goods(canvas, offer.kind, CLOSE_UP_WIDE // 2 + EDGE, top + LINE // 2)


def _put_costs(canvas: Canvas, offer: Offer, x: float, y: float) -> None:
    costs = (
        (RND, offer.kind.rnd),
        (RESOURCE_ICONS["money"], offer.price.money),
        (RESOURCE_ICONS["silk"], offer.price.silk),
    )
    for emblem, count in costs:
        if count:
            put_emblem(canvas, emblem, x + 22, y, 48)
            x += 72 + canvas.write(str(count), x + 50, y, Style("bold", FIGURE), decides=True)


def _put_goods(canvas: Canvas, kind: GoodRow, x: float, y: float) -> None:
    style = Style("bold", FIGURE)
    put_emblem(canvas, RESOURCE_ICONS["coal"], x + 22, y, 44)
    x += 80 + canvas.write(str(kind.coal), x + 50, y, style, decides=True)
    canvas.put(icon(marker_icon, 44, WHITE), x, y, "left")
    canvas.write("/".join(map(str, kind.markers)), x + 50, y, style, decides=True)


def _put_tile(canvas: Canvas, tile: Tile, corner: tuple[int, int], wide: int, high: int) -> None:
    """A factory with what it does."""
    left, top = corner
    canvas.put_corner(_ground(tile.kind, wide, high), left, top)
    _put_sign(canvas, tile, corner, high)
    write_lines(canvas, tile.text, left + STRIPE + 14, top + PAD, _room(wide), high - 2 * PAD, TEXT)


def _put_sign(canvas: Canvas, tile: Tile, corner: tuple[int, int], high: int) -> None:
    """Its good, its number and side."""
    middle, y = corner[0] + STRIPE / 2 + 1, corner[1] + high / 2
    put_good(canvas, tile.kind.key, middle, y - 24, 52)
    style = Style("title", 44, ink_on(LEVELS[tile.kind.level]))
    canvas.write(tile.row.tile, middle, y + 28, style, "middle", decides=True)
    put_timing(canvas, tile.row, corner[0] + STRIPE - 12, y - 38, 34)


@kept
def _ground(kind: GoodRow, wide: int, high: int) -> Sprite:
    """The ground of a tile, coloured by its level; where it has words, they stand on white."""

    def draw_ground(pen: Pen) -> None:
        shape = bitten(2, 2, wide - 4, high - 4, 12)
        pen.area(shape, LEVELS[kind.level], None)
        if wide > STRIPE:
            pen.area(bitten(STRIPE - 12, 2, wide - STRIPE + 10, high - 4, 12), WHITE, None)
            pen.area(box(STRIPE - 16, 2, 18, high - 4), LEVELS[kind.level], None)
            pen.line([(STRIPE + 2, 4), (STRIPE + 2, high - 4)], INK, 4)
        pen.area(shape, None, INK, 4)

    return cut_out(wide, high, draw_ground)
