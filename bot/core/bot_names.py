"""What automatic players are called: names of harbours and seas, so marked that no one takes one for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection

NAMES: Final = ("Kiku", "Umi", "Sora", "Nagi", "Hama", "Isana", "Kaede", "Minato")
"""More than any game has seats."""


def marked(name: str) -> str:
    """A name with the mark that says what it is; the word is the same in all languages of the house."""
    return f"{name} (bot)"


def unmarked(name: str) -> str:
    """The name without the mark."""
    return name.removesuffix(marked(""))


def free_name(taken: Collection[str]) -> str:
    """The first name that no one at a table bears."""
    return next(name for name in NAMES if name not in taken)
