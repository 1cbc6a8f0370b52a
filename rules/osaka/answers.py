"""What is asked in Traders of Osaka, and all answers to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.osaka.steps.buy import Buy
from rules.osaka.steps.insuring import Insure
from rules.osaka.steps.market import Reserve, Take
from rules.osaka.steps.token import ChooseToken

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.osaka.model.position import Position
    from rules.osaka.steps import Question

Asks: TypeAlias = Literal["token", "turn", "insurance"]
"""What the questions ask; each is the key of the rule that explains it."""

OsakaAnswer: TypeAlias = ChooseToken | Buy | Take | Reserve | Insure
"""All answers to them."""

if TYPE_CHECKING:

    def every_question_is_named(question: Question) -> Asks:
        """A question that `Asks` forgets does not pass the type checker."""
        return question.asks

    def every_answer_is_named(question: Question, position: Position) -> Iterable[OsakaAnswer]:
        """An answer that `OsakaAnswer` forgets does not pass the type checker."""
        return question.offers(position)
