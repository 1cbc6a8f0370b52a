"""A position as the rules of Traders of Osaka look at it, and the names by which its cards may be typed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.clauses import Things
from rules.core.step import PositionOf
from rules.core.words import SHORTEST, Element, Name, Names
from rules.osaka.model.facts import Facts
from rules.osaka.model.state import State
from rules.osaka.model.terms import COLOURS, CardName

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from rules.osaka.model.state import Trader

CARD: Element[CardName] = Name("card")
"""A card."""

FARM_CARD: Element[CardName] = Name("farm-card")
"""A card that can be reserved in the farm only, so that no one need say where it lies."""

CARDS: Element[tuple[CardName, ...]] = Things(CARD)
"""One card or several."""

_WORD = re.compile(r"([^\W\d_]+)([0-9]?)")
"""A colour, perhaps with the value behind it."""


class CardNames(Names):
    """The names of all cards.

    Args:
        cards: All names.
        only_farm: Those of the cards that can be reserved in the farm and not in the market.
    """

    __slots__ = ("_cards", "_only_farm")

    def __init__(self, cards: Collection[CardName], only_farm: Collection[CardName] = ()) -> None:
        self._cards = cards
        self._only_farm = only_farm

    @override
    def find(self, kind: str, words: tuple[str, ...], at: int) -> Iterator[tuple[CardName, int]]:
        found = _WORD.fullmatch(words[at])
        if found is None:
            return
        colour, value = found.groups()
        end = at + 1
        if not value and end < len(words):
            value, end = words[end], end + 1
        letter = next((one[0] for one in COLOURS if len(colour) >= SHORTEST and one.startswith(colour)), colour)
        name = f"{letter}{value}"
        if name in self.known(kind):
            yield name, end

    @override
    def known(self, kind: str) -> Collection[CardName]:
        return self._only_farm if kind == "farm-card" else self._cards


class Position(PositionOf[Facts, State]):
    """A position for one seat."""

    __slots__ = ()

    @property
    def me(self) -> Trader:
        """The trader of the seat."""
        return self.state.traders[self.seat]

    @property
    @override
    def names(self) -> Names:
        only_farm = self.state.free("farm") - self.state.free("market")
        return CardNames(self.facts.kinds, {self.facts.names[kind] for kind in only_farm})
