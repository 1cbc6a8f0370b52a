"""The component tables as the rules read them: everything by kind of card."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.osaka.model.tables import MatchTable
from rules.osaka.model.terms import COLOURS, Card, CardName, ColourIndex, Kind, Place

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.decisions import Counted
    from rules.osaka.model.tables import Tables
    from rules.osaka.model.terms import Counts


@frozen
class Facts:
    """What the box contains.

    Attributes:
        cards: By kind, the card.
        names: By kind, its name.
        kinds: By name, its kind.
        colours: By kind, the index of its colour.
        values: By kind, its coins.
        symbols: By kind, its insurance symbols.
        copies: By kind, how many there are.
        suits: By colour, its kinds, most expensive first.
        route: The places.
        anchor: Place to which sunk ships return.
        goal: Place where ships arrive.
        waves: Places of the Black Current.
        numbers: How much of what.
    """

    cards: tuple[Card, ...]
    names: tuple[CardName, ...]
    kinds: dict[CardName, Kind]
    colours: tuple[ColourIndex, ...]
    values: tuple[int, ...]
    symbols: tuple[int, ...]
    copies: tuple[int, ...]
    suits: tuple[tuple[Kind, ...], ...]
    route: tuple[Place, ...]
    anchor: int
    goal: int
    waves: frozenset[int]
    numbers: MatchTable

    @property
    def nothing(self) -> Counts:
        """No card of any kind."""
        return [0] * len(self.cards)

    def coins(self, counts: Sequence[int]) -> int:
        """Sum of the values of some cards."""
        return sum(map(mul, counts, self.values))

    def by_colour(self, counts: Sequence[int]) -> Counted:
        """How many cards of each colour."""
        return tuple([sum([counts[kind] for kind in suit]) for suit in self.suits])

    def symbols_of(self, counts: Sequence[int]) -> Counted:
        """Insurance symbols on some cards, by colour."""
        return self.by_colour([*map(mul, counts, self.symbols)])

    def listed(self, counts: Sequence[int]) -> tuple[Card, ...]:
        """The cards one by one, by colour, most expensive first."""
        return tuple([card for card, count in zip(self.cards, counts, strict=True) for _ in range(count)])

    def shown(self, kinds: Iterable[Kind]) -> tuple[Card, ...]:
        """Some cards in the order given."""
        return tuple([self.cards[kind] for kind in kinds])

    def named(self, counts: Sequence[int]) -> tuple[CardName, ...]:
        """The names of the cards one by one, in the same order."""
        return tuple([name for name, count in zip(self.names, counts, strict=True) for _ in range(count)])

    def counted(self, kinds: Iterable[Kind]) -> Counts:
        """Count cards by kind."""
        counts = self.nothing
        for kind in kinds:
            counts[kind] += 1
        return counts

    def tallied(self, names: Iterable[CardName]) -> Counted:
        """Count cards that are given by their names."""
        return tuple(self.counted([self.kinds[name] for name in names]))

    def spread(self, kinds: Sequence[Kind], amounts: Counted) -> Counted:
        """Amounts of some kinds as counts of all kinds."""
        counts = self.nothing
        for kind, amount in zip(kinds, amounts, strict=True):
            counts[kind] = amount
        return tuple(counts)


def facts_of(tables: Tables) -> Facts:
    """Arrange the component tables by kind of card."""
    rows = sorted(tables.cards.card, key=lambda row: -row.value)
    names = tuple(f"{colour[0]}{row.value}" for colour in COLOURS for row in rows)
    waters = [row.water for row in tables.board.place]
    return Facts(
        cards=tuple(Card(colour, row.value, row.symbols) for colour in COLOURS for row in rows),
        names=names,
        kinds={name: kind for kind, name in enumerate(names)},
        colours=tuple(index for index in range(len(COLOURS)) for _ in rows),
        values=tuple(row.value for _ in COLOURS for row in rows),
        symbols=tuple(row.symbols for _ in COLOURS for row in rows),
        copies=tuple(row.per_colour for _ in COLOURS for row in rows),
        suits=tuple(tuple(range(index * len(rows), (index + 1) * len(rows))) for index in range(len(COLOURS))),
        route=tuple(Place(row.id, row.water) for row in tables.board.place),
        anchor=waters.index("anchor"),
        goal=waters.index("goal"),
        waves=frozenset(place for place, water in enumerate(waters) if water == "waves"),
        numbers=tables.match,
    )
