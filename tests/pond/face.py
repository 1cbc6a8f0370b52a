"""The face of the frogs: words alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, assert_never, cast

from typing_extensions import override

from render.core.plain_face import PlainFace
from render.core.sections import Section
from render.core.terms import Terms
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from tests.pond.events import Ended, Hopped, Rested, Stalked
from tests.pond.game import PondView
from tests.pond.state import SECTION

if TYPE_CHECKING:
    from rules.core.table import Event
    from tests.pond.events import PondEvent


class PondFace(PlainFace[PondView]):
    """See `Face`."""

    key = "pond"
    texts = Path(__file__).parent / "texts"
    terms = Terms({"de": {"hüpfe": "hop", "raste": "rest"}, "it": {"salta": "hop", "riposa": "rest"}})
    rules = ("turn",)
    heading_of_rules = SECTION
    seen = PondView

    @override
    def narrate(self, event: Event) -> Label | None:
        told = cast("PondEvent", event)
        match told:
            case Hopped() | Stalked():
                return say(f"pond-tell-{told.kind}", who=Who(told.seat), stone=told.stone)
            case Rested():
                return say("pond-tell-rested", who=Who(told.seat))
            case Ended():
                return say("pond-tell-ended", who=tuple(map(Who, told.winners)), n=len(told.winners))
            case _:
                assert_never(told)

    @override
    def sections(self, view: PondView) -> tuple[Section, ...]:
        frogs = [
            say("pond-frog", who=Who(Seat(seat)), stone=stone, breath=view.breath[seat])
            for seat, stone in enumerate(view.frogs)
        ]
        heron = [] if view.heron is None else [say("pond-heron", who=Who(Seat(len(view.frogs))), stone=view.heron)]
        return (
            Section("frogs", say("pond-title-frogs"), (*frogs, *heron)),
            Section("pond", say("pond-title-pond"), (say("pond-bank", bank=view.bank),)),
        )

    @override
    def score(self, view: PondView) -> Label:
        each = tuple(say("pond-score", who=Who(Seat(seat)), points=stone) for seat, stone in enumerate(view.frogs))
        return say("pond-score-line", each=each, bank=view.bank)

    @override
    def final(self, view: PondView) -> tuple[Label, ...]:
        results = view.results or ()
        places = [say("pond-place", place=one.place, who=Who(one.seat), points=one.points) for one in results]
        best = max((one.points for one in results), default=0)
        if view.verdict is not None:
            won = int(view.verdict.won)
            return (say("pond-verdict", won=won, who=Who(Seat(0)), points=best, by=Who(Seat(len(results)))), *places)
        winners = tuple(Who(one.seat) for one in results if one.place == 1)
        return (say("pond-win", who=winners, points=best), *places)


POND_FACE = PondFace()
