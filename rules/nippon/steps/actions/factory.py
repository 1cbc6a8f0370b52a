"""Factory: build one whose R&D value one has, or raises for the moment with silk.

Source: "Fabrikbau", "Startbedingungen" (the machine and the goods that wait for the first factory, the discount).
Ruling N-R10 (how much silk). What the tile brings stands in `effects` and `seconds`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.core.rng import Rng
from rules.core.table import Table
from rules.nippon.events.building import FactoryBuilt, MachineBuilt
from rules.nippon.model.effect_phrases import timed_label
from rules.nippon.model.headings import FACTORY
from rules.nippon.model.phrases import factory_label
from rules.nippon.model.state import Factory
from rules.nippon.model.tile_tables import FACTORY_SIDES
from rules.nippon.model.words import FACTORY as FACTORY_NAME
from rules.nippon.steps.actions.action import AskAction
from rules.nippon.steps.concepts.asking import DECLINING
from rules.nippon.steps.concepts.gaining import Cost, pay, refuse_cost
from rules.nippon.steps.concepts.stocking import add_goods
from rules.nippon.steps.effects.seconds import second_of
from rules.nippon.steps.effects.tiles import EffectOf, lapsed
from rules.nippon.steps.pieces.building_labels import pay_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Part
    from rules.core.labels import Label
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.terms import Good, Level

LEVELS: tuple[Level, ...] = (1, 2, 3)

_PLACES = {side: place for place, side in enumerate(FACTORY_SIDES)}


@frozen
class Build(Answer):
    """Build a factory."""

    factory: str


@frozen
class AskFactory(AskAction[Build]):
    """Factory: which one."""

    kind: Literal["ask-factory"] = "ask-factory"

    asks: ClassVar[Literal["factory"]] = "factory"
    heading: ClassVar[str] = FACTORY
    grammar: ClassVar[Grammar] = Grammar(Form(Build, ("factory", "build"), FACTORY_NAME), DECLINING)

    @override
    def barred(self, position: Position) -> Reason | None:
        if reason := _full(position):
            return reason
        if not position.state.supply:
            return Reason(say("nippon-supply-empty"), FACTORY)
        # All cost the same money, so whoever cannot build the one that asks for least R&D value can build none.
        return self.why_not(
            position,
            Build(min(position.state.supply, key=lambda key: position.facts.goods[position.facts.good_of(key)].rnd)),
        )

    @override
    def offers(self, position: Position) -> Iterator[Build]:
        return (build for key in _in_order(position) if self.why_not(position, build := Build(key)) is None)

    @override
    def reach(self, position: Position) -> int:
        """Factories that can be built."""
        return len(tuple(self.offers(position)))

    @override
    def why_not(self, position: Position, answer: Build) -> Reason | None:
        if reason := _full(position):
            return reason
        if answer.factory not in position.state.supply:
            return Reason(say("nippon-not-in-supply", factory=factory_label(answer.factory)), FACTORY, absent=True)
        needed, value = position.facts.goods[position.facts.good_of(answer.factory)].rnd, position.value("rnd")
        most = len(position.facts.tables.match.step_prices.value)
        if needed > value + most:
            return Reason(say("nippon-rnd-short", needed=needed, value=value, most=most), FACTORY)
        price = price_of(position, answer.factory)
        if price.silk > position.me.silk:
            label = say("nippon-rnd-silk", needed=needed, value=value, due=price.silk, have=position.me.silk)
            return Reason(label, FACTORY)
        return refuse_cost(position, price, FACTORY)

    @override
    def do(self, position: Position, answer: Build, table: Table[NipponEvent]) -> None:
        cost, row = price_of(position, answer.factory), position.facts.factories[answer.factory]
        pay(position, cost, table)
        position.state.supply.remove(row.id)
        if row.timing == "immediate":
            effects = [EffectOf(row.id, number, row.id) for number in range(len(row.effect))]
            position.then(*effects, *second_of(row))
        place_factory(position, row.id, position.facts.good_of(row.id), table, cost)
        position.doing.used.append(row.id)
        table.touch(f"factory:{row.id}")
        if cost.silk:
            table.touch("factory:silk")

    @override
    def activations(self, answer: Build) -> int:
        return 1

    @override
    def chosen(self, position: Position) -> tuple[Part, ...]:
        """One menu a level."""
        menus: dict[Level, list[Build]] = {level: [] for level in LEVELS}
        for build in self.offers(position):
            menus[position.facts.goods[position.facts.good_of(build.factory)].level].append(build)
        return tuple([self.choice(f"factory{level}", builds) for level, builds in menus.items() if builds])

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Levels of which no factory on offer can be built."""
        for level in LEVELS:
            keys = [
                key for key in _in_order(position) if position.facts.goods[position.facts.good_of(key)].level == level
            ]
            reasons = [self.why_not(position, Build(key)) for key in keys]
            if reasons and reasons[0] is not None and all(reasons):
                yield Missing(say("nippon-level", level=level), reasons[0])

    @override
    def explain(self, position: Position, answer: Build) -> Description:
        cost, scale = price_of(position, answer.factory), position.facts.tables.mat.factories.points
        label = say("nippon-do-factory", factory=factory_label(answer.factory), cost=pay_label(position, cost))
        number = len(position.me.factories) + 1
        return Description(
            label,
            say(
                "nippon-factory-detail",
                effect=self._effect_label(position, answer),
                number=number,
                points="/".join(map(str, scale[number - 1])),
            ),
        )

    def _effect_label(self, position: Position, answer: Build) -> Label:
        """What the tile does; of what would happen at once also what cannot, and why."""
        row = position.facts.factories[answer.factory]
        effect = timed_label(row)
        if row.timing != "immediate":
            return effect
        after = position.copy()
        self.do(after, answer, Table(Rng(b"")))
        found = [lapse for one in row.effect if (lapse := lapsed(after, one)) is not None]
        if not found:
            return effect
        full = after.work_is_full
        lapses = tuple([say("nippon-factory-lapse", what=what, full=int(full and what == "ship")) for what in found])
        return say("nippon-factory-lapses", effect=effect, lapses=lapses)


