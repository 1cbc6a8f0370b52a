"""The face of Yokohama: everything that people see or read of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from typing_extensions import override

from render.core.game_face import GameFace
from render.yokohama.emojis import EMOJIS
from render.yokohama.introduction import INTRODUCTION
from render.yokohama.panels import panel as panels
from render.yokohama.pictures import PICTURES
from render.yokohama.words import alt, guide, hand, looks, plans, score, text_board, things
from render.yokohama.words import answers as answer_words
from render.yokohama.words.icons import ICONS
from render.yokohama.words.looks import OFFER
from render.yokohama.words.phrases import phrases
from render.yokohama.words.pieces import pieces
from render.yokohama.words.told import news, story
from render.yokohama.words.topics import SECTIONS, printed
from render.yokohama.words.typed import TERMS
from rules.core.answers import Redacted
from rules.core.labels import say
from rules.yokohama.delta import merchant_delta
from rules.yokohama.model.headings import TECHNOLOGY
from rules.yokohama.model.numbers import Tables
from rules.yokohama.model.terms import HAND
from rules.yokohama.view import YokohamaView

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from render.core.context import RenderContext
    from render.core.languages import Lang
    from render.core.panel import Panel
    from render.core.topic import Topic
    from render.core.words import Words
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.core.seats import Seat
    from rules.core.table import Event, View
    from rules.yokohama.answers import YokohamaAnswer
    from rules.yokohama.events import YokohamaEvent


class YokohamaFace(GameFace[YokohamaView]):
    """See `Face`."""

    key = "yokohama"
    icons = ICONS
    terms = TERMS
    seen = YokohamaView
    pictures = PICTURES
    board = text_board
    alternatives = alt
    score = score
    held = hand
    closer = looks
    things = things
    guides = guide
    answers = answer_words
    plans = plans
    introduction = INTRODUCTION
    example = INTRODUCTION.answers
    emojis = EMOJIS
    topic_sections = SECTIONS

    @override
    def fact_place(self, word: str) -> Label:
        return say("yokohama-thing-hand") if word == HAND else self.thing(word)

    @override
    def closer_begins(self, view: View) -> str | None:
        return OFFER

    @override
    def story(self, events: Sequence[Event]) -> tuple[Label, ...]:
        return story(phrases(cast("Sequence[YokohamaEvent]", events)))

    @override
    def post_text(self, events: Sequence[Event]) -> tuple[Label, ...]:
        return story([one for one in phrases(cast("Sequence[YokohamaEvent]", events)) if one.posted])

    @override
    def turn(self, answers: Sequence[tuple[Answer, Sequence[Event]]], seat: Seat) -> tuple[Label, ...]:
        given = cast("Sequence[tuple[YokohamaAnswer, Sequence[YokohamaEvent]]]", answers)
        return answer_words.turn([(answer, phrases(events)) for answer, events in given], seat)

    @override
    def panel(self, question: Question, view: View, carry: str, context: RenderContext) -> Panel:
        return panels.panel(question, self.own(view), carry, context, self)

    @override
    def planned(self, answer: Answer) -> Label | None:
        return None if isinstance(answer, Redacted) else answer_words.planned(cast("YokohamaAnswer", answer))

    @override
    def news(self, events: Sequence[Event], seat: Seat) -> tuple[Label, ...]:
        return news(phrases(cast("Sequence[YokohamaEvent]", events)), seat)

    @override
    def turn_summary(self, before: View, view: View, seat: Seat) -> tuple[Label, ...]:
        return plans.turn_summary(merchant_delta(self.own(before).merchants[seat], self.own(view).merchants[seat]))

    @override
    def holding(self, view: View) -> Hashable | None:
        own = self.own(view)
        return None if own.hand is None else (own.hand, own.offer)

    @override
    def pieces(self, tables: object, words: Words) -> tuple[Topic, ...]:
        assert isinstance(tables, Tables), "tables of this game"
        return pieces(tables, words, self.heading(TECHNOLOGY, words))

    @override
    def printed(self, section: str, lang: Lang) -> str | None:
        return printed(section, lang)


YOKOHAMA_FACE = YokohamaFace()
