"""The component tables as the rules read them: cards, tiles and spaces by number."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, TypeAlias

from rules.yokohama.model.cards import Achievement, Order, PowerToken, Reward, Space, Technology, Tile
from rules.yokohama.model.phrases import card_phrases
from rules.yokohama.model.terms import COUNTRIES, STACKS, ZONES, AreaKind, Category, Country, Goods

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.yokohama.model.numbers import Tables
    from rules.yokohama.model.tables import AchievementRow, OrderRow, RewardRow, SpacesTable, TechnologyRow

OrderNumber: TypeAlias = int
"""An order by its place in the table."""

TechnologyNumber: TypeAlias = int
"""A technology card by its place among all cards."""


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

    Args:
        tables: The component tables.
    """

    def __init__(self, tables: Tables) -> None:
        tokens, areas, numbers = tables.tokens.token, tables.areas.area, tables.match
        prices, supply = numbers.prices, numbers.supply
        self.numbers = numbers
        self.orders = tuple(_order(row) for row in tables.orders.order)
        self.order_numbers = {order.id: number for number, order in enumerate(self.orders)}
        self.order_countries = tuple(COUNTRIES.index(order.country) for order in self.orders)
        self.technologies = tuple(card for row in tables.technologies.technology for card in _cards(row))
        self.technology_numbers = {card.id: number for number, card in enumerate(self.technologies)}
        self.technology_countries = tuple(COUNTRIES.index(card.country) for card in self.technologies)
        self.achievements = tuple(_achievement(row) for row in tables.achievements.achievement)
        self.tiles = tuple(Tile(row.id, _four(row.shops), reward_of(row.house)) for row in tables.tiles.tile)
        self.tokens = tuple(PowerToken(row.id, reward_of(row.reward)) for row in tokens)
        self.token_counts = tuple(row.count if row.module is None else 0 for row in tokens)
        self.module_tokens = tuple(0 if row.module is None else row.count for row in tokens)
        self.church, self.customs = _spaces(tables.church), _spaces(tables.customs)
        self.effects: dict[AreaKind, tuple[int, ...]] = {row.kind: (0, *row.effect) for row in areas}
        self.categories: dict[AreaKind, Category] = {row.kind: row.category for row in areas}
        self.copies: tuple[tuple[AreaKind, tuple[int, int, int]], ...] = tuple((row.kind, row.copies) for row in areas)
        self.rows = tuple(row.rows for row in sorted(tables.layout.layout, key=lambda row: row.seats))
        self.zones = tuple(ZONES.index(row.zone) for row in tables.management.port)
        self.surcharges = tuple(row.surcharge for row in tables.management.laboratory)
        self.prices: Goods = (prices.copper, prices.silk, prices.tea, prices.fish, prices.imports)
        self.supply: Goods = (supply.copper, supply.silk, supply.tea, supply.fish, supply.imports)
        self.phrases = card_phrases(self.orders, self.technologies, self.achievements)


def reward_of(row: RewardRow) -> Reward:
    """A row of a table as a reward."""
    goods = (row.copper, row.silk, row.tea, row.fish, row.imports)
    return Reward(row.points, row.yen, goods, row.any, row.warehouse, row.movement, row.free_agent)


def _order(row: OrderRow) -> Order:
    country: Country = next(country for country in COUNTRIES if row.id.startswith(country))
    return Order(
        row.id, country, (row.goods.copper, row.goods.silk, row.goods.tea, row.goods.fish, 0), reward_of(row.reward)
    )


def _cards(row: TechnologyRow) -> Iterator[Technology]:
    for country in row.countries:
        name = row.name if len(row.countries) == 1 else f"{row.name}-{country}"
        yield Technology(name, row.name, row.value, country)


def _achievement(row: AchievementRow) -> Achievement:
    need = tuple((name, number) for name, number in asdict(row.need).items() if number)
    return Achievement(row.id, next(stack for stack in STACKS if row.id.startswith(stack)), need, row.first, row.later)


def _spaces(table: SpacesTable) -> tuple[Space, ...]:
    return tuple(Space(row.need, reward_of(row.reward), row.blocked) for row in table.space)


def _four(rows: tuple[RewardRow, RewardRow, RewardRow, RewardRow]) -> tuple[Reward, Reward, Reward, Reward]:
    one, two, three, four = map(reward_of, rows)
    return one, two, three, four
