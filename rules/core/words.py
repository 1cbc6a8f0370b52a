"""The words that notation is made of: what can be read at one place of a text, and how it is written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

T = TypeVar("T")

SHORTEST = 3
"""Letters of a word's beginning that stand for the word."""

LONGEST_NUMBER = 3
"""Digits of a number."""


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
        expected: Words that could have stood there, as they were noted.
    """

    words: tuple[str, ...]
    names: Names
    furthest: int = 0
    expected: list[Iterable[str]] = field(default_factory=list[Iterable[str]])

    def expect(self, at: int, words: Iterable[str] = ()) -> None:
        """Note that reading has come to a word that does not fit, and what would have."""
        if at > self.furthest:
            self.furthest = at
            self.expected.clear()
        if at == self.furthest and words:
            self.expected.append(words)


def phrases(words: tuple[str, ...], at: int, longest: int) -> Iterator[tuple[str, int]]:
    """All phrases of at most so many words that begin at a place, the longest first, each with the place behind it."""
    for end in range(min(at + longest, len(words)), at, -1):
        yield " ".join(words[at:end]), end


class Element(ABC, Generic[T]):
    """Something that stands at one place of a text."""

    @abstractmethod
    def read(self, typed: Typed, at: int) -> Iterable[tuple[T, int]]:
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
    def read(self, typed: Typed, at: int) -> Iterable[tuple[T, int]]:
        words, meanings = typed.words, self._meanings
        if at < len(words):
            word = words[at]
            if self._longest == 1:
                if word in meanings:
                    return ((meanings[word], at + 1),)
            else:
                for phrase, end in phrases(words, at, self._longest):
                    if phrase in meanings:
                        return ((meanings[phrase], end),)
            if len(word) >= SHORTEST:
                begun = {meaning for known, meaning in meanings.items() if known.startswith(word)}
                if len(begun) == 1:
                    return ((begun.pop(), at + 1),)
        typed.expect(at, meanings)
        return ()

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
    def read(self, typed: Typed, at: int) -> Iterable[tuple[int, int]]:
        word = typed.words[at] if at < len(typed.words) else ""
        if word.isdecimal() and len(word) <= LONGEST_NUMBER:
            return ((int(word), at + 1),)
        typed.expect(at)
        return ()

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
    def read(self, typed: Typed, at: int) -> Iterable[tuple[str, int]]:
        found = tuple(typed.names.find(self._kind, typed.words, at)) if at < len(typed.words) else ()
        if not found:
            typed.expect(at, typed.names.known(self._kind))
        return found

    @override
    def write(self, value: str) -> Sequence[str]:
        return (value,)

    @property
    @override
    def help(self) -> str:
        return self._kind
