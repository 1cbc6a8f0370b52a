"""The end of a turn: workers move up, a round ends, workers are drawn, the final rounds begin.

Source: "Aktion ausführen" (C), "Ende der Runde", "Die Finalrunden", F. A. Q. Rulings N-R31 (the bag gets empty), N-R32
(an empty hiring space in the final rounds), N-R37 (a hiring space that stays empty when a round begins).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.nippon.events.rounds import FinalRounds, RoundEnded, RowHired, WorkersDrawn
from rules.nippon.events.turns import TurnEnded
from rules.nippon.model.state import TAKATOSHI
from rules.nippon.model.terms import COLOURS
from rules.nippon.scoring import competitors
from rules.nippon.steps.asking import Running
from rules.nippon.steps.finals import FinishMatch
from rules.nippon.steps.sections import ScoreSection
from rules.nippon.steps.takatoshi import TakatoshiTurn

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import State
    from rules.nippon.model.terms import Colour

FEW = 2
"""A hiring space with so many workers or fewer gets one more when a round ends."""


def next_after(state: State, seat: Seat) -> Seat:
    """Who has the next turn; alone, Takatoshi and the one person alternate."""
    return Seat((seat + 1) % len(competitors(state)))


@frozen
class EndTurn(Running):
    """The turn of the active seat ends."""

    kind: Literal["end-turn"] = "end-turn"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        position.state.doing = None
        table.emit(TurnEnded(position.seat))
        position.then(TurnOver(position.seat))


@frozen
class TurnOver(Running):
    """Workers move up; then the round ends, or the next turn begins.

    Attributes:
        seat: Whose turn is over, perhaps Takatoshi's.
    """

    seat: Seat
    kind: Literal["turn-over"] = "turn-over"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        state = position.state
        move_up(state, table)
        state.turns += 1
        state.last = [seat for seat in state.last if seat != self.seat] + [self.seat]
        following = next_after(state, self.seat)
        position.then(EndRound(following) if _round_over(state, following, table) else BeginTurn(following))


def move_up(state: State, table: Table[NipponEvent]) -> None:
    """The topmost row of the waiting area goes to an empty hiring space."""
    for space, workers in enumerate(state.hiring):
        if not workers and state.waiting:
            row = state.waiting.pop(0)
            workers.extend(row)
            table.emit(RowHired(space + 1, tuple(row), len(state.waiting)))


def _round_over(state: State, following: Seat, table: Table[NipponEvent]) -> bool:
    """Whether a hiring space stays empty; in the final rounds, whether everyone has had a turn (N-R32)."""
    empty = not all(state.hiring)
    if state.final_from is None:
        return empty
    if empty:
        table.touch("final:empty-space")
    return following == state.final_from


@frozen
class BeginTurn(Running):
    """The next turn begins.

    Attributes:
        seat: Whose it is, perhaps Takatoshi's.
    """

    seat: Seat
    kind: Literal["begin-turn"] = "begin-turn"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        from rules.nippon.steps.turn import StartTurn  # noqa: PLC0415 - a turn leads to its end, and its end to a turn

        if position.state.automa is not None and self.seat == TAKATOSHI:
            position.then(TakatoshiTurn(), TurnOver(TAKATOSHI))
            return
        position.state.active = self.seat
        position.then(StartTurn())


@frozen
class EndRound(Running):
    """A round ends, with it perhaps a section or the match.

    Attributes:
        following: Whose turn comes next.
    """

    following: Seat
    kind: Literal["end-round"] = "end-round"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        space, rounds = position.state.round, position.facts.tables.board.rounds
        table.emit(RoundEnded(space))
        position.then(FinishMatch() if space == rounds.normal + rounds.final else NewRound(self.following))
        if space in rounds.section_ends:
            position.then(ScoreSection(rounds.section_ends.index(space)))


@frozen
class NewRound(Running):
    """The round marker moves on and workers are drawn; or the final rounds begin or go on.

    Attributes:
        following: Whose turn comes next.
    """

    following: Seat
    kind: Literal["new-round"] = "new-round"
    between_turns: ClassVar[bool] = True

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        state, rounds = position.state, position.facts.tables.board.rounds
        state.round += 1
        if state.final_from is None:
            draw_workers(position.facts, state, table)
            if state.round > rounds.normal:
                state.final_from = self.following
                table.emit(FinalRounds(self.following, rounds.final))
                table.touch("final-rounds")
        position.then(BeginTurn(self.following))


def draw_workers(facts: Facts, state: State, table: Table[NipponEvent]) -> None:
    """One worker to each hiring space with few of them, then the waiting area, as long as the bag lasts (N-R31)."""
    spaces: list[int] = []
    drawn: list[Colour] = []
    due = [number for number, workers in enumerate(state.hiring) if len(workers) <= FEW]
    for number in due:
        for colour in draw(state, 1, table):
            state.hiring[number].append(colour)
            spaces.append(number + 1)
            drawn.append(colour)
    short = len(due) - len(drawn) + fill_waiting(facts, state, table)
    if short:
        table.touch("bag:empty")
    rows = tuple([tuple(row) for row in state.waiting])
    table.emit(WorkersDrawn(state.round, tuple(spaces), tuple(drawn), rows, short))


def fill_waiting(facts: Facts, state: State, table: Table[NipponEvent]) -> int:
    """Fill the rows of the waiting area that are in use, topmost first.

    Returns:
        Workers for which the bag was empty.
    """
    area, sections = facts.tables.board.waiting, max(len(state.people), 2) - 1
    short = 0
    while len(state.waiting) < area.rows_a_section * sections:
        row = draw(state, area.workers_a_row, table)
        short += area.workers_a_row - len(row)
        state.waiting.append(row)
    state.waiting = [row for row in state.waiting if row]
    return short


def draw(state: State, count: int, table: Table[NipponEvent]) -> list[Colour]:
    """Draw so many workers from the bag, or as many as there are."""
    return [COLOURS[table.rng.draw(state.bag)] for _ in range(min(count, sum(state.bag)))]
