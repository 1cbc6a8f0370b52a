"""What a position of Yokohama is worth to a merchant: a table of what counts, and how much.

The numbers are fitted to matches of automatic players: shares of what came of it later, drawn towards round numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.yokohama.model.position import Position
from rules.yokohama.model.state import NEUTRAL
from rules.yokohama.model.terms import IMPORT, STRONGEST, TRADE_GOODS
from rules.yokohama.scoring import HALVES, country_sets, value_of
from rules.yokohama.steps.areas.boards import limit
from rules.yokohama.steps.turn.extras import OWNED

if TYPE_CHECKING:
    from rules.yokohama.model.cards import Reward
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.terms import TechnologyName

When: TypeAlias = Literal["ever", "soon", "early", "late"]
"""When something is worth its points: always; while there is time to use it; by the rounds left; at the end alone."""

PURSE, CRATE = 7, 3
"""Yen, and trade goods of a kind, of which each more is worth less."""

READY = (0.0, 0.35, 0.5, 0.65, 0.85, 0.85)
"""Share of what a building brings that it is worth in hand, by the power one's president would have there."""

BEGUN, DONE = 0.3, 0.8
"""Share of what an order brings that it is worth in hand, and when its goods are there."""

ICON = 2.0
"""Points for the country icon of an order beside the sets as they are."""

POWER = (0.0, 0.0, 1.2, 1.9, 2.2, 3.0)
"""Points for the power that one's president would have in an area."""

PRODUCING = (0.0, 0.0, 0.15, 0.4, 0.8, 1.1)
"""Points more if it produces goods."""

KNOWN = 0.9
"""Points for any technology."""

TECHNOLOGIES: dict[TechnologyName, float] = {
    "ball": 5.4,
    "brickyard": 4.5,
    "electrical-light": 4.0,
    "gaslight": 5.4,
    "language-school": 1.3,
    "letterpress": 1.0,
    "mining": 1.5,
    "newspaper": 4.2,
    "patent": 4.5,
    "postal": 3.0,
    "spinning-mill": 1.8,
    "stagecoach": 3.0,
    "station": 1.8,
    "stock-market": 0.9,
    "telegram": 3.6,
    "telephone": 4.8,
    "tram": 3.0,
    "university": 3.0,
    "winery": 4.0,
}
"""Points more for what a technology will bring in a whole match."""


@frozen
class Worth:
    """Something that counts.

    Attributes:
        points: For one of it.
        when: See `When`.
        count: How much of it a merchant has.
    """

    points: float
    when: When
    count: Callable[[Position], float]


def _boards(position: Position) -> float:
    """Points for the majorities of church, customs and technologies as they stand."""
    state, scoring = position.state, position.facts.numbers.scoring
    seats = range(len(state.merchants))
    total = 0
    for points, owners in ((scoring.church, state.church), (scoring.customs, state.customs)):
        if own := owners.count(position.seat):
            better = sum(owners.count(seat) > own for seat in (NEUTRAL, *seats))
            total += points[better] if better < len(points) else 0
    if own := value_of(position.facts, state, position.seat):
        others = [value_of(position.facts, state, Seat(seat)) for seat in seats]
        if len(others) == HALVES:
            others.append(scoring.neutral_halves)
        better = sum(value > own for value in others)
        total += scoring.technology[better] if better < len(scoring.technology) else 0
    return total


def _crates(position: Position) -> float:
    return sum(min(count, CRATE) for count in position.me.goods[:TRADE_GOODS])


def _brings(reward: Reward) -> float:
    """What a reward is worth."""
    return reward.points + 0.7 * reward.yen + 0.9 * (sum(reward.goods) + reward.any) + 1.5 * reward.free_agent


def _orders(position: Position) -> float:
    """What orders in hand will bring, the more of it the more of their goods are there."""
    total = 0.0
    for number in position.me.orders:
        order = position.facts.orders[number]
        there = sum(min(have, need) for have, need in zip(position.me.goods, order.goods, strict=True))
        share = there / max(sum(order.goods), 1)
        total += (BEGUN + (DONE - BEGUN) * share * share) * (_brings(order.reward) + ICON)
    return total


def _coming(position: Position) -> list[int]:
    """Power that one's president would have in each area, were he not there yet."""
    state, seat = position.state, position.seat
    return [
        min(placed + (seat in site.shops) + (site.house == seat) + (state.station == area) + 1, STRONGEST)
        for area, (placed, site) in enumerate(zip(position.me.placed, state.sites, strict=True))
    ]


@lru_cache(maxsize=256)
def _building(facts: Facts, tile: int) -> tuple[tuple[tuple[float, int], ...], float]:
    """What a building tile's spaces for shops bring, with their numbers, the best first, and its space for a house."""
    shops = sorted([(_brings(reward), space) for space, reward in enumerate(facts.tiles[tile].shops)], reverse=True)
    return tuple(shops), _brings(facts.tiles[tile].house)


def _houses(position: Position) -> float:
    """What the trading houses in hand will bring, in the best areas for them."""
    if not position.me.houses:
        return 0.0
    free = [
        READY[power] * _building(position.facts, site.tile)[1]
        for site, power in zip(position.state.sites, _coming(position), strict=True)
        if site.tile is not None and site.house is None
    ]
    return sum(sorted(free, reverse=True)[: position.me.houses])


