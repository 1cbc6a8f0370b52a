"""Names of areas, orders, technologies and achievements, as they are typed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from typing_extensions import override

from rules.core.words import SHORTEST, Names
from rules.yokohama.model.terms import COUNTRIES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from rules.yokohama.model.cards import Order, Technology
    from rules.yokohama.model.facts import Achievement, Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import AreaKind
    from rules.yokohama.model.town import Town

Phrases: TypeAlias = "Mapping[str, tuple[str, ...]]"
"""By what may be typed, the things that it may name."""

LONGEST = 3
"""Words of a name."""

PRINTED: dict[AreaKind, tuple[str, ...]] = {
    "mine": ("mine", "copper", "copper mine"),
    "mill": ("mill", "silk", "silk mill"),
    "china": ("china", "chinatown"),
    "agency": ("agency", "employment", "employment agency"),
    "port": ("port", "porta", "port a"),
    "dock": ("dock", "portb", "port b"),
    "lab": ("lab", "laboratory", "laba", "lab a", "laboratory a"),
    "research": ("research", "labb", "lab b", "laboratory b"),
}
"""What area boards are called, where that is more than their id."""

ALSO_CALLED = {"electrical": "electrical-light", "language": "language-school", "school": "language-school"}
"""Technologies by another word than the beginning of their name."""

_HEAD = re.compile(r"([^\W\d_]+(?:-[^\W\d_]{3,})?)([0-9]*|-[^\W\d_]{2})")


class Vocabulary(Names):
    """What may be typed for the things of each kind, and what it names."""

    __slots__ = ("_phrases",)

    def __init__(self, phrases: Mapping[str, Phrases]) -> None:
        self._phrases = phrases

    @override
    def find(self, kind: str, words: tuple[str, ...], at: int) -> Iterable[tuple[str, int]]:
        phrases = self._phrases[kind]
        whole = words[at : at + LONGEST]
        names, size = _longest(phrases, whole)
        if not names and (head := _whole_word(phrases, whole[0])):
            names, size = _longest(phrases, (head, *whole[1:]))
        return [(name, at + size) for name in names]

    @override
    def known(self, kind: str) -> Iterable[str]:
        return self._phrases[kind]


class NamesInPlay(Vocabulary):
    """The names of a match; of technologies with the same name those come first that lie on a board."""

    __slots__ = ("_facts", "_state")

    def __init__(self, facts: Facts, town: Town, state: State) -> None:
        super().__init__({**facts.phrases, "area": town.phrases})
        self._facts = facts
        self._state = state

    @override
    def find(self, kind: str, words: tuple[str, ...], at: int) -> Iterable[tuple[str, int]]:
        found = super().find(kind, words, at)
        return found if kind != "technology" else sorted(found, key=self._off_board)

    def _off_board(self, found: tuple[str, int]) -> bool:
        number = self._facts.technology_numbers[found[0]]
        return all(number not in board for board in self._state.laboratories)


def vocabulary_of(facts: Facts) -> Vocabulary:
    """The names that notation writes, whatever the town."""
    boards = [(kind, count) for kind, copies in facts.copies for count in copies]
    names: list[str] = [kind for kind, count in boards if count == 1]
    names += [f"{kind}{number}" for kind, count in boards if count > 1 for number in range(1, count + 1)]
    return Vocabulary({**facts.phrases, "area": {name: (name,) for name in names}})


def area_phrases(kinds: tuple[AreaKind, ...], names: tuple[str, ...], letters: tuple[str, ...]) -> Phrases:
    """Areas by what is printed on them, with their number, and by their letter."""
    phrases: dict[str, tuple[str, ...]] = {letter.lower(): (name,) for letter, name in zip(letters, names, strict=True)}
    for kind in dict.fromkeys(kinds):
        here = tuple(name for name, board in zip(names, kinds, strict=True) if board == kind)
        for word in PRINTED.get(kind, (kind,)):
            phrases[word] = here
            for number, name in enumerate(here, start=1):
                phrases[f"{word}{number}"] = phrases[f"{word} {number}"] = (name,)
    return phrases


def card_phrases(
    orders: tuple[Order, ...], technologies: tuple[Technology, ...], achievements: tuple[Achievement, ...]
) -> dict[str, Phrases]:
    """Orders, technologies and achievements, by kind."""
    found: dict[str, tuple[str, ...]] = {}
    for order in orders:
        number = int(order.id[2:])
        typed = (f"{order.country}{between}{number:0{digits}}" for between in ("", " ") for digits in (1, 2))
        found |= dict.fromkeys(typed, (order.id,))
    return {
        "order": found,
        "technology": _technologies(technologies),
        "achievement": {card.id.lower(): (card.id,) for card in achievements},
    }


def _technologies(cards: tuple[Technology, ...]) -> Phrases:
    """Technologies by name, by name and country, and by other words for them."""
    phrases: dict[str, tuple[str, ...]] = {}
    for name in dict.fromkeys(card.name for card in cards):
        ids = {card.country: card.id for card in cards if card.name == name}
        others = [word for word, meant in ALSO_CALLED.items() if meant == name]
        for word in (name, name.replace("-", " "), *others):
            phrases[word] = tuple(ids.values())
            for country, each in ids.items():
                phrases[f"{word}-{country}"] = phrases[f"{word} {country}"] = (each,)
    return phrases


def _longest(phrases: Phrases, words: tuple[str, ...]) -> tuple[tuple[str, ...], int]:
    """What the longest name that the words begin with may mean, and how many words it takes."""
    for size in range(len(words), 0, -1):
        if names := phrases.get(" ".join(words[:size])):
            return names, size
    return (), 0


def _whole_word(phrases: Phrases, word: str) -> str | None:
    """A name of which a word is the unambiguous beginning: ``fish2`` is ``fishing2``."""
    head = _HEAD.fullmatch(word)
    if head is None or len(head[1]) < SHORTEST:
        return None
    begun = {names: phrase for phrase, names in _stems(phrases) if phrase.startswith(head[1])}
    return begun.popitem()[1] + head[2] if len(begun) == 1 else None


def _stems(phrases: Phrases) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Names without number and country."""
    for phrase, names in phrases.items():
        if " " not in phrase and not phrase[-1].isdecimal() and phrase.rpartition("-")[2] not in COUNTRIES:
            yield phrase, names
