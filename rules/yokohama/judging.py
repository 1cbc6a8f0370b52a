"""Whether an answer is legal: each against the step that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.rng import Rng
from rules.core.table import Table
from rules.yokohama import actions as given
from rules.yokohama import (
    agency,
    assistants,
    boards,
    building,
    chinatown,
    extras,
    laboratory,
    movement,
    placement,
    port,
    ways,
)
from rules.yokohama.codec import STATE
from rules.yokohama.flow import go_on
from rules.yokohama.frames import (
    AskBonus,
    AskChurch,
    AskCustoms,
    AskFinish,
    AskGain,
    AskHire,
    AskKeep,
    AskLearn,
    AskMove,
    AskMovement,
    AskPlace,
    AskReward,
    AskStation,
    AskTake,
    AskTrade,
    Recover,
)
from rules.yokohama.model.headings import GENERAL, ICONS, PLACEMENT, REWARD_TOKENS, SETUP, TECHNOLOGY
from rules.yokohama.model.terms import AGENTS
from rules.yokohama.phases import phase_of
from rules.yokohama.playing import carry_out

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.town import Town


def refuse(facts: Facts, town: Town, state: State, seat: Seat, action: given.Action) -> Reason | None:
    """Why a seat that is asked cannot answer like this, or None."""
    if isinstance(action, given.Choosing):
        return _choosing(facts, town, state, seat, action)
    frame = state.stack[-1]
    match action, frame:
        case given.KeepOrder(order=order), AskKeep():
            offered = [facts.orders[number].id for number in state.merchants[seat].orders]
            return None if order in offered else Reason(say("yokohama-keep-one"), SETUP)
        case _, AskKeep():
            return not_asked(state)
        case given.Place(), AskPlace():
            return placement.refuse_place(town, state, action)
        case given.PlaceByTelegram(area=area), AskMove(telegram=beside):
            legal = [] if beside is None else placement.telegrams(town, state, beside)
            return None if town.numbers[area] in legal else Reason(say("yokohama-no-telegram"), TECHNOLOGY)
        case given.Go(), AskMove():
            return _go(town, state, action)
        case given.Recall(), AskMove():
            return movement.refuse_recall(town, state, action)
        case given.EndTurn(), AskFinish():
            return None
        case given.CompleteOrder(order=order), AskPlace() | AskFinish():
            return extras.refuse_order(facts, state, order)
        case given.Achieve(achievement=name), AskPlace() | AskFinish():
            return extras.refuse_achieve(facts, state, name)
        case given.UseAgent(area=area, agent=agent), AskPlace() | AskFinish():
            return extras.refuse_agent(town, state, area, agent)
        case given.Decline(what=what), _:
            return None if what in declined(state) else not_asked(state)
        case _:
            return _in_area(facts, town, state, action)


def _in_area(facts: Facts, town: Town, state: State, action: given.Single) -> Reason | None:
    """Answers of an area action, its token and building."""
    frame = state.stack[-1]
    match action, frame:
        case given.PlaceInChurch(), AskChurch():
            return boards.refuse_church(facts, state, frame, action)
        case given.PlaceAtCustoms(), AskCustoms():
            return boards.refuse_customs(facts, state, frame, action)
        case given.Hire(), AskHire(pieces=pieces):
            return agency.refuse_hire(facts, state, pieces, action)
        case given.Learn(), AskLearn():
            return laboratory.refuse_learn(facts, state, frame, action)
        case given.TakeOrders(), AskTake():
            return port.refuse_take(facts, state, frame, action)
        case given.Trade(sold=sold, bought=bought), AskTrade(exchanges=exchanges):
            market = chinatown.market_for(facts, state, exchanges)
            return market.refuse(market.joined(sold, bought))
        case given.TakeToken(), AskBonus():
            return building.refuse_token(state, frame)
        case given.BuildShop(space=space), AskBonus():
            return building.refuse_shop(state, frame, space - 1)
        case _:
            return _besides(town, state, action)


def _besides(town: Town, state: State, action: given.Single) -> Reason | None:
    """What rewards and technologies leave open, and asides."""
    frame = state.stack[-1]
    match action, frame:
        case given.BuildHouse(), AskBonus():
            return building.refuse_house(state, frame)
        case given.MoveAssistants(), AskMovement(count=count):
            return assistants.refuse_move(town, state, count, action)
        case given.GainGoods(goods=goods), AskGain(count=count):
            right = sum(goods) == count and not goods[4]
            return None if right else Reason(say("yokohama-gain-how-many", count=count), ICONS)
        case given.PlaceStation(area=area), AskStation():
            canal = town.kinds[town.numbers[area]] == "canal"
            return Reason(say("yokohama-not-in-canal"), PLACEMENT) if canal else None
        case given.Leave(assistants=staying), Recover():
            return None if staying in {0, 1} else Reason(say("yokohama-leave-one"), TECHNOLOGY)
        case given.TakeReward(token=token), AskReward():
            there = state.reward_tokens[AGENTS.index(token)]
            return None if there else Reason(say("yokohama-no-reward-token"), REWARD_TOKENS)
        case given.Spin(), _:
            return extras.refuse_spin(state)
        case given.Study(), _:
            return extras.refuse_study(state)
        case _:
            return not_asked(state)


def declined(state: State) -> tuple[given.Declined, ...]:
    """What the step that is asked can be declined as; the usual word first."""
    match state.stack[-1]:
        case AskChurch():
            return ("church",)
        case AskCustoms():
            return ("customs",)
        case AskHire():
            return ("hire",)
        case AskLearn():
            return ("tech",)
        case AskTake():
            return ("take",)
        case AskTrade():
            return ("trade",)
        case AskMovement():
            return ("move",)
        case AskBonus() as frame:
            return ("build", "token") if building.can_build(state, frame) else ("token", "build")
        case _:
            return ()


def not_asked(state: State) -> Reason:
    """Something else is asked now."""
    return Reason(say(f"yokohama-asked-{phase_of(state.stack[-1])}"), GENERAL)


def _go(town: Town, state: State, action: given.Go) -> Reason | None:
    area = town.numbers[action.area]
    match action.way:
        case "walk":
            legal = ways.can_walk(town, state, area, action.via)
        case "hand":
            legal = ways.straight(town, state, area) == action
        case "tram":
            legal = ways.steps_of(town, state).direct.get(area) == "tram"
        case "station":
            legal = "station" in state.me.skills and state.station == area != state.me.president
    return None if legal else ways.refuse_area(town, state, area)


def _choosing(facts: Facts, town: Town, state: State, seat: Seat, action: given.Choosing) -> Reason | None:
    """Both answers, the second on a copy after the first; nothing is drawn between them."""
    if reason := refuse(facts, town, state, seat, action.first):
        return reason
    copy = STATE.validate_python(STATE.dump_python(state))
    table: Table[YokohamaEvent] = Table(Rng(b""))
    carry_out(facts, town, copy, action.first, table)
    go_on(facts, town, copy, table)
    return refuse(facts, town, copy, seat, action.second)
