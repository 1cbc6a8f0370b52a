"""The face of Traders of Osaka: everything that people see or read of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from typing_extensions import override

from render.core.face import Face, Topic
from render.core.words import TEXTS
from render.osaka import alt, board_text, pictures
from render.osaka import panel as panels
from render.osaka.closeups import closer_looks
from render.osaka.story import story
from render.osaka.story_cards import named
from render.osaka.topics import topics
from render.osaka.typed import typed
from rules.core.labels import Who, say
from rules.core.seats import Seat
from rules.osaka.view import OsakaView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.face import Desk
    from render.core.panel import Panel
    from render.core.picture import Picture
    from render.core.words import Words
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.core.table import Event, View
    from rules.osaka.events import OsakaEvent


class OsakaFace(Face):
    """See `Face`."""

    key = "osaka"
    texts = TEXTS

    @override
    def narrate(self, event: Event) -> Label | None:
        return next(iter(self.story((event,))), None)

    @override
    def story(self, events: Sequence[Event]) -> tuple[Label, ...]:
        return story(cast("Sequence[OsakaEvent]", events))

    @override
    def thing(self, word: str) -> Label:
        return named(word)

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
        if seen.hand is None:
            return None
        return pictures.hand(seen, desk.people, desk.words.lang, desk.match, alt.hand(desk))

    @override
    def hand_text(self, view: View, desk: Desk) -> tuple[str, ...]:
        return tuple(desk.words.say(line, desk.people) for line in panels.hand_lines(_own(view)))

    @override
    def close_ups(self, view: View, desk: Desk) -> tuple[tuple[str, str], ...]:
        return tuple((what, desk.words.plain(_close_up(what), desk.people)) for what in closer_looks(_own(view)))

    @override
    def close_up(self, view: View, what: str, desk: Desk) -> Picture:
        seen = _own(view)
        described = alt.close_up(seen, what, desk.words.plain(_close_up(what), desk.people), desk)
        return pictures.close_up(seen, what, desk.people, desk.words.lang, desk.match, described)

    @override
    def text_board(self, view: View, desk: Desk) -> tuple[str, ...]:
        return board_text.sections(_own(view), desk)

    @override
    def score_line(self, view: View, desk: Desk) -> str:
        return board_text.score_line(_own(view), desk.people, desk.words.say)

    @override
    def warning(self, view: View, desk: Desk) -> str | None:
        label = board_text.warning(_own(view))
        return None if label is None else desk.words.say(label, desk.people)

    @override
    def score_sheet(self, view: View, desk: Desk) -> Picture:
        seen = _own(view)
        described = alt.score_sheet(seen, desk)
        return pictures.score_sheet(seen, desk.people, desk.words.lang, desk.match, described)

    @override
    def score_text(self, view: View, desk: Desk) -> tuple[str, ...]:
        return tuple(desk.words.say(label, desk.people) for label in board_text.final_score(_own(view)))

    @override
    def topics(self, words: Words) -> tuple[Topic, ...]:
        return topics(words)

    @override
    def typed(self, text: str, words: Words) -> str:
        return typed(text, words.lang)


def _own(view: View) -> OsakaView:
    assert isinstance(view, OsakaView), "a view of this game"
    return view


def _close_up(what: str) -> Label:
    """Name of a close-up."""
    if what.startswith("trader"):
        return say("osaka-closer-trader", who=Who(Seat(int(what.removeprefix("trader")))))
    return say(f"osaka-closer-{what}")


OSAKA_FACE = OsakaFace()
