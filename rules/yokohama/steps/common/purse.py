"""What is received and paid at once: points, yen, goods, country icons.

Source: "Erläuterung der Symbole" and "Passende Ländersymbole" (dlp 2017), "ICON DESCRIPTIONS" and "MATCHING COUNTRY
ICONS" (Synapses 2024); rulings Y-R22, Y-R34, Y-R44, Y-R46.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.events.extras import AgentGained, Cause, Gained
from rules.yokohama.model.cards import NOTHING, Reward
from rules.yokohama.model.terms import COPPER, COUNTRIES, FREE, GOODS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.payment import Payment
    from rules.yokohama.model.position import Position

MINED: frozenset[Cause] = frozenset(("area", "token", "shop", "house"))
"""What brings copper in such a way that the Mining Technology adds to it (besides Chinatown)."""

Helpful: TypeAlias = Literal[
    "ball", "language-school", "letterpress", "patent", "gaslight", "electrical-light", "brickyard", "winery"
]

HELP: dict[Helpful, Reward] = {
    "ball": Reward(points=2),
    "language-school": Reward(yen=1),
    "letterpress": Reward(yen=1),
    "patent": Reward(points=2),
    "gaslight": Reward(points=2),
    "electrical-light": Reward(points=3),
    "brickyard": Reward(points=4),
    "winery": Reward(points=3),
}
"""What technologies bring besides: with an order, a later technology, a building, a space of a board ("TECHNOLOGY
CARDS", Synapses 2024)."""

ONE_COPPER = Reward(goods=(1, 0, 0, 0, 0))


def take(position: Position, reward: Reward, cause: Cause, table: Table[YokohamaEvent]) -> None:
    """Receive what leaves no choice, and tell it."""
    if reward is NOTHING:
        return
    me = position.me
    me.points += reward.points
    pay(position, -reward.yen)
    me.agents[FREE] += reward.free_agent
    supply(position, reward.goods)
    table.emit(Gained(position.seat, reward, cause))
    if reward.goods[COPPER] and cause in MINED:
        mine(position, 1, table)


def use(position: Position, technology: Helpful, table: Table[YokohamaEvent]) -> None:
    """Receive what a technology brings besides, for a merchant who has it."""
    if technology in position.me.skills:
        take(position, HELP[technology], technology, table)
        table.touch(f"used:{technology}")


def mine(position: Position, times: int, table: Table[YokohamaEvent]) -> None:
    """The Mining Technology: 1 copper more each time copper is received (Y-R22, Y-R34)."""
    if times and "mining" in position.me.skills:
        supply(position, (times, 0, 0, 0, 0))
        table.emit(Gained(position.seat, ONE_COPPER if times == 1 else Reward(goods=(times, 0, 0, 0, 0)), "mining"))
        table.touch("used:mining")


def supply(position: Position, goods: Sequence[int]) -> None:
    """Give goods out of the supply (Y-R46)."""
    me, left = position.me, position.state.supply
    for good, count in enumerate(goods):
        if count:
            me.goods[good] += count
            left[good] -= count


def pay_goods(position: Position, goods: Sequence[int]) -> None:
    """Pay goods to the supply."""
    supply(position, [-count for count in goods])


def pay(position: Position, yen: int) -> None:
    """Pay yen to the bank, or receive them where they are below zero."""
    position.me.yen -= yen
    position.state.bank += yen


def refuse_payment(position: Position, paid: Payment, section: str) -> Reason | None:
    """Why something cannot be paid, since the merchant does not own so much; None if it can."""
    me = position.me
    for good, count in enumerate(paid.goods):
        if count > me.goods[good]:
            return Reason(say("yokohama-not-owned", thing=GOODS[good], have=me.goods[good]), section)
    if paid.yen > me.yen:
        return Reason(say("yokohama-too-dear", cost=paid.yen, yen=me.yen), section)
    return None


def spend(position: Position, paid: Payment) -> None:
    """Pay goods and yen."""
    pay_goods(position, paid.goods)
    pay(position, paid.yen)


def gain_icon(position: Position, country: int, table: Table[YokohamaEvent]) -> None:
    """Count a country icon; a second, fourth, ... one brings an agent (Y-R44)."""
    me, agents = position.me, position.state.agents
    me.icons[country] += 1
    if me.icons[country] % 2:
        return
    short = not agents[country]
    if not short:
        agents[country] -= 1
        me.agents[country] += 1
    table.emit(AgentGained(position.seat, COUNTRIES[country], short))
    table.touch("agent:short" if short else f"agent:{COUNTRIES[country]}")


def icon_detail(position: Position, country: int) -> Label:
    """Which icon of its country the next one is, and whether it brings an agent."""
    icons = position.me.icons[country] + 1
    return say(
        "yokohama-icon-detail",
        country=COUNTRIES[country],
        icons=icons,
        agent=int(icons % 2 == 0 and position.state.agents[country] > 0),
    )
