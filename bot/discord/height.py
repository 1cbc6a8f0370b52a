"""How high a message is on a phone, nearly: for what is left out where it would not fit one screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, assert_never

from bot.discord.message import Attachment, Button, Buttons, Chooser, Divider, Image, Remark, Select, Text
from render.core.words_icons import ICON

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.discord.message import Link, Message, Part

SCREEN = 640
"""CSS pixels that a phone has for a message."""

SURELY_FITS = 618
"""An estimate with which a message fits the screen: a row of text less, by which an estimate may be too low."""

WIDE, BETWEEN, FRAME = 310, 8, 24
"""CSS pixels of a line; between two parts; of the frame around them."""

TEXT, SMALL = 21.3, 18.5
"""CSS pixels of a row of text, and of small text."""

LETTER, BOLD, SMALL_LETTER, LABEL = 8.4, 9.2, 7.2, 8.2
"""CSS pixels of a letter: of text, of bold text, of small text, of a button."""

EMOJI = 21
"""CSS pixels of an icon."""

MENU, BUTTON, AROUND, ICON_BESIDE = 42, 40, 30, 26
"""CSS pixels of a menu; of a button, of what surrounds its label, and of an icon before that."""

LABEL_ROW, LABEL_AROUND = 20.6, 9.4
"""CSS pixels of a row of a button's label, and above and below a single one, that several do not need."""

TALLEST = 560
"""CSS pixels that a picture may be high."""

MARKED = re.compile(r"\\(?=\W)|\*\*|__|~~")
"""What marks a text up, and is not seen."""


def height_of(message: Message) -> int:
    """CSS pixels that a message takes on a phone, to within a row of text."""
    parts = message.parts
    return round(sum(map(_part, parts)) + BETWEEN * (len(parts) - 1) + FRAME)


def first_that_fits(forms: Iterable[Message]) -> Message:
    """The first of several forms of a message that fits one screen, or the last of them; no more are made than that.

    Args:
        forms: The fullest first; at least one.
    """
    for message in forms:
        if height_of(message) <= SURELY_FITS:
            break
    return message


def fits_a_row(buttons: Sequence[Button | Link]) -> bool:
    """Whether buttons stand beside each other on a phone, in one row."""
    return len(buttons) <= 5 and len(_rows(buttons)) <= 1


def _part(part: Part) -> float:
    match part:
        case Text(text=text):
            return sum(map(_line, text.split("\n")))
        case Image(picture=picture):
            wide, high = picture.size
            return min(WIDE * high / wide, TALLEST)
        case Select() | Chooser():
            return MENU
        case Buttons(buttons=buttons):
            rows = _rows(buttons)
            return sum(rows) + BETWEEN * (len(rows) - 1)
        case Remark(text=text):
            return max(_line(text), BUTTON)
        case Attachment() | Divider():
            return MENU
        case _:
            assert_never(part)


def _line(text: str) -> float:
    """A line of a text, which may take several rows."""
    small = text.startswith("-# ")
    shown = text[3:] if small else text
    letter = SMALL_LETTER if small else LETTER
    return _count_rows(shown, letter) * (SMALL if small else TEXT)


def _count_rows(text: str, letter: float, room: float = WIDE) -> int:
    """Rows of a line whose words are not broken."""
    rows, at, bold = 1, 0.0, False
    for word in text.split(" "):
        wide, bold = _width(word, letter, bold=bold)
        if at and at + wide > room:
            rows, at = rows + 1, 0.0
        at += wide + letter / 2
    return rows


def _width(word: str, letter: float, *, bold: bool) -> tuple[float, bool]:
    """How wide a word is, and whether what follows is bold."""
    bare = ICON.sub("", word)
    icons = len(ICON.findall(word))
    turns = bare.count("**") % 2 == 1
    letters = len(MARKED.sub("", bare))
    return icons * EMOJI + letters * (BOLD if bold or bare.startswith("**") else letter), bold != turns


def _rows(buttons: Sequence[Button | Link]) -> list[float]:
    """How high each row of buttons is, as wide ones stand below each other."""
    rows: list[float] = []
    at = float(WIDE)
    for button in buttons:
        around = AROUND + (ICON_BESIDE if isinstance(button, Button) and button.icon else 0)
        wide = around + len(button.label) * LABEL
        if at + wide > WIDE:
            rows.append(BUTTON)
            at = 0.0
        if wide > WIDE:
            lines = max(2, _count_rows(button.label, LABEL, WIDE - around))
            rows[-1] += LABEL_ROW * (lines - 1) - LABEL_AROUND
        at += wide + BETWEEN
    return rows
