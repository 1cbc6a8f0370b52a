"""A match with its log, its past and its way back: the one implementation of `Match`, for every game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar, assert_never

from typing_extensions import override

from rules.core.cloning import clone
from rules.core.log import AnyEntry, Checkpoint, Entries, Logged, Move, Undo, laid, starts
from rules.core.reasons import CannotGoBack, IllegalAction
from rules.core.rng import Rng
from rules.core.running.history import History
from rules.core.running.line import played_line
from rules.core.running.present import PresentMatch
from rules.core.running.snapshot import SNAPSHOT, Landmark
from rules.core.seats import Seat
from rules.core.table import Event, EventRecord, Table, View

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from rules.core.answers import Answer
    from rules.core.corrections import Correction, Stated
    from rules.core.decisions import Question
    from rules.core.log import Repair
    from rules.core.match import Line
    from rules.core.rules import Rules
    from rules.core.setup import Setup

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


class RunningMatch(PresentMatch[S, E, V]):
    """See `Match`."""

    __slots__ = ("_history", "_recent", "_views")

    def __init__(
        self, rules: Rules[S, E, V], setup: Setup, state: S, table: Table[E], history: History[E] | None = None
    ) -> None:
        super().__init__(rules, setup, state, table)
        self._history = History[E](setup.seats) if history is None else history
        self._views: dict[tuple[Seat | None, int], V] = {}
        # Where the last replay of a match that was never stored has led: the next one goes on from a copy of it.
        self._recent: RunningMatch[S, E, V] | None = None

    @classmethod
    def deal(cls, rules: Rules[S, E, V], setup: Setup) -> RunningMatch[S, E, V]:
        """Deal a new match."""
        table: Table[E] = Table(Rng(setup.seed))
        state = rules.deal(setup.seats, dict(setup.options), table)
        return cls(rules, setup, state, table)

    @classmethod
    def lay(cls, rules: Rules[S, E, V], setup: Setup, state: S) -> RunningMatch[S, E, V]:
        """Begin a match at a position: its log begins with that as a checkpoint."""
        match = cls(rules, setup, clone(state), Table(Rng(setup.seed)))
        match.checkpoint()
        return match

    @property
    @override
    def revision(self) -> int:
        return len(self._history.lines)

    @property
    @override
    def entries(self) -> Sequence[AnyEntry[E]]:
        return Entries(self._history.lines)

    @override
    def others(self) -> Sequence[AnyEntry[E]]:
        return Entries([line for line in self._history.lines if not line.is_move])

    @property
    @override
    def standing_moves(self) -> Sequence[Move[E]]:
        return Entries(self._history.stands)

    @override
    def entry_numbers(self, first: int) -> Sequence[int]:
        return [line.number for line in self._history.stands[first:]]

    @property
    @override
    def published(self) -> int:
        return self._history.published

    @override
    def opening(self) -> tuple[EventRecord[E], ...]:
        return tuple(RunningMatch[S, E, V].deal(self._rules, self.setup)._table.events)

    @override
    def questions_shown(self) -> tuple[Question, ...]:
        return self._shown().questions()

    @override
    def asked_since(self, seat: Seat) -> int:
        return self._history.since[seat]

    @override
    def play(self, seat: Seat, text: str) -> Move[E]:
        before = self._asked_with(seat)
        return self._keep(seat, self._rules.read(self._state, seat, text), before)

    @override
    def give(self, seat: Seat, answer: Answer) -> Move[E]:
        before = self._asked_with(seat)
        if reason := self._rules.refuse(self._state, seat, answer):
            raise IllegalAction(reason)
        return self._keep(seat, answer, before)

    def _keep(self, seat: Seat, answer: Answer, before: tuple[Question, ...]) -> Move[E]:
        """Carry out an answer and write it into the log."""
        move = self._carry_out(seat, answer, before)
        self._views.clear()
        asked = self._rules.asked(self._state)
        self._history.played(move, shown=move.drew or self.turn != move.turn or asked != (seat,))
        self._history.asked(asked if not before else self._asked_anew(seat, before))
        return move

    @override
    def play_line(self, seat: Seat, texts: Sequence[str]) -> Line:
        return played_line(self.copy(), seat, texts)

    @override
    def ahead(self, seat: Seat, seed: bytes) -> RunningMatch[S, E, V] | None:
        state, dice = clone(self._shown()._state), Rng(seed)
        self._rules.resample_hidden(state, seat, dice)
        if not self._rules.begin_turn(state, seat, Table[E](Rng(seed))):
            return None
        return RunningMatch[S, E, V].lay(self._rules, replace(self.setup, seed=seed), state)

    def _shown(self) -> RunningMatch[S, E, V]:
        """The match as the table was shown it."""
        return self if self.is_shown(None) else self._past(self.published)

    @override
    def view(self, audience: Seat | None) -> V:
        return self.view_after(audience, len(self._history.stands) if self.is_shown(audience) else self.published)

    @override
    def view_after(self, audience: Seat | None, moves: int) -> V:
        if (audience, moves) not in self._views:
            state = self._state if moves == len(self._history.stands) else self._past(moves)._state
            self._views[audience, moves] = self._rules.view(state, audience)
        return self._views[audience, moves]

    @override
    def earliest(self) -> int:
        first = starts(self._history.lines, self._rules.version)[-1]
        return 0 if first is None else first.stands

    @override
    def stood(self, turns: Iterable[tuple[int, int]]) -> Iterator[RunningMatch[S, E, V]]:
        every = starts(self._history.lines, self._rules.version)
        past, begun = None, len(every)
        for first, last in turns:
            part = next(n for n, start in enumerate(every) if start is None or start.stands <= first)
            if past is None or part != begun:
                past, begun = self._from(every[part], first) if part else self._past(first), part
            for number in (first, last):
                past._go_on(self.standing_moves[len(past._history.stands) : number])
                yield past

    @override
    def base(self) -> int:
        return self._history.base

    @override
    def floor(self, seat: Seat, automatic: Collection[Seat] = ()) -> int:
        return self._history.floor(seat, automatic)

    @override
    def take_back(self, seat: Seat, to: int, automatic: Collection[Seat] = ()) -> Undo:
        if not self.floor(seat, automatic) <= to < len(self._history.stands):
            raise CannotGoBack(to)
        return self._undo(Undo(seat, to, agreed=False, shown=self.published > to))

    @override
    def go_back(self, proposer: Seat, to: int) -> Undo:
        if not self.base() <= to < len(self._history.stands):
            raise CannotGoBack(to)
        return self._undo(Undo(proposer, to, agreed=True))

    def _undo(self, undo: Undo) -> Undo:
        self._become(self._past(undo.to))
        self._history.undo(undo)
        return undo

    def _become(self, other: RunningMatch[S, E, V]) -> None:
        """Take over another match's position."""
        self._state, self._table, self._asked = other._state, other._table, None
        self._views.clear()
        self._recent = None

    def _past(self, moves: int) -> RunningMatch[S, E, V]:
        """The position after the first ``moves`` standing answers, from the last landmark on the way to it."""
        start, recent = self._history.landmark(moves), self._recent
        if isinstance(start, Landmark):
            return self._from(start, moves)
        if recent is None or len(recent._history.stands) > moves:
            past = self._from(start, moves)
        else:
            past = recent.copy()
            past._go_on(self.standing_moves[len(past._history.stands) : moves])
        self._recent = past
        return past.copy()

    def _from(self, start: Landmark | Checkpoint | None, moves: int) -> RunningMatch[S, E, V]:
        """Play the standing answers up to the first ``moves`` again, from a stored position or from the deal."""
        if start is None:
            past = RunningMatch[S, E, V].deal(self._rules, self.setup)
        else:
            state = self._rules.codec.state.validate_json(start.state)
            table = Table[E](Rng(self.setup.seed, start.counter))
            past = RunningMatch(self._rules, self.setup, state, table, self._history.until(start))
        past._go_on(self.standing_moves[len(past._history.stands) : moves])
        return past

    def _go_on(self, moves: Iterable[Move[E]]) -> None:
        """Play answers of a log again."""
        for move in moves:
            self.play(move.seat, move.notation)

    @override
    def ended_early(self) -> RunningMatch[S, E, V]:
        match = self._shown().copy()
        match._rules.end_early(match._state)
        match._asked = None
        return match

    @override
    def replayed(self) -> RunningMatch[S, E, V]:
        return self._from(self._history.start, len(self._history.stands))

    @override
    def checkpoint(self) -> Checkpoint:
        state = self._rules.codec.write(self._state)
        point = Checkpoint(self._rules.version, len(self._history.stands), self._table.rng.counter, state)
        self._history.lay(point)
        return point

    @override
    def stated(self) -> tuple[Stated, ...]:
        return self._shown()._stated()

    def _stated(self) -> tuple[Stated, ...]:
        last = next(reversed(self.standing_moves), None)
        # What was answered unseen, such as an order kept at the start, is no turn.
        under_way = last is not None and last.turn == self.turn and last.open == last.notation
        return () if under_way else self._rules.stated(self._state, self.setup.seats)

    @override
    def repair(self, repair: Repair) -> None:
        stands = len(self._history.stands)
        to = stands if repair.to is None else repair.to
        match repair.act:
            case "back":
                if not self.base() <= to < stands:
                    raise CannotGoBack(to)
                self._history.note(repair)
                self._undo(Undo(Seat(0) if repair.seat is None else repair.seat, to, agreed=repair.agreed))
            case "replay":
                start = laid(self._history.lines)
                if not (0 if start is None else start.stands) <= to <= stands:
                    raise CannotGoBack(to)
                self._lay(repair, self._from(start, to))
            case "correct":
                self._lay(repair, self._corrected(repair.correction))
            case "void" | "seat":
                self._history.note(repair)
            case _:
                assert_never(repair.act)

    def _lay(self, repair: Repair, other: RunningMatch[S, E, V]) -> None:
        """Go on from another position, to which so many of the answers lead as stand there."""
        self._history.note(repair)
        self._history.lay(other.checkpoint())
        self._become(other)

    def _corrected(self, correction: Correction | None) -> RunningMatch[S, E, V]:
        """The position that everyone was shown, with a fact set right.

        Raises:
            CannotCorrect: It is not what it was taken for, or cannot be so.
        """
        match = self._shown().copy()
        match._correct(correction, match._stated())
        return match

    @override
    def resampled_for(self, seat: Seat | None, rng: Rng) -> RunningMatch[S, E, V]:
        match = self.copy()
        self._rules.resample_hidden(match._state, seat, rng)
        match._asked = None
        return match

    @override
    def dump(self) -> str:
        state = self._rules.codec.write(self._state)
        return SNAPSHOT.dump_json(self._history.snapshot(state, self._table.rng.counter)).decode()

    @override
    def dump_entry(self, number: int) -> str:
        return self._rules.codec.entry.dump_json(self._history.lines[number].entry).decode()

    @classmethod
    def follow(cls, rules: Rules[S, E, V], setup: Setup, log: list[Logged[E]]) -> RunningMatch[S, E, V]:
        """Take up a stored match whose position is lost."""
        match = cls.deal(rules, setup)
        match._history = History[E](setup.seats, log)
        match._become(match.replayed())
        return match

    @override
    def copy(self) -> RunningMatch[S, E, V]:
        state = clone(self._state)
        table: Table[E] = Table(Rng(self.setup.seed, self._table.rng.counter))
        match = RunningMatch(self._rules, self.setup, state, table, self._history.copy())
        match._recent = self._recent
        return match
