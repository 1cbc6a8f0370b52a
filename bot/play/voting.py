"""Votes: what the whole table must agree to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, assert_never

from bot.play import owners
from bot.play.access import find_match, find_seated
from bot.play.changes import Change, changed, keep
from bot.play.outcomes import LoadedMatch, Objected, Voted
from bot.play.posts import notify, settle_free, tell_closed, tell_went_back, users, write_anew
from bot.play.unit_of_work import Overtaken
from bot.store import matches, outbox, votes
from bot.store.outbox import Draft
from bot.store.votes import Proposal
from rules.core.match import CannotGoBack
from rules.core.seats import Seat

if TYPE_CHECKING:
    from typing import Literal

    from bot.play.outcomes import Caller, Outcome
    from bot.play.unit_of_work import UnitOfWork
    from bot.store.records import Mark


@dataclass(frozen=True, slots=True)
class Ballot:
    """An open proposal with the match as it was found, and what going back would make of it.

    Attributes:
        loaded: The match.
        proposal: The proposal.
        undo: What becomes of the match if this very vote settles that it goes back.
    """

    loaded: LoadedMatch
    proposal: Proposal
    undo: Change | None = None


def undone(loaded: LoadedMatch, to: int) -> Change | Outcome:
    """What a match becomes that goes back to where ``to`` answers stand."""
    match = loaded.match.copy()
    try:
        match.go_back(loaded.own, to)
    except CannotGoBack:
        return Objected("nothing-to-take-back", loaded)
    return changed(loaded, match)


def propose_undo(unit: UnitOfWork, caller: Caller, undo: Change, to: int) -> Outcome:
    """Ask the table to go back to where ``to`` answers stand."""
    loaded = undo.loaded
    unit.expect(loaded)
    _supersede(unit, loaded, "undo")
    vote = votes.insert(unit.connection, loaded.info.id, "undo", caller.user, loaded.own, unit.now, back_to=to)
    return put(unit, caller, loaded, vote, undo)


def propose_end(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch) -> Outcome:
    """Ask the table to end without a winner."""
    unit.expect(loaded)
    _supersede(unit, loaded, "end")
    vote = votes.insert(unit.connection, loaded.info.id, "end", caller.user, loaded.own, unit.now)
    return put(unit, caller, loaded, vote)


def find_ballot(unit: UnitOfWork, caller: Caller, number: int) -> Ballot | Objected:
    """Find an open proposal that the person has a say in."""
    proposal = votes.find(unit.connection, number)
    if proposal is None or isinstance(find_match(unit, caller, proposal.match), Objected):
        return Objected("no-table")
    if proposal.result != "open":
        loaded = unit.load(unit.stored(proposal.match), caller.user)
        return Objected("here-still" if proposal.result == "here" else "vote-over", loaded)
    found = find_seated(unit, caller, proposal.match)
    return found if isinstance(found, Objected) else Ballot(found, proposal)


def settle(ballot: Ballot, *, agree: bool) -> Ballot:
    """Work out what going back makes of the match, if all agree to it once the one who votes does."""
    loaded, proposal = ballot.loaded, ballot.proposal
    if not agree or waiting(loaded, proposal) - {loaded.seat}:
        return ballot
    return replace(ballot, undo=undo_of(loaded, proposal))


def undo_of(loaded: LoadedMatch, proposal: Proposal) -> Change | None:
    """What a match becomes that goes back as proposed; None for any other proposal."""
    if proposal.about != "undo":
        return None
    match = loaded.match.copy()
    match.go_back(Seat(proposal.proposer_seat or 0), proposal.back_to or 0)
    return changed(loaded, match)


def vote(unit: UnitOfWork, caller: Caller, ballot: Ballot, *, agree: bool) -> Outcome:
    """Agree to a proposal, or keep things as they are."""
    loaded, number = ballot.loaded, ballot.proposal.id
    unit.expect(loaded)
    if votes.find(unit.connection, number) != ballot.proposal:
        raise Overtaken(number)
    if agree:
        votes.agree(unit.connection, number, loaded.own)
    else:
        here = ballot.proposal.about == "replace" and ballot.proposal.seat == loaded.seat
        votes.close(unit.connection, number, "here" if here else "refused")
        # The votes may have pushed the table out of sight, and the game goes on there.
        write_anew(unit, loaded.info)
    return put(unit, caller, loaded, number, ballot.undo)


def put(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch, number: int, undo: Change | None = None) -> Voted:
    """Put a proposal to the table, or count again; what all agree to is done at once.

    Args:
        unit: The open transaction.
        caller: Who proposed or voted.
        loaded: The match as that person found it.
        number: The proposal.
        undo: What becomes of the match if it goes back.
    """
    mark = (caller.interaction, caller.user)
    result = count(unit, mark, loaded, _proposal(unit, number), undo)
    match = undo.match if undo is not None and result == "agreed" else None
    return Voted(unit.again(loaded, caller.user, match), number, result)


def counted(unit: UnitOfWork, caller: Caller, number: int) -> Voted:
    """A proposal as it stands; nothing is done."""
    proposal = _proposal(unit, number)
    return Voted(unit.load(unit.stored(proposal.match), caller.user), number, _shown(proposal))


def _shown(proposal: Proposal) -> Literal["open", "agreed", "refused"]:
    return "refused" if proposal.result == "here" else proposal.result


def count(
    unit: UnitOfWork, mark: Mark, loaded: LoadedMatch, proposal: Proposal, undo: Change | None
) -> Literal["open", "agreed", "refused"]:
    """Count the votes of a proposal, carry it out if all agree, and show it."""
    if proposal.result == "open" and _is_agreed(unit, loaded, proposal):
        votes.close(unit.connection, proposal.id, "agreed")
        _carry_out(unit, mark, loaded, proposal, undo)
    _show(unit, loaded, _proposal(unit, proposal.id))
    return _shown(_proposal(unit, proposal.id))


def waiting(loaded: LoadedMatch, proposal: Proposal) -> frozenset[int]:
    """The seats whose agreement a proposal still needs; a free seat has no say, nor has the one that is given away."""
    return frozenset(loaded.owned) - proposal.agreed - {proposal.seat}


def _is_agreed(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> bool:
    if waiting(loaded, proposal):
        return False
    if proposal.about == "replace" and proposal.seat is not None:
        owned = loaded.people[proposal.seat].mention is not None
        return proposal.accepted and not (owned and unit.now < proposal.opened + unit.limits.grace)
    return proposal.about != "take-over" or proposal.accepted


def _carry_out(unit: UnitOfWork, mark: Mark, loaded: LoadedMatch, proposal: Proposal, undo: Change | None) -> None:
    match proposal.about:
        case "undo":
            assert undo is not None
            keep(unit, mark, undo)
            close_overtaken(unit, loaded)
            tell_went_back(unit, undo)
        case "end":
            matches.end(unit.connection, loaded.info.id, "closed", unit.now)
            notify(unit, loaded.info, "house-over-none", game=loaded.info.game, match=loaded.info.id)
            tell_closed(unit, loaded.info, loaded.people)
            close_all(unit, loaded)
        case "take-over" | "replace":
            owners.sit_down(unit, loaded, proposal)
            _close(unit, loaded, [p for p in votes.open_in(unit.connection, proposal.match) if p.seat == proposal.seat])
        case _:
            assert_never(proposal.about)


def _show(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> None:
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
    """Whether anybody was asked for a second voice: there is a post of it, or one on its way."""
    return outbox.has_vote(unit.connection, proposal.match, proposal.id)


def _supersede(unit: UnitOfWork, loaded: LoadedMatch, about: str) -> None:
    _close(unit, loaded, [p for p in votes.open_in(unit.connection, loaded.info.id) if p.about == about])


def close_overtaken(unit: UnitOfWork, loaded: LoadedMatch) -> None:
    """Close what the match has moved past: proposals to go back; the invitation to replace one who is there."""
    open_now = votes.open_in(unit.connection, loaded.info.id)
    _close(unit, loaded, [proposal for proposal in open_now if proposal.about == "undo"])


def close_all(unit: UnitOfWork, loaded: LoadedMatch) -> None:
    """Close all proposals of a match that has ended."""
    _close(unit, loaded, votes.open_in(unit.connection, loaded.info.id))


def _close(unit: UnitOfWork, loaded: LoadedMatch, proposals: list[Proposal]) -> None:
    for proposal in proposals:
        votes.close(unit.connection, proposal.id, "refused")
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
        votes.close(unit.connection, proposal.id, "here")
        unit.enqueue(loaded.info, Draft("vote", text=str(proposal.id), silent=True))
    if found and loaded.seat is not None:
        notify(unit, loaded.info, "house-replace-here", loaded.seat, who=loaded.people[loaded.seat].name)
    return bool(found)


def _proposal(unit: UnitOfWork, number: int) -> Proposal:
    proposal = votes.find(unit.connection, number)
    if proposal is None:
        raise LookupError(number)
    return proposal
