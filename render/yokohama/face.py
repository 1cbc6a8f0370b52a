"""The face of Yokohama: everything that people see or read of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from typing_extensions import override

from render.core.game_face import GameFace
from render.yokohama import alt, board_text, hand_text, pictures, score_text, things
from render.yokohama import panel as panels
from render.yokohama.brief import brief
from render.yokohama.closeups import closer_looks, name_of
from render.yokohama.headings import heading
from render.yokohama.panel_turn import turn
from render.yokohama.story import story
from render.yokohama.topics import topics
from render.yokohama.typed import typed
from rules.yokohama.view import YokohamaView

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from render.core.face import RenderContext, Topic
    from render.core.panel import Panel
    from render.core.words import Words
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.core.seats import Seat
    from rules.core.table import Event, View
    from rules.yokohama.events import YokohamaEvent


class YokohamaFace(GameFace[YokohamaView]):
    """See `Face`."""

    key = "yokohama"
    seen = YokohamaView
    pictures = pictures
    alternatives = alt

    @override
    def looks(self, view: YokohamaView) -> tuple[str, ...]:
        return closer_looks(view)

    @override
    def look(self, view: YokohamaView, what: str) -> Label:
        return name_of(view, what)

    @override
    def story(self, events: Sequence[Event]) -> tuple[Label, ...]:
        return story(cast("Sequence[YokohamaEvent]", events))

    @override
    def thing(self, word: str) -> Label:
        return things.thing(word)

    @override
    def brief(self, answer: str) -> Label:
        return brief(answer)

    @override
    def turn(self, answers: Sequence[tuple[str, Sequence[Event]]], seat: Seat) -> tuple[Label, ...]:
        return turn(cast("Sequence[tuple[str, Sequence[YokohamaEvent]]]", answers), seat)

    @override
    def panel(self, question: Question, view: View, carry: str, context: RenderContext) -> Panel:
        return panels.panel(question, self.own(view), carry, context, self)

    @override
    def held(self, view: View) -> Hashable | None:
        own = self.own(view)
        return None if own.hand is None else (own.hand, own.offer)

    @override
    def hand_text(self, view: View, context: RenderContext) -> tuple[str, ...]:
        return tuple(context.words.say(line, context.people) for line in panels.hand_lines(self.own(view)))

    @override
    def hand_told(self, view: View, before: View | None, context: RenderContext) -> tuple[str, ...]:
        lines = hand_text.hand_told(self.own(view), None if before is None else self.own(before))
        return tuple(context.words.say(line, context.people) for line in lines)

    @override
    def heading(self, section: str, words: Words) -> str:
        return heading(section, words.lang)

    @override
    def text_board(self, view: View, context: RenderContext) -> tuple[str, ...]:
        return board_text.sections(self.own(view), context)

    @override
    def score_line(self, view: View, context: RenderContext) -> str:
        return score_text.score_line(self.own(view), context)

    @override
    def warning(self, view: View, context: RenderContext) -> str | None:
        label = score_text.warning(self.own(view))
        return None if label is None else context.words.say(label, context.people)

    @override
    def score_text(self, view: View, context: RenderContext) -> tuple[str, ...]:
        return tuple(context.words.say(label, context.people) for label in score_text.final_score(self.own(view)))

    @override
    def topics(self, words: Words) -> tuple[Topic, ...]:
        return topics(words)

    @override
    def typed(self, text: str, words: Words) -> str:
        return typed(text, words.lang)


YOKOHAMA_FACE = YokohamaFace()
