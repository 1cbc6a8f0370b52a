"""Facts of a plan of Nippon: what is true of a turn, by the position before it and the one after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rules.core.advice import Cost, PlanFact
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.nippon.board_delta import board_delta
from rules.nippon.model.influence import section_of
from rules.nippon.model.terms import REGIONS, Area, Colour, EndReason, Piece, Region, Track
from rules.nippon.scoring import achievement, region_places
from rules.nippon.view.projection import zaibatsu_view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.nippon.model.places import Places
    from rules.nippon.model.position import Position


@frozen
class Brings(PlanFact):
    """More than before of these: points, resources by their names, goods."""

    amounts: tuple[tuple[str, int], ...]


@frozen
class Spends(Cost):
    """Less than before of these: points, resources by their names, goods."""

    amounts: tuple[tuple[str, int], ...]


@frozen
class BuildsFactory(PlanFact):
    """A factory is built."""

    factory: str


@frozen
class Lays(PlanFact):
    """So many ships, machines or railways leave the board."""

    piece: Piece
    count: int


@frozen
class Fulfils(PlanFact):
    """A contract is completed."""

    contract: str


@frozen
class Raises(PlanFact):
    """The value of a track rises to this: how advanced factories may be, or the income of coal or money."""

    track: Track
    value: int


@frozen
class Advances(PlanFact):
    """So many steps on a track, not enough to raise its value."""

    track: Track
    steps: int


@frozen
class Upgrades(PlanFact):
    """A department is upgraded."""

    department: Colour


@frozen
class Prides(PlanFact):
    """A prestige tile is laid beside an area; it brings so many points as things stand."""

    level: int
    area: Area
    points: int


@frozen
class Ranks(PlanFact):
    """A better place in a region than before.

    Attributes:
        region: Where.
        place: From 1.
        points: What it brings if it stays so until the section is scored.
        ahead_of: The best placed of those whom the turn overtakes; None if there is none.
    """

    region: Region
    place: int
    points: int
    ahead_of: Seat | None


@frozen
class Clears(PlanFact):
    """So many workers leave the work area, which has room for others."""

    workers: int


@frozen
class SparesWages(PlanFact):
    """A worker is taken for whom no more wages are due than before: so much when the player consolidates."""

    due: int


@frozen
class RaisesWages(Cost):
    """More wages are due when the player consolidates: so much, in thousands."""

    due: int


@frozen
class Ends(PlanFact):
    """It ends the game."""

    by: EndReason


NipponFact: TypeAlias = (
    Brings
    | Spends
    | BuildsFactory
    | Lays
    | Fulfils
    | Raises
    | Advances
    | Upgrades
    | Prides
    | Ranks
    | Clears
    | SparesWages
    | RaisesWages
    | Ends
)


def plan_facts(before: Position, after: Position) -> Iterator[NipponFact]:
    """What a turn does for its seat, what matters most first.

    Args:
        before: The position before the turn, of the seat whose turn it is.
        after: The position after the turn, of the same seat.
    """
    was, now = (zaibatsu_view(position.facts, position.state, position.seat) for position in (before, after))
    changed = board_delta(was, now)
    if after.state.over is not None:
        yield Ends(after.state.over)
    stock = [(what, more + changed.tile_coal * (what == "coal")) for what, more, _ in changed.stock]
    counts = [*stock, ("goods", sum([more for _, more in changed.goods]))]
    if amounts := tuple([(what, more) for what, more in counts if more > 0]):
        yield Brings(amounts)
    if amounts := tuple([(what, -more) for what, more in counts if more < 0]):
        yield Spends(amounts)
    yield from map(BuildsFactory, changed.factories)
    yield from map(Fulfils, changed.contracts)
    for level, area in changed.prestige:
        yield Prides(level, area, achievement(before.facts, after.me, area, level))
    yield from [Lays(piece, count) for piece, count in changed.pieces if count > 0]
    yield from map(Upgrades, changed.upgraded)
    yield from [ranks for region in REGIONS for ranks in _ranked(before, after, region)]
    for track, steps, (low, value) in changed.tracks:
        if steps > 0:
            yield Raises(track, value) if value > low else Advances(track, steps)
    if changed.workers < 0:
        yield Clears(-changed.workers)
    if changed.workers > 0:
        yield RaisesWages(now.wages) if changed.wages else SparesWages(now.wages)


def _ranked(before: Position, after: Position, region: Region) -> Iterator[NipponFact]:
    """The place in a region if it is better than before, with its points in the section that is scored next."""
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
    """A seat's place, from 1; seats with the same influence share the better place."""
    counts = [placing.influence for placing in places]
    own = next((placing.influence for placing in places if placing.seat == seat), None)
    return None if own is None else counts.index(own) + 1
