"""Steps of Traders of Osaka: the questions of the rulebook and what happens by itself, each with its rule."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field, TypeAdapter

from rules.core.game import Codec
from rules.core.log import Entry
from rules.osaka.events import OsakaEvent
from rules.osaka.model.state import State
from rules.osaka.steps.insurance import AskInsurance
from rules.osaka.steps.market import Refill
from rules.osaka.steps.payday import CheckEnd, End, GainTokens, LoseGoods, ReturnShips, Score, Sink
from rules.osaka.steps.token import AskToken
from rules.osaka.steps.turn import AskTurn, NextSeat, StartTurn

Question: TypeAlias = AskToken | AskTurn | AskInsurance
Automatic: TypeAlias = (
    StartTurn | NextSeat | Refill | Score | GainTokens | CheckEnd | Sink | LoseGoods | ReturnShips | End
)

Frame: TypeAlias = Annotated[Question | Automatic, Field(discriminator="kind")]
"""What may lie on the stack of a match."""

_STATE: TypeAdapter[State] = TypeAdapter(State)
# The state cannot import its steps, which look at it.
_STATE.rebuild(_types_namespace={"Frame": Frame})

CODEC: Codec[State, OsakaEvent] = Codec(state=_STATE, entry=TypeAdapter(Entry[OsakaEvent]))
"""How positions and logs are stored."""
