"""Domestic Markets: supply one to three markets of one region.

Source: "Heimische Märkte"; rulings N-R20, N-R23, N-R24, N-R25 (for which of several markets points are had).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Things
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import Who, say
from rules.core.reasons import IllegalAction, Missing, Reason
from rules.nippon.model.headings import MARKETS
from rules.nippon.model.influence import influence, overseas
from rules.nippon.model.names import space_word
from rules.nippon.model.parts import Delivery
from rules.nippon.model.phrases import gains_label
from rules.nippon.model.terms import EDGES, REGIONS
from rules.nippon.steps.actions import AskAction
from rules.nippon.steps.asking import DECLINING
from rules.nippon.steps.delivering import (
    Deliver,
    DeliveryWords,
    deliver,
    good_of,
    paid_otherwise,
    refuse_delivery,
    refuse_laying,
    region_of,
    removals,
    reward,
    value_of,
    with_sources,
)
from rules.nippon.steps.goods import MOST_SHOWN, in_stock, sources_label, stocks
from rules.nippon.steps.modifiers import MODIFIER, applicable, modify, refuse_modifier, with_modifier
from rules.nippon.steps.often import Often
from rules.nippon.steps.saying import modifier_label

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

    action: ClassVar = "markets"
    asks: ClassVar[str] = "markets"
    heading: ClassVar[str] = MARKETS
    grammar: ClassVar[Grammar] = Grammar(Form(Supply, "markets", Things(DeliveryWords()), POINTS, MODIFIER), DECLINING)

    @override
    def barred(self, at: Position) -> Reason | None:
        if not in_stock(at):
            return Reason(say("nippon-no-goods"), MARKETS)
        if any(True for region in REGIONS for _ in _deliveries(at, region)):
            return None
        return _unsold(at, in_stock(at), REGIONS)

    @override
    def offers(self, at: Position) -> Iterator[Supply]:
        return (answer for region in _regions(at) for answer in self._in_region(at, region))

    def _in_region(self, at: Position, region: Region) -> Iterator[Supply]:
        """Single activations in a region, with its bonus first; ways to pay that are not the usual one last (N-R23)."""
        modifier = next(iter(applicable(at, (region,))), None)
        found: list[Delivery] = []
        for delivery in _deliveries(at, region):
            found.append(delivery)
            yield Supply((delivery,), 0, modifier)
        yield from [Supply((delivery,), 1, modifier) for delivery in found]
        others = [other for delivery in found for other in paid_otherwise(at, delivery)]
        if 2 * len(found) + 2 * len(others) <= MOST_SHOWN:
            yield from (Supply((other,), points, modifier) for points in (0, 1) for other in others)

    @override
    def why_not(self, at: Position, answer: Supply) -> Reason | None:
        if not answer.deliveries:
            return Reason(say("nippon-once-at-least"), MARKETS)
        regions = dict.fromkeys([*at.doing.used, *(region_of(at, delivery) for delivery in answer.deliveries)])
        if len(regions) > 1:
            return Reason(say("nippon-one-region", region=next(iter(regions))), MARKETS)
        if answer.points > len(answer.deliveries):
            return Reason(say("nippon-points-too-often", count=len(answer.deliveries)), MARKETS)
        return self._refuse_in_turn(at, answer) or refuse_modifier(at, answer.modifier, applicable(at, tuple(regions)))

    def _refuse_in_turn(self, at: Position, answer: Supply) -> Reason | None:
        """Why one of the deliveries cannot be made once those before it were, or None."""
        for number, delivery in enumerate(answer.deliveries, 1):
            if reason := refuse_delivery(at, delivery):
                return reason
            if number < len(answer.deliveries):
                at = at.copy()
                deliver(at, delivery)
        return None

    @override
    def complete(self, at: Position, answer: Supply) -> Supply:
        """With the only markers that can leave for those laid, all that is paid, and the only modifier there is."""
        answer = self._in_turn(at, answer)
        regions = tuple(dict.fromkeys([region_of(at, delivery) for delivery in answer.deliveries]))
        return with_modifier(answer, applicable(at, regions), self.grammar.write)

    def _in_turn(self, at: Position, answer: Supply) -> Supply:
        """With the markers that leave, and from where the goods are paid.

        Raises:
            IllegalAction: One of several can leave for a marker, or goods can be paid in several ways.
        """
        done: list[Delivery] = []
        for number, delivery in enumerate(answer.deliveries):
            can = removals(at, delivery) if delivery.removes is None else (delivery,)
            ways = [each for one in can for each in with_sources(at, one)]
            first = ways[0]
            refused = refuse_delivery(at, first)
            if len(ways) > 1 and not refused:
                rest = answer.deliveries[number + 1 :]
                near = [self.grammar.write(replace(answer, deliveries=(*done, one, *rest))) for one in ways]
                raise IllegalAction(_unclear(at, first, leave=len(can) > 1), tuple(near))
            done.append(first)
            if refused:
                return replace(answer, deliveries=(*done, *answer.deliveries[number + 1 :]))
            at = at.copy()
            deliver(at, first)
        return replace(answer, deliveries=tuple(done))

    @override
    def do(self, at: Position, answer: Supply, table: Table[NipponEvent]) -> None:
        new = tuple({region_of(at, delivery) for delivery in answer.deliveries}.difference(at.doing.used))
        modify(at, answer.modifier, new, table)
        at.doing.used += new
        bonuses = len(answer.deliveries) - answer.points
        at.then(*[Deliver(delivery, number >= bonuses) for number, delivery in enumerate(answer.deliveries)])

    @override
    def activations(self, answer: Supply) -> int:
        return len(answer.deliveries)

    @override
    def explain(self, at: Position, answer: Supply) -> Description:
        bonuses = len(answer.deliveries) - answer.points
        shown = at
        labels: list[Label] = []
        details: list[Label] = []
        for number, delivery in enumerate(answer.deliveries):
            labels.append(_delivery_label(shown, delivery, points=number >= bonuses))
            details.append(_leaving_label(shown, delivery))
            shown = shown.copy()
            deliver(shown, delivery)
        region = region_of(at, answer.deliveries[0])
        before, after = (influence(one.facts, one.state, one.seat, region) for one in (at, shown))
        label = say("nippon-do-markets", deliveries=tuple(labels), modifier=modifier_label(answer.modifier))
        told = tuple([detail for detail in details if detail.key != "nippon-trade-nothing-leaves"])
        company, left = (overseas(one.facts, one.state, region) for one in (at, shown))
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
    def chosen(self, at: Position) -> tuple[Part, ...]:
        """One menu a region; each market once with the region's bonus and once with points instead."""
        offered = ((region, tuple(self._in_region(at, region))) for region in _regions(at))
        return tuple([self.choice(f"markets-{region}", answers) for region, answers in offered if answers])

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        """Kinds of goods that one has and no market takes."""
        taken = {good_of(at, delivery) for region in _regions(at) for delivery in _deliveries(at, region)}
        for good in in_stock(at):
            if good not in taken:
                yield Missing(say("nippon-good-name", good=good), _unsold(at, (good,), _regions(at)))


