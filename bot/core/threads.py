"""Threads under names by which the system's own tools know them, such as ``top -H``, and the benchmark."""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path
from typing import Final

DATABASE: Final = "database"
DRAWING: Final = "drawing"


def call_this(name: str) -> None:
    """Give the thread that asks a name, where the system keeps one.

    Args:
        name: At most 15 letters.
    """
    with contextlib.suppress(OSError):
        Path(f"/proc/self/task/{threading.get_native_id()}/comm").write_text(name, encoding="ascii")
