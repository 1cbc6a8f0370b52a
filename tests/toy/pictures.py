"""Plain pictures of the toy game: words on paper."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from PIL import Image

from render.core.colours import PAPER
from render.core.paper import Sheet, Style
from render.core.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

STYLE = Style("bold", 36)
WIDTH = 1200
LINE = 60


def written(lines: Sequence[str], alt: str, name: str) -> Picture:
    """A sheet of paper with some lines of words."""
    sheet = Sheet(Image.new("RGB", (WIDTH, LINE * (len(lines) + 1)), PAPER))
    for number, line in enumerate(lines, start=1):
        sheet.write(line, 30, LINE * number, STYLE, room=WIDTH - 60)
    file = io.BytesIO()
    sheet.image.quantize(16).save(file, "PNG")
    return Picture(file.getvalue(), alt, sheet.size, name)
