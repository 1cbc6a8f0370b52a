"""Questions: what a match is waiting for, in the three shapes that an answer can have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Literal, TypeAlias

from rules.core.answers import Answer
from rules.core.frozen import frozen
from rules.core.grammar import Reading
from rules.core.labels import Label
from rules.core.reasons import Missing, Reason
from rules.core.rng import Rng
from rules.core.seats import Seat

Counted: TypeAlias = tuple[int, ...]
"""An answer to `Amounts`: how many of each kind, in the order of its kinds."""

Picked: TypeAlias = tuple[str, ...]
"""An answer to `Pick`: the words of the items, in the order of its items."""

MOST_SUGGESTED = 5
"""Answers that a part suggests at most."""


@frozen
class Choice:
    """Exactly one of at most 100 answers.

    Attributes:
        part: What is chosen, e.g. ``take``; with the game's key the heading of its menu.
        offers: The answers, in an order that never varies.
        write: Notation of an answer.
    """

    part: str
    offers: tuple[Answer, ...]
    write: Callable[[Answer], str] = field(compare=False, repr=False)
    kind: Literal["choice"] = "choice"

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers in notation."""
        return tuple([self.write(answer) for answer in self.offers])


@frozen
class Pick:
    """A subset of things, never enumerated.

    Attributes:
        part: What is picked.
        items: Words of the things, in an order that never varies.
        at_least: Fewest things.
        at_most: Most things.
        refuse: Why a subset cannot be had, or None if it can. What it refuses, nothing accepts.
        suggest: At most `MOST_SUGGESTED` good answers, best first.
        sample: A legal answer; every legal answer can come.
        answer: The answer that a subset comes to.
        picked: The subset that an answer stands for, or None if it is none of this part's answers.
        write: Notation of an answer.
    """

    part: str
    items: tuple[str, ...]
    at_least: int
    at_most: int
    refuse: Callable[[Picked], Reason | None] = field(compare=False, repr=False)
    suggest: Callable[[], tuple[Picked, ...]] = field(compare=False, repr=False)
    sample: Callable[[Rng], Picked] = field(compare=False, repr=False)
    answer: Callable[[Picked], Answer] = field(compare=False, repr=False)
    picked: Callable[[Answer], Picked | None] = field(compare=False, repr=False)
    write: Callable[[Answer], str] = field(compare=False, repr=False)
    kind: Literal["pick"] = "pick"

    def notation(self, picked: Picked) -> str:
        """The typed form of a subset."""
        return self.write(self.answer(picked))


@frozen
class Amounts:
    """How many of each kind, never enumerated.

    Attributes:
        part: What is counted out.
        kinds: Words of the kinds, in an order that never varies.
        bounds: How many there are of each kind.
        refuse: Why amounts cannot be had, or None if they can. What it refuses, nothing accepts.
        suggest: At most `MOST_SUGGESTED` good answers, best first, none from which something could be left out.
        sample: A legal answer; every legal answer can come.
        answer: The answer that amounts come to.
        amounts: The amounts that an answer stands for, or None if it is none of this part's answers.
        write: Notation of an answer.
    """

    part: str
    kinds: tuple[str, ...]
    bounds: Counted
    refuse: Callable[[Counted], Reason | None] = field(compare=False, repr=False)
    suggest: Callable[[], tuple[Counted, ...]] = field(compare=False, repr=False)
    sample: Callable[[Rng], Counted] = field(compare=False, repr=False)
    answer: Callable[[Counted], Answer] = field(compare=False, repr=False)
    amounts: Callable[[Answer], Counted | None] = field(compare=False, repr=False)
    write: Callable[[Answer], str] = field(compare=False, repr=False)
    kind: Literal["amounts"] = "amounts"

    def notation(self, counts: Counted) -> str:
        """The typed form of amounts."""
        return self.write(self.answer(counts))


Part: TypeAlias = Choice | Pick | Amounts


@frozen
class Description:
    """What an answer does, for its label.

    Attributes:
        label: Effect, then cost.
        detail: Consequence, or None.
        final: Whether it cannot be taken back alone: cards are drawn or shown, or the match is over.
    """

    label: Label
    detail: Label | None = None
    final: bool = False


