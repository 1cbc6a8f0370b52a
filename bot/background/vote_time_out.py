"""Votes whose time is over: silence ends them, so that no one who stays away can keep a table where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bot.core.announcing import reminding
from bot.core.announcing.queue import write_anew
from bot.core.boxes.catalog import Unreadable
from bot.core.do_not_disturb import quiet_until
from bot.core.match.proposing import away_until
from bot.core.match.voting import GRACE, count, grace_until, show, waiting
from bot.store import aways, direct_messages, messages, persons, votes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.loaded_match import LoadedMatch
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.votes import Proposal

_log = structlog.get_logger()


def close_due(unit: UnitOfWork) -> None:
    """Remind of votes, and end those whose time is over; a match that cannot be read keeps no other from it."""
    for proposal in votes.to_remind(unit.connection, unit.now):
        _remind(unit, proposal)
    for proposal in votes.due(unit.connection, unit.now, GRACE):
        try:
            loaded = unit.load(unit.stored(proposal.match), None)
        except Unreadable as error:
            _log.error("not settled", error=str(error))
            continue
        current = votes.find(unit.connection, proposal.id)
        if current is not None and current.result == "open":
            _settle(unit, loaded, current)


def _remind(unit: UnitOfWork, proposal: Proposal) -> None:
    """Remind those who have not answered a vote, each once; it is noted once no one's night is waited for any more."""
    silent = votes.who_owe(unit.connection, proposal)
    away, known = aways.load(unit.connection, silent, unit.now, proposal.match), persons.load(unit.connection, silent)
    word, asleep = reminding.vote_word(proposal), False
    for user in silent:
        if user in away or not known[user].reminded or direct_messages.told(unit.connection, user, "nudge", word):
            continue
        if quiet_until(known[user], unit.now) is not None:
            asleep = True
        elif known[user].dms_closed:
            reminding.ask_in_channel(unit, proposal, user)
        else:
            direct_messages.send(unit.connection, user, "nudge", word, unit.now)
    if proposal.reminded is None and not asleep:
        votes.note_reminded(unit.connection, proposal.id, unit.now)


def _settle(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> None:
    """Give a vote more time, or let it end."""
    if proposal.closes is None or proposal.closes > unit.now:
        # Only its candidate was waited for, or the silent owner, whose time is over.
        count(unit, (None, None), loaded, proposal, None)
        return
    later = _later(unit, loaded, proposal)
    if later is None:
        _end(unit, loaded, proposal)
    else:
        votes.put_off(unit.connection, proposal.id, later)
        show(unit, loaded, _now(unit, proposal))


def _later(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> int | None:
    """The new deadline of a vote of which those who have not answered could not know, or who are away."""
    assert proposal.closes is not None
    away = away_until(unit, loaded, proposal)
    if away is not None and away > unit.now:
        return away
    if not waiting(loaded, proposal) and proposal.accepted:
        # No one is silent but the owner, who has at least the time that he is promised.
        return grace if (grace := grace_until(proposal)) > unit.now else None
    posted = messages.find(unit.connection, proposal.match, "vote", proposal.id) is not None
    reminded = proposal.reminded is not None and proposal.closes - proposal.reminded >= proposal.lasts // 2
    # Who keeps silent about going back keeps things as they are, whether he knows of it or not.
    return None if proposal.changes_position or (posted and reminded) else unit.now + proposal.lasts


def _end(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> None:
    """End a vote: who kept silent has no say; who has played on and not agreed is against it."""
    missing = waiting(loaded, proposal)
    played = _played_since(loaded, missing, proposal.opened)
    if not proposal.changes_position:
        votes.lapse(unit.connection, proposal.id, proposal.silent | (missing - played))
    agreed = proposal.agreed & frozenset(loaded.owned)
    if not agreed or played or proposal.changes_position or _is_unwilling(proposal):
        votes.close(unit.connection, proposal.id, "lapsed", unit.now)
        # The votes may have pushed the table out of sight, and the game goes on there.
        write_anew(unit, loaded.info)
        show(unit, loaded, _now(unit, proposal))
    else:
        count(unit, (None, None), loaded, _now(unit, proposal), None)


def _is_unwilling(proposal: Proposal) -> bool:
    """Whether someone was invited by name and has not come."""
    return proposal.about == "replace" and proposal.candidate is not None and not proposal.accepted


def _played_since(loaded: LoadedMatch, of: Iterable[int], moment: int) -> frozenset[int]:
    """Those of some seats whose owners have answered anything in the match since a moment, by themselves."""
    there = {made.user for made in loaded.makers if made.by_hand and made.at >= moment}
    return frozenset(seat for seat in of if loaded.people[seat].mention in there)


def _now(unit: UnitOfWork, proposal: Proposal) -> Proposal:
    """A proposal as it stands now."""
    now = votes.find(unit.connection, proposal.id)
    assert now is not None
    return now
