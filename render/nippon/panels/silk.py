"""Silk into money: a button that opens a menu of how much, since it is seldom wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.layout_answers import entries, only
from render.core.panel import AnswerButton, Menu, Toggle
from render.core.words_cut import BUTTON, cut
from rules.core.labels import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.panel import Control, Entry
    from render.nippon.panels.asked import Asked

SILK = "s"
"""Letter of what opens the menu."""

MOST = 25


def selling(asked: Asked) -> bool:
    """Whether the menu is open."""
    return asked.presets.get(SILK, "") == "1" and len(asked.question.besides()) > 1


def silk_entries(asked: Asked) -> tuple[Entry, ...]:
    """One silk and all of it into money, as entries of another menu: before an action hardly anyone wants that."""
    besides = asked.question.besides()
    return entries(asked.question, tuple(dict.fromkeys([*besides[:1], *besides[-1:]])), asked.context)


def silk_controls(asked: Asked) -> Iterator[Control]:
    """A button that sells one silk, or one that opens the menu; where it is open, the menu and the way back."""
    besides = asked.question.besides()
    if not besides:
        return
    label = cut(asked.plain(say("nippon-panel-silk", silk=asked.me.silk)), BUTTON)
    if len(besides) == 1:
        yield AnswerButton(asked.question.write(besides[0]), label, "secondary")
        return
    if not selling(asked):
        yield Toggle("silk", label, asked.presets.having(SILK, "1"))
        return
    shown = entries(asked.question, besides[:MOST], asked.context)
    yield Menu("silk", asked.hint(say("nippon-panel-silk", silk=asked.me.silk)), shown, only)
    yield Toggle("silk", cut(asked.plain(say("nippon-panel-silk-back")), BUTTON), asked.presets.without(SILK))
