"""Votes: what the whole table must agree to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from bot.core.access import find_match, find_seated
from bot.core.announcing.direct_messages import users
from bot.core.announcing.queue import notify, post_line, settle_free, tell_ended, tell_went_back, write_anew
from bot.core.changes import Change, changed
from bot.core.keeping import keep
from bot.core.loaded_match import LoadedMatch
from bot.core.match import owners
from bot.core.match.standstill import stand_still
from bot.core.match.turn_time_out import chosen, wake_up
from bot.core.outcomes import Objected, Voted
from bot.core.unit_of_work import Overtaken
from bot.store import matches, outbox, pending_turns, seats, votes
from bot.store.outbox_rows import Draft
from bot.store.spans import DAY
from bot.store.votes import Proposal
from rules.core.corrections import CORRECTION
from rules.core.frozen import frozen
from rules.core.log import Repair
from rules.core.seats import Seat

if TYPE_CHECKING:
    from typing import Literal

    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import Mark

GRACE = DAY
"""Seconds that a silent owner has at least to turn up before the seat can be given away."""


@frozen
class Ballot:
    """An open proposal with the match as it was found, and what it would make of the position.

    Attributes:
        loaded: The match.
        proposal: The proposal.
        change: What becomes of the match if this very vote settles that its position changes.
    """

    loaded: LoadedMatch
    proposal: Proposal
    change: Change | None = None


def find_ballot(unit: UnitOfWork, caller: Caller, number: int) -> Ballot | Objected:
    """Find an open proposal that the person has a say in."""
    proposal = votes.find(unit.connection, number)
    if proposal is None or isinstance(find_match(unit, caller, proposal.match), Objected):
        return Objected("no-table")
    if proposal.result != "open":
        loaded = unit.load(unit.stored(proposal.match), caller.user)
        return Objected("here-still" if proposal.result == "here" else "vote-over", loaded, proposal=proposal)
    found = find_seated(unit, caller, proposal.match)
    return found if isinstance(found, Objected) else Ballot(found, proposal)


def settle(ballot: Ballot, *, agree: bool) -> Ballot:
    """Work out what a proposal makes of the match, if all agree to it once the one who votes does."""
    loaded, proposal = ballot.loaded, ballot.proposal
    if not agree or waiting(loaded, proposal) - {loaded.seat}:
        return ballot
    return replace(ballot, change=change_by(loaded, proposal))


def change_by(loaded: LoadedMatch, proposal: Proposal) -> Change | None:
    """What a proposal makes of a match; None if it leaves the position as it is."""
    if not proposal.changes_position:
        return None
    match, proposer = loaded.match.copy(), Seat(proposal.proposer_seat or 0)
    if proposal.correction is None:
        match.go_back(proposer, proposal.back_to or 0)
    else:
        correction = CORRECTION.validate_json(proposal.correction)
        match.repair(Repair("correct", agreed=True, seat=proposer, correction=correction))
    return changed(loaded, match)


def vote(unit: UnitOfWork, caller: Caller, ballot: Ballot, *, agree: bool) -> Outcome:
    """Agree to a proposal, or keep things as they are."""
    loaded, number = ballot.loaded, ballot.proposal.id
    unit.expect(loaded)
    if votes.find(unit.connection, number) != ballot.proposal:
        raise Overtaken(number)
    about_own = (ballot.proposal.about, ballot.proposal.seat) == ("replace", loaded.seat)
    if agree:
        votes.agree(unit.connection, number, loaded.own)
    elif about_own and not pending_turns.say_here(unit.connection, loaded.info.id, loaded.own):
        return Objected("here-before", loaded)
    else:
        votes.close(unit.connection, number, "here" if about_own else "refused", unit.now, against=loaded.own)
        # The votes may have pushed the table out of sight, and the game goes on there.
        write_anew(unit, loaded.info)
    if not about_own:
        is_here(unit, loaded)
    return put(unit, caller, loaded, number, ballot.change)


def put(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch, number: int, change: Change | None = None) -> Voted:
    """Put a proposal to the table, or count again; what all agree to is done at once.

    Args:
        loaded: The match as that person found it.
        change: What becomes of the match if its position changes.
    """
    mark = (caller.interaction, caller.user)
    result = count(unit, mark, loaded, find_proposal(unit, number), change)
    match = change.match if change is not None and result == "agreed" else None
    return Voted(unit.again(loaded, caller.user, match), number, result)


def counted(unit: UnitOfWork, caller: Caller, number: int) -> Voted:
    """A proposal as it stands; nothing is done."""
    proposal = find_proposal(unit, number)
    return Voted(unit.load(unit.stored(proposal.match), caller.user), number, _shown(proposal))


def _shown(proposal: Proposal) -> Literal["open", "agreed", "refused"]:
    return proposal.result if proposal.result in ("open", "agreed") else "refused"


def count(
    unit: UnitOfWork, mark: Mark, loaded: LoadedMatch, proposal: Proposal, change: Change | None
) -> Literal["open", "agreed", "refused"]:
    """Count the votes of a proposal, carry it out if all agree, and show it."""
    if proposal.result == "open" and _is_agreed(unit, loaded, proposal):
        votes.close(unit.connection, proposal.id, "agreed", unit.now)
        _carry_out(unit, mark, loaded, proposal, change)
    elif proposal.result == "open":
        _seek(unit, loaded, proposal)
    show(unit, loaded, find_proposal(unit, proposal.id))
    return _shown(find_proposal(unit, proposal.id))


def _seek(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> None:
    """Take the deadline from a proposal that misses no one but who wants the seat, and give it one again if it does."""
    searches = proposal.about == "replace" and proposal.candidate is None and not waiting(loaded, proposal)
    if searches and not proposal.searches:
        votes.put_off(unit.connection, proposal.id, None)
        seats.seek(unit.connection, proposal.match, proposal.seat or 0, unit.now)
    elif proposal.searches and waiting(loaded, proposal):
        votes.put_off(unit.connection, proposal.id, unit.now + proposal.lasts)


def waiting(loaded: LoadedMatch, proposal: Proposal) -> frozenset[int]:
    """The seats whose agreement a proposal still needs.

    A free seat has no say, nor has the one that is given away, nor one that did not answer in time.
    """
    return frozenset(loaded.owned) - proposal.agreed - {proposal.seat} - proposal.silent


def grace_until(proposal: Proposal) -> int:
    """When a silent owner has had time enough to turn up: a day, or half of the vote's time if that is longer."""
    return proposal.opened + max(GRACE, proposal.lasts // 2)


def _is_agreed(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> bool:
    if waiting(loaded, proposal):
        return False
    if proposal.about == "replace" and proposal.seat is not None:
        owned = loaded.people[proposal.seat].mention is not None
        # For whom a bot plays, nothing is lost by it: there is no time to be waited for.
        graced = owned and not proposal.for_bot and unit.now < grace_until(proposal)
        return proposal.accepted and not graced
    return proposal.about != "take-over" or proposal.accepted


def _carry_out(unit: UnitOfWork, mark: Mark, loaded: LoadedMatch, proposal: Proposal, change: Change | None) -> None:
    match proposal.about:
        case "undo" | "correct":
            assert change is not None
            set_elsewhere(unit, mark, change)
        case "end":
            matches.end(unit.connection, loaded.info.id, "closed", unit.now)
            tell_ended(unit, loaded)
            close_all(unit, loaded)
        case "take-over" | "replace" if proposal.for_bot:
            owners.sit_down_covering(unit, loaded, Seat(proposal.seat or 0))
            chosen(unit, loaded.info, "bots-late-covered")
            close_about(unit, loaded, proposal.seat)
            count_again(unit, mark, loaded.info.id)
        case "take-over" | "replace":
            owners.sit_down(unit, loaded, proposal)
            chosen(unit, loaded.info, "late-taken", who=proposal.candidate_name)
            close_about(unit, loaded, proposal.seat)
            _ask_next_owner(unit, loaded)
        case "pause":
            until = unit.now + (proposal.until or proposal.opened) - proposal.opened
            stand_still(unit, loaded.info.id, "agreed", until)
            post_line(unit, loaded.info, "vote-rests", until=until)
        case _:
            assert_never(proposal.about)


def set_elsewhere(unit: UnitOfWork, mark: Mark, change: Change) -> None:
    """Keep what going back, or a repair, makes of a match, and tell the table."""
    keep(unit, mark, change)
    close_overtaken(unit, change.loaded)
    tell_went_back(unit, change)
    wake_up(unit, change.loaded.info)


def _ask_next_owner(unit: UnitOfWork, loaded: LoadedMatch) -> None:
    """Show in the open votes of a match that whoever has taken a seat is asked too; a search may have an end again."""
    handed = unit.load(unit.stored(loaded.info.id), None, loaded.match)
    for proposal in votes.open_in(unit.connection, loaded.info.id):
        _seek(unit, handed, proposal)
        show(unit, handed, find_proposal(unit, proposal.id))


def count_again(unit: UnitOfWork, mark: Mark, match: str) -> None:
    """Count all open votes of a match in which a bot plays where someone had a say: it agrees at once."""
    for proposal in votes.open_in(unit.connection, match):
        stored = unit.stored(match)
        current = find_proposal(unit, proposal.id)
        if stored.phase == "running" and current.result == "open":
            loaded = unit.load(stored, None)
            change = None if waiting(loaded, current) else change_by(loaded, current)
            count(unit, mark, loaded, current, change)


def show(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> None:
    """Write the post of a proposal as it stands; who is asked is pinged by a new one."""
    if proposal.result == "agreed" and not _was_put(unit, proposal):
        return
    people = users(loaded.people, waiting(loaded, proposal))
    others = [proposal.candidate] if proposal.candidate is not None and not proposal.accepted else []
    if proposal.about == "replace" and proposal.seat is not None:
        others += users(loaded.people, [proposal.seat])
    first = proposal.result == "open"
    ping = (*people, *others) if first else ()
    unit.enqueue(loaded.info, Draft("vote", ping=tuple(sorted({*ping})), text=str(proposal.id)), ping)
    if proposal.about == "end":
        settle_free(unit, loaded.info, loaded.people)


def _was_put(unit: UnitOfWork, proposal: Proposal) -> bool:
    """Whether anyone was asked for a second voice: there is a post of it, or one on its way."""
    return outbox.has_vote(unit.connection, proposal.match, proposal.id)


def close_overtaken(unit: UnitOfWork, loaded: LoadedMatch) -> None:
    """Close what the match has moved past: proposals that change the position it had."""
    open_now = votes.open_in(unit.connection, loaded.info.id)
    close_moved_past(unit, loaded, [proposal for proposal in open_now if proposal.changes_position])


def close_about(unit: UnitOfWork, loaded: LoadedMatch, seat: int | None) -> None:
    """Close the proposals about a seat that someone has got."""
    open_now = votes.open_in(unit.connection, loaded.info.id)
    close_moved_past(unit, loaded, [one for one in open_now if one.seat == seat])


def close_all(unit: UnitOfWork, loaded: LoadedMatch) -> None:
    """Close all proposals of a match that has ended."""
    close_moved_past(unit, loaded, votes.open_in(unit.connection, loaded.info.id))


def close_moved_past(unit: UnitOfWork, loaded: LoadedMatch, proposals: list[Proposal]) -> None:
    """Close proposals that the match has moved past, and say so in their posts."""
    for proposal in proposals:
        votes.close(unit.connection, proposal.id, "lapsed", unit.now)
        unit.enqueue(loaded.info, Draft("vote", text=str(proposal.id), silent=True))


def is_here(unit: UnitOfWork, loaded: LoadedMatch) -> bool:
    """The owner of a seat turned up: close invitations to replace that person.

    Returns:
        Whether there was one.
    """
    found = [
        proposal
        for proposal in votes.open_in(unit.connection, loaded.info.id)
        if proposal.about == "replace" and proposal.seat == loaded.seat
    ]
    for proposal in found:
        votes.close(unit.connection, proposal.id, "here", unit.now)
        unit.enqueue(loaded.info, Draft("vote", text=str(proposal.id), silent=True))
    if found and loaded.seat is not None:
        seats.seek(unit.connection, loaded.info.id, loaded.seat, None)
        notify(unit, loaded.info, "house-replace-here", loaded.seat, who=loaded.people[loaded.seat].name)
    return bool(found)


def find_proposal(unit: UnitOfWork, number: int) -> Proposal:
    """A proposal that exists."""
    proposal = votes.find(unit.connection, number)
    if proposal is None:
        raise LookupError(number)
    return proposal
