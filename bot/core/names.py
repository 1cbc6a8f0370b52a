"""Names: texts that people bring along, kept as they can be shown, and what automatic players are called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from render.core.people import BOT
from render.core.words_names import without_controls

if TYPE_CHECKING:
    from collections.abc import Collection

NAMES: Final = ("Kiku", "Umi", "Sora", "Nagi", "Hama", "Isana", "Kaede", "Minato")
"""More than any game has seats."""

LONGEST_NAME = 100
"""Characters of a display name that are kept."""


def marked(name: str) -> str:
    """A name with the mark that says what it is, as it is kept; words say it in the language of their reader."""
    return f"{name}{BOT}"


def unmarked(name: str) -> str:
    """The name without the mark."""
    return name.removesuffix(BOT)


def free_name(taken: Collection[str]) -> str:
    """The first name that no one at a table bears."""
    return next(name for name in NAMES if name not in taken)


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """A text without characters that cannot be stored or that steer a terminal, cut to a length."""
    kept = "".join(char for char in text if unicodedata.category(char) not in ("Cc", "Cs"))
    return kept[:longest].strip()


_NEVER_KEPT: Final = re.compile("[\0\ud800-\udfff]")


def can_be_kept(sent: object) -> bool:
    """Whether all texts in what someone sent can be stored: none has a zero in it, or half of a sign."""
    left = [sent]
    while left:
        match left.pop():
            case str() as text if _NEVER_KEPT.search(text):
                return False
            case Mapping() as pairs:
                left += (*pairs.keys(), *pairs.values())
            case list() | tuple() as several:
                left += several
            case _:
                pass
    return True


def given(text: str, longest: int = LONGEST_NAME) -> str:
    """A name that someone gives something, cut to a length; empty if no one could read or say it.

    A name without a letter and a digit is none: mark-up, signs, and what cannot be seen.
    """
    name = clean(text, longest)
    return name if any(char.isalnum() for char in without_controls(name)) else ""
