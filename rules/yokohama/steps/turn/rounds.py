"""The course of a match: a turn begins and ends, and passes on until the match is over.

Source: "Ablauf eines Zuges" and "C) Zusatzaktionsphase" (dlp 2017), "FLOW OF A TURN" (Synapses 2024); rulings Y-R27,
Y-R42.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.seats import Seat
from rules.core.steps.one_of import Alternative
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.events.extras import Gained
from rules.yokohama.events.rounds import Ended, TurnEnded
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.position import Position
from rules.yokohama.scoring import rarities, results, tie
from rules.yokohama.steps.common.asking import AskAnyOf, Running
from rules.yokohama.steps.common.purse import pay
from rules.yokohama.steps.turn.extras import EXTRAS, Extra
from rules.yokohama.steps.turn.move import AskMove
from rules.yokohama.steps.turn.place import AskPlace

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.yokohama.model.state import State


@frozen
class EndTurn(Answer):
    """End the turn."""


class Ending(Alternative[Position, YokohamaEvent, EndTurn]):
    """The turn is handed on."""

    name: ClassVar[str] = "end"

    @override
    def offers(self, position: Position) -> tuple[EndTurn]:
        return (EndTurn(),)

    @override
    def refuse(self, position: Position, answer: EndTurn) -> None:
        return None

    @override
    def answer(self, position: Position, answer: EndTurn, table: Table[YokohamaEvent]) -> None:
        """Nothing but the end of the question."""

    @override
    def describe(self, position: Position, answer: EndTurn) -> Description:
        return Description(say("yokohama-do-end"))

    grammar: ClassVar[Grammar] = Grammar(Form(EndTurn, ("end", "end turn", "end my turn")))


@frozen
class AskFinish(AskAnyOf[EndTurn | Extra]):
    """Phase C: extras in any order, then the end of the turn."""

    kind: Literal["ask-finish"] = "ask-finish"
    asks: ClassVar[Literal["finish"]] = "finish"
    alternatives = (*EXTRAS, Ending())

    @override
    def waits(self, position: Position) -> bool:
        return True

    @override
    def no_more(self, position: Position) -> EndTurn:
        return EndTurn()


FEW = 2
"""Yen up to which the Stock Market fills a purse."""


@frozen
class StartTurn(Running):
    """A turn begins: the Stock Market pays, then phases A to C follow, and the next turn."""

    kind: Literal["start-turn"] = "start-turn"

    @override
    def run(self, position: Position, table: Table[YokohamaEvent]) -> None:
        """Of 0 or 1 yen the Stock Market makes 2 ("STOCK MARKET")."""
        if "stock-market" in position.me.skills and position.me.yen < FEW:
            reward = Reward(yen=FEW - position.me.yen)
            pay(position, -reward.yen)
            table.emit(Gained(position.seat, reward, "stock-market"))
            table.touch("used:stock-market")
        position.then(AskPlace(), AskMove(), AskFinish(), NextSeat())


def pass_to(state: State, seat: Seat, turns: int) -> None:
    """Pass the turn to a seat, so many turns having ended with that."""
    state.turns += turns
    state.active = seat
    state.agent_used = state.spun = state.studied = False


@frozen
class NextSeat(Running):
    """The turn passes clockwise, or the match ends after the last round (Y-R27)."""

    kind: Literal["next-seat"] = "next-seat"

    @override
    def run(self, position: Position, table: Table[YokohamaEvent]) -> None:
        state = position.state
        table.emit(TurnEnded(state.active))
        pass_to(state, Seat((state.active + 1) % len(state.merchants)), 1)
        if state.turns != state.last_turn:
            position.then(StartTurn())
            return
        state.over = state.ending[0]
        lines = results(position.facts, state)
        table.emit(Ended(state.over, lines[0].seat, tie(lines)))
        table.touch(f"end:{state.over}")
        for rarity in rarities(position.facts, state):
            table.touch(rarity)
