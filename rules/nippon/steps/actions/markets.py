"""Domestic Markets: supply one to three markets of one region.

Source: "Heimische Märkte"; rulings N-R20, N-R23, N-R24, N-R25 (for which of several markets points are had).
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Things
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import IllegalAction, Missing, Reason
from rules.nippon.model.headings import MARKETS
from rules.nippon.model.influence import influence
from rules.nippon.model.parts import Delivery
from rules.nippon.model.phrases import modifier_label
from rules.nippon.model.spaces import space_word
from rules.nippon.model.terms import EDGES, REGIONS
from rules.nippon.steps.actions.action import AskAction
from rules.nippon.steps.concepts.asking import DECLINING
from rules.nippon.steps.concepts.often import Often
from rules.nippon.steps.effects import modifiers
from rules.nippon.steps.trade.delivering import (
    Deliver,
    DeliveryWords,
    deliver,
    good_of,
    paid_otherwise,
    refuse_delivery,
    refuse_laying,
    region_of,
    removals,
    with_sources,
)
from rules.nippon.steps.trade.delivery_labels import delivery_label, leaving_label
from rules.nippon.steps.trade.goods import MOST_SHOWN, in_stock, stocks
from rules.nippon.steps.trade.together import most_together

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from rules.core.decisions import Part
    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.terms import Good, Region

POINTS = Often("vp", "points")
"""For how many deliveries points are had instead of the region's bonus: ``vp x1``."""


@frozen
class Supply(Answer):
    """Supply markets, one after the other.

    Attributes:
        deliveries: Which, and with how many goods.
        points: For how many of them points are had instead of the region's bonus; the last ones.
        modifier: The factory that modifies the action.
    """

    deliveries: tuple[Delivery, ...]
    points: int = 0
    modifier: str | None = None


