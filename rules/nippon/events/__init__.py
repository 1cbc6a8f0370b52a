"""What is told of a match of Nippon; every event has one line of story."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field

from rules.nippon.events.building import BuildingEvent
from rules.nippon.events.gains import Advanced, BonusReached, DepartmentActivated, Gained, MarkerFreed, SilkSold
from rules.nippon.events.rounds import RoundsEvent
from rules.nippon.events.takatoshi import TakatoshiEvent
from rules.nippon.events.trade import TradeEvent
from rules.nippon.events.turns import ActionChosen, StepsPaid, TurnEnded

NipponEvent: TypeAlias = Annotated[
    BuildingEvent
    | Advanced
    | BonusReached
    | DepartmentActivated
    | Gained
    | MarkerFreed
    | SilkSold
    | RoundsEvent
    | TakatoshiEvent
    | TradeEvent
    | ActionChosen
    | StepsPaid
    | TurnEnded,
    Field(discriminator="kind"),
]
