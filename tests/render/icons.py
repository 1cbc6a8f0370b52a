"""Icons as Discord writes them: the names that are uploaded, with made-up ids of nineteen digits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.faces import emojis

if TYPE_CHECKING:
    from collections.abc import Mapping

MARKS: Mapping[str, str] = {
    name: f"<:{name}_1a2b:{1234567890123456789 + number}>" for number, name in enumerate(emojis())
}
"""The mark-up of every icon, by its name."""
