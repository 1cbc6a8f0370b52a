"""What is still to happen in a match of Yokohama.

Source: "Ablauf eines Zuges" (dlp 2017), "FLOW OF A TURN" (Synapses 2024).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.core.frames import AskEach
from rules.core.frozen import frozen
from rules.yokohama.model.terms import Area


@dataclass(slots=True)
class AskKeep:
    """Set-up: everybody keeps one of two orders.

    Attributes:
        each: The order kept by each seat that has answered.
    """

    each: AskEach[int] = field(repr=False)
    kind: Literal["ask-keep"] = "ask-keep"


@frozen
class StartTurn:
    """A turn begins: the Stock Market pays."""

    kind: Literal["start-turn"] = "start-turn"


@frozen
class AskPlace:
    """Phase A and step 1: extras in any order, then assistants are placed."""

    kind: Literal["ask-place"] = "ask-place"


@frozen
class AskMove:
    """Step 2: the president moves or returns.

    Attributes:
        telegram: Area in which two assistants were placed, if the Telegram allows one more next to it.
    """

    telegram: Area | None = None
    kind: Literal["ask-move"] = "ask-move"


@frozen
class Act:
    """Step 3: the area action."""

    area: Area
    agent: bool
    kind: Literal["act"] = "act"


@frozen
class AskTrade:
    """Chinatown: so many exchanges."""

    exchanges: int
    kind: Literal["ask-trade"] = "ask-trade"


@frozen
class AskChurch:
    """Church: an assistant on the board, for faith."""

    area: Area
    power: int
    kind: Literal["ask-church"] = "ask-church"


@frozen
class AskCustoms:
    """Customs: an assistant on the board, for at most so many imports."""

    area: Area
    most: int
    kind: Literal["ask-customs"] = "ask-customs"


@frozen
class AskHire:
    """Employment Agency, or a warehouse icon: so many pieces."""

    pieces: int
    kind: Literal["ask-hire"] = "ask-hire"


@frozen
class AskLearn:
    """Laboratory: a technology of one of the two boards."""

    laboratory: int
    power: int
    kind: Literal["ask-learn"] = "ask-learn"


@frozen
class AskStation:
    """The Station was gained: where its token lies."""

    kind: Literal["ask-station"] = "ask-station"


@frozen
class RefillLaboratory:
    """A laboratory is refilled."""

    laboratory: int
    kind: Literal["refill-laboratory"] = "refill-laboratory"


@frozen
class AskTake:
    """Port: orders of one of the two boards, out of so many zones."""

    port: int
    zones: int
    kind: Literal["ask-take"] = "ask-take"


@frozen
class RefillPort:
    """A port is refilled."""

    port: int
    kind: Literal["refill-port"] = "refill-port"


@frozen
class AskBonus:
    """Steps 4 and 5: the 5-power token, then a building.

    Attributes:
        area: Where.
        power: Power of the action.
        token: Whether the token can still be taken.
    """

    area: Area
    power: int
    token: bool
    kind: Literal["ask-bonus"] = "ask-bonus"


@frozen
class AskGain:
    """Any goods: so many of one's choice; with `mined` the Mining Technology applies."""

    count: int
    mined: bool
    kind: Literal["ask-gain"] = "ask-gain"


@frozen
class AskMovement:
    """Movement icons: so many assistants may be moved."""

    count: int
    kind: Literal["ask-movement"] = "ask-movement"


@frozen
class Recover:
    """Step 6: assistants return from the area; with the Telephone one may stay."""

    area: Area
    kind: Literal["recover"] = "recover"


@frozen
class AskReward:
    """All three achievements are completed: a reward token."""

    kind: Literal["ask-reward"] = "ask-reward"


@frozen
class AskFinish:
    """Phase C: extras in any order, then the end of the turn."""

    kind: Literal["ask-finish"] = "ask-finish"


@frozen
class NextSeat:
    """The turn passes clockwise."""

    kind: Literal["next-seat"] = "next-seat"


Ask: TypeAlias = (
    AskKeep
    | AskPlace
    | AskMove
    | AskTrade
    | AskChurch
    | AskCustoms
    | AskHire
    | AskLearn
    | AskStation
    | AskTake
    | AskBonus
    | AskGain
    | AskMovement
    | Recover
    | AskReward
    | AskFinish
)
"""Frames that may wait for somebody; where only one answer is left, they pass by themselves."""

Auto: TypeAlias = StartTurn | Act | RefillLaboratory | RefillPort | NextSeat
"""Frames that run by themselves."""

Frame: TypeAlias = Annotated[Ask | Auto, Field(discriminator="kind")]


def acting(stack: list[Frame]) -> AskBonus | None:
    """The action that is being carried out: its steps 4 and 5 still lie on the stack, or are being asked."""
    return next((frame for frame in reversed(stack) if isinstance(frame, AskBonus)), None)
