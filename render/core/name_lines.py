"""A person's name where room is short: in the narrow letter, in two lines if it can be parted."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.canvas import Style, fitting_size
from render.core.lettering import width

if TYPE_CHECKING:
    from render.core.canvas import Canvas

NAME = Style("title", 46, smallest=36)
LONG_NAME = Style("bold", 36, smallest=23)
HALF = 21
"""A name in one line, one that is long, and by how much each of its two lines lies off the middle."""

BREAKS = " -_"
"""After which signs a name may be parted."""


def write_name(canvas: Canvas, name: str, x: float, y: float, room: int) -> None:
    """A name as large as it goes.

    Args:
        name: As the person is called.
        x: Left end, in pixels like all that follows.
        y: Middle.
        room: How wide it may be; if two narrow lines are wider, they are cut.
    """
    if width(name, NAME.face, NAME.smallest) <= room:
        canvas.write(name, x, y, NAME, room=room)
        return
    lines = parted(name)
    if len(lines) == 1 and width(name, LONG_NAME.face, LONG_NAME.smallest) > room:
        lines = halved(name)
    size = min(fitting_size(line, LONG_NAME, room) for line in lines)
    style = replace(LONG_NAME, size=size, smallest=size)
    for line, drop in zip(lines, (-HALF, HALF) if len(lines) == 2 else (0,), strict=True):
        canvas.write(line, x, y + drop, style, room=room)


def parted(name: str) -> tuple[str, ...]:
    """A name in two lines as equal as can be, parted at a space or after a hyphen; in one if there is neither."""
    breaks = [i for i, letter in enumerate(name[:-1], 1) if letter in BREAKS and i > 1]
    if not breaks:
        return (name,)
    middle = min(breaks, key=lambda i: abs(2 * i - len(name)))
    return name[:middle].rstrip(), name[middle:].lstrip()


def halved(name: str) -> tuple[str, str]:
    """A name that can be parted nowhere, in two lines with a hyphen: rather that than half of it."""
    middle = (len(name) + 1) // 2
    return f"{name[:middle]}-", name[middle:]
