"""Why something cannot be done: one sentence and the place in the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.core.labels import Label

if TYPE_CHECKING:
    from collections.abc import Sequence


@frozen
class Reason:
    """Why the rules refuse something.

    Attributes:
        label: The sentence.
        section: Heading of the rulebook as printed, and its edition; empty where the answer was not understood, which
            no rulebook explains.
        absent: Whether it is that what was named is not there. Of several meanings of a text that are refused, any
            other got further.
    """

    label: Label
    section: str = ""
    absent: bool = False


@frozen
class Missing:
    """Something one would expect to choose and cannot, with its reason."""

    what: Label
    reason: Reason


class IllegalAction(ValueError):  # noqa: N818
    """An answer that the rules refuse; nothing has changed.

    Attributes:
        reason: Why, for the player.
        near: Legal answers, in notation, of which one may have been meant.
    """

    def __init__(self, reason: Reason, near: tuple[str, ...] = ()) -> None:
        super().__init__(reason.label.key)
        self.reason = reason
        self.near = near


def furthest(refused: Sequence[IllegalAction]) -> IllegalAction:
    """Of several meanings of a text that are refused, the refusal of the one that got furthest.

    A meaning that only leaves open what its seat must still say got furthest: legal answers are near. One that names
    what is not there got least far. Where several got equally far, the likeliest counts, which was read first.
    """
    return max(refused, key=lambda one: (bool(one.near), not one.reason.absent))


class NotAsked(LookupError):  # noqa: N818
    """A seat answered that is not asked."""


class CannotGoBack(ValueError):  # noqa: N818
    """A seat cannot take back so far alone: something was shown since, or another seat has answered."""


class CannotCorrect(ValueError):  # noqa: N818
    """A fact cannot be set right: it is not what it was taken for, cannot be so, or a turn is under way."""
