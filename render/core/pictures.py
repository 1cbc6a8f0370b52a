"""The pictures of a game, finished: pure functions of what is seen, who sits where, and a language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from render.core.canvas import Box, Canvas
from render.core.colours import Rgb
from render.core.languages import Lang
from render.core.people import People
from render.core.sources import Sources
from render.core.tiles import finished, posted
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from render.core.picture import Picture

Seen = TypeVar("Seen")

DrawTable: TypeAlias = Callable[[Seen, Seen | None, People, Lang, str], Canvas]
"""Draws what is seen, with what changed since the earlier view marked: people, language and id of the match behind."""

DrawHand: TypeAlias = Callable[[Seen, People, Lang, str, Seen | None], Canvas]
DrawCloseUp: TypeAlias = Callable[[Seen, str, People, Lang, str, Seen | None], Canvas]
"""The id of the close-up stands behind what is seen, the earlier view last."""

DrawScore: TypeAlias = Callable[[Seen, People, Lang, str, Sources], Canvas]
"""The sources of the points stand last."""


def whole(view: object, what: str) -> tuple[tuple[int, int], ...]:  # noqa: ARG001 - others look at both
    """The bands of close-ups that a phone shows whole: none."""
    return ()


@frozen
class Pictures(Generic[Seen]):
    """How a game is drawn.

    Every picture is given the owners by seat, the language of its words, the id of the match as people type it, and
    its alternative text.

    Attributes:
        game: Id of the game, whose palette its pictures are finished with.
        flat: Flat colours which that palette holds exactly.
        draw_table: Draws the table, `TABLE_WIDE`.
        draw_close_up: Draws a part of it, `CLOSE_UP_WIDE`, every figure legible at 400.
        draw_score: Draws the final score.
        draw_hand: Draws the cards of the seat that looks; None in a game without hands.
        bands: Top and bottom, in pixels, of the parts into which a close-up is cut that is too high for a phone; none
            of others.
    """

    game: str
    flat: tuple[Rgb, ...]
    draw_table: DrawTable[Seen]
    draw_close_up: DrawCloseUp[Seen]
    draw_score: DrawScore[Seen]
    draw_hand: DrawHand[Seen] | None = None
    bands: Callable[[Seen, str], tuple[tuple[int, int], ...]] = whole

    def table(self, view: Seen, before: Seen | None, people: People, lang: Lang, match_id: str, alt: str) -> Picture:
        """The table, with what changed since ``before`` marked, or nothing if that is None."""
        canvas = self.draw_table(view, before, people, lang, match_id)
        return posted(canvas, self.game, alt, "table.png")

    def hand(
        self, view: Seen, people: People, lang: Lang, match_id: str, alt: str, before: Seen | None = None
    ) -> Picture:
        """The hand of the seat that looks, on the green cloth of private pictures.

        Raises:
            ValueError: The view shows no hand.
        """
        if self.draw_hand is None:
            raise ValueError(f"no hands in {self.game}")
        canvas = self.draw_hand(view, people, lang, match_id, before)
        return finished(canvas, self.game, alt, "hand.png")

    def close_up(
        self, view: Seen, what: str, people: People, lang: Lang, match_id: str, alt: str, before: Seen | None = None
    ) -> Picture:
        """A part of the table, large, with what changed since ``before`` marked.

        Raises:
            ValueError: There is no such close-up of this table.
        """
        canvas = self.draw_close_up(view, what, people, lang, match_id, before)
        return finished(canvas, self.game, alt, "closer.png")

    def crop(
        self,
        view: Seen,
        what: str | None,
        box: Box,
        people: People,
        lang: Lang,
        match_id: str,
        alt: str,
        before: Seen | None = None,
    ) -> Picture:
        """A part of a close-up, or of the table if ``what`` is None, with what changed since ``before`` marked.

        Raises:
            ValueError: There is no such close-up of this table.
        """
        if what is None:
            canvas = self.draw_table(view, before, people, lang, match_id)
        else:
            canvas = self.draw_close_up(view, what, people, lang, match_id, before)
        return finished(canvas, self.game, alt, "panel.png", box)

    def score_sheet(
        self, view: Seen, people: People, lang: Lang, match_id: str, alt: str, sources: Sources = ()
    ) -> Picture:
        """The final score, with where the points came from.

        Raises:
            ValueError: The match is not over.
        """
        canvas = self.draw_score(view, people, lang, match_id, sources)
        return finished(canvas, self.game, alt, "score.png")
