"""Why something cannot be done: one sentence and the place in the rulebook."""

from rules.core.frozen import frozen
from rules.core.labels import Label


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


class NotAsked(LookupError):  # noqa: N818
    """A seat answered that is not asked."""


class CannotGoBack(ValueError):  # noqa: N818
    """A seat cannot take back so far alone: something was shown since, or another seat has answered."""


class CannotCorrect(ValueError):  # noqa: N818
    """A fact cannot be set right: it is not what it was taken for, cannot be so, or a turn is under way."""
