"""What changed on a board from one view to a later one: turn summaries, plan facts and alternative texts say it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.frozen import frozen
from rules.nippon.model.terms import COLOURS, TRACKS, Area, Colour, Good, Piece, Track

if TYPE_CHECKING:
    from rules.nippon.view.table import ZaibatsuView

Amount: TypeAlias = Literal["points", "money", "coal", "silk", "iron"]
"""What is counted on a board."""


@frozen
class BoardDelta:
    """What a board has more than before, or less where it is below zero.

    Attributes:
        stock: Points, money and resources in the store: how much more, and how much there is now.
        tile_coal: Coal on tiles.
        goods: Goods below factories, by kind.
        factories: Keys of new factories.
        contracts: Ids of newly completed contracts.
        pieces: Ships, machines and railways that left the board, all of them.
        prestige: New prestige tiles: level and area.
        upgraded: Newly upgraded departments.
        tracks: Each track with its steps, and its value before and after.
        markers: Values of influence markers that left the store, lowest first.
        workers: Workers in the work area.
        wages: What consolidating would cost.
    """

    stock: tuple[tuple[Amount, int, int], ...]
    tile_coal: int
    goods: tuple[tuple[Good, int], ...]
    factories: tuple[str, ...]
    contracts: tuple[str, ...]
    pieces: tuple[tuple[Piece, int], ...]
    prestige: tuple[tuple[int, Area], ...]
    upgraded: tuple[Colour, ...]
    tracks: tuple[tuple[Track, int, tuple[int, int]], ...]
    markers: tuple[int, ...]
    workers: int
    wages: int


def board_delta(was: ZaibatsuView, now: ZaibatsuView) -> BoardDelta:
    """What a board has more than before."""
    goods = _goods(now)
    goods.subtract(_goods(was))
    factories, contracts = {one.key for one in was.factories}, {one.id for one in was.contracts}
    tracks = zip(TRACKS, (was.rnd, was.mining, was.finance), (now.rnd, now.mining, now.finance), strict=True)
    return BoardDelta(
        stock=(
            ("points", now.points - was.points, now.points),
            ("money", now.money - was.money, now.money),
            ("coal", now.coal - was.coal, now.coal),
            ("silk", now.silk - was.silk, now.silk),
            ("iron", now.iron - was.iron, now.iron),
        ),
        tile_coal=now.all_coal - now.coal - was.all_coal + was.coal,
        goods=tuple([(good, count) for good, count in goods.items() if count]),
        factories=tuple([one.key for one in now.factories if one.key not in factories]),
        contracts=tuple([one.id for one in now.contracts if one.id not in contracts]),
        pieces=(
            ("ship", now.ships - was.ships),
            ("machine", now.machines - was.machines),
            ("railway", now.railways - was.railways),
        ),
        prestige=tuple(
            [
                (level, area)
                for (area, level), (_, had) in zip(now.achieved, was.achieved, strict=True)
                if level and not had
            ]
        ),
        upgraded=tuple([colour for colour in COLOURS if colour in now.upgraded and colour not in was.upgraded]),
        tracks=tuple([(track, end - start, (low, high)) for track, (start, low), (end, high) in tracks]),
        markers=tuple(sorted((Counter(was.markers) - Counter(now.markers)).elements())),
        workers=len(now.work) - len(was.work),
        wages=now.wages - was.wages,
    )


def _goods(one: ZaibatsuView) -> Counter[Good]:
    """Goods below the factories, by kind."""
    counts = Counter[Good]()
    for factory in one.factories:
        counts[factory.good] += factory.goods
    return counts
