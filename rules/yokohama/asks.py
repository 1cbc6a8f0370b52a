"""The questions of Yokohama, one for each kind of frame that waits; see the package for all parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Choice, Question
from rules.core.labels import say
from rules.yokohama.asks_actions import (
    bonus_parts,
    church_parts,
    customs_parts,
    gain_parts,
    hire_parts,
    learn_parts,
    move_parts,
    movement_parts,
    place_parts,
    port_parts,
    trade_parts,
)
from rules.yokohama.describe import describe
from rules.yokohama.extras import achievable, agent_areas, payable_orders, refuse_spin, refuse_study
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
from rules.yokohama.missing import missing
from rules.yokohama.model.terms import AGENTS
from rules.yokohama.phases import PHASES, phase_of
from rules.yokohama.setup import town_for

if TYPE_CHECKING:
    from rules.core.decisions import Part
    from rules.core.labels import Label
    from rules.core.seats import Seat
    from rules.yokohama.frames import Frame
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.town import Town
    from rules.yokohama.view import Phase

END = "end"
END_PART = Choice("end", (END,))
LEAVE_PART = Choice("leave", ("leave 1", "leave 0"))

PROMPTS: dict[Phase, Label] = {phase: say(f"yokohama-ask-{phase}") for phase in PHASES.values()}


def questions(facts: Facts, state: State) -> tuple[Question, ...]:
    """What is asked now."""
    if not state.stack:
        return ()
    frame = state.stack[-1]
    if isinstance(frame, AskKeep):
        return tuple(_keep(facts, state, frame, seat) for seat in frame.each.asked)
    seat, phase = state.active, phase_of(frame)
    town = town_for(facts, state)
    return (
        Question(
            seat=seat,
            kind=phase,
            prompt=PROMPTS[phase],
            parts=parts_of(facts, town, state, frame),
            describe=lambda text: describe(facts, state, seat, text),
            missing=lambda: missing(facts, town, state, frame),
            asides=asides(state),
            go_on=END if phase == "finish" else None,
        ),
    )


def asides(state: State) -> tuple[str, ...]:
    """What may be done besides, once a turn each: Spinning Mill and University."""
    skills = state.me.skills
    found: tuple[str, ...] = ()
    if "spinning-mill" in skills and refuse_spin(state) is None:
        found += ("spin",)
    if "university" in skills and refuse_study(state) is None:
        found += ("university",)
    return found


def _keep(facts: Facts, state: State, frame: AskKeep, seat: Seat) -> Question:
    answers = tuple([f"keep {facts.orders[number].id}" for number in state.merchants[seat].orders])
    given = frame.each.answers.get(seat)
    return Question(
        seat=seat,
        kind="keep",
        prompt=PROMPTS["keep"],
        parts=(Choice("keep", answers),),
        describe=lambda text: describe(facts, state, seat, text),
        missing=tuple,
        together=True,
        answered=None if given is None else f"keep {facts.orders[given].id}",
    )


def parts_of(facts: Facts, town: Town, state: State, frame: Frame) -> tuple[Part, ...]:
    """The alternatives of a question of the active seat."""
    match frame:
        case AskPlace():
            return (*place_parts(town, state), *extras(facts, town, state))
        case AskMove():
            return move_parts(town, state, frame)
        case AskFinish():
            return (*extras(facts, town, state), END_PART)
        case AskChurch():
            return church_parts(facts, state, frame)
        case AskCustoms():
            return customs_parts(facts, state, frame)
        case AskHire(pieces=pieces):
            return hire_parts(facts, state, pieces)
        case AskLearn():
            return learn_parts(facts, state, frame)
        case AskStation():
            return (Choice("station", tuple([f"station {town.names[area]}" for area in town.open])),)
        case AskTake():
            return port_parts(facts, state, frame)
        case AskTrade(exchanges=exchanges):
            return trade_parts(facts, state, exchanges)
        case AskBonus():
            return bonus_parts(state, frame)
        case AskGain(count=count):
            return gain_parts(count)
        case AskMovement(count=count):
            return movement_parts(town, state, count)
        case Recover():
            return (LEAVE_PART,)
        case AskReward():
            tokens = [f"reward {AGENTS[kind]}" for kind, count in enumerate(state.reward_tokens) if count]
            return (Choice("reward", tuple(tokens)),)
        case _:
            raise AssertionError("the match has not settled")


def extras(facts: Facts, town: Town, state: State) -> list[Part]:
    """Orders, achievements and foreign agents that are possible now."""
    parts: list[Part] = []
    if orders := payable_orders(facts, state):
        parts.append(Choice("order", tuple([f"order {facts.orders[number].id}" for number in orders])))
    if places := achievable(facts, state):
        names = [facts.achievements[state.achievements[place]].id for place in places]
        parts.append(Choice("achieve", tuple([f"achieve {name}" for name in names])))
    if areas := agent_areas(state):
        parts.append(Choice("agent", tuple([f"agent {town.names[area]}" for area in areas])))
    return parts
