"""Step 2: the president moves, or returns with any assistants; before that the Telegram may place one more next to two.

Source: "2) Bewegung" (dlp 2017), "2. Movement step" (Synapses 2024); rulings Y-R2 to Y-R4, Y-R50.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Things
from rules.core.decisions import Amounts, Choice, Description
from rules.core.frozen import frozen
from rules.core.grammar import AlsoRead, Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.steps.one_of import Alternative
from rules.core.words import Keyword
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.events.moves import Recalled
from rules.yokohama.model.headings import MOVEMENT, TECHNOLOGY
from rules.yokohama.model.labels import area_label
from rules.yokohama.model.position import Position
from rules.yokohama.model.terms import Area
from rules.yokohama.model.words import AREA, NONE
from rules.yokohama.steps.common.asking import AskAnyOf
from rules.yokohama.steps.president.fees import dues, put
from rules.yokohama.steps.president.paths import Go, president_moves
from rules.yokohama.steps.president.president_move import PresidentMove
from rules.yokohama.steps.turn.destinations import describe_placed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Counted, Part
    from rules.core.table import Table


@frozen
class Recall(Answer):
    """Return the president to the hand, with so many assistants from areas, or with all there are."""

    assistants: tuple[tuple[str, int], ...] = ()
    everyone: bool = False


def _from(areas: tuple[str, ...]) -> Recall:
    return Recall(tuple(Counter(areas).items()))


class Recalling(Alternative[Position, YokohamaEvent, Recall]):
    """The president returns to the hand, or stays there, with any assistants of any areas (Y-R3, Y-R4)."""

    @override
    def offers(self, position: Position) -> Iterator[Recall]:
        """All assistants or none; any others can be counted out."""
        if any(position.me.placed):
            yield Recall(everyone=True)
        yield Recall()

    @override
    def parts(self, position: Position) -> tuple[Part]:
        """How many return from each area."""
        there = _there(position)
        if not there:
            return (Choice("recall", (Recall(),), self.grammar.write),)
        names, bounds = tuple(there), tuple(there.values())

        def refuse(counts: Counted) -> Reason | None:
            legal = len(counts) == len(bounds) and all(
                0 <= count <= bound for count, bound in zip(counts, bounds, strict=True)
            )
            return None if legal else _too_many()

        def amounts(answer: Answer) -> Counted | None:
            if not isinstance(answer, Recall):
                return None
            back = there if answer.everyone else dict(answer.assistants)
            return tuple([back.get(name, 0) for name in names])

        recall = Amounts(
            part="recall",
            kinds=names,
            bounds=bounds,
            refuse=refuse,
            suggest=lambda: (bounds, (0,) * len(bounds)),
            sample=lambda rng: tuple([rng.below(bound + 1) for bound in bounds]),
            answer=lambda counts: _whole(position, dict(zip(names, counts, strict=True))),
            amounts=amounts,
            write=self.grammar.write,
        )
        return (recall,)

    @override
    def fill(self, position: Position, answer: Recall) -> Recall:
        return _whole(position, _there(position) if answer.everyone else dict(answer.assistants))

    @override
    def refuse(self, position: Position, answer: Recall) -> Reason | None:
        there = _there(position)
        legal = all(0 < count <= there.get(name, 0) for name, count in answer.assistants)
        return None if legal else _too_many()

    @override
    def answer(self, position: Position, answer: Recall, table: Table[YokohamaEvent]) -> None:
        back = tuple(_there(position).items()) if answer.everyone else answer.assistants
        self.carry_out(position, back, table, forced=False)

    @staticmethod
    def carry_out(
        position: Position, back: tuple[tuple[str, int], ...], table: Table[YokohamaEvent], *, forced: bool
    ) -> None:
        """Return the president, by choice or because it can reach no area."""
        me = position.me
        stayed = me.president is None
        if stayed:
            table.touch("recall:in-hand")
        me.president = None
        me.walked = []
        for name, count in back:
            me.placed[position.area(name)] -= count
            me.assistants += count
        table.emit(Recalled(position.seat, back, forced, stayed))
        table.touch("recall:forced" if forced else "recall")

    @override
    def describe(self, position: Position, answer: Recall) -> Description:
        stays = int(position.me.president is None)
        if answer.everyone:
            return Description(say("yokohama-do-recall-all", stays=stays, count=sum(position.me.placed)))
        areas = tuple(
            say("yokohama-recalled", count=count, area=area_label(position.town, position.area(name)))
            for name, count in answer.assistants
        )
        count = sum(count for _, count in answer.assistants)
        return Description(say("yokohama-do-recall", stays=stays, count=count, areas=areas))

    grammar: ClassVar[Grammar] = Grammar(
        Form(Recall, "recall", make=Recall, parts=lambda back: None if back.everyone or back.assistants else ()),
        Form(
            Recall,
            "recall",
            Keyword("all", "everybody"),
            make=lambda: Recall(everyone=True),
            parts=lambda back: () if back.everyone else None,
        ),
        Form(
            Recall,
            "recall",
            Things(AREA, "times"),
            make=_from,
            parts=lambda back: (tuple([name for name, count in back.assistants for _ in range(count)]),),
        ),
        AlsoRead(Recall, "recall", NONE, make=Recall),
    )


RECALLING = Recalling()


def _there(position: Position) -> dict[str, int]:
    """Assistants by area, in reading order."""
    return {name: count for name, count in zip(position.town.names, position.me.placed, strict=True) if count}


def _whole(position: Position, back: dict[str, int]) -> Recall:
    """So many assistants from each area, in reading order; if none stays, everyone."""
    chosen = {name: count for name, count in back.items() if count}
    if chosen and chosen == _there(position):
        return Recall(everyone=True)
    return Recall(tuple(sorted(chosen.items(), key=lambda one: position.area(one[0]))))


def _too_many() -> Reason:
    """Not so many assistants stand there."""
    return Reason(say("yokohama-recall-too-many"), MOVEMENT)


@frozen
class PlaceByTelegram(Answer):
    """Place one more assistant next to the two."""

    area: str


class Telegram(Alternative[Position, YokohamaEvent, PlaceByTelegram]):
    """One more assistant is placed next to the two, wherever it can be paid for (Y-R50)."""

    name: ClassVar[str] = "telegram"

    @override
    def offers(self, position: Position) -> Iterator[PlaceByTelegram]:
        step = position.stack[-1]
        if isinstance(step, AskMove) and step.telegram is not None and position.me.assistants:
            fees = dues(position)
            for area in position.town.neighbours[step.telegram]:
                if position.kind(area) != "canal" and fees.get(area, 0) <= position.me.yen:
                    yield PlaceByTelegram(position.name(area))

    @override
    def refuse(self, position: Position, answer: PlaceByTelegram) -> Reason | None:
        return None if answer in self.offers(position) else Reason(say("yokohama-no-telegram"), TECHNOLOGY)

    @override
    def answer(self, position: Position, answer: PlaceByTelegram, table: Table[YokohamaEvent]) -> None:
        position.then(AskMove())
        put(position, [position.area(answer.area)], table, telegram=True)

    @override
    def describe(self, position: Position, answer: PlaceByTelegram) -> Description:
        return describe_placed(position, (answer.area,))

    grammar: ClassVar[Grammar] = Grammar(Form(PlaceByTelegram, "telegram", AREA))


@frozen
class AskMove(AskAnyOf[PlaceByTelegram | Go | Recall]):
    """Step 2: the president moves or returns.

    Attributes:
        telegram: Area in which two assistants were placed, if the Telegram allows one more next to it.
    """

    telegram: Area | None = None
    kind: Literal["ask-move"] = "ask-move"
    asks: ClassVar[Literal["move"]] = "move"
    alternatives = (Telegram(), PresidentMove(), RECALLING)

    @override
    def waits(self, position: Position) -> bool:
        """Whether anyone stands anywhere, or an area can be reached without (Y-R2, Y-R42)."""
        return any(position.me.placed) or bool(president_moves(position))

    @override
    def run(self, position: Position, table: Table[YokohamaEvent]) -> None:
        """The president returns by himself."""
        RECALLING.carry_out(position, (), table, forced=True)
