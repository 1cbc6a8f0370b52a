"""Facts of a plan of Yokohama: what is true of a turn, told from the positions of its seat before and after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.advice import Cost, PlanFact
from rules.core.carrying_out import asked_now
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.yokohama.model.cards import Technology, goods_of, together
from rules.yokohama.model.state import NEUTRAL
from rules.yokohama.model.terms import AGENTS, AgentKind, EndReason, Goods
from rules.yokohama.scoring import majority, technology_points
from rules.yokohama.steps.turn.keep import KeepOrder

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rules.yokohama.model.cards import Order
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.state import Merchant

Ranking: TypeAlias = Literal["church", "customs", "technology"]
"""What the most and the second most of bring points at the end."""


@frozen
class Brings(PlanFact):
    """The merchant has so many points, yen and goods more than before."""

    points: int
    yen: int
    goods: Goods


@frozen
class Spends(Cost):
    """The merchant has so many points, yen and goods less than before."""

    points: int
    yen: int
    goods: Goods


@frozen
class UsesAgents(Cost):
    """So many foreign agents are used up."""

    count: int


@frozen
class Hires(PlanFact):
    """So many assistants, shops and trading houses come out of the warehouse."""

    assistants: int
    shops: int
    houses: int


@frozen
class Completes(PlanFact):
    """Orders are completed."""

    orders: tuple[str, ...]


@frozen
class MakesReady(PlanFact):
    """Orders in hand that lacked goods can be completed now, all of them."""

    orders: tuple[str, ...]


@frozen
class Nears(PlanFact):
    """An order that the merchant keeps, or comes nearer to, lacks these goods."""

    order: str
    missing: Goods


@frozen
class TakesOrders(PlanFact):
    """Orders come into the hand; they bring so many points once they are completed."""

    orders: tuple[str, ...]
    points: int


@frozen
class Gains(PlanFact):
    """A technology is gained."""

    technology: Technology


@frozen
class Builds(PlanFact):
    """So many shops or trading houses are built."""

    piece: Literal["shop", "house"]
    count: int


@frozen
class Achieves(PlanFact):
    """An achievement is completed."""

    achievement: str


@frozen
class Befriends(PlanFact):
    """A foreign agent comes."""

    agent: AgentKind


@frozen
class Ranks(PlanFact):
    """The merchant takes a place, 1 or 2, in a ranking; from whom, if a player had it."""

    ranking: Ranking
    place: int
    ahead_of: Seat | None


@frozen
class Ends(PlanFact):
    """It triggers the end of the game."""

    by: EndReason


YokohamaFact: TypeAlias = (
    Brings
    | Spends
    | UsesAgents
    | Hires
    | Completes
    | MakesReady
    | Nears
    | TakesOrders
    | Gains
    | Builds
    | Achieves
    | Befriends
    | Ranks
    | Ends
)


def plan_facts(before: Position, after: Position) -> Iterator[YokohamaFact]:
    """What a turn does for its seat, what matters most first.

    Positions are compared, not views: an order that is kept while others still choose stands in no view.
    """
    yield from [Ends(reason) for reason in after.state.ending if reason not in before.state.ending]
    yield from _brought(before.me, after.me)
    yield from _cards(before, after)
    yield from _ranks(before, after)
    yield from _orders(before, after)


def _brought(was: Merchant, now: Merchant) -> Iterator[YokohamaFact]:
    for said, earlier, later in ((Brings, was, now), (Spends, now, was)):
        goods = goods_of([max(have - had, 0) for had, have in zip(earlier.goods, later.goods, strict=True)])
        points, yen = max(later.points - earlier.points, 0), max(later.yen - earlier.yen, 0)
        if points or yen or any(goods):
            yield said(points, yen, goods)
    if used := sum(now.used) - sum(was.used):
        yield UsesAgents(used)
    assistants, shops, houses = (had - have for had, have in zip(was.stored, now.stored, strict=True))
    if assistants or shops or houses:
        yield Hires(assistants, shops, houses)


def _cards(before: Position, after: Position) -> Iterator[YokohamaFact]:
    """Cards that were completed and gained, what was built, and agents."""
    facts, was, now = before.facts, before.me, after.me
    if completed := now.completed[len(was.completed) :]:
        yield Completes(tuple([facts.orders[number].id for number in completed]))
    for number, achievement in enumerate(after.state.achievements):
        if before.seat in after.state.achieved[number] and before.seat not in before.state.achieved[number]:
            yield Achieves(facts.achievements[achievement].id)
    yield from [Gains(facts.technologies[number]) for number in now.technologies[len(was.technologies) :]]
    for piece, had, have in zip(("shop", "house"), was.built, now.built, strict=True):
        if have > had:
            yield Builds("shop" if piece == "shop" else "house", have - had)
    for kind, had, have in zip(AGENTS, _agents(was), _agents(now), strict=True):
        if have > had:
            yield Befriends(kind)


def _agents(me: Merchant) -> list[int]:
    """Foreign agents of a merchant, used ones too, by kind."""
    return [free + used for free, used in zip(me.agents, me.used, strict=True)]


def _ranks(before: Position, after: Position) -> Iterator[YokohamaFact]:
    was, now = _rankings(before), _rankings(after)
    for ranking, owners in now.items():
        place = _place(owners, before.seat)
        if place is None:
            continue
        earlier = was[ranking]
        had = _place(earlier, before.seat)
        if had is None or place < had:
            there = earlier[place - 1] if place <= len(earlier) else None
            yield Ranks(ranking, place, None if there in (None, NEUTRAL, before.seat) else Seat(there or 0))


def _rankings(position: Position) -> Mapping[Ranking, list[int]]:
    """Who is first and second, as things stand."""
    scoring, state = position.facts.numbers.scoring, position.state
    neutral = len(state.merchants) == 2 and state.variant.edition == "dlp"
    return {
        "church": list(majority(scoring.church, state.church, neutral=neutral)),
        "customs": list(majority(scoring.customs, state.customs, neutral=neutral)),
        "technology": list(technology_points(position.facts, state)),
    }


def _place(owners: list[int], seat: Seat) -> int | None:
    return owners.index(seat) + 1 if seat in owners else None


def _orders(before: Position, after: Position) -> Iterator[YokohamaFact]:
    """Orders that come into the hand, those that become ready, and which of the others is nearest and came nearer."""
    facts, was, now = before.facts, before.me, after.me
    for kept in _kept(before, after):
        yield Nears(kept.id, _missing(kept, now))
        return
    if taken := [facts.orders[number] for number in now.orders if number not in was.orders]:
        yield TakesOrders(tuple([order.id for order in taken]), sum(order.reward.points for order in taken))
    held = [facts.orders[number] for number in now.orders if number in was.orders]
    lacking = [(order, sum(_missing(order, was)), sum(_missing(order, now))) for order in held]
    if ready := together([order for order, had, lacks in lacking if had and not lacks], now.goods):
        yield MakesReady(tuple([order.id for order in ready]))
    if nearer := [(lacks, order) for order, had, lacks in lacking if 0 < lacks < had]:
        nearest = min(nearer, key=lambda one: one[0])[1]
        yield Nears(nearest.id, _missing(nearest, now))


def _kept(before: Position, after: Position) -> Iterator[Order]:
    """The order that a merchant keeps at the start, whether all others have chosen theirs or not."""
    given = asked_now(after).given(after) if after.stack else None
    if isinstance(given, KeepOrder):
        yield before.facts.orders[before.facts.order_numbers[given.order]]
    elif after.me.returned != before.me.returned:
        yield from [before.facts.orders[number] for number in after.me.orders]


def _missing(order: Order, me: Merchant) -> Goods:
    return goods_of([max(want - have, 0) for want, have in zip(order.goods, me.goods, strict=True)])
