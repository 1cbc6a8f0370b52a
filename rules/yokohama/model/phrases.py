"""What may be typed for areas, orders, technologies and achievements."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.names import Phrases
    from rules.yokohama.model.cards import Achievement, Order, Technology
    from rules.yokohama.model.terms import AreaKind

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
