"""Steps of Nippon: the questions of the rulebook and what happens by itself, each with its rule."""

from __future__ import annotations

from typing import TypeAlias, get_args

from pydantic import TypeAdapter

from rules.core.codec import Codec
from rules.core.deferred import DEFERRED
from rules.core.log import Entry
from rules.nippon.events import NipponEvent
from rules.nippon.model.state import STEPS, State
from rules.nippon.steps.actions.factory import AskFactory
from rules.nippon.steps.actions.invest import AskInvest
from rules.nippon.steps.actions.machines import AskMachines
from rules.nippon.steps.actions.markets import AskMarkets
from rules.nippon.steps.actions.production import AskProduction, ProduceIn
from rules.nippon.steps.actions.railways import AskRailways, LayRails
from rules.nippon.steps.actions.research import AskMine, AskResearch
from rules.nippon.steps.actions.ships import AskShips, Sail
from rules.nippon.steps.concepts.passing import PassTo
from rules.nippon.steps.concepts.tracks import AskDepartment, AskSteps, Reward
from rules.nippon.steps.consolidation.consolidating import AskKeep, Income, Tax, WorkerDepartment
from rules.nippon.steps.consolidation.finals import ConsolidateAll, FinalSilk, FinishMatch, ScoreMatch
from rules.nippon.steps.consolidation.goals import AskGoal, CheckGoal, GoalBonus
from rules.nippon.steps.consolidation.prestige import AskPrestige
from rules.nippon.steps.consolidation.sections import ScoreSection
from rules.nippon.steps.consolidation.wages import AskSilk, PayWages, SweepOut
from rules.nippon.steps.effects.effect_goods import AskGoods
from rules.nippon.steps.effects.seconds import AskAgain, AskSecondRailway, AskSecondShip
from rules.nippon.steps.effects.tiles import EffectOf
from rules.nippon.steps.pieces.any_piece import AskPiece
from rules.nippon.steps.pieces.effect_machines import AskMachine, ProduceThere, PutMachine
from rules.nippon.steps.pieces.rails import AskRailway, AskRegionBonus
from rules.nippon.steps.pieces.sending import AskShip
from rules.nippon.steps.takatoshi import JudgeGoals, RenewStack, TakatoshiMarkets, TakatoshiRailways, TakatoshiTurn
from rules.nippon.steps.trade.contracts import PayGoods
from rules.nippon.steps.trade.delivering import Deliver
from rules.nippon.steps.turns.start import AskFamily, AskPair, AskStartWorker, Opening, StartBonus, StartEffectOf
from rules.nippon.steps.turns.turn import AskEnd, AskTurn, BeginTurn, EndRound, EndTurn, NewRound, StartTurn, TurnOver

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

CODEC: Codec[State, NipponEvent] = Codec(TypeAdapter(State), TypeAdapter(Entry[NipponEvent], config=DEFERRED))
"""How positions and logs are stored."""
