"""A game's words for typing in each language: what people type becomes notation, and notation what they would type."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.languages import Lang

_NUMBERED = re.compile(r"([^\W\d_]+)([0-9]*)")
_BETWEEN = re.compile(r"([\s>]+)")


class Terms:
    """The words of a game's notation in other languages.

    Args:
        terms: By language and term the words of the notation for which it stands; the first term of a word is the one
            that is proposed. English is the notation itself.
        short: Abbreviations in the notation with the words they stand for, e.g. ``r`` for ``red`` in ``r5``.
    """

    def __init__(self, terms: Mapping[Lang, Mapping[str, str]], short: Mapping[str, str] | None = None) -> None:
        self.by_lang = terms
        self._short = short or {}
        self._patterns = {lang: _pattern(tuple(known)) for lang, known in terms.items()}
        self._spoken = {lang: _inverse(known) for lang, known in terms.items()}

    def typed(self, text: str, lang: Lang) -> str:
        """A typed text with the reader's own terms turned into notation; English passes through.

        Args:
            text: ``gehe seidenspinnerei2 über hafen``, ``prendi giallo5``.

        Returns:
            ``go mill2 via port``, ``take yellow5``.
        """
        line = " ".join(text.lower().split())
        terms = self.by_lang.get(lang)
        if terms:
            # A word that stands for nothing has no number: Italian "a" is left out, achievement A1 is not.
            line = self._patterns[lang].sub(
                lambda found: terms[found[1]] + found[2] if terms[found[1]] or not found[2] else found[0], line
            )
        return " ".join(line.split())

    def spoken(self, notation: str, lang: Lang) -> str:
        """Notation in the words that the reader would type; `typed` turns it back into what means the same.

        Args:
            notation: ``take y5``, ``go agency by tram``.

        Returns:
            ``nimm gelb5``, ``vai agenzia in tram``.
        """
        spoken = self._spoken.get(lang)
        if spoken is None:
            return notation
        for phrase in (known for known in spoken if " " in known):
            notation = re.sub(rf"\b{phrase}\b", spoken[phrase], notation)
        return "".join(self._word(word, spoken) for word in _BETWEEN.split(notation))

    def _word(self, word: str, spoken: Mapping[str, str]) -> str:
        if word in spoken:
            return spoken[word]
        name, hyphen, country = word.rpartition("-")
        if hyphen and name in spoken:
            return f"{spoken[name]}-{country}"
        parts = _NUMBERED.fullmatch(word)
        if parts is None:
            return word
        name = self._short.get(parts[1], parts[1]) if parts[2] else parts[1]
        return spoken.get(name, parts[1]) + parts[2]


@lru_cache
def _pattern(terms: tuple[str, ...]) -> re.Pattern[str]:
    """Any term as a whole word, the longest first, perhaps with a number behind it."""
    longest = sorted(terms, key=len, reverse=True)
    return re.compile(r"(?<![^\W\d_])(" + "|".join(map(re.escape, longest)) + r")([0-9]*)(?![^\W_])")


def _inverse(terms: Mapping[str, str]) -> dict[str, str]:
    """By word of the notation, the term that is proposed for it; numbers stay numbers."""
    spoken: dict[str, str] = {}
    for term, word in terms.items():
        if word and not word.isdecimal():
            spoken.setdefault(word, term)
    return spoken
