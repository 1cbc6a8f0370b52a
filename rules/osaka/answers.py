"""What is asked in Traders of Osaka, and all answers to it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.osaka.steps.buy import Buy
from rules.osaka.steps.insuring import Insure
from rules.osaka.steps.market import Reserve, Take
from rules.osaka.steps.token import ChooseToken

Asks: TypeAlias = Literal["token", "turn", "insurance"]
"""What the questions ask; each is the key of the rule that explains it."""

OsakaAnswer: TypeAlias = ChooseToken | Buy | Take | Reserve | Insure
"""All answers to them."""
