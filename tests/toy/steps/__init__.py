"""The steps of the toy game: its questions and what happens by itself."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field, TypeAdapter

from rules.core.game import Codec
from rules.core.log import Entry
from tests.toy.events import ToyEvent
from tests.toy.state import State
from tests.toy.steps.clap import AskClap
from tests.toy.steps.effects import AskEffects
from tests.toy.steps.keep import AskKeep
from tests.toy.steps.stall import AskStall
from tests.toy.steps.turn import AskHang, NextSeat

Frame: TypeAlias = Annotated[
    AskKeep | AskHang | AskEffects | AskStall | AskClap | NextSeat, Field(discriminator="kind")
]
"""What may lie on the stack of a match."""

CODEC: Codec[State, ToyEvent] = Codec(TypeAdapter(State), TypeAdapter(Entry[ToyEvent]))
"""How positions and logs are stored."""

# Only here it is known what a state's stack may hold.
CODEC.state.rebuild()
