"""How the tables of a server are, for whoever manages it: what everyone may know, and no match is read for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from bot.core.access import find_seated
from bot.core.announcing.direct_messages import users
from bot.core.announcing.queue import notify, tell_free
from bot.core.match import closing, turn_time_out
from bot.core.match.standstill import IDLE, KEPT, LOST, NOTICE, WARNED, go_on
from bot.core.operation import Immediate
from bot.core.outcomes import Moved, Objected
from bot.core.unit_of_work import people_of
from bot.store import (
    matches,
    messages,
    meta,
    pending_turns,
    places,
    refusals,
    seats,
    server_settings,
    standstill,
    votes,
)
from bot.store.outbox_rows import Draft
from bot.store.pending_turns import PendingTurn
from bot.store.records import MatchInfo
from bot.store.refusals import Refusals
from bot.store.server_settings import ServerSettings
from bot.store.spans import DAY
from bot.store.standstill import Standstill
from render.core.people import People
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.loaded_match import LoadedMatch
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork

LATELY = 7 * DAY
"""Seconds for which it is told what went wrong."""


@frozen
class TableHealth:
    """How a lobby or running match is.

    Attributes:
        info: What is known of it.
        people: Owners by seat; no one in a lobby.
        pending_turns: The waits that last, by seat.
        standstill: That and why it stands still, if it does.
        closes: When it closes by itself if nothing happens, in seconds since 1970; None while that is far away.
    """

    info: MatchInfo
    people: People
    pending_turns: Mapping[int, PendingTurn]
    standstill: Standstill | None
    closes: int | None


@frozen
class ServerHealth:
    """How the tables of a server are.

    Attributes:
        now: Seconds since 1970.
        tables: Its lobbies and running matches, oldest first.
        refused: What Discord refused in the last week.
        missed: The last long time that the sweep did not see, as it is noted.
        settings: What was chosen for it.
    """

    now: int
    tables: Sequence[TableHealth]
    refused: Sequence[Refusals]
    missed: str | None
    settings: ServerSettings

    @property
    def lately(self) -> int:
        """The moment before which nothing is told."""
        return self.now - LATELY


def health(unit: UnitOfWork, guild: int) -> ServerHealth:
    """How the tables of a server are."""
    found = [_table(unit, match) for match in matches.of_guild(unit.connection, guild)]
    refused = refusals.since(unit.connection, guild, unit.now - LATELY)
    settings = server_settings.load(unit.connection, guild)
    return ServerHealth(unit.now, found, refused, meta.find(unit.connection, "missed"), settings)


def _table(unit: UnitOfWork, match: str) -> TableHealth:
    people, now = people_of(seats.rows(unit.connection, match)), standstill.load(unit.connection, match)
    lasting = pending_turns.lasting(unit.connection, match)
    return TableHealth(unit.info(match), people, lasting, now, _closes(unit, match, now))


def _closes(unit: UnitOfWork, match: str, now: Standstill | None) -> int | None:
    """When a match closes that sleeps or has lost its channel: a while after the notice, once that went out."""
    if now is None or now.reason not in ("asleep", "gone"):
        return None
    warned = places.warned(unit.connection, match)
    if now.reason == "gone":
        return now.since + KEPT if warned is None else warned + NOTICE
    return matches.touched(unit.connection, match) + IDLE + WARNED if warned is None else warned + WARNED


def find_movable(unit: UnitOfWork, caller: Caller, match: str) -> MatchInfo | Objected:
    """Find the match that one of its players, or whoever manages its server, wants to be played on here."""
    if caller.guild is None:
        return Objected("dm-only-mine")
    stored = unit.find(match.strip().upper())
    if stored is None or stored.guild != caller.guild:
        return Objected("no-table")
    owners = [row.user for row in seats.rows(unit.connection, stored.id)]
    if not caller.manager and caller.user not in owners:
        return Objected("no-table")
    info = unit.info(stored.id)
    if info.phase != "running":
        return Objected("not-running" if info.phase == "lobby" else "over", info=info)
    there = matches.live_in(unit.connection, caller.channel)
    if there is not None and unit.stored(there).phase in ("lobby", "running") and (there != info.id or is_alive(info)):
        return Objected("occupied", info=unit.info(there))
    return info


def is_alive(info: MatchInfo) -> bool:
    """Whether a match can be played on where it is."""
    return info.standstill not in LOST


def move(unit: UnitOfWork, caller: Caller, match: str) -> Outcome:
    """Play a match on in the caller's channel: whoever it waits for is called there."""
    old = find_movable(unit, caller, match)
    if isinstance(old, Objected):
        return old
    post = messages.find(unit.connection, old.id, "table")
    places.move(unit.connection, old.id, caller.channel, unit.now)
    if post is not None and is_alive(old):
        unit.enqueue(old, Draft("strip", text=str(post.message), silent=True))
    if old.standstill is not None and not is_alive(old):
        go_on(unit, old.id, old.standstill)
    info, people = unit.info(old.id), people_of(seats.rows(unit.connection, old.id))
    notify(unit, info, "dead-goes-on-here", game=info.game, match=info.id)
    unit.enqueue(info, Draft("table", ping=users(people, places.waited(unit.connection, info.id))))
    tell_free(
        unit, info, people, [seat for seat, person in enumerate(people) if person.mention is None and not person.bot]
    )
    for proposal in votes.open_in(unit.connection, info.id):
        unit.enqueue(info, Draft("vote", text=str(proposal.id), silent=True))
    return Moved(info)


def close(match: str | None) -> Immediate[closing.Closable]:
    """Close a match without a result (manager), or a lobby (opener or manager); the table is told."""
    return Immediate(partial(closing.find_closable, match=match), closing.close)


def wake(match: str) -> Immediate[LoadedMatch]:
    """Wake up a table that sleeps, or is about to close."""
    return Immediate(partial(find_seated, match=match), turn_time_out.wake)
