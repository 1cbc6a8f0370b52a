"""R&D and Mining: pay for one, two or three steps on the track.

Source: "F&E (Forschung & Entwicklung)", "Bergbau"; rulings N-R6 (steps beyond a track's end), N-R8 (at its end).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.words import Number
from rules.nippon.events.turns import StepsPaid
from rules.nippon.model.headings import MINING, RESEARCH
from rules.nippon.model.names import WITHOUT
from rules.nippon.model.phrases import factory_label
from rules.nippon.model.terms import LAST_SPACE
from rules.nippon.steps.actions.action import AskAction
from rules.nippon.steps.concepts.asking import DECLINING
from rules.nippon.steps.concepts.gaining import Cost, pay, refuse_cost, short_of, silk_for
from rules.nippon.steps.concepts.tracks import advance
from rules.nippon.steps.effects import modifiers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position


@frozen
class Research(Answer):
    """Pay for so many steps on the R&D track."""

    steps: int
    modifier: str | None = None


@frozen
class Mine(Answer):
    """Pay for so many steps on the Mining track."""

    steps: int
    modifier: str | None = None


class AskTrack(AskAction[Research | Mine]):
    """How many steps."""

    __slots__ = ()

    track: ClassVar[Literal["rnd", "mining"]]
    made: ClassVar[type[Research | Mine]]

    @override
    def barred(self, position: Position) -> Reason | None:
        return refuse_cost(position, Cost(money=self._price(position, 1)), self.heading)

    def _price(self, position: Position, steps: int) -> int:
        return position.facts.tables.match.step_prices.value[steps - 1]

    @override
    def offers(self, position: Position) -> Iterator[Research | Mine]:
        most = len(position.facts.tables.match.step_prices.value)
        room = max(LAST_SPACE - position.me.space(self.track), 1)
        can = modifiers.applicable(position)
        for steps in range(min(most, room), 0, -1):
            if short_of(position, Cost(money=self._price(position, steps))) is None:
                yield from (self.made(steps, key) for key in modifiers.ways(can))

    @override
    def reach(self, position: Position) -> int:
        """Steps."""
        return max([answer.steps for answer in self.offers(position)], default=0)

    @override
    def why_not(self, position: Position, answer: Research | Mine) -> Reason | None:
        most = len(position.facts.tables.match.step_prices.value)
        if not 1 <= answer.steps <= most:
            return Reason(say("nippon-steps-range", most=most), self.heading)
        if reason := refuse_cost(position, Cost(money=self._price(position, answer.steps)), self.heading):
            return reason
        return modifiers.refuse(position, answer.modifier, modifiers.applicable(position))

    @override
    def complete(self, position: Position, answer: Research | Mine) -> Research | Mine:
        return modifiers.complete(answer, modifiers.applicable(position), self.grammar.write)

    @override
    def do(self, position: Position, answer: Research | Mine, table: Table[NipponEvent]) -> None:
        cost = Cost(money=self._price(position, answer.steps))
        pay(position, cost, table)
        table.emit(StepsPaid(position.seat, self.track, answer.steps, cost.money))
        modifiers.apply(position, answer.modifier, (), table)
        advance(position, self.track, answer.steps, table)

    @override
    def activations(self, answer: Research | Mine) -> int:
        return 1

    @override
    def explain(self, position: Position, answer: Research | Mine) -> Description:
        cost = Cost(money=self._price(position, answer.steps))
        space = min(position.me.space(self.track) + answer.steps, LAST_SPACE)
        value = position.facts.values[self.track][space]
        modifier = answer.modifier if answer.modifier not in {None, WITHOUT} else None
        return Description(
            say(
                "nippon-do-steps",
                steps=answer.steps,
                money=cost.money,
                silk=silk_for(position, cost),
                modifier=() if modifier is None else (factory_label(modifier),),
            ),
            say("nippon-steps-detail", track=self.track, value=value, space=space),
        )


@frozen
class AskResearch(AskTrack):
    """R&D: how many steps."""

    kind: Literal["ask-research"] = "ask-research"

    track: ClassVar = "rnd"
    made: ClassVar = Research
    asks: ClassVar[Literal["rnd"]] = "rnd"
    heading: ClassVar[str] = RESEARCH
    grammar: ClassVar[Grammar] = Grammar(
        Form(Research, ("rnd", "research", "r&d"), Number(), modifiers.CLAUSE), DECLINING
    )


@frozen
class AskMine(AskTrack):
    """Mining: how many steps."""

    kind: Literal["ask-mine"] = "ask-mine"

    track: ClassVar = "mining"
    made: ClassVar = Mine
    asks: ClassVar[Literal["mining"]] = "mining"
    heading: ClassVar[str] = MINING
    grammar: ClassVar[Grammar] = Grammar(Form(Mine, ("mining", "mine"), Number(), modifiers.CLAUSE), DECLINING)
