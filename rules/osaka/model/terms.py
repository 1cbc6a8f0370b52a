"""Terms of Traders of Osaka: cards and places, and the numbers that stand for them, counted in lists for speed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.results import Early
from rules.core.seats import Seat

Colour: TypeAlias = Literal["red", "blue", "yellow", "green"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow", "green")
"""The colours of goods, in the order in which paydays are scored and cards are listed."""

Water: TypeAlias = Literal["port", "open", "anchor", "waves", "goal"]

Area: TypeAlias = Literal["market", "farm"]

EndReason: TypeAlias = Literal["tokens", "stuck"] | Early
"""``tokens``: someone holds enough achievement tokens; ``stuck``: no one can act any more."""

CardName: TypeAlias = str
"""A card in notation: the first letter of its colour and its value, e.g. ``r5``."""

Kind: TypeAlias = int
"""A kind of card: all cards of one colour and one value. Kinds are numbered by colour, most expensive first."""

ColourIndex: TypeAlias = int
"""A colour by its place in `COLOURS`."""

Counts: TypeAlias = list[int]
"""How many cards of each kind."""

COLOUR_INDICES: tuple[ColourIndex, ...] = tuple(range(len(COLOURS)))

TRADERS = ("white", "pink", "grey", "beige")
"""Ids of the traders' colours."""


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A card: its colour of goods and its worth in coins.

    Attributes:
        colour: The goods it stands for.
        value: Coins it pays, and price of the goods.
        symbols: Insurance symbols on it.
    """

    colour: Colour
    value: int
    symbols: int


@frozen
class Place:
    """A place of the sea route, from Osaka to Edo."""

    id: str
    water: Water


@frozen
class Result:
    """A line of the final score: VP cards, tokens (the tie-break), place (1 is best; shared places are equal)."""

    seat: Seat
    vp: int
    tokens: int
    place: int


# Headings of the rulebook as printed (German edition of 2016); refusals name them.
PREPARATION = "VORBEREITUNG (zman 2016)"
TURN = "SPIELERZUG (zman 2016)"
BUYING = "A. WAREN KAUFEN (zman 2016)"
TAKING = "B. MÜNZEN NEHMEN (zman 2016)"
RESERVING = "C. KARTE RESERVIEREN (zman 2016)"
RESERVED = "RESERVIERUNGSEFFEKTE (zman 2016)"
INSURANCE = "VERSICHERUNG (zman 2016)"
