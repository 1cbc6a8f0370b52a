"""The match as it stood at any moment, for one reader: the one way that looking back, film and page go."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.loaded_match import LoadedMatch
from bot.core.seat_history import FormerOwners
from bot.discord.screens.log import LogEntry, turns_told
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import View
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.core.words import Words


@frozen
class Moment:
    """The match as it stood after a turn, or when it was dealt.

    Attributes:
        turn: The turn.
        loaded: The match as the reader found it then, with those at the table who were there; it holds until the next
            moment is asked for.
        before: What everyone saw before the turn; None before the first one.
        hands: The seats whose hands the reader may see: after the end all, during play the reader's own, as long as it
            was the reader's.
    """

    turn: LogEntry
    loaded: LoadedMatch
    before: View | None
    hands: tuple[Seat, ...]


def can_be_seen(loaded: LoadedMatch, told: Sequence[LogEntry]) -> list[LogEntry]:
    """Those turns after which the match can be shown as it stood: published ones under rules that can replay them."""
    base = loaded.match.earliest()
    return [one for one in told if base < one.number <= loaded.match.published]


def turns_to_see(loaded: LoadedMatch, words: Words) -> list[LogEntry]:
    """The moments that can be shown, from the oldest: the deal, unless it cannot be replayed, and each turn."""
    turns = can_be_seen(loaded, turns_told(loaded, words))
    if loaded.match.earliest():
        return turns
    return [LogEntry(0, None, (words.text("house-moment-deal"),), first=1, place=-1), *turns]


def moments(loaded: LoadedMatch, turns: Sequence[LogEntry]) -> Iterator[Moment]:
    """The match after each of some turns; all is played again once.

    Args:
        turns: Some of `turns_to_see`, in their order.
    """
    base = loaded.match.earliest()
    starts = [max(turn.first - 1, base) for turn in turns]
    past = loaded.match.stood([(start, turn.number) for start, turn in zip(starts, turns, strict=True)])
    for start, turn in zip(starts, turns, strict=True):
        before = next(past).view(None)
        seat = loaded.seat if _is_own(loaded, turn) else None
        stood = replace(
            loaded,
            match=next(past),
            people=loaded.people_at(turn.place),
            seat=seat,
            since=0,
            makers=(),
            former=FormerOwners(),
        )
        yield Moment(turn, stood, before if turn.number > start else None, _hands(loaded, seat))


def _is_own(loaded: LoadedMatch, turn: LogEntry) -> bool:
    """Whether the reader's seat was the reader's after a turn: what was hidden before is not the reader's business."""
    return loaded.info.phase != "running" or turn.place + 1 >= loaded.since


def _hands(loaded: LoadedMatch, seat: Seat | None) -> tuple[Seat, ...]:
    if not GAMES[loaded.info.game].hands:
        return ()
    if loaded.info.phase != "running":
        return tuple(Seat(number) for number in range(len(loaded.people)))
    return () if seat is None else (seat,)
