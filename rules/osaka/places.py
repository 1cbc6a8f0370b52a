"""The end of the match: who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.osaka.model.terms import Result

if TYPE_CHECKING:
    from rules.osaka.model.state import State


def places_of(state: State) -> tuple[Result, ...]:
    """Final score by place: most VP, then most achievement tokens; who is still equal shares the place."""
    scores = [(trader.vp, sum(trader.tokens)) for trader in state.traders]
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat][0], -scores[seat][1], seat))
    return tuple(
        Result(
            seat=Seat(seat),
            vp=scores[seat][0],
            tokens=scores[seat][1],
            place=1 + sum(other > scores[seat] for other in scores),
        )
        for seat in order
    )