def _unsold(at: Position, goods: Collection[Good], regions: Collection[Region]) -> Reason:
    """Why no market takes goods that one has: nobody wants them, or the markers for them are missing or too low."""
    wanted = [
        Delivery(space_word(city, edge), count)
        for region in regions
        for city in at.facts.regions[region].cities
        for edge, good in zip(EDGES, at.city(city).demand, strict=True)
        if good in goods
        for count in range(1, min(stocks(at)[good], len(at.facts.goods[good].markers)) + 1)
    ]
    if not wanted:
        return Reason(say("nippon-no-market"), MARKETS)
    refused = [reason.label.key for delivery in wanted if (reason := refuse_laying(at, delivery)) is not None]
    missing = all(key == "nippon-no-such-marker" for key in refused)
    return Reason(say("nippon-market-markers" if missing else "nippon-market-low"), MARKETS)


def _unclear(at: Position, delivery: Delivery, *, leave: bool) -> Reason:
    """What must be said of a delivery: which marker leaves, or from where the goods are paid."""
    if leave:
        return Reason(say("nippon-remove-which", city=delivery.city), MARKETS)
    return Reason(say("nippon-sources-which", good=good_of(at, delivery)), MARKETS)


def _regions(at: Position) -> tuple[Region, ...]:
    """Regions whose markets can be supplied: one only, once the action was activated there."""
    return tuple([region for region in REGIONS if not at.doing.used or region in at.doing.used])


def _deliveries(at: Position, region: Region) -> Iterator[Delivery]:
    """What can be supplied in a region by itself."""
    most = {good: min(have, len(at.facts.goods[good].markers)) for good, have in stocks(at).items()}
    for city in at.facts.regions[region].cities:
        for edge, good in zip(EDGES, at.city(city).demand, strict=True):
            for count in range(1, most.get(good, 0) + 1):
                delivery = Delivery(space_word(city, edge), count)
                if refuse_laying(at, delivery) is None:
                    yield from removals(at, delivery)


def _delivery_label(at: Position, delivery: Delivery, *, points: bool) -> Label:
    """A delivery: "Osaka, paper (top): pay 2 paper, marker 2, 2 silk"."""
    good = good_of(at, delivery)
    return say(
        "nippon-trade-delivery",
        space=say("nippon-space", city=delivery.city, edge=delivery.edge, good=good),
        goods=say("nippon-goods", good=good, count=delivery.goods),
        sources=sources_label(delivery.sources, delivery.goods),
        value=value_of(at, delivery),
        reward=gains_label(reward(at, delivery, points=points)),
        removed="none" if delivery.removes is None else say("nippon-edge", edge=delivery.removes.split(".")[1]),
    )


def _leaving_label(at: Position, delivery: Delivery) -> Label:
    """Whose marker leaves for a delivery."""
    markers = at.city(delivery.city).markers
    replaced = markers[delivery.place]
    removed = None if delivery.removed is None else markers[delivery.removed]
    if replaced is not None:
        return say(
            "nippon-trade-replaces", own=int(replaced.seat == at.seat), who=Who(replaced.seat), value=replaced.value
        )
    if removed is not None:
        return say("nippon-trade-removes", own=int(removed.seat == at.seat), who=Who(removed.seat), value=removed.value)
    return say("nippon-trade-nothing-leaves")
