"""Step 2: the president moves or returns; before he does, the Telegram may place one more assistant next to two.

Source: "2) Bewegung" (dlp 2017), "2. Movement step" (Synapses 2024); rulings Y-R2, Y-R50.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, assert_never

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.yokohama.model.headings import TECHNOLOGY
from rules.yokohama.model.phrases import area_label
from rules.yokohama.model.terms import Area
from rules.yokohama.model.words import AREA
from rules.yokohama.steps.asking import Asking
from rules.yokohama.steps.fees import describe_placed, dues, put
from rules.yokohama.steps.going import GOING
from rules.yokohama.steps.recall import RECALLING, Recall
from rules.yokohama.steps.ways import Go, goings, refuse_area

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Description, Part
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position


@frozen
class PlaceByTelegram(Answer):
    """Place one more assistant next to the two."""

    area: str


Answers: TypeAlias = PlaceByTelegram | Go | Recall


@frozen
class AskMove(Asking[Answers]):
    """Step 2: the president moves or returns.

    Attributes:
        telegram: Area in which two assistants were placed, if the Telegram allows one more next to it.
    """

    telegram: Area | None = None
    kind: Literal["ask-move"] = "ask-move"
    asks: ClassVar[str] = "move"

    @override
    def offers(self, at: Position) -> Iterator[Answers]:
        yield from self._telegrams(at)
        go = goings(at)
        yield from go
        if go or any(at.me.placed):
            yield from RECALLING.offers(at)

    @override
    def waits(self, at: Position) -> bool:
        return any(at.me.placed) or bool(goings(at))

    def _telegrams(self, at: Position) -> Iterator[PlaceByTelegram]:
        """One more assistant next to the two, wherever it can be paid for (Y-R50)."""
        if self.telegram is not None and at.me.assistants:
            fees = dues(at)
            for area in at.town.neighbours[self.telegram]:
                if at.kind(area) != "canal" and fees.get(area, 0) <= at.me.yen:
                    yield PlaceByTelegram(at.name(area))

    @override
    def run(self, at: Position, table: Table[YokohamaEvent]) -> None:
        """Nobody stands anywhere: the president returns by himself (Y-R2)."""
        RECALLING.carry_out(at, (), table, forced=True)

    @override
    def parts(self, at: Position) -> tuple[Part, ...]:
        telegrams, go = self.choices("telegram", self._telegrams(at)), self.choices("go", goings(at))
        return (*telegrams, *go, RECALLING.part(at))

    @override
    def fill(self, at: Position, answer: Answers) -> Answers:
        match answer:
            case PlaceByTelegram():
                return answer
            case Go():
                return GOING.fill(at, answer)
            case Recall():
                return RECALLING.fill(at, answer)
            case _:
                assert_never(answer)

    @override
    def refuse(self, at: Position, answer: Answers) -> Reason | None:
        match answer:
            case PlaceByTelegram():
                legal = answer in self._telegrams(at)
                return None if legal else Reason(say("yokohama-no-telegram"), TECHNOLOGY)
            case Go():
                return GOING.refuse(at, answer)
            case Recall():
                return RECALLING.refuse(at, answer)
            case _:
                assert_never(answer)

    @override
    def answer(self, at: Position, answer: Answers, table: Table[YokohamaEvent]) -> None:
        at.stack.pop()
        match answer:
            case PlaceByTelegram():
                at.then(AskMove())
                put(at, [at.area(answer.area)], table, telegram=True)
            case Go():
                GOING.answer(at, answer, table)
            case Recall():
                RECALLING.answer(at, answer, table)
            case _:
                assert_never(answer)

    @override
    def describe(self, at: Position, answer: Answers) -> Description:
        match answer:
            case PlaceByTelegram():
                return describe_placed(at, (answer.area,))
            case Go():
                return GOING.describe(at, answer)
            case Recall():
                return RECALLING.describe(at, answer)
            case _:
                assert_never(answer)

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        """Areas with own assistants that cannot be reached."""
        reached = {go.area for go in goings(at)}
        for area, count in enumerate(at.me.placed):
            if count and at.name(area) not in reached and area != at.me.president:
                yield Missing(area_label(at.town, area), refuse_area(at, area))

    grammar: ClassVar[Grammar] = Grammar(
        Form(PlaceByTelegram, "telegram", AREA), *GOING.grammar.forms, *RECALLING.grammar.forms
    )
