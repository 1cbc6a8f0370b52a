"""What the tiles of factories bring, effect by effect.

Source: "Die Fabrikeffekte" ("Fabrikbau").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.nippon.steps.asking import Running

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position


@frozen
class EffectOf(Running):
    """One effect of a factory tile.

    Attributes:
        key: Id of the side.
        number: Which of its effects, from 0.
        target: The factory that "here" means.
    """

    key: str
    number: int
    target: str
    kind: Literal["effect"] = "effect"

    @override
    def run(self, at: Position, table: Table[NipponEvent]) -> None:
        table.touch(f"factory:{self.key}")
