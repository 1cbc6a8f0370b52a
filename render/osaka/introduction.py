"""What shows Osaka to those who do not know it: the market, what buying moves, the sea, and a payday."""

from __future__ import annotations

from render.core.introduction import Introduction, Shown
from render.osaka.figures import KANJI

INTRODUCTION = Introduction(
    kanji=KANJI,
    answers=30,
    card=(145, 780),
    steps=(
        Shown("market", 0, 490),
        Shown("market", 490, 848),
        Shown("sea", 130, 640),
        Shown("sea", 640, 1109),
    ),
)
"""The steps: one of three acts, what buying moves, the way to Edo, and the payday."""
