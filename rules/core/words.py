"""The words that notation is made of: what can be read at one place of a text, and how it is written."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, Literal, TypeAlias, TypeVar, assert_never

from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

T = TypeVar("T")

SHORTEST = 3
"""Letters of a word's beginning that stand for the word."""

LONGEST_NUMBER = 3
"""Digits of a number."""

_BEFORE = re.compile(r"([0-9]{1,2})x?|x([0-9]{1,2})")
_BEHIND = re.compile(r"x([0-9]{1,2})|([0-9]{1,2})x")

Style: TypeAlias = Literal["plain", "counted", "times"]
"""How equal things are written: ``silk silk``, ``2 silk``, ``silk x2``."""


class Names(ABC):
    """The names of a game's things, such as areas and cards, as they are in play."""

    __slots__ = ()

    @abstractmethod
    def find(self, kind: str, words: tuple[str, ...], at: int) -> Iterable[tuple[str, int]]:
        """All things of a kind that the words from ``at`` on may name, each with the place of the word behind it.

        A name as it is printed wins over shorter names and letters.
        """

    @abstractmethod
    def known(self, kind: str) -> Iterable[str]:
        """All names of a kind, for what was nearly typed."""


class NoNames(Names):
    """The names of a game whose answers name nothing: numbers and words are all that is typed."""

    __slots__ = ()

    @override
    def find(self, kind: str, words: tuple[str, ...], at: int) -> Iterable[tuple[str, int]]:
        return ()

    @override
    def known(self, kind: str) -> Iterable[str]:
        return ()


@dataclass(slots=True)
class Typed:
    """A text that is being read.

    Attributes:
        words: Its words.
        names: Names in play.
        furthest: The first word that nothing could use so far.
        expected: Words that could have stood there.
    """

    words: tuple[str, ...]
    names: Names
    furthest: int = 0
    expected: set[str] = field(default_factory=set[str])

    def expect(self, at: int, *words: str) -> None:
        """Note that reading has come to a word that does not fit, and what would have."""
        if at > self.furthest:
            self.furthest = at
            self.expected.clear()
        if at == self.furthest:
            self.expected.update(words)


def phrases(words: tuple[str, ...], at: int, longest: int) -> Iterator[tuple[str, int]]:
    """All phrases of at most so many words that begin at a place, the longest first, each with the place behind it."""
    for end in range(min(at + longest, len(words)), at, -1):
        yield " ".join(words[at:end]), end


class Element(ABC, Generic[T]):
    """Something that stands at one place of a text."""

    @abstractmethod
    def read(self, typed: Typed, at: int) -> Iterator[tuple[T, int]]:
        """All that the words from ``at`` on may mean, each with the place of the word behind it; likeliest first."""

    @abstractmethod
    def write(self, value: T) -> Sequence[str]:
        """Its canonical words."""

    @property
    @abstractmethod
    def help(self) -> str:
        """What may stand here."""


class Word(Element[T]):
    """A word, or several in a row, that stands for a value; also by its unambiguous beginning.

    Args:
        meanings: By word or phrase, its value; the first of a value is the one that is written.
    """

    def __init__(self, meanings: Mapping[str, T]) -> None:
        self._meanings = meanings
        self._words: dict[T, str] = {}
        for word, value in meanings.items():
            self._words.setdefault(value, word)
        self._longest = max(len(word.split()) for word in meanings)

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[T, int]]:
        for phrase, end in phrases(typed.words, at, self._longest):
            if phrase in self._meanings:
                yield self._meanings[phrase], end
                return
        word = typed.words[at] if at < len(typed.words) else ""
        if len(word) >= SHORTEST:
            begun = {meaning for known, meaning in self._meanings.items() if known.startswith(word)}
            if len(begun) == 1:
                yield begun.pop(), at + 1
                return
        typed.expect(at, *self._meanings)

    @override
    def write(self, value: T) -> Sequence[str]:
        return (self._words[value],)

    @property
    @override
    def help(self) -> str:
        return "/".join(self._words.values())


class Keyword(Word[None]):
    """A word that only must be there; others that mean the same are understood."""

    def __init__(self, *words: str) -> None:
        super().__init__(dict.fromkeys(words))


class Number(Element[int]):
    """A number."""

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[int, int]]:
        word = typed.words[at] if at < len(typed.words) else ""
        if word.isdecimal() and len(word) <= LONGEST_NUMBER:
            yield int(word), at + 1
        else:
            typed.expect(at)

    @override
    def write(self, value: int) -> Sequence[str]:
        return (str(value),)

    @property
    @override
    def help(self) -> str:
        return "1"


class Name(Element[str]):
    """The name of a thing in play.

    Args:
        kind: What kind of thing, as `Names` knows it.
    """

    def __init__(self, kind: str) -> None:
        self._kind = kind

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[str, int]]:
        found = typed.names.find(self._kind, typed.words, at) if at < len(typed.words) else ()
        empty = True
        for name, end in found:
            empty = False
            yield name, end
        if empty:
            typed.expect(at, *typed.names.known(self._kind))

    @override
    def write(self, value: str) -> Sequence[str]:
        return (value,)

    @property
    @override
    def help(self) -> str:
        return self._kind


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
    found = pattern.fullmatch(typed.words[at]) if at < len(typed.words) else None
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
