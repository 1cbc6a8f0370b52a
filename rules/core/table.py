"""The only outlets of a rule: the dice and the record of events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from rules.core.frozen import frozen
from rules.core.rng import Rng
from rules.core.seats import Seat


class Event:
    """Something that happened; each game has its own."""

    __slots__ = ()


@frozen
class BySeat(Event):
    """Something that a seat did or received; `seat` says which."""

    seat: Seat


class View:
    """What one audience sees of a match; each game has its own."""

    __slots__ = ()


E_co = TypeVar("E_co", bound=Event, covariant=True)
E = TypeVar("E", bound=Event)


@frozen
class EventRecord(Generic[E_co]):
    """An event and its audience.

    Attributes:
        event: What happened.
        only: The one seat that may know, or None for everyone.
    """

    event: E_co
    only: Seat | None = None


@dataclass(slots=True)
class Table(Generic[E]):
    """The table at which one answer is carried out.

    Attributes:
        rng: The dice.
        events: What happened so far, each with its audience.
        touched: Names of rules, cards and rulings that came up; play-outs ask whether all were touched.
    """

    rng: Rng
    events: list[EventRecord[E]] = field(default_factory=list[EventRecord[E]])
    touched: set[str] = field(default_factory=set[str])

    def emit(self, event: E, *, only: Seat | None = None) -> None:
        """Record an event for everyone, or for one seat only."""
        self.events.append(EventRecord(event, only))

    def touch(self, name: str) -> None:
        """Note that a rule, card or ruling came up."""
        self.touched.add(name)
