"""People who leave, people who come in for them, and tables that are closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.play import owners
from bot.play.doors import enter, enter_running, enter_seated
from bot.play.lobby import close_lobby
from bot.play.outcomes import Done, Objected
from bot.play.posts import position, tell_closed, told, write_anew
from bot.play.texts import clean
from bot.play.voting import close_all, count, is_here, put
from bot.store import matches, votes

if TYPE_CHECKING:
    from bot.play.outcomes import Caller, Outcome
    from bot.play.room import Room


def resign(room: Room, caller: Caller, match: str | None) -> Outcome:
    """Give up one's seat; the last one to go closes the match."""
    sitting = enter_seated(room, caller, match)
    if isinstance(sitting, Objected):
        return sitting
    seat = sitting.seat or 0
    owners.stand_up(room, sitting, seat)
    write_anew(room, sitting.card)
    told(room, sitting.card, "house-resign-free", seat, who=sitting.people[seat].name)
    after = room.sitting(room.stored(sitting.card.id), caller.user, sitting.match)
    if not after.owned:
        matches.end(room.connection, after.card.id, "closed", room.now)
        told(room, after.card, "house-over-none", game=after.card.game, match=after.card.id)
        tell_closed(room, after.card)
        close_all(room, after)
    for proposal in votes.open_in(room.connection, after.card.id):
        count(room, (caller.interaction, caller.user), after, proposal)
    return Done(room.sitting(room.stored(sitting.card.id), caller.user))


def replace(room: Room, caller: Caller, match: str | None, seat: int, by: int | None, by_name: str) -> Outcome:
    """Invite somebody into a silent or free seat; without ``by`` anybody may offer."""
    sitting = enter_running(room, caller, match)
    if isinstance(sitting, Objected):
        return sitting
    if sitting.seat is None and caller.user != sitting.card.opener:
        return Objected("stranger", sitting)
    if not 0 <= seat < len(sitting.people) or seat == sitting.seat:
        return Objected("bad-option", sitting, detail="seat")
    if by is not None and any(person.mention == by for person in sitting.people):
        return Objected("seated", sitting)
    owned = sitting.people[seat].mention is not None
    if owned and seat not in position(sitting.match).waited:
        return Objected("not-silent", sitting, detail=sitting.people[seat].name)
    vote = votes.insert(
        room.connection,
        sitting.card.id,
        "replace",
        caller.user,
        sitting.seat,
        room.now,
        seat=seat,
        candidate=by,
        candidate_name=clean(by_name),
    )
    return put(room, caller, sitting, vote)


def take_over(room: Room, caller: Caller, match: str, seat: int) -> Outcome:
    """Offer to take a free seat, or accept the invitation into a silent one."""
    sitting = enter_running(room, caller, match)
    if isinstance(sitting, Objected):
        return sitting
    if sitting.seat is not None:
        return Objected("seated", sitting)
    if not 0 <= seat < len(sitting.people):
        return Objected("full", sitting)
    invitation = votes.newest_replacing(room.connection, sitting.card.id, seat)
    if invitation is not None and invitation.result == "open" and invitation.candidate in (None, caller.user):
        votes.accept(room.connection, invitation.id, caller.user, clean(caller.name))
        return put(room, caller, sitting, invitation.id)
    if sitting.people[seat].mention is None:
        for offer in votes.open_in(room.connection, sitting.card.id):
            if offer.about == "take-over" and (offer.seat, offer.candidate) == (seat, caller.user):
                return put(room, caller, sitting, offer.id)
        vote = votes.insert(
            room.connection,
            sitting.card.id,
            "take-over",
            caller.user,
            None,
            room.now,
            seat=seat,
            candidate=caller.user,
            candidate_name=clean(caller.name),
            accepted=True,
        )
        return put(room, caller, sitting, vote)
    if invitation is None:
        return Objected("full", sitting)
    return Objected("here-still" if invitation.result == "here" else "not-invited", sitting)


def still_here(room: Room, caller: Caller, match: str) -> Outcome:
    """Say that one is there after all, before somebody else is given the seat."""
    sitting = enter_seated(room, caller, match)
    if isinstance(sitting, Objected):
        return sitting
    return Done(sitting) if is_here(room, sitting) else Objected("vote-over", sitting)


def close(room: Room, caller: Caller, match: str | None) -> Outcome:
    """Close a match without a result (manager), or a lobby (opener or manager)."""
    if caller.guild is None:
        return Objected("dm-only-mine")
    stored = enter(room, caller, match)
    if isinstance(stored, Objected):
        return stored
    if stored.phase == "lobby":
        return close_lobby(room, caller, stored)
    sitting = enter_running(room, caller, stored.id)
    if isinstance(sitting, Objected):
        return sitting
    if not caller.manager:
        return Objected("not-manager", sitting)
    matches.end(room.connection, stored.id, "closed", room.now)
    told(room, sitting.card, "house-manage-closed", who=clean(caller.name))
    tell_closed(room, sitting.card)
    close_all(room, sitting)
    return Done(room.sitting(room.stored(stored.id), caller.user))
