"""What one audience sees of a match of Traders of Osaka: an allow-list, never the state itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.results import EARLY
from rules.core.seats import Seat
from rules.core.table import View
from rules.osaka.model.position import Position
from rules.osaka.model.terms import COLOUR_INDICES, COLOURS, Card, Colour, EndReason, Place, Result
from rules.osaka.steps.buy import goods_for, voyage
from rules.osaka.steps.insurance import AskInsurance
from rules.osaka.steps.payday import coins_of, named, vp_of
from rules.osaka.steps.token import AskToken
from rules.osaka.steps.turn import AskTurn

if TYPE_CHECKING:
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.state import Offer, State

Phase: TypeAlias = Literal["tokens", "turn", "insurance", "over"]


@frozen
class OnOffer:
    """A card lying open in the market or the farm, with the reservation stone on it, if any."""

    card: Card
    stone: Seat | None


@frozen
class TraderView:
    """A trader as everyone sees him.

    Attributes:
        seat: Whose.
        hand_size: Number of hand cards.
        vp: Cards under the trader stone.
        tokens: Achievement tokens by colour.
        goods: Goods on display, by colour, most expensive first.
        insured: Those of the goods that are insured.
        has_stone: Whether the reservation stone lies at hand.
    """

    seat: Seat
    hand_size: int
    vp: int
    tokens: tuple[int, int, int, int]
    goods: tuple[Card, ...]
    insured: tuple[Card, ...]
    has_stone: bool


@frozen
class Purchase:
    """What buying now would mean for the seat that looks; public facts and its own hand only.

    Attributes:
        price: Coins that the goods cost.
        goods: The market cards that would be bought.
        coins: Sum of one's own hand.
        ships: For each colour bought, (colour, place before, place after).
        arriving: Colours whose ships would reach Edo.
        sinking: Colours whose ships would then go down.
        vp: VP cards that the payday would bring to the buyer.
    """

    price: int
    goods: tuple[Card, ...]
    coins: int
    ships: tuple[tuple[Colour, int, int], ...]
    arriving: tuple[Colour, ...]
    sinking: tuple[Colour, ...]
    vp: int


@frozen
class OsakaView(View):
    """The table as one audience sees it.

    Attributes:
        audience: The seat that looks, or None for everyone.
        turn: Number of the turn, from 1 (0 while the first tokens are chosen).
        active: The seat whose turn it is, or None when the match is over.
        asked: The seats that are asked something now.
        start: The start player.
        ships: Index into ``route`` for each ship, by colour.
        market: Cards of the market, oldest first.
        deck: Cards left in the draw pile.
        discard: Cards of the discard pile, which is open (O-R22), by colour, most expensive first.
        hand: The audience's own hand, in the same order; None if the audience has none to see.
        purchase: What buying would mean to the audience, or None when it is not asked for a turn.
        sinking: Colours of the ships that are going down (while insurance is asked).
        results: The final score by place, when the match is over.
    """

    audience: Seat | None
    phase: Phase
    turn: int
    active: Seat | None
    asked: tuple[Seat, ...]
    start: Seat
    route: tuple[Place, ...]
    ships: tuple[int, int, int, int]
    market: tuple[OnOffer, ...]
    farm: tuple[OnOffer, ...]
    deck: int
    discard: tuple[Card, ...]
    traders: tuple[TraderView, ...]
    hand: tuple[Card, ...] | None
    purchase: Purchase | None
    sinking: tuple[Colour, ...]
    results: tuple[Result, ...] | None
    ended_by: EndReason | None
    tokens_to_end: int


def view(facts: Facts, state: State, audience: Seat | None) -> OsakaView:
    """What an audience sees."""
    phase, asked, sinking = _asked(state)
    over = state.over is not None
    buying = phase == "turn" and audience == state.active
    ships = state.ships
    return OsakaView(
        audience=audience,
        phase=phase,
        turn=0 if phase == "tokens" else state.turns + (state.over != EARLY),
        active=None if over else (asked[0] if phase == "tokens" else state.active),
        asked=asked,
        start=state.start,
        route=facts.route,
        ships=(ships[0], ships[1], ships[2], ships[3]),
        market=_offers(facts, state.market),
        farm=_offers(facts, state.farm),
        deck=state.deck,
        discard=facts.listed(state.discard),
        traders=tuple(_trader(facts, state, seat) for seat in sorted(state.clockwise(state.start))),
        hand=None if audience is None else facts.listed(state.traders[audience].hand),
        purchase=_purchase(Position(facts, state, state.active)) if buying else None,
        sinking=sinking,
        results=state.places() if over else None,
        ended_by=state.over,
        tokens_to_end=facts.numbers.tokens_to_end.value,
    )


def _asked(state: State) -> tuple[Phase, tuple[Seat, ...], tuple[Colour, ...]]:
    """What is going on, who is asked, and which ships are sinking."""
    if not state.stack:
        return "over", (), ()
    match state.stack[-1]:
        case AskToken(seat=seat):
            return "tokens", (seat,), ()
        case AskTurn():
            return "turn", (state.active,), ()
        case AskInsurance(colours=colours, each=each):
            return "insurance", tuple(each.asked), named(colours)
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


def _purchase(position: Position) -> Purchase:
    """What buying now would mean, from open cards and one's own hand."""
    facts, ships = position.facts, position.state.ships
    goods = goods_for(position)
    sails = voyage(facts, ships, goods)
    places = list(ships)
    for colour, _, after in sails:
        places[colour] = after
    arriving = [colour for colour in COLOUR_INDICES if places[colour] == facts.goal]
    sinking = [colour for colour in COLOUR_INDICES if places[colour] in facts.waves] if arriving else []
    owned = [had + got for had, got in zip(position.me.goods, goods, strict=True)]
    return Purchase(
        price=facts.coins(goods),
        goods=facts.listed(goods),
        coins=facts.coins(position.me.hand),
        ships=tuple([(COLOURS[colour], before, after) for colour, before, after in sails]),
        arriving=named(arriving),
        sinking=named(sinking),
        vp=sum(vp_of(facts, coins_of(facts, owned, position.me.tokens[colour], colour)) for colour in arriving),
    )
