"""Seats: given up, offered, covered, taken over."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core.access import find_player, find_running, find_seated
from bot.core.changes import waited
from bot.core.match import turn_time_out
from bot.core.match.free_seats import Leave, expect, find_leave, give_up, settle
from bot.core.match.proposing import open_vote, proposed
from bot.core.match.turn_time_out import chosen, waited_too_long
from bot.core.match.voting import counted, is_here, put
from bot.core.names import clean, unmarked
from bot.core.operation import Immediate, Operation
from bot.core.options import is_ranked
from bot.core.outcomes import Done, Objected, Voted
from bot.store import pending_turns, seats, votes
from bot.store.votes import A_BOT

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.loaded_match import LoadedMatch
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.votes import About, Proposal


def resign(match: str | None) -> Operation[Leave, Leave]:
    """Give up one's seat; the table is told and anyone may offer to take over."""
    return Operation(partial(find_leave, match=match), settle, _resign)


def replace(match: str | None, seat: int, by: int | None, by_name: str) -> Immediate[LoadedMatch]:
    """Invite a person into a silent or free seat; its owner may say first that he is there."""
    return Immediate(
        partial(find_running, match=match),
        lambda unit, caller, loaded: _replace(unit, caller, loaded, seat, by, by_name),
    )


def grant(match: str) -> Immediate[LoadedMatch]:
    """Wait a day or three more for those whose time is over."""
    return Immediate(partial(find_seated, match=match), turn_time_out.grant)


def look_for(match: str) -> Immediate[LoadedMatch]:
    """Look for a player who plays on for those whose time is over."""
    return Immediate(partial(find_seated, match=match), _look_for)


def leave_to_bot(match: str, seat: int | None) -> Immediate[LoadedMatch]:
    """Propose that a bot plays in a free seat, or (None) for those whose time is over until they play again."""
    return Immediate(
        partial(find_seated, match=match), lambda unit, caller, loaded: _leave_to_bot(unit, caller, loaded, seat)
    )


def take_over(match: str, seat: int) -> Immediate[LoadedMatch]:
    """Offer to take a free seat; the others vote."""
    return Immediate(
        partial(find_running, match=match), lambda unit, caller, loaded: _take_over(unit, caller, loaded, seat)
    )


def withdraw(match: str, vote: int) -> Immediate[LoadedMatch]:
    """Think better of an offer to take a seat."""
    return Immediate(
        partial(find_running, match=match), lambda unit, caller, loaded: _withdraw(unit, caller, loaded, vote)
    )


def still_here(match: str) -> Immediate[LoadedMatch]:
    """The silent seat's owner is there after all."""
    return Immediate(partial(find_seated, match=match), _still_here)


def _resign(unit: UnitOfWork, caller: Caller, leave: Leave) -> Outcome:
    """Give up one's seat; the last one to go closes the match."""
    expect(unit, leave)
    give_up(unit, (caller.interaction, caller.user), leave)
    return Done(unit.again(leave.loaded, caller.user, None if leave.change is None else leave.change.match))


def why_not_replaced(loaded: LoadedMatch, user: int, seat: int, by: int | None) -> Objected | None:
    """Why someone cannot be invited into a seat; None if that can be.

    Args:
        by: Who is invited; None for anyone.
    """
    if loaded.seat is None and user != loaded.info.opener:
        return Objected("stranger", loaded)
    if not 0 <= seat < len(loaded.people) or seat == loaded.seat:
        return Objected("bad-option", loaded, detail="seat")
    if loaded.people[seat].covers is not None:
        return Objected("covered", loaded, detail=unmarked(loaded.people[seat].name))
    if by is not None and any(person.owner == by for person in loaded.people):
        return Objected("seated", loaded)
    owned = loaded.people[seat].mention is not None
    if owned and seat not in waited(loaded.match):
        return Objected("not-silent", loaded, detail=loaded.people[seat].name)
    return None


def _replace(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch, seat: int, by: int | None, by_name: str) -> Outcome:
    """Invite someone into a silent or free seat; without ``by`` anyone may offer."""
    unit.expect(loaded)
    refused = why_not_replaced(loaded, caller.user, seat, by)
    if refused is not None:
        return refused
    before = proposed(unit, caller, loaded, "replace", seat)
    if before is not None and before.candidate == by:
        return counted(unit, caller, before.id)
    candidate = None if by is None else (by, clean(by_name))
    return put(unit, caller, loaded, open_vote(unit, caller, loaded, "replace", seat=seat, candidate=candidate))


def _look_for(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch) -> Outcome:
    """Look for someone who plays on for those whose time is over; the others are asked whether they agree."""
    waited_for = waited_too_long(unit, loaded)
    if isinstance(waited_for, Objected):
        return waited_for
    chosen(unit, loaded.info, "late-sought", who=loaded.people[loaded.own].name)
    outcome: Outcome = Done(loaded)
    for seat in waited_for:
        seats.seek(unit.connection, loaded.info.id, seat, unit.now)
        if loaded.people[seat].mention is not None:
            outcome = _replace(unit, caller, loaded, seat, None, "")
    return outcome


def seats_for_bot(unit: UnitOfWork, loaded: LoadedMatch, seat: int | None) -> list[int] | Objected:
    """The seats in which a bot could play: a free one, or, without one, of those whose time is over."""
    unit.expect(loaded)
    if not unit.catalog.games[loaded.info.game].automatic:
        return Objected("bad-option", loaded, detail="seat")
    if seat is not None and is_ranked(loaded.info.options):
        return Objected("ranked", loaded)
    found = waited_too_long(unit, loaded) if seat is None else [seat]
    if isinstance(found, Objected):
        return found
    if not all(0 <= each < len(loaded.people) for each in found):
        return Objected("bad-option", loaded, detail="seat")
    if seat is not None and (loaded.people[seat].owner is not None or loaded.people[seat].bot):
        return Objected("faster", loaded)
    return found


