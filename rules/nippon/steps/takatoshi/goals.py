"""The goals of who plays alone: won or lost, and how well.

Source: "Abschnittswertung und Spielende". Checked before the final consolidation; who has lost neither consolidates nor
scores (N-R54).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.results import Verdict
from rules.nippon.events.rounds import Ended
from rules.nippon.events.takatoshi import GoalDue, GoalsJudged
from rules.nippon.model.influence import goal_count
from rules.nippon.model.state import FIRST
from rules.nippon.model.terms import BORDERS, GOALS
from rules.nippon.scoring import score
from rules.nippon.steps.concepts.asking import Running

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import State

LOST = "missed"
"""Id of the rank of who has not met all goals."""


def goals_due(facts: Facts, state: State) -> tuple[GoalDue, ...]:
    """The goal tiles from top to bottom, and how far one is; none if several play."""
    if state.automa is None:
        return ()
    rows = facts.tables.solo.goal
    return tuple(
        [
            GoalDue(goal, border, goal_count(state, FIRST, goal), rows[GOALS.index(goal)].least)
            for goal, border in zip(state.automa.goals, BORDERS, strict=False)
        ]
    )


@frozen
class JudgeGoals(Running):
    """All goals met: the final consolidation follows. Otherwise the match is lost and over."""

    kind: Literal["judge-goals"] = "judge-goals"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        state, due = position.state, goals_due(position.facts, position.state)
        state.won = all(goal.met for goal in due)
        table.emit(GoalsJudged(FIRST, due, state.won))
        for goal in due:
            table.touch(f"solo-goal:{goal.goal}")
        table.touch("solo:won" if state.won else "solo:lost")
        if not state.won:
            table.touch("ruling:N-R54")
            table.emit(Ended("rounds", ()))
            table.touch("end:rounds")
            state.over = "rounds"
            state.stack.clear()


def verdict(facts: Facts, state: State) -> Verdict | None:
    """Won or lost against Takatoshi, and the rank; None before the end, or where several play."""
    if state.over is None or state.won is None:
        return None
    if not state.won:
        return Verdict(won=False, rank=LOST)
    points = score(facts, state, FIRST).total
    ranks = facts.tables.solo.rank
    return Verdict(won=True, rank=next((row.key for row in ranks if points >= row.points), ranks[-1].key))
