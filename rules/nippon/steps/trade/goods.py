"""Goods that are paid: those below all factories of a kind, from the fullest ones or from those named.

Source: "Grundlegende Konzepte", "Produktion". Ruling N-R23 (from which factories goods are paid).
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from rules.core.clauses import Clause, Things
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.words import Name
from rules.nippon.model.phrases import factory_label, placed_label
from rules.nippon.model.terms import GOODS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.labels import Label
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import Factory
    from rules.nippon.model.terms import Good

SOURCES = Clause("from", Things(Name("source"), "times"))
"""From which factories goods are paid: ``from paper3a``, ``from paper1b paper3a x2``."""

MOST_SHOWN = 25
"""Answers of a menu that are seen at once; ways to pay that are not the usual one are offered where there is room."""


def stock(position: Position, good: Good) -> int:
    """Goods of a kind below the player's factories."""
    return sum([factory.goods for factory in position.me.factories if factory.good == good])


def stocks(position: Position) -> dict[Good, int]:
    """Goods of each kind that the player has."""
    found: dict[Good, int] = {}
    for factory in position.me.factories:
        if factory.goods:
            found[factory.good] = found.get(factory.good, 0) + factory.goods
    return found


def in_stock(position: Position) -> tuple[Good, ...]:
    """The kinds of goods that the player has."""
    have = stocks(position)
    return tuple([good for good in GOODS if good in have])


def refuse_goods(position: Position, good: Good, count: int, sources: Sequence[str], section: str) -> Reason | None:
    """Why so many goods of a kind cannot be paid, or not from these factories, or None.

    Args:
        sources: Keys of factories: none for the fullest ones, one that pays all, or one for each of the goods.
    """
    have = stock(position, good)
    if have < count:
        return Reason(say("nippon-short-goods", good=good, due=count, have=have), section)
    if not sources:
        return None
    own = {factory.key: factory.goods for factory in _of_kind(position, good)}
    if other := next((key for key in sources if key not in own), None):
        return Reason(say("nippon-source-other", factory=factory_label(other), good=good), section)
    named = _each(sources, count)
    if len(named) != count:
        return Reason(say("nippon-sources-count", count=count), section)
    if short := next((key for key, due in Counter(named).items() if own[key] < due), None):
        return Reason(say("nippon-source-short", factory=factory_label(short), have=own[short]), section)
    return None


def pay_goods(position: Position, good: Good, count: int, sources: Sequence[str]) -> None:
    """Pay goods that were judged, from the factories named or in the usual way."""
    for key in _each(sources, count) or _usual(position, good, count):
        factory = position.me.factory(key)
        assert factory is not None, "it was judged"
        factory.goods -= 1


def meant_sources(position: Position, good: Good, count: int, named: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Ways to pay so many goods from all the factories named, each as it is written; more than one if that is unclear.

    Args:
        named: Keys of factories, some of them perhaps for several goods; none for the usual way.

    Returns:
        What was named where no way fits it; that is refused.
    """
    if not named:
        return ((),)
    least = Counter(named)
    fitting = [way for way in _ways(position, good, count) if set(way) == set(named) and Counter(way) >= least]
    return tuple([_written(position, good, way) for way in fitting]) or (tuple(named),)


def other_sources(position: Position, good: Good, count: int) -> tuple[tuple[str, ...], ...]:
    """All ways to pay so many goods but the usual one, as they are written; none where one factory has them all."""
    if len(_of_kind(position, good)) == 1:
        return ()
    written = [_written(position, good, way) for way in _ways(position, good, count)]
    return tuple([way for way in written if way])


def sources_label(sources: Sequence[str], count: int) -> Label:
    """From which factories goods are paid, and how many from each; nothing where it is the usual way."""
    named = Counter(_each(sources, count))
    if not named:
        return say("nippon-trade-usual")
    if len(named) == 1:
        return say("nippon-trade-from", sources=(placed_label("from", [*named]),))
    told = [say("nippon-trade-source", factory=placed_label("from", [key]), count=due) for key, due in named.items()]
    return say("nippon-trade-from", sources=tuple(told))


def _of_kind(position: Position, good: Good) -> list[Factory]:
    return [factory for factory in position.me.factories if factory.good == good]


def _each(sources: Sequence[str], count: int) -> tuple[str, ...]:
    """The factory of each of some goods; one alone pays all of them."""
    return tuple(sources) * (count if len(sources) == 1 else 1)


def _ways(position: Position, good: Good, count: int) -> tuple[tuple[str, ...], ...]:
    """All ways to pay so many goods, by the factory of each, from the left."""
    pool = [factory.key for factory in _of_kind(position, good) for _ in range(min(factory.goods, count))]
    return tuple(dict.fromkeys(combinations(pool, count)))


def _usual(position: Position, good: Good, count: int) -> tuple[str, ...]:
    """One by one from the factory that then has most of them, the leftmost of equal ones (N-R23); from the left."""
    own = _of_kind(position, good)
    left = [factory.goods for factory in own]
    for _ in range(count):
        left[left.index(max(left))] -= 1
    return tuple([factory.key for factory, rest in zip(own, left, strict=True) for _ in range(factory.goods - rest)])


def _written(position: Position, good: Good, way: tuple[str, ...]) -> tuple[str, ...]:
    """A way to pay as it is written: nothing where it is the usual one, one factory where it pays all."""
    if way == _usual(position, good, len(way)):
        return ()
    return way[:1] if len(set(way)) == 1 else way
