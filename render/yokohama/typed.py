"""What people type in German and Italian, as the notation of Yokohama."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from render.yokohama.typed_terms import TERMS

if TYPE_CHECKING:
    from render.core.people import Lang


def typed(text: str, lang: Lang) -> str:
    """One typed move with the reader's own terms turned into notation; English passes through.

    Args:
        text: ``gehe seidenspinnerei2 über hafen``, ``costruisci negozio 2``.
        lang: The reader's language.

    Returns:
        ``go mill2 via port``, ``build shop 2``.
    """
    terms = TERMS.get(lang, {})
    line = " ".join(text.lower().split())
    if terms:
        line = _pattern(lang).sub(lambda found: terms[found[1]] + found[2], line)
    return " ".join(line.split())


@lru_cache(maxsize=4)
def _pattern(lang: Lang) -> re.Pattern[str]:
    """Any term as a whole word, the longest first, perhaps with a number behind it."""
    longest = sorted(TERMS[lang], key=len, reverse=True)
    return re.compile(r"(?<![^\W\d_])(" + "|".join(map(re.escape, longest)) + r")([0-9]*)(?![^\W_])")
