"""The steps of a match of Yokohama: what may lie on its stack, each with its rule."""

from __future__ import annotations

from typing import TypeAlias, get_args

from pydantic import TypeAdapter

from rules.core.codec import Codec
from rules.core.deferred import DEFERRED
from rules.core.log import Entry
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.model.state import STEPS, State
from rules.yokohama.steps.areas.action import Act, Recover
from rules.yokohama.steps.areas.agency import AskHire
from rules.yokohama.steps.areas.bonus import AskBonus
from rules.yokohama.steps.areas.chinatown import AskTrade
from rules.yokohama.steps.areas.church import AskChurch
from rules.yokohama.steps.areas.customs import AskCustoms
from rules.yokohama.steps.areas.gain import AskGain, AskReward
from rules.yokohama.steps.areas.laboratory import AskLearn, AskStation, RefillLaboratory
from rules.yokohama.steps.areas.movement import AskMovement
from rules.yokohama.steps.areas.port import AskTake, RefillPort
from rules.yokohama.steps.turn.keep import AskKeep
from rules.yokohama.steps.turn.move import AskMove
from rules.yokohama.steps.turn.place import AskPlace
from rules.yokohama.steps.turn.rounds import AskFinish, NextSeat, StartTurn

Question: TypeAlias = (
    AskKeep
    | AskPlace
    | AskMove
    | AskChurch
    | AskCustoms
    | AskHire
    | AskLearn
    | AskStation
    | AskTake
    | AskTrade
    | AskBonus
    | AskGain
    | AskMovement
    | Recover
    | AskReward
    | AskFinish
)
"""Steps that may wait for someone; where nothing can be answered, they pass by themselves."""

QUESTIONS: tuple[type[Question], ...] = get_args(Question)
"""All questions, in the order in which they are explained."""

STEPS.add(*QUESTIONS, StartTurn, Act, RefillLaboratory, RefillPort, NextSeat)

CODEC: Codec[State, YokohamaEvent] = Codec(TypeAdapter(State), TypeAdapter(Entry[YokohamaEvent], config=DEFERRED))
"""How positions and logs are stored."""
