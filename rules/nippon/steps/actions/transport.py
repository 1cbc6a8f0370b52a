"""Ships and railways as actions: one to three, each somewhere else, and what they cost.

Source: "Schiffe", "Eisenbahnen": each costs money and iron, or iron alone. Rulings N-R1 (silk is sold for money that is
short), N-R21 (what is paid where nothing is said; iron alone pays for the first ones).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.nippon.steps.actions.picking import AskSeveral
from rules.nippon.steps.concepts.gaining import Cost, pay, refuse_cost, refuse_costs, short_of, silk_for
from rules.nippon.steps.concepts.often import Often
from rules.nippon.steps.concepts.saying import cost_label
from rules.nippon.steps.effects import modifiers

if TYPE_CHECKING:
    from collections.abc import Iterator
    from dataclasses import Field

    from rules.core.decisions import Part, Picked
    from rules.core.labels import Label
    from rules.core.step import AnyStep
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position

IRON_ALONE = Often("iron")
"""How often iron alone is paid: ``iron x1``; where it is left out, as seldom as can be."""


def cost_of(position: Position, count: int, iron: int) -> Cost:
    """What so many ships or railways cost.

    Args:
        iron: For how many of them iron alone is paid.
    """
    row = position.facts.tables.match.transport
    return Cost(money=row.money * (count - iron), iron=row.iron * (count - iron) + row.iron_alone * iron)


def ways_to_pay(position: Position, count: int) -> Iterator[int]:
    """How often iron alone may be paid for so many, most seldom first; none if they cannot be paid at all."""
    return (iron for iron in range(count + 1) if short_of(position, cost_of(position, count, iron)) is None)


def usual(position: Position, count: int) -> int:
    """How often iron alone is paid where nothing is said: as seldom as can be, so that every one is payable."""
    return next(ways_to_pay(position, count), 0)


def payable(position: Position, most: int) -> int:
    """How many can be paid, up to so many."""
    return next((count for count in range(most, 0, -1) if any(True for _ in ways_to_pay(position, count))), 0)


def pay_for_one(position: Position, table: Table[NipponEvent], *, iron: bool) -> Cost:
    """Pay for one ship or railway, by iron alone or not.

    Returns:
        What was paid.
    """
    cost = cost_of(position, 1, int(iron))
    pay(position, cost, table)
    table.touch("transport:iron" if iron else "transport:money")
    return cost


def costs_label(position: Position, count: int, iron: int) -> Label:
    """What so many cost: "5 money and 4 iron"."""
    cost = cost_of(position, count, iron)
    return cost_label(cost, silk_for(position, cost))


class Transport(Answer):
    """Ships that are sent, or railways that are built, one after the other.

    Attributes:
        iron: For how many of them iron alone is paid; the first ones.
        modifier: The factory that modifies the action.
    """

    __slots__ = ()

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    iron: int
    modifier: str | None


T = TypeVar("T", bound=Transport)


class AskTransport(AskSeveral[T]):
    """Which ships are sent, or which railways are built; where they go is written in words, their places."""

    __slots__ = ()

    @abstractmethod
    def make(self, places: tuple[str, ...], iron: int = 0, modifier: str | None = None) -> T:
        """The answer that names these places."""

    @abstractmethod
    def places(self, answer: T) -> tuple[str, ...]:
        """The places that an answer names."""

    def differs(self, place: str) -> str:
        """What must differ between places."""
        return place

    @abstractmethod
    def open_places(self, position: Position) -> tuple[str, ...]:
        """Places where a ship or railway can go now, whatever it costs."""

    @abstractmethod
    def most(self, position: Position) -> int:
        """How many there can be, whatever they cost."""

    @abstractmethod
    def refuse_all(self, position: Position) -> Reason | None:
        """Why no place is left once a worker is taken, or None."""

    @abstractmethod
    def again(self, key: str) -> Label:
        """The words for a place that was used before."""

    @abstractmethod
    def refuse_places(self, position: Position, places: tuple[str, ...]) -> Reason | None:
        """Why one cannot go to some different places, whatever it costs, or None."""

    @abstractmethod
    def step_for(self, place: str, *, iron: bool) -> AnyStep:
        """One of them is paid for and goes to its place."""

    @override
    def barred(self, position: Position) -> Reason | None:
        if reason := self.refuse_all(position):
            return reason
        return None if payable(position, 1) else refuse_cost(position, cost_of(position, 1, 0), self.heading)

    def _keys(self, places: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(map(self.differs, places))

    @override
    def offers(self, position: Position) -> Iterator[T]:
        for iron in ways_to_pay(position, 1):
            for place in self.open_places(position):
                yield self._modified(position, (place,), iron)

    def _modified(self, position: Position, places: tuple[str, ...], iron: int) -> T:
        """With the first modifier that applies."""
        return self.make(places, iron, next(iter(modifiers.applicable(position, self._keys(places))), None))

    @override
    def why_not(self, position: Position, answer: T) -> Reason | None:
        places = self.places(answer)
        keys, count = self._keys(places), len(places)
        if not places:
            return Reason(say("nippon-once-at-least"), self.heading)
        if again := next(
            (key for number, key in enumerate(keys) if key in (*position.doing.used, *keys[:number])), None
        ):
            return Reason(self.again(again), self.heading)
        if reason := self.refuse_places(position, places):
            return reason
        if answer.iron > count:
            return Reason(say("nippon-iron-too-often", iron=answer.iron, count=count), self.heading)
        alone = cost_of(position, 1, usual(position, 1))
        if reason := refuse_costs(position, cost_of(position, count, answer.iron), alone, self.heading):
            return reason
        return modifiers.refuse(position, answer.modifier, modifiers.applicable(position, keys))

    @override
    def complete(self, position: Position, answer: T) -> T:
        """Iron alone as seldom as can be, and the only modifier there is."""
        places = self.places(answer)
        paid = self.make(places, answer.iron or usual(position, len(places)), answer.modifier)
        return modifiers.complete(paid, modifiers.applicable(position, self._keys(places)), self.grammar.write)

    @override
    def do(self, position: Position, answer: T, table: Table[NipponEvent]) -> None:
        places = self.places(answer)
        keys = self._keys(places)
        modifiers.apply(position, answer.modifier, keys, table)
        position.doing.used += keys
        position.then(*[self.step_for(place, iron=number < answer.iron) for number, place in enumerate(places)])

    @override
    def activations(self, answer: T) -> int:
        return len(self.places(answer))

    @override
    def reach(self, position: Position) -> int:
        different = len(set(self._keys(self.open_places(position))))
        return payable(position, min(self.limit - position.doing.done, different, self.most(position)))

    @override
    def chosen(self, position: Position) -> tuple[Part, ...]:
        most = self.reach(position)
        return (self.pick_alike(position, self.open_places(position), most, self.differs),) if most else ()

    @override
    def of(self, position: Position, things: Picked) -> T:
        """Iron alone as seldom as can be, the first modifier that applies."""
        return self._modified(position, things, usual(position, len(things)))

    def unless_said(self, position: Position, answer: T) -> Picked | None:
        """The pick of an answer, unless it says more or something else than a pick can."""
        places = self.places(answer)
        picked = tuple([place for place in self.open_places(position) if place in places])
        made = self.of(position, picked)
        unsaid = answer.iron in {0, made.iron} and answer.modifier in {None, made.modifier}
        return picked if unsaid and picked == places else None
