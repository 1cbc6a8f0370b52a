"""Market and farm: what lies there, for whom, and how it is refilled."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rules.osaka.actions import Reserve, Take
from rules.osaka.draw import draw
from rules.osaka.events import OsakaEvent, Refilled, Reserved, StoneBack, Took
from rules.osaka.state import Offer

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.osaka.facts import Facts
    from rules.osaka.state import State
    from rules.osaka.terms import Area, Kind


def open_to(state: State, seat: Seat) -> list[Offer]:
    """Market cards that a trader may buy or take: not reserved by others."""
    return [offer for offer in state.market if offer.stone is None or offer.stone == seat]


def takes(state: State, seat: Seat) -> tuple[Take, ...]:
    """Cards that a trader may take as coins; equal ones are one answer."""
    found = {(offer.card, offer.stone is not None) for offer in open_to(state, seat)}
    return tuple([_take(card, reserved) for card, reserved in sorted(found)])


def reserves(state: State, seat: Seat) -> tuple[Reserve, ...]:
    """Cards that a trader may reserve, those of the market first."""
    if not state.traders[seat].has_stone:
        return ()
    market = sorted({offer.card for offer in state.market if offer.stone is None})
    farm = sorted({offer.card for offer in state.farm if offer.stone is None})
    return (*[_reserve(card, "market") for card in market], *[_reserve(card, "farm") for card in farm])


@cache
def _take(card: Kind, reserved: bool) -> Take:  # noqa: FBT001
    return Take(card, reserved)


@cache
def _reserve(card: Kind, area: Area) -> Reserve:
    return Reserve(card, area)


def take(facts: Facts, state: State, action: Take, table: Table[OsakaEvent], *, forced: bool) -> None:
    """B. Take coins: a market card goes to the hand."""
    seat = state.active
    stone = seat if action.reserved else None
    state.market.remove(Offer(action.card, stone))
    trader = state.traders[seat]
    trader.hand[action.card] += 1
    table.emit(Took(seat, facts.cards[action.card], forced))
    table.touch("forced" if forced else "take")
    if action.reserved:
        trader.has_stone = True
        table.emit(StoneBack(seat, facts.cards[action.card]))
        table.touch("stone:taken")


def reserve(facts: Facts, state: State, action: Reserve, table: Table[OsakaEvent], *, forced: bool) -> None:
    """C. Reserve a card: the stone is laid on it."""
    seat = state.active
    offers = state.market if action.area == "market" else state.farm
    offers[offers.index(Offer(action.card))].stone = seat
    state.traders[seat].has_stone = False
    table.emit(Reserved(seat, facts.cards[action.card], action.area, forced))
    table.touch(f"reserve:{action.area}")


def refill(facts: Facts, state: State, table: Table[OsakaEvent]) -> None:
    """Refill: the farm moves to the market with its stones, then cards are drawn for the market, then for the farm."""
    moved = state.farm
    state.market += moved
    state.farm = []
    market = _draw_some(state, facts.refill, table)
    farm = _draw_some(state, facts.farm, table)
    state.market += market
    state.farm = farm
    short = facts.refill + facts.farm - len(market) - len(farm)
    if not (moved or market or farm):
        return
    cards = facts.cards
    table.emit(
        Refilled(
            moved=tuple(cards[offer.card] for offer in moved),
            market=tuple(cards[offer.card] for offer in market),
            farm=tuple(cards[offer.card] for offer in farm),
            short=short,
        )
    )
    if short:
        table.touch("refill:partial")


def _draw_some(state: State, most: int, table: Table[OsakaEvent]) -> list[Offer]:
    drawn: list[Offer] = []
    for _ in range(most):
        card = draw(state, table)
        if card is None:
            break
        drawn.append(Offer(card))
    return drawn
