"""Names of areas, orders, technologies and achievements, as they are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.names import Phrasebook, Phrases
from rules.yokohama.model.terms import ACTING, HAND

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.yokohama.model.cards import Order, Technology
    from rules.yokohama.model.facts import Achievement, Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import AreaKind
    from rules.yokohama.model.town import Town

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

SOURCES: Phrases = {HAND: (HAND,), ACTING: (ACTING,)}
"""Where an assistant may come from besides an area by its name."""

ALSO_CALLED = {"electrical": "electrical-light", "language": "language-school", "school": "language-school"}
"""Technologies by another word than the beginning of their name."""


class NamesInPlay(Phrasebook):
    """The names of a match; of technologies with the same name those come first that lie on a board."""

    __slots__ = ("_facts", "_state")

    def __init__(self, facts: Facts, town: Town, state: State) -> None:
        super().__init__({**facts.phrases, "area": town.phrases, "source": {**town.phrases, **SOURCES}})
        self._facts = facts
        self._state = state

    @override
    def find(self, kind: str, words: tuple[str, ...], at: int) -> Iterable[tuple[str, int]]:
        found = super().find(kind, words, at)
        return found if kind != "technology" else sorted(found, key=self._off_board)

    def _off_board(self, found: tuple[str, int]) -> bool:
        number = self._facts.technology_numbers[found[0]]
        return all(number not in board for board in self._state.laboratories)


def vocabulary_of(facts: Facts) -> Phrasebook:
    """The names that notation writes, whatever the town."""
    boards = [(kind, count) for kind, copies in facts.copies for count in copies]
    names: list[str] = [kind for kind, count in boards if count == 1]
    names += [f"{kind}{number}" for kind, count in boards if count > 1 for number in range(1, count + 1)]
    return Phrasebook({**facts.phrases, "area": {name: (name,) for name in names}, "source": SOURCES})


def area_phrases(kinds: tuple[AreaKind, ...], names: tuple[str, ...], letters: tuple[str, ...]) -> Phrases:
    """Areas by what is printed on them, with their number, and by their letter; Port B is never Port and area B."""
    phrases: dict[str, tuple[str, ...]] = {letter.lower(): (name,) for letter, name in zip(letters, names, strict=True)}
    phrases |= {word: () for words in PRINTED.values() for word in words if " " in word}
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
