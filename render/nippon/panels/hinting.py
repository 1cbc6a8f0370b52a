"""Things that can be picked for an effect, each with what it would mean."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout_answers import first_in
from render.core.panel import Form, Menu
from render.core.words_cut import MENU, cut
from render.nippon.words.hints import hint

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from render.core.panel import Control, Entry
    from render.nippon.panels.asked import Asked


def hinted(controls: Iterable[Control], asked: Asked) -> Iterator[Control]:
    """Controls whose things say what they mean, where they say nothing of it themselves."""
    for control in controls:
        match control:
            case Menu():
                yield replace(control, entries=_entries(control.entries, asked))
            case Form():
                shown = [replace(field, entries=_entries(field.entries, asked)) for field in control.fields]
                yield replace(control, fields=tuple(shown))
            case _:
                yield control


def _entries(entries: tuple[Entry, ...], asked: Asked) -> tuple[Entry, ...]:
    return tuple([replace(one, detail=one.detail or _told(first_in(one.word), asked)) for one in entries])


def _told(word: str, asked: Asked) -> str | None:
    label = hint(asked.view, asked.question.seat, word)
    return None if label is None else cut(asked.plain(label), MENU)
