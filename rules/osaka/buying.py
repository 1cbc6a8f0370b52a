"""A. Buy goods: what is bought, what it costs, how the ships sail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.osaka.events import Bought, OsakaEvent, Payday, ShipMoved, StoneBack
from rules.osaka.frames import CheckEnd, NextSeat, Refill, ReturnShips, Score, Sink
from rules.osaka.market import open_to
from rules.osaka.payment import Payment
from rules.osaka.terms import COLOUR_INDICES
from rules.osaka.view import COLOURS

if TYPE_CHECKING:
    from rules.core.decisions import Counted
    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.osaka.facts import Facts
    from rules.osaka.state import State
    from rules.osaka.terms import ColourIndex, Counts, Kind


def goods_for(facts: Facts, state: State, seat: Seat) -> Counts:
    """Everything that a trader would have to buy, by kind."""
    return facts.counted(offer.card for offer in open_to(state, seat))


def price_for(facts: Facts, state: State, seat: Seat) -> int:
    """What a trader would have to pay; 0 if there is nothing to buy."""
    return sum([facts.values[offer.card] for offer in open_to(state, seat)])


def kinds_in_hand(state: State, seat: Seat) -> tuple[Kind, ...]:
    """Kinds of which a trader holds cards."""
    return tuple([kind for kind, count in enumerate(state.traders[seat].hand) if count])


def payment_for(facts: Facts, state: State, seat: Seat, kinds: tuple[Kind, ...], price: int) -> Payment:
    """How a trader may pay a price with cards of these kinds."""
    trader = state.traders[seat]
    owned = {facts.colours[kind] for kind, count in enumerate(trader.goods) if count}
    symbols = tuple(facts.symbols[kind] for kind in kinds)
    return Payment(
        price=price,
        values=tuple(facts.values[kind] for kind in kinds),
        have=tuple(trader.hand[kind] for kind in kinds),
        symbols=symbols,
        useful=tuple(count if facts.colours[kind] in owned else 0 for kind, count in zip(kinds, symbols, strict=True)),
    )


def voyage(facts: Facts, ships: list[int], goods: Counts) -> list[tuple[ColourIndex, int, int]]:
    """How the ships sail for goods bought: one place for one of a colour, two for more, never past the goal.

    Returns:
        Colour, place before and place after of each ship that sails.
    """
    sails: list[tuple[ColourIndex, int, int]] = []
    for colour in COLOUR_INDICES:
        bought = sum(goods[kind] for kind in facts.suits[colour])
        if bought:
            before = ships[colour]
            sails.append((colour, before, min(before + min(bought, 2), facts.goal)))
    return sails


def buy(facts: Facts, state: State, paid: Counted, table: Table[OsakaEvent]) -> None:
    """Buy the market: pay, lay out the goods, get the stone back, let the ships sail; perhaps there is a payday."""
    seat = state.active
    trader = state.traders[seat]
    goods = goods_for(facts, state, seat)
    own = [offer for offer in state.market if offer.stone == seat]
    coins = facts.coins(paid)
    price = facts.coins(goods)
    for kind, count in enumerate(paid):
        trader.hand[kind] -= count
        state.discard[kind] += count
    trader.goods = [had + got for had, got in zip(trader.goods, goods, strict=True)]
    state.market = [offer for offer in state.market if offer.stone is not None and offer.stone != seat]
    table.emit(Bought(seat, facts.listed(goods), price, facts.listed(paid), coins))
    table.touch("buy" if coins == price else "buy:too-much")
    for offer in own:
        trader.has_stone = True
        table.emit(StoneBack(seat, facts.cards[offer.card]))
        table.touch("stone:bought")
    sail(facts, state, goods, table)


def sail(facts: Facts, state: State, goods: Counts, table: Table[OsakaEvent]) -> None:
    """Advance the ships; what a purchase still brings comes next: a payday perhaps, then the refill."""
    for colour, before, after in voyage(facts, state.ships, goods):
        state.ships[colour] = after
        water = facts.route[after].water
        nth = sum(place.water == water for place in facts.route[: after + 1])
        table.emit(ShipMoved(COLOURS[colour], before, after, water, nth))
        table.touch(f"place:{facts.route[after].id}")
    arrived = tuple(colour for colour in COLOUR_INDICES if state.ships[colour] == facts.goal)
    if not arrived:
        state.then(Refill(), NextSeat())
        return
    table.emit(Payday(tuple(COLOURS[colour] for colour in arrived)))
    table.touch(f"payday:{min(len(arrived), 2)}")
    state.then(Score(arrived), CheckEnd(), Sink(), ReturnShips(), Refill(), NextSeat())
