"""What is true of a turn of Traders of Osaka: the position before it compared with the one after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.core.stepped import asked_now
from rules.osaka.model.merits import (
    Affords,
    Ends,
    Lays,
    Loses,
    OsakaMerit,
    OtherSells,
    Raises,
    Reserves,
    Risks,
    Saves,
    Sells,
)
from rules.osaka.model.terms import COLOUR_INDICES, COLOURS
from rules.osaka.steps.insurance import AskInsurance
from rules.osaka.steps.payday import coins_of, vp_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.osaka.model.position import Position
    from rules.osaka.model.state import Offer
    from rules.osaka.model.terms import Kind


def merits(before: Position, after: Position) -> Iterator[OsakaMerit]:
    """What a turn did for its seat, what matters most first."""
    was, now = before.me, after.me
    if after.state.over is not None:
        yield Ends(after.state.over)
    if now.vp > was.vp:
        yield Sells(now.vp - was.vp, sum(now.tokens) - sum(was.tokens))
    if isinstance(asked_now(before), AskInsurance):
        yield from _insured(before, after)
        return
    yield from _laid(before, after)
    if now.vp == was.vp:
        yield from [Raises(COLOURS[colour]) for colour in COLOUR_INDICES if now.tokens[colour] > was.tokens[colour]]
    yield from _reserved(before, after)
    yield from _risked(before, after)
    for seat, (had, has) in enumerate(zip(before.state.traders, after.state.traders, strict=True)):
        if seat != before.seat and has.vp > had.vp:
            yield OtherSells(Seat(seat), has.vp - had.vp)
    if now.hand != was.hand:
        # What was bought leaves an empty market, which is filled before anyone buys again.
        bought = sum(was.hand) > sum(now.hand)
        yield Affords(before.facts.coins(now.hand), 0 if bought else _price_left(before, after))


def _insured(before: Position, after: Position) -> Iterator[OsakaMerit]:
    """Goods saved; those lost once all have answered."""
    saved, lost = sum(after.me.insured) - sum(before.me.insured), sum(before.me.goods) - sum(after.me.goods)
    if saved > 0:
        yield Saves(saved)
    if lost > 0:
        yield Loses(lost)


def _laid(before: Position, after: Position) -> Iterator[OsakaMerit]:
    """The goods of each colour of which there are more, what brings most first."""
    facts = before.facts
    had, have = (facts.by_colour(position.me.goods) for position in (before, after))
    sets = [
        Lays(
            COLOURS[colour],
            have[colour],
            vp_of(facts, coins_of(facts, after.me.goods, after.me.tokens[colour], colour)),
            facts.goal - after.state.ships[colour],
        )
        for colour in COLOUR_INDICES
        if have[colour] > had[colour]
    ]
    yield from sorted(sets, key=lambda one: -one.vp)


def _reserved(before: Position, after: Position) -> Iterator[OsakaMerit]:
    """The card on which the reservation stone lies, where it did not."""
    held, was = (
        [offer.card for offer in _offers(position) if offer.stone == before.seat] for position in (after, before)
    )
    yield from [Reserves(before.facts.cards[kind]) for kind in held if kind not in was]


def _offers(position: Position) -> list[Offer]:
    return [*position.state.market, *position.state.farm]


def _risked(before: Position, after: Position) -> Iterator[OsakaMerit]:
    was, now = _at_enshunada(before), _at_enshunada(after)
    for colour in COLOUR_INDICES:
        if now[colour] > was[colour]:
            yield Risks(COLOURS[colour], now[colour])


def _at_enshunada(position: Position) -> list[int]:
    """Uninsured goods of each colour whose ship is there."""
    goods, insured = position.facts.by_colour(position.me.goods), position.facts.by_colour(position.me.insured)
    return [
        goods[colour] - insured[colour] if position.state.ships[colour] in position.facts.waves else 0
        for colour in COLOUR_INDICES
    ]


def _price_left(before: Position, after: Position) -> int:
    """Coins that all of the market would cost that lay there before and still does; others have not reserved it."""
    left: list[Kind] = [offer.card for offer in after.state.open_to(before.seat)]
    price = 0
    for offer in before.state.open_to(before.seat):
        if offer.card in left:
            left.remove(offer.card)
            price += before.facts.values[offer.card]
    return price
