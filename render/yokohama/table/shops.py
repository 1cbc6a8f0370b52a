"""The building spaces of an area on the table: four of shops in a row, and one of a trading house in its foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.core.canvas import Canvas, Style
from render.core.colours import INK, LINE, PAPER, PAPER_2, SEATS, WHITE, Rgb, ink_on
from render.core.items import Item, put_closely
from render.core.kept import kept
from render.core.shapes import mirrored
from render.core.sprites import Pen, Sprite, cut_out, rim
from render.yokohama.cards.rewards import reward_items

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.shapes import Outline
    from render.yokohama.table.plan import Plan
    from rules.yokohama.view.table import Building

SHOPS = 252
SHOP_HEIGHT = 50
SHOPS_HIGH = 54
"""Middle of the row of shops, height of a shop, and of the row with the ink round those that were built."""

EDGE = 4
"""How far from the edges of an area the row begins."""

LEAN = 0.76
"""Width of a space that brings nothing in parts of that of another."""

WIDEST = 64
"""Pixels that the shop of a merchant takes at most; where there is more room, it stands in the middle."""

HOUSE = 295
HOUSE_SIZE = (80, 50)
"""Where the trading house stands, in the foot of the area, and how large."""

HOUSE_SPACE = 4
"""Space of the trading house among those of a building, after the four of shops."""

SEAL = 45
HOUSE_SEAL = 50
"""Width of the seals of points, so that those of a shop and of the trading house under it never touch."""

BUILT = 3.4
LETTER = 36
"""Weight of the ink round what was built, and size of its owner's letters."""
WALL = 12
"""Pixels of a building that its wall lacks in width, at both sides together."""


def put_building(
    canvas: Canvas, building: Building, plan: Plan, roof: tuple[int, int], who: Seated, built: tuple[int, ...]
) -> None:
    """Lays down the building spaces of an area, free ones with their rewards.

    Args:
        building: The spaces, and who built on them.
        roof: Point of the area's roof.
        built: Spaces that are marked as new.
    """
    x, y = roof
    owners = tuple(None if owner is None else who.piece(owner) for owner in building.owners)
    rewards = tuple(reward_items(reward) for reward in building.shops)
    canvas.put_canvas(_shops(rewards, owners, plan), x - plan.half + EDGE, y + SHOPS - SHOPS_HIGH // 2)
    for space in built:
        if space != HOUSE_SPACE and (shopkeeper := owners[space]):
            middle, wide = spaces(rewards, plan)[space]
            canvas.put(_shop_glow(_width(wide)), x + middle, y + SHOPS)
            _put_shop(canvas, shopkeeper, x + middle, y + SHOPS, wide)
    if building.house_owner is None:
        canvas.put(_house(PAPER_2, LINE, 2), x, y + HOUSE)
        put_closely(canvas, reward_items(building.house), x, y + HOUSE + 3, (70, HOUSE_SEAL), plan.figure)
    else:
        owner = who.piece(building.house_owner)
        if HOUSE_SPACE in built:
            canvas.put(_house_glow(), x, y + HOUSE)
        _put_built(canvas, _house(SEATS[owner[0]], INK, BUILT), owner, x, y + HOUSE, 3)


def spaces(rewards: tuple[tuple[Item, ...], ...], plan: Plan) -> tuple[tuple[float, float], ...]:
    """Middle, from the roof point, and width of each shop space; those that bring something get more room."""
    weights = [1.0 if reward else LEAN for reward in rewards]
    unit = 2 * (plan.half - EDGE) / sum(weights)
    return tuple(
        ((sum(weights[:i]) + weight / 2) * unit - plan.half + EDGE, weight * unit) for i, weight in enumerate(weights)
    )


@kept
def _shops(rewards: tuple[tuple[Item, ...], ...], owners: tuple[tuple[str, str] | None, ...], plan: Plan) -> Canvas:
    """The shop spaces of an area, free ones with their rewards; kept, since one is built on but now and then."""
    canvas = Canvas(Image.new("RGB", (2 * (plan.half - EDGE), SHOPS_HIGH), WHITE))
    down = SHOPS_HIGH // 2
    for (middle, wide), reward, owner in zip(spaces(rewards, plan), rewards, owners, strict=True):
        x = plan.half - EDGE + middle
        if owner is None:
            canvas.put(_shop(round(wide) - 1, PAPER, LINE, 2), x, down)
            put_closely(canvas, reward, x, down + 1, (round(wide) - 9, SEAL), plan.figure)
        else:
            _put_shop(canvas, owner, x, down, wide)
    return canvas.still("yokohama")


def _width(space: float) -> int:
    """Pixels that a shop takes within its space."""
    return min(round(space) - 2, WIDEST)


def _put_shop(canvas: Canvas, owner: tuple[str, str], x: float, y: float, space: float) -> None:
    _put_built(canvas, _shop(_width(space), SEATS[owner[0]], INK, BUILT), owner, x, y, 6)


@kept
def _shop(width: int, fill: Rgb, ink: Rgb, weight: float) -> Sprite:
    """A shop: a gable roof that reaches out over its wall."""

    def draw(pen: Pen) -> None:
        rim, foot = weight / 2, SHOP_HEIGHT - weight / 2
        side = [(width / 2, rim), (width - rim, 15), (width - rim - 3, 18), (width - rim - 3, foot)]
        pen.area(_both_sides(side, width), fill, ink, weight)

    return cut_out(width, SHOP_HEIGHT, draw)


@kept
def _house(fill: Rgb, ink: Rgb, weight: float) -> Sprite:
    """A trading house: two roofs, one above the other."""
    width, height = HOUSE_SIZE

    def draw(pen: Pen) -> None:
        half, rim = width / 2, weight / 2
        roof = [(half + 10, rim), (half + 14, 7), (half + 22, 10), (half + 15, 13), (half + 15, 18)]
        eaves = [(half + 24, 25), (width - rim, 28), (width - rim - 6, 31), (width - rim - 6, height - rim)]
        pen.area(_both_sides([*roof, *eaves], width), fill, ink, weight)

    return cut_out(width, height, draw)


def _both_sides(right: Outline, width: int) -> Outline:
    """A house from its right half."""
    return [*right, *mirrored(right, width / 2)]


def _put_built(canvas: Canvas, house: Sprite, owner: tuple[str, str], x: float, y: float, drop: int) -> None:
    """A building in its owner's colour, with the owner's letters all over its wall, below its middle."""
    colour, letters = owner
    canvas.put(house, x, y)
    style = Style("bold", LETTER, ink_on(SEATS[colour]))
    canvas.write(letters, x, y + drop, style, "middle", room=house.size[0] - WALL)


@kept
def _shop_glow(width: int) -> Sprite:
    """Vermilion outline with a white gap in the shape of a shop, for a new one."""
    return rim(_shop(width, PAPER, INK, BUILT).stencil, 7, 3)


@kept
def _house_glow() -> Sprite:
    """The same for a trading house."""
    return rim(_house(PAPER, INK, BUILT).stencil, 7, 3)
