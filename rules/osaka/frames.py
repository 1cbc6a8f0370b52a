"""What is still to happen in a match of Traders of Osaka."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.core.frames import AskEach
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.osaka.actions import Insure
from rules.osaka.terms import ColourIndex, EndReason


@frozen
class AskToken:
    """Preparation, step 8: a trader takes a first achievement token."""

    seat: Seat
    kind: Literal["ask-token"] = "ask-token"


@frozen
class StartTurn:
    """A turn begins: refill if nothing can be bought, then ask, play a forced step or pass over."""

    kind: Literal["start-turn"] = "start-turn"


@frozen
class AskTurn:
    """The active trader buys, takes or reserves."""

    kind: Literal["ask-turn"] = "ask-turn"


@frozen
class Score:
    """Payday, step 1: all goods of the arrived colours are sold."""

    colours: tuple[ColourIndex, ...]
    kind: Literal["score"] = "score"


@frozen
class GainTokens:
    """Payday, step 2: who earned VP with a colour gains a token of it.

    Attributes:
        earned: Trader and colour, in the order of scoring.
    """

    earned: tuple[tuple[Seat, ColourIndex], ...]
    kind: Literal["gain-tokens"] = "gain-tokens"


@frozen
class CheckEnd:
    """After step 2: the match ends if a trader has enough tokens."""

    kind: Literal["check-end"] = "check-end"


@frozen
class Sink:
    """Payday, step 3: ships on the waves sink, whoever may insure is asked."""

    kind: Literal["sink"] = "sink"


@dataclass(slots=True)
class AskInsurance:
    """Insurance: traders with goods at risk answer clockwise, those to come may answer ahead.

    Attributes:
        colours: Colours of the sinking ships.
        each: Who is still asked, the one whose answer counts next first.
    """

    colours: tuple[ColourIndex, ...]
    each: AskEach[Insure] = field(repr=False)
    kind: Literal["ask-insurance"] = "ask-insurance"


@frozen
class LoseGoods:
    """Payday, step 3: goods of sunk colours that are not insured are lost."""

    colours: tuple[ColourIndex, ...]
    kind: Literal["lose-goods"] = "lose-goods"


@frozen
class ReturnShips:
    """Payday, step 4: arrived ships return to the port, sunk ones to the anchor."""

    kind: Literal["return-ships"] = "return-ships"


@frozen
class Refill:
    """Market and farm are refilled after a purchase."""

    kind: Literal["refill"] = "refill"


@frozen
class NextSeat:
    """The turn passes clockwise."""

    kind: Literal["next-seat"] = "next-seat"


@frozen
class End:
    """The match is over."""

    by: EndReason
    kind: Literal["end"] = "end"


Ask: TypeAlias = AskToken | AskTurn | AskInsurance
"""Frames that wait for somebody."""

Auto: TypeAlias = StartTurn | Score | GainTokens | CheckEnd | Sink | LoseGoods | ReturnShips | Refill | NextSeat | End
"""Frames that run by themselves."""

Frame: TypeAlias = Annotated[Ask | Auto, Field(discriminator="kind")]
