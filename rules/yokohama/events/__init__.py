"""What can be told of a match of Yokohama. Only orders dealt and kept at the start are told to one seat alone.

Areas are named by their ids in notation, e.g. ``mine2``.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field

from rules.yokohama.events.areas import AreaEvent
from rules.yokohama.events.extras import ExtraEvent
from rules.yokohama.events.moves import MoveEvent
from rules.yokohama.events.rounds import RoundEvent

YokohamaEvent: TypeAlias = Annotated[RoundEvent | MoveEvent | AreaEvent | ExtraEvent, Field(discriminator="kind")]
