"""What can be told of a match of Yokohama. Only orders dealt and kept at the start are told to one seat alone.

Areas are named by their ids in notation, e.g. ``mine2``.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field

from rules.yokohama.events.areas import (
    Acted,
    AgentUsed,
    Built,
    Hired,
    Learned,
    PlacedAtCustoms,
    PlacedInChurch,
    StationPlaced,
    TokenTaken,
    TookOrders,
    Traded,
)
from rules.yokohama.events.deal import Kept, LaidOut, Offered, StartPlayer
from rules.yokohama.events.extras import Achieved, AgentGained, Completed, RewardTokenTaken, Spun, Studied
from rules.yokohama.events.gains import Cause, Gained
from rules.yokohama.events.moves import Fees, MovedAssistants, Placed, Recalled, Recovered, Went
from rules.yokohama.events.rounds import Ended, EndIsNear, OrdersRefilled, TechnologyRefilled, TurnEnded

__all__ = [
    "Achieved",
    "Acted",
    "AgentGained",
    "AgentUsed",
    "Built",
    "Cause",
    "Completed",
    "EndIsNear",
    "Ended",
    "Fees",
    "Gained",
    "Hired",
    "Kept",
    "LaidOut",
    "Learned",
    "MovedAssistants",
    "Offered",
    "OrdersRefilled",
    "Placed",
    "PlacedAtCustoms",
    "PlacedInChurch",
    "Recalled",
    "Recovered",
    "RewardTokenTaken",
    "Spun",
    "StartPlayer",
    "StationPlaced",
    "Studied",
    "TechnologyRefilled",
    "TokenTaken",
    "TookOrders",
    "Traded",
    "TurnEnded",
    "Went",
    "YokohamaEvent",
]

YokohamaEvent: TypeAlias = Annotated[
    LaidOut
    | StartPlayer
    | Offered
    | Kept
    | Placed
    | Went
    | Recalled
    | AgentUsed
    | Acted
    | Gained
    | Traded
    | PlacedInChurch
    | PlacedAtCustoms
    | Hired
    | Learned
    | StationPlaced
    | TookOrders
    | OrdersRefilled
    | TechnologyRefilled
    | TokenTaken
    | Built
    | MovedAssistants
    | Recovered
    | Completed
    | AgentGained
    | Achieved
    | RewardTokenTaken
    | Spun
    | Studied
    | TurnEnded
    | EndIsNear
    | Ended,
    Field(discriminator="kind"),
]
