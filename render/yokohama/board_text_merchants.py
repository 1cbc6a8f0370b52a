"""A merchant in words: everything he owns that everybody may know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.yokohama.labels import (
    agents,
    areas_by_id,
    counted,
    goods,
    icons,
    lettered,
    order_name,
    technology,
    token,
)
from render.yokohama.story_parts import pieces
from rules.core.labels import Label, Who, say

if TYPE_CHECKING:
    from render.core.people import People
    from rules.yokohama.model.cards import PowerToken
    from rules.yokohama.view import MerchantView, Stock, YokohamaView


def merchant_lines(view: YokohamaView, merchant: MerchantView, people: People) -> list[Label]:
    """A merchant's section; the first line is its title."""
    colour = say(f"house-colour-{people[merchant.seat].colour}")
    place = () if merchant.president is None else (lettered(areas_by_id(view)[merchant.president]),)
    lines = [
        say("yokohama-board-merchant", who=Who(merchant.seat), colour=colour),
        say("yokohama-board-points", points=merchant.points, yen=merchant.yen, goods=goods(merchant.goods)),
        say("yokohama-board-president", there=len(place), area=place),
        say("yokohama-board-hand", pieces=_stock(merchant.hand), orders=merchant.orders_in_hand),
        say("yokohama-board-warehouse", pieces=_stock(merchant.warehouse)),
    ]
    if merchant.house_costs:
        lines.append(say("yokohama-board-house-costs", costs=tuple(map(str, merchant.house_costs))))
    done = tuple(order_name(one.id) for one in merchant.completed)
    learned = tuple(technology(one) for one in merchant.technologies)
    return [
        *lines,
        say("yokohama-board-built", pieces=pieces(0, merchant.shops_built, merchant.houses_built)),
        say("yokohama-board-completed", count=len(done), orders=done, icons=icons(merchant.icons)),
        say("yokohama-board-technologies", technologies=learned, value=sum(one.value for one in merchant.technologies)),
        say(
            "yokohama-board-agents",
            agents=agents(merchant.agents),
            used=agents(merchant.used_agents),
            tokens=_tokens(merchant.tokens),
            achievements=merchant.achievements,
        ),
    ]


def _stock(stock: Stock) -> tuple[Label, ...]:
    return pieces(stock.assistants, stock.shops, stock.houses)


def _tokens(tokens: tuple[PowerToken, ...]) -> tuple[Label, ...]:
    """Tokens by what they brought, equal ones together."""
    return tuple(token(one) if count == 1 else counted(count, token(one)) for one, count in Counter(tokens).items())
