"""Cutting: labels that fit into Discord and still differ from each other."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from render.core.words_icons import ICON, WIDE, room_of

if TYPE_CHECKING:
    from collections.abc import Sequence

MENU = 100
"""Longest label or description of a menu's entry."""

BUTTON = 80
"""Longest label of a button."""

END = re.compile(r"[ ,;:(]*(?: [0-9]+)?[ ,;:(]*$")
"""What a cut text does not end in."""

BESIDE = 34
"""Longest label of a button that shares a row with others: two of them fill the width of a phone."""


def cut(text: str, length: int, tail: str = "") -> str:
    """``text`` and ``tail`` in at most ``length`` characters; the tail stays, the text ends in an ellipsis if cut.

    It is cut behind a word, unless that leaves out more than half, and never behind a number without what it counts. An
    icon takes the room that it is seen to take, and stays whole.
    """
    room = length - len(tail)
    return (text if room_of(text) <= room else END.sub("", _words(text, _begin(text, room - 1))) + "…") + tail


def _words(text: str, begun: str) -> str:
    """The beginning of a text without the word that it ends within; half a word is read out as another one."""
    if text[len(begun) :].startswith(" "):
        return begun
    whole = begun.rpartition(" ")[0]
    return whole if 2 * len(whole) >= len(begun) else begun


def _begin(text: str, room: int) -> str:
    """The beginning of a text that is too long, before or behind an icon where it would end within one."""
    at = 0
    for icon in ICON.finditer(text):
        letters = icon.start() - at
        if letters + WIDE > room:
            break
        room -= letters + WIDE
        at = icon.end()
    end = next((icon.start() for icon in ICON.finditer(text, at)), len(text))
    return text[: min(at + room, end)]


def cut_apart(labels: Sequence[str], length: int = MENU, tails: Sequence[str] | None = None) -> tuple[str, ...]:
    """Labels of one menu, each at most ``length`` characters and no two alike, not even cut like a button's.

    Args:
        labels: As long as they like.
        length: Most characters.
        tails: What each label must end in, such as ", final".

    Returns:
        The labels, those that would be alike numbered at their end: "(2)".
    """
    tails = tails or [""] * len(labels)
    taken: set[str] = set()
    result = []
    for label, tail in zip(labels, tails, strict=True):
        short, number = cut(label, length, tail), 1
        while short in taken:
            number += 1
            short = cut(label, length, f" ({number}){tail}")
        taken.add(short)
        result.append(short)
    if len({label[:BUTTON] for label in result}) < len(result):
        return cut_apart(labels, BUTTON, tails)
    return tuple(result)