def _shops(position: Position) -> float:
    """The same for shops; each counts a point more for its power."""
    if not position.me.shops:
        return 0.0
    free: list[float] = []
    for site, power in zip(position.state.sites, _coming(position), strict=True):
        if site.tile is not None and position.seat not in site.shops:
            for brings, space in _building(position.facts, site.tile)[0]:
                if site.shops[space] is None:
                    free.append(READY[power] * (1 + brings))
                    break
    return sum(sorted(free, reverse=True)[: position.me.shops])


def _income(position: Position) -> float:
    """Own trading houses: each is paid for whenever others act there, the likelier the more of them stand there."""
    others = [merchant for merchant in position.state.merchants if merchant is not position.me]
    return sum(
        1 + sum(other.placed[area] > 0 for other in others) / 2
        for area, site in enumerate(position.state.sites)
        if site.house == position.seat
    )


def _achievements(position: Position) -> float:
    """Points for achievements that are still open, by how much of what they ask for one owns."""
    total = 0.0
    for number, done in zip(position.state.achievements, position.state.achieved, strict=True):
        if position.seat not in done:
            card = position.facts.achievements[number]
            there = sum(min(OWNED[what](position.facts, position.me), count) for what, count in card.need)
            share = there / sum(count for _, count in card.need)
            total += share * share * (card.later if done else card.first)
    return total


def _power(position: Position) -> float:
    """Power in the areas to which one's president may go next."""
    total = 0.0
    for area, power in enumerate(_coming(position)):
        if power > 1 and area != position.me.president:
            producing = position.facts.categories[position.town.kinds[area]] == "production"
            total += POWER[power] + (PRODUCING[power] if producing else 0)
    return total


def _technologies(position: Position) -> float:
    return sum(KNOWN + TECHNOLOGIES.get(name, 0.0) for name in position.me.skills)


WORTH: dict[str, Worth] = {
    "points": Worth(1.0, "ever", lambda position: position.me.points),
    "countries": Worth(
        1.0, "ever", lambda position: country_sets(position.facts.numbers.scoring.sets, position.me.icons).points
    ),
    "agents": Worth(1.0, "ever", lambda position: sum(position.me.agents)),
    "imports": Worth(1.0, "ever", lambda position: position.me.goods[IMPORT]),
    "majorities": Worth(0.7, "ever", _boards),
    "church": Worth(0.3, "ever", lambda position: position.state.church.count(position.seat)),
    "customs": Worth(0.6, "ever", lambda position: position.state.customs.count(position.seat)),
    "value": Worth(0.2 / HALVES, "ever", lambda position: value_of(position.facts, position.state, position.seat)),
    "rest": Worth(1.0, "late", lambda position: position.me.yen / 2 + sum(position.me.goods[:TRADE_GOODS]) / 3),
    "yen": Worth(0.5, "soon", lambda position: position.me.yen),
    "purse": Worth(0.5, "soon", lambda position: min(position.me.yen, PURSE)),
    "goods": Worth(0.2, "soon", lambda position: sum(position.me.goods[:TRADE_GOODS])),
    "crates": Worth(0.75, "soon", _crates),
    "imports to use": Worth(3.0, "soon", lambda position: position.me.goods[IMPORT]),
    "orders": Worth(1.0, "soon", _orders),
    "achievements": Worth(0.9, "soon", _achievements),
    "houses": Worth(2.2, "soon", _houses),
    "shops": Worth(1.1, "soon", _shops),
    "hand": Worth(1.8, "early", lambda position: position.me.assistants),
    "standing": Worth(1.2, "early", lambda position: sum(position.me.placed)),
    "spread": Worth(0.5, "early", lambda position: sum(count > 0 for count in position.me.placed)),
    "power": Worth(1.0, "early", _power),
    "technologies": Worth(1.0, "early", _technologies),
    "built": Worth(1.0, "early", lambda position: sum(position.me.built)),
    "income": Worth(0.7, "early", _income),
    "completed": Worth(1.0, "early", lambda position: len(position.me.completed)),
}
"""What counts. A thing may stand there twice, with what it scores at the end and with what can be done with it."""


def to_nearest_end(position: Position) -> float:
    """Share of the way that is still to go to the nearest end: on boards that fill up, with buildings that run out."""
    state, pieces = position.state, position.facts.numbers.pieces
    enough = limit(position.facts, state)
    ways = [
        1 - max(merchant.built[0] / pieces.shops, merchant.built[1] / pieces.houses) for merchant in state.merchants
    ]
    for owners in (state.church, state.customs):
        neutral, free = owners.count(NEUTRAL), owners.count(None)
        ways.append(1 - (len(owners) - free - neutral) / (enough - neutral))
    return max(0.0, min(ways))


def worth(table: dict[str, Worth], position: Position, left: float) -> float:
    """What a position is worth to its seat, in points of the end.

    Args:
        left: Share of the rounds of a usual match that are still to come.
    """
    soon = min(1.0, 3 * left)
    shares: dict[When, float] = {"ever": 1.0, "soon": soon, "early": left, "late": 1 - soon}
    return sum(shares[one.when] * one.points * one.count(position) for one in table.values() if shares[one.when])
