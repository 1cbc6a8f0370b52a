"""The face of Traders of Osaka: everything that people see or read of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from typing_extensions import override

from render.core.game_face import GameFace
from render.osaka.closeups.closeups import closer_looks, name_of
from render.osaka.introduction import INTRODUCTION
from render.osaka.panels import panel as panels
from render.osaka.pictures import PICTURES
from render.osaka.words import alt, hand, score, text_board, things
from render.osaka.words.brief import brief
from render.osaka.words.brought import brought
from render.osaka.words.guide import guide
from render.osaka.words.merits import merit, step
from render.osaka.words.news import news
from render.osaka.words.story import story
from render.osaka.words.topics import SECTIONS, printed
from render.osaka.words.typed import TERMS
from rules.osaka.model.merits import OsakaMerit
from rules.osaka.view import OsakaView

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from render.core.face import RenderContext
    from render.core.languages import Lang
    from render.core.panel import Panel
    from rules.core.advice import Merit
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.core.seats import Seat
    from rules.core.table import Event, View
    from rules.osaka.events import OsakaEvent


class OsakaFace(GameFace[OsakaView]):
    """See `Face`."""

    key = "osaka"
    terms = TERMS
    seen = OsakaView
    pictures = PICTURES
    board = text_board
    alternatives = alt
    score = score
    held = hand
    introduction = INTRODUCTION
    example = INTRODUCTION.answers
    topic_sections = SECTIONS

    @override
    def printed(self, section: str, lang: Lang) -> str | None:
        return printed(section, lang)

    @override
    def looks(self, view: OsakaView) -> tuple[str, ...]:
        return closer_looks(view)

    @override
    def look(self, view: OsakaView, what: str) -> Label:
        return name_of(what)

    @override
    def story(self, events: Sequence[Event]) -> tuple[Label, ...]:
        return story(cast("Sequence[OsakaEvent]", events))

    @override
    def thing(self, word: str) -> Label:
        return things.thing(word)

    @override
    def brief(self, answer: Answer) -> Label | None:
        return brief(answer)

    @override
    def panel(self, question: Question, view: View, carry: str, context: RenderContext) -> Panel:
        return panels.panel(question, self.own(view), carry, context, self)

    @override
    def guide(self, question: Question, view: View) -> Label | None:
        return guide(question, self.own(view))

    @override
    def planned(self, answer: Answer) -> Label | None:
        return step(answer)

    @override
    def merits(self, merits: Sequence[Merit]) -> tuple[Label, ...]:
        return tuple([merit(one) for one in merits if isinstance(one, OsakaMerit)])

    @override
    def news(self, events: Sequence[Event], seat: Seat) -> tuple[Label, ...]:
        return news(cast("Sequence[OsakaEvent]", events), seat)

    @override
    def brought(self, before: View, view: View, seat: Seat) -> tuple[Label, ...]:
        return brought(self.own(before), self.own(view), seat)

    @override
    def holding(self, view: View) -> Hashable | None:
        return self.own(view).hand


OSAKA_FACE = OsakaFace()
