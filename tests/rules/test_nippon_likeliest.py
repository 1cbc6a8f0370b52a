"""Which ways to consolidate an automatic player of Nippon tries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.nippon.player import NipponMind
from rules.nippon.steps.consolidation.consolidating import Consolidate
from rules.nippon.steps.turns.turn import AskTurn
from tests.rules.nippon_play import RULES, workers
from tests.rules.nippon_positions import FACTS, bare

if TYPE_CHECKING:
    from rules.nippon.model.terms import Area


def tried(finance: int) -> set[Area]:
    """The areas beside which a prestige tile is tried by someone with three of all pieces and so much finance."""
    state = bare(2)
    me = state.people[0]
    me.work = workers("red", "red", "red", "red")
    me.ships = me.machines = me.railways = 3
    me.finance = finance
    state.then(AskTurn())
    answers = [option[0] for option in NipponMind(RULES, FACTS).options(RULES.position(state, Seat(0)))]
    return {answer.tile.area for answer in answers if isinstance(answer, Consolidate) and answer.tile is not None}


def test_a_tile_is_tried_where_most_was_done() -> None:
    assert tried(finance=0) == {"ships", "machines", "railways"}


def test_a_tile_is_tried_where_it_pays_at_once_though_more_was_done_elsewhere() -> None:
    assert "finance" in tried(finance=FACTS.tables.mat.finance.lower)
