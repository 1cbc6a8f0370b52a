"""The face of Yokohama: everything that people see or read of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from typing_extensions import override

from render.core.face import Face, Topic
from render.core.words import TEXTS
from render.yokohama import alt, board_text, pictures, score_text, things
from render.yokohama import panel as panels
from render.yokohama.closeups import AREA, closer_looks
from render.yokohama.labels import lettered
from render.yokohama.story import story
from render.yokohama.topics import topics
from render.yokohama.typed import typed
from rules.core.labels import Who, say
from rules.core.seats import Seat
from rules.yokohama.view import YokohamaView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.face import Desk
    from render.core.panel import Panel
    from render.core.picture import Picture
    from render.core.words import Words
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.core.table import Event, View
    from rules.yokohama.events import YokohamaEvent


class YokohamaFace(Face):
    """See `Face`."""

    key = "yokohama"
    texts = TEXTS

    @override
    def narrate(self, event: Event) -> Label | None:
        return next(iter(self.story((event,))), None)

    @override
    def story(self, events: Sequence[Event]) -> tuple[Label, ...]:
        return story(cast("Sequence[YokohamaEvent]", events))

    @override
    def thing(self, word: str) -> Label:
        return things.thing(word)

    @override
    def panel(self, question: Question, view: View, carry: str, desk: Desk) -> Panel:
        return panels.panel(question, _own(view), carry, desk, self)

    @override
    def table(self, view: View, before: View | None, desk: Desk) -> Picture:
        seen, old = _own(view), None if before is None else _own(before)
        return pictures.table(seen, old, desk.people, desk.words.lang, desk.match, alt.table(seen, old, desk))

    @override
    def hand(self, view: View, desk: Desk) -> Picture | None:
        seen = _own(view)
        if seen.audience is None or seen.hand is None:
            return None
        return pictures.hand(seen, desk.people, desk.words.lang, desk.match, alt.hand(desk))

    @override
    def hand_text(self, view: View, desk: Desk) -> tuple[str, ...]:
        return tuple(desk.words.say(line, desk.people) for line in panels.hand_lines(_own(view)))

    @override
    def close_ups(self, view: View, desk: Desk) -> tuple[tuple[str, str], ...]:
        seen = _own(view)
        return tuple((what, desk.words.plain(_close_up(seen, what), desk.people)) for what in closer_looks(seen))

    @override
    def close_up(self, view: View, what: str, desk: Desk) -> Picture:
        seen = _own(view)
        described = alt.close_up(seen, what, desk.words.plain(_close_up(seen, what), desk.people), desk)
        return pictures.close_up(seen, what, desk.people, desk.words.lang, desk.match, described)

    @override
    def text_board(self, view: View, desk: Desk) -> tuple[str, ...]:
        return board_text.sections(_own(view), desk)

    @override
    def score_line(self, view: View, desk: Desk) -> str:
        return score_text.score_line(_own(view), desk)

    @override
    def warning(self, view: View, desk: Desk) -> str | None:
        label = score_text.warning(_own(view))
        return None if label is None else desk.words.say(label, desk.people)

    @override
    def score_sheet(self, view: View, desk: Desk) -> Picture:
        seen = _own(view)
        described = alt.score_sheet(seen, desk)
        return pictures.score_sheet(seen, desk.people, desk.words.lang, desk.match, described)

    @override
    def score_text(self, view: View, desk: Desk) -> tuple[str, ...]:
        return tuple(desk.words.say(label, desk.people) for label in score_text.final_score(_own(view)))

    @override
    def topics(self, words: Words) -> tuple[Topic, ...]:
        return topics(words)

    @override
    def typed(self, text: str, words: Words) -> str:
        return typed(text, words.lang)


def _own(view: View) -> YokohamaView:
    assert isinstance(view, YokohamaView), "a view of this game"
    return view


def _close_up(view: YokohamaView, what: str) -> Label:
    """Name of a close-up.

    Raises:
        ValueError: There is no such close-up of this table.
    """
    if what not in closer_looks(view):
        raise ValueError(f"no close-up {what!r} of this table")
    if what.startswith("merchant"):
        return say("yokohama-closer-merchant", who=Who(Seat(int(what.removeprefix("merchant")))))
    if what in {"boards", "achievements"}:
        return say(f"yokohama-closer-{what}")
    area = lettered(next(one for one in view.areas if one.id == what.removeprefix(AREA)))
    if what.startswith(AREA):
        return area
    orders = any(port.id == what for port in view.ports)
    return say("yokohama-closer-orders" if orders else "yokohama-closer-technologies", area=area)


YOKOHAMA_FACE = YokohamaFace()
