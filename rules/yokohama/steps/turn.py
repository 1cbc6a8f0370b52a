"""The course of a turn: it begins, runs through its phases, and passes on until the match is over.

Source: "Ablauf eines Zuges" (dlp 2017), "FLOW OF A TURN" (Synapses 2024); ruling Y-R27.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.yokohama.events import Ended, Gained, TurnEnded
from rules.yokohama.model.cards import Reward
from rules.yokohama.scoring import rarities, results, tie
from rules.yokohama.steps.asking import Running
from rules.yokohama.steps.finish import AskFinish
from rules.yokohama.steps.move import AskMove
from rules.yokohama.steps.place import AskPlace
from rules.yokohama.steps.purse import pay

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position

FEW = 2
"""Yen up to which the Stock Market fills a purse."""


@frozen
class StartTurn(Running):
    """A turn begins: the Stock Market pays, then phases A to C follow, and the next turn."""

    kind: Literal["start-turn"] = "start-turn"

    @override
    def run(self, at: Position, table: Table[YokohamaEvent]) -> None:
        """Of 0 or 1 yen the Stock Market makes 2 ("STOCK MARKET")."""
        if "stock-market" in at.me.skills and at.me.yen < FEW:
            reward = Reward(yen=FEW - at.me.yen)
            pay(at, -reward.yen)
            table.emit(Gained(at.seat, reward, "stock-market"))
            table.touch("used:stock-market")
        at.then(AskPlace(), AskMove(), AskFinish(), NextSeat())


@frozen
class NextSeat(Running):
    """The turn passes clockwise, or the match ends after the last round (Y-R27)."""

    kind: Literal["next-seat"] = "next-seat"

    @override
    def run(self, at: Position, table: Table[YokohamaEvent]) -> None:
        state = at.state
        table.emit(TurnEnded(state.active))
        state.turns += 1
        state.active = Seat((state.active + 1) % len(state.merchants))
        state.agent_used = state.spun = state.studied = False
        if state.turns != state.last_turn:
            at.then(StartTurn())
            return
        state.over = state.ending[0]
        lines = results(at.facts, state)
        table.emit(Ended(state.over, lines[0].seat, tie(lines)))
        table.touch(f"end:{state.over}")
        for rarity in rarities(at.facts, state):
            table.touch(rarity)
