"""Seats changing hands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.play.changes import waited
from bot.play.posts import notify, send_hands, settle_free, write_anew
from bot.store import matches, messages, outbox, persons, seats, tenures
from bot.store.outbox import Draft
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.play.outcomes import LoadedMatch
    from bot.play.unit_of_work import UnitOfWork
    from bot.store.tenures import Went
    from bot.store.votes import Proposal


def stand_up(unit: UnitOfWork, loaded: LoadedMatch, seat: int, went: Went) -> None:
    """Free a seat: its owner's standing answers and open DMs go too."""
    name, owner = loaded.info.id, loaded.people[seat].mention
    if owner is None:
        return
    seats.free(unit.connection, name, seat)
    tenures.left(unit.connection, name, seat, matches.revision(unit.connection, name), went)
    outbox.drop(unit.connection, name, owner, seat, unit.now)
    for post in ("hand", "asked", messages.ANSWERED):
        unit.clear(name, post, owner, seat)


def sit_down(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> None:
    """Give a seat to the one who shall have it; hand and private history are that person's from now on."""
    seat, user = proposal.seat, proposal.candidate
    if seat is None or user is None or any(person.mention == user for person in loaded.people):
        return
    former = loaded.people[seat]
    stand_up(unit, loaded, seat, "replaced")
    since = matches.revision(unit.connection, loaded.info.id)
    seats.give(unit.connection, loaded.info.id, seat, user, proposal.candidate_name, since)
    tenures.took_over(unit.connection, loaded.info.id, seat, user, since)
    ping = (user,) if seat in waited(loaded.match) else ()
    write_anew(unit, loaded.info)
    settle_free(unit, loaded.info, loaded.people)
    notify(unit, loaded.info, "house-replace-accept", seat, ping, who=proposal.candidate_name, of=former.name)
    people = tuple(replace(person, mention=user) if at == seat else person for at, person in enumerate(loaded.people))
    send_hands(unit, loaded.info, people, [Seat(seat)])
    together = any(question.together for question in loaded.match.questions())
    preference = "asked" if together else persons.TURN_DM
    if ping and persons.of(unit.connection, [user])[user].takes(preference):
        unit.enqueue(loaded.info, Draft("asked", user=user, seat=seat))