@frozen
class AskMarkets(AskAction[Supply]):
    """Which markets are supplied."""

    kind: Literal["ask-markets"] = "ask-markets"

    asks: ClassVar[Literal["markets"]] = "markets"
    heading: ClassVar[str] = MARKETS
    grammar: ClassVar[Grammar] = Grammar(
        Form(Supply, "markets", Things(DeliveryWords()), POINTS, modifiers.CLAUSE), DECLINING
    )

    @override
    def barred(self, position: Position) -> Reason | None:
        if not in_stock(position):
            return Reason(say("nippon-no-goods"), MARKETS)
        if any(True for region in REGIONS for _ in _deliveries(position, region)):
            return None
        return _unsold(position, in_stock(position), REGIONS)

    @override
    def offers(self, position: Position) -> Iterator[Supply]:
        return (answer for region in _regions(position) for answer in self._in_region(position, region))

    def _in_region(self, position: Position, region: Region) -> Iterator[Supply]:
        """Single activations in a region, with its bonus first; ways to pay that are not the usual one last (N-R23)."""
        modifier = next(iter(modifiers.applicable(position, (region,))), None)
        found: list[Delivery] = []
        for delivery in _deliveries(position, region):
            found.append(delivery)
            yield Supply((delivery,), 0, modifier)
        yield from [Supply((delivery,), 1, modifier) for delivery in found]
        others = [other for delivery in found for other in paid_otherwise(position, delivery)]
        if 2 * len(found) + 2 * len(others) <= MOST_SHOWN:
            yield from (Supply((other,), points, modifier) for points in (0, 1) for other in others)

    @override
    def reach(self, position: Position) -> int:
        """Markets of one region that can be supplied one after the other."""
        left = self.limit - position.doing.done

        def most(region: Region) -> int:
            refuse = partial(self._refuse_row, position)
            return most_together(position, _deliveries(position, region), left, refuse)

        return max([most(region) for region in _regions(position)], default=0)

    def _refuse_row(self, position: Position, row: tuple[Delivery, ...]) -> Reason | None:
        return self._refuse_in_turn(position, Supply(row))

    @override
    def why_not(self, position: Position, answer: Supply) -> Reason | None:
        if not answer.deliveries:
            return Reason(say("nippon-once-at-least"), MARKETS)
        regions = dict.fromkeys(
            [*position.doing.used, *(region_of(position, delivery) for delivery in answer.deliveries)]
        )
        if len(regions) > 1:
            return Reason(say("nippon-one-region", region=next(iter(regions))), MARKETS)
        if answer.points > len(answer.deliveries):
            return Reason(say("nippon-points-too-often", count=len(answer.deliveries)), MARKETS)
        return self._refuse_in_turn(position, answer) or modifiers.refuse(
            position, answer.modifier, modifiers.applicable(position, tuple(regions))
        )

    def _refuse_in_turn(self, position: Position, answer: Supply) -> Reason | None:
        """Why one of the deliveries cannot be made once those before it were, or None."""
        for number, delivery in enumerate(answer.deliveries, 1):
            if reason := refuse_delivery(position, delivery):
                return reason
            if number < len(answer.deliveries):
                position = position.copy()
                deliver(position, delivery)
        return None

    @override
    def complete(self, position: Position, answer: Supply) -> Supply:
        """With the only markers that can leave for those laid, all that is paid, and the only modifier there is."""
        answer = self._in_turn(position, answer)
        regions = tuple(dict.fromkeys([region_of(position, delivery) for delivery in answer.deliveries]))
        return modifiers.complete(answer, modifiers.applicable(position, regions), self.grammar.write)

    def _in_turn(self, position: Position, answer: Supply) -> Supply:
        """With the markers that leave, and from where the goods are paid.

        Raises:
            IllegalAction: One of several can leave for a marker, or goods can be paid in several ways.
        """
        done: list[Delivery] = []
        for number, delivery in enumerate(answer.deliveries):
            can = removals(position, delivery) if delivery.removes is None else (delivery,)
            ways = [each for one in can for each in with_sources(position, one)]
            first = ways[0]
            refused = refuse_delivery(position, first)
            if len(ways) > 1 and not refused:
                rest = answer.deliveries[number + 1 :]
                near = [self.grammar.write(replace(answer, deliveries=(*done, one, *rest))) for one in ways]
                raise IllegalAction(_unclear(position, first, leave=len(can) > 1), tuple(near))
            done.append(first)
            if refused:
                return replace(answer, deliveries=(*done, *answer.deliveries[number + 1 :]))
            position = position.copy()
            deliver(position, first)
        return replace(answer, deliveries=tuple(done))

    @override
    def do(self, position: Position, answer: Supply, table: Table[NipponEvent]) -> None:
        new = tuple({region_of(position, delivery) for delivery in answer.deliveries}.difference(position.doing.used))
        modifiers.apply(position, answer.modifier, new, table)
        position.doing.used += new
        bonuses = len(answer.deliveries) - answer.points
        position.then(*[Deliver(delivery, number >= bonuses) for number, delivery in enumerate(answer.deliveries)])

    @override
    def activations(self, answer: Supply) -> int:
        return len(answer.deliveries)

    @override
    def explain(self, position: Position, answer: Supply) -> Description:
        bonuses = len(answer.deliveries) - answer.points
        shown = position
        labels: list[Label] = []
        details: list[Label] = []
        for number, delivery in enumerate(answer.deliveries):
            labels.append(delivery_label(shown, delivery, points=number >= bonuses))
            details.append(leaving_label(shown, delivery))
            shown = shown.copy()
            deliver(shown, delivery)
        region = region_of(position, answer.deliveries[0])
        before, after = (influence(one.facts, one.state, one.seat, region) for one in (position, shown))
        label = say("nippon-do-markets", deliveries=tuple(labels), modifier=modifier_label(answer.modifier))
        told = tuple([detail for detail in details if detail.key != "nippon-trade-nothing-leaves"])
        company, left = (influence(one.facts, one.state, None, region) for one in (position, shown))
        change = say(
            "nippon-markets-influence",
            region=region,
            before=before,
            after=after,
            company=company,
            left=left,
            covered=company - left,
        )
        return Description(label, say("nippon-markets-detail", change=change, leaving=told, count=len(told)))

    @override
    def chosen(self, position: Position) -> tuple[Part, ...]:
        """One menu a region; each market once with the region's bonus and once with points instead."""
        offered = ((region, tuple(self._in_region(position, region))) for region in _regions(position))
        return tuple([self.choice(f"markets-{region}", answers) for region, answers in offered if answers])

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Kinds of goods that the player has and no market takes."""
        taken = {
            good_of(position, delivery) for region in _regions(position) for delivery in _deliveries(position, region)
        }
        for good in in_stock(position):
            if good not in taken:
                yield Missing(say("nippon-good-name", good=good), _unsold(position, (good,), _regions(position)))


def _unsold(position: Position, goods: Collection[Good], regions: Collection[Region]) -> Reason:
    """Why no market takes some goods: no one wants them, or the markers for them are missing or too low."""
    wanted = [
        Delivery(space_word(city, edge), count)
        for region in regions
        for city in position.facts.regions[region].cities
        for edge, good in zip(EDGES, position.city(city).demand, strict=True)
        if good in goods
        for count in range(1, min(stocks(position)[good], len(position.facts.goods[good].markers)) + 1)
    ]
    if not wanted:
        return Reason(say("nippon-no-market"), MARKETS)
    refused = [reason.label.key for delivery in wanted if (reason := refuse_laying(position, delivery)) is not None]
    missing = all(key == "nippon-no-such-marker" for key in refused)
    return Reason(say("nippon-market-markers" if missing else "nippon-market-low"), MARKETS)


def _unclear(position: Position, delivery: Delivery, *, leave: bool) -> Reason:
    """What must be said of a delivery: which marker leaves, or from where the goods are paid."""
    if leave:
        return Reason(say("nippon-remove-which", city=delivery.city), MARKETS)
    return Reason(say("nippon-sources-which", good=good_of(position, delivery)), MARKETS)


def _regions(position: Position) -> tuple[Region, ...]:
    """Regions whose markets can be supplied: one only, once the action was activated there."""
    return tuple([region for region in REGIONS if not position.doing.used or region in position.doing.used])


def _deliveries(position: Position, region: Region) -> Iterator[Delivery]:
    """What can be supplied in a region by itself."""
    most = {good: min(have, len(position.facts.goods[good].markers)) for good, have in stocks(position).items()}
    for city in position.facts.regions[region].cities:
        for edge, good in zip(EDGES, position.city(city).demand, strict=True):
            for count in range(1, most.get(good, 0) + 1):
                delivery = Delivery(space_word(city, edge), count)
                if refuse_laying(position, delivery) is None:
                    yield from removals(position, delivery)
