"""People who leave, people who come in for them, and tables that are closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.play import owners
from bot.play.access import find_match, find_running, find_seated
from bot.play.lobby import close_lobby
from bot.play.outcomes import Done, Objected
from bot.play.posts import notify, position, tell_closed, write_anew
from bot.play.texts import clean
from bot.play.voting import close_all, count, is_here, put
from bot.store import matches, votes

if TYPE_CHECKING:
    from bot.play.outcomes import Caller, Outcome
    from bot.play.unit_of_work import UnitOfWork


def resign(unit: UnitOfWork, caller: Caller, match: str | None) -> Outcome:
    """Give up one's seat; the last one to go closes the match."""
    loaded = find_seated(unit, caller, match)
    if isinstance(loaded, Objected):
        return loaded
    seat = loaded.seat or 0
    owners.stand_up(unit, loaded, seat)
    write_anew(unit, loaded.info)
    notify(unit, loaded.info, "house-resign-free", seat, who=loaded.people[seat].name)
    after = unit.load(unit.stored(loaded.info.id), caller.user, loaded.match)
    if not after.owned:
        matches.end(unit.connection, after.info.id, "closed", unit.now)
        notify(unit, after.info, "house-over-none", game=after.info.game, match=after.info.id)
        tell_closed(unit, after.info)
        close_all(unit, after)
    for proposal in votes.open_in(unit.connection, after.info.id):
        count(unit, (caller.interaction, caller.user), after, proposal)
    return Done(unit.load(unit.stored(loaded.info.id), caller.user))


def replace(unit: UnitOfWork, caller: Caller, match: str | None, seat: int, by: int | None, by_name: str) -> Outcome:
    """Invite somebody into a silent or free seat; without ``by`` anybody may offer."""
    loaded = find_running(unit, caller, match)
    if isinstance(loaded, Objected):
        return loaded
    if loaded.seat is None and caller.user != loaded.info.opener:
        return Objected("stranger", loaded)
    if not 0 <= seat < len(loaded.people) or seat == loaded.seat:
        return Objected("bad-option", loaded, detail="seat")
    if by is not None and any(person.mention == by for person in loaded.people):
        return Objected("seated", loaded)
    owned = loaded.people[seat].mention is not None
    if owned and seat not in position(loaded.match).waited:
        return Objected("not-silent", loaded, detail=loaded.people[seat].name)
    vote = votes.insert(
        unit.connection,
        loaded.info.id,
        "replace",
        caller.user,
        loaded.seat,
        unit.now,
        seat=seat,
        candidate=by,
        candidate_name=clean(by_name),
    )
    return put(unit, caller, loaded, vote)


def take_over(unit: UnitOfWork, caller: Caller, match: str, seat: int) -> Outcome:
    """Offer to take a free seat, or accept the invitation into a silent one."""
    loaded = find_running(unit, caller, match)
    if isinstance(loaded, Objected):
        return loaded
    if loaded.seat is not None:
        return Objected("seated", loaded)
    if not 0 <= seat < len(loaded.people):
        return Objected("full", loaded)
    invitation = votes.newest_replacing(unit.connection, loaded.info.id, seat)
    if invitation is not None and invitation.result == "open" and invitation.candidate in (None, caller.user):
        votes.accept(unit.connection, invitation.id, caller.user, clean(caller.name))
        return put(unit, caller, loaded, invitation.id)
    if loaded.people[seat].mention is None:
        for offer in votes.open_in(unit.connection, loaded.info.id):
            if offer.about == "take-over" and (offer.seat, offer.candidate) == (seat, caller.user):
                return put(unit, caller, loaded, offer.id)
        vote = votes.insert(
            unit.connection,
            loaded.info.id,
            "take-over",
            caller.user,
            None,
            unit.now,
            seat=seat,
            candidate=caller.user,
            candidate_name=clean(caller.name),
            accepted=True,
        )
        return put(unit, caller, loaded, vote)
    if invitation is None:
        return Objected("full", loaded)
    return Objected("here-still" if invitation.result == "here" else "not-invited", loaded)


def still_here(unit: UnitOfWork, caller: Caller, match: str) -> Outcome:
    """Say that one is there after all, before somebody else is given the seat."""
    loaded = find_seated(unit, caller, match)
    if isinstance(loaded, Objected):
        return loaded
    return Done(loaded) if is_here(unit, loaded) else Objected("vote-over", loaded)


def close(unit: UnitOfWork, caller: Caller, match: str | None) -> Outcome:
    """Close a match without a result (manager), or a lobby (opener or manager)."""
    if caller.guild is None:
        return Objected("dm-only-mine")
    stored = find_match(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    if stored.phase == "lobby":
        return close_lobby(unit, caller, stored)
    loaded = find_running(unit, caller, stored.id)
    if isinstance(loaded, Objected):
        return loaded
    if not caller.manager:
        return Objected("not-manager", loaded)
    matches.end(unit.connection, stored.id, "closed", unit.now)
    notify(unit, loaded.info, "house-manage-closed", who=clean(caller.name))
    tell_closed(unit, loaded.info)
    close_all(unit, loaded)
    return Done(unit.load(unit.stored(stored.id), caller.user))
