"""A turn: exactly one of three actions.

SPIELERZUG; MARKT UND PRODUKTION AUFFÜLLEN (at the beginning of a turn). Rulings O-R4 (who can do nothing is passed
over) and O-R17 (what plays itself). The actions themselves are in `buy` and `market`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.step import Run
from rules.core.steps.one_of import AskOne
from rules.osaka.events import OsakaEvent, PassedOver
from rules.osaka.model.position import Position
from rules.osaka.model.terms import TURN
from rules.osaka.steps.buy import Buy, Buying, price_for
from rules.osaka.steps.market import Reserve, Reserving, Take, Taking, refill
from rules.osaka.steps.payday import End

if TYPE_CHECKING:
    from rules.core.labels import Label
    from rules.core.table import Table

_PROMPT = say("osaka-ask-turn")

BUYING, TAKING, RESERVING = Buying(), Taking(), Reserving()


@frozen
class AskTurn(AskOne[Position, OsakaEvent, Buy | Take | Reserve]):
    """Which of the three actions the active trader does."""

    kind: Literal["ask-turn"] = "ask-turn"

    asks: ClassVar[Literal["turn"]] = "turn"
    ends_turn = True
    alternatives = (BUYING, TAKING, RESERVING)

    @override
    def prompt(self, position: Position) -> Label:
        return _PROMPT

    @override
    def instead(self, position: Position) -> Reason:
        return Reason(say("osaka-asked-turn"), TURN)

    @override
    def waits(self, position: Position) -> bool:
        """A turn is asked only where something can be done."""
        return True

    @override
    def answer(self, position: Position, answer: Buy | Take | Reserve, table: Table[OsakaEvent]) -> None:
        position.stack.pop()
        _end_with(position)
        self.way(answer).answer(position, answer, table)


@frozen
class StartTurn(Run[Position, OsakaEvent]):
    """A turn begins: refill if nothing can be bought or taken, then ask, play what is forced, or pass over."""

    kind: Literal["start-turn"] = "start-turn"

    @override
    def run(self, position: Position, table: Table[OsakaEvent]) -> None:
        if not position.state.open_to(position.seat):
            refill(position.facts, position.state, table)
            table.touch("refill:turn")
        if len({offer.card for offer in position.state.open_to(position.seat)}) > 1:
            position.state.then(AskTurn())  # two cards to choose from, as nearly always: nothing else need be looked at
            return
        match [*TAKING.offers(position), *RESERVING.offers(position)]:
            case []:
                _pass_over(position, table)
            # No one need know the hand to see that so few cards, whatever they are, cannot pay.
            case [Take() as only] if sum(position.me.hand) * max(position.facts.values) < price_for(position):
                _end_with(position)
                TAKING.answer(position, only, table, forced=True)
            case _:
                position.state.then(AskTurn())


def _end_with(position: Position) -> None:
    """The trader acts; once everything has followed, the next trader's turn begins."""
    position.state.passed = 0
    position.state.then(NextSeat())


def _pass_over(position: Position, table: Table[OsakaEvent]) -> None:
    """Pass over a trader who can do nothing; once this has gone round the table, the match is over."""
    table.emit(PassedOver(position.seat))
    table.touch("passed-over")
    position.state.passed += 1
    position.state.then(End("stuck") if position.state.passed == len(position.state.traders) else NextSeat())


@frozen
class NextSeat(Run[Position, OsakaEvent]):
    """The turn passes clockwise."""

    kind: Literal["next-seat"] = "next-seat"

    @override
    def run(self, position: Position, table: Table[OsakaEvent]) -> None:
        state = position.state
        state.turns += 1
        state.active = state.clockwise(state.active)[1]
        state.then(StartTurn())
