"""A match with its log, its past and its way back: the one implementation of `Match`, for every game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar, assert_never

from typing_extensions import override

from rules.core.cloning import clone
from rules.core.log import AnyEntry, Checkpoint, Entries, Logged, Move, Undo, laid, standing, starts
from rules.core.match import CannotCorrect, CannotGoBack
from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.running.line import played_line
from rules.core.running.present import PresentMatch
from rules.core.running.snapshot import LANDMARKS, SNAPSHOT, Landmark, Snapshot
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

    __slots__ = ("_landmarks", "_log", "_published", "_since", "_stands", "_start", "_views")

    def __init__(self, rules: Rules[S, E, V], setup: Setup, state: S, table: Table[E]) -> None:
        super().__init__(rules, setup, state, table)
        self._log: list[Logged[E]] = []
        self._stands: list[Logged[E]] = []
        self._start: Checkpoint | None = None
        self._published = 0
        self._since = [0] * setup.seats
        self._landmarks: list[Landmark] = []
        self._views: dict[tuple[Seat | None, int], V] = {}

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
        return len(self._log)

    @property
    @override
    def entries(self) -> Sequence[AnyEntry[E]]:
        return Entries(self._log)

    @override
    def others(self) -> Sequence[AnyEntry[E]]:
        return Entries([line for line in self._log if not line.is_move])

    @property
    @override
    def standing_moves(self) -> Sequence[Move[E]]:
        return Entries(self._stands)

    @override
    def entry_numbers(self, first: int) -> Sequence[int]:
        return [line.number for line in self._stands[first:]]

    @property
    @override
    def published(self) -> int:
        return self._published

    @override
    def opening(self) -> tuple[EventRecord[E], ...]:
        return tuple(RunningMatch[S, E, V].deal(self._rules, self.setup)._table.events)

    @override
    def questions_shown(self) -> tuple[Question, ...]:
        return self.questions() if self._published == len(self._stands) else self._past(self._published).questions()

    @override
    def asked_since(self, seat: Seat) -> int:
        return self._since[seat]

    @override
    def play(self, seat: Seat, text: str) -> Move[E]:
        before = self._asked_with(seat)
        return self._carry_out(seat, self._rules.read(self._state, seat, text), before)

    @override
    def give(self, seat: Seat, answer: Answer) -> Move[E]:
        before = self._asked_with(seat)
        if reason := self._rules.refuse(self._state, seat, answer):
            raise IllegalAction(reason)
        return self._carry_out(seat, answer, before)

    def _carry_out(self, seat: Seat, answer: Answer, before: tuple[Question, ...]) -> Move[E]:
        rules, table = self._rules, self._table
        counter = table.rng.counter
        table.events = []
        turn = rules.turn(self._state)
        notation = rules.write(answer)
        redacted = rules.play(self._state, seat, answer, table)
        self._asked = None
        self._views.clear()
        if before and _secret(before, seat) - _secret(self.questions(), seat):
            table.rng.bump()
        move = Move(
            seat,
            notation,
            notation if redacted is None else redacted,
            rules.version,
            (counter, table.rng.counter),
            tuple(table.events),
            turn,
        )
        asked = rules.asked(self._state)
        if move.drew or rules.turn(self._state) != turn or asked != (seat,):
            self._published = len(self._stands) + 1
        line = Logged(len(self._log), move)
        self._log.append(line)
        self._stands.append(line)
        for one in asked if not before else self._asked_anew(seat, before):
            self._since[one] = self.revision
        return move

    def _asked_anew(self, seat: Seat, before: tuple[Question, ...]) -> list[Seat]:
        """For whom the question changed by an answer; another's secret answer leaves one's own question as it was."""
        return [
            question.seat
            for question in self.questions()
            if question.seat == seat or not question.together or question not in before
        ]

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
        return self if self.is_shown(None) else self._past(self._published)

    @override
    def view(self, audience: Seat | None) -> V:
        return self.view_after(audience, len(self._stands) if self.is_shown(audience) else self._published)

    @override
    def view_after(self, audience: Seat | None, moves: int) -> V:
        if (audience, moves) not in self._views:
            state = self._state if moves == len(self._stands) else self._past(moves)._state
            self._views[audience, moves] = self._rules.view(state, audience)
        return self._views[audience, moves]

    @override
    def earliest(self) -> int:
        first = starts(self._log, self._rules.version)[-1]
        return 0 if first is None else first.stands

    @override
    def stood(self, turns: Iterable[tuple[int, int]]) -> Iterator[RunningMatch[S, E, V]]:
        every = starts(self._log, self._rules.version)
        past, begun = None, len(every)
        for first, last in turns:
            part = next(n for n, start in enumerate(every) if start is None or start.stands <= first)
            if past is None or part != begun:
                past, begun = self._from(every[part], first) if part else self._past(first), part
            for number in (first, last):
                past._go_on(self.standing_moves[len(past._stands) : number])
                yield past

    @override
    def floor(self, seat: Seat, automatic: Collection[Seat] = ()) -> int:
        base = self.base()
        for number in range(len(self._stands), base, -1):
            move = self.standing_moves[number - 1]
            if move.drew or (move.seat != seat and move.seat not in automatic):
                return number
        return base

    @override
    def take_back(self, seat: Seat, to: int, automatic: Collection[Seat] = ()) -> Undo:
        if not self.floor(seat, automatic) <= to < len(self._stands):
            raise CannotGoBack(to)
        return self._undo(Undo(seat, to, agreed=False, shown=self._published > to))

    @override
    def go_back(self, proposer: Seat, to: int) -> Undo:
        if not self.base() <= to < len(self._stands):
            raise CannotGoBack(to)
        return self._undo(Undo(proposer, to, agreed=True))

    def _undo(self, undo: Undo) -> Undo:
        past = self._past(undo.to)
        self._state, self._table, self._asked = past._state, past._table, None
        self._views.clear()
        self._stands = self._stands[: undo.to]
        self._landmarks = [mark for mark in self._landmarks if mark.stands <= undo.to]
        self._log.append(Logged(len(self._log), undo))
        self._published = min(self._published, undo.to)
        self._since = [self.revision] * self.setup.seats
        return undo

    @override
    def base(self) -> int:
        return 0 if self._start is None else self._start.stands

    def _past(self, moves: int) -> RunningMatch[S, E, V]:
        """The position after the first ``moves`` standing answers, from the last landmark on the way to it."""
        landmark = next((mark for mark in reversed(self._landmarks) if mark.stands <= moves), None)
        return self._from(landmark or self._start, moves)

    def _from(self, start: Landmark | Checkpoint | None, moves: int) -> RunningMatch[S, E, V]:
        """Play the standing answers up to the first ``moves`` again, from a stored position or from the deal."""
        if start is None:
            past = RunningMatch[S, E, V].deal(self._rules, self.setup)
        else:
            state = self._rules.codec.state.validate_json(start.state)
            past = RunningMatch(self._rules, self.setup, state, Table[E](Rng(self.setup.seed, start.counter)))
            past._stands, past._published = self._stands[: start.stands], start.stands
            # What lies before a position that was laid leads elsewhere.
            past._start = start if isinstance(start, Checkpoint) else self._start
        past._go_on(self.standing_moves[len(past._stands) : moves])
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
        return self._from(self._start, len(self._stands))

    @override
    def checkpoint(self) -> Checkpoint:
        state = self._rules.codec.write(self._state)
        point = Checkpoint(self._rules.version, len(self._stands), self._table.rng.counter, state)
        self._log.append(Logged(len(self._log), point))
        self._start, self._landmarks = point, []
        self._published = len(self._stands)
        self._since = [self.revision] * self.setup.seats
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
        match repair.act:
            case "back":
                to = len(self._stands) if repair.to is None else repair.to
                if not self.base() <= to < len(self._stands):
                    raise CannotGoBack(to)
                self._note(repair)
                self._undo(Undo(Seat(0) if repair.seat is None else repair.seat, to, agreed=repair.agreed))
            case "replay":
                to, start = len(self._stands) if repair.to is None else repair.to, laid(self._log)
                if not (0 if start is None else start.stands) <= to <= len(self._stands):
                    raise CannotGoBack(to)
                self._lay(repair, self._from(start, to))
            case "correct":
                self._lay(repair, self._corrected(repair.correction))
            case "void" | "seat":
                self._note(repair)
            case _:
                assert_never(repair.act)

    def _note(self, repair: Repair) -> None:
        self._log.append(Logged(len(self._log), repair))

    def _lay(self, repair: Repair, other: RunningMatch[S, E, V]) -> None:
        """Go on from another position, to which so many of the answers lead as stand there."""
        self._note(repair)
        self._state, self._table, self._asked = other._state, other._table, None
        self._views.clear()
        self._stands = self._stands[: len(other._stands)]
        self.checkpoint()

    def _corrected(self, correction: Correction | None) -> RunningMatch[S, E, V]:
        """The position that everyone was shown, with a fact set right.

        Raises:
            CannotCorrect: It is not what it was taken for, or cannot be so.
        """
        match = self._shown().copy()
        as_is = [(one.what, one.seat, one.value) for one in match._stated() if correction and correction.to in one.ways]
        if correction is None or (correction.what, correction.seat, correction.was) not in as_is:
            raise CannotCorrect(correction)
        self._rules.correct(match._state, correction)
        match._asked = None
        if match.violations() or not all(question.parts for question in match.questions()):
            raise CannotCorrect(correction)
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
        before = [mark for mark in self._landmarks if mark.stands < len(self._stands)]
        return SNAPSHOT.dump_json(
            Snapshot(state, self._table.rng.counter, self._published, list(self._since), before[-LANDMARKS:])
        ).decode()

    @override
    def dump_entry(self, number: int) -> str:
        return self._rules.codec.entry.dump_json(self._log[number].entry).decode()

    @classmethod
    def resume(cls, rules: Rules[S, E, V], setup: Setup, log: list[Logged[E]], snapshot: str) -> RunningMatch[S, E, V]:
        """Take up a stored match."""
        stored = SNAPSHOT.validate_json(snapshot)
        state = rules.codec.state.validate_json(stored.state)
        match = cls(rules, setup, state, Table(Rng(setup.seed, stored.counter)))
        match._log, (match._stands, match._start) = log, standing(log)
        match._published, match._since, match._landmarks = stored.published, stored.since, stored.landmarks
        if stored.published == len(match._stands):
            match._landmarks.append(Landmark(stored.published, stored.counter, stored.state))
        return match

    @classmethod
    def follow(cls, rules: Rules[S, E, V], setup: Setup, log: list[Logged[E]]) -> RunningMatch[S, E, V]:
        """Take up a stored match whose position is lost."""
        match = cls.deal(rules, setup)
        match._log, (match._stands, match._start) = log, standing(log)
        past = match.replayed()
        match._state, match._table = past._state, past._table
        match._published, match._since = len(match._stands), [len(log)] * setup.seats
        return match

    @override
    def copy(self) -> RunningMatch[S, E, V]:
        state = clone(self._state)
        table: Table[E] = Table(Rng(self.setup.seed, self._table.rng.counter))
        other = RunningMatch(self._rules, self.setup, state, table)
        other._log, other._stands, other._start = list(self._log), list(self._stands), self._start
        other._published, other._since = self._published, list(self._since)
        other._landmarks = list(self._landmarks)
        return other


def _secret(asked: tuple[Question, ...], seat: Seat) -> set[Seat]:
    """The other seats whose answer is given and not yet known to everyone."""
    return {question.seat for question in asked if question.answered is not None and question.seat != seat}
