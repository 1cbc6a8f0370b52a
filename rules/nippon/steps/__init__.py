"""Steps of Nippon: the questions of the rulebook and what happens by itself, each with its rule."""

from __future__ import annotations

from typing import TypeAlias, get_args

from pydantic import TypeAdapter

from rules.core.codec import Codec
from rules.core.log import Entry
from rules.nippon.events import NipponEvent
from rules.nippon.model.state import STEPS, State
from rules.nippon.steps.consolidating import AskKeep, Income, Tax, WorkerDepartment
from rules.nippon.steps.contracts import PayGoods
from rules.nippon.steps.delivering import Deliver
from rules.nippon.steps.effect_goods import AskGoods
from rules.nippon.steps.effect_machines import AskMachine, ProduceThere, PutMachine
from rules.nippon.steps.effects import EffectOf
from rules.nippon.steps.factory import AskFactory
from rules.nippon.steps.finals import ConsolidateAll, FinalSilk, FinishMatch, ScoreMatch
from rules.nippon.steps.goals import AskGoal, CheckGoal, GoalBonus
from rules.nippon.steps.invest import AskInvest
from rules.nippon.steps.machines import AskMachines
from rules.nippon.steps.markets import AskMarkets
from rules.nippon.steps.passing import PassTo
from rules.nippon.steps.pieces import AskPiece
from rules.nippon.steps.prestige import AskPrestige
from rules.nippon.steps.production import AskProduction, ProduceIn
from rules.nippon.steps.rails import AskRailway, AskRegionBonus
from rules.nippon.steps.railways import AskRailways, LayRails
from rules.nippon.steps.research import AskMine, AskResearch
from rules.nippon.steps.rounds import BeginTurn, EndRound, EndTurn, NewRound, TurnOver
from rules.nippon.steps.seconds import AskAgain, AskSecondRailway, AskSecondShip
from rules.nippon.steps.sections import ScoreSection
from rules.nippon.steps.sending import AskShip
from rules.nippon.steps.ships import AskShips, Sail
from rules.nippon.steps.start import AskFamily, AskPair, AskStartWorker, Opening, StartBonus, StartEffectOf
from rules.nippon.steps.takatoshi import JudgeGoals, RenewStack, TakatoshiMarkets, TakatoshiRailways, TakatoshiTurn
from rules.nippon.steps.tracks import AskDepartment, AskSteps, Reward
from rules.nippon.steps.turn import AskEnd, AskTurn, StartTurn
from rules.nippon.steps.wages import AskSilk, PayWages, SweepOut

SettingUp: TypeAlias = AskPair | AskFamily | AskStartWorker
Acting: TypeAlias = (
    AskTurn
    | AskResearch
    | AskMine
    | AskFactory
    | AskMachines
    | AskProduction
    | AskShips
    | AskRailways
    | AskMarkets
    | AskInvest
    | AskEnd
)
Effects: TypeAlias = (
    AskSteps
    | AskDepartment
    | AskShip
    | AskMachine
    | AskRailway
    | AskPiece
    | AskGoods
    | AskRegionBonus
    | AskSecondShip
    | AskSecondRailway
    | AskAgain
    | Reward
)
Consolidating: TypeAlias = AskPrestige | AskKeep | AskSilk | AskGoal

Question: TypeAlias = SettingUp | Acting | Effects | Consolidating
"""Steps that may wait for someone; where nothing can be answered, they pass by themselves."""

Automatic: TypeAlias = (
    Opening
    | StartEffectOf
    | StartBonus
    | BeginTurn
    | StartTurn
    | EndTurn
    | TurnOver
    | EndRound
    | NewRound
    | PassTo
    | ProduceIn
    | ProduceThere
    | PutMachine
    | Sail
    | LayRails
    | Deliver
    | PayGoods
    | EffectOf
    | Tax
    | WorkerDepartment
    | Income
    | PayWages
    | SweepOut
    | ScoreSection
    | CheckGoal
    | GoalBonus
    | ConsolidateAll
    | FinalSilk
    | ScoreMatch
    | FinishMatch
    | TakatoshiTurn
    | RenewStack
    | TakatoshiRailways
    | TakatoshiMarkets
    | JudgeGoals
)

QUESTIONS: tuple[type[Question], ...] = get_args(Question)
"""All questions, in the order in which they are explained."""

STEPS.add(*QUESTIONS, *get_args(Automatic))

CODEC: Codec[State, NipponEvent] = Codec(TypeAdapter(State), TypeAdapter(Entry[NipponEvent]))
"""How positions and logs are stored."""
