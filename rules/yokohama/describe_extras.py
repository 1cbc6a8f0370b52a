"""What orders, achievements, reward tokens and foreign agents do, in labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Description
from rules.core.labels import say
from rules.yokohama.describe_actions import effect_label, idle_label
from rules.yokohama.model.phrases import area_label, goods_label, order_label, reward_label
from rules.yokohama.model.terms import AGENTS, COUNTRIES, FREE
from rules.yokohama.power import power_of

if TYPE_CHECKING:
    from rules.core.labels import Label
    from rules.yokohama.actions import UseAgent
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import AgentKind
    from rules.yokohama.model.town import Town


def describe_order(facts: Facts, state: State, order: str) -> Description:
    """An order to complete: goods, reward, icon."""
    number = facts.order_numbers[order]
    card, country = facts.orders[number], facts.order_countries[number]
    label = say(
        "yokohama-do-complete",
        order=order_label(card),
        goods=goods_label(card.goods),
        reward=reward_label(card.reward),
    )
    return Description(label, _icon_detail(state, country))


def describe_reward(state: State, token: AgentKind) -> Description:
    """A reward token: a further icon of a country, or an agent of none."""
    kind = AGENTS.index(token)
    detail = say("yokohama-free-agent-detail") if kind == FREE else _icon_detail(state, kind)
    return Description(say("yokohama-do-reward", token=token), detail)


def _icon_detail(state: State, country: int) -> Label:
    """Which icon of its country the next one is, and whether it brings an agent."""
    icons = state.me.icons[country] + 1
    return say(
        "yokohama-icon-detail",
        country=COUNTRIES[country],
        icons=icons,
        agent=int(icons % 2 == 0 and state.agents[country] > 0),
    )


def describe_achieve(facts: Facts, state: State, name: str) -> Description:
    """An achievement: its points, what it asks for, and who was there before."""
    place = next(place for place, number in enumerate(state.achievements) if facts.achievements[number].id == name)
    card, done = facts.achievements[state.achievements[place]], state.achieved[place]
    label = say("yokohama-do-achieve", achievement=name, points=card.later if done else card.first)
    asked = tuple(say("yokohama-name-need", kind=kind, count=count) for kind, count in card.need)
    return Description(label, say("yokohama-achieve-detail", need=asked, done=len(done)))


def describe_agent(facts: Facts, town: Town, state: State, action: UseAgent) -> Description:
    """A foreign agent's area and what it gives."""
    area = town.numbers[action.area]
    power = power_of(state, state.active, area)
    label = say("yokohama-do-agent", area=area_label(town, area), effect=effect_label(facts, town, state, area, power))
    idle = idle_label(facts, town, state, area, power)
    detail = say(
        "yokohama-agent-detail",
        power=power,
        idle=len(idle),
        why=idle,
        assistants=state.me.placed[area],
        left=sum(state.me.agents) - 1,
    )
    return Description(label, detail)
