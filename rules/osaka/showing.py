"""Building the view of one audience: an allow-list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.osaka.buying import goods_for, voyage
from rules.osaka.frames import AskInsurance, AskToken, AskTurn
from rules.osaka.payday import coins_of, vp_of
from rules.osaka.places import places_of
from rules.osaka.terms import COLOUR_INDICES
from rules.osaka.view import COLOURS, Colour, OnOffer, OsakaView, Purchase, TraderView

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.osaka.facts import Facts
    from rules.osaka.state import Offer, State


def view(facts: Facts, state: State, audience: Seat | None) -> OsakaView:
    """What an audience sees."""
    phase, asked, sinking = _asked(state)
    over = state.over is not None
    ships = state.ships
    return OsakaView(
        audience=audience,
        phase=phase,
        turn=0 if phase == "tokens" else state.turns + 1,
        active=None if over else (asked[0] if phase == "tokens" else state.active),
        asked=asked,
        start=state.start,
        route=facts.route,
        ships=(ships[0], ships[1], ships[2], ships[3]),
        market=_offers(facts, state.market),
        farm=_offers(facts, state.farm),
        deck=state.deck,
        discard=sum(state.discard),
        traders=tuple(_trader(facts, state, seat) for seat in sorted(state.clockwise(state.start))),
        hand=None if audience is None else facts.listed(state.traders[audience].hand),
        purchase=_purchase(facts, state, state.active) if phase == "turn" and audience == state.active else None,
        sinking=sinking,
        results=places_of(state) if over else None,
        ended_by=state.over,
        tokens_to_end=facts.tokens_to_end,
    )


def _asked(
    state: State,
) -> tuple[Literal["tokens", "turn", "insurance", "over"], tuple[Seat, ...], tuple[Colour, ...]]:
    if not state.stack:
        return "over", (), ()
    match state.stack[-1]:
        case AskToken(seat=seat):
            return "tokens", (seat,), ()
        case AskTurn():
            return "turn", (state.active,), ()
        case AskInsurance(colours=colours, each=each):
            return "insurance", tuple(each.asked), tuple(COLOURS[colour] for colour in colours)
        case _:
            raise AssertionError("the match has not settled")


def _offers(facts: Facts, offers: list[Offer]) -> tuple[OnOffer, ...]:
    return tuple(OnOffer(facts.cards[offer.card], offer.stone) for offer in offers)


def _trader(facts: Facts, state: State, seat: Seat) -> TraderView:
    trader = state.traders[seat]
    red, blue, yellow, green = trader.tokens
    return TraderView(
        seat=seat,
        hand_size=sum(trader.hand),
        vp=trader.vp,
        tokens=(red, blue, yellow, green),
        goods=facts.listed(trader.goods),
        insured=facts.listed(trader.insured),
        has_stone=trader.has_stone,
    )


def _purchase(facts: Facts, state: State, seat: Seat) -> Purchase:
    """What buying now would mean, from open cards and one's own hand."""
    trader = state.traders[seat]
    goods = goods_for(facts, state, seat)
    sails = voyage(facts, state.ships, goods)
    places = list(state.ships)
    for colour, _, after in sails:
        places[colour] = after
    arriving = [colour for colour in COLOUR_INDICES if places[colour] == facts.goal]
    sinking = [colour for colour in COLOUR_INDICES if places[colour] in facts.waves] if arriving else []
    owned = [had + got for had, got in zip(trader.goods, goods, strict=True)]
    return Purchase(
        price=facts.coins(goods),
        goods=facts.listed(goods),
        coins=facts.coins(trader.hand),
        ships=tuple((COLOURS[colour], before, after) for colour, before, after in sails),
        arriving=tuple(COLOURS[colour] for colour in arriving),
        sinking=tuple(COLOURS[colour] for colour in sinking),
        vp=sum(vp_of(facts, coins_of(facts, owned, trader.tokens[colour], colour)) for colour in arriving),
    )
