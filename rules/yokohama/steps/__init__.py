"""The steps of a match of Yokohama: what may lie on its stack, each with its rule."""

from __future__ import annotations

from typing import Annotated, TypeAlias, get_args

from pydantic import Field

from rules.yokohama.steps.action import Act, Recover
from rules.yokohama.steps.agency import AskHire
from rules.yokohama.steps.bonus import AskBonus
from rules.yokohama.steps.chinatown import AskTrade
from rules.yokohama.steps.church import AskChurch
from rules.yokohama.steps.customs import AskCustoms
from rules.yokohama.steps.gain import AskGain, AskReward
from rules.yokohama.steps.laboratory import AskLearn, AskStation, RefillLaboratory
from rules.yokohama.steps.move import AskMove
from rules.yokohama.steps.movement import AskMovement
from rules.yokohama.steps.place import AskPlace
from rules.yokohama.steps.port import AskTake, RefillPort
from rules.yokohama.steps.turn import AskFinish, AskKeep, NextSeat, StartTurn

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

Frame: TypeAlias = Annotated[
    Question | StartTurn | Act | RefillLaboratory | RefillPort | NextSeat, Field(discriminator="kind")
]
"""What may lie on the stack; all but the questions runs by itself."""

QUESTIONS: tuple[type[Question], ...] = get_args(Question)
"""All questions, in the order in which they are explained."""
