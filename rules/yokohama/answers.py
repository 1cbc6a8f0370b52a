"""What is asked in Yokohama, and all answers to it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.yokohama.steps.action import Leave
from rules.yokohama.steps.agency import Hire
from rules.yokohama.steps.asking import Decline
from rules.yokohama.steps.bonus import BuildHouse, BuildShop, TakeToken
from rules.yokohama.steps.church import PlaceInChurch
from rules.yokohama.steps.customs import PlaceAtCustoms
from rules.yokohama.steps.exchanges import Trade
from rules.yokohama.steps.extras import Achieve, CompleteOrder, UseAgent
from rules.yokohama.steps.gain import GainGoods, TakeReward
from rules.yokohama.steps.laboratory import Learn, PlaceStation
from rules.yokohama.steps.move import PlaceByTelegram, Recall
from rules.yokohama.steps.movement import MoveAssistants
from rules.yokohama.steps.paths import Go
from rules.yokohama.steps.placements import Place
from rules.yokohama.steps.port import TakeOrders
from rules.yokohama.steps.side_actions import Spin, Study
from rules.yokohama.steps.turn import EndTurn, KeepOrder

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
