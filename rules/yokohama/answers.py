"""What is asked in Yokohama, and all answers to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.steps.declining import Decline
from rules.yokohama.steps.areas.action import Leave
from rules.yokohama.steps.areas.agency import Hire
from rules.yokohama.steps.areas.bonus import BuildHouse, BuildShop, TakeToken
from rules.yokohama.steps.areas.church import PlaceInChurch
from rules.yokohama.steps.areas.customs import PlaceAtCustoms
from rules.yokohama.steps.areas.exchanges import Trade
from rules.yokohama.steps.areas.gain import GainGoods, TakeReward
from rules.yokohama.steps.areas.laboratory import Learn, PlaceStation
from rules.yokohama.steps.areas.movement import MoveAssistants
from rules.yokohama.steps.areas.port import TakeOrders
from rules.yokohama.steps.common.side_actions import Spin, Study
from rules.yokohama.steps.president.paths import Go
from rules.yokohama.steps.president.placements import Place
from rules.yokohama.steps.turn.extras import Achieve, CompleteOrder, UseAgent
from rules.yokohama.steps.turn.keep import KeepOrder
from rules.yokohama.steps.turn.move import PlaceByTelegram, Recall
from rules.yokohama.steps.turn.rounds import EndTurn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.yokohama.model.position import Position
    from rules.yokohama.steps import Question
    from rules.yokohama.steps.common.side_actions import SpinningMill, University

Asks: TypeAlias = Literal[
    "keep",
    "place",
    "move",
    "church",
    "customs",
    "hire",
    "laboratory",
    "station",
    "port",
    "trade",
    "bonus",
    "gain",
    "movement",
    "recovery",
    "reward",
    "finish",
]
"""What the questions ask; each is the key of the rule that explains it."""

YokohamaAnswer: TypeAlias = (
    KeepOrder
    | Place
    | PlaceByTelegram
    | Go
    | Recall
    | UseAgent
    | PlaceInChurch
    | PlaceAtCustoms
    | Hire
    | Learn
    | PlaceStation
    | TakeOrders
    | Trade
    | TakeToken
    | BuildShop
    | BuildHouse
    | GainGoods
    | MoveAssistants
    | TakeReward
    | Leave
    | CompleteOrder
    | Achieve
    | Spin
    | Study
    | Decline
    | EndTurn
)
"""All answers to them, and to what may be done besides."""

if TYPE_CHECKING:

    def every_question_is_named(question: Question) -> Asks:
        """A question that `Asks` forgets does not pass the type checker."""
        return question.asks

    def every_answer_is_named(
        question: Question | SpinningMill | University, position: Position
    ) -> Iterable[YokohamaAnswer]:
        """An answer that `YokohamaAnswer` forgets does not pass the type checker."""
        return question.offers(position)
