"""The face of Nippon: words alone, until somebody draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from typing_extensions import override

from render.core.face import Topic
from render.core.plain_face import PlainFace
from render.nippon.panel import panel
from render.nippon.words import board, score
from render.nippon.words.brief import brief
from render.nippon.words.story import story
from render.nippon.words.things import thing
from render.nippon.words.topics import SECTIONS
from render.nippon.words.typed import TERMS
from rules.nippon.model.headings import TURN
from rules.nippon.view import NipponView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.face import RenderContext
    from render.core.panel import Panel
    from render.core.sections import Section
    from render.core.words import Words
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.core.seats import Seat
    from rules.core.table import Event, View
    from rules.nippon.events import NipponEvent


class NipponFace(PlainFace[NipponView]):
    """See `Face`."""

    key = "nippon"
    terms = TERMS
    rules = tuple(SECTIONS)
    heading_of_rules = TURN
    seen = NipponView

    @override
    def narrate(self, event: Event) -> Label | None:
        return next(iter(self.story((event,))), None)

    @override
    def story(self, events: Sequence[Event]) -> tuple[Label, ...]:
        return story(cast("Sequence[NipponEvent]", events))

    @override
    def first(self, view: View) -> Seat:
        return self.own(view).start

    @override
    def thing(self, word: str) -> Label:
        return thing(word)

    @override
    def brief(self, answer: Answer) -> Label | None:
        return brief(answer)

    @override
    def panel(self, question: Question, view: View, carry: str, context: RenderContext) -> Panel:
        return panel(question, self.own(view), carry, context, self)

    @override
    def sections(self, view: NipponView) -> tuple[Section, ...]:
        return board.sections(view)

    @override
    def score(self, view: NipponView) -> Label:
        return score.score_line(view)

    @override
    def final(self, view: NipponView) -> tuple[Label, ...]:
        return score.final_score(view)

    @override
    def near_end(self, view: NipponView) -> Label | None:
        return score.warning(view)

    @override
    def topics(self, words: Words) -> tuple[Topic, ...]:
        return tuple(
            Topic(key, words.text(f"nippon-topic-{key}"), words.text(f"nippon-topic-{key}-text"), section)
            for key, section in SECTIONS.items()
        )


NIPPON_FACE = NipponFace()
