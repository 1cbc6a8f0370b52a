"""Phases A and C: foreign agents, achievements and orders, in any order; and what a technology does besides.

Source: "A) und C) Zusatzaktionsphase" (dlp 2017), "ADDITIONAL ACTION PHASE" and "TECHNOLOGY CARDS" (Synapses 2024);
rulings Y-R11 to Y-R14, Y-R33, Y-R35, Y-R45.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.events import (
    Achieved,
    AgentUsed,
    Completed,
    Gained,
    RewardTokenTaken,
    Spun,
    Studied,
    YokohamaEvent,
)
from rules.yokohama.frames import AskReward
from rules.yokohama.gains import pay, pay_goods, receive, take
from rules.yokohama.icons import gain_icon
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.headings import ACHIEVEMENT, AGENT, ORDER, TECHNOLOGY
from rules.yokohama.model.terms import AGENTS, COPPER, FISH, FREE, GOODS, SILK, TEA
from rules.yokohama.movement import start_action

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.core.table import Table
    from rules.yokohama.model.facts import Achievement, Facts, OrderNumber
    from rules.yokohama.model.state import Merchant, State
    from rules.yokohama.model.terms import AgentKind, Area
    from rules.yokohama.model.town import Town

YEN_FOR_SILK = 2


def payable_orders(facts: Facts, state: State) -> list[OrderNumber]:
    """Orders in the hand of the active merchant whose goods are there."""
    goods, orders = state.me.goods, facts.orders
    found: list[OrderNumber] = []
    for number in state.me.orders:
        copper, silk, tea, fish, _ = orders[number].goods
        if copper <= goods[0] and silk <= goods[1] and tea <= goods[2] and fish <= goods[3]:
            found.append(number)
    return found


def lacking(facts: Facts, state: State, number: OrderNumber) -> tuple[int, ...]:
    """Goods that an order still lacks."""
    wanted = facts.orders[number].goods
    return tuple(max(want - have, 0) for want, have in zip(wanted, state.me.goods, strict=True))


def refuse_order(facts: Facts, state: State, order: str) -> Reason | None:
    """Why an order cannot be completed, or None."""
    number = facts.order_numbers[order]
    if number not in state.me.orders:
        return Reason(say("yokohama-order-not-in-hand"), ORDER)
    short = lacking(facts, state, number)
    if any(short):
        goods = tuple(say("yokohama-some", thing=GOODS[good], count=count) for good, count in enumerate(short) if count)
        return Reason(say("yokohama-order-short", goods=goods), ORDER)
    return None


def complete(facts: Facts, state: State, order: str, table: Table[YokohamaEvent]) -> None:
    """Complete an order: pay its goods, receive its reward and its icon ("C) Completing Orders")."""
    number = facts.order_numbers[order]
    seat, me, card = state.active, state.me, facts.orders[number]
    me.orders.remove(number)
    me.completed.append(number)
    pay_goods(state, me, card.goods)
    table.emit(Completed(seat, card))
    table.touch(f"order:{card.id}")
    if "ball" in me.skills:
        take(state, seat, Reward(points=2), "ball", table)
        table.touch("used:ball")
    if "language-school" in me.skills:
        take(state, seat, Reward(yen=1), "language-school", table)
        table.touch("used:language-school")
    receive(state, seat, card.reward, "order", table)
    gain_icon(state, seat, facts.order_countries[number], table)


def met(facts: Facts, me: Merchant, achievement: Achievement) -> bool:
    """Whether a merchant meets what an achievement asks for."""
    for what, number in achievement.need:  # noqa: SIM110
        if OWNED[what](facts, me) < number:
            return False
    return True


def _agents(facts: Facts, me: Merchant) -> int:
    """Foreign agents, used ones included; a free agent that is a 5-power token counts as that."""
    tokens = sum([facts.tokens[token].reward.free_agent for token in me.tokens]) if me.tokens else 0
    return sum(me.agents) + sum(me.used) - tokens


OWNED: dict[str, Callable[[Facts, Merchant], int]] = {
    "copper": lambda _, me: me.goods[COPPER],
    "silk": lambda _, me: me.goods[SILK],
    "tea": lambda _, me: me.goods[TEA],
    "fish": lambda _, me: me.goods[FISH],
    "yen": lambda _, me: me.yen,
    "technologies": lambda _, me: len(me.technologies),
    "agents": lambda facts, me: _agents(facts, me) + len(me.tokens),
    "orders": lambda _, me: len(me.completed),
    "production": lambda _, me: me.sites[0],
    "commercial": lambda _, me: me.sites[1],
}
"""How much a merchant has of each thing that achievements count ("ACHIEVEMENT TILES", Synapses 2024)."""


def achievable(facts: Facts, state: State) -> list[int]:
    """Achievements in play that the active merchant can complete now, by place (Y-R13)."""
    return fulfilled(facts, state) if state.me.assistants else []


def fulfilled(facts: Facts, state: State) -> list[int]:
    """Achievements whose demand the active merchant meets and that it has not completed, by place."""
    me, seat, achieved, cards = state.me, state.active, state.achieved, facts.achievements
    return [
        place
        for place, number in enumerate(state.achievements)
        if seat not in achieved[place] and met(facts, me, cards[number])
    ]


def refuse_achieve(facts: Facts, state: State, name: str) -> Reason | None:
    """Why an achievement cannot be completed, or None (Y-R13)."""
    names = [facts.achievements[number].id for number in state.achievements]
    if name not in names:
        return Reason(say("yokohama-achievement-unknown", names=", ".join(names)), ACHIEVEMENT)
    place = names.index(name)
    if state.active in state.achieved[place]:
        return Reason(say("yokohama-achievement-done"), ACHIEVEMENT)
    if not state.me.assistants:
        return Reason(say("yokohama-none-in-hand", piece="assistant"), ACHIEVEMENT)
    if not met(facts, state.me, facts.achievements[state.achievements[place]]):
        return Reason(say("yokohama-achievement-not-met"), ACHIEVEMENT)
    return None


def achieve(facts: Facts, state: State, name: str, table: Table[YokohamaEvent]) -> None:
    """Complete an achievement: an assistant stays there; the first merchant scores more (Y-R13)."""
    place = [facts.achievements[number].id for number in state.achievements].index(name)
    card = facts.achievements[state.achievements[place]]
    first = not state.achieved[place]
    points = card.first if first else card.later
    me = state.me
    me.assistants -= 1
    me.points += points
    state.achieved[place].append(state.active)
    table.emit(Achieved(state.active, card.id, points, first))
    table.touch(f"achievement:{card.id}")
    table.touch("achievement:first" if first else "achievement:later")
    if all(state.active in done for done in state.achieved) and any(state.reward_tokens):
        state.then(AskReward())


def take_reward(state: State, token: AgentKind, table: Table[YokohamaEvent]) -> None:
    """Take an achievement reward token: a country icon or a free agent (Y-R45)."""
    kind = AGENTS.index(token)
    me = state.me
    state.stack.pop()
    state.reward_tokens[kind] -= 1
    me.reward_token = kind
    table.emit(RewardTokenTaken(state.active, token))
    table.touch(f"reward-token:{token}")
    if kind == FREE:
        me.agents[FREE] += 1
    else:
        gain_icon(state, state.active, kind, table)


def agent_areas(state: State) -> list[Area]:
    """Areas in which a foreign agent may act: with own assistants, without the own president (Y-R11)."""
    me = state.me
    if state.agent_used or not any(me.agents):
        return []
    return [area for area, count in enumerate(me.placed) if count and area != me.president]


def refuse_agent(town: Town, state: State, area: str, agent: AgentKind | None) -> Reason | None:
    """Why a foreign agent cannot act in an area, or None (Y-R11, Y-R12)."""
    me, number = state.me, town.numbers[area]
    if state.agent_used:
        return Reason(say("yokohama-agent-used"), AGENT)
    if not any(me.agents) or (agent is not None and not me.agents[AGENTS.index(agent)]):
        return Reason(say("yokohama-no-agent"), AGENT)
    if number == me.president:
        return Reason(say("yokohama-agent-president"), AGENT)
    if not me.placed[number]:
        return Reason(say("yokohama-agent-no-assistant"), AGENT)
    return None


def use_agent(town: Town, state: State, area: str, agent: AgentKind | None, table: Table[YokohamaEvent]) -> None:
    """Turn over a foreign agent, a free one first, and act in an area (Y-R11)."""
    me = state.me
    kind = AGENTS.index(agent) if agent else next(kind for kind in (FREE, *range(FREE)) if me.agents[kind])
    me.agents[kind] -= 1
    me.used[kind] += 1
    state.agent_used = True
    number = town.numbers[area]
    table.emit(AgentUsed(state.active, AGENTS[kind], area))
    table.touch("agent:used")
    if kind == FREE:
        table.touch("agent:free")
    if any(other.president == number for other in state.merchants):
        table.touch("agent:president")
    start_action(state, number, agent=True)


def refuse_spin(state: State) -> Reason | None:
    """Why the Spinning Mill cannot be used, or None (Y-R33)."""
    me = state.me
    if "spinning-mill" not in me.skills:
        return Reason(say("yokohama-no-technology", name="spinning-mill"), TECHNOLOGY)
    if state.spun:
        return Reason(say("yokohama-once-per-turn"), TECHNOLOGY)
    if not me.goods[SILK]:
        return Reason(say("yokohama-not-owned", thing="silk", have=0), TECHNOLOGY)
    return None


def spin(state: State, table: Table[YokohamaEvent]) -> None:
    """Sell 1 silk for 2 yen."""
    state.spun = True
    pay_goods(state, state.me, (0, 1, 0, 0, 0))
    pay(state, state.me, -YEN_FOR_SILK)
    table.emit(Spun(state.active))
    table.touch("used:spinning-mill")


def refuse_study(state: State) -> Reason | None:
    """Why the University cannot be used, or None (Y-R33)."""
    me = state.me
    if "university" not in me.skills:
        return Reason(say("yokohama-no-technology", name="university"), TECHNOLOGY)
    if state.studied:
        return Reason(say("yokohama-once-per-turn"), TECHNOLOGY)
    if not me.yen:
        return Reason(say("yokohama-too-dear", cost=1, yen=0), TECHNOLOGY)
    if not me.stored[0]:
        return Reason(say("yokohama-hire-not-stored"), TECHNOLOGY)
    return None


def study(state: State, table: Table[YokohamaEvent]) -> None:
    """Pay 1 yen for an assistant of the warehouse."""
    me = state.me
    state.studied = True
    pay(state, me, 1)
    me.stored[0] -= 1
    me.assistants += 1
    table.emit(Studied(state.active))
    table.touch("used:university")


def stock_market(state: State, table: Table[YokohamaEvent]) -> None:
    """The Stock Market: at the start of a turn, 0 or 1 yen become 2 ("STOCK MARKET")."""
    me = state.me
    if "stock-market" in me.skills and me.yen < YEN_FOR_SILK:
        reward = Reward(yen=2 - me.yen)
        pay(state, me, -reward.yen)
        table.emit(Gained(state.active, reward, "stock-market"))
        table.touch("used:stock-market")
