"""Names of people in messages: any text at all, made harmless."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 32
"""Characters of a name that are shown."""

_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as letters or signs and show nothing."""

_MARKUP = re.compile(r"[\\*_~`|><#\-\[\]():.+]")
"""Signs that Discord may read as emphasis, link, list, heading, quotation, emoji or command."""

APART = "\u200b"
"""Stands behind an @ so that it calls no one."""


def without_controls(text: str) -> str:
    """One line of ``text`` without control characters, direction marks and invisible ones."""
    if text.isprintable() and _BLANKS.isdisjoint(text):
        # Almost every text: no character of it need be looked up.
        return " ".join(text.split())
    kept = []
    for character in text:
        category = unicodedata.category(character)
        if category[0] == "Z" or character in "\t\r\n":
            kept.append(" ")
        elif category[0] != "C" and character not in _BLANKS:
            kept.append(character)
    return " ".join("".join(kept).split())


def plain_name(name: str) -> str:
    """A name where no markdown is read: at most 32 characters, empty if nothing of it can be seen."""
    line = _sober(without_controls(unicodedata.normalize("NFC", name[: 8 * LONGEST])))
    line = line[: LONGEST - 1].rstrip() + "…" if len(line) > LONGEST else line
    return line if any(unicodedata.category(character)[0] in "LNPS" for character in line) else ""


def marked_name(name: str) -> str:
    """A name in Discord's markdown: it is shown as it is and does nothing."""
    return escaped(plain_name(name))


def escaped(text: str) -> str:
    """A text in Discord's markdown: it is shown as it is and does nothing."""
    return _MARKUP.sub(r"\\\g<0>", text).replace("@", "@" + APART)


def _sober(line: str) -> str:
    """The line with at most two marks on a letter."""
    kept, marks = [], 0
    for character in line:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= 2:
            kept.append(character)
    return "".join(kept)
