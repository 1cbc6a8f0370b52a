"""The face of a game: everything that people see or read of it. One for each game, in `render/faces.py`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import MappingProxyType
from typing import TYPE_CHECKING

from render.core.terms import Terms
from rules.core.labels import say
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence
    from pathlib import Path

    from render.core.context import RenderContext
    from render.core.panel import Panel
    from render.core.picture import Picture
    from render.core.sources import Sources
    from render.core.sprites import Emblem
    from render.core.topic import Topic
    from render.core.words import Words
    from render.core.words_icons import Rule
    from rules.core.advice import PlanFact
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.core.log import Move
    from rules.core.table import Event, View


class Face(ABC):
    """What people see and read of a game.

    Attributes:
        key: Id of the game.
        texts: Folder with its texts, one folder a language.
        icons: Which of its labels have icons, by their keys.
        terms: What other languages than English call the words of its notation.
        example: Answers after which a match of our own shows what the game is like; 0 where nothing is shown of it.
        emojis: Icons of what its lines count and name besides what games share, by name.
    """

    key: str
    texts: Path
    icons: Mapping[str, Rule] = MappingProxyType({})
    terms: Terms = Terms({})
    example: int = 0
    emojis: Mapping[str, Emblem] = MappingProxyType({})

    @abstractmethod
    def narrate(self, event: Event) -> Label | None:
        """One line of the story, or None for what is not worth a line."""

    def story(self, events: Sequence[Event]) -> tuple[Label, ...]:
        """The story of several events in a row, those that belong together in one line.

        Args:
            events: In the order in which they happened, only those that the reader may know.
        """
        lines = (self.narrate(event) for event in events)
        return tuple(line for line in lines if line is not None)

    def post_text(self, events: Sequence[Event]) -> tuple[Label, ...]:
        """What the table's post tells of several events in a row: the story, or the part of it that all must know.

        Args:
            events: In the order in which they happened, only those that everyone may know.
        """
        return self.story(events)

    def rounds(self, moves: Sequence[Move[Event]], seats: int) -> list[int]:
        """The round in which each answer was given, from 1: everyone has one turn in it.

        Args:
            moves: Answers from the first on.
        """
        found: list[int] = []
        for move in moves:
            # An answer that was stored when turns were not noted yet belongs where the one before it does.
            last = found[-1] if found else 1
            found.append(last if move.turn is None else move.turn // seats + 1)
        return found

    def first(self, view: View) -> Seat:  # noqa: ARG002 - some games find their start player, others do not
        """Who has the first turn; the others follow clockwise."""
        return Seat(0)

    @abstractmethod
    def thing(self, word: str) -> Label:
        """Something that can be picked or counted out, such as a card, by its word in the notation."""

    def fact_name(self, what: str) -> Label:
        """What a fact is called that a table may set right, by its id; see `rules.core.corrections`."""
        return say(f"{self.key}-fact", what=what)

    def fact_place(self, word: str) -> Label:
        """A place that such a fact names, by its word."""
        return self.thing(word)

    def undo_label(self, answer: Answer) -> Label | None:  # noqa: ARG002 - without words it stays as it is written
        """What *Back* takes back: an answer in as few words as there is room for; None if it has no words."""
        return None

    def turn(
        self,
        answers: Sequence[tuple[Answer, Sequence[Event]]],
        seat: Seat,  # noqa: ARG002 - for games
    ) -> tuple[Label, ...]:
        """A turn in the making, told to the one who is at it, in as few words as its panel has room for.

        Args:
            answers: Each with the events that came of it and that the reader may know.
        """
        return self.story([event for _, events in answers for event in events])

    @abstractmethod
    def panel(self, question: Question, view: View, carry: str, context: RenderContext) -> Panel:
        """The panel of a seat's question.

        Args:
            carry: Presets chosen so far; empty at first. Anything unreadable counts as empty.
        """

    def news(self, events: Sequence[Event], seat: Seat) -> tuple[Label, ...]:  # noqa: ARG002 - for games
        """What the first panel of a turn begins with: two to four lines of what happened; nothing if it tells nothing.

        Args:
            events: All since the reader's last turn that the reader may know.
        """
        return ()

    def turn_summary(self, before: View, view: View, seat: Seat) -> tuple[Label, ...]:  # noqa: ARG002 - for games
        """What a player has more and less after a turn, in few words; nothing if nothing is said of it.

        Args:
            before: What the player saw when it began.
            view: What the player sees now.
        """
        return ()

    def card(self, view: View, context: RenderContext) -> Picture | None:  # noqa: ARG002 - for games with an example
        """What the game looks like, in the post of its lobby; None in a game without an example."""
        return None

    def steps(self, view: View, context: RenderContext) -> tuple[Picture, ...]:  # noqa: ARG002 - for games with an example
        """A picture for each step of *How it plays*, whose words are ``<game>-how-1`` and so on.

        Args:
            view: The example, as one of its seats sees it.
        """
        return ()

    def guide(self, question: Question, view: View) -> Label | None:  # noqa: ARG002 - for games with a guide
        """One sentence of why, for who plays the game for the first time: what follows from the rules, no advice."""
        return None

    def new_words(self, question: Question) -> tuple[str, ...]:  # noqa: ARG002 - for games that explain some
        """The words of the game that a panel takes for known and that no newcomer knows, what matters most first.

        Each is called ``<game>-what-<word>`` and explained, in one sentence, by ``<game>-what-<word>-text``.
        """
        return ()

    def planned(self, answer: Answer) -> Label | None:
        """An answer of a plan, in a few words that also say what is chosen; None if it stays as it is described."""
        return self.undo_label(answer)

    def plan_facts(self, facts: Sequence[PlanFact]) -> tuple[Label, ...]:  # noqa: ARG002 - for games with an adviser
        """What is true of a turn, each in a few words that go on from "this plan"; see `rules.core.advice`."""
        return ()

    @abstractmethod
    def table(self, view: View, before: View | None, context: RenderContext) -> Picture:
        """The table, with what changed since ``before`` marked."""

    @abstractmethod
    def hand(self, view: View, context: RenderContext, before: View | None = None) -> Picture | None:
        """The hand of the view's own seat, what came since ``before`` marked, or None in a game without hands."""

    @abstractmethod
    def holding(self, view: View) -> Hashable | None:
        """What the view's own seat holds, equal exactly as long as its hand is the same; None if it holds nothing."""

    @abstractmethod
    def hand_text(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """The same hand in lines; empty in a game without hands."""

    def hand_told(self, view: View, before: View | None, context: RenderContext) -> tuple[str, ...]:  # noqa: ARG002 - for games
        """The same lines as the owner reads them, with all else that the picture of the hand shows.

        Args:
            before: What the owner saw earlier, against which cards are new; None if none is to count as new.
        """
        return self.hand_text(view, context)

    def heading(self, section: str, words: Words) -> str:  # noqa: ARG002 - for games with several rulebooks
        """A heading as the rules name it, in the rulebook that a reader is likeliest to have."""
        return section

    @abstractmethod
    def close_ups(self, view: View, context: RenderContext) -> tuple[tuple[str, str], ...]:
        """What can be looked at closer: ids and names.

        An id with a colon, such as ``area:bank``, stands in a menu of its kind, which the text
        ``<game>-closer-<kind>`` names; at most 24 things stand in the menu without a kind, 25 in any other.
        """

    def closer_begins(self, view: View) -> str | None:  # noqa: ARG002 - for games that have one picture of all on offer
        """Id of the close-up with which looking closer begins; None for the whole board."""
        return None

    def close_up_parts(
        self, view: View, what: str, context: RenderContext, before: View | None = None
    ) -> tuple[Picture, ...]:
        """A close-up in pictures, none so high that a phone does not show its full width; each tells all of it."""
        return (self.close_up(view, what, context, before),)

    @abstractmethod
    def close_up(self, view: View, what: str, context: RenderContext, before: View | None = None) -> Picture:
        """One of the close-ups, with what changed since ``before`` marked."""

    @abstractmethod
    def text_board(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """All that the pictures show as sections of text for a screen reader; the first line of each is its title."""

    @abstractmethod
    def score_line(self, view: View, context: RenderContext) -> str:
        """Everyone's points and how near the end is, in one line."""

    @abstractmethod
    def warning(self, view: View, context: RenderContext) -> str | None:
        """That the end is near, or the last turn, in one bold line; None otherwise."""

    def beneath_table(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """What a post says beneath the picture of the table: the score and the warning, unless the picture says it."""
        warning = self.warning(view, context)
        return (self.score_line(view, context), *((warning,) if warning else ()))

    @abstractmethod
    def score_sheet(self, view: View, told: Sequence[Event], context: RenderContext) -> Picture:
        """The final score, with where the points came from.

        Args:
            view: The table at the end.
            told: All that everyone was told in the match.
        """

    @abstractmethod
    def score_text(self, view: View, told: Sequence[Event], context: RenderContext) -> tuple[str, ...]:
        """The same in lines; the first says who wins and why."""

    def points(self, view: View, told: Sequence[Event]) -> Sources:  # noqa: ARG002 - for games whose numbers are looked at
        """All points of a finished match by source, those of the final score too; nothing if no one counts them.

        Args:
            view: The table at the end.
            told: All that everyone was told in the match.
        """
        return ()

    def standings(self, view: View) -> tuple[int, ...]:  # noqa: ARG002 - for games whose points everyone sees
        """Everyone's points by seat, as a view shows them; nothing if no one counts them."""
        return ()

    def milestone(self, event: Event) -> tuple[Seat, ...] | None:  # noqa: ARG002 - for games that mark some
        """Whose milestone an event is in the course of a match: of none, if it is everyone's; None if it is none.

        What lines and stars stand for is said by ``course-<game>-line`` and ``course-<game>-star``.
        """
        return None

    def source_name(self, source: str, words: Words) -> str:
        """What a source of points is called, one of those of `points`, in a list of favourite sources."""
        _, final, part = source.rpartition("final ")
        try:
            if final:
                return words.text(f"{self.key}-score-part", part=part)
            return words.text(f"{self.key}-source", source=source)
        except ValueError:
            # It was counted by older rules.
            return words.text(f"{self.key}-source", source="rest")

    @abstractmethod
    def topics(self, words: Words) -> tuple[Topic, ...]:
        """All rules that can be looked up; a question's kind is the key of the rule that explains it."""

    def pieces(self, tables: object, words: Words) -> tuple[Topic, ...]:  # noqa: ARG002 - for games with many
        """All single pieces that can be looked up besides the rules, each with what it does.

        Args:
            tables: Validated component tables, as the game shapes them.
        """
        return ()

    def typed(self, text: str, words: Words) -> str:
        """One typed move with the reader's own terms turned into notation."""
        return self.terms.typed(text, words.lang)

    def spoken(self, notation: str, words: Words) -> str:
        """A move in notation, or the beginning of one, in the reader's own terms."""
        return self.terms.spoken(notation, words.lang)
