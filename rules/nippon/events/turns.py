"""A turn: the action with its worker, and its end."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.table import BySeat
from rules.nippon.model.terms import Action, Colour, Track


@frozen
class ActionChosen(BySeat):
    """A worker was taken for an action."""

    action: Action
    worker: Colour
    kind: Literal["action"] = "action"


@frozen
class StepsPaid(BySeat):
    """Steps on R&D or Mining were paid for; how far the marker moved is told by itself."""

    track: Track
    steps: int
    money: int
    kind: Literal["steps-paid"] = "steps-paid"


@frozen
class TurnEnded(BySeat):
    """A turn is over."""

    kind: Literal["turn-ended"] = "turn-ended"


TurnEvent: TypeAlias = ActionChosen | StepsPaid | TurnEnded
"""What is told of a turn itself."""
