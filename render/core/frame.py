"""The frame of every panel: what happened, what the player owns, what is asked; below the menus what the turn holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.panel import Frame
from render.core.words_cut import cut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.panel import Panel

LONGEST_NEWS = 200
"""Characters of a line of news; three lines of a phone."""

LONGEST_REASON = 120
"""Characters of what cannot be had with its reasons; beyond that the reasons are read behind *More*."""


def framed(panel: Panel, so_far: Sequence[str], news: Sequence[str]) -> Frame:
    """The story first, then what the player owns, then the question; long reasons stand behind *More*.

    Args:
        panel: The panel.
        so_far: What the turn already holds, in at most one line.
        news: What happened since the reader's last turn; empty unless this turn begins.
    """
    reasons = () if panel.not_now is None else (panel.not_now,)
    short = reasons if all(len(one) <= LONGEST_REASON for one in reasons) else ()
    more = () if short else reasons
    above = (*[cut(line, LONGEST_NEWS) for line in news], *panel.lines, panel.heading)
    return Frame(above, (*panel.beneath, *short, *so_far), (*more, *panel.more))
