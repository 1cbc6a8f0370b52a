"""What is told of a match of Nippon; every event has one line of story."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field

from rules.nippon.events.gains import Advanced, BonusReached, DepartmentActivated, Gained, MarkerFreed, SilkSold
from rules.nippon.events.turns import ActionChosen, TurnEnded

NipponEvent: TypeAlias = Annotated[
    Advanced | BonusReached | DepartmentActivated | Gained | MarkerFreed | SilkSold | ActionChosen | TurnEnded,
    Field(discriminator="kind"),
]
