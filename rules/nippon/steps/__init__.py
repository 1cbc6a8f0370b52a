"""Steps of Nippon: the questions of the rulebook and what happens by itself, each with its rule."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field, TypeAdapter

from rules.core.game import Codec
from rules.core.log import Entry
from rules.nippon.events import NipponEvent
from rules.nippon.model.state import State
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

Question: TypeAlias = AskDepartment | AskEnd | AskMine | AskResearch | AskSteps | AskTurn
Trading: TypeAlias = AskInvest | AskMarkets | AskRailway | AskRailways | AskRegionBonus | AskShip | AskShips
Trade: TypeAlias = Deliver | LayRails | PayGoods | Sail
Building: TypeAlias = (
    AskAgain
    | AskFactory
    | AskGoods
    | AskMachine
    | AskMachines
    | AskPiece
    | AskProduction
    | AskSecondRailway
    | AskSecondShip
    | ProduceIn
    | ProduceThere
    | PutMachine
)
Deciding: TypeAlias = AskFamily | AskGoal | AskKeep | AskPair | AskPrestige | AskSilk | AskStartWorker
Rounds: TypeAlias = BeginTurn | EndRound | EndTurn | NewRound | Opening | PassTo | StartBonus | StartEffectOf | TurnOver
Consolidation: TypeAlias = Income | PayWages | SweepOut | Tax | WorkerDepartment
Scoring: TypeAlias = CheckGoal | ConsolidateAll | FinalSilk | FinishMatch | GoalBonus | ScoreMatch | ScoreSection
Solo: TypeAlias = JudgeGoals | RenewStack | TakatoshiMarkets | TakatoshiRailways | TakatoshiTurn
Automatic: TypeAlias = EffectOf | Reward | StartTurn | Solo

Frame: TypeAlias = Annotated[
    Building | Question | Trading | Deciding | Automatic | Trade | Rounds | Consolidation | Scoring,
    Field(discriminator="kind"),
]
"""What may lie on the stack of a match."""

STATE: TypeAdapter[State] = TypeAdapter(State)
# The state cannot import its steps, which look at it.
STATE.rebuild(_types_namespace={"Frame": Frame})

CODEC: Codec[State, NipponEvent] = Codec(state=STATE, entry=TypeAdapter(Entry[NipponEvent]))
"""How positions and logs are stored."""
