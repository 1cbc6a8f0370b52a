"""A typed answer with the position that it is meant for, as its parsers take it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.core.labels import Arg, say
from rules.core.reasons import IllegalAction, Reason
from rules.yokohama.model.facts import Facts
from rules.yokohama.model.headings import GENERAL
from rules.yokohama.model.state import State
from rules.yokohama.model.terms import GOODS
from rules.yokohama.model.town import Town
from rules.yokohama.reader import Reader

if TYPE_CHECKING:
    from rules.yokohama.model.terms import Goods


@dataclass(slots=True)
class Typed:
    """A typed answer and the position that it is meant for.

    Attributes:
        facts: The component tables.
        town: The areas in play.
        state: The position.
        words: What was typed.
    """

    facts: Facts
    town: Town
    state: State
    words: Reader


def refusal(key: str, **args: Arg) -> IllegalAction:
    """A typed answer that is not understood or leaves too much open."""
    return IllegalAction(Reason(say(key, **args), GENERAL))


def goods_of(counts: dict[str, int]) -> Goods:
    """Counts by word as goods."""
    copper, silk, tea, fish, imports = (counts.get(good, 0) for good in GOODS)
    return copper, silk, tea, fish, imports
