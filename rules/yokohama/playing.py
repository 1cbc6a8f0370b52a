"""Carrying out the answer of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama import actions as given
from rules.yokohama.agency import hire
from rules.yokohama.assistants import move, recover
from rules.yokohama.boards import place_at_customs, place_in_church
from rules.yokohama.building import build_house, build_shop, take_token
from rules.yokohama.chinatown import trade
from rules.yokohama.events import Gained, Kept, YokohamaEvent
from rules.yokohama.extras import achieve, complete, spin, study, take_reward, use_agent
from rules.yokohama.flow import go_on
from rules.yokohama.frames import (
    AskBonus,
    AskChurch,
    AskCustoms,
    AskGain,
    AskKeep,
    AskLearn,
    AskMove,
    AskMovement,
    AskTake,
    AskTrade,
    Recover,
)
from rules.yokohama.gains import mine, supply
from rules.yokohama.laboratory import learn, place_station
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.terms import COPPER
from rules.yokohama.movement import go, recall
from rules.yokohama.placement import place, put
from rules.yokohama.port import take_orders
from rules.yokohama.setup import town_for

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.town import Town


def play(facts: Facts, state: State, seat: Seat, action: given.Action, table: Table[YokohamaEvent]) -> None:
    """Carry out a legal answer and all that follows by itself."""
    town = town_for(facts, state)
    match action:
        case given.KeepOrder(order=order):
            _keep(facts, state, seat, order, table)
        case given.Choosing(first=first, second=second):
            carry_out(facts, town, state, first, table)
            go_on(facts, town, state, table)
            carry_out(facts, town, state, second, table)
        case _:
            carry_out(facts, town, state, action, table)
    go_on(facts, town, state, table)


def carry_out(facts: Facts, town: Town, state: State, action: given.Single, table: Table[YokohamaEvent]) -> None:
    """Carry out one answer of the active seat."""
    frame = state.stack[-1]
    match action, frame:
        case given.Place(), _:
            place(town, state, action, table)
        case given.PlaceByTelegram(area=area), AskMove():
            state.stack[-1] = AskMove()
            put(town, state, [town.numbers[area]], table, telegram=True)
        case given.Go(), _:
            go(town, state, action, table)
        case given.Recall(), _:
            recall(town, state, action, table, forced=False)
        case given.EndTurn(), _:
            state.stack.pop()
        case given.Decline(what=what), _:
            _decline(state, what, table)
        case given.CompleteOrder(order=order), _:
            complete(facts, state, order, table)
        case given.Achieve(achievement=name), _:
            achieve(facts, state, name, table)
        case given.UseAgent(area=area, agent=agent), _:
            use_agent(town, state, area, agent, table)
        case _:
            _in_area(facts, town, state, action, table)


def _in_area(facts: Facts, town: Town, state: State, action: given.Single, table: Table[YokohamaEvent]) -> None:
    """Answers of an area action, its token and building."""
    frame = state.stack[-1]
    match action, frame:
        case given.PlaceInChurch(), AskChurch():
            place_in_church(facts, state, frame, action, table)
        case given.PlaceAtCustoms(), AskCustoms():
            place_at_customs(facts, state, frame, action, table)
        case given.Hire(), _:
            hire(facts, state, action, table)
        case given.Learn(), AskLearn():
            learn(facts, state, frame, action, table)
        case given.PlaceStation(), _:
            place_station(town, state, action, table)
        case given.TakeOrders(), AskTake():
            take_orders(facts, state, frame, action, table)
        case given.Trade(), AskTrade(exchanges=exchanges):
            trade(facts, state, exchanges, action, table)
        case given.TakeToken(), AskBonus():
            take_token(facts, town, state, frame, table)
        case given.BuildShop(space=space), AskBonus():
            build_shop(facts, town, state, frame, space - 1, table)
        case given.BuildHouse(), AskBonus():
            build_house(facts, town, state, frame, table)
        case _:
            _besides(town, state, action, table)


def _besides(town: Town, state: State, action: given.Single, table: Table[YokohamaEvent]) -> None:
    """What rewards and technologies leave open, and asides."""
    frame = state.stack[-1]
    match action, frame:
        case given.GainGoods(), AskGain():
            _gain(state, frame, action, table)
        case given.MoveAssistants(), AskMovement(count=count):
            move(town, state, count, action, table)
        case given.Leave(assistants=staying), Recover(area=area):
            state.stack.pop()
            recover(town, state, area, staying, table)
        case given.TakeReward(token=token), _:
            take_reward(state, token, table)
        case given.Spin(), _:
            spin(state, table)
        case given.Study(), _:
            study(state, table)
        case _:
            raise AssertionError(f"{action!r} does not answer {frame!r}")


def _keep(facts: Facts, state: State, seat: Seat, order: str, table: Table[YokohamaEvent]) -> None:
    """Note the order that a seat keeps; with the last answer the others go back to the box unseen."""
    frame = state.stack[-1]
    assert isinstance(frame, AskKeep), "orders are kept at the start"
    frame.each.answers[seat] = facts.order_numbers[order]
    table.emit(Kept(seat, None))
    if not frame.each.complete():
        return
    state.stack.pop()
    for each, kept in sorted(frame.each.answers.items()):
        merchant = state.merchants[each]
        (merchant.returned,) = (number for number in merchant.orders if number != kept)
        merchant.orders = [kept]
        table.emit(Kept(each, facts.orders[kept]), only=each)


def _gain(state: State, frame: AskGain, action: given.GainGoods, table: Table[YokohamaEvent]) -> None:
    """Receive goods of one's choice; each icon taken as copper counts for the Mining Technology."""
    state.stack.pop()
    me = state.me
    supply(state, me, action.goods)
    table.emit(Gained(state.active, Reward(goods=action.goods), "choice"))
    if frame.mined:
        mine(state, state.active, action.goods[COPPER], table)


def _decline(state: State, what: given.Declined, table: Table[YokohamaEvent]) -> None:
    """Do without; only the token can be left while a building is still to be asked."""
    frame = state.stack[-1]
    if what == "token" and isinstance(frame, AskBonus):
        state.stack[-1] = AskBonus(frame.area, frame.power, token=False)
    else:
        state.stack.pop()
    table.touch(f"decline:{what}")
