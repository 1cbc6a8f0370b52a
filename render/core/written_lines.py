"""Sentences in several lines."""

from __future__ import annotations

from render.core import lettering
from render.core.canvas import Canvas, Style


def in_lines(text: str, style: Style, room: float) -> list[str]:
    """A sentence in lines that are no wider than their room, but for single words that are."""
    lines = [""]
    for word in _kept_together(text):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and lettering.width(longer, style.face, style.size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _kept_together(text: str) -> list[str]:
    """The words of a sentence, a number with what it counts and a step with its track."""
    found: list[str] = []
    for word in text.split():
        if found and (found[-1].isdigit() or (word[0] == "+" and word[1:].isdigit())):
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def write_lines(canvas: Canvas, text: str, left: float, top: float, room: float, high: float, style: Style) -> None:
    """Writes a sentence in lines in the middle of their room, the letters smaller if they would be too many."""
    size = style.size
    while True:
        smaller = Style(style.face, size, style.colour, smallest=size)
        lines = in_lines(text, smaller, room)
        pitch = round(size * 1.16)
        fits = len(lines) * pitch <= high and all(lettering.width(line, style.face, size) <= room for line in lines)
        if fits or size <= style.smallest:
            break
        size = max(size - 2, style.smallest)
    above = top + (high - len(lines) * pitch) / 2
    for i, line in enumerate(lines):
        canvas.write(line, left, above + pitch * (i + 0.5), smaller, room=room)
