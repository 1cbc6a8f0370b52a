"""What a play-out seeks at the moment: a technology, its aim, achievements, and at last the end of the orders."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.yokohama.model.terms import GOODS, TRADE_GOODS
from rules.yokohama.playouts.goals import AT_LAST, GOALS, GOODS_AREAS, NEEDS, knows

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.yokohama.model.terms import Category
    from rules.yokohama.playouts.goals import Goal
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import MerchantView

NAMES: tuple[str, ...] = GOODS

ONE_OF_EACH = (1, 1, 1, 1, 0)
"""The church takes one of each good."""

LEARNING = 25
"""Rounds after which a technology that did not come is no longer waited for."""

ACHIEVING = 60
"""Rounds after the patience of an aim in which achievements are sought."""

_LEARNERS = {goal.skill: replace(NEEDS["technologies"], skill=goal.skill) for goal in GOALS.values() if goal.skill}


def goal_of(aim: str, view: YokohamaView, seat: Seat) -> Goal:
    """What a seat seeks in this round."""
    goal, me = GOALS[aim], view.merchants[seat]
    if goal.skill and view.round < LEARNING and not knows(me, goal.skill):
        return _LEARNERS[goal.skill]
    if view.round >= goal.patience:
        need = _need(view, seat) if view.round < goal.patience + ACHIEVING else None
        goal = GOALS[AT_LAST] if need is None else NEEDS[need]
    if goal.need and not _any_of_need_left(goal, view):
        goal = replace(goal, need=0)
    return _filling(goal, view) if goal.fills else goal


def _any_of_need_left(goal: Goal, view: YokohamaView) -> bool:
    """Whether a space is free that is expensive enough."""
    board = view.customs if "customs" in goal.areas else view.church
    return any(space.need >= goal.need and space.owner is None and not space.blocked for space in board)


def _filling(goal: Goal, view: YokohamaView) -> Goal:
    """A goal that also leads to the goods that are lacked for the easiest of what is to be paid."""
    goods = view.merchants[view.asked[0]].goods[:TRADE_GOODS]
    payments = [order.goods for order in view.hand or ()]
    if goal.need and "church" in goal.areas:
        payments = [ONE_OF_EACH]
    lacks = [tuple(max(0, need - have) for need, have in zip(each, goods, strict=False)) for each in payments]
    if not lacks:
        return goal
    lack = min(lacks, key=sum)
    wanted: dict[str, int] = {area: 4 + 2 * count for area, count in zip(GOODS_AREAS, lack, strict=True) if count}
    return replace(goal, areas={**goal.areas, **wanted})


def _need(view: YokohamaView, seat: Seat) -> str | None:
    """The first thing that a seat lacks for an achievement it has not completed."""
    for card in view.achievements:
        if seat not in card.done:
            for what, number in card.need:
                if _owned(view, seat, what) < number:
                    return what
    return None


def _owned(view: YokohamaView, seat: Seat, what: str) -> int:
    """How much a seat has of what achievements count."""
    me = view.merchants[seat]
    match what:
        case "yen":
            return me.yen
        case "technologies":
            return len(me.technologies)
        case "agents":
            return _agents(me)
        case "orders":
            return len(me.completed)
        case "production" | "commercial":
            return _sites(view, seat, what)
        case _:
            return me.goods[NAMES.index(what)]


def _agents(me: MerchantView) -> int:
    """Foreign agents and 5-power tokens; a free agent that is a token counts once."""
    twice = sum(token.reward.free_agent for token in me.tokens)
    return len(me.agents) + len(me.used_agents) + len(me.tokens) - twice


def _sites(view: YokohamaView, seat: Seat, category: Category) -> int:
    """Areas of a category where a seat has built."""
    return sum(
        area.category == category
        and area.building is not None
        and (seat in area.building.owners or area.building.house_owner == seat)
        for area in view.areas
    )
