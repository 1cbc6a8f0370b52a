"""A film of pictures: small frames of a match, one after the other, as one animated WebP.

Discord plays an animated WebP that was attached to a message on desktop, web and phones alike: its own article on
modern picture formats (2025) says so, and its issue ``discord/lilliput#159`` tells how it came. A GIF of the same
match is larger and takes half as long again to make, so none is made.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw

from render.core.colours import INK_2, PAPER, PAPER_2
from render.core.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDE: Final = 600
"""Pixels across."""

BAR: Final = 8
"""Pixels of the bar beneath the picture that says how far the match has come."""

MOST_BYTES: Final = 8_000_000
LONGEST: Final = 60_000
"""Milliseconds that a film lasts at most."""

EACH: Final = 1_000
LAST: Final = 4_000
"""Milliseconds for which a frame stands at most, and the last one."""

FEWEST: Final = 2
"""Frames that a film keeps however large it is."""

QUALITIES: Final = (75, 50, 25)
"""How much of the pictures is kept, from 0 to 100; less where a film would be too large."""


def frame_of(picture: Picture, done: float) -> bytes:
    """A frame as it waits for its film: the picture made small, and beneath it how far the match has come, 0 to 1."""
    with Image.open(io.BytesIO(picture.png)) as opened:
        small = opened.convert("RGB")
    high = round(small.height * WIDE / small.width)
    frame = Image.new("RGB", (WIDE, high + BAR), PAPER_2)
    frame.paste(small.resize((WIDE, high), Image.Resampling.LANCZOS, reducing_gap=2.0))
    ImageDraw.Draw(frame).rectangle((0, high, round(WIDE * done), high + BAR), fill=INK_2)
    target = io.BytesIO()
    # A tenth of the room that its pixels would take; what is lost of them is less than the film loses.
    frame.save(target, "JPEG", quality=95, subsampling=0)
    return target.getvalue()


def film_of(frames: Sequence[bytes]) -> bytes:
    """The film as a file of at most `MOST_BYTES` that lasts at most `LONGEST`.

    Args:
        frames: At least one, as `frame_of` made them.
    """
    shown = frames
    while True:
        for quality in QUALITIES:
            film = _encoded(shown, quality)
            if len(film) <= MOST_BYTES or len(shown) <= FEWEST:
                return film
        # A match that changes all of its board in each of very many turns: every other one, and the last.
        shown = [*shown[:-1:2], shown[-1]]


def as_picture(film: bytes, alt: str) -> Picture:
    """A film as a message shows it."""
    return Picture(film, alt, _opened(film).size, "film.webp")


def _encoded(frames: Sequence[bytes], quality: int) -> bytes:
    """The film, of frames in one size: the lower ones are drawn out in the colour of paper."""
    high = max(_opened(frame).height for frame in frames)
    each = min(EACH, (LONGEST - LAST) // max(1, len(frames) - 1))
    target = io.BytesIO()
    _spread(frames[0], high).save(
        target,
        "WEBP",
        save_all=True,
        append_images=[_Reel(frames[1:], high)],
        duration=[each] * (len(frames) - 1) + [LAST],
        loop=0,
        quality=quality,
        method=2,
    )
    return target.getvalue()


class _Reel:
    """Frames as Pillow takes an image of several, each opened when its turn comes: all at once would take 100 MB.

    Attributes:
        mode: How it keeps colours.
        n_frames: How many there are.
    """

    mode = "RGB"

    def __init__(self, frames: Sequence[bytes], high: int) -> None:
        self.n_frames = len(frames)
        self._frames = frames
        self._high = high
        self._shown: Image.Image | None = None

    def seek(self, number: int) -> None:
        """Open a frame, from 0."""
        self._shown = _spread(self._frames[number], self._high)

    def getim(self) -> object:
        """The pixels of the frame that is opened."""
        assert self._shown is not None, "only a frame that was sought"
        return self._shown.getim()


def _spread(frame: bytes, high: int) -> Image.Image:
    whole = Image.new("RGB", (WIDE, high), PAPER)
    whole.paste(_opened(frame))
    return whole


def _opened(frame: bytes) -> Image.Image:
    return Image.open(io.BytesIO(frame))
