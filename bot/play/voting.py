"""Votes: what the whole table must agree to."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bot.play import owners
from bot.play.doors import enter, enter_seated
from bot.play.outcomes import Objected, Voted
from bot.play.posts import position, tell_closed, tell_went_back, told, users
from bot.play.storing import store
from bot.store import matches, votes
from bot.store.outbox import Draft
from rules.core.match import CannotGoBack
from rules.core.seats import Seat

if TYPE_CHECKING:
    from typing import Literal

    from bot.play.outcomes import Caller, Outcome, Sitting
    from bot.play.room import Room
    from bot.store.matches import Mark
    from bot.store.votes import Proposal


def propose_undo(room: Room, caller: Caller, match: str | None, to: int) -> Outcome:
    """Ask the table to go back to where ``to`` answers stand."""
    sitting = enter_seated(room, caller, match)
    if isinstance(sitting, Objected) or sitting.seat is None:
        return sitting if isinstance(sitting, Objected) else Objected("stranger", sitting)
    try:
        sitting.match.copy().go_back(sitting.seat, to)
    except CannotGoBack:
        return Objected("nothing-to-take-back", sitting)
    _supersede(room, sitting, "undo")
    vote = votes.insert(room.connection, sitting.card.id, "undo", caller.user, sitting.seat, room.now, back_to=to)
    return put(room, caller, sitting, vote)


def propose_end(room: Room, caller: Caller, match: str | None) -> Outcome:
    """Ask the table to end without a winner."""
    sitting = enter_seated(room, caller, match)
    if isinstance(sitting, Objected):
        return sitting
    _supersede(room, sitting, "end")
    vote = votes.insert(room.connection, sitting.card.id, "end", caller.user, sitting.seat, room.now)
    return put(room, caller, sitting, vote)


def vote(room: Room, caller: Caller, number: int, *, agree: bool) -> Outcome:
    """Agree to a proposal, or keep things as they are."""
    proposal = votes.find(room.connection, number)
    if proposal is None or isinstance(enter(room, caller, proposal.match), Objected):
        return Objected("no-table")
    if proposal.result != "open":
        sitting = room.sitting(room.stored(proposal.match), caller.user)
        return Objected("here-still" if proposal.result == "here" else "vote-over", sitting)
    sitting_or = enter_seated(room, caller, proposal.match)
    if isinstance(sitting_or, Objected):
        return sitting_or
    sitting, seat = sitting_or, sitting_or.seat
    if seat is not None and agree:
        votes.agree(room.connection, number, seat)
    elif not agree:
        here = proposal.about == "replace" and proposal.seat == seat
        votes.close(room.connection, number, "here" if here else "refused")
    return put(room, caller, sitting, number)


def put(room: Room, caller: Caller, sitting: Sitting, number: int) -> Voted:
    """Put a proposal to the table, or count again; what all agree to is done at once."""
    mark = (caller.interaction, caller.user)
    result = count(room, mark, sitting, _proposal(room, number))
    return Voted(room.sitting(room.stored(sitting.card.id), caller.user), number, result)


def counted(room: Room, caller: Caller, number: int) -> Voted:
    """A proposal as it stands; nothing is done."""
    proposal = _proposal(room, number)
    return Voted(room.sitting(room.stored(proposal.match), caller.user), number, _shown(proposal))


def _shown(proposal: Proposal) -> Literal["open", "agreed", "refused"]:
    return "refused" if proposal.result == "here" else proposal.result


def count(room: Room, mark: Mark, sitting: Sitting, proposal: Proposal) -> Literal["open", "agreed", "refused"]:
    """Count the votes of a proposal, carry it out if all agree, and show it."""
    if proposal.result == "open" and _is_agreed(room, sitting, proposal):
        votes.close(room.connection, proposal.id, "agreed")
        _carry_out(room, mark, sitting, proposal)
    _show(room, sitting, _proposal(room, proposal.id))
    return _shown(_proposal(room, proposal.id))


def waiting(sitting: Sitting, proposal: Proposal) -> frozenset[int]:
    """The seats whose agreement a proposal still needs; a free seat has no say, nor has the one that is given away."""
    return frozenset(sitting.owned) - proposal.agreed - {proposal.seat}


def _is_agreed(room: Room, sitting: Sitting, proposal: Proposal) -> bool:
    if waiting(sitting, proposal):
        return False
    if proposal.about == "replace" and proposal.seat is not None:
        owned = sitting.people[proposal.seat].mention is not None
        return proposal.accepted and not (owned and room.now < proposal.opened + room.limits.grace)
    return proposal.about != "take-over" or proposal.accepted


def _carry_out(room: Room, mark: Mark, sitting: Sitting, proposal: Proposal) -> None:
    match proposal.about:
        case "undo":
            before = position(sitting.match)
            sitting.match.go_back(Seat(proposal.proposer_seat or 0), proposal.back_to or 0)
            store(room, mark, sitting, sitting.match)
            after = room.sitting(room.stored(sitting.card.id), None, sitting.match)
            close_overtaken(room, after)
            tell_went_back(room, before, after)
        case "end":
            matches.end(room.connection, sitting.card.id, "closed", room.now)
            told(room, sitting.card, "house-over-none", game=sitting.card.game, match=sitting.card.id)
            tell_closed(room, sitting.card)
            close_all(room, sitting)
        case "take-over" | "replace":
            owners.sit_down(room, sitting, proposal)
            _close(
                room, sitting, [p for p in votes.open_in(room.connection, proposal.match) if p.seat == proposal.seat]
            )
        case _:
            assert_never(proposal.about)


def _show(room: Room, sitting: Sitting, proposal: Proposal) -> None:
    people = users(sitting, waiting(sitting, proposal))
    others = [proposal.candidate] if proposal.candidate is not None and not proposal.accepted else []
    if proposal.about == "replace" and proposal.seat is not None:
        others += users(sitting, [proposal.seat])
    first = proposal.result == "open"
    ping = (*people, *others) if first else ()
    room.enqueue(sitting.card, Draft("vote", ping=tuple(sorted({*ping})), text=str(proposal.id)), ping)


def _supersede(room: Room, sitting: Sitting, about: str) -> None:
    _close(room, sitting, [p for p in votes.open_in(room.connection, sitting.card.id) if p.about == about])


def close_overtaken(room: Room, sitting: Sitting) -> None:
    """Close what the match has moved past: proposals to go back; the invitation to replace one who is there."""
    open_now = votes.open_in(room.connection, sitting.card.id)
    _close(room, sitting, [proposal for proposal in open_now if proposal.about == "undo"])


def close_all(room: Room, sitting: Sitting) -> None:
    """Close all proposals of a match that has ended."""
    _close(room, sitting, votes.open_in(room.connection, sitting.card.id))


def _close(room: Room, sitting: Sitting, proposals: list[Proposal]) -> None:
    for proposal in proposals:
        votes.close(room.connection, proposal.id, "refused")
        room.enqueue(sitting.card, Draft("vote", text=str(proposal.id), silent=True))


def is_here(room: Room, sitting: Sitting) -> bool:
    """The owner of a seat turned up: close invitations to replace that person.

    Returns:
        Whether there was one.
    """
    found = [
        proposal
        for proposal in votes.open_in(room.connection, sitting.card.id)
        if proposal.about == "replace" and proposal.seat == sitting.seat
    ]
    for proposal in found:
        votes.close(room.connection, proposal.id, "here")
        room.enqueue(sitting.card, Draft("vote", text=str(proposal.id), silent=True))
    if found and sitting.seat is not None:
        told(room, sitting.card, "house-replace-here", sitting.seat, who=sitting.people[sitting.seat].name)
    return bool(found)


def _proposal(room: Room, number: int) -> Proposal:
    proposal = votes.find(room.connection, number)
    if proposal is None:
        raise LookupError(number)
    return proposal
