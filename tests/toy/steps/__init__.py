"""The steps of the toy game: its questions and what happens by itself."""

from __future__ import annotations

from pydantic import TypeAdapter

from rules.core.codec import Codec
from rules.core.log import Entry
from tests.toy.events import ToyEvent
from tests.toy.state import STEPS, State
from tests.toy.steps.clap import AskClap
from tests.toy.steps.effects import AskEffects
from tests.toy.steps.keep import AskKeep
from tests.toy.steps.stall import AskStall
from tests.toy.steps.turn import AskHang, NextSeat

STEPS.add(AskKeep, AskHang, AskEffects, AskStall, AskClap, NextSeat)

CODEC: Codec[State, ToyEvent] = Codec(TypeAdapter(State), TypeAdapter(Entry[ToyEvent]))
"""How positions and logs are stored."""
