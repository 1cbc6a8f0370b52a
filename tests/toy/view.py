"""What one audience sees of the toy game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.core.results import Result
from rules.core.seats import Seat
from rules.core.table import View
from tests.toy.steps.keep import AskKeep

if TYPE_CHECKING:
    from tests.toy.state import State


@frozen
class ToyView(View):
    """The table as one audience sees it.

    Attributes:
        audience: Who looks, or None for everyone.
        active: Whose turn it is, or None when the match is over.
        round: Number of the round, from 1.
        rounds: Rounds to be played.
        bag: Number of lanterns to be drawn.
        coins: By seat.
        held: By seat, number of lanterns held.
        posts: By post, whose sign hangs there.
        lit: Posts that are lit.
        sold: Lanterns sold, by colour.
        hand: The audience's own lanterns by colour, or None.
        offer: The two lanterns of which the audience keeps one, by colour, or None.
        results: Places, when the match is over.
    """

    audience: Seat | None
    active: Seat | None
    round: int
    rounds: int
    bag: int
    coins: tuple[int, ...]
    held: tuple[int, ...]
    posts: tuple[Seat | None, ...]
    lit: tuple[int, ...]
    sold: tuple[int, ...]
    hand: tuple[int, ...] | None
    offer: tuple[int, ...] | None
    results: tuple[Result, ...] | None


def view(state: State, audience: Seat | None) -> ToyView:
    """What an audience sees: of hidden things only its own."""
    keeping = bool(state.stack) and isinstance(state.stack[-1], AskKeep)
    return ToyView(
        audience=audience,
        active=None if state.over else state.active,
        round=min(state.turns // len(state.coins) + 1, state.rounds),
        rounds=state.rounds,
        bag=sum(state.bag),
        coins=tuple(state.coins),
        held=tuple(sum(hand) for hand in state.hands),
        posts=tuple(state.posts),
        lit=tuple(state.lit),
        sold=tuple(state.sold),
        hand=None if audience is None else tuple(state.hands[audience]),
        offer=tuple(state.offers[audience]) if keeping and audience is not None else None,
        results=state.results(),
    )
