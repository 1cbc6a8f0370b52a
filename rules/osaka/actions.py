"""Answers that a trader can give."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.decisions import Counted
from rules.core.frozen import frozen
from rules.osaka.terms import Area, ColourIndex, Kind


@frozen
class ChooseToken:
    """Choose the first achievement token."""

    colour: ColourIndex
    kind: Literal["token"] = "token"


@frozen
class Buy:
    """Buy all goods of the market that nobody else has reserved.

    Attributes:
        paid: Hand cards to pay with, by kind.
    """

    paid: Counted
    kind: Literal["buy"] = "buy"


@frozen
class Take:
    """Take a market card as coins.

    Attributes:
        card: Its kind.
        reserved: Whether it is the card with one's own stone.
    """

    card: Kind
    reserved: bool
    kind: Literal["take"] = "take"


@frozen
class Reserve:
    """Reserve a card with one's stone."""

    card: Kind
    area: Area
    kind: Literal["reserve"] = "reserve"


@frozen
class Insure:
    """Insure goods against the Black Current.

    Attributes:
        discards: Hand cards to discard, by kind; none to insure nothing.
        saved: Goods that are saved, by kind; None for the most valuable ones.
    """

    discards: Counted
    saved: Counted | None
    kind: Literal["insure"] = "insure"


TurnAction: TypeAlias = Buy | Take | Reserve

Action: TypeAlias = ChooseToken | Buy | Take | Reserve | Insure
