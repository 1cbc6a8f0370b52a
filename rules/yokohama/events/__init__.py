"""What can be told of a match of Yokohama. Only orders dealt and kept at the start are told to one seat alone.

Areas are named by their ids in notation, e.g. ``mine2``.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field

from rules.yokohama.events import areas, extras, moves, rounds

YokohamaEvent: TypeAlias = Annotated[
    rounds.LaidOut
    | rounds.StartPlayer
    | rounds.Offered
    | rounds.Kept
    | moves.Placed
    | moves.Went
    | moves.Recalled
    | areas.AgentUsed
    | areas.Acted
    | extras.Gained
    | areas.Traded
    | areas.PlacedInChurch
    | areas.PlacedAtCustoms
    | areas.Hired
    | areas.Learned
    | areas.StationPlaced
    | areas.TookOrders
    | rounds.OrdersRefilled
    | rounds.TechnologyRefilled
    | areas.TokenTaken
    | areas.Built
    | moves.MovedAssistants
    | moves.Recovered
    | extras.Completed
    | extras.AgentGained
    | extras.Achieved
    | extras.RewardTokenTaken
    | extras.Spun
    | extras.Studied
    | rounds.TurnEnded
    | rounds.EndIsNear
    | rounds.Ended,
    Field(discriminator="kind"),
]
