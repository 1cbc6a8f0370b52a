"""Which answers belong together: those of one press, and those of one turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.records import Made
    from rules.core.log import Move
    from rules.core.match import Match
    from rules.core.seats import Seat
    from rules.core.table import Event


def back_to(match: Match, makers: Sequence[Made], seat: Seat, presses: int = 1) -> int:
    """Standing answers that are left once a seat has taken back its last presses, no further than it can alone.

    Args:
        match: As it stands.
        makers: How each entry of its log came about.
    """
    floor, to = match.floor(seat), len(match.standing_moves)
    if floor == to:
        return to
    made = [makers[number].interaction for number in match.entry_numbers(floor)]
    for _ in range(presses):
        press = made[to - floor - 1]
        while to > floor and made[to - floor - 1] == press:
            to -= 1
        if to == floor:
            break
    return to


def turn_began(moves: Sequence[Move[Event]], number: int) -> int:
    """Number of the standing answer with which the turn of an answer began."""
    turn = moves[number].turn
    while number and moves[number - 1].turn == turn:
        number -= 1
    return number


def last_turn(match: Match, seat: Seat) -> int | None:
    """Number of the standing answer with which the last turn of a seat began, be it over or not; None if it had none.

    What the seat answered in a turn of someone else is no turn of its own. Before the first turn has ended all that it
    answered in a row is.
    """
    moves = match.standing_moves
    for number in reversed(range(len(moves))):
        if moves[number].seat == seat and moves[number].turn:
            began = turn_began(moves, number)
            if moves[began].seat == seat:
                return began
        elif moves[number].seat == seat:
            return next((one + 1 for one in reversed(range(number)) if moves[one].seat != seat), 0)
    return None
