"""How positions and logs of Yokohama are stored."""

from __future__ import annotations

from pydantic import TypeAdapter

from rules.core.game import Codec
from rules.core.log import Entry
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.model.state import State

STATE: TypeAdapter[State] = TypeAdapter(State)

CODEC: Codec[State, YokohamaEvent] = Codec(state=STATE, entry=TypeAdapter(Entry[YokohamaEvent]))
