"""How often an option is used, as typed: ``iron x2``, ``vp x1``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.words import Element, Keyword, Typed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_BEHIND = re.compile(r"x([1-9])|([1-9])x")


class Often(Element[int]):
    """A word and how often: ``iron x2``; the word alone means once, and nothing at all means never.

    Args:
        word: The word, or several that mean the same, the first of them is written.
    """

    def __init__(self, *words: str) -> None:
        self._word = Keyword(*words)
        self._written = words[0]

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[int, int]]:
        there = False
        for _, end in self._word.read(typed, at):
            there = True
            found = _BEHIND.fullmatch(typed.words[end]) if end < len(typed.words) else None
            if found is None:
                yield 1, end
            else:
                yield int(found[1] or found[2]), end + 1
        if not there:
            yield 0, at

    @override
    def write(self, value: int) -> Sequence[str]:
        return (self._written, f"x{value}") if value else ()

    @property
    @override
    def help(self) -> str:
        return f"[{self._written} x1]"
