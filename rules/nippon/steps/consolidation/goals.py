"""The module of goals: who has most of what a goal asks for gets a bonus of the goals board.

Source: "Das Modul „Ziele“" (4b). Rulings N-R38 (no one has any; all choose at once, one goal after the other).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.steps.together import AllAtOnce, AskEach
from rules.core.words import Word
from rules.nippon.events import NipponEvent
from rules.nippon.events.rounds import GoalBonusChosen, GoalMet
from rules.nippon.model.headings import GOALS
from rules.nippon.model.influence import goal_count
from rules.nippon.model.phrases import gains_label
from rules.nippon.model.position import Position
from rules.nippon.model.terms import COLOURS, SECTIONS, Goal
from rules.nippon.steps.concepts.asking import Asking, Running
from rules.nippon.steps.concepts.gaining import receive
from rules.nippon.steps.concepts.passing import PassTo
from rules.nippon.steps.concepts.tracks import AskDepartment, AskSteps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.tables import GoalBonusRow


def bonuses(facts: Facts, section: int) -> tuple[GoalBonusRow, ...]:
    """Bonuses of the goals board in a section, from 0."""
    table = facts.tables.goals
    return (table.first, table.second, (table.third,))[section]


@frozen
class CheckGoal(Running):
    """Who has most of what a goal asks for.

    Attributes:
        section: From 0.
        number: Of the goal in its section, from 0.
    """

    section: int
    number: int
    kind: Literal["check-goal"] = "check-goal"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        goal = position.state.goals[self.section][self.number]
        counts = {seat: goal_count(position.state, seat, goal) for seat in position.state.clockwise(position.active)}
        most = max(counts.values())
        best = [seat for seat, count in counts.items() if count == most and most]
        table.emit(GoalMet(goal, tuple(best), most))
        table.touch(f"goal:{goal}")
        if not best:
            table.touch("goal:nobody")
        elif self.section == SECTIONS - 1:
            for seat in best:
                receive(position.seen_by(seat), position.facts.tables.goals.third.gain, "goal", table)
        else:
            position.then(AskGoal(self.section, goal, AskEach(best)))


@frozen
class TakeGoalBonus(Answer):
    """Take a bonus of the goals board, by its key."""

    bonus: str


@dataclass(slots=True)
class AskGoal(AllAtOnce[Position, NipponEvent, TakeGoalBonus, str], Asking[TakeGoalBonus]):
    """Which bonus everyone takes who has most of what a goal asks for; several may take the same.

    Attributes:
        section: From 0.
        goal: The goal.
        each: The bonus of each seat that has answered.
    """

    section: int
    goal: Goal
    each: AskEach[str] = field(repr=False)
    kind: Literal["ask-goal"] = "ask-goal"

    asks: ClassVar[Literal["goal"]] = "goal"
    between_turns: ClassVar[bool] = True
    heading: ClassVar[str] = GOALS
    grammar: ClassVar[Grammar] = Grammar(
        Form(TakeGoalBonus, "goal", Word({key: key for key in ("money", "iron", "steps", "departments")}))
    )

    @override
    def prompt(self, position: Position) -> Label:
        return say("nippon-ask-goal", goal=self.goal)

    @override
    def offers(self, position: Position) -> Iterator[TakeGoalBonus]:
        return (TakeGoalBonus(row.key) for row in bonuses(position.facts, self.section))

    @override
    def refuse(self, position: Position, answer: TakeGoalBonus) -> Reason | None:
        if answer in self.offers(position):
            return None
        return Reason(say("nippon-goal-other", section=self.section + 1), GOALS)

    @override
    def note(self, position: Position, answer: TakeGoalBonus) -> str:
        return answer.bonus

    @override
    def noted(self, position: Position, note: str) -> TakeGoalBonus:
        return TakeGoalBonus(note)

    @override
    def settle(self, position: Position, table: Table[NipponEvent]) -> None:
        """Everyone gets their bonus, in order of play."""
        for seat in reversed(self.each.asked):
            position.then(PassTo(seat), GoalBonus(self.section, self.each.answers[seat]), PassTo(position.active))

    @override
    def describe(self, position: Position, answer: TakeGoalBonus) -> Description:
        row = _bonus(position.facts, self.section, answer.bonus)
        label = say("nippon-do-goal", gain=gains_label(row.gain), steps=row.steps, departments=row.departments)
        return Description(label, final=self.reveals(position))


def _bonus(facts: Facts, section: int, key: str) -> GoalBonusRow:
    return next(row for row in bonuses(facts, section) if row.key == key)


@frozen
class GoalBonus(Running):
    """A bonus of the goals board comes in."""

    section: int
    bonus: str
    kind: Literal["goal-bonus"] = "goal-bonus"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        row = _bonus(position.facts, self.section, self.bonus)
        table.emit(GoalBonusChosen(position.seat, self.bonus))
        table.touch(f"goal-bonus:{self.bonus}")
        receive(position, row.gain, "goal", table)
        if row.steps:
            position.then(AskSteps(row.steps))
        if row.departments:
            position.then(AskDepartment(COLOURS, row.departments))
