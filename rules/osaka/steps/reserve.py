"""Reserving a card.

C. KARTE RESERVIEREN: one's stone is laid on a card of market or farm that nobody has reserved.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Choice, Description
from rules.core.frozen import frozen
from rules.core.grammar import AlsoRead, Form, Grammar
from rules.core.labels import Who, say
from rules.core.reasons import Missing, Reason
from rules.osaka.events import OsakaEvent, Reserved
from rules.osaka.model.headings import RESERVED, RESERVING
from rules.osaka.model.names import CARD, FARM_CARD
from rules.osaka.model.phrases import card
from rules.osaka.model.state import Offer
from rules.osaka.model.terms import Area, CardName
from rules.osaka.steps.action import Action

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table
    from rules.osaka.model.position import Position


@frozen
class Reserve(Answer):
    """Reserve a card with one's stone."""

    card: CardName
    area: Area
    kind: Literal["reserve"] = "reserve"


_in_market, _in_farm = partial(Reserve, area="market"), partial(Reserve, area="farm")


class Reserving(Action[Reserve]):
    """See above."""

    __slots__ = ()

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
    def offers(self, at: Position) -> Iterator[Reserve]:
        if at.me.has_stone:
            names = at.facts.names
            yield from (_reserve(names[kind], "market") for kind in sorted(at.state.free("market")))
            yield from (_reserve(names[kind], "farm") for kind in sorted(at.state.free("farm")))

    @override
    def refuse(self, at: Position, answer: Reserve) -> Reason | None:
        if not at.me.has_stone:
            return Reason(say("osaka-stone-used"), RESERVING)
        kind = at.facts.kinds[answer.card]
        if kind in at.state.free(answer.area):
            return None
        for offer in (*at.state.market, *at.state.farm):
            if offer.card == kind and offer.stone is not None:
                return Reason(say("osaka-reserved-by", card=card(at.facts, kind), who=Who(offer.stone)), RESERVED)
        return Reason(say("osaka-not-on-offer", card=card(at.facts, kind)), RESERVING)

    @override
    def answer(self, at: Position, answer: Reserve, table: Table[OsakaEvent]) -> None:
        reserve(at, answer, table, forced=False)

    @override
    def describe(self, at: Position, answer: Reserve) -> Description:
        named = card(at.facts, at.facts.kinds[answer.card])
        return Description(say("osaka-do-reserve", area=answer.area, card=named))

    @override
    def part(self, at: Position) -> Choice | None:
        offers = tuple(self.offers(at))
        return Choice("reserve", offers, self.grammar.write) if offers else None

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        what = say("osaka-missing-reserve")
        if not at.me.has_stone:
            lies = next(offer.card for offer in (*at.state.market, *at.state.farm) if offer.stone == at.seat)
            yield Missing(what, Reason(say("osaka-stone-on", card=card(at.facts, lies)), RESERVING))
        elif not any(True for _ in self.offers(at)):
            yield Missing(what, Reason(say("osaka-all-reserved"), RESERVING))


@cache
def _reserve(name: CardName, area: Area) -> Reserve:
    return Reserve(name, area)


def reserve(at: Position, answer: Reserve, table: Table[OsakaEvent], *, forced: bool) -> None:
    """The stone is laid on the card."""
    kind = at.facts.kinds[answer.card]
    offers = at.state.market if answer.area == "market" else at.state.farm
    offers[offers.index(Offer(kind))].stone = at.seat
    at.me.has_stone = False
    table.emit(Reserved(at.seat, at.facts.cards[kind], answer.area, forced))
    table.touch(f"reserve:{answer.area}")
