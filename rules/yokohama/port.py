"""Ports: one order of the zones in reach, a second one for a price, at most three in hand.

Source: "Hafen" and "Dock" (dlp 2017), "PORT" (Synapses 2024); rulings Y-R19, Y-R20, Y-R32.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.actions import TakeOrders
from rules.yokohama.ending import near
from rules.yokohama.events import OrdersRefilled, TookOrders, YokohamaEvent
from rules.yokohama.frames import RefillPort
from rules.yokohama.gains import pay, pay_goods
from rules.yokohama.model.headings import PORT
from rules.yokohama.model.terms import HAND_LIMIT, HARBOURS, IMPORT, YEN_PER_UNIT

if TYPE_CHECKING:
    from typing import Literal

    from rules.core.decisions import Picked
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.yokohama.frames import AskTake
    from rules.yokohama.model.facts import Facts, OrderNumber
    from rules.yokohama.model.state import State


def in_reach(facts: Facts, state: State, frame: AskTake) -> list[OrderNumber]:
    """Orders of the zones in reach, left to right; none if three are in hand ("PORT")."""
    if len(state.me.orders) >= HAND_LIMIT:
        return []
    board = state.ports[frame.port]
    return [
        number for number, zone in zip(board, facts.zones, strict=True) if number is not None and zone < frame.zones
    ]


def payments(state: State) -> list[Literal["yen", "import"]]:
    """What could pay for a second order, yen first ("PORT")."""
    me = state.me
    if len(me.orders) + 2 > HAND_LIMIT:
        return []
    found: list[Literal["yen", "import"]] = []
    if me.yen >= YEN_PER_UNIT:
        found.append("yen")
    if me.goods[IMPORT]:
        found.append("import")
    return found


def refuse_take(facts: Facts, state: State, frame: AskTake, action: TakeOrders) -> Reason | None:
    """Why these orders cannot be taken, or None."""
    me = state.me
    if not action.orders or len(set(action.orders)) < len(action.orders) or len(action.orders) > 2:
        return Reason(say("yokohama-take-how-many"), PORT)
    if len(me.orders) + len(action.orders) > HAND_LIMIT:
        return Reason(say("yokohama-hand-full", limit=HAND_LIMIT), PORT)
    board = state.ports[frame.port]
    for name in action.orders:
        number = facts.order_numbers[name]
        if number not in board:
            return Reason(say("yokohama-not-on-board"), PORT)
        if facts.zones[board.index(number)] >= frame.zones:
            return Reason(say("yokohama-zone"), PORT)
    if len(action.orders) == 2 and action.pay not in payments(state):
        return Reason(say("yokohama-second-order", cost=YEN_PER_UNIT), PORT)
    return None


def refuse_pick(facts: Facts, state: State, frame: AskTake, action: TakeOrders, at_least: int) -> Reason | None:
    """Why a pick of at least so many orders is not legal, or None."""
    if len(action.orders) < at_least:
        return Reason(say("yokohama-take-how-many"), PORT)
    return refuse_take(facts, state, frame, action)


def usual(state: State, orders: Picked) -> TakeOrders:
    """These orders, the second one paid as usual: in yen if possible, else with an import."""
    ways = payments(state)
    return TakeOrders(orders, ways[0] if len(orders) > 1 and ways else None)


def sample(names: tuple[str, ...], at_least: int, at_most: int, rng: Rng) -> Picked:
    """Some of the orders; every legal answer can come."""
    count = at_least + rng.below(at_most - at_least + 1)
    order = rng.shuffled(range(len(names)))[:count]
    return tuple(names[place] for place in sorted(order))


def suggest(names: tuple[str, ...], at_least: int, at_most: int) -> tuple[Picked, ...]:
    """A few ways to take orders: single ones first, where one suffices."""
    found: list[Picked] = []
    if at_least == 1:
        found += [(name,) for name in names[: 3 if at_most > 1 else 5]]
    if at_most > 1:
        found += list(combinations(names, 2))
    return tuple(found[:5])


def take_orders(facts: Facts, state: State, frame: AskTake, action: TakeOrders, table: Table[YokohamaEvent]) -> None:
    """Take orders openly into the hand."""
    me, board = state.me, state.ports[frame.port]
    state.stack.pop()
    state.then(RefillPort(frame.port))
    numbers = [facts.order_numbers[name] for name in action.orders]
    for number in numbers:
        table.touch(f"zone:{facts.zones[board.index(number)]}")
        board[board.index(number)] = None
        me.orders.append(number)
    two = len(numbers) > 1
    yen = YEN_PER_UNIT if two and action.pay == "yen" else 0
    imports = int(two and action.pay == "import")
    pay(state, me, yen)
    pay_goods(state, me, (0, 0, 0, 0, imports))
    cards = tuple(facts.orders[number] for number in numbers)
    table.emit(TookOrders(state.active, HARBOURS[frame.port], cards, imports, yen))
    table.touch(f"take:{action.pay}" if two else "take:one")


def refill(facts: Facts, state: State, port: int, table: Table[YokohamaEvent]) -> None:
    """Slide the orders to the left and fill the board; too few orders bring the end (Y-R19)."""
    left = [number for number in state.ports[port] if number is not None]
    free = len(facts.zones) - len(left)
    drawn = draw(state, free, table)
    short = free - len(drawn)
    state.ports[port] = [*left, *drawn, *[None] * short]
    table.emit(OrdersRefilled(HARBOURS[port], tuple(facts.orders[number] for number in drawn), short))
    if short:
        near(state, "orders", table)


def draw(state: State, count: int, table: Table[YokohamaEvent]) -> list[OrderNumber]:
    """Draw orders while there are any; those removed unseen stay in the bag to the end (Y-R19)."""
    return [table.rng.draw(state.order_bag) for _ in range(min(count, state.order_deck))]
