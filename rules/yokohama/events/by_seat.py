"""What most events have in common."""

from __future__ import annotations

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import Event


@frozen
class BySeat(Event):
    """Something that a seat did or received; `seat` says which."""

    seat: Seat
