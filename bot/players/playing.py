"""What automatic players play: found by reading, thought out while no one waits for it, kept in one transaction.

With one person at the table all of them up to that person's next turn play in one go, and one post tells of it. With
more, each turn is a go of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING

from bot.core.announcing.queue import tell_moves, write_anew
from bot.core.changes import changed, waited
from bot.core.keeping import keep
from bot.core.loaded_match import LoadedMatch
from bot.core.match.answering import go_on
from bot.core.match.voting import close_all, close_overtaken
from bot.core.unit_of_work import Overtaken
from bot.players.thinker import Thought
from bot.store import bots, matches, votes
from bot.store.bots import Seated
from rules.core.frozen import frozen
from rules.core.player import task_in
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.core.changes import Change, Played
    from bot.core.unit_of_work import UnitOfWork
    from rules.core.match import Match

LONGEST = 500
"""Thoughts in one go; more would mean that the match runs in circles."""


@frozen
class Going:
    """A match that waits for automatic players.

    Attributes:
        loaded: The match as everyone finds it.
        bots: Its automatic players by seat.
        tables: Its component tables, as they are kept.
    """

    loaded: LoadedMatch
    bots: Mapping[int, Seated]
    tables: str = field(repr=False)

    @property
    def at_once(self) -> bool:
        """Whether all of them play in one go: no one but the next person looks on."""
        return len(self.loaded.owned) <= 1

    def next_in(self, match: Match) -> Seated | None:
        """The automatic player that answers next in a match that went on, if any is asked."""
        return next((bot for seat, bot in self.bots.items() if seat in waited(match)), None)


def find_going(unit: UnitOfWork, name: str) -> Going | None:
    """Find a match that waits for automatic players, unless its table votes about changing the position."""
    stored = unit.find(name)
    if stored is None or stored.phase != "running" or _is_in_doubt(unit, name):
        return None
    tables = matches.tables(unit.connection, stored.tables)
    going = Going(unit.load(stored, None), bots.seated(unit.connection, name), tables)
    return None if going.next_in(going.loaded.match) is None else going


def _is_in_doubt(unit: UnitOfWork, name: str) -> bool:
    return any(proposal.changes_position for proposal in votes.open_in(unit.connection, name))


def tell_thinking(unit: UnitOfWork, name: str) -> None:
    """Have the newest post of a match say whose turn is thought about, if it still is."""
    going = find_going(unit, name)
    if going is not None:
        write_anew(unit, going.loaded.info)


async def thought_out(going: Going, think: Callable[[Thought], Awaitable[Sequence[str]]]) -> Change:
    """What the automatic players make of a match in one go.

    Args:
        going: The match; it stays as it is.

    Raises:
        IllegalAction: The rules refuse an answer.
        Pointless: A thought came to nothing.
    """
    match, first = going.loaded.match, going.next_in(going.loaded.match)
    played: tuple[Played, ...] = ()
    for _ in range(LONGEST):
        bot = going.next_in(match)
        if bot is None or not (going.at_once or _is_still_at_it(going.loaded.match, match, first, bot)):
            return await asyncio.to_thread(changed, going.loaded, match, played=played)
        task = await asyncio.to_thread(task_in, match, Seat(bot.seat), bot.thought)
        answers = await think(Thought(going.loaded.info.game, going.tables, bot.level, task))
        match, played = await asyncio.to_thread(_played, going, match, played, Seat(bot.seat), answers)
    raise AssertionError("automatic players run in circles")


def _is_still_at_it(before: Match, match: Match, first: Seated | None, bot: Seated) -> bool:
    """Whether the turn with which a go began goes on."""
    return bot == first and match.turn == before.turn


def _played(
    going: Going, match: Match, played: tuple[Played, ...], seat: Seat, answers: Sequence[str]
) -> tuple[Match, tuple[Played, ...]]:
    """A match after the answers of a seat, up to the first that draws, and after all that others answered ahead."""
    line = match.play_line(seat, answers)
    return go_on(going.loaded, line.match, going.loaded.standing, played)


def keep_going(unit: UnitOfWork, change: Change) -> None:
    """Keep what automatic players have made of a match, and note what must now be said.

    Raises:
        Overtaken: Someone else's act was kept since, or the table votes about going back.
    """
    change = replace(change, loaded=unit.expect(change.loaded))
    if _is_in_doubt(unit, change.loaded.info.id):
        raise Overtaken(change.loaded.info.id)
    after = keep(unit, (None, None), change)
    tell_moves(unit, change)
    if change.now.over:
        close_all(unit, after)
    else:
        close_overtaken(unit, after)
