"""Production: one to three different factories produce.

Source: "Produktion". Rulings N-R13 (a full factory), N-R17 (which factory produces without coal). What producing is
stands in `stocking`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Clause, Things
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.nippon.model.headings import FACTORY_EFFECT, PRODUCTION
from rules.nippon.model.phrases import factory_label, modifier_label
from rules.nippon.model.terms import FAMILY, GOODS_FIELDS
from rules.nippon.model.words import FACTORY
from rules.nippon.steps.actions.picking import AskSeveral
from rules.nippon.steps.concepts.asking import DECLINING, Running
from rules.nippon.steps.concepts.gaining import Cost, refuse_cost, refuse_costs
from rules.nippon.steps.concepts.stocking import coal_of, output, produce, producing, room
from rules.nippon.steps.effects import modifiers
from rules.nippon.steps.pieces.building_labels import pay_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.decisions import Part, Picked
    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import Factory


@frozen
class Produce(Answer):
    """Let factories produce.

    Attributes:
        factories: Which.
        free: The one that needs no coal, where the modifier spares it.
        modifier: As for all actions.
    """

    factories: tuple[str, ...]
    free: str | None = None
    modifier: str | None = None


@frozen
class AskProduction(AskSeveral[Produce]):
    """Production: which factories."""

    kind: Literal["ask-production"] = "ask-production"

    asks: ClassVar[Literal["produce"]] = "produce"
    heading: ClassVar[str] = PRODUCTION
    grammar: ClassVar[Grammar] = Grammar(
        Form(Produce, "produce", Things(FACTORY), Clause("free", FACTORY), modifiers.CLAUSE), DECLINING
    )

    @override
    def barred(self, position: Position) -> Reason | None:
        can = producing(position)
        if not can:
            return Reason(say("nippon-no-production"), PRODUCTION)
        if any(spares_coal(position, factory.key) for factory in can):
            return None
        least = min(coal_of(position, factory) for factory in can)
        return refuse_cost(position, Cost(coal=least), PRODUCTION)

    @override
    def offers(self, position: Position) -> Iterator[Produce]:
        """One factory, with each modifier; full ones last."""
        left = [factory for factory in producing(position) if factory.key not in position.doing.used]
        for factory in sorted(left, key=lambda factory: not room(factory)):
            can = modifiers.applicable(position, (factory.key,))
            for key in modifiers.ways(can):
                answer = Produce((factory.key,), factory.key if spares_coal(position, key) else None, key)
                if self.why_not(position, answer) is None:
                    yield answer

    @override
    def reach(self, position: Position) -> int:
        return self.most_together(position, tuple([factory.key for factory in producing(position)]))

    @override
    def ways(self, position: Position, things: Picked) -> Iterator[Produce]:
        """With each modifier, for one may spare coal."""
        return (
            _with_free(position, Produce(things, None, key))
            for key in modifiers.ways(modifiers.applicable(position, things))
        )

    @override
    def why_not(self, position: Position, answer: Produce) -> Reason | None:
        seen = set(position.doing.used)
        for key in answer.factories:
            if reason := _refuse_factory(position, key, seen):
                return reason
            seen.add(key)
        if reason := _refuse_free(position, answer):
            return reason
        coals = _coals(position, answer)
        if reason := refuse_costs(position, Cost(coal=sum(coals)), Cost(coal=sum(coals[:1])), PRODUCTION):
            return reason
        return modifiers.refuse(position, answer.modifier, modifiers.applicable(position, answer.factories))

    @override
    def complete(self, position: Position, answer: Produce) -> Produce:
        """The only modifier; the one that spares coal if a factory is named for it, and then the dearest."""
        can = modifiers.applicable(position, answer.factories)
        if answer.free is not None:
            can = tuple([key for key in can if spares_coal(position, key)])
        return _with_free(position, modifiers.complete(answer, can, self.grammar.write))

    @override
    def do(self, position: Position, answer: Produce, table: Table[NipponEvent]) -> None:
        coals = _coals(position, answer)
        modifiers.apply(position, answer.modifier, answer.factories, table)
        position.doing.used += answer.factories
        position.then(*[ProduceIn(key, coal) for key, coal in zip(answer.factories, coals, strict=True)])

    @override
    def activations(self, answer: Produce) -> int:
        return len(answer.factories)

    @override
    def chosen(self, position: Position) -> tuple[Part, ...]:
        """Several factories with what modifies by itself; one factory with another modifier or without."""
        offers = tuple(self.offers(position))
        usual = [answer for answer in offers if answer == self.of(position, answer.factories)]
        others = [answer for answer in offers if answer not in usual]
        items = {key for answer in usual for key in answer.factories}
        can = producing(position)
        pick = self.pick_judged(
            position,
            tuple([factory.key for factory in can if factory.key in items]),
            tuple([factory.key for factory in can if not room(factory)]),
        )
        return (*((pick,) if usual else ()), *((self.choice("produce-modified", others),) if others else ()))

    @override
    def of(self, position: Position, things: Picked) -> Produce:
        """Production in some factories, modified by the first factory that can."""
        return _with_free(position, Produce(things, None, next(iter(modifiers.applicable(position, things)), None)))

    @override
    def things(self, position: Position, answer: Answer) -> Picked | None:
        """The factories of an answer that is modified as usual."""
        if not isinstance(answer, Produce) or answer != self.of(position, answer.factories):
            return None
        return tuple([factory.key for factory in position.me.factories if factory.key in answer.factories])

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Factories whose coal cannot be paid now."""
        offered = {key for answer in self.offers(position) for key in answer.factories}
        for factory in producing(position):
            if factory.key not in offered and factory.key not in position.doing.used:
                reason = refuse_cost(position, Cost(coal=coal_of(position, factory)), PRODUCTION)
                if reason:
                    yield Missing(factory_label(factory.key), reason)

    @override
    def explain(self, position: Position, answer: Produce) -> Description:
        factories = [factory for key in answer.factories if (factory := position.me.factory(key)) is not None]
        added = modifiers.goods_here(position, answer.modifier, answer.factories)
        made = [output(one) + added[one.key] for one in factories]
        label = say(
            "nippon-do-produce",
            factories=tuple([factory_label(one.key) for one in factories]),
            goods=tuple([say("nippon-goods", good=one.good, count=n) for one, n in zip(factories, made, strict=True)]),
            cost=pay_label(position, Cost(coal=sum(_coals(position, answer)))),
            modifier=modifier_label(answer.modifier),
        )
        if answer.free is not None and len(factories) > 1:
            label = say("nippon-do-produce-free", what=label, factory=factory_label(answer.free))
        lost = sum([max(count - room(one), 0) for one, count in zip(factories, made, strict=True)])
        return Description(label, say("nippon-goods-lost", count=lost) if lost else _taken(factories, made))


