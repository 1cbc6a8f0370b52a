"""What every panel of Nippon is made of: the question, the table, what is preset, the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from render.core.context import RenderContext
from render.core.layout_answers import HINT, labelled
from render.core.panel import Menu
from render.core.words_cut import cut
from render.nippon.panels.panel_state import PanelState
from rules.core.decisions import Question
from rules.core.frozen import frozen
from rules.nippon.model.terms import LIMITS
from rules.nippon.view import NipponView

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from render.core.panel import Entry
    from rules.core.answers import Answer
    from rules.core.labels import Label
    from rules.nippon.view import DoingView
    from rules.nippon.view.table import ZaibatsuView

    A = TypeVar("A", bound=Answer)


@frozen
class Asked:
    """A question with all that its panel is made of.

    Attributes:
        question: What is asked.
        view: The table.
        presets: What they are set to.
        context: The reader.
    """

    question: Question
    view: NipponView
    presets: PanelState
    context: RenderContext

    @property
    def me(self) -> ZaibatsuView:
        """What the reader owns."""
        return self.view.zaibatsu[self.question.seat]

    @property
    def doing(self) -> DoingView:
        """The action that is being carried out."""
        assert self.view.doing is not None, "an action asks this"
        return self.view.doing

    @property
    def left(self) -> int:
        """Activations that are left."""
        return LIMITS[self.doing.action] - self.doing.done

    def legal(self, answer: Answer) -> bool:
        """Whether an answer can be given."""
        return self.question.refuse(answer) is None

    def first(self, answers: Iterable[A], otherwise: A) -> A:
        """The first of some answers that can be given; if none can, one that says why."""
        return next((one for one in answers if self.legal(one)), otherwise)

    def plain(self, label: Label) -> str:
        """A label in the reader's words."""
        return self.context.plain(label)

    def hint(self, label: Label) -> str:
        """A label as the placeholder of a menu."""
        return cut(self.plain(label), HINT)

    def entries(
        self, words: Sequence[str], labels: Sequence[Label], details: Sequence[Label | None]
    ) -> tuple[Entry, ...]:
        """Entries of a menu."""
        return labelled(words, labels, details, self.context)

    def menu(
        self,
        slot: str,
        hint: Label,
        entries: tuple[Entry, ...],
        compose: Callable[[tuple[str, ...]], str],
        most: int = 1,
    ) -> Menu:
        """A menu of which one to so many entries are chosen."""
        return Menu(slot, self.hint(hint), entries, compose, 1, max(1, min(most, len(entries))))
