"""The lesson of Traders of Osaka: coins, reserving, buying, other players' ships, payday, insurance, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.lesson import Scene, Step, steps_of
from rules.core.seats import Seat
from rules.osaka.laying import lay
from rules.osaka.steps.token import AskToken
from rules.osaka.steps.turn import StartTurn

if TYPE_CHECKING:
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.state import State

SEATS = 3


def lesson(facts: Facts) -> tuple[Scene[State], ...]:
    """Four tables: the beginning, a ship that is someone else's, a payday, and the last one."""
    begins = lay(
        facts,
        *("b3 g3 r2", "y5 g3", "b5 y3"),
        market="b5 r3 r2 y3 g2",
        farm="r5 y5 g3",
        stack=(*(AskToken(Seat(seat)) for seat in range(SEATS)), StartTurn()),
    )
    patient = lay(
        facts,
        *("g5 b3 y2", "y3 g3", "r2 g5"),
        goods=("y5", "r5 r5 r3", "r2 g3"),
        tokens=("r", "b", "g"),
        market="r3 y3 b2@2",
        farm="g5 b5 y2",
        ships="4 2 1 1",
    )
    pays = lay(
        facts,
        *("g5 r2 b2", "y3 g3", "r2 g5"),
        goods=("r3 b5 b3", "y5 y2", "b3 g3 g2"),
        tokens=("r", "b", "g"),
        market="r5@0 r2 y5@1",
        farm="g5 b5 y2",
        ships="3 3 1 2",
    )
    ends = lay(
        facts,
        *("y5 g2", "y3 g3", "r2 g5"),
        goods=("g5", "y5 y2", "b3 r3"),
        tokens=("rrrbbgg", "bbyg", "rgg"),
        vp=("r2x5 b2x4 y3 g2x2", "b3x5 y2x5", "r3x5 g3x3"),
        market="g5 y2@2",
        farm="y5@0 b5 y2",
        ships="2 2 1 4",
    )
    return (
        Scene(
            SEATS,
            begins,
            (
                Step("token red", ("token blue", "token green")),
                Step("take b5", ("take y3", "take g2")),
                Step("reserve farm r5", ("reserve farm y5", "reserve farm g3")),
                Step("buy pay b5"),
            ),
        ),
        Scene(SEATS, patient, steps_of("take r3")),
        Scene(SEATS, pays, steps_of("buy pay g5 r2", "insure b2")),
        Scene(SEATS, ends, steps_of("buy pay y5")),
    )
