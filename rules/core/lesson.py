"""A lesson: what a game has a learner answer, one step after the other, at positions that it lays."""

from __future__ import annotations

from typing import Any, Generic

from typing_extensions import TypeVar

from rules.core.frozen import frozen

S = TypeVar("S", default=Any)


@frozen
class Step:
    """One answer of the learner.

    Attributes:
        answer: In notation.
        others: What the other seats answer then, in notation, each the one that is asked.
    """

    answer: str
    others: tuple[str, ...] = ()


@frozen
class Scene(Generic[S]):
    """Steps in a row at one table.

    Attributes:
        seats: How many sit there; the learner has the first seat.
        state: The position that is laid.
        steps: What the learner answers.
        before: What the learner has answered already, in the turn that the steps go on with.
    """

    seats: int
    state: S
    steps: tuple[Step, ...]
    before: tuple[str, ...] = ()


def steps_of(*answers: str) -> tuple[Step, ...]:
    """Steps between which no one else answers."""
    return tuple([Step(answer) for answer in answers])
