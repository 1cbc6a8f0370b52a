"""A turn: exactly one of three actions.

SPIELERZUG; MARKT UND PRODUKTION AUFFÜLLEN (at the beginning of a turn). Rulings O-R4 (who can do nothing is passed
over) and O-R17 (what plays itself). The actions themselves are in `buy`, `take` and `reserve`.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, assert_never

from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.stepped import draws, joined
from rules.core.steps import Ask, Run
from rules.osaka.events import OsakaEvent, PassedOver
from rules.osaka.model.headings import TURN
from rules.osaka.model.position import Position
from rules.osaka.steps.buy import Buy, Buying, price_for
from rules.osaka.steps.market import refill
from rules.osaka.steps.payday import End
from rules.osaka.steps.reserve import Reserve, Reserving, reserve
from rules.osaka.steps.take import Take, Taking, take

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Description, Part
    from rules.core.labels import Label
    from rules.core.reasons import Missing
    from rules.core.table import Table
    from rules.osaka.steps.action import Action

TurnAnswer: TypeAlias = Buy | Take | Reserve

BUYING, TAKING, RESERVING = Buying(), Taking(), Reserving()


def _rule_of(answer: TurnAnswer) -> Action[Any]:
    match answer:
        case Buy():
            return BUYING
        case Take():
            return TAKING
        case Reserve():
            return RESERVING
        case _:
            assert_never(answer)


@frozen
class AskTurn(Ask[Position, OsakaEvent, TurnAnswer]):
    """What the active trader does: buy, take or reserve."""

    kind: Literal["ask-turn"] = "ask-turn"

    asks = "turn"
    ends_turn = True
    grammar = joined(Buying.grammar, Taking.grammar, Reserving.grammar)

    @override
    def prompt(self, at: Position) -> Label:
        return _PROMPT

    @override
    def instead(self, at: Position) -> Reason:
        return Reason(say("osaka-asked-turn"), TURN)

    @override
    def offers(self, at: Position) -> Iterator[TurnAnswer]:
        return chain(TAKING.offers(at), RESERVING.offers(at), BUYING.offers(at))

    @override
    def refuse(self, at: Position, answer: TurnAnswer) -> Reason | None:
        return _rule_of(answer).refuse(at, answer)

    @override
    def fill(self, at: Position, answer: TurnAnswer) -> TurnAnswer:
        filled: TurnAnswer = _rule_of(answer).fill(at, answer)
        return filled

    @override
    def answer(self, at: Position, answer: TurnAnswer, table: Table[OsakaEvent]) -> None:
        at.stack.pop()
        _end_with(at)
        _rule_of(answer).answer(at, answer, table)

    @override
    def describe(self, at: Position, answer: TurnAnswer) -> Description:
        done = _rule_of(answer).describe(at, answer)
        return done if done.final else replace(done, final=draws(at, self, answer))

    @override
    def parts(self, at: Position) -> tuple[Part, ...]:
        return tuple([part for action in (BUYING, TAKING, RESERVING) if (part := action.part(at)) is not None])

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        return chain(BUYING.missing(at), TAKING.missing(at), RESERVING.missing(at))


_PROMPT = say("osaka-ask-turn")


@frozen
class StartTurn(Run[Position, OsakaEvent]):
    """A turn begins: refill if nothing can be bought or taken; then ask, play what is forced, or pass over."""

    kind: Literal["start-turn"] = "start-turn"

    @override
    def run(self, at: Position, table: Table[OsakaEvent]) -> None:
        if not at.state.open_to(at.seat):
            refill(at.facts, at.state, table)
            table.touch("refill:turn")
        match tuple(islice(chain(TAKING.offers(at), RESERVING.offers(at)), 2)):
            case ():
                _pass_over(at, table)
            case (Take() as only,) if not _might_pay(at):
                _end_with(at)
                take(at, only, table, forced=True)
            case (Reserve() as only,):
                _end_with(at)
                reserve(at, only, table, forced=True)
            case _:
                at.state.then(AskTurn())


def _might_pay(at: Position) -> bool:
    """Whether a hand of so many cards may be worth the price: for all that is open to everybody."""
    return sum(at.me.hand) * at.facts.top >= price_for(at)


def _end_with(at: Position) -> None:
    """Somebody acts; when all has come of it, the next trader's turn begins."""
    at.state.passed = 0
    at.state.then(NextSeat())


def _pass_over(at: Position, table: Table[OsakaEvent]) -> None:
    """Pass over a trader who can do nothing; once this has gone round the table, the match is over."""
    table.emit(PassedOver(at.seat))
    table.touch("passed-over")
    at.state.passed += 1
    at.state.then(End("stuck") if at.state.passed == len(at.state.traders) else NextSeat())


@frozen
class NextSeat(Run[Position, OsakaEvent]):
    """The turn passes clockwise."""

    kind: Literal["next-seat"] = "next-seat"

    @override
    def run(self, at: Position, table: Table[OsakaEvent]) -> None:
        state = at.state
        state.turns += 1
        state.active = state.clockwise(state.active)[1]
        state.then(StartTurn())
