"""The face of Nippon: everything that people see or read of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from typing_extensions import override

from render.core.game_face import GameFace
from render.nippon.emojis import EMOJIS
from render.nippon.introduction import INTRODUCTION
from render.nippon.panels.panel import panel
from render.nippon.pictures import PICTURES
from render.nippon.words import alt, guide, looks, plans, score, text_board, things, undo_label
from render.nippon.words.icons import ICONS
from render.nippon.words.news import news
from render.nippon.words.pieces import pieces
from render.nippon.words.post_text import post_text
from render.nippon.words.story import story
from render.nippon.words.topics import SECTIONS
from render.nippon.words.typed import TERMS
from rules.nippon.events.rounds import FinalRounds, RoundEnded, WorkersDrawn
from rules.nippon.model.tables import Tables
from rules.nippon.view import NipponView

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
    from rules.core.log import Move
    from rules.core.seats import Seat
    from rules.core.table import Event, View
    from rules.nippon.answers import NipponAnswer
    from rules.nippon.events import NipponEvent


class NipponFace(GameFace[NipponView]):
    """See `Face`."""

    key = "nippon"
    icons = ICONS
    terms = TERMS
    seen = NipponView
    pictures = PICTURES
    board = text_board
    alternatives = alt
    score = score
    closer = looks
    things = things
    guides = guide
    answers = undo_label
    plans = plans
    introduction = INTRODUCTION
    example = INTRODUCTION.answers
    emojis = EMOJIS
    topic_sections = SECTIONS

    @override
    def rounds(self, moves: Sequence[Move[Event]], seats: int) -> list[int]:
        found, current, last = [], 1, 0
        for move in moves:
            found.append(current)
            for told in move.told:
                match told.event:
                    case WorkersDrawn(round=begun):
                        current = begun
                    case FinalRounds(turns=final):
                        last = current + final - 1
                    # In the final rounds no workers are drawn any more.
                    case RoundEnded() if current < last:
                        current += 1
                    case _:
                        pass
        return found

    @override
    def story(self, events: Sequence[Event]) -> tuple[Label, ...]:
        return story(cast("Sequence[NipponEvent]", events))

    @override
    def post_text(self, events: Sequence[Event]) -> tuple[Label, ...]:
        return post_text(cast("Sequence[NipponEvent]", events))

    @override
    def turn(self, answers: Sequence[tuple[Answer, Sequence[Event]]], seat: Seat) -> tuple[Label, ...]:
        return undo_label.turn(cast("Sequence[tuple[NipponAnswer, Sequence[NipponEvent]]]", answers))

    @override
    def panel(self, question: Question, view: View, carry: str, context: RenderContext) -> Panel:
        return panel(question, self.own(view), carry, context, self)

    @override
    def news(self, events: Sequence[Event], seat: Seat) -> tuple[Label, ...]:
        return news(cast("Sequence[NipponEvent]", events), seat)

    @override
    def turn_summary(self, before: View, view: View, seat: Seat) -> tuple[Label, ...]:
        return plans.turn_summary(self.own(before).zaibatsu[seat], self.own(view).zaibatsu[seat])

    @override
    def printed(self, section: str, lang: Lang) -> str | None:
        # The rulebook is German.
        return section if lang == "de" else None

    @override
    def pieces(self, tables: object, words: Words) -> tuple[Topic, ...]:
        assert isinstance(tables, Tables), "tables of this game"
        found = pieces(tables, words)
        return tuple([replace(one, section=self.heading(one.section, words)) for one in found])

    @override
    def holding(self, view: View) -> Hashable | None:
        return None


NIPPON_FACE = NipponFace()
