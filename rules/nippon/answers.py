"""What is asked in Nippon, and all answers to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.steps.declining import Decline
from rules.nippon.steps.actions.action import Act
from rules.nippon.steps.actions.factory import Build
from rules.nippon.steps.actions.invest import Invest
from rules.nippon.steps.actions.machines import Machines
from rules.nippon.steps.actions.markets import Supply
from rules.nippon.steps.actions.production import Produce
from rules.nippon.steps.actions.railways import BuildRailways
from rules.nippon.steps.actions.research import Mine, Research
from rules.nippon.steps.actions.ships import Send
from rules.nippon.steps.concepts.tracks import Activate, First, Steps
from rules.nippon.steps.consolidation.consolidating import Consolidate, KeepSome
from rules.nippon.steps.consolidation.goals import TakeGoalBonus
from rules.nippon.steps.consolidation.prestige import TakePrestige
from rules.nippon.steps.consolidation.wages import WithSilk
from rules.nippon.steps.effects.effect_goods import Goods
from rules.nippon.steps.effects.seconds import Again
from rules.nippon.steps.pieces.effect_machines import Machine
from rules.nippon.steps.pieces.rails import Railway, TakeBonus
from rules.nippon.steps.pieces.sending import Ship
from rules.nippon.steps.turns.silk import Sell
from rules.nippon.steps.turns.start import Found, TakePair, TakeWorker
from rules.nippon.steps.turns.turn import End

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.nippon.model.position import Position
    from rules.nippon.steps import Question

Asks: TypeAlias = Literal[
    "pair",
    "family",
    "worker",
    "turn",
    "rnd",
    "mining",
    "factory",
    "machines",
    "produce",
    "ships",
    "railways",
    "markets",
    "invest",
    "end",
    "white",
    "department",
    "ship",
    "machine",
    "railway",
    "piece",
    "goods",
    "region-bonus",
    "second-ship",
    "second-railway",
    "again",
    "first",
    "prestige",
    "keep",
    "silk",
    "goal",
]
"""What the questions ask; each is the key of the rule that explains it."""

StartAnswer: TypeAlias = TakePair | TakeWorker | Found
TurnAnswer: TypeAlias = Act | Decline | Consolidate | Sell | End
ActionAnswer: TypeAlias = Research | Mine | Build | Machines | Produce | Send | BuildRailways | Supply | Invest
EffectAnswer: TypeAlias = First | Again | Steps | Activate | Goods | Machine | Ship | Railway | TakeBonus
ConsolidationAnswer: TypeAlias = TakePrestige | KeepSome | WithSilk | TakeGoalBonus

NipponAnswer: TypeAlias = StartAnswer | TurnAnswer | ActionAnswer | EffectAnswer | ConsolidationAnswer
"""All answers to them."""

if TYPE_CHECKING:

    def every_question_is_named(question: Question) -> Asks:
        """A question that `Asks` forgets does not pass the type checker."""
        return question.asks

    def every_answer_is_named(question: Question, position: Position) -> Iterable[NipponAnswer]:
        """An answer that `NipponAnswer` forgets does not pass the type checker."""
        return question.offers(position)
