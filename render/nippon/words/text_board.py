"""The table of Nippon in words by its close-ups."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.nippon.closeups.ids import BOARDS
from render.nippon.words import board
from render.nippon.words import section as section_sheet
from render.nippon.words.looks import name_of
from render.nippon.words.mats import close_up

if TYPE_CHECKING:
    from render.core.people import People
    from render.core.sections import Section
    from rules.nippon.view import NipponView


def sections(view: NipponView, people: People) -> tuple[Section, ...]:  # noqa: ARG001 - all lies open
    """All that the pictures show."""
    return board.sections(view)


def section(view: NipponView, what: str, people: People) -> Section:  # noqa: ARG001 - all lies open
    """What a close-up shows."""
    if what in section_sheet.SHEETS:
        return section_sheet.read(view, what)
    found = close_up(view, *BOARDS[what]) if what in BOARDS else board.section(view, what)
    return replace(found, key=what, title=name_of(view, what))
