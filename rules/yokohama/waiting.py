"""Which steps ask somebody: those that leave more than one answer, by what everybody can see.

Ruling Y-R42.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama.agency import can_hire
from rules.yokohama.boards import church_spaces, customs_spaces
from rules.yokohama.building import can_build, token_there
from rules.yokohama.chinatown import market_for
from rules.yokohama.extras import agent_areas, refuse_spin, refuse_study
from rules.yokohama.frames import (
    Act,
    AskBonus,
    AskChurch,
    AskCustoms,
    AskFinish,
    AskHire,
    AskLearn,
    AskMove,
    AskMovement,
    AskPlace,
    AskTake,
    AskTrade,
    NextSeat,
    Recover,
    RefillLaboratory,
    RefillPort,
    StartTurn,
)
from rules.yokohama.laboratory import can_learn
from rules.yokohama.port import in_reach
from rules.yokohama.ways import goings

if TYPE_CHECKING:
    from rules.yokohama.frames import Frame
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.town import Town


def waits(facts: Facts, town: Town, state: State, frame: Frame) -> bool:
    """Whether a frame waits for a seat; a question with a single answer does not (Y-R42)."""
    match frame:
        case StartTurn() | Act() | RefillLaboratory() | RefillPort() | NextSeat():
            return False
        case AskFinish():
            return True
        case AskPlace():
            return _has_anything(state)
        case AskMove():
            return any(state.me.placed) or bool(goings(town, state))
        case AskTrade(exchanges=exchanges):
            return market_for(facts, state, exchanges).possible()
        case AskChurch():
            return bool(church_spaces(facts, state, frame))
        case AskCustoms():
            return bool(customs_spaces(facts, state, frame))
        case AskHire(pieces=pieces):
            return can_hire(facts, state, pieces)
        case AskLearn():
            return can_learn(facts, state, frame)
        case AskTake():
            return bool(in_reach(facts, state, frame))
        case AskBonus():
            return token_there(state, frame) or can_build(state, frame)
        case AskMovement():
            return state.me.assistants > 0 or any(state.me.placed)
        case Recover(area=area):
            return "telephone" in state.me.skills and state.me.placed[area] > 0
        case _:
            return True


def _has_anything(state: State) -> bool:
    """Whether the first phase and the placement can offer anything; orders in hand may be completed or not."""
    me = state.me
    return (
        me.assistants > 0
        or bool(me.orders)
        or bool(agent_areas(state))
        or refuse_study(state) is None
        or refuse_spin(state) is None
    )
