"""How the toy game runs: what answers and frames do."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rules.core.frames import AskEach, Effects, settle
from rules.core.seats import Seat
from tests.toy.state import (
    AskClap,
    AskHang,
    AskStall,
    Clapped,
    Counted,
    Drew,
    Ended,
    Hung,
    Kept,
    Lit,
    NextSeat,
    Sold,
    State,
)
from tests.toy.tables import COLOURS
from tests.toy.view import results

if TYPE_CHECKING:
    from rules.core.rng import Rng
    from rules.core.table import Table
    from tests.toy.state import Effect, Frame, ToyEvent

PRICE = 2
"""Coins for a lantern sold."""


def deal(seats: int, rounds: int, bag: list[int], posts: int, table: Table[ToyEvent]) -> State:
    """Everybody is offered two lanterns of different colours and keeps one."""
    offers = [offer(bag, table.rng) for _ in range(seats)]
    state = State(rounds, bag, offers, [[0, 0, 0] for _ in range(seats)], [0] * seats, [None] * posts)
    state.then(AskEach([Seat(seat) for seat in range(seats)]), AskHang())
    return state


def offer(bag: list[int], rng: Rng) -> list[int]:
    """Take two lanterns of different colours out of the bag; returned by colour."""
    first = rng.draw(bag)
    second = rng.draw([0 if colour == first else count for colour, count in enumerate(bag)])
    bag[second] -= 1
    return [int(colour in {first, second}) for colour in range(len(bag))]


def keep(state: State, asked: AskEach[int], seat: Seat, colour: int, table: Table[ToyEvent]) -> None:
    """Note which lantern a seat keeps; with the last answer all are kept and the others go back into the bag."""
    asked.answers[seat] = colour
    table.emit(Kept(seat, None))
    if not asked.complete():
        return
    state.stack.pop()
    for each, kept in asked.answers.items():
        state.hands[each][kept] += 1
        state.offers[each][kept] -= 1
        state.bag = [count + back for count, back in zip(state.bag, state.offers[each], strict=True)]
        state.offers[each] = [0, 0, 0]
        table.emit(Kept(each, COLOURS[kept]), only=each)
    table.touch("keep")


def hang(state: State, post: int, table: Table[ToyEvent]) -> None:
    """Hang the active seat's sign on a post (from 1); two effects follow in any order."""
    state.stack.pop()
    state.posts[post - 1] = state.active
    table.emit(Hung(state.active, post))
    table.touch("hang")
    state.then(Effects(state.active, ["draw", "count"]), AskStall())


def carry_out(state: State, bag: Effects[Effect], effect: Effect, table: Table[ToyEvent]) -> None:
    """Carry out one of the effects."""
    bag.bag.remove(effect)
    seat = bag.seat
    match effect:
        case "draw":
            if sum(state.bag):
                colour = table.rng.draw(state.bag)
                state.hands[seat][colour] += 1
                table.emit(Drew(seat, None))
                table.emit(Drew(seat, COLOURS[colour]), only=seat)
                table.touch("draw")
        case "count":
            coins = sum(state.hands[seat])
            state.coins[seat] += coins
            table.emit(Counted(seat, coins))
            table.touch("count")
        case other:
            assert_never(other)


def light(state: State, posts: tuple[int, ...], table: Table[ToyEvent]) -> None:
    """Light posts of the active seat for a coin each."""
    state.coins[state.active] -= len(posts)
    state.lit = sorted([*state.lit, *(post - 1 for post in posts)])
    state.done.append("light")
    table.emit(Lit(state.active, posts))
    table.touch("light" if posts else "light none")


def sell(state: State, counts: tuple[int, ...], table: Table[ToyEvent]) -> None:
    """Sell lanterns of the active seat; the next seat is asked to clap."""
    seat = state.active
    coins = PRICE * sum(counts)
    state.hands[seat] = [have - count for have, count in zip(state.hands[seat], counts, strict=True)]
    state.sold = [had + count for had, count in zip(state.sold, counts, strict=True)]
    state.coins[seat] += coins
    state.done.append("sell")
    table.emit(Sold(seat, tuple((COLOURS[colour], count) for colour, count in enumerate(counts) if count), coins))
    table.touch("sell")
    state.then(AskClap(Seat((seat + 1) % len(state.coins))))


def clap(state: State, seat: Seat, table: Table[ToyEvent], *, clapped: bool) -> None:
    """Clap for the active seat: a coin for both; or do not."""
    state.stack.pop()
    if clapped:
        state.coins[seat] += 1
        state.coins[state.active] += 1
    table.emit(Clapped(seat, state.active, clapped))
    table.touch("clap" if clapped else "hush")


def end_turn(state: State) -> None:
    """The active seat has nothing more to do."""
    state.stack.pop()
    state.then(NextSeat())


def go_on(state: State, table: Table[ToyEvent]) -> None:
    """Let everything happen that happens by itself."""
    settle(state.stack, lambda frame: _waits(state, frame), lambda frame: _run(state, frame, table))


def _waits(state: State, frame: Frame) -> bool:
    """Whether a frame waits for a seat; effects only while two orders can differ."""
    match frame:
        case Effects(bag=bag):
            return len(bag) > 1 and sum(state.bag) > 0
        case NextSeat():
            return False
        case AskEach() | AskHang() | AskStall() | AskClap():
            return True
        case other:
            assert_never(other)


def _run(state: State, frame: Frame, table: Table[ToyEvent]) -> None:
    match frame:
        case Effects(bag=bag):
            for effect in list(bag):
                carry_out(state, frame, effect, table)
        case NextSeat():
            _next_seat(state, table)
        case AskEach() | AskHang() | AskStall() | AskClap():
            raise AssertionError(frame)
        case other:
            assert_never(other)


def _next_seat(state: State, table: Table[ToyEvent]) -> None:
    state.turns += 1
    state.done = []
    state.active = Seat((state.active + 1) % len(state.coins))
    if state.turns < state.rounds * len(state.coins):
        state.then(AskHang())
        return
    state.over = True
    places = results(state) or ()
    table.emit(Ended(tuple(result.seat for result in places if result.place == 1)))
    table.touch("end")
