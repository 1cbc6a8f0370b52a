"""Activations picked together: several factories in one answer."""

from __future__ import annotations

from itertools import combinations, islice
from typing import TYPE_CHECKING

from rules.core.decisions import Pick

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rules.core.answers import Answer
    from rules.core.decisions import Picked
    from rules.core.reasons import Reason
    from rules.core.rng import Rng


def several(
    part: str,
    items: tuple[str, ...],
    most: int,
    refuse: Callable[[Picked], Reason | None],
    answer: Callable[[Picked], Answer],
    picked: Callable[[Answer], Picked | None],
    write: Callable[[Answer], str],
    wasted: tuple[str, ...] = (),
) -> Pick:
    """A part of a question in which one to so many things are picked.

    Args:
        part: What is picked.
        items: Words of the things; each is legal by itself.
        most: How many may be picked.
        refuse: Why some of them cannot be had together, or None.
        answer: The answer that some of them come to.
        picked: The things that an answer stands for, or None.
        write: Notation of an answer.
        wasted: Things that are not suggested where there are others.
    """

    def legal(things: tuple[str, ...] = items) -> Iterator[Picked]:
        """All that can be picked of some things, most first."""
        for count in range(min(most, len(things)), 0, -1):
            yield from (some for some in combinations(things, count) if refuse(some) is None)

    def sample(rng: Rng) -> Picked:
        found = tuple(legal())
        return found[rng.below(len(found))]

    return Pick(
        part=part,
        items=items,
        at_least=1,
        at_most=min(most, len(items)),
        refuse=refuse,
        suggest=lambda: tuple(islice(legal(tuple([item for item in items if item not in wasted]) or items), 1)),
        sample=sample,
        answer=answer,
        picked=picked,
        write=write,
    )
