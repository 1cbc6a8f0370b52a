"""Plain pictures of the toy game: words on paper."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from PIL import Image

from render.core.canvas import Canvas, Style
from render.core.colours import PAPER
from render.core.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

STYLE = Style("bold", 36)
WIDTH = 1200
LINE = 60


def written(lines: Sequence[str], alt: str, name: str) -> Picture:
    """A canvas of paper with some lines of words."""
    canvas = Canvas(Image.new("RGB", (WIDTH, LINE * (len(lines) + 1)), PAPER))
    for number, line in enumerate(lines, start=1):
        canvas.write(line, 30, LINE * number, STYLE, room=WIDTH - 60)
    file = io.BytesIO()
    canvas.image.quantize(16).save(file, "PNG")
    return Picture(file.getvalue(), alt, canvas.size, name)
