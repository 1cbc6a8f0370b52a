"""The face of Nippon: words alone, until somebody draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, cast

from typing_extensions import override

from render.core.plain_face import PlainFace
from render.core.sections import Section
from render.core.terms import Terms
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.nippon.events import Ended, Took
from rules.nippon.model import SECTION
from rules.nippon.view import NipponView

if TYPE_CHECKING:
    from rules.core.table import Event
    from rules.nippon.events import NipponEvent


class NipponFace(PlainFace[NipponView]):
    """See `Face`."""

    key = "nippon"
    terms = Terms({"de": {"nimm": "take"}, "it": {"prendi": "take"}})
    rules = ("turn",)
    heading_of_rules = SECTION
    seen = NipponView

    @override
    def narrate(self, event: Event) -> Label | None:
        told = cast("NipponEvent", event)
        match told:
            case Took(seat=seat, stones=stones):
                return say("nippon-tell-took", who=Who(seat), stones=stones)
            case Ended(winners=winners):
                return say("nippon-tell-ended", who=tuple(map(Who, winners)))
            case _:
                assert_never(told)

    @override
    def sections(self, view: NipponView) -> tuple[Section, ...]:
        seats = tuple(
            say("nippon-board-taken", who=Who(Seat(seat)), stones=stones) for seat, stones in enumerate(view.taken)
        )
        return (
            Section("heap", say("nippon-title-heap"), (say("nippon-board-heap", stones=view.heap),)),
            Section("players", say("nippon-title-players"), seats),
        )

    @override
    def score(self, view: NipponView) -> Label:
        each = tuple(say("nippon-score", who=Who(Seat(seat)), points=taken) for seat, taken in enumerate(view.taken))
        return say("nippon-score-line", each=each, left=view.heap)

    @override
    def final(self, view: NipponView) -> tuple[Label, ...]:
        results = view.results or ()
        winners = tuple(Who(line.seat) for line in results if line.place == 1)
        places = [say("nippon-place", place=line.place, who=Who(line.seat), points=line.points) for line in results]
        best = max((line.points for line in results), default=0)
        return (say("nippon-win", who=winners, n=len(winners), points=best), *places)


NIPPON_FACE = NipponFace()
