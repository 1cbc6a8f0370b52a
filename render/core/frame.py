"""The frame of every panel: what happened, what the player owns, what is asked; below the menus what the turn holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.panel import Frame
from render.core.words_cut import cut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.panel import Panel

LINES = 3
"""Lines of what happened, and of why, that a panel begins with."""

LONGEST_NEWS = 110
"""Characters of a line of news; up to three rows of a phone."""


def framed(panel: Panel, so_far: Sequence[str], news: Sequence[str], hint: Sequence[str] = ()) -> Frame:
    """What happened first, then what the player owns, then the question; what cannot be had is read behind *More*.

    Args:
        so_far: What the turn already holds, in at most one line.
        news: What happened since the reader's last turn, what matters most first; empty unless this turn begins.
        hint: A sentence of why, at most one; it takes a line of the news.
    """
    told = [*news[: LINES - len(hint)], *hint]
    above = (*map(_cut, told), *panel.lines, panel.heading)
    reasons = () if panel.not_now is None else (panel.not_now,)
    return Frame(above, (*panel.beneath, *so_far), (*reasons, *panel.more))


def _cut(line: str) -> str:
    """A line of news or of why, no longer than it may be; what is bold to its end stays so."""
    bold = "**" if line.startswith("**") and line.endswith("**") else ""
    return cut(line.removesuffix(bold), LONGEST_NEWS, bold)
