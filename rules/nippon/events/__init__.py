"""What is told of a match of Nippon; every event has one line of story."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field

from rules.nippon.events.building import BuildingEvent
from rules.nippon.events.gains import GainEvent
from rules.nippon.events.rounds import RoundsEvent
from rules.nippon.events.takatoshi import TakatoshiEvent
from rules.nippon.events.trade import TradeEvent
from rules.nippon.events.turns import TurnEvent

NipponEvent: TypeAlias = Annotated[
    BuildingEvent | GainEvent | RoundsEvent | TakatoshiEvent | TradeEvent | TurnEvent,
    Field(discriminator="kind"),
]
