"""The face of the toy game: the common panel, plain pictures, few words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from typing_extensions import override

from render.core.face import Face, Topic
from render.core.layout import generic_panel
from render.core.names import seat_names
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from tests.toy.notation import SECTION
from tests.toy.pictures import written
from tests.toy.state import Clapped, Counted, Drew, Ended, Hung, Kept, Lit, Sold
from tests.toy.tables import COLOURS
from tests.toy.view import ToyView

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from render.core.face import RenderContext
    from render.core.panel import Panel
    from render.core.people import People
    from render.core.picture import Picture
    from render.core.words import Words
    from rules.core.decisions import Question
    from rules.core.table import Event, View
    from tests.toy.state import ToyEvent

TOPICS = ("keep", "hang", "effects", "stall", "clap")


class ToyFace(Face):
    """See `Face`."""

    key = "toy"
    texts = Path(__file__).parent / "texts"

    @override
    def narrate(self, event: Event) -> Label | None:
        return told(cast("ToyEvent", event))

    @override
    def thing(self, word: str) -> Label:
        return say("toy-lantern", colour=word) if word in COLOURS else say("toy-post", post=word)

    @override
    def panel(self, question: Question, view: View, carry: str, context: RenderContext) -> Panel:
        return generic_panel(question, view, carry, context, self)

    @override
    def table(self, view: View, before: View | None, context: RenderContext) -> Picture:
        view = _own(view)
        alt = context.words.text(
            "toy-alt", match=context.match, round=view.round, score=_scores(view, context.people, context.words.plain)
        )
        names = seat_names(context.people, context.words)
        lines = [f"{name}: {points}" for name, points in zip(names, _points(view), strict=True)]
        return written([context.words.text("toy-name"), *lines], alt[:1024], "table.png")

    @override
    def hand(self, view: View, context: RenderContext, before: View | None = None) -> Picture | None:
        if _own(view).hand is None:
            return None
        alt = context.words.text("toy-hand-alt", game=context.words.text("toy-name"), match=context.match)
        return written(self.hand_text(view, context), alt, "hand.png")

    @override
    def held(self, view: View) -> Hashable | None:
        own = _own(view)
        return None if own.hand is None else (own.hand, own.offer)

    @override
    def hand_text(self, view: View, context: RenderContext) -> tuple[str, ...]:
        view = _own(view)
        if view.hand is None:
            return ()
        lines = [say("toy-hand", lanterns=_lanterns(view.hand))]
        if view.offer is not None:
            lines.append(say("toy-offer", lanterns=_lanterns(view.offer)))
        return tuple(context.words.plain(line, context.people) for line in lines)

    @override
    def close_ups(self, view: View, context: RenderContext) -> tuple[tuple[str, str], ...]:
        return (("street", context.words.text("toy-title-street")),)

    @override
    def close_up(self, view: View, what: str, context: RenderContext, before: View | None = None) -> Picture:
        return written([what], context.words.text("toy-title-street"), "closer.png")

    @override
    def text_board(self, view: View, context: RenderContext) -> tuple[str, ...]:
        view = _own(view)
        text = context.words.text
        people = [
            context.words.say(
                say("toy-person", who=Who(Seat(seat)), coins=view.coins[seat], held=held, posts=_posts(view, seat)),
                context.people,
            )
            for seat, held in enumerate(view.held)
        ]
        return (
            "\n".join([text("toy-title-people"), *people]),
            "\n".join([text("toy-title-street"), text("toy-free")]),
            "\n".join([text("toy-title-rest"), text("toy-round", round=view.round, rounds=view.rounds, bag=view.bag)]),
        )

    @override
    def score_line(self, view: View, context: RenderContext) -> str:
        view = _own(view)
        return context.words.text(
            "toy-score-line",
            each=_scores(view, context.people, context.words.say),
            round=view.round,
            rounds=view.rounds,
        )

    @override
    def warning(self, view: View, context: RenderContext) -> str | None:
        view = _own(view)
        last = view.round == view.rounds and view.results is None
        return context.words.text("toy-last-round") if last else None

    @override
    def score_sheet(self, view: View, context: RenderContext) -> Picture:
        lines = self.score_text(view, context)
        return written([context.words.text("toy-name")], " ".join(lines)[:1024], "score.png")

    @override
    def score_text(self, view: View, context: RenderContext) -> tuple[str, ...]:
        results = _own(view).results or ()
        winners = tuple(Who(result.seat) for result in results if result.place == 1)
        best = max((result.points for result in results), default=0)
        lines = [say("toy-win", who=winners, points=best)]
        lines += [say("toy-place", place=line.place, who=Who(line.seat), points=line.points) for line in results]
        return tuple(context.words.say(line, context.people) for line in lines)

    @override
    def topics(self, words: Words) -> tuple[Topic, ...]:
        return tuple(
            Topic(key, words.text(f"toy-topic-{key}"), words.text(f"toy-topic-{key}-text"), SECTION) for key in TOPICS
        )

    @override
    def typed(self, text: str, words: Words) -> str:
        return text


def told(event: ToyEvent) -> Label:
    """One line of the story."""
    match event:
        case Kept(colour=None):
            return say("toy-tell-kept", who=Who(event.seat))
        case Kept(colour=colour):
            return say("toy-tell-kept-own", lantern=say("toy-lantern", colour=str(colour)))
        case Hung():
            return say("toy-tell-hung", who=Who(event.seat), post=event.post)
        case Drew(colour=None):
            return say("toy-tell-drew", who=Who(event.seat))
        case Drew(colour=colour):
            return say("toy-tell-drew-own", lantern=say("toy-lantern", colour=str(colour)))
        case Counted():
            return say("toy-tell-counted", who=Who(event.seat), coins=event.coins)
        case Lit():
            posts = tuple(say("toy-post", post=post) for post in event.posts)
            return say("toy-tell-lit", who=Who(event.seat), posts=posts)
        case Sold():
            sold = tuple(
                say("toy-some", n=n, lantern=say("toy-lantern", colour=colour)) for colour, n in event.lanterns
            )
            return say("toy-tell-sold", who=Who(event.seat), lanterns=sold, coins=event.coins)
        case Clapped(clapped=True):
            return say("toy-tell-clapped", who=Who(event.seat), seller=Who(event.seller))
        case Clapped():
            return say("toy-tell-hushed", who=Who(event.seat))
        case Ended():
            return say("toy-tell-ended", who=tuple(map(Who, event.winners)))


def _own(view: View) -> ToyView:
    assert isinstance(view, ToyView)
    return view


def _lanterns(counts: tuple[int, ...]) -> tuple[Label, ...]:
    return tuple(
        say("toy-some", n=count, lantern=say("toy-lantern", colour=colour))
        for colour, count in zip(COLOURS, counts, strict=True)
        if count
    )


def _points(view: ToyView) -> list[int]:
    return [coins + 3 * sum(view.posts[post] == seat for post in view.lit) for seat, coins in enumerate(view.coins)]


def _posts(view: ToyView, seat: int) -> tuple[Label, ...]:
    return tuple(
        say("toy-post-lit" if post in view.lit else "toy-post", post=post + 1)
        for post, owner in enumerate(view.posts)
        if owner == seat
    )


def _scores(view: ToyView, people: People, say_label: Callable[[Label, People], str]) -> str:
    each = (say("toy-score", who=Who(Seat(seat)), points=points) for seat, points in enumerate(_points(view)))
    return " · ".join(say_label(label, people) for label in each)


TOY_FACE = ToyFace()
