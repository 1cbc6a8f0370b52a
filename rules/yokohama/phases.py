"""Kinds of questions, by the frame that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.yokohama.frames import Frame
    from rules.yokohama.view import Phase

PHASES: dict[str, Phase] = {
    "ask-keep": "keep",
    "ask-place": "place",
    "ask-move": "move",
    "ask-church": "church",
    "ask-customs": "customs",
    "ask-hire": "hire",
    "ask-learn": "laboratory",
    "ask-station": "station",
    "ask-take": "port",
    "ask-trade": "trade",
    "ask-bonus": "bonus",
    "ask-gain": "gain",
    "ask-movement": "movement",
    "recover": "recovery",
    "ask-reward": "reward",
    "ask-finish": "finish",
}
"""By the kind of a frame that waits, what it asks."""


def phase_of(frame: Frame) -> Phase:
    """Kind of the question that a frame asks.

    Raises:
        KeyError: The frame runs by itself; the match has not settled.
    """
    return PHASES[frame.kind]
