"""What can be true of a turn of Traders of Osaka, for who is advised."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.advice import Merit
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.osaka.model.terms import Card, Colour, EndReason


@frozen
class Sells(Merit):
    """One's goods are sold at once for so many VP and tokens."""

    vp: int
    tokens: int


@frozen
class OtherSells(Merit):
    """Another sells, too."""

    seat: Seat
    vp: int


@frozen
class Lays(Merit):
    """One's goods of a colour are more than before.

    Attributes:
        colour: The colour.
        count: How many there are then.
        vp: What they would bring on a payday.
        away: Spaces from their ship to Edo.
    """

    colour: Colour
    count: int
    vp: int
    away: int


@frozen
class Risks(Merit):
    """So many uninsured goods of a colour are at Enshunada with their ship, and were not before."""

    colour: Colour
    count: int


@frozen
class Saves(Merit):
    """So many goods are insured."""

    count: int


@frozen
class Loses(Merit):
    """So many goods are lost."""

    count: int


@frozen
class Raises(Merit):
    """Each of one's goods of a colour is worth 1 more on a payday."""

    colour: Colour


@frozen
class Reserves(Merit):
    """A card can be bought or taken by no one else."""

    card: Card


@frozen
class Affords(Merit):
    """The hand is worth so many coins.

    Attributes:
        coins: What it is worth.
        price: What of the market is left costs so much; 0 if nothing is.
    """

    coins: int
    price: int


@frozen
class Ends(Merit):
    """It ends the game."""

    by: EndReason


OsakaMerit: TypeAlias = Sells | OtherSells | Lays | Risks | Saves | Loses | Raises | Reserves | Affords | Ends
