"""How positions and logs of Traders of Osaka are stored."""

from __future__ import annotations

from pydantic import TypeAdapter

from rules.core.game import Codec
from rules.core.log import Entry
from rules.osaka.events import OsakaEvent
from rules.osaka.state import State

STATE: TypeAdapter[State] = TypeAdapter(State)

CODEC: Codec[State, OsakaEvent] = Codec(state=STATE, entry=TypeAdapter(Entry[OsakaEvent]))
