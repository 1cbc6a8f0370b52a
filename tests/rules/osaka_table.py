"""A table of Osaka laid by hand: positions in a few words, answers in notation, what was told as a list."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from bot.core.tables import load_tables
from rules.core.rng import Rng
from rules.core.table import Table
from rules.osaka import laying
from rules.osaka.events import OsakaEvent
from rules.osaka.game import OSAKA, OsakaRules
from rules.osaka.model.state import State
from rules.osaka.model.tables import Tables
from tests.rules.laid_table import LaidTable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.osaka.model.position import Position
    from rules.osaka.model.terms import Card

FOLDER = Path(__file__).parents[2] / "data" / "osaka"
_loaded = load_tables("osaka", FOLDER, OSAKA.tables)
assert isinstance(_loaded, Tables)
TABLES = _loaded
RULES = OsakaRules(TABLES)
FACTS = RULES.facts


def kinds(text: str) -> list[int]:
    """Kinds of the cards in a text such as ``r5 b3 g2x4``."""
    return laying.kinds(FACTS, text)


def cards(text: str) -> tuple[Card, ...]:
    """The cards in a text, in the order in which events list them."""
    return FACTS.listed(FACTS.counted(kinds(text)))


def names(told: Iterable[Card]) -> str:
    """Names of some cards."""
    return " ".join(f"{card.colour[0]}{card.value}" for card in told)


class TableOfOsaka(LaidTable[State, OsakaEvent]):
    """A table of Osaka."""

    rules = RULES

    def __init__(self, *hands: str, seed: bytes = b"osaka", **laid: Any) -> None:
        """Lay the table.

        Args:
            hands: Hand cards of each seat.
            seed: The dice.
            laid: What else lies there, as `laying.lay` takes it.
        """
        super().__init__(laying.lay(FACTS, *hands, **laid), Table(Rng(seed)))
        self.check()

    @override
    def check(self) -> None:
        assert RULES.violations(self.state) == []

    def at(self, seat: int | None = None) -> Position:
        """The position as a seat looks at it; as the active one does if none is named."""
        return RULES.position(self.state, self.seat_of(seat))

    def hand(self, seat: int) -> str:
        """Hand cards of a seat."""
        return names(FACTS.listed(self.state.traders[seat].hand))

    def goods(self, seat: int) -> str:
        """Goods of a seat."""
        return names(FACTS.listed(self.state.traders[seat].goods))

    def insured(self, seat: int) -> str:
        """Insured goods of a seat."""
        return names(FACTS.listed(self.state.traders[seat].insured))

    def market(self) -> str:
        """Cards of the market, with stones."""
        return " ".join(
            FACTS.names[offer.card] + ("" if offer.stone is None else f"@{offer.stone}") for offer in self.state.market
        )


def some(told: Iterable[OsakaEvent], kind: str) -> list[OsakaEvent]:
    """The events of a kind."""
    return [event for event in told if event.kind == kind]
