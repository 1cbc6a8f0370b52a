"""What answers consist of: payments, deliveries to markets, prestige tiles and where they go, the split of steps."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from rules.core.frozen import frozen
from rules.nippon.model.spaces import space_word
from rules.nippon.model.terms import CITIES, EDGES, Area, City, Colour, Edge, Good

SplitOf: TypeAlias = Literal["rnd", "mining", "both"]
"""Where steps on R&D or Mining go: all on one track, or one on each."""

Into: TypeAlias = Literal["finance", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8"]
"""What goods are paid for: steps on the Finance track, or a contract."""

INTO: tuple[Into, ...] = get_args(Into)

_SPACES: dict[str, tuple[City, int]] = {
    space_word(city, edge): (city, number) for city in CITIES for number, edge in enumerate(EDGES)
}


@frozen
class Payment:
    """Goods are paid for something.

    Attributes:
        good: The kind of goods; how many is told by the number of the activation.
        into: What for.
        department: Which department a contract activates that leaves the choice; None if that is asked later.
        sources: From which factories the goods are paid; empty for the fullest ones.
    """

    good: Good
    into: Into
    department: Colour | None = None
    sources: tuple[str, ...] = ()

    @property
    def contract(self) -> bool:
        """Whether it fulfils a contract."""
        return self.into != "finance"


@frozen
class Delivery:
    """A domestic market is supplied.

    Attributes:
        space: The influence space, by its word: ``osaka.top``.
        goods: How many goods are paid.
        removes: The influence space whose marker leaves the city because of its limit, or None.
        sources: From which factories the goods are paid; empty for the fullest ones.
    """

    space: str
    goods: int
    removes: str | None = None
    sources: tuple[str, ...] = ()

    @property
    def city(self) -> City:
        """The city."""
        return _SPACES[self.space][0]

    @property
    def place(self) -> int:
        """The influence space by its place in `EDGES`."""
        return _SPACES[self.space][1]

    @property
    def edge(self) -> Edge:
        """The influence space by its name."""
        return EDGES[self.place]

    @property
    def removed(self) -> int | None:
        """The space whose marker leaves, by its place in `EDGES`; None if none does, or it is of another city."""
        if self.removes is None:
            return None
        city, place = _SPACES[self.removes]
        return place if city == self.city else None


@frozen
class Tile:
    """A prestige tile and where it goes."""

    level: int
    area: Area
