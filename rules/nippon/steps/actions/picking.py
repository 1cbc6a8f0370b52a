"""Actions of which several activations are picked together: factories, destinations or regions in one answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from itertools import combinations, islice
from typing import TYPE_CHECKING, TypeVar

from rules.core.answers import Answer
from rules.core.decisions import MOST_SUGGESTED, Pick, Picked
from rules.core.frozen import frozen
from rules.core.reasons import Reason
from rules.nippon.steps.actions.action import AskAction

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules.core.rng import Rng
    from rules.nippon.model.position import Position

A = TypeVar("A", bound=Answer)


class AskSeveral(AskAction[A]):
    """An action of which several activations can be picked together."""

    __slots__ = ()

    @abstractmethod
    def of(self, position: Position, things: Picked) -> A:
        """The activations with these things, and for the rest what is usual."""

    def ways(self, position: Position, things: Picked) -> Iterable[A]:
        """The activations with these things that differ in what they cost, by default the usual ones alone."""
        return (self.of(position, things),)

    def most_together(self, position: Position, items: tuple[str, ...]) -> int:
        """How many of some things of different costs can be had together."""
        most = min(self.limit - position.doing.done, len(items))
        several = (some for count in range(most, 0, -1) for some in combinations(items, count))
        legal = (
            some for some in several if any(self.refuse(position, way) is None for way in self.ways(position, some))
        )
        return len(next(legal, ()))

    @abstractmethod
    def things(self, position: Position, answer: Answer) -> Picked | None:
        """The things that activations were picked with, in the order of the items; None if they could not be."""

    def pick_judged(self, position: Position, items: tuple[str, ...], wasted: tuple[str, ...] = ()) -> Pick:
        """The part of the question in which things of different costs are picked.

        Args:
            items: Words of the things; each is legal by itself.
            wasted: Things that are not suggested where there are others.
        """
        most = min(self.limit - position.doing.done, len(items))
        return self._pick(position, items, most, EachJudged(items, most, partial(self._refuse, position), wasted))

    def pick_alike(self, position: Position, items: tuple[str, ...], most: int, key: Callable[[str], str]) -> Pick:
        """The part of the question in which things are picked that cost the same.

        Args:
            items: Words of the things; each is legal by itself.
            most: How many can be had and paid.
            key: What must differ, such as the region of a railway space.
        """
        return self._pick(position, items, most, AllAlike(items, most, key))

    def _refuse(self, position: Position, things: Picked) -> Reason | None:
        return self.refuse(position, self.of(position, things))

    def _pick(self, position: Position, items: tuple[str, ...], most: int, ways: EachJudged | AllAlike) -> Pick:
        return Pick(
            part=self.asks,
            items=items,
            at_least=1,
            at_most=most,
            refuse=partial(self._refuse, position),
            suggest=ways.suggest,
            sample=ways.sample,
            answer=partial(self.of, position),
            picked=partial(self.things, position),
            write=self.grammar.write,
        )


@frozen
class EachJudged:
    """Things of different costs: every subset is judged."""

    items: tuple[str, ...]
    most: int
    refuse: Callable[[Picked], Reason | None]
    wasted: tuple[str, ...] = ()

    def suggest(self) -> tuple[Picked, ...]:
        """As many as can be had."""
        useful = tuple([item for item in self.items if item not in self.wasted])
        return tuple(islice(self._legal(useful or self.items), 1))

    def sample(self, rng: Rng) -> Picked:
        """One of all that can be had."""
        found = tuple(self._legal(self.items))
        return found[rng.below(len(found))]

    def _legal(self, items: tuple[str, ...]) -> Iterator[Picked]:
        """All that can be picked of some things, most first."""
        for count in range(min(self.most, len(items)), 0, -1):
            yield from (some for some in combinations(items, count) if self.refuse(some) is None)


@frozen
class AllAlike:
    """Things that cost the same: they need only differ."""

    items: tuple[str, ...]
    most: int
    key: Callable[[str], str]

    def suggest(self) -> tuple[Picked, ...]:
        """As many as can be had, from each thing on."""
        starts = range(len(self.items))
        return tuple(dict.fromkeys([self._from(start) for start in starts]))[:MOST_SUGGESTED]

    def _from(self, start: int) -> Picked:
        chosen: dict[str, str] = {}
        for item in (*self.items[start:], *self.items[:start]):
            if len(chosen) < self.most:
                chosen.setdefault(self.key(item), item)
        return self._in_order(chosen.values())

    def sample(self, rng: Rng) -> Picked:
        """One thing after the other."""
        chosen: dict[str, str] = {}
        for _ in range(1 + rng.below(self.most)):
            left = [item for item in self.items if self.key(item) not in chosen]
            if left:
                item = left[rng.below(len(left))]
                chosen[self.key(item)] = item
        return self._in_order(chosen.values())

    def _in_order(self, chosen: Iterable[str]) -> Picked:
        there = set(chosen)
        return tuple([item for item in self.items if item in there])
