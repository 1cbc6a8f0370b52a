"""What a turn of one's own came to: what one has more, what one has less, what was built."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.nippon.words import labels
from rules.core.labels import Label, say
from rules.nippon.model.phrases import factory_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.nippon.model.terms import Track
    from rules.nippon.view.table import ZaibatsuView


def brought(before: ZaibatsuView, after: ZaibatsuView) -> tuple[Label, ...]:
    """What changed on a board in a turn, in few words.

    Args:
        before: As it was when the turn began.
        after: As it is now.
    """
    changed = [*_stock(before, after)]
    gained = tuple([labels.amount(what, count) for what, count in changed if count > 0])
    spent = tuple([labels.amount(what, -count) for what, count in changed if count < 0])
    built = (*_built(before, after),)
    return (
        *((say("nippon-brought-more", what=gained),) if gained else ()),
        *((say("nippon-brought-less", what=spent),) if spent else ()),
        *_tracks(before, after),
        *_influence(before, after),
        *built,
        *((say("nippon-brought-wages", wages=after.wages),) if before.wages != after.wages else ()),
    )


def _stock(before: ZaibatsuView, after: ZaibatsuView) -> Iterator[tuple[str, int]]:
    yield "points", after.points - before.points
    yield "money", after.money - before.money
    yield "coal", after.coal - before.coal
    yield "silk", after.silk - before.silk
    yield "iron", after.iron - before.iron
    goods = [sum(factory.goods for factory in one.factories) for one in (before, after)]
    yield "goods", goods[1] - goods[0]


def _influence(before: ZaibatsuView, after: ZaibatsuView) -> Iterator[Label]:
    """Markers that left the store for the board; those that came back are told in the story."""
    laid = sorted((Counter(before.markers) - Counter(after.markers)).elements())
    if laid:
        yield say("nippon-brought-markers", count=len(laid), values=tuple(laid))


def _tracks(before: ZaibatsuView, after: ZaibatsuView) -> Iterator[Label]:
    """The value of a track before and after; the steps where it has not changed by them."""
    tracks: tuple[tuple[Track, tuple[int, int], tuple[int, int]], ...] = (
        ("rnd", before.rnd, after.rnd),
        ("mining", before.mining, after.mining),
        ("finance", before.finance, after.finance),
    )
    for track, (start, was), (end, now) in tracks:
        if was != now:
            yield say("nippon-brought-track", track=track, before=was, after=now)
        elif start < end:
            yield say("nippon-steps", track=track, steps=end - start)


def _built(before: ZaibatsuView, after: ZaibatsuView) -> Iterator[Label]:
    there = {factory.key for factory in before.factories}
    yield from [factory_label(factory.key) for factory in after.factories if factory.key not in there]
    counts = (
        ("ship", after.ships - before.ships),
        ("machine", after.machines - before.machines),
        ("railway", after.railways - before.railways),
    )
    yield from [say("nippon-pieces", piece=piece, count=count) for piece, count in counts if count > 0]
    had = {contract.id for contract in before.contracts}
    yield from [
        say("nippon-brought-contract", contract=contract.id.upper())
        for contract in after.contracts
        if contract.id not in had
    ]
    for (area, was), (_, level) in zip(before.achieved, after.achieved, strict=True):
        if level and not was:
            yield say("nippon-do-prestige", level=level, area=area)
