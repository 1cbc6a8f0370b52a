"""``emojis``: the icons of all games as the bot uploads them, for a look."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from render.core.emojis import drawn, png
from render.faces import emojis

if TYPE_CHECKING:
    from pathlib import Path


def draw_emojis(folder: Path) -> int:
    """Write each emoji into a folder, as ``tea.png``; returns the exit code."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, emblem in emojis().items():
            (folder / f"{name}.png").write_bytes(png(drawn(emblem)))
    except OSError as error:
        print(f"{folder} cannot be written to ({error.strerror}).", file=sys.stderr)
        return 1
    print(f"{len(emojis())} emojis in {folder}")
    return 0
