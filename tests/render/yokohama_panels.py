"""Panels of Yokohama on positions laid by hand, in English or as said, with what can be pressed in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.context import RenderContext
from render.core.panel import AnswerButton, Menu
from render.core.words import Words
from render.yokohama.face import YOKOHAMA_FACE
from tests.render import samples_yokohama as samples

if TYPE_CHECKING:
    from render.core.languages import Lang
    from render.core.panel import Panel
    from tests.rules.yokohama_table import TableOfYokohama

END = "; end"
"""End of the word of an entry that also ends the turn."""


def panel(table: TableOfYokohama, carry: str = "", lang: Lang = "en") -> Panel:
    context = RenderContext("7K2", samples.PEOPLE, Words.of(lang))
    return YOKOHAMA_FACE.panel(table.question, table.seen(), carry, context)


def menus(made: Panel) -> list[Menu]:
    return [control for control in made.controls if isinstance(control, Menu)]


def buttons(made: Panel) -> dict[str, str]:
    """Labels of the buttons by their answers."""
    return {one.answer: one.label for one in made.controls if isinstance(one, AnswerButton)}


def labels(menu: Menu) -> dict[str, str]:
    """Labels of a menu by their words, without the twins that also end the turn."""
    return {entry.word: entry.label for entry in menu.entries if not entry.word.endswith(END)}


def press(table: TableOfYokohama, answer: str) -> None:
    """Play what a press comes to."""
    table.do(*answer.split("; "))
