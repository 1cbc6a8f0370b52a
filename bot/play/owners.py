"""Seats changing hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.play.posts import notify, position, send_hand, write_anew
from bot.store import matches, messages, persons
from bot.store.outbox import Draft

if TYPE_CHECKING:
    from bot.play.outcomes import LoadedMatch
    from bot.play.unit_of_work import UnitOfWork
    from bot.store.votes import Proposal


def stand_up(unit: UnitOfWork, loaded: LoadedMatch, seat: int) -> None:
    """Free a seat: its owner's standing answers and open DMs go too."""
    name, owner = loaded.info.id, loaded.people[seat].mention
    unit.connection.execute("UPDATE seats SET user = NULL, hand = '' WHERE match = ? AND seat = ?", (name, seat))
    unit.connection.execute("DELETE FROM standing WHERE match = ? AND seat = ?", (name, seat))
    unit.connection.execute(
        "UPDATE outbox SET closed = ?, how = 'overtaken' WHERE closed IS NULL AND match = ? AND user = ? AND seat = ?",
        (unit.now, name, owner, seat),
    )
    for post in ("hand", "asked"):
        message = messages.find(unit.connection, name, post, seat)
        if message is not None:
            messages.forget(unit.connection, name, post, seat)
            unit.enqueue(loaded.info, Draft("strip", user=owner, seat=seat, text=str(message.message), silent=True))


def sit_down(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> None:
    """Give a seat to the one who shall have it; hand and private history are that person's from now on."""
    seat, user = proposal.seat, proposal.candidate
    if seat is None or user is None or any(person.mention == user for person in loaded.people):
        return
    former = loaded.people[seat]
    if former.mention is not None:
        stand_up(unit, loaded, seat)
    since = matches.revision(unit.connection, loaded.info.id)
    unit.connection.execute(
        "UPDATE seats SET user = ?, name = ?, since = ? WHERE match = ? AND seat = ?",
        (user, proposal.candidate_name, since, loaded.info.id, seat),
    )
    now = position(loaded.match)
    ping = (user,) if seat in now.waited else ()
    write_anew(unit, loaded.info)
    notify(unit, loaded.info, "house-replace-accept", seat, ping, who=proposal.candidate_name, of=former.name)
    send_hand(unit, loaded.info, seat, user, silent=False)
    preference = "asked" if now.together else persons.TURN_DM
    if ping and persons.takes(unit.connection, user, preference):
        unit.enqueue(loaded.info, Draft("asked", user=user, seat=seat))
