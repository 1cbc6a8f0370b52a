"""Which answers came of one and the same press: they are taken back together."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.records import Made
    from rules.core.match import Match
    from rules.core.seats import Seat


def back_to(match: Match, makers: Sequence[Made], seat: Seat, presses: int = 1) -> int:
    """Standing answers that are left once a seat has taken back its last presses, no further than it can alone.

    Args:
        match: As it stands.
        makers: How each entry of its log came about.
        seat: Whose presses.
        presses: How many.
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
