"""Seats changing hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.play.posts import position, send_hand, told, write_anew
from bot.store import matches, messages, persons
from bot.store.outbox import Draft

if TYPE_CHECKING:
    from bot.play.outcomes import Sitting
    from bot.play.room import Room
    from bot.store.votes import Proposal


def stand_up(room: Room, sitting: Sitting, seat: int) -> None:
    """Free a seat: its owner's standing answers and open DMs go too."""
    name, owner = sitting.card.id, sitting.people[seat].mention
    room.connection.execute("UPDATE seats SET user = NULL, hand = '' WHERE match = ? AND seat = ?", (name, seat))
    room.connection.execute("DELETE FROM standing WHERE match = ? AND seat = ?", (name, seat))
    room.connection.execute(
        "UPDATE outbox SET closed = ?, how = 'overtaken' WHERE closed IS NULL AND match = ? AND user = ? AND seat = ?",
        (room.now, name, owner, seat),
    )
    for post in ("hand", "asked"):
        message = messages.find(room.connection, name, post, seat)
        if message is not None:
            messages.forget(room.connection, name, post, seat)
            room.enqueue(sitting.card, Draft("strip", user=owner, seat=seat, text=str(message.message), silent=True))


def sit_down(room: Room, sitting: Sitting, proposal: Proposal) -> None:
    """Give a seat to the one who shall have it; hand and private history are that person's from now on."""
    seat, user = proposal.seat, proposal.candidate
    if seat is None or user is None or any(person.mention == user for person in sitting.people):
        return
    former = sitting.people[seat]
    if former.mention is not None:
        stand_up(room, sitting, seat)
    since = matches.revision(room.connection, sitting.card.id)
    room.connection.execute(
        "UPDATE seats SET user = ?, name = ?, since = ? WHERE match = ? AND seat = ?",
        (user, proposal.candidate_name, since, sitting.card.id, seat),
    )
    now = position(sitting.match)
    ping = (user,) if seat in now.waited else ()
    write_anew(room, sitting.card)
    told(room, sitting.card, "house-replace-accept", seat, ping, who=proposal.candidate_name, of=former.name)
    send_hand(room, sitting.card, seat, user, silent=False)
    wish = "asked" if now.together else persons.TURN_DM
    if ping and persons.takes(room.connection, user, wish):
        room.enqueue(sitting.card, Draft("asked", user=user, seat=seat))