@frozen
class ProduceIn(Running):
    """A factory that was chosen produces.

    Attributes:
        factory: Its key.
        coal: What it costs.
    """

    factory: str
    coal: int
    kind: Literal["produce-in"] = "produce-in"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        factory = position.me.factory(self.factory)
        assert factory is not None, "it was judged"
        produce(position, factory, self.coal, table)


def _taken(factories: Sequence[Factory], made: Sequence[int]) -> Label | None:
    """How many spaces for goods of a factory are taken once it has produced; nothing for several factories."""
    if len(factories) != 1:
        return None
    return say("nippon-goods-taken", goods=factories[0].goods + made[0], most=GOODS_FIELDS)


def spares_coal(position: Position, key: str | None) -> bool:
    """Whether a factory as modifier lets one factory produce without coal."""
    return key in position.facts.coal_savers


def _refuse_factory(position: Position, key: str, seen: set[str]) -> Reason | None:
    """Why a factory cannot produce, whatever it costs, or None."""
    if key == FAMILY:
        return Reason(say("nippon-family-never"), PRODUCTION)
    if position.me.factory(key) is None:
        return Reason(say("nippon-not-your-factory", factory=factory_label(key)), PRODUCTION, absent=True)
    if key in seen:
        return Reason(say("nippon-produced-twice", factory=factory_label(key)), PRODUCTION)
    return None


def _refuse_free(position: Position, answer: Produce) -> Reason | None:
    """Why no coal, or not this coal, is spared, or None."""
    if (answer.free is not None) == spares_coal(position, answer.modifier) and (
        answer.free is None or answer.free in answer.factories
    ):
        return None
    return Reason(say("nippon-not-free"), FACTORY_EFFECT)


def _coals(position: Position, answer: Produce) -> tuple[int, ...]:
    """What each factory costs."""
    found = [(key, position.me.factory(key)) for key in answer.factories]
    return tuple([0 if one is None or key == answer.free else coal_of(position, one) for key, one in found])


def _with_free(position: Position, answer: Produce) -> Produce:
    """The dearest factory produces without coal, where the modifier spares it and none was named."""
    factories: list[Factory] = [one for key in answer.factories if (one := position.me.factory(key)) is not None]
    if answer.free is not None or not spares_coal(position, answer.modifier) or not factories:
        return answer
    return replace(answer, free=max(factories, key=lambda factory: coal_of(position, factory)).key)
