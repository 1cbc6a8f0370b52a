"""Market and farm: taking a card as coins, reserving one, and how they are refilled.

B. MÜNZEN NEHMEN: a market card that no one else has reserved goes to the hand. C. KARTE RESERVIEREN: one's stone is
laid on a card of market or farm that no one has reserved. RESERVIERUNGSEFFEKTE: the stone comes back with the card.
MARKT UND PRODUKTION AUFFÜLLEN. Rulings O-R18 (one's reserved card and an equal free one), O-R6, O-R8 to O-R10 (piles).
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Flag
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import AlsoRead, Form, Grammar
from rules.core.labels import Who, say
from rules.core.reasons import Missing, Reason
from rules.core.step import Run
from rules.core.steps.one_of import Alternative
from rules.osaka.events import OsakaEvent, Refilled, Reserved, Reshuffled, StoneBack, Took
from rules.osaka.model.phrases import card
from rules.osaka.model.position import CARD, FARM_CARD, Position
from rules.osaka.model.state import Offer
from rules.osaka.model.terms import RESERVED, RESERVING, TAKING, Area, CardName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.state import State


@frozen
class Take(Answer):
    """Take a market card as coins.

    Attributes:
        card: Its name.
        reserved: Whether it is the card with one's own stone.
    """

    card: CardName
    reserved: bool
    kind: Literal["take"] = "take"


_take = cache(Take)


class Taking(Alternative[Position, OsakaEvent, Take]):
    """The rule of taking."""

    __slots__ = ()

    name = "take"
    grammar = Grammar(
        Form(Take, "take", CARD, Flag("stone")),
        AlsoRead(Take, "take", "stone", CARD, make=partial(Take, reserved=True)),
    )

    @override
    def offers(self, position: Position) -> list[Take]:
        found = {(offer.card, offer.stone is not None) for offer in position.state.open_to(position.seat)}
        return [_take(position.facts.names[kind], reserved) for kind, reserved in sorted(found)]

    @override
    def refuse(self, position: Position, answer: Take) -> Reason | None:
        kind = position.facts.kinds[answer.card]
        if Offer(kind, position.seat if answer.reserved else None) in position.state.market:
            return None
        named = card(position.facts, kind)
        if answer.reserved and Offer(kind) in position.state.market:
            return Reason(say("osaka-not-your-stone", card=named), TAKING)
        for offer in position.state.market:
            if offer.card == kind and offer.stone is not None:
                return Reason(say("osaka-reserved-by", card=named, who=Who(offer.stone)), RESERVED)
        if any(offer.card == kind for offer in position.state.farm):
            return Reason(say("osaka-only-in-farm", card=named), TAKING)
        return Reason(say("osaka-not-in-market", card=named), TAKING)

    @override
    def fill(self, position: Position, answer: Take) -> Take:
        """Where only the card with one's stone lies there, no one need say so."""
        own = Take(answer.card, reserved=True)
        return own if self.refuse(position, answer) and not self.refuse(position, own) else answer

    @override
    def answer(self, position: Position, answer: Take, table: Table[OsakaEvent], *, forced: bool = False) -> None:
        kind = position.facts.kinds[answer.card]
        position.state.market.remove(Offer(kind, position.seat if answer.reserved else None))
        position.me.hand[kind] += 1
        table.emit(Took(position.seat, position.facts.cards[kind], forced))
        table.touch("forced" if forced else "take")
        if answer.reserved:
            position.me.has_stone = True
            table.emit(StoneBack(position.seat, position.facts.cards[kind]))
            table.touch("stone:taken")

    @override
    def describe(self, position: Position, answer: Take) -> Description:
        kind = position.facts.kinds[answer.card]
        coins = position.facts.coins(position.me.hand) + position.facts.values[kind]
        key, detail = "osaka-do-take", "osaka-take-detail"
        if answer.reserved:
            key, detail = "osaka-do-take-own", "osaka-take-own-detail"
        return Description(say(key, card=card(position.facts, kind)), say(detail, coins=coins))

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        for offer in position.state.market:
            if offer.stone is not None and offer.stone != position.seat:
                yield Missing(
                    card(position.facts, offer.card), Reason(say("osaka-stone-of", who=Who(offer.stone)), RESERVED)
                )


@frozen
class Reserve(Answer):
    """Reserve a card with one's stone."""

    card: CardName
    area: Area
    kind: Literal["reserve"] = "reserve"


_AREAS: tuple[Area, ...] = ("market", "farm")
_reserve, _in_market, _in_farm = cache(Reserve), partial(Reserve, area="market"), partial(Reserve, area="farm")


