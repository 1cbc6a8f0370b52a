"""What shows Yokohama to those who do not know it: the city, an area, a port, and the church."""

from __future__ import annotations

from render.core.introduction import Introduction, Shown
from render.yokohama.head import KANJI
from render.yokohama.panels.crops import CITY
from render.yokohama.table.plan import ROW

INTRODUCTION = Introduction(
    kanji=KANJI,
    answers=110,
    card=(CITY[1], CITY[1] + 2 * ROW),
    steps=(
        Shown(None, CITY[1], CITY[3]),
        Shown("area:tea", 0, 955),
        Shown("dock", 150, 664),
        Shown("boards", 150, 672),
    ),
)
"""The steps: placing, moving and acting, orders, and what else brings points."""
