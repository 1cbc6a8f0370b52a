"""A face in words alone: every picture is a paper with what the text board says. Enough to play; drawings can wait."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, Generic, TypeVar

from PIL import Image
from typing_extensions import override

from render.core.canvas import CLOSE_UP_WIDE, Canvas, Style
from render.core.colours import PAPER
from render.core.face import Face
from render.core.layout import generic_panel
from render.core.names import seat_names
from render.core.palette import png_of
from render.core.picture import Picture
from render.core.sections import LONGEST, alternative, read_out, written
from render.core.topic import Topic
from render.core.words import TEXTS
from render.core.words_cut import cut
from render.core.written_lines import in_lines
from rules.core.labels import Label, say
from rules.core.table import View

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence

    from render.core.context import RenderContext
    from render.core.panel import Panel
    from render.core.people import People
    from render.core.sections import Section
    from render.core.words import Words
    from rules.core.decisions import Question
    from rules.core.table import Event

V = TypeVar("V", bound=View)

TITLE, LINE = Style("bold", 40), Style("plain", 36)
MARGIN, PITCH = 40, 56
TONES = 16
"""Colours that letters on paper need."""


class PlainFace(Face, Generic[V]):
    """What people see of a game whose table is told in sections: board, alternative texts and pictures come from them.

    Attributes:
        rules: Keys of the rules that can be looked up, a question's kind among them: ``<game>-topic-<key>`` is the
            title, with ``-text`` behind it the text.
        heading_of_rules: Heading of the rulebook that they quote.
        seen: What views of the game are.
    """

    texts = TEXTS
    rules: tuple[str, ...]
    heading_of_rules: str
    seen: type[V]

    @abstractmethod
    def sections(self, view: V) -> tuple[Section, ...]:
        """The table as everyone sees it."""

    @abstractmethod
    def score(self, view: V) -> Label:
        """Everyone's points and how near the end is, in one line."""

    @abstractmethod
    def final(self, view: V) -> tuple[Label, ...]:
        """The final score in lines; the first says who wins and why."""

    def cards(self, view: V) -> tuple[Label, ...]:  # noqa: ARG002 - for games with hands
        """The hand of the view's own seat in lines; empty where it has none to see."""
        return ()

    def near_end(self, view: V) -> Label | None:  # noqa: ARG002 - not every end announces itself
        """That the end is near; None otherwise."""
        return None

    def own(self, view: object) -> V:
        """A view as one of this game."""
        assert isinstance(view, self.seen), "a view of this game"
        return view

    @override
    def thing(self, word: str) -> Label:
        return say(f"{self.key}-thing", thing=word)

    @override
    def panel(self, question: Question, view: View, carry: str, context: RenderContext) -> Panel:
        return generic_panel(question, view, carry, context, self)

    @override
    def table(self, view: View, before: View | None, context: RenderContext) -> Picture:
        return self._paper(self.sections(self.own(view)), "table.png", context)

    @override
    def hand(self, view: View, context: RenderContext, before: View | None = None) -> Picture | None:
        lines = self.hand_text(view, context)
        if not lines:
            return None
        alt = context.words.text("house-plain-hand", game=context.words.text(f"{self.key}-name"), match=context.match)
        return on_paper([(line, LINE) for line in lines], alt, "hand.png")

    @override
    def holding(self, view: View) -> Hashable | None:
        return self.cards(self.own(view)) or None

    @override
    def hand_text(self, view: View, context: RenderContext) -> tuple[str, ...]:
        return tuple(context.plain(line) for line in self.cards(self.own(view)))

    @override
    def close_ups(self, view: View, context: RenderContext) -> tuple[tuple[str, str], ...]:
        sections = self.sections(self.own(view))
        return tuple((one.key, context.plain(one.title)) for one in sections)

    @override
    def close_up(self, view: View, what: str, context: RenderContext, before: View | None = None) -> Picture:
        return self._paper([one for one in self.sections(self.own(view)) if one.key == what], "closer.png", context)

    @override
    def text_board(self, view: View, context: RenderContext) -> tuple[str, ...]:
        return tuple(written(section, context) for section in self.sections(self.own(view)))

    @override
    def score_line(self, view: View, context: RenderContext) -> str:
        return context.say(self.score(self.own(view)))

    @override
    def warning(self, view: View, context: RenderContext) -> str | None:
        label = self.near_end(self.own(view))
        return None if label is None else context.say(label)

    @override
    def score_sheet(self, view: View, told: Sequence[Event], context: RenderContext) -> Picture:
        lines = [context.words.plain(line, _drawable(context)) for line in self.final(self.own(view))]
        return on_paper([(line, LINE) for line in lines], cut(" ".join(lines), LONGEST), "score.png")

    @override
    def score_text(self, view: View, told: Sequence[Event], context: RenderContext) -> tuple[str, ...]:
        return tuple(context.say(line) for line in self.final(self.own(view)))

    @override
    def topics(self, words: Words) -> tuple[Topic, ...]:
        text, heading = words.text, self.heading_of_rules
        return tuple(
            Topic(key, text(f"{self.key}-topic-{key}"), text(f"{self.key}-topic-{key}-text"), heading)
            for key in self.rules
        )

    def _paper(self, sections: Iterable[Section], name: str, context: RenderContext) -> Picture:
        """Sections as a picture; its alternative text says the same, as far as there is room."""
        drawable = replace(context, people=_drawable(context))
        lines: list[tuple[str, Style]] = []
        said = [context.words.text("house-plain-alt", game=context.words.text(f"{self.key}-name"), match=context.match)]
        for section in sections:
            title, *rest = [context.words.plain(line, drawable.people) for line in (section.title, *section.lines)]
            lines += [(title, TITLE), *((line, LINE) for line in rest)]
            said += [f"{title}:", *read_out(section, drawable)]
        return on_paper(lines, alternative(said, context), name)


def _drawable(context: RenderContext) -> People:
    """Everyone by a name that letters can be drawn for."""
    names = seat_names(context.people, context.words)
    return tuple(replace(person, name=name) for person, name in zip(context.people, names, strict=True))


def on_paper(lines: Sequence[tuple[str, Style]], alt: str, name: str) -> Picture:
    """Lines of words on paper, broken where they are too long.

    Args:
        lines: Each with how it is written.
    """
    room = CLOSE_UP_WIDE - 2 * MARGIN
    short = [(part, style) for line, style in lines for part in in_lines(line, style, room)]
    canvas = Canvas(Image.new("RGB", (CLOSE_UP_WIDE, PITCH * (len(short) + 1)), PAPER))
    for number, (line, style) in enumerate(short, start=1):
        canvas.write(line, MARGIN, PITCH * number, style, room=room)
    # Black letters on paper need no better choice of tones, and a better one takes four times as long.
    return Picture(png_of(canvas.image.quantize(TONES, Image.Quantize.FASTOCTREE)), alt, canvas.size, name)
