"""Groups of words in notation: what may be left out, what comes several times, and how many of each kind."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar, assert_never

from typing_extensions import override

from rules.core.words import Element, Keyword, Typed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

T = TypeVar("T")

_BEFORE = re.compile(r"([0-9]{1,2})x?|x([0-9]{1,2})")
_BEHIND = re.compile(r"x([0-9]{1,2})|([0-9]{1,2})x")

LONGEST_COUNT = 3
"""Letters of a word that says how many: two digits and a cross."""

Style: TypeAlias = Literal["plain", "counted", "times"]
"""How equal things are written: ``silk silk``, ``2 silk``, ``silk x2``."""


class Clause(Element[T | None]):
    """Something that may be left out, behind a keyword: ``pay fish``, ``via lab``.

    Args:
        keyword: The word before it, or several that mean the same.
        inner: What follows the keyword.
    """

    def __init__(self, keyword: str | tuple[str, ...], inner: Element[T]) -> None:
        self._keyword = Keyword(*((keyword,) if isinstance(keyword, str) else keyword))
        self._inner = inner

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[T | None, int]]:
        there = False
        for _, end in self._keyword.read(typed, at):
            there = True
            yield from self._inner.read(typed, end)
        if not there:
            yield None, at

    @override
    def write(self, value: T | None) -> Sequence[str]:
        return () if value is None else (*self._keyword.write(None), *self._inner.write(value))

    @property
    @override
    def help(self) -> str:
        return f"[{self._keyword.help} {self._inner.help}]"


class Tail(Clause[T]):
    """A clause whose keyword may be left out where it is typed: ``buy r5`` for ``buy pay r5``."""

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[T | None, int]]:
        if at == len(typed.words):
            yield None, at
            return
        start = next((end for _, end in self._keyword.read(typed, at)), at)
        yield from self._inner.read(typed, start)


class Flag(Element[bool]):
    """A word that says something by being there: ``stone``.

    Args:
        word: The word or phrase, or several that mean the same.
    """

    def __init__(self, *words: str) -> None:
        self._word = Keyword(*words)

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[bool, int]]:
        there = False
        for _, end in self._word.read(typed, at):
            there = True
            yield True, end
        if not there:
            yield False, at

    @override
    def write(self, value: bool) -> Sequence[str]:
        return self._word.write(None) if value else ()

    @property
    @override
    def help(self) -> str:
        return f"[{self._word.help}]"


class Things(Element[tuple[T, ...]]):
    """One thing or several, each perhaps with a number: ``bank tea1``, ``port x2``, ``2 silk fish``.

    Args:
        thing: What each of them is.
        style: How equal ones that follow each other are written.
    """

    def __init__(self, thing: Element[T], style: Style = "plain") -> None:
        self._thing = thing
        self._style: Style = style

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[tuple[T, ...], int]]:
        for things, end in self._next(typed, at):
            for more, last in self.read(typed, end):
                yield (*things, *more), last
            yield things, end

    def _next(self, typed: Typed, at: int) -> Iterator[tuple[tuple[T, ...], int]]:
        """One thing with its number, before it or behind it; a number is never zero."""
        before = _count(typed, at, _BEFORE)
        for thing, end in self._thing.read(typed, at if before is None else at + 1):
            behind = _count(typed, end, _BEHIND) if before is None else None
            count = before if before is not None else 1 if behind is None else behind
            if count:
                yield (thing,) * count, end if behind is None else end + 1
            else:
                typed.expect(at)

    @override
    def write(self, value: tuple[T, ...]) -> Sequence[str]:
        runs: list[tuple[T, int]] = []
        for thing in value:
            if runs and runs[-1][0] == thing:
                runs[-1] = (thing, runs[-1][1] + 1)
            else:
                runs.append((thing, 1))
        return [word for thing, count in runs for word in _written(self._thing.write(thing), count, self._style)]

    @property
    @override
    def help(self) -> str:
        return f"{self._thing.help}..."


class Counts(Element[tuple[int, ...]]):
    """How many of each kind: ``2 silk fish``, ``r5 r5 b3``.

    Args:
        kind: Reads and writes a kind, by its place in the counts.
        size: Number of kinds.
        style: How several of a kind are written.
    """

    def __init__(self, kind: Element[int], size: int, style: Style = "plain") -> None:
        self._things = Things(kind, style)
        self._size = size

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[tuple[int, ...], int]]:
        for kinds, end in self._things.read(typed, at):
            counts = [0] * self._size
            for kind in kinds:
                counts[kind] += 1
            yield tuple(counts), end

    @override
    def write(self, value: tuple[int, ...]) -> Sequence[str]:
        return self._things.write(tuple(kind for kind, count in enumerate(value) for _ in range(count)))

    @property
    @override
    def help(self) -> str:
        return self._things.help


def _count(typed: Typed, at: int, pattern: re.Pattern[str]) -> int | None:
    """The number that stands at a place, or None if none does."""
    word = typed.words[at] if at < len(typed.words) else ""
    found = pattern.fullmatch(word) if 0 < len(word) <= LONGEST_COUNT else None
    return None if found is None else int(next(group for group in found.groups() if group))


def _written(words: Sequence[str], count: int, style: Style) -> Sequence[str]:
    match style:
        case "plain":
            return (*words,) * count
        case "counted":
            return words if count == 1 else (str(count), *words)
        case "times":
            return words if count == 1 else (*words, f"x{count}")
        case _:
            assert_never(style)
