"""What the faces of our games share: a game gives its drawings and its labels, one module each, and a face is made."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Generic

from typing_extensions import override

from render.core import introduction as introductions
from render.core.canvas import CLOSE_UP_WIDE, TABLE_WIDE
from render.core.face import Face
from render.core.face_words import Seen
from render.core.picture import LATEST
from render.core.sections import LONGEST, alternative, read_out, sentences, written
from render.core.topic import Topic
from render.core.words import TEXTS
from render.core.words_cut import cut
from rules.core.advice import Keeps
from rules.core.answers import Redacted
from rules.core.labels import Label, say
from rules.core.results import EARLY

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

    from render.core.canvas import Box
    from render.core.context import RenderContext
    from render.core.face_words import (
        Alternatives,
        AnswerWords,
        Guide,
        Hand,
        Looks,
        PlanWords,
        Score,
        TextBoard,
        Things,
    )
    from render.core.introduction import Introduction
    from render.core.languages import Lang
    from render.core.picture import Picture
    from render.core.pictures import Pictures
    from render.core.sources import Sources
    from render.core.words import Words
    from rules.core.advice import PlanFact
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.seats import Seat
    from rules.core.table import Event, View


class GameFace(Face, Generic[Seen]):
    """A face that tells events in groups and finishes its pictures with alternative texts.

    Its texts ``<game>-alt-closer``, ``<game>-alt-score`` and ``<game>-alt-hand`` name game and match; the last says
    how many cards are ``new``, but no card.

    Attributes:
        seen: What views of the game are.
        pictures: How it is drawn.
        board: The table in words.
        alternatives: What alternative texts say.
        score: The score in words.
        held: The hand in words, or None in a game without hands.
        closer: What can be looked at closer.
        things: What can be picked or counted out.
        guides: What those who play for the first time are told.
        answers: What answers are called.
        plans: What is true of plans.
        introduction: What shows it to those who do not know it.
        topic_sections: Heading of the rulebook for each rule that can be looked up, in their order.
    """

    texts = TEXTS
    seen: type[Seen]
    pictures: Pictures[Seen]
    board: TextBoard[Seen]
    alternatives: Alternatives[Seen]
    score: Score[Seen]
    held: Hand[Seen] | None = None
    closer: Looks[Seen]
    things: Things
    guides: Guide[Seen]
    answers: AnswerWords
    plans: PlanWords
    introduction: Introduction
    topic_sections: Mapping[str, str]

    def own(self, view: object) -> Seen:
        """A view as one of this game."""
        assert isinstance(view, self.seen), "a view of this game"
        return view

    def earlier(self, view: View | None) -> Seen | None:
        """The view that a reader last saw, if any, as one of this game."""
        return None if view is None else self.own(view)

    def looks(self, view: Seen) -> tuple[str, ...]:
        """Ids of the close-ups there are of a table."""
        return self.closer.closer_looks(view)

    @override
    def thing(self, word: str) -> Label:
        return self.things.thing(word)

    @override
    def guide(self, question: Question, view: View) -> Label | None:
        return self.guides.guide(question, self.own(view))

    @override
    def new_words(self, question: Question) -> tuple[str, ...]:
        return self.guides.WORDS.get(question.kind, ())

    @override
    def first(self, view: View) -> Seat:
        return self.own(view).start

    @override
    def undo_label(self, answer: Answer) -> Label | None:
        return None if isinstance(answer, Redacted) else self.answers.undo_label(answer)

    @override
    def plan_facts(self, facts: Sequence[PlanFact]) -> tuple[Label, ...]:
        return tuple([say("plans-keeps") if isinstance(fact, Keeps) else self.plans.plan_fact(fact) for fact in facts])

    @override
    def narrate(self, event: Event) -> Label | None:
        return next(iter(self.story((event,))), None)

    @override
    def card(self, view: View, context: RenderContext) -> Picture | None:
        return introductions.card(self.introduction, self.pictures, self.own(view), context)

    @override
    def steps(self, view: View, context: RenderContext) -> tuple[Picture, ...]:
        seen = self.own(view)
        width = {True: TABLE_WIDE, False: CLOSE_UP_WIDE}
        return tuple(
            self.crop(seen, one.what, (0, one.top, width[one.what is None], one.bottom), context)
            for one in self.introduction.steps
        )

    @override
    def table(self, view: View, before: View | None, context: RenderContext) -> Picture:
        seen, old = self.own(view), self.earlier(before)
        alt = self.table_alt(seen, old, context)
        return _drawn(self.pictures.table, seen, old, context.people, context.words.lang, context.match, alt)

    @override
    def hand(self, view: View, context: RenderContext, before: View | None = None) -> Picture | None:
        seen, old = self.own(view), self.earlier(before)
        if self.held is None or not self.held.lines(seen):
            return None
        fresh = len(self.held.fresh(seen, old))
        alt = context.words.text(f"{self.key}-alt-hand", match=context.match, new=fresh)
        return _drawn(self.pictures.hand, seen, context.people, context.words.lang, context.match, alt, old)

    @override
    def hand_text(self, view: View, context: RenderContext) -> tuple[str, ...]:
        return () if self.held is None else _said(self.held.lines(self.own(view)), context)

    @override
    def hand_told(self, view: View, before: View | None, context: RenderContext) -> tuple[str, ...]:
        return () if self.held is None else _said(self.held.told(self.own(view), self.earlier(before)), context)

    @override
    def close_ups(self, view: View, context: RenderContext) -> tuple[tuple[str, str], ...]:
        seen = self.own(view)
        named = [(what, self.closer.name_of(seen, what)) for what in self.looks(seen)]
        return tuple((what, context.plain(name)) for what, name in named)

    @override
    def close_up(self, view: View, what: str, context: RenderContext, before: View | None = None) -> Picture:
        seen, old = self.own(view), self.earlier(before)
        alt = self.closer_alt(seen, old, what, context)
        return _drawn(self.pictures.close_up, seen, what, context.people, context.words.lang, context.match, alt, old)

    @override
    def close_up_parts(
        self, view: View, what: str, context: RenderContext, before: View | None = None
    ) -> tuple[Picture, ...]:
        seen, reader = self.own(view), replace(context, before=lambda: before)
        bands = self.pictures.bands(seen, what)
        if not bands:
            return super().close_up_parts(view, what, context, before)
        parts: list[Picture] = []
        for n, (top, bottom) in enumerate(bands, start=1):
            drawn = self.crop(seen, what, (0, top, CLOSE_UP_WIDE, bottom), reader)
            parts.append(replace(drawn, name=f"closer{n}.png"))
        return tuple(parts)

    def crop(self, view: Seen, what: str | None, box: Box, context: RenderContext) -> Picture:
        """A part of a close-up for a panel, with what is new to the reader marked.

        Args:
            what: Id of the close-up, or None for the table.
            box: Which part of the picture.
        """
        old = self.earlier(context.before())
        alt = self.table_alt(view, old, context) if what is None else self.closer_alt(view, old, what, context)
        return _drawn(self.pictures.crop, view, what, box, context.people, context.words.lang, context.match, alt, old)

    def table_alt(self, seen: Seen, old: Seen | None, context: RenderContext) -> str:
        """What the table shows, in words, what is new first."""
        return alternative(_plain(self.alternatives.table(seen, old, context.match), context), context)

    def closer_alt(self, seen: Seen, old: Seen | None, what: str, context: RenderContext) -> str:
        """What a close-up shows, in words, what is new first."""
        if what not in self.looks(seen):
            raise ValueError(f"no close-up {what!r} of this table")
        section = self.board.section(seen, what, context.people)
        title = context.plain(section.title).removesuffix(".")
        said = [context.words.text(f"{self.key}-alt-closer", match=context.match, what=title)]
        if old is not None and (news := self.alternatives.news(seen, old, what)):
            said += _plain([say("house-alt-new", what=news)], context)
        return alternative([*said, *read_out(section, context)], context)

    @override
    def text_board(self, view: View, context: RenderContext) -> tuple[str, ...]:
        return tuple(written(section, context) for section in self.board.sections(self.own(view), context.people))

    @override
    def score_line(self, view: View, context: RenderContext) -> str:
        return self.score.score_line(self.own(view), context)

    @override
    def warning(self, view: View, context: RenderContext) -> str | None:
        label = self.score.warning(self.own(view))
        return None if label is None else context.say(label)

    @override
    def beneath_table(self, view: View, context: RenderContext) -> tuple[str, ...]:
        # Points, and how far the ends are, stand in the picture and in its alternative text.
        warning = self.warning(view, context)
        return (warning,) if warning else ()

    @override
    def score_sheet(self, view: View, told: Sequence[Event], context: RenderContext) -> Picture:
        seen = self.own(view)
        sources = self.score.sources(seen, told)
        if seen.ended_by == EARLY:
            title = say("house-stood-alt", game=context.words.text(f"{self.key}-name"), match=context.match)
        else:
            title = say(f"{self.key}-alt-score", match=context.match)
        labels = [title, *self.score.final_score(seen, sources)]
        alt = cut(" ".join(sentences(labels, context)), LONGEST)
        return self.pictures.score_sheet(seen, context.people, context.words.lang, context.match, alt, sources)

    @override
    def points(self, view: View, told: Sequence[Event]) -> Sources:
        return self.score.points(self.own(view), told)

    @override
    def standings(self, view: View) -> tuple[int, ...]:
        return self.score.standings(self.own(view))

    @override
    def milestone(self, event: Event) -> tuple[Seat, ...] | None:
        return self.score.milestone(event)

    @override
    def score_text(self, view: View, told: Sequence[Event], context: RenderContext) -> tuple[str, ...]:
        seen = self.own(view)
        return _said(self.score.final_score(seen, self.score.sources(seen, told)), context)

    @abstractmethod
    def printed(self, section: str, lang: Lang) -> str | None:
        """A heading as the rulebook in a language has it; None if there is none in that language."""

    @override
    def heading(self, section: str, words: Words) -> str:
        printed = self.printed(section, words.lang)
        if printed is not None:
            return printed
        topic = next((key for key, of in self.topic_sections.items() if of == section), None)
        return words.text(f"{self.key}-topic-{topic}") if topic else section

    @override
    def topics(self, words: Words) -> tuple[Topic, ...]:
        names = {key: f"{self.key}-topic-{key}" for key in self.topic_sections}
        return tuple(
            Topic(key, words.text(names[key]), words.text(f"{names[key]}-text"), self.heading(section, words))
            for key, section in self.topic_sections.items()
        )


def _said(labels: Iterable[Label], context: RenderContext) -> tuple[str, ...]:
    return tuple(context.say(label) for label in labels)


def _plain(labels: Iterable[Label], context: RenderContext) -> list[str]:
    return [context.plain(label) for label in labels]


@lru_cache(maxsize=LATEST)
def _drawn(draw: Callable[..., Picture], *seen: Hashable) -> Picture:
    """A picture, drawn once for all who ask for the same in short order: a panel anew, an edited post.

    Args:
        draw: One of the drawings of a game.
        seen: All that it draws, a view for one audience among it.
    """
    return draw(*seen)
