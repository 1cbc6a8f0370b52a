"""Labels: what the rules want said, without language; `render` finds the words."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.frozen import frozen
from rules.core.seats import Seat


@frozen
class Who:
    """A seat to be named by its owner's name."""

    seat: Seat


@frozen
class Label:
    """A message of the text tables (`data/text`) with its arguments.

    Attributes:
        key: Id of the Fluent message.
        args: Name and value of each argument, in order.
    """

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


Arg: TypeAlias = int | str | Who | Label | tuple["Arg", ...]
"""A number, an id (chosen over in the message), a person, a message within the message, or a list of these."""


def say(key: str, /, **args: Arg) -> Label:
    """Label of message ``key`` with keyword arguments."""
    return Label(key, tuple(args.items()))
