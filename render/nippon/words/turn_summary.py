"""What a turn of one's own came to: what one has more, what one has less, what was built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.nippon.words import labels
from rules.core.labels import Label, say
from rules.nippon.delta import delta

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.nippon.delta import Delta
    from rules.nippon.view.table import ZaibatsuView


def turn_summary(before: ZaibatsuView, after: ZaibatsuView) -> tuple[Label, ...]:
    """What changed on a board in a turn, in few words.

    Args:
        before: As it was when the turn began.
        after: As it is now.
    """
    return tuple(_summary(delta(before, after), after))


def _summary(found: Delta, after: ZaibatsuView) -> Iterator[Label]:
    if gained := _counted(found, 1):
        yield say("nippon-brought-more", what=gained)
    if spent := _counted(found, -1):
        yield say("nippon-brought-less", what=spent)
    for track, steps, (was, now) in found.tracks:
        if was != now:
            yield say("nippon-brought-track", track=track, before=was, after=now)
        elif steps > 0:
            yield say("nippon-steps", track=track, steps=steps)
    # Markers that came back are told in the story.
    if found.markers:
        yield say("nippon-brought-markers", count=len(found.markers), values=found.markers)
    yield from labels.factories(found.factories)
    yield from [say("nippon-pieces", piece=piece, count=count) for piece, count in found.pieces if count > 0]
    yield from [say("nippon-brought-contract", contract=contract.upper()) for contract in found.contracts]
    yield from [say("nippon-do-prestige", level=level, area=area) for level, area in found.prestige]
    if found.wages:
        yield say("nippon-brought-wages", wages=after.wages)


def _counted(found: Delta, sign: int) -> tuple[Label, ...]:
    """What of points, money, resources and goods there is more, or less; coal on tiles counts."""
    counts = [(what, sign * (count + found.tile_coal * (what == "coal"))) for what, count in found.stock]
    goods = [labels.goods(good, sign * count) for good, count in found.goods if sign * count > 0]
    return (*[labels.amount(what, count) for what, count in counts if count > 0], *goods)