def find_seats(
    unit: UnitOfWork, caller: Caller, match: str | None, seat: int | None, *, bot: bool
) -> tuple[LoadedMatch, list[int]] | Objected:
    """Find the seats for which the caller could propose a bot, or someone else: before the table is asked.

    Args:
        seat: A free seat; None for those whose time is over.
        bot: Whether a bot is to play there.
    """
    loaded = find_player(unit, caller, match)
    if isinstance(loaded, Objected):
        return loaded
    found = seats_for_bot(unit, loaded, seat) if bot else waited_too_long(unit, loaded)
    return found if isinstance(found, Objected) else (loaded, found)


def _leave_to_bot(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch, seat: int | None) -> Outcome:
    """Propose that a bot plays: in a free seat for good, or, without one, for those whose time is over until they play.

    Whoever else plays has a say in it.
    """
    found = seats_for_bot(unit, loaded, seat)
    if isinstance(found, Objected):
        return found
    outcome: Outcome = Done(loaded)
    for each in found:
        here = unit.again(loaded, caller.user)
        about: About = "take-over" if here.people[each].owner is None else "replace"
        before = proposed(unit, caller, here, about, each)
        if before is not None and before.for_bot:
            outcome = counted(unit, caller, before.id)
            continue
        vote = open_vote(unit, caller, here, about, seat=each, candidate=(A_BOT, ""), accepted=True)
        outcome = put(unit, caller, here, vote)
    if isinstance(outcome, Voted) and outcome.result == "open":
        chosen(unit, loaded.info, "bots-late-proposed", who=loaded.people[loaded.own].name)
    return outcome


def find_offer(unit: UnitOfWork, caller: Caller, match: str | None, seat: int) -> LoadedMatch | Objected:
    """Find a match in which the caller could offer to take a seat: before the table is asked."""
    loaded = find_running(unit, caller, match)
    if isinstance(loaded, Objected):
        return loaded
    joined = _joined(unit, caller, loaded, seat)
    return joined if isinstance(joined, Objected) else loaded


def _joined(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch, seat: int) -> Proposal | Objected | None:
    """What someone who wants a seat joins: an invitation, an offer of one's own; None for an offer to be made."""
    if loaded.seat is not None:
        return Objected("seated", loaded)
    if not 0 <= seat < len(loaded.people) or loaded.info.practice:
        return Objected("full", loaded)
    if loaded.people[seat].covers is not None:
        return Objected("covered", loaded, detail=unmarked(loaded.people[seat].name))
    invitation = votes.newest_replacing(unit.connection, loaded.info.id, seat)
    if invitation is not None and invitation.result == "open" and invitation.candidate in (None, caller.user):
        return invitation
    if loaded.people[seat].mention is None:
        open_now = votes.open_in(unit.connection, loaded.info.id)
        offer = next((one for one in open_now if (one.about, one.seat) == ("take-over", seat)), None)
        return offer if offer is None or offer.candidate == caller.user else Objected("faster", loaded)
    if invitation is None:
        return Objected("full", loaded)
    if invitation.result == "here":
        return Objected("here-still", loaded)
    return Objected("faster" if invitation.accepted else "not-invited", loaded)


def _take_over(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch, seat: int) -> Outcome:
    """Offer to take a free seat, or accept the invitation into a silent one; the first who does is the candidate."""
    unit.expect(loaded)
    joined = _joined(unit, caller, loaded, seat)
    if isinstance(joined, Objected):
        return joined
    candidate = (caller.user, clean(caller.name))
    if joined is None:
        vote = open_vote(unit, caller, loaded, "take-over", seat=seat, candidate=candidate, accepted=True)
        return put(unit, caller, loaded, vote)
    if joined.accepted:
        return counted(unit, caller, joined.id)
    votes.accept(unit.connection, joined.id, *candidate)
    return put(unit, caller, loaded, joined.id)


def _withdraw(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch, number: int) -> Outcome:
    """Think better of an offer to take a seat, as long as the table has not agreed."""
    unit.expect(loaded)
    offer = votes.find(unit.connection, number)
    if offer is None or offer.match != loaded.info.id:
        return Objected("no-table")
    if offer.result != "open":
        return Objected("vote-over", loaded, proposal=offer)
    if offer.candidate != caller.user or not offer.accepted:
        return Objected("not-invited", loaded)
    if offer.about == "take-over":
        votes.close(unit.connection, number, "withdrawn", unit.now)
    else:
        votes.step_back(unit.connection, number)
    put(unit, caller, loaded, number)
    return Done(unit.again(loaded, caller.user))


def _still_here(unit: UnitOfWork, _: Caller, loaded: LoadedMatch) -> Outcome:
    """Say that one is there after all, before someone else is given the seat."""
    unit.expect(loaded)
    invitation = votes.newest_replacing(unit.connection, loaded.info.id, loaded.own)
    if invitation is None or invitation.result != "open":
        return Objected("vote-over", loaded, proposal=invitation)
    if not pending_turns.say_here(unit.connection, loaded.info.id, loaded.own):
        return Objected("here-before", loaded)
    is_here(unit, loaded)
    return Done(loaded)
