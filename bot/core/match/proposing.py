"""Proposals: what one player may ask all others to agree to, and until when they can answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.announcing.direct_messages import users
from bot.core.changes import Change, changed
from bot.core.match.turn_time_out import chosen
from bot.core.match.voting import close_moved_past, counted, find_proposal, put, waiting
from bot.core.outcomes import Objected, Stale
from bot.core.paces import PACES
from bot.store import aways, votes
from bot.store.spans import DAY
from bot.store.votes import CHANGING, Proposal
from rules.core.corrections import CORRECTION
from rules.core.log import Repair
from rules.core.reasons import CannotCorrect, CannotGoBack

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.core.caller import Caller
    from bot.core.loaded_match import LoadedMatch
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.votes import About
    from rules.core.corrections import Correction

AGAIN = DAY
"""Seconds after which what was refused can be proposed again, and those that who was away has to answer."""

RESTS = (3, 7, 14, 28)
"""Days that a table can rest; longer ones are forgotten, and can be agreed to again."""

LONGEST = 7 * DAY
"""The longest that a vote waits for people who are away."""


def undone(loaded: LoadedMatch, to: int, revision: int | None = None) -> Change | Outcome:
    """What a match becomes that goes back to where ``to`` answers stand.

    Args:
        revision: Of the log that the proposer was shown; None if none was.
    """
    if revision is not None and revision != loaded.match.revision:
        return Stale(loaded)
    match = loaded.match.copy()
    if 0 <= to < match.base():
        return Objected("repaired-since", loaded)
    try:
        match.go_back(loaded.own, to)
    except CannotGoBack:
        return Objected("nothing-to-take-back", loaded)
    return changed(loaded, match)


def propose_undo(unit: UnitOfWork, caller: Caller, undo: Change, to: int) -> Outcome:
    """Ask the table to go back to where ``to`` answers stand."""
    loaded = undo.loaded
    unit.expect(loaded)
    before = proposed(unit, caller, loaded, "undo")
    if before is not None and before.back_to == to:
        return counted(unit, caller, before.id)
    vote = open_vote(unit, caller, loaded, "undo", back_to=to)
    return put(unit, caller, loaded, vote, undo)


def corrected(loaded: LoadedMatch, correction: Correction) -> Change | Outcome:
    """What a match becomes in which a fact is set right."""
    match = loaded.match.copy()
    try:
        match.repair(Repair("correct", agreed=True, seat=loaded.own, correction=correction))
    except CannotCorrect:
        return Objected("cannot-correct", loaded)
    return changed(loaded, match)


def propose_correction(unit: UnitOfWork, caller: Caller, change: Change, correction: Correction) -> Outcome:
    """Ask the table to set a fact right."""
    loaded, text = change.loaded, CORRECTION.dump_json(correction).decode()
    unit.expect(loaded)
    before = proposed(unit, caller, loaded, "correct")
    if before is not None and before.correction == text:
        return counted(unit, caller, before.id)
    return put(unit, caller, loaded, open_vote(unit, caller, loaded, "correct", correction=text), change)


def propose_end(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch) -> Outcome:
    """Ask the table to end without a winner; what was refused can be asked again after a day."""
    unit.expect(loaded)
    before = proposed(unit, caller, loaded, "end")
    if before is not None:
        return counted(unit, caller, before.id)
    refused = votes.refused_since(unit.connection, loaded.info.id, "end", loaded.own, unit.now - AGAIN)
    if refused is not None:
        return Objected("asked-lately", loaded, proposal=refused)
    chosen(unit, loaded.info, "late-end", who=loaded.people[loaded.own].name)
    return put(unit, caller, loaded, open_vote(unit, caller, loaded, "end"))


def propose_pause(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch, days: int) -> Outcome:
    """Ask the table to rest for so many days from the moment at which all have agreed."""
    unit.expect(loaded)
    if days not in RESTS:
        return Objected("bad-option", loaded, detail="until")
    before = proposed(unit, caller, loaded, "pause")
    if before is not None and before.until == before.opened + days * DAY:
        return counted(unit, caller, before.id)
    chosen(unit, loaded.info, "late-rest", who=loaded.people[loaded.own].name)
    vote = open_vote(unit, caller, loaded, "pause", until=unit.now + days * DAY)
    return put(unit, caller, loaded, vote)


def proposed(
    unit: UnitOfWork, caller: Caller, loaded: LoadedMatch, about: About, seat: int | None = None
) -> Proposal | None:
    """What the caller has proposed already and is still open: pressed twice, it pings no one a second time."""
    open_now = votes.open_in(unit.connection, loaded.info.id)
    meant = (about, caller.user, seat)
    return next((one for one in open_now if (one.about, one.proposer, one.seat) == meant), None)


def open_vote(
    unit: UnitOfWork,
    caller: Caller,
    loaded: LoadedMatch,
    about: About,
    *,
    until: int | None = None,
    back_to: int | None = None,
    seat: int | None = None,
    candidate: tuple[int, str] | None = None,
    accepted: bool = False,
    correction: str | None = None,
) -> int:
    """Store a proposal with the deadline that its table's pace gives it; it takes the place of one about the same.

    Of those that change the position one is open at a time.

    Args:
        until: When a rest ends if it begins at once.
        back_to: Number of standing answers to go back to.
        seat: The seat that is to change hands.
        candidate: Who is to have it, and that person's name.
        accepted: Whether the candidate is willing.
        correction: The fact that is to be set right, as JSON.

    Returns:
        Its number.
    """
    info = loaded.info
    open_now = votes.open_in(unit.connection, info.id)
    same = {about, *(CHANGING if about in CHANGING else ())}
    close_moved_past(unit, loaded, [p for p in open_now if p.about in same and p.seat == seat])
    user, name = (None, "") if candidate is None else candidate
    lasts = PACES[info.pace].vote_ends
    proposal = Proposal(
        id=0,
        match=info.id,
        about=about,
        proposer=caller.user,
        proposer_seat=loaded.seat,
        opened=unit.now,
        lasts=lasts,
        closes=unit.now + lasts,
        until=until,
        back_to=back_to,
        seat=seat,
        candidate=user,
        candidate_name=name,
        accepted=accepted,
        correction=correction,
    )
    vote = votes.insert(unit.connection, proposal)
    later = away_until(unit, loaded, find_proposal(unit, vote))
    if later is not None:
        votes.put_off(unit.connection, vote, later)
    return vote


def away_until(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> int | None:
    """The later deadline of a proposal that waits for people who are away, so that they have a day once they are back.

    Returns:
        Seconds since 1970, at most a week after the opening; None if the deadline that it has will do.
    """
    if proposal.closes is None:
        return None
    missing = users(loaded.people, waiting(loaded, proposal))
    later = latest(unit, missing, proposal.opened, proposal.closes, loaded.info.id)
    return later if later > proposal.closes else None


def latest(unit: UnitOfWork, people: Collection[int], opened: int, closes: int, match: str) -> int:
    """When a proposal closes at the latest that waits for some people, of whom some may be away.

    Args:
        opened: When it is opened, in seconds since 1970.
        closes: When it closes if all of them are there.
    """
    away = aways.load(unit.connection, people, unit.now, match)
    back = max((each.until for each in away.values()), default=None)
    return closes if back is None else max(closes, min(back + AGAIN, opened + LONGEST))
