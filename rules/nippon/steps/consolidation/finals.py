"""The end: the final consolidation of everyone, then the final score.

Source: "Schlusskonsolidierung", "Schlusswertung", F. A. Q. Rulings N-R39 (all choose their tile at once, the rest
follows seat by seat), N-R40 (silk becomes money as far as that brings more), N-R41, N-R42.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.steps.together import AskEach
from rules.nippon.events.rounds import Ended, FinalConsolidation, FinalScored
from rules.nippon.scoring import results, things, worth
from rules.nippon.steps.concepts.asking import Running
from rules.nippon.steps.concepts.gaining import sell
from rules.nippon.steps.concepts.passing import PassTo
from rules.nippon.steps.consolidation.consolidating import taxes_and_income
from rules.nippon.steps.consolidation.prestige import AskPrestige, place_tile, tiles_for
from rules.nippon.steps.consolidation.wages import PayWages, SweepOut, unpaid, wages
from rules.nippon.steps.takatoshi import JudgeGoals

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position


@frozen
class FinishMatch(Running):
    """The last section is scored: alone, the goals are judged first."""

    kind: Literal["finish-match"] = "finish-match"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        position.then(ConsolidateAll(), ScoreMatch())
        if position.state.automa is not None:
            position.then(JudgeGoals())


@frozen
class ConsolidateAll(Running):
    """Everyone consolidates, with or without workers."""

    kind: Literal["consolidate-all"] = "consolidate-all"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        table.emit(FinalConsolidation())
        table.touch("final-consolidation")
        last, *others = position.state.clockwise(position.active)
        order = [*others, last]
        for seat in reversed(order):
            there = position.seen_by(seat)
            position.then(PassTo(seat), *taxes_and_income(there), FinalSilk(), PayWages(), SweepOut())
        self._take_tiles(position, order, table)

    def _take_tiles(self, position: Position, order: list[Seat], table: Table[NipponEvent]) -> None:
        """Tiles without a choice are placed, all others are asked for at once."""
        asked: list[Seat] = []
        for seat in order:
            there = position.seen_by(seat)
            tiles = tiles_for(there)
            if len(tiles) == 1:
                place_tile(there, tiles[0], table)
            elif tiles:
                asked.append(seat)
        if asked:
            position.then(AskPrestige(AskEach(asked)))


@frozen
class FinalSilk(Running):
    """Silk becomes money as far as that brings more points, the least that does (N-R40)."""

    kind: Literal["final-silk"] = "final-silk"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        best = max(range(position.me.silk + 1), key=lambda silk: (_outcome(position, silk), -silk))
        if best:
            sell(position, best, table)
            table.touch("final:silk")


def _outcome(position: Position, silk: int) -> int:
    """Points that wages, money and the rest come to if so much silk becomes money."""
    money = position.me.money + silk
    lost = unpaid(position, money)
    left = money - (wages(position) - lost)
    return sum(worth(position.facts, things(position.me) - silk, left)) - lost


@frozen
class ScoreMatch(Running):
    """The final score, and who has won. As long as it is to come, the final consolidation runs, which is no turn."""

    kind: Literal["score-match"] = "score-match"
    between_turns: ClassVar[bool] = True

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        first, *others = results(position.facts, position.state)
        for line in (first, *others):
            table.emit(FinalScored(line.seat, line.in_play, line.achievements, line.things, line.money, line.total))
        if any(line.total == first.total for line in others):
            table.touch("end:tie")
        position.state.over = "rounds"
        table.emit(Ended("rounds", (first.seat,)))
        table.touch("end:rounds")
