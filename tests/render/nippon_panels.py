"""What the tests of Nippon's panels share: a panel of a played position, and what is found in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.context import RenderContext
from render.core.panel import AnswerButton, Menu, Panel, Preset, Toggle
from render.core.people import Person
from render.core.words import Words
from render.nippon.face import NIPPON_FACE
from rules.nippon.model.state import FIRST
from tests.rules.nippon_play import RULES, Play

if TYPE_CHECKING:
    from render.core.languages import Lang
    from render.core.panel import Entry

PEOPLE = (Person("Mika", "blue"), Person("Hana", "ochre"), Person("Tomas", "mint"), Person("Ise", "violet"))


def panel(play: Play, carry: str = "", lang: Lang = "en") -> Panel:
    (question,) = RULES.questions(play.state)
    context = RenderContext("9ZA", PEOPLE[: len(play.state.people)], Words.of(lang))
    return NIPPON_FACE.panel(question, RULES.view(play.state, FIRST), carry, context)


def menu(made: Panel, slot: str) -> Menu:
    return next(one for one in made.controls if isinstance(one, Menu) and one.slot == slot)


def preset(made: Panel, slot: str) -> Preset:
    return next(one for one in made.controls if isinstance(one, Preset) and one.slot == slot)


def toggle(made: Panel, slot: str) -> Toggle:
    return next(one for one in made.controls if isinstance(one, Toggle) and one.slot == slot)


def entry(control: Menu | Preset, word: str) -> Entry:
    return next(one for one in control.entries if one.word == word)


def buttons(made: Panel) -> dict[str, str]:
    return {one.answer: one.label for one in made.controls if isinstance(one, AnswerButton)}


def hire(play: Play) -> Play:
    play.state.hiring = [["white", "blue"], ["red"], [], ["white"], ["grey"]]
    return play
