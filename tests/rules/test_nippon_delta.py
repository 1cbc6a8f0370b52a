"""Nippon: what events say that was paid and got is what boards have more or less."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from bot.bench.dealing import dealt
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.table import BySeat
from rules.games import GAMES
from rules.nippon.delta import delta
from rules.nippon.view import NipponView

if TYPE_CHECKING:
    from rules.nippon.events import NipponEvent


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_store_is_the_sum_of_what_is_told(seats: int) -> None:
    """Coal counts wherever it lies; that of the start tile came with it."""
    kind, match, dice = GAMES["nippon"], dealt("nippon", seats, seats), Rng(b"delta" + bytes([seats]))
    aim = kind.aims[seats % len(kind.aims)]
    while asked := match.questions():
        question = asked[dice.below(len(asked))]
        match.give(question.seat, kind.prefer(question, match.view(question.seat), aim, dice))
    events = cast("list[NipponEvent]", [told.event for move in match.standing_moves for told in move.told])
    view = match.view(None)
    assert isinstance(view, NipponView)
    for one in view.zaibatsu:
        found = delta([event for event in events if isinstance(event, BySeat) and event.seat == Seat(one.seat)])
        laid_out = view.tables.start.coal.value if one.start == "coal" else 0
        have = {"money": one.money, "coal": one.all_coal - laid_out, "silk": one.silk, "iron": one.iron}
        assert dict(found.store) == have
