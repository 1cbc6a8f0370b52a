"""Notation: one short text for each answer, by the names of cards."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias, assert_never

from rules.core.frozen import frozen
from rules.core.labels import say
from rules.core.reasons import IllegalAction, Reason
from rules.osaka.actions import Buy, ChooseToken, Insure, Reserve, Take
from rules.osaka.terms import Kind
from rules.osaka.view import COLOURS
from rules.osaka.words import BLANKS, COLOUR_WORDS, PLAIN_WORDS, VERBS, meaning

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.osaka.actions import Action
    from rules.osaka.facts import Facts

LONGEST_WORD = 40
"""Letters of a word that are repeated in a refusal."""

_CARD = re.compile(r"([^\W\d_]+)([0-9])")
_TIMES = re.compile(r"(x?)([0-9]{1,3})x?")


@frozen
class Cards:
    """So many cards of a kind, as typed."""

    card: Kind
    count: int


Word: TypeAlias = Cards | str
"""A part of a typed answer: cards, or the id of a word."""


def write(facts: Facts, action: Action) -> str:
    """Notation of an answer."""
    match action:
        case ChooseToken(colour=colour):
            return f"token {COLOURS[colour]}"
        case Buy(paid=paid):
            return f"buy pay {_names(facts, paid)}"
        case Take():
            return write_take(facts, action)
        case Reserve():
            return write_reserve(facts, action)
        case Insure(discards=discards) if not any(discards):
            return "insure none"
        case Insure(discards=discards, saved=None):
            return f"insure {_names(facts, discards)}"
        case Insure(discards=discards, saved=saved):
            assert saved is not None
            return f"insure {_names(facts, discards)} save {_names(facts, saved)}"
        case _:
            assert_never(action)


def write_take(facts: Facts, action: Take) -> str:
    """Notation of taking a card."""
    name = facts.names[action.card]
    return f"take {name} stone" if action.reserved else f"take {name}"


def write_reserve(facts: Facts, action: Reserve) -> str:
    """Notation of reserving a card."""
    name = facts.names[action.card]
    return f"reserve {name}" if action.area == "market" else f"reserve farm {name}"


def _names(facts: Facts, counts: Sequence[int]) -> str:
    return " ".join(name for name, count in zip(facts.names, counts, strict=True) for _ in range(count))


def unknown(word: str) -> IllegalAction:
    """Refusal of a word that is not understood."""
    return IllegalAction(Reason(say("osaka-unknown-word", word=word[:LONGEST_WORD])))


def split(facts: Facts, text: str) -> tuple[str, list[Word]]:
    """Understand the words of a typed answer.

    Returns:
        The verb, and what follows it.

    Raises:
        IllegalAction: A word is not understood, or a number stands alone.
    """
    words = _words(text)
    if not words:
        raise IllegalAction(Reason(say("osaka-empty-answer")))
    verb = meaning(words[0], VERBS)
    if verb is None:
        raise unknown(words[0])
    return verb, _Reader(facts, list(words[1:])).read()


@lru_cache(maxsize=1024)
def _words(text: str) -> tuple[str, ...]:
    """The words of a typed answer without those that say nothing; most answers come again and again."""
    spread = text.lower().replace("\N{MULTIPLICATION SIGN}", "x").replace(",", " ").split()
    return tuple([word for word in spread if word not in BLANKS])


class _Reader:
    """Reads the words after the verb from left to right."""

    def __init__(self, facts: Facts, words: list[str]) -> None:
        self._facts = facts
        self._words = words
        self._found: list[Word] = []
        self._count: int | None = None

    def read(self) -> list[Word]:
        """All words as cards and ids."""
        while self._words:
            self._next(self._words.pop(0))
        if self._count is not None:
            raise unknown(str(self._count))
        return self._found

    def _next(self, word: str) -> None:
        if (kind := self._facts.kinds.get(word)) is not None:
            self._add(kind)
        elif times := _TIMES.fullmatch(word):
            self._number(int(times[2]), word, after=bool(times[1]))
        elif card := _CARD.fullmatch(word):
            self._card(card[1], card[2], word)
        elif (colour := meaning(word, COLOUR_WORDS)) is not None:
            follows = self._words and self._words[0].isdecimal() and len(self._words[0]) == 1
            if follows:
                self._card(word, self._words.pop(0), word)
            else:
                self._found.append(colour)
        elif (plain := meaning(word, PLAIN_WORDS)) is not None:
            self._found.append(plain)
        else:
            raise unknown(word)

    def _number(self, number: int, word: str, *, after: bool) -> None:
        last = self._found[-1] if self._found else None
        if after and number and isinstance(last, Cards):
            self._found[-1] = Cards(last.card, number)
        elif not after and self._count is None and number:
            self._count = number
        else:
            raise unknown(word)

    def _card(self, letters: str, value: str, word: str) -> None:
        colour = meaning(letters, COLOUR_WORDS)
        kind = None if colour is None else self._facts.kinds.get(f"{colour[0]}{value}")
        if kind is None:
            raise unknown(word)
        self._add(kind)

    def _add(self, kind: Kind) -> None:
        self._found.append(Cards(kind, self._count or 1))
        self._count = None
