"""A world as an automatic player imagines it: a position, and dice that are not those of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from rules.core.carrying_out import asked_now
from rules.core.cloning import clone
from rules.core.rng import Rng
from rules.core.rules import Rules
from rules.core.step import InPlay, Position
from rules.core.table import Event, Table

if TYPE_CHECKING:
    from rules.core.answers import Answer
    from rules.core.seats import Seat

S = TypeVar("S", bound=InPlay)
P = TypeVar("P", bound=Position)
P_co = TypeVar("P_co", bound=Position, covariant=True)


class Playable(Rules[S, Any, Any], Protocol[S, P_co]):
    """Rules made of steps, as `rules.core.stepped.SteppedRules` and a game supply them together."""

    def position(self, state: S, seat: Seat) -> P_co:
        """A state as the rules look at it."""
        ...


class World(Generic[S, P]):
    """A position that can be played on.

    Args:
        rules: Of its game.
        state: The position; it belongs to this world alone.
        seed: What is drawn from.
    """

    __slots__ = ("_table", "rules", "state")

    def __init__(self, rules: Playable[S, P], state: S, seed: bytes) -> None:
        self.rules = rules
        self.state = state
        self._table: Table[Event] = Table(Rng(seed))

    def copy(self) -> World[S, P]:
        """A world that goes its own way from here, with the same draws to come."""
        other = World(self.rules, clone(self.state), self._table.rng.seed)
        other._table.rng.counter = self._table.rng.counter
        return other

    def redrawn(self, seat: Seat, seed: bytes) -> World[S, P]:
        """A copy in which all that a seat is not shown was dealt anew, and other things will be drawn."""
        state = clone(self.state)
        self.rules.resample_hidden(state, seat, Rng(b"hidden/" + seed))
        return World(self.rules, state, seed)

    @property
    def drawn(self) -> int:
        """Numbers drawn so far."""
        return self._table.rng.counter

    def asked(self, seat: Seat | None = None) -> P | None:
        """The position as the seat sees it that answers next; None if nothing is asked.

        Args:
            seat: Who comes first if several are asked.
        """
        position = self.rules.position(self.state, self.state.active)
        if not position.stack:
            return None
        ask = asked_now(position)
        seats = ask.seats(position)
        if seat is not None and seat in seats:
            seats = (seat, *seats)
        views = [position if one == position.seat else position.seen_by(one) for one in seats]
        return next((view for view in views if ask.given(view) is None), views[0])

    def give(self, seat: Seat, answer: Answer) -> None:
        """Carry out a legal answer of a seat that is asked."""
        self._table.events = []
        self.rules.play(self.state, seat, answer, self._table)
