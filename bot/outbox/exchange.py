"""One transaction for all that is carried: rows that are done with are closed, and the next of each target taken."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import structlog

from bot.core import finding, people
from bot.core.announcing import reminding
from bot.core.loaded_match import LoadedMatch
from bot.core.match import lost_channels
from bot.store import carried, follows, match_rows, messages, refusals
from bot.store.codes import DMS_CLOSED, LOCKED, NO_ACCESS, NO_PERMISSION, NO_SHARED_SERVER, UNKNOWN_CHANNEL
from bot.store.errors import StoreError
from bot.store.messages import Posted
from bot.store.outbox_rows import Row
from bot.store.persons import Preferences
from bot.store.records import MatchInfo
from bot.store.votes import Proposal
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from bot.core.match.lost_channels import Found
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.carried import Carried, Failed
    from bot.store.match_rows import StoredMatch
    from bot.store.outbox_rows import Target
    from bot.store.outbox_store import Claim, OutboxStore

_log = structlog.get_logger()

LOST: Mapping[int, Found] = {
    UNKNOWN_CHANNEL: "gone",
    NO_ACCESS: "barred",
    NO_PERMISSION: "barred",
    LOCKED: "barred",
}
"""What a refusal tells of a channel, by Discord's code."""

BARE = frozenset({"strip", "nudge", "season", "day", "league", "lonely", "digest", "report"})
"""Kinds of rows that are carried without a look at a match: a reminder looks for itself."""


@frozen
class About:
    """What a row is about, in its newest state.

    Attributes:
        found: The match as the reader finds it.
        preferences: What the person prefers whom a DM goes to; None in a channel.
        before: The newest message of the post that the row may write anew.
        proposal: The proposal that it is about: its own, or the one to end a match in which a seat is free.
    """

    found: LoadedMatch | MatchInfo
    preferences: Preferences | None = None
    before: Posted | None = None
    proposal: Proposal | None = None


@frozen
class Taken:
    """A row on its way, with all that was to be read for it.

    Attributes:
        row: The row.
        is_new: Whether it was never tried before.
        about: What it is about; None if that is no more, or if the row needs no look at it.
        trouble: Why that could not be read.
    """

    row: Row
    is_new: bool
    about: About | None = None
    trouble: Exception | None = None


def exchange(
    unit: UnitOfWork, outbox: OutboxStore, done: Sequence[Carried], busy: Collection[Target]
) -> Sequence[Taken]:
    """Close rows that were carried, and take the next of each target, with all that is needed to draw them.

    Args:
        outbox: Hands rows out.
        done: The rows that were carried.
        busy: Targets to which one is under way.
    """
    close(unit, done)
    read: dict[str, StoredMatch | None] = {}
    return [_taken(unit, claim, read) for claim in outbox.claim(unit.connection, busy)]


def close(unit: UnitOfWork, done: Sequence[Carried]) -> None:
    """Close rows that were carried, and draw what follows from refusals."""
    for each in done:
        carried.note(unit.connection, each, unit.now)
        if each.kind == "failed":
            _follow(unit, each)


def _follow(unit: UnitOfWork, failed: Failed) -> None:
    """What follows from a refusal: who cannot be written to is called in the channel, and a lost channel is noted."""
    row, state = failed.row, LOST.get(failed.code)
    try:
        with unit.part():
            if row.kind == "nudge" and row.user is not None and failed.code in (NO_SHARED_SERVER, DMS_CLOSED):
                reminding.call_in_channels(unit, row.user)
            if row.kind == "digest" and row.user is not None and failed.code in (NO_SHARED_SERVER, DMS_CLOSED):
                follows.end_all(unit.connection, row.user)
            if row.kind == "report":
                # It stands in the log; what a person wrote is kept no longer here than if it had been sent.
                refusals.replaced(unit.connection, row.id)
                _log.error("report not posted: let the bot write in the channel of HATOBA_REPORTS", channel=row.channel)
            elif row.channel is not None and state is not None:
                lost_channels.found_in(unit, {row.channel: state})
    except (ValueError, LookupError, AssertionError):
        # As of a match that cannot be read; the row is closed all the same.
        _log.exception("refusal not followed", row=row.id)


def _taken(unit: UnitOfWork, claim: Claim, read: dict[str, StoredMatch | None]) -> Taken:
    row = claim.row
    if row.kind in BARE:
        return Taken(row, claim.is_new)
    try:
        if row.match not in read:
            read[row.match] = match_rows.find(unit.connection, row.match)
        stored = read[row.match]
        return Taken(row, claim.is_new, None if stored is None else _about(unit, row, stored))
    except StoreError:
        raise
    except Exception as error:  # noqa: BLE001 - one row that cannot be made must not hold up the others
        return Taken(row, claim.is_new, trouble=error)


def _about(unit: UnitOfWork, row: Row, stored: StoredMatch) -> About:
    found = finding.look_at(unit, stored, row.user)
    if isinstance(found, LoadedMatch):
        # Several rows may be drawn of it at the same time.
        found = replace(found, match=found.match.copy())
    post = messages.post_of(row.kind)
    return About(
        found,
        None if row.user is None else _preferences(unit, stored, row.user),
        None if post is None else stored.rows.messages.get((post, messages.number_of(row))),
        _proposal(unit, row),
    )


def _preferences(unit: UnitOfWork, stored: StoredMatch, user: int) -> Preferences:
    known = stored.rows.preferences.get(user)
    return people.preferences(unit, user) if known is None else known


def _proposal(unit: UnitOfWork, row: Row) -> Proposal | None:
    if row.kind == "vote":
        return finding.proposal(unit, int(row.text))
    return finding.proposed_end(unit, row.match) if row.kind == "free" else None
