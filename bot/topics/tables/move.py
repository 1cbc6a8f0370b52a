"""A match that is played on in another channel of its server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.background.lost_channels import LOST
from bot.core.match.direct_messages import users
from bot.core.match.queue import notify, tell_free
from bot.core.match.standstill import go_on
from bot.core.outcomes import Moved, Objected
from bot.core.unit_of_work import people_of
from bot.store import matches, messages, places, seats, votes
from bot.store.outbox import Draft

if TYPE_CHECKING:
    from bot.core.outcomes import Caller, Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import MatchInfo


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
    return info.still not in LOST


def move(unit: UnitOfWork, caller: Caller, match: str) -> Outcome:
    """Play a match on in the caller's channel: whoever it waits for is called there."""
    old = find_movable(unit, caller, match)
    if isinstance(old, Objected):
        return old
    post = messages.find(unit.connection, old.id, "table")
    places.move(unit.connection, old.id, caller.channel, unit.now)
    if post is not None and is_alive(old):
        unit.enqueue(old, Draft("strip", text=str(post.message), silent=True))
    if old.still is not None and not is_alive(old):
        go_on(unit, old.id, old.still)
    info, people = unit.info(old.id), people_of(seats.rows(unit.connection, old.id))
    notify(unit, info, "dead-goes-on-here", game=info.game, match=info.id)
    unit.enqueue(info, Draft("table", ping=users(people, places.waited(unit.connection, info.id))))
    tell_free(
        unit, info, people, [seat for seat, person in enumerate(people) if person.mention is None and not person.bot]
    )
    for proposal in votes.open_in(unit.connection, info.id):
        unit.enqueue(info, Draft("vote", text=str(proposal.id), silent=True))
    return Moved(info)
