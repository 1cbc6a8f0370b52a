"""Figures that the table implies: what a region's influence is made of, who can build a factory of a level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.core.seats import Seat

if TYPE_CHECKING:
    from rules.nippon.model.places import Places, Scored
    from rules.nippon.model.terms import Colour, Goal
    from rules.nippon.model.tile_tables import GoodRow
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import RegionView, ZaibatsuView


@frozen
class Stand:
    """What someone has in a region.

    Attributes:
        seat: Whose; None for the overseas company.
        markers: Values of the markers, highest first; for the company what is printed on free spaces.
        railways: Railways there.
        each: Influence of each of them; 0 where they don't count.
        influence: The sum.
        points: What it would bring now; for the company what it would keep from others.
        place: From 1; 0 without influence.
    """

    seat: Seat | None
    markers: tuple[int, ...]
    railways: int
    each: int
    influence: int
    points: int
    place: int


def stands(region: RegionView) -> tuple[Stand, ...]:
    """Everyone in a region, most influence first; those without any last."""
    places = {one.seat: one for one in region.places}
    spaces = [space for city in region.cities for space in city.spaces]
    found: list[Stand] = []
    rivals: tuple[Seat | None, ...] = (*[Seat(seat) for seat in range(len(region.influence))], None)
    for seat in rivals:
        lying = [space.value for space in spaces if space.owner is not None and space.owner == seat]
        if seat is None:
            lying = [space.overseas for space in spaces if space.owner is None and space.overseas]
        railways = 0 if seat is None else sum(rail.owner == seat for rail in region.railways)
        total = region.overseas if seat is None else region.influence[seat]
        each = (total - sum(lying)) // railways if railways else 0
        placing = places.get(seat)
        first = 0 if placing is None else 1 + sum(one.influence > placing.influence for one in region.places)
        points = 0 if placing is None else placing.points
        found.append(Stand(seat, tuple(sorted(lying, reverse=True)), railways, each, total, points, first))
    return tuple(sorted(found, key=lambda one: -one.influence))


def gained(there: Places, rivals: int) -> tuple[int, ...]:
    """Points from a region by seat, the rulebook's opponent last."""
    points = {one.seat: one.points for one in there}
    return tuple([points.get(Seat(seat), 0) for seat in range(rivals)])


def present(there: Places, rivals: int) -> tuple[int, ...]:
    """Influence in a region by seat, the rulebook's opponent last."""
    influence = {one.seat: one.influence for one in there}
    return tuple([influence.get(Seat(seat), 0) for seat in range(rivals)])


def history(view: NipponView) -> tuple[Scored, ...]:
    """All sections that were scored; none if one of them is not known any more."""
    return view.scored if all(view.scored) else ()


@frozen
class FactoryPrice:
    """What a factory of a level asks of someone.

    Attributes:
        rnd: R&D value that is short.
        money: In thousands.
        silk: To be paid for the R&D value that is short.
        reason: Why it cannot be built: ``full``, ``rnd``, ``silk``, ``money``; None if it can.
        short: How much of that is short.
    """

    rnd: int
    money: int
    silk: int
    reason: str | None
    short: int


def factory_price(view: NipponView, one: ZaibatsuView, kind: GoodRow) -> FactoryPrice:
    """What a factory of a kind of goods asks of someone now, and whether there is enough.

    Silk pays for R&D value that is short, and what is left of it for money that is short.
    """
    tables = view.tables
    money = tables.match.factory_money.value - (tables.start.discount.value if one.start == "discount" else 0)
    prices = tables.match.step_prices.value
    short = max(0, kind.rnd - one.rnd[1])
    silk = prices[min(short, len(prices)) - 1] if short else 0
    if len(one.factories) >= len(tables.mat.factories.points):
        return FactoryPrice(short, money, silk, "full", 0)
    if short > len(prices):
        return FactoryPrice(short, money, silk, "rnd", short)
    if silk > one.silk:
        return FactoryPrice(short, money, silk, "silk", silk - one.silk)
    lacking = money - one.money - (one.silk - silk)
    return FactoryPrice(short, money, silk, "money" if lacking > 0 else None, max(0, lacking))


def department(view: NipponView, colour: Colour) -> tuple[int, int]:
    """What a department gives as printed and once upgraded: so much of one thing, or so many steps."""
    row = next(one for one in view.tables.mat.department if one.colour == colour)
    if any(row.steps):
        return row.steps[0], row.steps[1]
    before, after = (
        gain.money + gain.coal + gain.silk + gain.iron + gain.points for gain in (row.normal, row.upgraded)
    )
    return before, after


def host(view: NipponView, colour: Colour) -> Seat | None:
    """In whose work area the specialist of a colour is, if in anyone's."""
    for one in view.zaibatsu:
        if any(worker.specialist and worker.colour == colour for worker in one.work):
            return one.seat
    return None


def goal_count(view: NipponView, seat: Seat, goal: Goal) -> int:
    """How far someone is with what a goal asks for."""
    one = view.zaibatsu[seat]
    counts: dict[Goal, int] = {
        "factories": len(one.factories),
        "machines": sum(sum(factory.machines) for factory in one.factories),
        "railways": one.railways,
        "ships": one.ships,
        "rnd": one.rnd[0],
        "mining": one.mining[0],
        "finance": one.finance[0],
        "contracts": len(one.contracts),
        "markers": sum(
            space.owner == seat for region in view.regions for city in region.cities for space in city.spaces
        ),
    }
    return counts[goal]
