"""Names of what is typed: factories and their machine spaces, railway and influence spaces, destinations, regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.names import Phrasebook, Phrases
from rules.core.words import Names
from rules.nippon.model.spaces import space_word
from rules.nippon.model.terms import CITIES, EDGES, FAMILY, REGIONS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.seats import Seat
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.state import State

DESTINATION_PHRASES: Phrases = {
    "sanfrancisco": ("sanfrancisco",),
    "san francisco": ("sanfrancisco",),
    "newyork": ("newyork",),
    "new york": ("newyork",),
    "washington": ("washington",),
    "london": ("london",),
    "paris": ("paris",),
    "berlin": ("berlin",),
}

WITHOUT = "none"
"""What is said where a factory could modify an action but is not used: ``with none``."""


FINANCE = "finance"
"""What is said where goods are paid for steps on the Finance track and not for a contract."""


class FixedNames(Phrasebook):
    """The names that notation writes, whatever is in play."""

    __slots__ = ()

    def __init__(self, facts: Facts) -> None:
        keys = [*facts.factories, FAMILY]
        rails = {word for words in facts.rails.values() for word in words}
        super().__init__(
            {
                "factory": _factories(keys),
                "modifier": {**_factories(keys), WITHOUT: (WITHOUT,)},
                "source": _factories(keys),
                "slot": _slots(keys),
                "rail": {word: (word,) for word in sorted(rails)},
                "space": {space_word(city, edge): (space_word(city, edge),) for city in CITIES for edge in EDGES},
                "destination": DESTINATION_PHRASES,
                "region": {region: (region,) for region in REGIONS},
                "into": {into: (into,) for into in (FINANCE, *facts.contracts)},
            }
        )


def _factories(keys: Iterable[str]) -> Phrases:
    """Factories by their id, and by their number where the side does not matter: ``paper3``."""
    phrases: dict[str, tuple[str, ...]] = {}
    for key in keys:
        phrases[key] = (key,)
        if key != FAMILY:
            phrases[key[:-1]] = (*phrases.get(key[:-1], ()), key)
    return phrases


def _slots(keys: Iterable[str]) -> Phrases:
    factories = _factories(keys)
    iron = {f"{phrase}/iron": tuple(f"{name}/iron" for name in names) for phrase, names in factories.items()}
    return {**factories, **iron}


class NamesInPlay(Names):
    """The names of a match: the player's factories and those in the supply, the goods that cities ask for."""

    __slots__ = ("_facts", "_kinds", "_seat", "_state")

    def __init__(self, facts: Facts, state: State, seat: Seat) -> None:
        self._facts = facts
        self._state = state
        self._seat = seat
        self._kinds: dict[str, Phrasebook] = {}

    def _book(self, kind: str) -> Phrasebook:
        if kind not in self._kinds:
            self._kinds[kind] = Phrasebook({kind: self._phrases(kind)})
        return self._kinds[kind]

    def _phrases(self, kind: str) -> Phrases:
        own = [factory.key for factory in self._state.people[self._seat].factories]
        match kind:
            case "factory":
                return _factories([*own, *self._state.supply])
            case "modifier":
                return {**_factories(own), WITHOUT: (WITHOUT,)}
            case "source":
                return _factories(own)
            case "slot":
                return _slots(own)
            case "space":
                return self._spaces()
            case "rail":
                return self._rails()
            case "into":
                return self._into()
            case "destination":
                return DESTINATION_PHRASES
            case _:
                return {region: (region,) for region in REGIONS}

    def _spaces(self) -> Phrases:
        """Influence spaces by city and good, and by city and edge."""
        phrases: dict[str, tuple[str, ...]] = {}
        for city, lies in zip(CITIES, self._state.cities, strict=True):
            for edge, good in zip(EDGES, lies.demand, strict=True):
                word = space_word(city, edge)
                phrases[word] = (word,)
                phrases[f"{city}.{good}"] = (*phrases.get(f"{city}.{good}", ()), word)
        return phrases

    def _rails(self) -> Phrases:
        """Railway spaces by region and bonus; a region alone is any of its empty spaces, which are clear if alike."""
        phrases: dict[str, tuple[str, ...]] = {}
        for (region, words), owners in zip(self._facts.rails.items(), self._state.railways, strict=True):
            empty = [word for word, owner in zip(words, owners, strict=False) if owner is None]
            phrases |= {word: (word,) for word in words}
            phrases[region] = tuple(dict.fromkeys(empty)) or (words[0],)
        return phrases

    def _into(self) -> Phrases:
        """What goods are paid for: Finance, and contracts by their number or their department."""
        phrases: dict[str, tuple[str, ...]] = {FINANCE: (FINANCE,)}
        for key, row in self._facts.contracts.items():
            phrases[key] = (key,)
            phrases[row.department] = (*phrases.get(row.department, ()), key)
        return phrases

    @override
    def find(self, kind: str, words: tuple[str, ...], at: int) -> Iterable[tuple[str, int]]:
        return self._book(kind).find(kind, words, at)

    @override
    def known(self, kind: str) -> Iterable[str]:
        return self._book(kind).known(kind)
