"""What shows Nippon to those who do not know it: the workers for hire, a work area, the markets, and the scoring."""

from __future__ import annotations

from render.core.introduction import Introduction, Shown
from render.nippon.closeups.ids import board_id
from render.nippon.figures import KANJI
from render.nippon.table import plan
from rules.core.seats import Seat

INTRODUCTION = Introduction(
    kanji=KANJI,
    answers=110,
    card=(plan.MAP_TOP, plan.MAP_TOP + 640),
    steps=(
        Shown("hiring", 130, 825),
        Shown(board_id(Seat(0), "rows"), 630, 1120),
        Shown("kanto", 130, 700),
        Shown("kanto", 700, 1140),
    ),
)
"""The steps: hiring for an action, consolidating, supplying markets, and what influence is worth."""
