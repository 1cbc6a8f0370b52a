"""Panels of Yokohama near the end: players who plan a turn are told whether another one follows."""

from __future__ import annotations

import pytest

from tests.render.yokohama_panels import panel
from tests.rules.yokohama_table import TableOfYokohama


@pytest.mark.parametrize(("more", "told"), [(0, "**Your last turn** · "), (1, "**Your next turn is your last** · ")])
def test_who_places_and_moves_knows_how_many_turns_are_left(more: int, told: str) -> None:
    table = TableOfYokohama().put("bank").own(assistants=3)
    assert "last turn" not in panel(table).lines[0]
    seats = len(table.state.merchants)
    table.state.last_turn = (table.state.turns // seats + 1 + more) * seats
    assert table.seen().rounds_left == more + 1
    assert panel(table).lines[0].startswith(told)
    table.do("place none")
    assert panel(table).lines[0].startswith(told)
    table.do("go bank")
    assert not panel(table).lines[0].startswith(told)
