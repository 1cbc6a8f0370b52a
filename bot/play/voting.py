"""Votes: what the whole table must agree to."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bot.play import owners
from bot.play.access import find_match, find_seated
from bot.play.outcomes import Objected, Voted
from bot.play.posts import notify, position, tell_closed, tell_went_back, users
from bot.play.storing import store
from bot.store import matches, votes
from bot.store.outbox import Draft
from rules.core.match import CannotGoBack
from rules.core.seats import Seat

if TYPE_CHECKING:
    from typing import Literal

    from bot.play.outcomes import Caller, LoadedMatch, Outcome
    from bot.play.unit_of_work import UnitOfWork
    from bot.store.matches import Mark
    from bot.store.votes import Proposal


def propose_undo(unit: UnitOfWork, caller: Caller, match: str | None, to: int) -> Outcome:
    """Ask the table to go back to where ``to`` answers stand."""
    loaded = find_seated(unit, caller, match)
    if isinstance(loaded, Objected) or loaded.seat is None:
        return loaded if isinstance(loaded, Objected) else Objected("stranger", loaded)
    try:
        loaded.match.copy().go_back(loaded.seat, to)
    except CannotGoBack:
        return Objected("nothing-to-take-back", loaded)
    _supersede(unit, loaded, "undo")
    vote = votes.insert(unit.connection, loaded.info.id, "undo", caller.user, loaded.seat, unit.now, back_to=to)
    return put(unit, caller, loaded, vote)


def propose_end(unit: UnitOfWork, caller: Caller, match: str | None) -> Outcome:
    """Ask the table to end without a winner."""
    loaded = find_seated(unit, caller, match)
    if isinstance(loaded, Objected):
        return loaded
    _supersede(unit, loaded, "end")
    vote = votes.insert(unit.connection, loaded.info.id, "end", caller.user, loaded.seat, unit.now)
    return put(unit, caller, loaded, vote)


def vote(unit: UnitOfWork, caller: Caller, number: int, *, agree: bool) -> Outcome:
    """Agree to a proposal, or keep things as they are."""
    proposal = votes.find(unit.connection, number)
    if proposal is None or isinstance(find_match(unit, caller, proposal.match), Objected):
        return Objected("no-table")
    if proposal.result != "open":
        loaded = unit.load(unit.stored(proposal.match), caller.user)
        return Objected("here-still" if proposal.result == "here" else "vote-over", loaded)
    found = find_seated(unit, caller, proposal.match)
    if isinstance(found, Objected):
        return found
    loaded, seat = found, found.seat
    if seat is not None and agree:
        votes.agree(unit.connection, number, seat)
    elif not agree:
        here = proposal.about == "replace" and proposal.seat == seat
        votes.close(unit.connection, number, "here" if here else "refused")
    return put(unit, caller, loaded, number)


def put(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch, number: int) -> Voted:
    """Put a proposal to the table, or count again; what all agree to is done at once."""
    mark = (caller.interaction, caller.user)
    result = count(unit, mark, loaded, _proposal(unit, number))
    return Voted(unit.load(unit.stored(loaded.info.id), caller.user), number, result)


def counted(unit: UnitOfWork, caller: Caller, number: int) -> Voted:
    """A proposal as it stands; nothing is done."""
    proposal = _proposal(unit, number)
    return Voted(unit.load(unit.stored(proposal.match), caller.user), number, _shown(proposal))


def _shown(proposal: Proposal) -> Literal["open", "agreed", "refused"]:
    return "refused" if proposal.result == "here" else proposal.result


def count(
    unit: UnitOfWork, mark: Mark, loaded: LoadedMatch, proposal: Proposal
) -> Literal["open", "agreed", "refused"]:
    """Count the votes of a proposal, carry it out if all agree, and show it."""
    if proposal.result == "open" and _is_agreed(unit, loaded, proposal):
        votes.close(unit.connection, proposal.id, "agreed")
        _carry_out(unit, mark, loaded, proposal)
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


def _carry_out(unit: UnitOfWork, mark: Mark, loaded: LoadedMatch, proposal: Proposal) -> None:
    match proposal.about:
        case "undo":
            before = position(loaded.match)
            loaded.match.go_back(Seat(proposal.proposer_seat or 0), proposal.back_to or 0)
            store(unit, mark, loaded, loaded.match)
            after = unit.load(unit.stored(loaded.info.id), None, loaded.match)
            close_overtaken(unit, after)
            tell_went_back(unit, before, after)
        case "end":
            matches.end(unit.connection, loaded.info.id, "closed", unit.now)
            notify(unit, loaded.info, "house-over-none", game=loaded.info.game, match=loaded.info.id)
            tell_closed(unit, loaded.info)
            close_all(unit, loaded)
        case "take-over" | "replace":
            owners.sit_down(unit, loaded, proposal)
            _close(unit, loaded, [p for p in votes.open_in(unit.connection, proposal.match) if p.seat == proposal.seat])
        case _:
            assert_never(proposal.about)


def _show(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> None:
    if proposal.result == "agreed" and not _was_put(unit, proposal):
        return
    people = users(loaded, waiting(loaded, proposal))
    others = [proposal.candidate] if proposal.candidate is not None and not proposal.accepted else []
    if proposal.about == "replace" and proposal.seat is not None:
        others += users(loaded, [proposal.seat])
    first = proposal.result == "open"
    ping = (*people, *others) if first else ()
    unit.enqueue(loaded.info, Draft("vote", ping=tuple(sorted({*ping})), text=str(proposal.id)), ping)


def _was_put(unit: UnitOfWork, proposal: Proposal) -> bool:
    """Whether anybody was asked for a second voice: there is a post of it, or one on its way."""
    waits = unit.connection.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = 'vote' AND text = ?", (proposal.match, str(proposal.id))
    ).fetchone()
    return waits is not None


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