def price_of(position: Position, key: str) -> Cost:
    """What a factory costs: money, and silk for the R&D value that is short; the most silk where it cannot suffice."""
    tables = position.facts.tables
    discount = tables.start.discount.value if position.me.start == "discount" else 0
    short = position.facts.goods[position.facts.good_of(key)].rnd - position.value("rnd")
    prices = tables.match.step_prices.value
    silk = prices[min(short, len(prices)) - 1] if short > 0 else 0
    return Cost(money=tables.match.factory_money.value - discount, silk=silk)


def place_factory(
    position: Position, key: str, good: Good, table: Table[NipponEvent], cost: Cost | None = None
) -> None:
    """Put a factory on the first empty space from the left, and on the first one what waits for it.

    Args:
        position: The position; there is an empty space.
        key: Id of the side, or `FAMILY`.
        good: What it produces, or may lie below it.
        cost: What was paid, if anything.
    """
    me, paid = position.me, cost or Cost()
    factory = Factory(key, good)
    me.factories.append(factory)
    table.emit(FactoryBuilt(position.seat, key, good, paid.money, paid.silk))
    if me.waiting_machine:
        me.waiting_machine = False
        factory.machines[0] = True
        table.emit(MachineBuilt(position.seat, key))
        table.touch("start:machine:placed")
    if me.waiting_goods:
        count, me.waiting_goods = me.waiting_goods, 0
        add_goods(position, factory, count, table)
        table.touch("start:goods:placed")


def _full(position: Position) -> Reason | None:
    spaces = len(position.facts.tables.mat.factories.points)
    if len(position.me.factories) < spaces:
        return None
    return Reason(say("nippon-factories-full", spaces=spaces), FACTORY)


def _in_order(position: Position) -> list[str]:
    """The factories on offer by kind of goods and number."""
    return sorted(position.state.supply, key=_PLACES.__getitem__)
