"""What the faces of our games share: pictures and their alternative texts come from modules of each game."""

from __future__ import annotations

from abc import abstractmethod
from functools import lru_cache
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from typing_extensions import override

from render.core.face import Face
from render.core.words import TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from render.core.face import RenderContext
    from render.core.people import Lang, People
    from render.core.picture import Picture
    from rules.core.labels import Label
    from rules.core.seats import Seat
    from rules.core.table import Event, View

KEPT = 12
"""Finished pictures that are kept; some of 200 KiB each."""


class Holding(Protocol):
    """A view that shows the start player and its own seat's cards; views of the same content are equal."""

    @override
    def __hash__(self) -> int: ...

    @property
    def start(self) -> Seat:
        """The start player."""

    @property
    def hand(self) -> Sequence[object] | None:
        """The cards, or None if it has none to see."""


Seen = TypeVar("Seen", bound=Holding)
Seen_contra = TypeVar("Seen_contra", bound=Holding, contravariant=True)


class Pictures(Protocol[Seen_contra]):
    """The pictures of a game, one function each; a module is one."""

    def table(
        self,
        view: Seen_contra,
        before: Seen_contra | None,
        people: People,
        lang: Lang,
        match_id: str,
        alt: str,
    ) -> Picture:
        """The table, with what changed since ``before`` marked."""

    def hand(
        self,
        view: Seen_contra,
        people: People,
        lang: Lang,
        match_id: str,
        alt: str,
        before: Seen_contra | None = None,
    ) -> Picture:
        """The own cards, with those that came since ``before`` marked."""

    def close_up(
        self,
        view: Seen_contra,
        what: str,
        people: People,
        lang: Lang,
        match_id: str,
        alt: str,
        before: Seen_contra | None = None,
    ) -> Picture:
        """A part of the table, large, with what changed since ``before`` marked."""

    def score_sheet(self, view: Seen_contra, people: People, lang: Lang, match_id: str, alt: str) -> Picture:
        """The final score."""


class Alternatives(Protocol[Seen_contra]):
    """The alternative texts of those pictures; a module is one."""

    def table(self, view: Seen_contra, before: Seen_contra | None, context: RenderContext) -> str:
        """What the table shows."""

    def hand(self, view: Seen_contra, before: Seen_contra | None, context: RenderContext) -> str:
        """That this is a hand, and how many cards of it are new, but no card."""

    def close_up(
        self, view: Seen_contra, before: Seen_contra | None, what: str, title: str, context: RenderContext
    ) -> str:
        """What a close-up shows, with what changed since ``before``."""

    def score_sheet(self, view: Seen_contra, context: RenderContext) -> str:
        """The final score in sentences."""


class GameFace(Face, Generic[Seen]):
    """A face that tells events in groups and finishes its pictures with alternative texts.

    Attributes:
        seen: What views of the game are.
        pictures: The pictures of the game.
        alternatives: Their alternative texts.
    """

    texts = TEXTS
    seen: type[Seen]
    pictures: Pictures[Seen]
    alternatives: Alternatives[Seen]

    def own(self, view: object) -> Seen:
        """A view as one of this game."""
        assert isinstance(view, self.seen), "a view of this game"
        return view

    @abstractmethod
    def looks(self, view: Seen) -> tuple[str, ...]:
        """Ids of the close-ups there are of a table."""

    @abstractmethod
    def look(self, view: Seen, what: str) -> Label:
        """Name of a close-up."""

    @override
    def first(self, view: View) -> Seat:
        return self.own(view).start

    @override
    def narrate(self, event: Event) -> Label | None:
        return next(iter(self.story((event,))), None)

    @override
    def table(self, view: View, before: View | None, context: RenderContext) -> Picture:
        seen, old = self.own(view), None if before is None else self.own(before)
        alt = self.alternatives.table(seen, old, context)
        return _drawn(self.pictures.table, seen, old, context.people, context.words.lang, context.match, alt)

    @override
    def hand(self, view: View, context: RenderContext, before: View | None = None) -> Picture | None:
        seen, old = self.own(view), None if before is None else self.own(before)
        if seen.hand is None:
            return None
        alt = self.alternatives.hand(seen, old, context)
        return _drawn(self.pictures.hand, seen, context.people, context.words.lang, context.match, alt, old)

    @override
    def close_ups(self, view: View, context: RenderContext) -> tuple[tuple[str, str], ...]:
        seen = self.own(view)
        return tuple((what, context.words.plain(self.look(seen, what), context.people)) for what in self.looks(seen))

    @override
    def close_up(self, view: View, what: str, context: RenderContext, before: View | None = None) -> Picture:
        seen, old = self.own(view), None if before is None else self.own(before)
        if what not in self.looks(seen):
            raise ValueError(f"no close-up {what!r} of this table")
        title = context.words.plain(self.look(seen, what), context.people)
        alt = self.alternatives.close_up(seen, old, what, title, context)
        return _drawn(self.pictures.close_up, seen, what, context.people, context.words.lang, context.match, alt, old)

    @override
    def score_sheet(self, view: View, context: RenderContext) -> Picture:
        seen = self.own(view)
        alt = self.alternatives.score_sheet(seen, context)
        return self.pictures.score_sheet(seen, context.people, context.words.lang, context.match, alt)


@lru_cache(maxsize=KEPT)
def _drawn(draw: Callable[..., Picture], *seen: Hashable) -> Picture:
    """A picture, drawn once for all who ask for the same in short order: a panel anew, an edited post.

    Args:
        draw: One of the drawings of a game.
        seen: All that it draws, a view for one audience among it.
    """
    return draw(*seen)
