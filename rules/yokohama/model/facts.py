"""The component tables as the rules read them: cards, tiles and spaces by number."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, TypeAlias

from rules.yokohama.model.cards import Order, PowerToken, Reward, Technology
from rules.yokohama.model.names import Phrases, card_phrases
from rules.yokohama.model.numbers import MatchTable
from rules.yokohama.model.terms import COUNTRIES, ZONES, AreaKind, Category, Goods, Stack

if TYPE_CHECKING:
    from rules.yokohama.model.numbers import Tables
    from rules.yokohama.model.tables import RewardRow, SpacesTable

OrderNumber: TypeAlias = int
"""An order by its place in the table."""

TechnologyNumber: TypeAlias = int
"""A technology card by its place among all cards."""


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement: its id, what it asks for, its points."""

    id: str
    stack: Stack
    need: tuple[tuple[str, int], ...]
    first: int
    later: int


@dataclass(frozen=True, slots=True)
class Tile:
    """A building tile."""

    id: str
    shops: tuple[Reward, Reward, Reward, Reward]
    house: Reward


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the church or customs board."""

    need: int
    reward: Reward
    blocked: bool


@dataclass(frozen=True, slots=True)
class Facts:
    """What the box contains.

    Attributes:
        orders: Order cards.
        order_numbers: By id, the number of an order.
        order_countries: By order, the index of its country.
        technologies: Technology cards.
        technology_numbers: By id, the number of a technology card.
        technology_countries: By technology card, the index of its country.
        achievements: All achievements.
        tiles: Building tiles.
        tokens: Kinds of 5-power tokens.
        token_counts: How many of each kind are in the box.
        module_tokens: How many of each kind the mini-expansion brings.
        church: Spaces of the church board.
        customs: Spaces of the customs board.
        effects: By kind of area, what power 0 to 5 gives.
        categories: By kind of area, its category.
        copies: By kind of area, boards in play with 2, 3 and 4 merchants.
        rows: Length of the rows with 2, 3 and 4 merchants.
        zones: Zone of each space of a port, from 0.
        surcharges: Surcharge of each space of a laboratory.
        prices: Prices in Chinatown by good, imports last.
        supply: Goods in the box.
        phrases: By kind of card, what may be typed for each.
        numbers: All other numbers.
    """

    orders: tuple[Order, ...]
    order_numbers: dict[str, OrderNumber]
    order_countries: tuple[int, ...]
    technologies: tuple[Technology, ...]
    technology_numbers: dict[str, TechnologyNumber]
    technology_countries: tuple[int, ...]
    achievements: tuple[Achievement, ...]
    tiles: tuple[Tile, ...]
    tokens: tuple[PowerToken, ...]
    token_counts: tuple[int, ...]
    module_tokens: tuple[int, ...]
    church: tuple[Space, ...]
    customs: tuple[Space, ...]
    effects: dict[AreaKind, tuple[int, ...]]
    categories: dict[AreaKind, Category]
    copies: tuple[tuple[AreaKind, tuple[int, int, int]], ...]
    rows: tuple[tuple[int, ...], ...]
    zones: tuple[int, ...]
    surcharges: tuple[int, ...]
    prices: Goods
    supply: Goods
    phrases: dict[str, Phrases]
    numbers: MatchTable


def facts_of(tables: Tables) -> Facts:
    """Arrange the component tables."""
    orders = tuple(
        Order(
            row.id,
            next(country for country in COUNTRIES if row.id.startswith(country)),
            (row.goods.copper, row.goods.silk, row.goods.tea, row.goods.fish, 0),
            reward_of(row.reward),
        )
        for row in tables.orders.order
    )
    technologies, achievements = _technologies(tables), _achievements(tables)
    tokens = tables.tokens.token
    areas = tables.areas.area
    numbers = tables.match
    prices, supply = numbers.prices, numbers.supply
    return Facts(
        orders=orders,
        order_numbers={order.id: number for number, order in enumerate(orders)},
        order_countries=tuple(COUNTRIES.index(order.country) for order in orders),
        technologies=technologies,
        technology_numbers={card.id: number for number, card in enumerate(technologies)},
        technology_countries=tuple(COUNTRIES.index(card.country) for card in technologies),
        achievements=achievements,
        tiles=tuple(
            Tile(row.id, _four(tuple(map(reward_of, row.shops))), reward_of(row.house)) for row in tables.tiles.tile
        ),
        tokens=tuple(PowerToken(row.id, reward_of(row.reward)) for row in tokens),
        token_counts=tuple(row.count if row.module is None else 0 for row in tokens),
        module_tokens=tuple(0 if row.module is None else row.count for row in tokens),
        church=_spaces(tables.church),
        customs=_spaces(tables.customs),
        effects={row.kind: (0, *row.effect) for row in areas},
        categories={row.kind: row.category for row in areas},
        copies=tuple((row.kind, row.copies) for row in areas),
        rows=tuple(row.rows for row in sorted(tables.layout.layout, key=lambda row: row.seats)),
        zones=tuple(ZONES.index(row.zone) for row in tables.management.port),
        surcharges=tuple(row.surcharge for row in tables.management.laboratory),
        prices=(prices.copper, prices.silk, prices.tea, prices.fish, prices.imports),
        supply=(supply.copper, supply.silk, supply.tea, supply.fish, supply.imports),
        phrases=card_phrases(orders, technologies, achievements),
        numbers=numbers,
    )


def reward_of(row: RewardRow) -> Reward:
    """A row of a table as a reward."""
    goods = (row.copper, row.silk, row.tea, row.fish, row.imports)
    return Reward(row.points, row.yen, goods, row.any, row.warehouse, row.movement, row.free_agent)


def _technologies(tables: Tables) -> tuple[Technology, ...]:
    return tuple(
        Technology(row.name if len(row.countries) == 1 else f"{row.name}-{country}", row.name, row.value, country)
        for row in tables.technologies.technology
        for country in row.countries
    )


def _achievements(tables: Tables) -> tuple[Achievement, ...]:
    stacks: dict[str, Stack] = {"A": "A", "B": "B", "C": "C"}
    found: list[Achievement] = []
    for row in tables.achievements.achievement:
        wanted = [(field.name, getattr(row.need, field.name)) for field in fields(row.need)]
        need = tuple((name, number) for name, number in wanted if number)
        found.append(Achievement(row.id, stacks[row.id[0]], need, row.first, row.later))
    return tuple(found)


def _spaces(table: SpacesTable) -> tuple[Space, ...]:
    return tuple(Space(row.need, reward_of(row.reward), row.blocked) for row in table.space)


def _four(rewards: tuple[Reward, ...]) -> tuple[Reward, Reward, Reward, Reward]:
    one, two, three, four = rewards
    return one, two, three, four
