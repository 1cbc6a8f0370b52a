"""A canvas on which pictures for near are drawn smaller: sprites are reduced once and kept, words cut at their size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image
from typing_extensions import override

from render.core.canvas import Canvas, Style
from render.core.kept import kept
from render.core.sprites import Sprite

if TYPE_CHECKING:
    from render.core.canvas import Side
    from render.core.colours import Rgb

SHARE = 2 / 3
"""How large everything is, compared with the pictures from near."""

LOOSE = 3
"""Pixels by which words may shrink further, as their widths are rounded."""


@kept
def _small(sprite: Sprite) -> Sprite:
    """A sprite reduced, in fewer colours if it is large."""
    whole = sprite.image.convert("RGBA")
    whole.putalpha(sprite.stencil)
    size = [max(1, round(edge * SHARE)) for edge in sprite.size]
    small = whole.resize((size[0], size[1]), Image.Resampling.HAMMING)
    return Sprite(small.convert("RGB"), small.getchannel("A"))


class SmallCanvas(Canvas):
    """Draws upon another canvas at two thirds; whoever draws counts in pixels from near.

    Attributes:
        below: The canvas that is drawn upon.
        top: Pixels of it above the first pixel of this one.
    """

    def __init__(self, below: Canvas, top: int) -> None:
        super().__init__(below.image)
        self.below = below
        self.top = top

    @override
    def put(self, sprite: Sprite, x: float, y: float, side: Side = "middle") -> None:
        self.below.put(_small(sprite), x * SHARE, y * SHARE + self.top, side)

    @override
    def put_corner(self, sprite: Sprite, left: float, top: float) -> None:
        self.below.put_corner(_small(sprite), left * SHARE, top * SHARE + self.top)

    @override
    def fill(self, left: float, top: float, width: float, height: float, colour: Rgb) -> None:
        self.below.fill(left * SHARE, top * SHARE + self.top, width * SHARE, max(2.0, height * SHARE), colour)

    @override
    def write(
        self,
        text: str,
        x: float,
        y: float,
        style: Style,
        side: Side = "left",
        *,
        room: float | None = None,
        decides: bool = False,
    ) -> int:
        """Writes one line; that a decision needs it holds only from near."""
        small = Style(style.face, round(style.size * SHARE), style.colour, round(style.smallest * SHARE) - LOOSE)
        space = None if room is None else room * SHARE
        taken = self.below.write(text, x * SHARE, y * SHARE + self.top, small, side, room=space)
        return round(taken / SHARE)
