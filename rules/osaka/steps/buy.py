"""Buying goods.

A. WAREN KAUFEN: all goods of the market but those that others have reserved, for at least their sum in hand cards,
without change. SCHIFFE VORRÜCKEN: the ships of their colours sail, and where one reaches Edo there is a payday.
Rulings O-R2, O-R11.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Tail
from rules.core.decisions import Amounts, Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.core.steps.one_of import Alternative
from rules.osaka.events import Bought, OsakaEvent, Payday, ShipMoved, StoneBack
from rules.osaka.model.payment import Payment
from rules.osaka.model.phrases import card, insures, suits
from rules.osaka.model.position import CARDS, Position
from rules.osaka.model.terms import BUYING, COLOUR_INDICES, COLOURS, CardName
from rules.osaka.steps.market import Refill
from rules.osaka.steps.payday import CheckEnd, ReturnShips, Score, Sink

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Counted
    from rules.core.table import Table
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.terms import ColourIndex, Counts, Kind


@frozen
class Buy(Answer):
    """Buy all goods of the market that no one else has reserved.

    Attributes:
        paid: The hand cards; none if the best payment is meant, until `fill` names it.
    """

    paid: tuple[CardName, ...] = ()
    kind: Literal["buy"] = "buy"


def _buying(paid: tuple[CardName, ...] | None) -> Buy:
    return Buy(paid or ())


class Buying(Alternative[Position, OsakaEvent, Buy]):
    """The rule of buying."""

    __slots__ = ()

    name = "buy"
    grammar = Grammar(
        Form(
            Buy,
            "buy",
            Tail(("pay", "with"), CARDS),
            make=_buying,
            parts=lambda answer: (answer.paid or None,),
        )
    )

    @override
    def offers(self, position: Position) -> Iterator[Buy]:
        if not _unaffordable(position):
            kinds = _in_hand(position)
            yield from (_paying(position.facts, kinds, paid) for paid in _payment(position, kinds).suggest())

    @override
    def refuse(self, position: Position, answer: Buy) -> Reason | None:
        if reason := _unaffordable(position):
            return reason
        paid = position.facts.tallied(answer.paid)
        for kind, (count, have) in enumerate(zip(paid, position.me.hand, strict=True)):
            if count > have:
                return Reason(say("osaka-not-in-hand", have=have, card=card(position.facts, kind)), BUYING)
        kinds = _in_hand(position)
        return _payment(position, kinds).refuse(tuple([paid[kind] for kind in kinds]))

    @override
    def fill(self, position: Position, answer: Buy) -> Buy:
        """The best payment if none is named; else its cards in the order in which they are written."""
        if answer.paid:
            return Buy(position.facts.named(position.facts.tallied(answer.paid)))
        return next(iter(self.offers(position)), answer)

    @override
    def answer(self, position: Position, answer: Buy, table: Table[OsakaEvent]) -> None:
        """Pay, lay out the goods, get the stone back, let the ships sail; perhaps there is a payday."""
        facts, state, trader = position.facts, position.state, position.me
        paid, goods = facts.tallied(answer.paid), goods_for(position)
        coins, price = facts.coins(paid), facts.coins(goods)
        own = [offer for offer in state.market if offer.stone == position.seat]
        trader.hand = state.discarded(trader.hand, paid)
        trader.goods = [had + got for had, got in zip(trader.goods, goods, strict=True)]
        state.market = [offer for offer in state.market if offer.stone is not None and offer.stone != position.seat]
        table.emit(Bought(position.seat, facts.listed(goods), price, facts.listed(paid), coins))
        table.touch("buy" if coins == price else "buy:too-much")
        for offer in own:
            trader.has_stone = True
            table.emit(StoneBack(position.seat, facts.cards[offer.card]))
            table.touch("stone:bought")
        _sail(position, goods, table)

    @override
    def describe(self, position: Position, answer: Buy) -> Description:
        facts, paid = position.facts, position.facts.tallied(answer.paid)
        coins = facts.coins(paid)
        kept = [have - count for have, count in zip(position.me.hand, paid, strict=True)]
        detail = say(
            "osaka-buy-detail",
            spare=coins - price_for(position),
            kept=facts.coins(kept),
            insured=sum(count * facts.symbols[kind] for kind, count in enumerate(kept)),
            insures=insures(facts, kept),
        )
        return Description(say("osaka-do-buy", coins=coins, cards=suits(facts, paid)), detail)

    @override
    def parts(self, position: Position) -> tuple[Amounts, ...]:
        """Buying, by payment; what may be paid is worked out when someone wants to know."""
        if _unaffordable(position):
            return ()
        facts, hand, kinds = position.facts, position.me.hand, _in_hand(position)

        def amounts(answer: Answer) -> Counted | None:
            paid = facts.tallied(answer.paid) if isinstance(answer, Buy) else None
            return None if paid is None else tuple([paid[kind] for kind in kinds])

        paying = Amounts(
            part=self.name,
            kinds=tuple([facts.names[kind] for kind in kinds]),
            bounds=tuple([hand[kind] for kind in kinds]),
            refuse=lambda paid: _payment(position, kinds).refuse(paid),
            suggest=lambda: tuple(_payment(position, kinds).suggest()),
            sample=lambda rng: _payment(position, kinds).sample(rng),
            answer=lambda paid: _paying(facts, kinds, paid),
            amounts=amounts,
            write=self.grammar.write,
        )
        return (paying,)

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        if reason := _unaffordable(position):
            yield Missing(say("osaka-missing-buy"), reason)


def goods_for(position: Position) -> Counts:
    """Everything that a trader would have to buy, by kind."""
    return position.facts.counted([offer.card for offer in position.state.open_to(position.seat)])


def price_for(position: Position) -> int:
    """What a trader would have to pay; 0 if there is nothing to buy."""
    return sum([position.facts.values[offer.card] for offer in position.state.open_to(position.seat)])


def _unaffordable(position: Position) -> Reason | None:
    """Why nothing can be bought, whatever is paid; None if the hand is worth the price."""
    price, coins = price_for(position), position.facts.coins(position.me.hand)
    if not price:
        return Reason(say("osaka-nothing-to-buy"), BUYING)
    return Reason(say("osaka-too-dear", price=price, coins=coins), BUYING) if coins < price else None


def _in_hand(position: Position) -> tuple[Kind, ...]:
    """Kinds of which a trader holds cards."""
    return tuple([kind for kind, count in enumerate(position.me.hand) if count])


def _paying(facts: Facts, kinds: tuple[Kind, ...], paid: Counted) -> Buy:
    return Buy(facts.named(facts.spread(kinds, paid)))


def _payment(position: Position, kinds: tuple[Kind, ...]) -> Payment:
    """How a trader may pay for the market with cards of these kinds."""
    facts = position.facts
    owned = {facts.colours[kind] for kind, count in enumerate(position.me.goods) if count}
    return Payment(
        price=price_for(position),
        values=tuple([facts.values[kind] for kind in kinds]),
        have=tuple([position.me.hand[kind] for kind in kinds]),
        symbols=tuple([facts.symbols[kind] for kind in kinds]),
        useful=tuple([facts.symbols[kind] if facts.colours[kind] in owned else 0 for kind in kinds]),
    )


def voyage(facts: Facts, ships: list[int], goods: Counts) -> list[tuple[ColourIndex, int, int]]:
    """How the ships sail for goods bought: one place for one of a colour, two for more, never past the goal.

    Returns:
        Colour, place before and place after of each ship that sails.
    """
    there = zip(COLOUR_INDICES, ships, facts.by_colour(goods), strict=True)
    return [(colour, at, min(at + min(bought, 2), facts.goal)) for colour, at, bought in there if bought]


def _sail(position: Position, goods: Counts, table: Table[OsakaEvent]) -> None:
    """Advance the ships; what a purchase still brings comes next: a payday perhaps, then the refill."""
    facts, ships = position.facts, position.state.ships
    for colour, before, after in voyage(facts, ships, goods):
        ships[colour] = after
        water = facts.route[after].water
        nth = sum(place.water == water for place in facts.route[: after + 1])
        table.emit(ShipMoved(COLOURS[colour], before, after, water, nth))
        table.touch(f"place:{facts.route[after].id}")
    arrived = tuple([colour for colour in COLOUR_INDICES if ships[colour] == facts.goal])
    position.state.then(Refill())
    if arrived:
        table.emit(Payday(tuple(COLOURS[colour] for colour in arrived)))
        table.touch(f"payday:{min(len(arrived), 2)}")
        position.state.then(Score(arrived), CheckEnd(), Sink(), ReturnShips())
