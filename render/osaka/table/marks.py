"""Change marks: what is new on the table since the reader last looked, eight marks at the most."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.osaka.delta import delta
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from rules.osaka.delta import TraderDelta
    from rules.osaka.view import OsakaView

MOST = 8
"""More marks would hide what they point at; then whole areas are marked."""

LARGE = 3
"""More new cards than this are marked together."""


@frozen
class TraderMarks:
    """What changed with one trader.

    Attributes:
        vp: VP cards gained.
        hand: Whether the number of hand cards changed.
        fields: Colours (by place in COLOURS) whose goods or tokens changed.
        whole: Only the panel as a whole is marked.
    """

    vp: int
    hand: bool
    fields: tuple[int, ...]
    whole: bool = False

    @property
    def count(self) -> int:
        """How many marks that makes; an underlined count is too quiet to be one."""
        return 1 if self.whole else (self.vp > 0) + len(self.fields)


@frozen
class Marks:
    """Everything that is marked.

    Attributes:
        market: Places of new cards in the market; empty with ``whole_market`` if there are too many.
        farm: Places of new cards in the farm, likewise.
        stones: Seats whose reservation stone was laid down.
        ships: Places in COLOURS of the ships that moved.
        traders: By seat.
        whole_market: The market as a whole is new.
        whole_farm: The farm as a whole is new.
    """

    market: tuple[int, ...] = ()
    farm: tuple[int, ...] = ()
    stones: tuple[Seat, ...] = ()
    ships: tuple[int, ...] = ()
    traders: tuple[TraderMarks, ...] = ()
    whole_market: bool = False
    whole_farm: bool = False

    @property
    def count(self) -> int:
        """How many marks that makes."""
        cards = len(self.market) + len(self.farm) + self.whole_market + self.whole_farm
        return cards + len(self.stones) + len(self.ships) + sum(trader.count for trader in self.traders)


def marks(view: OsakaView, before: OsakaView | None) -> Marks:
    """What changed between two views of the same match; nothing if there is no earlier one."""
    if before is None or len(before.traders) != len(view.traders):
        return Marks()
    changed = delta(before, view)
    ships = tuple([COLOURS.index(colour) for colour, _, _ in changed.ships])
    traders = tuple([trader_marks(trader) for trader in changed.traders])
    return _at_most(Marks(changed.market, changed.farm, changed.stones, ships, traders))


def trader_marks(changed: TraderDelta) -> TraderMarks:
    """What is marked of one trader."""
    return TraderMarks(max(0, changed.vp), changed.hand != 0, changed.colours)


def _at_most(found: Marks) -> Marks:
    """The same marks, with crowded areas marked as wholes until few enough are left."""
    if len(found.market) > LARGE:
        found = replace(found, market=(), whole_market=True)
    if len(found.farm) > LARGE or (len(found.farm) > 1 and found.count > MOST):
        found = replace(found, farm=(), whole_farm=True)
    while found.count > MOST:
        crowded = max(found.traders, key=lambda trader: trader.count)
        if crowded.count > 1:
            traders = tuple(replace(trader, whole=trader is crowded or trader.whole) for trader in found.traders)
            found = replace(found, traders=traders)
        elif found.market:
            found = replace(found, market=(), whole_market=True)
        elif found.stones:
            found = replace(found, stones=())
        else:
            # who has new goods has bought them: the market speaks for itself
            return replace(found, farm=(), whole_market=False, whole_farm=False)
    return found