@frozen
class Standing:
    """An answer that a seat may give once and for all, such as "never".

    Attributes:
        key: Its id; with the game's key its words.
        answer: The answer it comes to now.
    """

    key: str
    answer: Answer


@frozen
class StandingQuestion:
    """A question of a game that may be answered once and for all.

    Attributes:
        asked: What it is about, in a few words.
        answers: Keys of such answers with their words. No key stands in two questions of a game, nor has a space.
        once: Kind of the question if it is asked but once, before the first turn; else None.
    """

    asked: Label
    answers: tuple[tuple[str, Label], ...]
    once: str | None = None


@frozen
class Plan:
    """Answers to a question and to those that follow it, given one after the other.

    Attributes:
        answers: The answers.
        what: What they come to, from what the seat may know.
    """

    answers: tuple[Answer, ...]
    what: Description


def _leaves_open(answers: Sequence[Answer]) -> Plan | None:  # noqa: ARG001 - most know of no end
    """That something is left to decide after any answers."""
    return None


def _draw_nothing(answers: Sequence[Answer]) -> bool:  # noqa: ARG001 - most draw nothing
    """That any answers can be taken back."""
    return False


@frozen
class Question:
    """What one seat is asked now. Any one answer of any one part answers it.

    Attributes:
        seat: Who is asked.
        kind: What is asked, e.g. ``turn``; names the rule that *Rules* explains.
        prompt: The question in words.
        parts: Its alternatives.
        write: Notation of an answer.
        read: The answer that a text means. Raises `IllegalAction` if it is not understood, ambiguous or refused.
        meanings: What a text may mean, legal or not.
        refuse: Why an answer cannot be given, or None if it can.
        explain: What an answer does. Follows the rules no further than the seat may know.
        missing: What one would expect and cannot have.
        besides: What may be done besides; the question stays.
        no_more: The answer that means "no more", if there is one and it draws nothing.
        ends_turn: Whether every answer hands on the turn.
        together: Whether several seats answer at once; then an answer may be changed until it counts.
        given: The seat's own answer that does not count yet. No one else may see it.
        standing: Answers that may be given once and for all.
        plans: Several answers in a row that lead somewhere; they say what follows, not what is wise.
        closed: The same answers with the end of the turn, and what ending means, where they leave nothing else to
            decide; None where they do. It follows the rules no further than the seat may know.
        binds: Whether answers in a row cannot all be taken back alone: something is drawn or shown by them, or the
            match is over.
    """

    seat: Seat
    kind: str
    prompt: Label
    parts: tuple[Part, ...]
    write: Callable[[Answer], str] = field(compare=False, repr=False)
    read: Callable[[str], Answer] = field(compare=False, repr=False)
    meanings: Callable[[str], Reading] = field(compare=False, repr=False)
    refuse: Callable[[Answer], Reason | None] = field(compare=False, repr=False)
    explain: Callable[[Answer], Description] = field(compare=False, repr=False)
    missing: Callable[[], tuple[Missing, ...]] = field(compare=False, repr=False)
    besides: Callable[[], tuple[Answer, ...]] = field(default=tuple, compare=False, repr=False)
    no_more: Answer | None = None
    ends_turn: bool = False
    together: bool = False
    given: Answer | None = None
    standing: tuple[Standing, ...] = ()
    plans: Callable[[], tuple[Plan, ...]] = field(default=tuple, compare=False, repr=False)
    closed: Callable[[Sequence[Answer]], Plan | None] = field(default=_leaves_open, compare=False, repr=False)
    binds: Callable[[Sequence[Answer]], bool] = field(default=_draw_nothing, compare=False, repr=False)

    def describe(self, notation: str) -> Description:
        """What the answer of a notation does.

        Raises:
            IllegalAction: It is none.
        """
        return self.explain(self.read(notation))

    @property
    def side_actions(self) -> tuple[str, ...]:
        """What may be done besides, in notation."""
        return tuple([self.write(answer) for answer in self.besides()])

    @property
    def go_on(self) -> str | None:
        """The answer that means "no more", in notation."""
        return None if self.no_more is None else self.write(self.no_more)

    @property
    def answered(self) -> str | None:
        """The seat's own answer that does not count yet, in notation."""
        return None if self.given is None else self.write(self.given)
