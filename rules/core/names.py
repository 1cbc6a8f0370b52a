"""Names of things by what may be typed for them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from typing_extensions import override

from rules.core.words import SHORTEST, Names, phrases

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Phrases: TypeAlias = "Mapping[str, tuple[str, ...]]"
"""By a word or several, the things that they may name."""

LONGEST = 3
"""Words of a name."""

_BEGINNING = re.compile(r"([^\W\d_]+)([0-9]*)")


class Phrasebook(Names):
    """Names of things of several kinds: the longest phrase wins; the beginning of one will do if it is unambiguous.

    Args:
        kinds: By kind of thing, what may be typed for each.
    """

    __slots__ = ("_kinds",)

    def __init__(self, kinds: Mapping[str, Phrases]) -> None:
        self._kinds = kinds

    @override
    def find(self, kind: str, words: tuple[str, ...], at: int) -> Iterable[tuple[str, int]]:
        known = self._kinds[kind]
        found = _longest(known, words, at)
        if not found and (whole := _whole(known, words[at])):
            found = _longest(known, (*words[:at], whole, *words[at + 1 :]), at)
        return found

    @override
    def known(self, kind: str) -> Iterable[str]:
        return self._kinds[kind]


def _longest(known: Phrases, words: tuple[str, ...], at: int) -> list[tuple[str, int]]:
    """All that the longest phrase from a place on may name, with the place behind it."""
    for phrase, end in phrases(words, at, LONGEST):
        if phrase in known:
            return [(name, end) for name in known[phrase]]
    return []


def _whole(known: Phrases, word: str) -> str | None:
    """The phrase of which a word is the beginning, with its number: ``fish2`` is ``fishing2``."""
    begun = _BEGINNING.fullmatch(word)
    if begun is None or len(begun[1]) < SHORTEST:
        return None
    meant = [phrase for phrase in known if phrase.startswith(begun[1])]
    shortest = min(meant, key=len, default="")
    alike = all(phrase.startswith(shortest) or known[phrase] == known[shortest] for phrase in meant)
    return shortest + begun[2] if shortest and alike else None
