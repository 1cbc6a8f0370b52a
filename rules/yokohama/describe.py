"""What an answer does, in labels: first what sets it apart, then what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Description
from rules.core.labels import Label, say
from rules.yokohama import actions as given
from rules.yokohama.agency import cost_of
from rules.yokohama.describe_actions import (
    describe_bonus,
    describe_church,
    describe_customs,
    describe_go,
    describe_learn,
    describe_place,
    describe_recall,
    describe_take,
    describe_trade,
)
from rules.yokohama.describe_extras import describe_achieve, describe_agent, describe_order, describe_reward
from rules.yokohama.frames import AskKeep
from rules.yokohama.model.phrases import area_label, goods_label, order_label, reward_label
from rules.yokohama.reading import read
from rules.yokohama.setup import town_for

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.town import Town


def describe(facts: Facts, state: State, seat: Seat, text: str) -> Description:
    """What the answer of a notation does, from what its seat may know.

    Raises:
        IllegalAction: The answer is not legal.
    """
    action = read(facts, state, seat, text)
    town = town_for(facts, state)
    match action:
        case given.KeepOrder(order=order):
            card = facts.orders[facts.order_numbers[order]]
            label = say("yokohama-do-order", order=order_label(card), reward=reward_label(card.reward))
            detail = say("yokohama-order-detail", goods=goods_label(card.goods))
            return Description(label, detail, final=_last_to_keep(state, seat))
        case given.Place():
            return describe_place(facts, town, state, action)
        case given.Go():
            return describe_go(facts, town, state, action)
        case given.Recall():
            return describe_recall(town, state, action)
        case given.PlaceInChurch():
            return describe_church(facts, state, action)
        case given.PlaceAtCustoms():
            return describe_customs(facts, state, action)
        case given.Learn():
            return describe_learn(facts, state, action)
        case given.TakeOrders():
            return describe_take(facts, state, action)
        case given.Trade():
            return describe_trade(facts, state, action)
        case given.TakeToken() | given.BuildShop() | given.BuildHouse():
            return describe_bonus(facts, state, action)
        case given.CompleteOrder(order=order):
            return describe_order(facts, state, order)
        case given.Achieve(achievement=name):
            return describe_achieve(facts, state, name)
        case given.UseAgent():
            return describe_agent(facts, town, state, action)
        case _:
            return _describe_short(facts, town, state, action)


def _last_to_keep(state: State, seat: Seat) -> bool:
    """Whether all others have chosen, so that this answer turns theirs over."""
    frame = state.stack[-1]
    assert isinstance(frame, AskKeep), "orders are kept at the start"
    return all(other in frame.each.answers for other in frame.each.asked if other != seat)


def _describe_short(facts: Facts, town: Town, state: State, action: given.Action) -> Description:
    """Answers that one sentence describes."""
    match action:
        case given.PlaceByTelegram(area=area):
            return describe_place(facts, town, state, given.Place((area,)))
        case given.Hire():
            return _describe_hire(facts, state, action)
        case given.PlaceStation(area=area):
            label = say("yokohama-do-station", area=area_label(town, town.numbers[area]))
            return Description(label, final=any(state.technology_bag))
        case given.GainGoods(goods=goods):
            return Description(say("yokohama-do-gain", goods=goods_label(goods)))
        case given.MoveAssistants():
            return Description(_move_label(town, action))
        case given.Leave(assistants=assistants):
            return Description(say("yokohama-do-leave", count=assistants))
        case given.TakeReward(token=token):
            return describe_reward(state, token)
        case given.Spin():
            return Description(say("yokohama-do-spin"))
        case given.Study():
            return Description(say("yokohama-do-university"))
        case given.Decline(what=what):
            return Description(say("yokohama-do-none", what=what))
        case given.EndTurn():
            return Description(say("yokohama-do-end"))
        case given.Choosing(first=first, second=second):
            return _describe_choosing(facts, state, first, second)
        case _:
            raise AssertionError(action)


def _describe_hire(facts: Facts, state: State, action: given.Hire) -> Description:
    me = state.me
    label = say("yokohama-do-hire", pieces=hired_label(action), cost=cost_of(facts, state, action))
    assistants, shops, houses = me.stored
    kept = given.Hire(assistants - action.assistants, shops - action.shops, houses - action.houses)
    count = kept.assistants + kept.shops + kept.houses
    detail = say("yokohama-hire-detail", count=count, pieces=hired_label(kept))
    return Description(label, detail)


def hired_label(action: given.Hire) -> tuple[Label, ...]:
    """Pieces as a list: "2 assistants", "1 shop"."""
    counts = (("assistant", action.assistants), ("shop", action.shops), ("house", action.houses))
    return tuple(say("yokohama-some", thing=piece, count=count) for piece, count in counts if count)


def _move_label(town: Town, action: given.MoveAssistants) -> Label:
    steps = tuple(
        say("yokohama-move-hand", area=area_label(town, town.numbers[target]))
        if source == given.HAND
        else say(
            "yokohama-move-area",
            source=area_label(town, town.numbers[source]),
            area=area_label(town, town.numbers[target]),
        )
        for source, target in action.moves
    )
    return say("yokohama-do-move", moves=steps)


def _describe_choosing(
    facts: Facts,
    state: State,
    first: given.TakeToken | given.BuildShop | given.BuildHouse,
    second: given.GainGoods | given.Hire,
) -> Description:
    """A building or token with what is chosen at once."""
    begun = describe_bonus(facts, state, first)
    chosen = goods_label(second.goods) if isinstance(second, given.GainGoods) else hired_label(second)
    return Description(say("yokohama-do-choosing", first=begun.label, chosen=chosen), begun.detail)
