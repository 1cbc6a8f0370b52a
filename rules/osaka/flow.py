"""The order of play: what each frame does, and how an answer is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rules.core.frames import settle
from rules.osaka.actions import Buy, ChooseToken, Insure, Reserve, Take
from rules.osaka.buying import buy, price_for
from rules.osaka.events import Ended, OsakaEvent, PassedOver, TokenChosen
from rules.osaka.frames import (
    AskInsurance,
    AskToken,
    AskTurn,
    CheckEnd,
    End,
    GainTokens,
    LoseGoods,
    NextSeat,
    Refill,
    ReturnShips,
    Score,
    Sink,
    StartTurn,
)
from rules.osaka.insurance import answer
from rules.osaka.market import open_to, refill, reserve, reserves, take, takes
from rules.osaka.payday import gain_tokens, lose_goods, return_ships, score, sink, somebody_is_done
from rules.osaka.places import places_of
from rules.osaka.view import COLOURS

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.osaka.actions import Action
    from rules.osaka.facts import Facts
    from rules.osaka.frames import Frame
    from rules.osaka.state import State


def waits(frame: Frame) -> bool:
    """Whether a frame waits for somebody."""
    match frame:
        case AskToken() | AskTurn():
            return True
        case AskInsurance(each=each):
            return bool(each.asked)
        case _:
            return False


def go_on(facts: Facts, state: State, table: Table[OsakaEvent]) -> None:
    """Let everything happen that happens by itself."""
    settle(state.stack, waits, lambda frame: run(facts, state, frame, table))


def run(facts: Facts, state: State, frame: Frame, table: Table[OsakaEvent]) -> None:
    """Carry out one frame."""
    match frame:
        case StartTurn():
            start_turn(facts, state, table)
        case NextSeat():
            state.turns += 1
            state.active = state.clockwise(state.active)[1]
            state.then(StartTurn())
        case Score(colours=colours):
            score(facts, state, colours, table)
        case GainTokens(earned=earned):
            gain_tokens(state, earned, table)
        case CheckEnd():
            if somebody_is_done(facts, state):
                state.stack.clear()
                state.then(End("tokens"))
        case Sink():
            sink(facts, state, table)
        case LoseGoods(colours=colours):
            lose_goods(facts, state, colours, table)
        case ReturnShips():
            return_ships(facts, state, table)
        case Refill():
            refill(facts, state, table)
            table.touch("refill:bought")
        case End(by=by):
            state.over = by
            table.emit(Ended(by, tuple(line.seat for line in places_of(state) if line.place == 1)))
            table.touch(f"end:{by}")
        case AskInsurance():
            assert not frame.each.asked, "the last answer is in"
        case AskToken() | AskTurn():
            raise AssertionError("a question does not answer itself")
        case _:
            assert_never(frame)


def start_turn(facts: Facts, state: State, table: Table[OsakaEvent]) -> None:
    """Begin a turn: refill if nothing can be bought or taken; then the trader acts.

    A step is forced only if public facts say so: what lies open, the stones, the size of the hand.
    """
    seat = state.active
    offers = open_to(state, seat)
    if not offers:
        refill(facts, state, table)
        table.touch("refill:turn")
        offers = open_to(state, seat)
    if len({offer.card for offer in offers}) > 1:
        # Two cards to choose from: nothing is forced, so nothing else need be looked at.
        state.then(AskTurn())
        return
    may_take = takes(state, seat)
    choices: list[Take | Reserve] = [*may_take, *reserves(state, seat)]
    if not choices:
        _pass_over(state, table)
        return
    might_pay = sum(state.traders[seat].hand) * facts.top >= price_for(facts, state, seat)
    if len(choices) > 1 or (may_take and might_pay):
        state.then(AskTurn())
        return
    act(facts, state, choices[0], table, forced=True)


def _pass_over(state: State, table: Table[OsakaEvent]) -> None:
    """Pass over a trader who can do nothing; once this has gone round the table, the match is over."""
    table.emit(PassedOver(state.active))
    table.touch("passed-over")
    state.passed += 1
    state.then(End("stuck") if state.passed == len(state.traders) else NextSeat())


def act(facts: Facts, state: State, action: Buy | Take | Reserve, table: Table[OsakaEvent], *, forced: bool) -> None:
    """Carry out the one action of a turn."""
    state.passed = 0
    match action:
        case Buy(paid=paid):
            buy(facts, state, paid, table)
        case Take():
            take(facts, state, action, table, forced=forced)
            state.then(NextSeat())
        case Reserve():
            reserve(facts, state, action, table, forced=forced)
            state.then(NextSeat())
        case _:
            assert_never(action)


def play(facts: Facts, state: State, seat: Seat, action: Action, table: Table[OsakaEvent]) -> None:
    """Carry out a legal answer and all that follows by itself."""
    match action:
        case ChooseToken(colour=colour):
            state.stack.pop()
            state.traders[seat].tokens[colour] += 1
            table.emit(TokenChosen(seat, COLOURS[colour]))
            table.touch(f"token:{COLOURS[colour]}")
        case Buy() | Take() | Reserve():
            state.stack.pop()
            act(facts, state, action, table, forced=False)
        case Insure():
            frame = state.stack[-1]
            assert isinstance(frame, AskInsurance)
            answer(facts, state, frame, seat, action, table)
        case _:
            assert_never(action)
    go_on(facts, state, table)
