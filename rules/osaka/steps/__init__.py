"""Steps of Traders of Osaka: the questions of the rulebook and what happens by itself, each with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, get_args

from pydantic import TypeAdapter

from rules.core.codec import Codec
from rules.core.log import Entry
from rules.osaka.events import OsakaEvent
from rules.osaka.model.state import STEPS, State
from rules.osaka.steps.insurance import AskInsurance
from rules.osaka.steps.market import Refill
from rules.osaka.steps.payday import CheckEnd, End, GainTokens, LoseGoods, ReturnShips, Score, Sink
from rules.osaka.steps.token import AskToken
from rules.osaka.steps.turn import AskTurn, NextSeat, StartTurn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.osaka.answers import Asks, OsakaAnswer
    from rules.osaka.model.position import Position

Question: TypeAlias = AskToken | AskTurn | AskInsurance
"""The questions of the rulebook."""

STEPS.add(*get_args(Question))
STEPS.add(StartTurn, NextSeat, Refill, Score, GainTokens, CheckEnd, Sink, LoseGoods, ReturnShips, End)

CODEC: Codec[State, OsakaEvent] = Codec(TypeAdapter(State), TypeAdapter(Entry[OsakaEvent]))
"""How positions and logs are stored."""

if TYPE_CHECKING:

    def every_question_is_named(question: Question) -> Asks:
        """A question that `Asks` forgets does not pass the type checker."""
        return question.asks

    def every_answer_is_named(question: Question, position: Position) -> Iterable[OsakaAnswer]:
        """An answer that `OsakaAnswer` forgets does not pass the type checker."""
        return question.offers(position)
