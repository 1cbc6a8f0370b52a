"""The face of Traders of Osaka: everything that people see or read of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from typing_extensions import override

from render.core.game_face import GameFace
from render.osaka import alt, board_text, pictures
from render.osaka import panel as panels
from render.osaka.brief import brief
from render.osaka.closeups import closer_looks, name_of
from render.osaka.hand_news import new_cards
from render.osaka.story import story
from render.osaka.story_cards import cards, named
from render.osaka.topics import topics
from render.osaka.typed import typed
from rules.core.labels import say
from rules.osaka.view import OsakaView

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from render.core.face import RenderContext, Topic
    from render.core.panel import Panel
    from render.core.words import Words
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.core.table import Event, View
    from rules.osaka.events import OsakaEvent


class OsakaFace(GameFace[OsakaView]):
    """See `Face`."""

    key = "osaka"
    seen = OsakaView
    pictures = pictures
    alternatives = alt

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
        return named(word)

    @override
    def brief(self, answer: str) -> Label:
        return brief(answer)

    @override
    def panel(self, question: Question, view: View, carry: str, context: RenderContext) -> Panel:
        return panels.panel(question, self.own(view), carry, context, self)

    @override
    def held(self, view: View) -> Hashable | None:
        return self.own(view).hand

    @override
    def hand_text(self, view: View, context: RenderContext) -> tuple[str, ...]:
        return tuple(context.words.say(line, context.people) for line in panels.hand_lines(self.own(view)))

    @override
    def hand_told(self, view: View, before: View | None, context: RenderContext) -> tuple[str, ...]:
        fresh = new_cards(self.own(view), None if before is None else self.own(before))
        news = [context.words.say(say("osaka-hand-new", cards=cards(fresh)), context.people)] if fresh else []
        return (*self.hand_text(view, context), *news)

    @override
    def text_board(self, view: View, context: RenderContext) -> tuple[str, ...]:
        return board_text.sections(self.own(view), context)

    @override
    def score_line(self, view: View, context: RenderContext) -> str:
        return board_text.score_line(self.own(view), context.people, context.words.say)

    @override
    def warning(self, view: View, context: RenderContext) -> str | None:
        label = board_text.warning(self.own(view))
        return None if label is None else context.words.say(label, context.people)

    @override
    def score_text(self, view: View, context: RenderContext) -> tuple[str, ...]:
        return tuple(context.words.say(label, context.people) for label in board_text.final_score(self.own(view)))

    @override
    def topics(self, words: Words) -> tuple[Topic, ...]:
        return topics(words)

    @override
    def typed(self, text: str, words: Words) -> str:
        return typed(text, words.lang)


OSAKA_FACE = OsakaFace()
