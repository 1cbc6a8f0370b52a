"""What a panel says besides its question; where a phone has no room for all of it, the least needed goes first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.discord.message import Button
from render.core.frame import LINES
from render.core.words_cut import cut
from render.core.words_icons import room_of
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


ROOMS = (84, 40, 0)
"""Letters of a turn in the making: two rows of a phone, one, or none; of a longer one a panel tells the latest."""

NOTE_ROW = 34
"""Letters of a note that has one row of a phone."""


@frozen
class Said:
    """What happened, why something is asked, and the way to a word that is explained.

    Attributes:
        news: What happened since the reader's last turn, what matters most first.
        came: What came of the answers that were given just now.
        turn: What the turn already holds.
        hint: A sentence of why, at most one.
        what: Explains a word of the panel, if one is new to the reader.
        lines: How many lines of what came of the answers are shown.
        room: How many letters of what the turn holds are shown.
        note: What the reader has noted, as it was typed.
    """

    news: tuple[str, ...] = ()
    came: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    hint: tuple[str, ...] = ()
    what: Button | None = None
    lines: int = LINES
    room: int = ROOMS[0]
    note: str = ""

    def shorter(self) -> Iterator[Said]:
        """All of it, then ever less: the note in one row, and none where that does not fit either."""
        if self.note:
            yield self
            yield from _shorter(replace(self, note=cut(self.note, NOTE_ROW)))
        yield from _shorter(replace(self, note=""))

    @property
    def so_far(self) -> str | None:
        """What the turn already holds, in one line; None where it holds nothing, or no one has room to read it."""
        return latest(self.turn, self.room) if self.turn and self.room else None


def _shorter(whole: Said) -> Iterator[Said]:
    """All of it with the same note, then ever less; what happened to the reader, told first, is never left out."""
    said = whole
    yield from _fewer_news(whole)
    if whole.what is not None:
        # Where a word is not explained there may be room again for what the others did.
        said = replace(whole, what=None)
        yield from _fewer_news(said)
    said = replace(said, news=whole.news[:1])
    for lines in reversed(range(1, min(len(said.came), said.lines))):
        said = replace(said, lines=lines)
        yield said
    if said.turn:
        said = replace(said, room=ROOMS[1])
        yield said
    if said.hint:
        said = replace(said, hint=())
        yield said
    if said.turn:
        yield replace(said, room=ROOMS[2])


def latest(lines: Sequence[str], room: int) -> str:
    """Lines in one; of more than there is room for, the last ones."""
    ways = ["; ".join(lines), *["… " + "; ".join(lines[left_out:]) for left_out in range(1, len(lines))]]
    return next((said for said in ways if room_of(said) <= room), cut(ways[-1], room))


def _fewer_news(said: Said) -> Iterator[Said]:
    """All of it, then with ever fewer of the news."""
    yield said
    for count in reversed(range(1, min(len(said.news), LINES - len(said.hint)))):
        yield replace(said, news=said.news[:count])
