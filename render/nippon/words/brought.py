"""What a turn of one's own came to: what one has more, what one has less, what was built."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.nippon.words import labels
from rules.core.labels import Label, say
from rules.nippon.model.phrases import factory_label
from rules.nippon.model.terms import Good

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
    gained, spent = tuple(_more(before, after)), tuple(_more(after, before))
    built = (*_built(before, after),)
    return (
        *((say("nippon-brought-more", what=gained),) if gained else ()),
        *((say("nippon-brought-less", what=spent),) if spent else ()),
        *_tracks(before, after),
        *_influence(before, after),
        *built,
        *((say("nippon-brought-wages", wages=after.wages),) if before.wages != after.wages else ()),
    )


def _more(had: ZaibatsuView, has: ZaibatsuView) -> Iterator[Label]:
    """What of points, money, resources and goods there is more than there was."""
    counts = (
        ("points", has.points - had.points),
        ("money", has.money - had.money),
        ("coal", has.all_coal - had.all_coal),
        ("silk", has.silk - had.silk),
        ("iron", has.iron - had.iron),
    )
    yield from [labels.amount(what, count) for what, count in counts if count > 0]
    yield from [labels.goods(good, count) for good, count in (_goods(has) - _goods(had)).items()]


def _goods(one: ZaibatsuView) -> Counter[Good]:
    """Goods below the factories, by kind."""
    counts = Counter[Good]()
    for factory in one.factories:
        counts[factory.good] += factory.goods
    return counts


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
