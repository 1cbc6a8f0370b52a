"""What is true of a turn of Nippon: the position before it compared with the one after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.nippon.model.influence import section_of
from rules.nippon.model.merits import (
    Brings,
    BuildsFactory,
    Ends,
    Fulfils,
    Lays,
    Leaves,
    NipponMerit,
    Prides,
    Raises,
    Ranks,
    Upgrades,
    Wages,
)
from rules.nippon.model.terms import AREAS, COLOURS, REGIONS, TRACKS
from rules.nippon.scoring import achievement, region_places
from rules.nippon.steps.consolidation.wages import wages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.seats import Seat
    from rules.nippon.model.places import Places
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import Zaibatsu
    from rules.nippon.model.terms import Piece, Region

PIECES: tuple[Piece, ...] = ("ship", "machine", "railway")


def merits(before: Position, after: Position) -> Iterator[NipponMerit]:
    """What a turn did for its seat, what matters most first."""
    was, now = before.me, after.me
    if after.state.over is not None:
        yield Ends(after.state.over)
    amounts = tuple([(what, count) for what, count in _stock(was, now) if count > 0])
    if amounts:
        yield Brings(amounts)
    yield from _built(before, after)
    yield from [ranks for region in REGIONS for ranks in _ranked(before, after, region)]
    yield from [Raises(track, after.value(track)) for track in TRACKS if after.value(track) > before.value(track)]
    yield from _wages(before, after)
    if now.money < was.money:
        yield Leaves(now.money)


def _stock(was: Zaibatsu, now: Zaibatsu) -> Iterator[tuple[str, int]]:
    yield "points", now.points - was.points
    yield "money", now.money - was.money
    yield "coal", now.coal - was.coal
    yield "silk", now.silk - was.silk
    yield "iron", now.iron - was.iron
    yield "goods", sum(factory.goods for factory in now.factories) - sum(factory.goods for factory in was.factories)


def _built(before: Position, after: Position) -> Iterator[NipponMerit]:
    was, now = before.me, after.me
    there = {factory.key for factory in was.factories}
    yield from [BuildsFactory(factory.key) for factory in now.factories if factory.key not in there]
    yield from [Fulfils(contract) for contract in now.contracts[len(was.contracts) :]]
    for area, had, level in zip(AREAS, was.achieved, now.achieved, strict=True):
        if level and not had:
            yield Prides(level, area, achievement(before.facts, now, area, level))
    yield from [Lays(piece, now.gone(piece) - was.gone(piece)) for piece in PIECES if now.gone(piece) > was.gone(piece)]
    yield from [Upgrades(colour) for colour in COLOURS if colour in now.upgraded and colour not in was.upgraded]


def _ranked(before: Position, after: Position, region: Region) -> Iterator[NipponMerit]:
    """The place in a region, if it is better than it was, with its points in the section that is scored next."""
    if after.state.over is not None:
        return
    section = min(section_of(before.facts, after.state.round), len(before.facts.tables.board.section) - 1)
    was, now = (region_places(position.facts, position.state, region, section) for position in (before, after))
    place, had = _place(now, before.seat), _place(was, before.seat)
    if place is None or (had is not None and had <= place):
        return
    beaten = [placing.seat for placing in was[: None if had is None else had - 1] if placing.seat is not None]
    behind = [seat for seat in beaten if (_place(now, seat) or len(now) + 1) > place]
    points = next(placing.points for placing in now if placing.seat == before.seat)
    yield Ranks(region, place, points, behind[0] if behind else None)


def _place(places: Places, seat: Seat) -> int | None:
    """From 1; who is equal shares the better place."""
    counts = [placing.influence for placing in places]
    own = next((placing.influence for placing in places if placing.seat == seat), None)
    return None if own is None else counts.index(own) + 1


def _wages(before: Position, after: Position) -> Iterator[NipponMerit]:
    """Wages, where a worker came into the work area."""
    if len(after.me.work) > len(before.me.work):
        due = wages(after)
        yield Wages(due, due - wages(before))
