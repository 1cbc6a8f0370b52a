"""What play-outs must never find: pieces, cards, goods or yen lost or doubled, numbers below zero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.yokohama.model.position import town_for
from rules.yokohama.model.state import NEUTRAL
from rules.yokohama.model.terms import COUNTRIES, FREE, GOODS, HAND_LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import Merchant, State


def violations(facts: Facts, state: State) -> list[str]:
    """All that is wrong with a position, in words for developers."""
    return [
        *_supplies(facts, state),
        *_pieces(facts, state),
        *_orders(facts, state),
        *_technologies(facts, state),
        *_agents(facts, state),
        *_tokens(facts, state),
        *_boards(facts, state),
        *_merchants(facts, state),
    ]


def _supplies(facts: Facts, state: State) -> Iterable[str]:
    yen = state.bank + sum(merchant.yen for merchant in state.merchants)
    if yen != facts.numbers.supply.yen:
        yield f"{yen} yen"
    for good, name in enumerate(GOODS):
        there = state.supply[good] + sum(merchant.goods[good] for merchant in state.merchants)
        if there != facts.supply[good]:
            yield f"{there} {name}"
    for merchant in state.merchants:
        if merchant.yen < 0 or min(merchant.goods) < 0 or merchant.points < 0:
            yield "a merchant has less than nothing"


def _pieces(facts: Facts, state: State) -> Iterable[str]:
    row = facts.numbers.pieces
    for number, merchant in enumerate(state.merchants):
        seat = Seat(number)
        away = state.church.count(seat) + state.customs.count(seat) + sum(seat in done for done in state.achieved)
        assistants = merchant.assistants + merchant.stored[0] + sum(merchant.placed) + away
        shops = sum(site.shops.count(seat) for site in state.sites)
        houses = sum(site.house == seat for site in state.sites)
        if assistants != row.assistants:
            yield f"seat {seat} has {assistants} assistants"
        if merchant.shops + merchant.stored[1] + shops != row.shops or merchant.built[0] != shops:
            yield f"seat {seat} has lost or found a shop"
        if merchant.houses + merchant.stored[2] + houses != row.houses or merchant.built[1] != houses:
            yield f"seat {seat} has lost or found a trading house"
        pieces = (merchant.assistants, merchant.shops, merchant.houses, *merchant.stored, *merchant.placed)
        if min(pieces) < 0:
            yield f"seat {seat} has fewer than no pieces"


def _orders(facts: Facts, state: State) -> Iterable[str]:
    places = [number for number, there in enumerate(state.order_bag) if there]
    places += [number for board in state.ports for number in board if number is not None]
    for merchant in state.merchants:
        places += merchant.orders + merchant.completed
        if merchant.returned is not None:
            places.append(merchant.returned)
        if len(merchant.orders) > HAND_LIMIT:
            yield f"{len(merchant.orders)} orders in a hand"
    if sorted(places) != list(range(len(facts.orders))):
        yield "an order is lost or doubled"
    if state.order_deck < 0:
        yield "more orders were removed than there are"


def _technologies(facts: Facts, state: State) -> Iterable[str]:
    places = [number for number, there in enumerate(state.technology_bag) if there]
    places += [number for board in state.laboratories for number in board if number is not None]
    for merchant in state.merchants:
        places += merchant.technologies
        names = [facts.technologies[number].name for number in merchant.technologies]
        if names != merchant.skills:
            yield "skills are not those of the technologies"
        if len(set(names)) < len(names):
            yield "a merchant has two technologies of a name"
    if sorted(places) != list(range(len(facts.technologies))):
        yield "a technology is lost or doubled"


def _agents(facts: Facts, state: State) -> Iterable[str]:
    for country, name in enumerate(COUNTRIES):
        owned = sum(merchant.agents[country] + merchant.used[country] for merchant in state.merchants)
        if state.agents[country] + owned != getattr(facts.numbers.agents, name):
            yield f"{state.agents[country] + owned} agents of {name}"
    for merchant in state.merchants:
        for country in range(len(COUNTRIES)):
            cards = [facts.order_countries[number] for number in merchant.completed]
            cards += [facts.technology_countries[number] for number in merchant.technologies]
            if merchant.icons[country] != cards.count(country) + (merchant.reward_token == country):
                yield "icons are not those of the cards"
        if merchant.agents[FREE] + merchant.used[FREE] != _free_agents(facts, merchant):
            yield "a free agent is lost or doubled"


def _free_agents(facts: Facts, merchant: Merchant) -> int:
    """Free agents that a merchant's tokens stand for."""
    return sum(facts.tokens[token].reward.free_agent for token in merchant.tokens) + (merchant.reward_token == FREE)


def _tokens(facts: Facts, state: State) -> Iterable[str]:
    tokens = [site.token for site in state.sites if site.token is not None]
    for merchant in state.merchants:
        tokens += merchant.tokens
    for kind, count in enumerate(facts.token_counts):
        most = count + (facts.module_tokens[kind] if state.variant.free_agents else 0)
        if tokens.count(kind) > most:
            yield f"{tokens.count(kind)} tokens {facts.tokens[kind].id}"
    if len(tokens) != sum(kind != "canal" for kind in state.layout):
        yield "a 5-power token is lost or doubled"
    tiles = [site.tile for site in state.sites if site.tile is not None]
    if len(set(tiles)) != len(tiles) or len(tiles) != len(tokens):
        yield "a building tile is lost or doubled"
    if state.variant.rewards:
        rewards = sum(state.reward_tokens) + sum(merchant.reward_token is not None for merchant in state.merchants)
        if rewards != facts.numbers.rewards.in_play:
            yield "a reward token is lost or doubled"


def _boards(facts: Facts, state: State) -> Iterable[str]:
    neutral = len(state.merchants) == 2
    for spaces, owners in ((facts.church, state.church), (facts.customs, state.customs)):
        blocked = [space.blocked and neutral for space in spaces]
        if blocked != [owner == NEUTRAL for owner in owners]:
            yield "the neutral assistants stand elsewhere"
    for site in state.sites:
        owners_here = [owner for owner in site.shops if owner is not None]
        if len(set(owners_here)) < len(owners_here):
            yield "two shops of a merchant stand in one area"


def _merchants(facts: Facts, state: State) -> Iterable[str]:
    town = town_for(facts, state)
    for number, merchant in enumerate(state.merchants):
        seat = Seat(number)
        if merchant.president is not None and town.kinds[merchant.president] == "canal":
            yield f"the president of seat {seat} stands in the canal"
        if any(count and town.kinds[area] == "canal" for area, count in enumerate(merchant.placed)):
            yield f"seat {seat} has assistants in the canal"
        counted = [0, 0]
        for site, kind in zip(state.sites, state.layout, strict=True):
            if seat in site.shops or site.house == seat:
                counted[0 if facts.categories[kind] == "production" else 1] += 1
        if counted != merchant.sites:
            yield f"seat {seat} has buildings in other areas than counted"
