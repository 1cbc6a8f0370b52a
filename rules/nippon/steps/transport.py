"""What ships and railways cost, and several of them picked together.

Source: "Schiffe", "Eisenbahnen": each costs money and iron, or iron alone. Ruling N-R21 (what is paid where nothing is
said; iron alone pays for the first ones).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Pick
from rules.nippon.steps.gaining import Cost, refuse_cost, silk_for
from rules.nippon.steps.often import Often
from rules.nippon.steps.saying import cost_label

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rules.core.answers import Answer
    from rules.core.decisions import Picked
    from rules.core.labels import Label
    from rules.core.reasons import Reason
    from rules.core.rng import Rng
    from rules.nippon.model.position import Position

IRON_ALONE = Often("iron")
"""How often iron alone is paid: ``iron x1``; where it is left out, as seldom as can be."""

FREE = Cost()
"""What an effect costs that sends a ship or builds a railway."""

MOST_SUGGESTED = 5


def cost_of(at: Position, count: int, iron: int) -> Cost:
    """What so many ships or railways cost.

    Args:
        at: The position.
        count: How many.
        iron: For how many of them iron alone is paid.
    """
    row = at.facts.tables.match.transport
    return Cost(money=row.money * (count - iron), iron=row.iron * (count - iron) + row.iron_alone * iron)


def fewest(at: Position, count: int, section: str) -> int | None:
    """How seldom iron alone can be paid for so many ships or railways; None if they cannot be paid at all."""
    return next(ways_to_pay(at, count, section), None)


def usual(at: Position, count: int, section: str) -> int:
    """How often iron alone is paid where nothing is said: as seldom as can be, so that every one is payable."""
    return fewest(at, count, section) or 0


def payable(at: Position, most: int, section: str) -> int:
    """How many can be paid, up to so many."""
    return next((count for count in range(most, 0, -1) if fewest(at, count, section) is not None), 0)


def costs_label(at: Position, count: int, iron: int) -> Label:
    """What so many cost: "5 money and 4 iron"."""
    cost = cost_of(at, count, iron)
    return cost_label(cost, silk_for(at, cost))


def picking(
    part: str,
    items: tuple[str, ...],
    most: int,
    key: Callable[[str], str],
    refuse: Callable[[Picked], Reason | None],
    answer: Callable[[Picked], Answer],
    picked: Callable[[Answer], Picked | None],
    write: Callable[[Answer], str],
) -> Pick:
    """A part in which one to so many things are picked, each with another key; every one costs the same.

    Args:
        part: What is picked.
        items: Words of the things; each is legal by itself.
        most: How many can be had and paid.
        key: What must differ, such as the region of a railway space.
        refuse: Why some of them cannot be had together, or None.
        answer: The answer that some of them come to.
        picked: The things that an answer stands for, or None.
        write: Notation of an answer.
    """

    def from_one(start: int) -> Picked:
        """As many as can be had, from one of them on, each with another key."""
        chosen: dict[str, str] = {}
        for item in (*items[start:], *items[:start]):
            if len(chosen) < most:
                chosen.setdefault(key(item), item)
        return in_order(chosen.values())

    def in_order(chosen: Iterable[str]) -> Picked:
        there = set(chosen)
        return tuple([item for item in items if item in there])

    def suggest() -> tuple[Picked, ...]:
        return tuple(dict.fromkeys([from_one(start) for start in range(len(items))]))[:MOST_SUGGESTED]

    def sample(rng: Rng) -> Picked:
        chosen: dict[str, str] = {}
        for _ in range(1 + rng.below(most)):
            left = [item for item in items if key(item) not in chosen]
            if left:
                item = left[rng.below(len(left))]
                chosen[key(item)] = item
        return in_order(chosen.values())

    return Pick(
        part=part,
        items=items,
        at_least=1,
        at_most=most,
        refuse=refuse,
        suggest=suggest,
        sample=sample,
        answer=answer,
        picked=picked,
        write=write,
    )


def ways_to_pay(at: Position, count: int, section: str) -> Iterator[int]:
    """How often iron alone may be paid for so many, most seldom first."""
    return (iron for iron in range(count + 1) if refuse_cost(at, cost_of(at, count, iron), section) is None)
