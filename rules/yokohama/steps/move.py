"""Step 2: the president moves or returns; before he does, the Telegram may place one more assistant next to two.

Source: "2) Bewegung" (dlp 2017), "2. Movement step" (Synapses 2024); rulings Y-R2, Y-R50.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.alternatives import Alternative
from rules.core.answers import Answer
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.model.headings import TECHNOLOGY
from rules.yokohama.model.position import Position
from rules.yokohama.model.terms import Area
from rules.yokohama.model.words import AREA
from rules.yokohama.steps.asking import AskAnyOf
from rules.yokohama.steps.fees import describe_placed, dues, put
from rules.yokohama.steps.going import Going
from rules.yokohama.steps.recall import RECALLING, Recall
from rules.yokohama.steps.ways import Go, goings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Description
    from rules.core.table import Table


@frozen
class PlaceByTelegram(Answer):
    """Place one more assistant next to the two."""

    area: str


class Telegram(Alternative[Position, YokohamaEvent, PlaceByTelegram]):
    """One more assistant is placed next to the two, wherever it can be paid for (Y-R50)."""

    __slots__ = ()

    name: ClassVar[str] = "telegram"

    @override
    def offers(self, at: Position) -> Iterator[PlaceByTelegram]:
        step, fees = at.stack[-1], dues(at)
        if isinstance(step, AskMove) and step.telegram is not None and at.me.assistants:
            for area in at.town.neighbours[step.telegram]:
                if at.kind(area) != "canal" and fees.get(area, 0) <= at.me.yen:
                    yield PlaceByTelegram(at.name(area))

    @override
    def refuse(self, at: Position, answer: PlaceByTelegram) -> Reason | None:
        return None if answer in self.offers(at) else Reason(say("yokohama-no-telegram"), TECHNOLOGY)

    @override
    def answer(self, at: Position, answer: PlaceByTelegram, table: Table[YokohamaEvent]) -> None:
        at.then(AskMove())
        put(at, [at.area(answer.area)], table, telegram=True)

    @override
    def describe(self, at: Position, answer: PlaceByTelegram) -> Description:
        return describe_placed(at, (answer.area,))

    grammar: ClassVar[Grammar] = Grammar(Form(PlaceByTelegram, "telegram", AREA))


@frozen
class AskMove(AskAnyOf[PlaceByTelegram | Go | Recall]):
    """Step 2: the president moves or returns.

    Attributes:
        telegram: Area in which two assistants were placed, if the Telegram allows one more next to it.
    """

    telegram: Area | None = None
    kind: Literal["ask-move"] = "ask-move"
    asks: ClassVar[str] = "move"
    alternatives = (Telegram(), Going(), RECALLING)

    @override
    def waits(self, at: Position) -> bool:
        """Whether anybody stands anywhere, or an area can be reached without (Y-R2, Y-R42)."""
        return any(at.me.placed) or bool(goings(at))

    @override
    def run(self, at: Position, table: Table[YokohamaEvent]) -> None:
        """The president returns by himself."""
        RECALLING.carry_out(at, (), table, forced=True)
