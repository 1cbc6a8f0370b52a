"""The face of Traders of Osaka: everything that people see or read of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from typing_extensions import override

from render.core.game_face import GameFace
from render.core.phrases import story
from render.osaka.emojis import EMOJIS
from render.osaka.introduction import INTRODUCTION
from render.osaka.panels import panel as panels
from render.osaka.pictures import PICTURES
from render.osaka.words import alt, guide, hand, looks, phrases, plans, score, text_board, things
from render.osaka.words.icons import ICONS
from render.osaka.words.topics import SECTIONS, printed
from render.osaka.words.typed import TERMS
from rules.core.answers import Redacted
from rules.core.labels import say
from rules.osaka.model.terms import COLOURS
from rules.osaka.view import OsakaView

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from render.core.context import RenderContext
    from render.core.languages import Lang
    from render.core.panel import Panel
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.core.seats import Seat
    from rules.core.table import Event, View
    from rules.osaka.answers import OsakaAnswer
    from rules.osaka.events import OsakaEvent

SHIP_FACTS: Final = {f"ship-{colour}": colour for colour in COLOURS}
"""Facts that say where a ship is, each with the colour of the ship."""


class OsakaFace(GameFace[OsakaView]):
    """See `Face`."""

    key = "osaka"
    icons = ICONS
    terms = TERMS
    seen = OsakaView
    pictures = PICTURES
    board = text_board
    alternatives = alt
    score = score
    held = hand
    closer = looks
    things = things
    guides = guide
    answers = phrases
    plans = plans
    introduction = INTRODUCTION
    example = INTRODUCTION.answers
    emojis = EMOJIS
    topic_sections = SECTIONS

    @override
    def printed(self, section: str, lang: Lang) -> str | None:
        return printed(section, lang)

    @override
    def fact_name(self, what: str) -> Label:
        if what in SHIP_FACTS:
            return say("osaka-fact-ship", colour=SHIP_FACTS[what])
        return say("osaka-fact-goods", card=self.thing(what))

    @override
    def story(self, events: Sequence[Event]) -> tuple[Label, ...]:
        return story(phrases.phrases(cast("Sequence[OsakaEvent]", events)))

    @override
    def panel(self, question: Question, view: View, carry: str, context: RenderContext) -> Panel:
        return panels.panel(question, self.own(view), carry, context, self)

    @override
    def planned(self, answer: Answer) -> Label | None:
        return None if isinstance(answer, Redacted) else phrases.planned(cast("OsakaAnswer", answer))

    @override
    def news(self, events: Sequence[Event], seat: Seat) -> tuple[Label, ...]:
        return phrases.news(cast("Sequence[OsakaEvent]", events), seat)

    @override
    def turn_summary(self, before: View, view: View, seat: Seat) -> tuple[Label, ...]:
        return tuple(plans.turn_summary(self.own(before), self.own(view), seat))

    @override
    def holding(self, view: View) -> Hashable | None:
        return self.own(view).hand


OSAKA_FACE = OsakaFace()