class Reserving(Alternative[Position, OsakaEvent, Reserve]):
    """The rule of reserving."""

    __slots__ = ()

    name = "reserve"
    grammar = Grammar(
        Form(
            Reserve,
            "reserve",
            CARD,
            make=_in_market,
            parts=lambda answer: (answer.card,) if answer.area == "market" else None,
        ),
        Form(Reserve, "reserve", "farm", CARD, make=_in_farm, parts=lambda answer: (answer.card,)),
        AlsoRead(Reserve, "reserve", FARM_CARD, make=_in_farm),
        AlsoRead(Reserve, "reserve", CARD, "farm", make=_in_farm),
        AlsoRead(Reserve, "reserve", "market", CARD, make=_in_market),
        AlsoRead(Reserve, "reserve", CARD, "market", make=_in_market),
    )

    @override
    def offers(self, position: Position) -> list[Reserve]:
        areas = _AREAS if position.me.has_stone else ()
        return [
            _reserve(position.facts.names[kind], area) for area in areas for kind in sorted(position.state.free(area))
        ]

    @override
    def refuse(self, position: Position, answer: Reserve) -> Reason | None:
        if not position.me.has_stone:
            return Reason(say("osaka-stone-used"), RESERVING)
        kind = position.facts.kinds[answer.card]
        if kind in position.state.free(answer.area):
            return None
        for offer in (*position.state.market, *position.state.farm):
            if offer.card == kind and offer.stone is not None:
                return Reason(say("osaka-reserved-by", card=card(position.facts, kind), who=Who(offer.stone)), RESERVED)
        if any(kind in position.state.free(area) for area in _AREAS):
            return Reason(say("osaka-free-elsewhere", card=card(position.facts, kind), area=answer.area), RESERVING)
        return Reason(say("osaka-not-on-offer", card=card(position.facts, kind)), RESERVING)

    @override
    def answer(self, position: Position, answer: Reserve, table: Table[OsakaEvent]) -> None:
        kind = position.facts.kinds[answer.card]
        offers = position.state.market if answer.area == "market" else position.state.farm
        offers[offers.index(Offer(kind))].stone = position.seat
        position.me.has_stone = False
        table.emit(Reserved(position.seat, position.facts.cards[kind], answer.area, forced=False))
        table.touch(f"reserve:{answer.area}")

    @override
    def describe(self, position: Position, answer: Reserve) -> Description:
        kind = position.facts.kinds[answer.card]
        return Description(say("osaka-do-reserve", area=answer.area, card=card(position.facts, kind)))

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        what = say("osaka-missing-reserve")
        if not position.me.has_stone:
            lies = next(
                offer.card for offer in (*position.state.market, *position.state.farm) if offer.stone == position.seat
            )
            yield Missing(what, Reason(say("osaka-stone-on", card=card(position.facts, lies)), RESERVING))
        elif not self.offers(position):
            yield Missing(what, Reason(say("osaka-all-reserved"), RESERVING))


@frozen
class Refill(Run[Position, OsakaEvent]):
    """Market and farm are refilled after a purchase."""

    kind: Literal["refill"] = "refill"

    @override
    def run(self, position: Position, table: Table[OsakaEvent]) -> None:
        refill(position.facts, position.state, table)
        table.touch("refill:bought")


def refill(facts: Facts, state: State, table: Table[OsakaEvent]) -> None:
    """The farm moves to the market with its stones, then cards are drawn for the market, then for the farm."""
    moved = state.farm
    for_market, for_farm = facts.numbers.refill.value, facts.numbers.farm.value
    market, farm = _draw(state, for_market, table), _draw(state, for_farm, table)
    state.market += [*moved, *market]
    state.farm = farm
    short = for_market + for_farm - len(market) - len(farm)
    if not (moved or market or farm):
        return
    shown = [facts.shown([offer.card for offer in offers]) for offers in (moved, market, farm)]
    table.emit(Refilled(shown[0], shown[1], shown[2], short))
    if short:
        table.touch("refill:partial")


def _draw(state: State, most: int, table: Table[OsakaEvent]) -> list[Offer]:
    """Draw cards openly, as many as are left anywhere."""
    drawn: list[Offer] = []
    while len(drawn) < most and _ready(state, table):
        drawn.append(Offer(table.rng.draw(state.bag)))
    return drawn


def draw_unseen(state: State, most: int, table: Table[OsakaEvent]) -> int:
    """Put cards of the draw pile under trader stones, face down; no one knows which.

    Returns:
        How many there were, at most ``most``.
    """
    drawn = 0
    while drawn < most and _ready(state, table):
        step = min(most - drawn, state.deck)
        state.unseen += step
        drawn += step
    return drawn


def _ready(state: State, table: Table[OsakaEvent]) -> bool:
    """Whether a card can be drawn; the discard pile is shuffled into a new draw pile if that is needed for it.

    VP cards that left the old pile face down are exactly what is left of it then.
    """
    if state.deck:
        return True
    cards = sum(state.discard)
    if not cards:
        return False
    state.settled = [known + left for known, left in zip(state.settled, state.bag, strict=True)]
    state.unseen = 0
    state.bag = state.discard
    state.discard = [0] * len(state.bag)
    table.emit(Reshuffled(cards))
    table.touch("reshuffle")
    return True
