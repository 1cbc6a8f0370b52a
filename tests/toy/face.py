"""The face of the toy game: the common panel, plain pictures, few words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from typing_extensions import override

from render.core.plain_face import PlainFace
from render.core.sections import Section
from render.core.terms import Terms
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from tests.toy.events import Clapped, Counted, Drew, Ended, Hung, Kept, Lit, Sold
from tests.toy.state import SECTION
from tests.toy.tables import COLOURS
from tests.toy.view import ToyView

if TYPE_CHECKING:
    from rules.core.table import Event
    from tests.toy.events import ToyEvent

TERMS = Terms(
    {
        "de": {
            "behalte": "keep",
            "hänge": "hang",
            "tu": "do",
            "ziehen": "draw",
            "zählen": "count",
            "beleuchte": "light",
            "verkaufe": "sell",
            "ende": "end",
            "klatsche": "clap",
            "schweige": "hush",
            "rot": "red",
            "blau": "blue",
            "grün": "green",
        },
        "it": {
            "tieni": "keep",
            "appendi": "hang",
            "fai": "do",
            "pesca": "draw",
            "conta": "count",
            "accendi": "light",
            "vendi": "sell",
            "fine": "end",
            "applaudi": "clap",
            "taci": "hush",
            "rossa": "red",
            "blu": "blue",
            "verde": "green",
        },
    }
)


class ToyFace(PlainFace[ToyView]):
    """See `Face`."""

    key = "toy"
    texts = Path(__file__).parent / "texts"
    terms = TERMS
    rules = ("keep", "hang", "effects", "stall", "clap")
    heading_of_rules = SECTION
    seen = ToyView

    @override
    def narrate(self, event: Event) -> Label | None:
        return told(cast("ToyEvent", event))

    @override
    def thing(self, word: str) -> Label:
        return say("toy-lantern", colour=word) if word in COLOURS else say("toy-post", post=word)

    @override
    def fact_place(self, word: str) -> Label:
        return say("toy-fact-place", n=0 if word == "free" else int(word.removeprefix("seat-")))

    @override
    def cards(self, view: ToyView) -> tuple[Label, ...]:
        if view.hand is None:
            return ()
        hand = say("toy-hand", lanterns=_lanterns(view.hand))
        return (hand,) if view.offer is None else (hand, say("toy-offer", lanterns=_lanterns(view.offer)))

    @override
    def sections(self, view: ToyView) -> tuple[Section, ...]:
        people = tuple(
            say("toy-person", who=Who(Seat(seat)), coins=view.coins[seat], held=held, posts=_posts(view, seat))
            for seat, held in enumerate(view.held)
        )
        rest = say("toy-round", round=view.round, rounds=view.rounds, bag=view.bag)
        return (
            Section("people", say("toy-title-people"), people),
            Section("street", say("toy-title-street"), (say("toy-free"),)),
            Section("rest", say("toy-title-rest"), (rest,)),
        )

    @override
    def score(self, view: ToyView) -> Label:
        each = tuple(say("toy-score", who=Who(Seat(seat)), points=points) for seat, points in enumerate(_points(view)))
        return say("toy-score-line", each=each, round=view.round, rounds=view.rounds)

    @override
    def near_end(self, view: ToyView) -> Label | None:
        return say("toy-last-round") if view.round == view.rounds and view.results is None else None

    @override
    def final(self, view: ToyView) -> tuple[Label, ...]:
        results = view.results or ()
        winners = tuple(Who(result.seat) for result in results if result.place == 1)
        best = max((result.points for result in results), default=0)
        places = (say("toy-place", place=line.place, who=Who(line.seat), points=line.points) for line in results)
        return (say("toy-win", who=winners, points=best), *places)


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


TOY_FACE = ToyFace()
