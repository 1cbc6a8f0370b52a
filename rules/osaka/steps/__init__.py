"""Steps of Traders of Osaka: the questions of the rulebook and what happens by itself, each with its rule."""

from __future__ import annotations

from typing import TypeAlias, get_args

from pydantic import TypeAdapter

from rules.core.codec import Codec
from rules.core.deferred import DEFERRED
from rules.core.log import Entry
from rules.osaka.events import OsakaEvent
from rules.osaka.model.state import STEPS, State
from rules.osaka.steps.insurance import AskInsurance
from rules.osaka.steps.market import Refill
from rules.osaka.steps.payday import CheckEnd, End, GainTokens, LoseGoods, ReturnShips, Score, Sink
from rules.osaka.steps.token import AskToken
from rules.osaka.steps.turn import AskTurn, NextSeat, StartTurn

Question: TypeAlias = AskToken | AskTurn | AskInsurance
"""The questions of the rulebook."""

STEPS.add(*get_args(Question))
STEPS.add(StartTurn, NextSeat, Refill, Score, GainTokens, CheckEnd, Sink, LoseGoods, ReturnShips, End)

CODEC: Codec[State, OsakaEvent] = Codec(TypeAdapter(State), TypeAdapter(Entry[OsakaEvent], config=DEFERRED))
"""How positions and logs are stored."""
