"""Questions: what a match is waiting for, in the three shapes that an answer can have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.labels import Label
from rules.core.reasons import Missing, Reason
from rules.core.rng import Rng
from rules.core.seats import Seat

Counted: TypeAlias = tuple[int, ...]
"""An answer to `Amounts`: how many of each kind, in the order of its kinds."""

Picked: TypeAlias = tuple[str, ...]
"""An answer to `Pick`: the words of the items, in the order of its items."""


@frozen
class Choice:
    """Exactly one of at most 100 answers.

    Attributes:
        part: What is chosen, e.g. ``take``; with the game's key the heading of its menu.
        answers: Notations, in an order that never varies.
    """

    part: str
    answers: tuple[str, ...]
    kind: Literal["choice"] = "choice"


@frozen
class Pick:
    """A subset of things, never enumerated.

    Attributes:
        part: What is picked.
        items: Words of the things, in an order that never varies.
        at_least: Fewest things.
        at_most: Most things.
        refuse: Why a subset cannot be had, or None if it can. What it refuses, nothing accepts.
        suggest: At most five good answers, best first.
        sample: A legal answer; every legal answer can come.
        notation: The typed form of an answer.
    """

    part: str
    items: tuple[str, ...]
    at_least: int
    at_most: int
    refuse: Callable[[Picked], Reason | None] = field(compare=False, repr=False)
    suggest: Callable[[], tuple[Picked, ...]] = field(compare=False, repr=False)
    sample: Callable[[Rng], Picked] = field(compare=False, repr=False)
    notation: Callable[[Picked], str] = field(compare=False, repr=False)
    kind: Literal["pick"] = "pick"


@frozen
class Amounts:
    """How many of each kind, never enumerated.

    Attributes:
        part: What is counted out.
        kinds: Words of the kinds, in an order that never varies.
        bounds: How many there are of each kind.
        refuse: Why amounts cannot be had, or None if they can. What it refuses, nothing accepts.
        suggest: At most five good answers, best first, none from which something could be left out.
        sample: A legal answer; every legal answer can come.
        notation: The typed form of an answer.
    """

    part: str
    kinds: tuple[str, ...]
    bounds: Counted
    refuse: Callable[[Counted], Reason | None] = field(compare=False, repr=False)
    suggest: Callable[[], tuple[Counted, ...]] = field(compare=False, repr=False)
    sample: Callable[[Rng], Counted] = field(compare=False, repr=False)
    notation: Callable[[Counted], str] = field(compare=False, repr=False)
    kind: Literal["amounts"] = "amounts"


Part: TypeAlias = Choice | Pick | Amounts


@frozen
class Description:
    """What an answer does, for its label.

    Attributes:
        label: Effect, then cost.
        detail: Consequence, or None.
        final: Whether taking it back may be impossible afterwards: cards are drawn or shown.
    """

    label: Label
    detail: Label | None = None
    final: bool = False


@frozen
class Standing:
    """An answer that a seat may give once and for all, such as "never".

    Attributes:
        key: Id of the answer; with the game's key its words.
        notation: The answer it comes to now.
    """

    key: str
    notation: str


@frozen
class Question:
    """What one seat is asked now. Any one answer of any one part answers it.

    Attributes:
        seat: Who is asked.
        kind: What is asked, e.g. ``turn``; names the rule that *Rules* explains.
        prompt: The question in words.
        parts: Its alternatives.
        describe: What the answer of a given notation does. Follows the rules no further than the seat may know.
        missing: What one would expect and cannot have.
        asides: Notations of what may be done besides; the question stays.
        go_on: The answer that means "no more", if there is one and it draws nothing.
        ends_turn: Whether every answer hands on the turn.
        together: Whether several seats answer at once; then an answer may be changed until it counts.
        answered: The seat's own answer that does not count yet. Nobody else may see it.
        standing: Answers that may be given once and for all.
    """

    seat: Seat
    kind: str
    prompt: Label
    parts: tuple[Part, ...]
    describe: Callable[[str], Description] = field(compare=False, repr=False)
    missing: Callable[[], tuple[Missing, ...]] = field(compare=False, repr=False)
    asides: tuple[str, ...] = ()
    go_on: str | None = None
    ends_turn: bool = False
    together: bool = False
    answered: str | None = None
    standing: tuple[Standing, ...] = ()
