"""What a game gives to have a face made: the shapes of its modules of words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from render.core.context import RenderContext
    from render.core.people import People
    from render.core.sections import Section
    from render.core.sources import Sources
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.core.seats import Seat
    from rules.core.table import Event


class Seated(Protocol):
    """A view that shows the start player; views of the same content are equal."""

    @override
    def __hash__(self) -> int: ...

    @property
    def start(self) -> Seat:
        """The start player."""

    @property
    def ended_by(self) -> str | None:
        """Why the match is over."""


Seen = TypeVar("Seen", bound=Seated)
Seen_contra = TypeVar("Seen_contra", bound=Seated, contravariant=True)


class TextBoard(Protocol[Seen_contra]):
    """The table in words; a module is one."""

    def sections(self, view: Seen_contra, people: People) -> Sequence[Section]:
        """All that the pictures show."""

    def section(self, view: Seen_contra, what: str, people: People) -> Section:
        """What a close-up shows, with the name of the close-up."""


class Alternatives(Protocol[Seen_contra]):
    """What alternative texts say; a module is one."""

    def table(self, view: Seen_contra, before: Seen_contra | None, match: str) -> Sequence[Label]:
        """What the table shows and what changed since ``before``, in sentences; the first names game and match."""

    def news(self, view: Seen_contra, before: Seen_contra, what: str) -> tuple[Label, ...]:
        """What of a close-up changed since ``before``."""


class Score(Protocol[Seen_contra]):
    """The score in words; a module is one."""

    def score_line(self, view: Seen_contra, context: RenderContext) -> str:
        """Everyone's points and how near the end is, in one line."""

    def warning(self, view: Seen_contra) -> Label | None:
        """That the end is near, or the last turn; None otherwise."""

    def sources(self, view: Seen_contra, told: Sequence[Event]) -> Sources:
        """Where the points of the match came from; nothing while it runs."""

    def standings(self, view: Seen_contra) -> tuple[int, ...]:
        """Everyone's points by seat."""

    def milestone(self, event: Event) -> tuple[Seat, ...] | None:
        """Whose milestone an event is; see `Face.milestone`."""

    def points(self, view: Seen_contra, told: Sequence[Event]) -> Sources:
        """All points by source, those of the final score too; nothing while it runs."""

    def final_score(self, view: Seen_contra, sources: Sources) -> Sequence[Label]:
        """Who wins and why, then every place with its parts; empty while the match runs."""


class Hand(Protocol[Seen_contra]):
    """The hand of the seat that looks, in words; a module is one."""

    def lines(self, view: Seen_contra) -> Sequence[Label]:
        """The hand; empty only where there is none to see. It changes exactly when the hand changes."""

    def told(self, view: Seen_contra, before: Seen_contra | None) -> Sequence[Label]:
        """The same with all else that its picture tells, and what is new since ``before``."""

    def fresh(self, view: Seen_contra, before: Seen_contra | None) -> Sequence[object]:
        """Cards that came since ``before``; none if that is None."""


class Looks(Protocol[Seen_contra]):
    """What can be looked at closer; a module is one."""

    def closer_looks(self, view: Seen_contra) -> tuple[str, ...]:
        """Ids of the close-ups there are of a table."""

    def name_of(self, view: Seen_contra, what: str) -> Label:
        """Name of a close-up."""


class Things(Protocol):
    """What can be picked or counted out; a module is one."""

    def thing(self, word: str) -> Label:
        """One of it by its word in the notation."""


class Guide(Protocol[Seen_contra]):
    """What those who play for the first time are told; a module is one.

    Attributes:
        WORDS: Words that a newcomer does not know, by the kind of question whose panel they stand in.
    """

    WORDS: Mapping[str, tuple[str, ...]]

    def guide(self, question: Question, view: Seen_contra) -> Label | None:
        """One sentence of why a question is asked."""


class AnswerWords(Protocol):
    """What answers are called; a module is one."""

    def undo_label(self, answer: Any) -> Label | None:
        """An answer of the game, in as few words as a button has room for; None if it has no words."""


class PlanWords(Protocol):
    """What is true of plans; a module is one."""

    def plan_fact(self, fact: Any) -> Label:
        """A fact of the game, in a few words that go on from "this plan"."""
