"""Steps of Nippon: the questions of the rulebook and what happens by itself, each with its rule."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field, TypeAdapter

from rules.core.game import Codec
from rules.core.log import Entry
from rules.nippon.events import NipponEvent
from rules.nippon.model.state import State
from rules.nippon.steps.effects import EffectOf
from rules.nippon.steps.research import AskMine, AskResearch
from rules.nippon.steps.tracks import AskDepartment, AskSteps, Reward
from rules.nippon.steps.turn import AskEnd, AskTurn, StartTurn

Question: TypeAlias = AskDepartment | AskEnd | AskMine | AskResearch | AskSteps | AskTurn
Automatic: TypeAlias = EffectOf | Reward | StartTurn

Frame: TypeAlias = Annotated[Question | Automatic, Field(discriminator="kind")]
"""What may lie on the stack of a match."""

STATE: TypeAdapter[State] = TypeAdapter(State)
# The state cannot import its steps, which look at it.
STATE.rebuild(_types_namespace={"Frame": Frame})

CODEC: Codec[State, NipponEvent] = Codec(state=STATE, entry=TypeAdapter(Entry[NipponEvent]))
"""How positions and logs are stored."""
