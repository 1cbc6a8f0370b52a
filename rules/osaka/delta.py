"""What changed in a match of Traders of Osaka: between two views of one audience, and what its events count as."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, assert_never

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.uses import Counted, Points, Usable, Use
from rules.osaka import events as told
from rules.osaka.model.terms import COLOUR_INDICES, COLOURS, Card, Colour

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.osaka.events import OsakaEvent
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.terms import CardName
    from rules.osaka.view import OnOffer, OsakaView, TraderView


@frozen
class TraderDelta:
    """What changed for one trader.

    Attributes:
        seat: Whose.
        vp: VP cards more, or fewer if below zero.
        hand: Hand cards more, or fewer.
        tokens: Achievement tokens more, or fewer, by colour.
        gained: Goods that came.
        gone: Goods that were sold or lost.
        insured: Goods that are insured now and were not.
        uninsured: Goods that were insured and are not now, as they are gone.
        laid_stone: Whether the reservation stone was laid on a card.
    """

    seat: Seat
    vp: int
    hand: int
    tokens: tuple[int, ...]
    gained: tuple[Card, ...]
    gone: tuple[Card, ...]
    insured: tuple[Card, ...]
    uninsured: tuple[Card, ...]
    laid_stone: bool

    @property
    def colours(self) -> tuple[int, ...]:
        """Colours, by their place in COLOURS, of which goods or tokens changed."""
        moved = {card.colour for card in (*self.gained, *self.gone, *self.insured, *self.uninsured)}
        return tuple([i for i in COLOUR_INDICES if self.tokens[i] or COLOURS[i] in moved])


@frozen
class Delta:
    """What changed on the table.

    Attributes:
        ships: The ships that moved: colour, place of the route before and after.
        market: Places of the new cards in the market.
        farm: Places of the new cards in the farm.
        discarded: Cards that came to the discard pile.
        traders: By seat.
    """

    ships: tuple[tuple[Colour, int, int], ...]
    market: tuple[int, ...]
    farm: tuple[int, ...]
    discarded: tuple[Card, ...]
    traders: tuple[TraderDelta, ...]

    @property
    def stones(self) -> tuple[Seat, ...]:
        """Seats whose reservation stone was laid on a card."""
        return tuple([trader.seat for trader in self.traders if trader.laid_stone])


def delta(before: OsakaView, after: OsakaView) -> Delta:
    """What changed from one view to a later one of the same match, as far as its audience sees it."""
    ships = zip(COLOURS, before.ships, after.ships, strict=True)
    return Delta(
        ships=tuple([(colour, was, now) for colour, was, now in ships if was != now]),
        market=new_cards(before.market, after.market),
        farm=new_cards(before.farm, after.farm),
        discarded=_more(before.discard, after.discard),
        traders=tuple([trader_delta(was, now) for was, now in zip(before.traders, after.traders, strict=True)]),
    )


def trader_delta(before: TraderView, after: TraderView) -> TraderDelta:
    """What changed for one trader from one view to a later one."""
    return TraderDelta(
        seat=after.seat,
        vp=after.vp - before.vp,
        hand=after.hand_size - before.hand_size,
        tokens=tuple([now - was for was, now in zip(before.tokens, after.tokens, strict=True)]),
        gained=_more(before.goods, after.goods),
        gone=_more(after.goods, before.goods),
        insured=_more(before.insured, after.insured),
        uninsured=_more(after.insured, before.insured),
        laid_stone=before.has_stone and not after.has_stone,
    )


def new_cards(before: tuple[OnOffer, ...], after: tuple[OnOffer, ...]) -> tuple[int, ...]:
    """Places of the cards that came to market or farm; of equal cards the last ones are the new ones."""
    old = Counter([offer.card for offer in before])
    new: list[int] = []
    for i, offer in enumerate(after):
        if old[offer.card] > 0:
            old[offer.card] -= 1
        else:
            new.append(i)
    return tuple(new)


def _more(before: tuple[Card, ...], after: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards of which there are more than before."""
    return () if before == after else tuple((Counter(after) - Counter(before)).elements())


def counted(event: OsakaEvent) -> tuple[Counted, ...]:
    """What an event counts as: a card counts whenever a trader changes its place; VP count by colour."""
    match event:
        case told.Bought(seat=seat, goods=goods):
            return _cards(seat, "bought as goods", goods)
        case told.Took(seat=seat, card=card):
            return _cards(seat, "taken as coins", (card,))
        case told.Reserved(seat=seat, card=card):
            return _cards(seat, "reserved", (card,))
        case told.Insured(seat=seat, saved=saved):
            return _cards(seat, "insured", saved)
        case told.Scored(seat=seat, colour=colour, vp=vp):
            return Use(seat, "sold", colour), Points(seat, colour, vp)
        case told.TokenChosen(seat=seat, colour=colour) | told.TokenGained(seat=seat, colour=colour):
            return (Use(seat, "token gained", colour),)
        case told.LaidOut() | told.HandDealt() | told.StartPlayerFound() | told.StoneBack() | told.PassedOver():
            return ()
        case told.ShipMoved() | told.Refilled() | told.Reshuffled() | told.Payday() | told.NothingSold():
            return ()
        case told.ShipsSank() | told.InsuranceAsked() | told.NotInsured() | told.GoodsLost() | told.ShipsReturned():
            return ()
        case told.Ended():
            return ()
        case _:
            assert_never(event)


def _cards(seat: Seat, kind: str, cards: Iterable[Card]) -> tuple[Use, ...]:
    return tuple([Use(seat, kind, _name(card)) for card in cards])


def _name(card: Card) -> CardName:
    return f"{card.colour[0]}{card.value}"


def usable(facts: Facts) -> Usable:
    """All that can be used in a match."""
    cards = ("bought as goods", "taken as coins", "reserved", "insured")
    return {**dict.fromkeys(cards, facts.names), "sold": COLOURS, "token gained": COLOURS}
