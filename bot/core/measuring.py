"""How long people wait: from the arrival of a press until it is acknowledged, kept, answered and posted to its table.

What is measured here and elsewhere is shown where `bot.cli.metrics` serves it; it names no one.
"""

from __future__ import annotations

import time
from contextvars import ContextVar
from typing import Final, Literal, TypeAlias

from prometheus_client import Counter, Histogram

Until: TypeAlias = Literal["acknowledged", "kept", "answered", "posted"]

WAITS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds between which waits are counted: around what a press may take, and around what Discord allows."""

LATEST: Final = 300.0
"""Seconds after which a post tells something else than the last press at its table."""

MOST: Final = 10_000
"""Matches of which the last press is remembered; of some, such as a lobby that is closed, no post tells."""

PRESSES: Final = Counter("hatoba_presses", "Presses, forms and commands, by what came of them.", ["verb", "outcome"])

_SECONDS: Final = Histogram("hatoba_press_seconds", "Seconds from the arrival of a press.", ["until"], buckets=WAITS)

_ARRIVED: ContextVar[float] = ContextVar("arrived")
"""When the press arrived that is being worked on."""

_LAST: Final[dict[str, float]] = {}
"""When the last press arrived that changed a match, by its id, as long as no post told of it; the oldest first."""


def arrive() -> None:
    """Note that a press has arrived; whatever is done about it from here on belongs to it."""
    _ARRIVED.set(time.monotonic())


def came_to(until: Until) -> None:
    """Measure how far the press has come that is being worked on; what no press asked for is not measured."""
    arrived = _ARRIVED.get(None)
    if arrived is not None:
        _SECONDS.labels(until).observe(time.monotonic() - arrived)


def kept(match: str) -> None:
    """Measure that what the press has changed of a match is kept."""
    came_to("kept")
    if (arrived := _ARRIVED.get(None)) is not None:
        _LAST.pop(match, None)
        _LAST[match] = arrived
        if len(_LAST) > MOST:
            del _LAST[next(iter(_LAST))]


def posted(match: str) -> None:
    """Measure that a match was posted anew, if a press led to that."""
    arrived = _LAST.pop(match, None)
    if arrived is not None and (took := time.monotonic() - arrived) < LATEST:
        _SECONDS.labels("posted").observe(took)
