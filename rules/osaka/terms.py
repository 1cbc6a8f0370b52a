"""Terms of Traders of Osaka as numbers: colours and kinds of cards, counted in lists for speed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.osaka.view import COLOURS

Kind: TypeAlias = int
"""A kind of card: all cards of one colour and one value. Kinds are numbered by colour, most expensive first."""

ColourIndex: TypeAlias = int
"""A colour by its place in `COLOURS`: the order in which paydays are scored."""

Counts: TypeAlias = list[int]
"""How many cards of each kind."""

Area: TypeAlias = Literal["market", "farm"]

EndReason: TypeAlias = Literal["tokens", "stuck"]
"""``tokens``: somebody holds enough achievement tokens; ``stuck``: nobody can act any more."""

COLOUR_INDICES: tuple[ColourIndex, ...] = tuple(range(len(COLOURS)))

TRADERS = ("white", "pink", "grey", "beige")
"""Ids of the traders' colours."""
