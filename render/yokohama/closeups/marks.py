"""What is new in a close-up since the reader last looked, in vermilion."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageChops

from render.core.canvas import Style
from render.core.colours import NOW, WHITE
from render.core.pieces import label, pill
from render.core.sprites import RIM, Sprite, icon, rim

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.canvas import Canvas
    from render.core.sprites import Icon
    from rules.core.seats import Seat
    from rules.yokohama.model.cards import Order, Technology
    from rules.yokohama.view import AchievementCard, AreaView, BoardSpace, MerchantView


def put_label_frame(canvas: Canvas, left: float, top: float, width: int, height: int, bite: int) -> None:
    """Frames a trade label that is new, in its own shape."""
    canvas.put_corner(_label_frame(width, height, bite), left - RIM, top - RIM)


@lru_cache(maxsize=16)
def _label_frame(width: int, height: int, bite: int) -> Sprite:
    return _rim(label(width, height, WHITE, bite).stencil)


def put_glow(canvas: Canvas, drawing: Icon, size: int, x: float, y: float) -> None:
    """Frames an icon that is new, in its own shape, its middle at (x, y)."""
    canvas.put(_glow(drawing, size), x, y)


@lru_cache(maxsize=8)
def _glow(drawing: Icon, size: int) -> Sprite:
    return _rim(icon(drawing, size).stencil)


def _rim(shape: Image.Image) -> Sprite:
    """The rim of a shape that was laid down before, and shows through."""
    whole = rim(shape, 9, 2)
    middle = Image.new("L", whole.size, 0)
    middle.paste(shape, (RIM, RIM))
    return Sprite(whole.image, ImageChops.subtract(whole.stencil, middle))


def underline(canvas: Canvas, left: float, middle: float, width: int) -> None:
    """Underlines a count that changed."""
    canvas.fill(left, middle + 30, width, 6, NOW)


def put_gain(canvas: Canvas, points: int, right: float, middle: float) -> None:
    """Points won since then, on a small pill; nothing if there are none."""
    if points > 0:
        canvas.put(pill(96, 56), right, middle, "right")
        canvas.write(f"+{points}", right - 48, middle, Style("bold", 40, WHITE), "middle", room=84)


def new_cards(now: Sequence[Order | Technology | None], old: Sequence[Order | Technology | None]) -> tuple[int, ...]:
    """Spaces with a card that lay on no space of the board before."""
    return tuple(space for space, card in enumerate(now) if card is not None and card not in old)


def new_spaces(now: Sequence[BoardSpace], old: Sequence[BoardSpace]) -> tuple[int, ...]:
    """Spaces of church or customs board on which somebody has placed an assistant."""
    return tuple(i for i, (one, was) in enumerate(zip(now, old, strict=True)) if one.owner != was.owner)


def new_sites(now: AreaView, old: AreaView) -> tuple[int, ...]:
    """Building spaces that were built on: 0 to 3 for shops, 4 for the trading house; 5 for a 5-power token taken."""
    assert now.building is not None, "only the canal has no building tile"
    assert old.building is not None, "a building tile stays where it is"
    owners = zip(
        (*now.building.owners, now.building.house_owner, now.token is None),
        (*old.building.owners, old.building.house_owner, old.token is None),
        strict=True,
    )
    return tuple(site for site, (one, was) in enumerate(owners) if one != was)


def stirred(now: AreaView, old: AreaView, seat: Seat) -> bool:
    """Whether a merchant has more or fewer assistants in an area, or his president came or left."""
    came = (seat in now.presidents) != (seat in old.presidents)
    return came or now.assistants[seat] != old.assistants[seat]


def newly_done(now: AchievementCard, old: AchievementCard, seat: Seat) -> bool:
    """Whether a merchant has completed an achievement."""
    return seat in now.done and seat not in old.done


def changed_goods(now: MerchantView, old: MerchantView) -> tuple[int, ...]:
    """Goods, imports and money of which a merchant has more or less, money last."""
    pairs = zip((*now.goods, now.yen), (*old.goods, old.yen), strict=True)
    return tuple(i for i, (one, was) in enumerate(pairs) if one != was)
