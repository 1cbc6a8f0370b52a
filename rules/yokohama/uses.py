"""What merchants used of cards, areas, boards and tokens, by what was told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.uses import Usable, Use
from rules.yokohama.events.areas import (
    Acted,
    AgentUsed,
    Built,
    Learned,
    PlacedAtCustoms,
    PlacedInChurch,
    TokenTaken,
    TookOrders,
)
from rules.yokohama.events.extras import Achieved, Completed
from rules.yokohama.events.rounds import Kept
from rules.yokohama.model.terms import AGENTS, AREA_KINDS, COUNTRIES, FEWEST

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules.core.table import Event
    from rules.yokohama.model.cards import Space
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import Variant


def uses(told: Iterable[Event]) -> Iterator[Use]:
    """All that was used in a match.

    Args:
        told: What was told of it, to one seat alone too.
    """
    for event in told:
        match event:
            case Kept(seat=seat, order=order) if order is not None:
                yield Use(seat, "order taken", order.id)
            case TookOrders(seat=seat, orders=orders):
                yield from (Use(seat, "order taken", order.id) for order in orders)
            case Completed(seat=seat, order=order):
                yield Use(seat, "order completed", order.id)
            case Learned(seat=seat, technology=technology):
                yield Use(seat, "technology gained", technology.name)
            case Achieved(seat=seat, achievement=achievement):
                yield Use(seat, "achievement completed", achievement)
            case Acted(seat=seat, area=area):
                yield Use(seat, "area action", _kind(area))
            case Built(seat=seat, area=area, piece=piece):
                yield Use(seat, f"{piece} built", _kind(area))
            case PlacedInChurch(seat=seat, space=space):
                yield Use(seat, "church space", str(space))
            case PlacedAtCustoms(seat=seat, space=space):
                yield Use(seat, "customs space", str(space))
            case TokenTaken(seat=seat, token=token):
                yield Use(seat, "5-power token", token.id)
            case AgentUsed(seat=seat, agent=agent):
                yield Use(seat, "agent used", agent)
            case _:
                pass


def _kind(area: str) -> str:
    """The kind of an area: its id without the number of the copy."""
    return area.rstrip("0123456789")


def usable(facts: Facts, seats: int, variant: Variant) -> Usable:
    """All that can be used in a match; no one acts or builds on the canal.

    Args:
        facts: The component tables.
        seats: Merchants.
        variant: Edition and mini-expansions.
    """
    orders = tuple(order.id for order in facts.orders)
    in_play = {kind for kind, copies in facts.copies if copies[seats - FEWEST]}
    areas = tuple(kind for kind in AREA_KINDS if kind in in_play and facts.categories[kind] != "canal")
    tokens = zip(facts.tokens, facts.token_counts, facts.module_tokens, strict=True)
    free_agents = variant.free_agents or (variant.rewards and facts.numbers.rewards.free)
    return {
        "order taken": orders,
        "order completed": orders,
        "technology gained": tuple(dict.fromkeys(card.name for card in facts.technologies)),
        "achievement completed": tuple(card.id for card in facts.achievements),
        "area action": areas,
        "shop built": areas,
        "house built": areas,
        "church space": _free(facts.church, seats),
        "customs space": _free(facts.customs, seats),
        "5-power token": tuple(token.id for token, count, more in tokens if count or (more and variant.free_agents)),
        "agent used": AGENTS if free_agents else COUNTRIES,
    }


def _free(spaces: tuple[Space, ...], seats: int) -> tuple[str, ...]:
    """Numbers of the spaces of a board that no neutral assistant takes."""
    return tuple(str(number) for number, space in enumerate(spaces, start=1) if seats > FEWEST or not space.blocked)
