"""Rules made of steps: asking, reading, judging and carrying out are the same in every game of steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from rules.core.carrying_out import asked_now, carry_out, go_on
from rules.core.corrections import Stated
from rules.core.decisions import Plan, Question
from rules.core.grammar import Grammar, joined
from rules.core.labels import say
from rules.core.reasons import IllegalAction, Reason, furthest
from rules.core.results import EARLY
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.step import Ask, InPlay, Position
from rules.core.table import Event, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.answers import Answer
    from rules.core.codec import Codec
    from rules.core.corrections import Correctable, Correction
    from rules.core.decisions import Description
    from rules.core.grammar import Reading
    from rules.core.results import Verdict
    from rules.core.step import Answerable, SideAction
    from rules.core.words import Names

S = TypeVar("S", bound=InPlay)
P = TypeVar("P", bound=Position)
E = TypeVar("E", bound=Event)

LONGEST_WORD = 40
"""Letters of a word that are repeated in a refusal."""


class SteppedRules(ABC, Generic[S, P, E]):
    """The rules of a game whose stack is made of steps; see `rules.core.rules.Rules`.

    Attributes:
        version: It grows whenever the same answers may lead to another position.
        grammar: Notation of all its answers.
        side_actions: What a seat may do in its turn besides answering.
        correctable: Facts that a table may set right.
        vocabulary: All names there are, whatever is in play.
        codec: How state and log are stored and copied.
    """

    version: ClassVar[int] = 1
    grammar: ClassVar[Grammar]
    side_actions: ClassVar[tuple[SideAction[Any, Any, Any], ...]] = ()
    correctable: tuple[Correctable[Any], ...] = ()
    vocabulary: Names
    codec: Codec[S, E]

    @abstractmethod
    def position(self, state: S, seat: Seat) -> P:
        """The position of a state for one seat."""

    @abstractmethod
    def hand_turn(self, state: S, seat: Seat) -> None:
        """Lay on the empty stack what the next turn of a seat begins with; nothing if it has none any more."""

    def turn(self, state: S) -> int:
        """Turns ended so far."""
        return state.turns

    def turn_of(self, state: S) -> Seat | None:
        """Whose turn it is; None between turns and when the match is over."""
        return self.position(state, state.active).turn_of if state.stack else None

    def begin_turn(self, state: S, seat: Seat, table: Table[E]) -> bool:
        """Let the turn of a seat begin as if those before it had brought nothing; see `rules.core.rules.Rules`."""
        if self.turn_of(state) in (None, seat):
            return False
        state.stack.clear()
        self.hand_turn(state, seat)
        go_on(self.position(state, state.active), table)
        return not table.rng.counter and self.turn_of(state) == seat and self.asked(state) == (seat,)

    def asked(self, state: S) -> tuple[Seat, ...]:
        """Who is asked now; no one when the match is over."""
        if not state.stack:
            return ()
        position = self.position(state, state.active)
        return asked_now(position).seats(position)

    def questions(self, state: S) -> tuple[Question, ...]:
        """What is asked now, at most one question a seat; empty when the match is over."""
        if not state.stack:
            return ()
        position = self.position(state, state.active)
        ask = asked_now(position)
        return tuple(
            [
                self._question(position if seat == position.seat else position.seen_by(seat), ask)
                for seat in ask.seats(position)
            ]
        )

    def _question(self, position: P, ask: Ask[P, E, Answer]) -> Question:
        # Arguments in the order of the fields: named, these many would take three times as long to pass.
        return Question(
            position.seat,
            ask.asks,
            ask.prompt(position),
            ask.parts(position),
            self.grammar.write,
            lambda text: self._read(position, text),
            lambda text: self.grammar.read(text, position.names, self._allowed(position)),
            lambda answer: self._refuse(position, answer),
            lambda answer: self._describe(position, answer),
            lambda: tuple(ask.missing(position)),
            lambda: self._besides(position),
            ask.no_more(position),
            ask.ends_turn,
            ask.together,
            ask.given(position),
            ask.standing(position),
            lambda: tuple(ask.plans(position)),
            lambda answers: self._closed(position, answers),
            lambda answers: self._binds(position, answers),
        )

    def _closed(self, position: P, answers: Sequence[Answer]) -> Plan | None:
        """Answers in a row and the end of the turn, where nothing else is left to decide; see `Question.closed`."""
        after, given = position, 0
        for after, bound in self._one_by_one(position, answers, refills=False):
            if bound or after.active != position.seat:
                return None
            given += 1
        if given < len(answers):
            return None
        ask = asked_now(after)
        offers = tuple(ask.offers(after))
        if len(offers) != 1 or not (ask.ends_turn or ask.no_more(after) == offers[0]):
            return None
        besides = [one for one in self._side_actions(after) if one.decides]
        if any(True for one in besides for _ in one.offers(after)):
            return None
        return Plan((*answers, *offers), ask.describe(after, offers[0]))

    def _binds(self, position: P, answers: Sequence[Answer]) -> bool:
        """Whether answers in a row cannot all be taken back alone; see `Question.binds`."""
        return any(bound for _, bound in self._one_by_one(position, answers, refills=True))

    def _one_by_one(self, position: P, answers: Sequence[Answer], *, refills: bool) -> Iterator[tuple[P, bool]]:
        """The position after each of some answers in a row, as far as they belong to what is asked.

        Beside it stands whether they cannot be taken back alone: something was drawn, or nothing is asked any more.
        """
        after, table = position.copy(), Table[E](Rng(b""))
        for answer in answers:
            rule = self._rule(after, answer)
            if rule is None:
                return
            carry_out(after, rule, answer, table, refills=refills)
            yield after, bool(table.rng.counter) or not after.stack

    def _side_actions(self, position: P) -> tuple[SideAction[P, E, Answer], ...]:
        """What the seat that is asked may type besides an answer: nothing where another acts."""
        return self.side_actions if position.seat == position.active else ()

    def _besides(self, position: P) -> tuple[Answer, ...]:
        """What the seat that is asked may do besides answering: nothing where it is not its turn."""
        if position.turn_of != position.seat:
            return ()
        return tuple([answer for side_action in self.side_actions for answer in side_action.offers(position)])

    def _rule(self, position: P, answer: Answer) -> Answerable[P, E, Answer] | None:
        """The question or side action an answer belongs to; None if it fits neither."""
        ask: Ask[P, E, Answer] = position.stack[-1]
        kind = type(answer)
        if kind in ask.grammar.answers:
            return ask
        for side_action in self._side_actions(position):
            if kind in side_action.grammar.answers:
                return side_action
        return None

    def read(self, state: S, seat: Seat, text: str) -> Answer:
        """Understand a typed answer of a seat that is asked.

        Raises:
            IllegalAction: It is not understood, ambiguous, or refused by the rules.
        """
        return self._read(self.position(state, seat), text)

    def _read(self, position: P, text: str) -> Answer:
        reading = self.grammar.read(text, position.names, self._allowed(position))
        legal, refused = self._judge(position, reading)
        if len(legal) == 1:
            return legal[0]
        if legal:
            readings = tuple([self.grammar.write(answer) for answer in legal])
            raise IllegalAction(Reason(say("notation-ambiguous")), readings)
        raise furthest(refused) if refused else self._not_understood(position, reading)

    def _judge(self, position: P, reading: Reading) -> tuple[list[Answer], list[IllegalAction]]:
        """The meanings of a text that are legal, with what was left out; and why the others are not."""
        legal: dict[Answer, None] = {}
        refused: list[IllegalAction] = []
        for meaning in reading.answers:
            rule = self._rule(position, meaning)
            assert rule is not None, "only what is allowed was read"
            try:
                answer = rule.fill(position, meaning)
            except IllegalAction as unclear:
                refused.append(unclear)
                continue
            if reason := self._refuse_by(rule, position, answer):
                refused.append(IllegalAction(reason))
            else:
                legal[answer] = None
        return list(legal), refused

    def _allowed(self, position: P) -> Grammar:
        """The notation of what is asked, and of what may be done besides."""
        grammar, side_actions = asked_now(position).grammar, self._side_actions(position)
        return joined(grammar, *[one.grammar for one in side_actions]) if side_actions else grammar

    def _not_understood(self, position: P, reading: Reading) -> IllegalAction:
        """Why a text means nothing here: another question's answer, a word that is not known, or too few words."""
        allowed = self._allowed(position)
        if reading.verb is not None and reading.verb not in allowed.verbs:
            return IllegalAction(asked_now(position).instead(position))
        if not reading.unread:
            return IllegalAction(Reason(say("notation-short")))
        nearly = [self._judge(position, self.grammar.read(text, position.names, allowed))[0] for text in reading.nearly]
        near = tuple(dict.fromkeys([self.grammar.write(answer) for legal in nearly for answer in legal]))
        return IllegalAction(Reason(say("notation-unknown", word=reading.unread[:LONGEST_WORD])), near)

    def parse(self, text: str) -> Answer:
        """The answer of a canonical notation, whatever the position; redacted ones too."""
        return self.grammar.parse(text, self.vocabulary)

    def write(self, answer: Answer) -> str:
        """Notation of an answer; `read` understands it again."""
        return self.grammar.write(answer)

    def refuse(self, state: S, seat: Seat, answer: Answer) -> Reason | None:
        """Why a seat that is asked cannot answer like this, or None."""
        return self._refuse(self.position(state, seat), answer)

    def _refuse(self, position: P, answer: Answer) -> Reason | None:
        rule = self._rule(position, answer)
        if rule is None:
            return asked_now(position).instead(position)
        return self._refuse_by(rule, position, answer)

    def _refuse_by(self, rule: Answerable[P, E, Answer], position: P, answer: Answer) -> Reason | None:
        """Why the rule to which an answer belongs refuses it, or the rule of what was said in the same breath."""
        if rule.own_turn is not None and position.turn_of != position.seat:
            return rule.own_turn
        reason = rule.refuse(position, answer)
        follow = rule.follow(answer)
        if reason or follow is None:
            return reason
        table: Table[E] = Table(Rng(b""))
        copy = position.copy()
        rule.answer(copy, answer, table)
        go_on(copy, table)
        return self._refuse(copy, follow)

    def play(self, state: S, seat: Seat, answer: Answer, table: Table[E]) -> str | None:
        """Carry out a legal answer, and all that follows by itself; return what others read of it if it is secret."""
        position = self.position(state, seat)
        rule = self._rule(position, answer)
        assert rule is not None, "the answer was judged"
        redacted = rule.redact(position, answer)
        carry_out(position, rule, answer, table)
        return redacted

    def resample_hidden(self, state: S, seat: Seat | None, rng: Rng) -> None:
        """Deal anew all that an audience is not shown; nothing where nothing is hidden."""

    def end_reason(self, state: S) -> str | None:
        """Id of the condition that ended the match."""
        over: str | None = state.over
        return over

    def end_early(self, state: S) -> None:
        """End a match before its end: nothing more happens, and what stands is scored."""
        state.over = EARLY
        state.stack.clear()

    def stated(self, state: S, seats: int) -> tuple[Stated, ...]:
        """The facts that a table may set right, and what each can be set to; none between turns."""
        table = self.position(state, state.active)
        if not state.stack or table.turn_of is None:
            return ()
        each = [table.seen_by(Seat(seat)) for seat in range(seats)]
        return tuple(
            [
                Stated(kind.what, one.seat if kind.of_seats else None, kind.value(one), tuple(kind.ways(one)))
                for kind in self.correctable
                for one in (each if kind.of_seats else (table,))
            ]
        )

    def correct(self, state: S, correction: Correction) -> None:
        """Set one of them right, to a value that it can be set to."""
        kind = next(one for one in self.correctable if one.what == correction.what)
        kind.put(self.position(state, state.active if correction.seat is None else correction.seat), correction.to)

    def verdict(self, state: S) -> Verdict | None:  # noqa: ARG002 - most games know places only
        """Won or lost against the rulebook's opponent, at the end; None where seats have places."""
        return None

    def _describe(self, position: P, answer: Answer) -> Description:
        """As its rule says; final also if it cannot be taken back alone."""
        rule = self._rule(position, answer)
        assert rule is not None, "only legal answers are described"
        done = rule.describe(position, answer)
        return done if done.final else replace(done, final=self._binds(position, (answer,)))
