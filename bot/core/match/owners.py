"""Seats that change hands: from person to person, and to bots that cover a seat or take it."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.core.announcing import pending_turns as turns
from bot.core.announcing.direct_messages import send_hands, tell, tell_new_owner
from bot.core.announcing.queue import post_line, settle_free
from bot.core.changes import position, waited
from bot.core.names import free_name, marked, unmarked
from bot.core.paces import PACES
from bot.core.unit_of_work import people_of
from bot.store import aways, bots, entries, messages, outbox, pending_turns, persons, seat_history, seats, votes
from bot.store.outbox_rows import Draft
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.seat_history import Went
    from bot.store.votes import Proposal
    from rules.core.player import Level

LEVEL: Final[Level] = "trader"
"""How well a bot plays that comes in for someone: soundly, and no better than most people."""


def stand_up(unit: UnitOfWork, loaded: LoadedMatch, seat: int, went: Went) -> int | None:
    """Free a seat: its owner's standing answers and open DMs go too.

    Returns:
        The row by which the last of these DMs goes; None if there was none.
    """
    name, owner = loaded.info.id, loaded.people[seat].owner
    if owner is None:
        return None
    seats.free(unit.connection, name, seat)
    # Who resigns does so at the table; whoever is replaced may be away as announced.
    now = unit.now if went == "replaced" else None
    seat_history.left(unit.connection, name, seat, entries.revision(unit.connection, name), went, now)
    return clear_dms(unit, name, seat, owner)


def clear_dms(unit: UnitOfWork, name: str, seat: int, owner: int) -> int | None:
    """Have the DMs about a seat deleted that its owner has, and send none that is still to come.

    Returns:
        The row by which the last of them goes; None if there was none.
    """
    outbox.drop(unit.connection, name, owner, seat, unit.now)
    rows = [unit.clear(name, post, owner, seat) for post in (messages.ANSWERED, "asked", "hand")]
    return next((row for row in reversed(rows) if row is not None), None)


def sit_down(unit: UnitOfWork, loaded: LoadedMatch, proposal: Proposal) -> None:
    """Give a seat to the one who is to have it, unless that person has one by now."""
    seat, user = proposal.seat, proposal.candidate
    if seat is not None and user is not None and all(person.owner != user for person in loaded.people):
        hand_over(unit, loaded, seat, user, proposal.candidate_name)


def hand_over(unit: UnitOfWork, loaded: LoadedMatch, seat: int, user: int, name: str) -> None:
    """Give a seat to someone; hand and private history are that person's from now on.

    One comes behind the other: the old hand goes, the table is told, the new owner gets the hand and how it stands.
    """
    former, info = loaded.people[seat], loaded.info
    gone = stand_up(unit, loaded, seat, "replaced")
    since = entries.revision(unit.connection, loaded.info.id)
    # What the former owner agreed to is not the next one's word.
    votes.forget_seat(unit.connection, info.id, seat)
    seats.give(unit.connection, loaded.info.id, seat, user, name, since)
    seat_history.took_over(unit.connection, loaded.info.id, seat, user, since)
    pending_turns.renew(unit.connection, info.id, seat, PACES[info.pace].bank(None), unit.now)
    ping = (user,) if seat in waited(loaded.match) else ()
    settle_free(unit, loaded.info, loaded.people)
    names = {"who": name, "of": former.name}
    told = post_line(unit, info, "house-replace-accept", seat, ping, behind=gone, **names)
    people = tuple(replace(person, mention=user) if at == seat else person for at, person in enumerate(loaded.people))
    send_hands(unit, info, people, [Seat(seat)], behind=told)
    tell_new_owner(unit, info, user, seat, told)
    if former.mention is not None:
        tell(unit, info, [former.mention], "dead-seat-given", who=name, game=info.game, match=info.id)
    together = any(question.together for question in loaded.match.questions())
    preference = "asked" if together else persons.TURN_DM
    if ping and persons.load(unit.connection, [user])[user].takes(preference):
        unit.enqueue(loaded.info, Draft("asked", user=user, seat=seat))


def sit_down_covering(unit: UnitOfWork, loaded: LoadedMatch, seat: Seat) -> None:
    """Let a bot play a seat: a free one for good, someone's until that person plays again; the table is told once."""
    info, person = loaded.info, loaded.people[seat]
    if person.owner is None:
        name = marked(free_name({unmarked(each.name) for each in loaded.people}))
        seats.rename(unit.connection, info.id, seat, name)
        _sit(unit, loaded, seat)
        settle_free(unit, info, loaded.people)
        post_line(unit, info, "bots-cover-taken", seat, who=name, of=person.name)
    else:
        begin(unit, loaded, seat)
        post_line(unit, info, "bots-cover-begun", seat, of=person.name, counts=loaded.counts)
        tell(unit, info, [person.owner], "bots-cover-letter", game=info.game, match=info.id, counts=loaded.counts)


def begin(unit: UnitOfWork, loaded: LoadedMatch, seat: Seat) -> None:
    """Let a bot play someone's seat for the time being; that is said by whoever lets it."""
    info, owner = loaded.info, loaded.people[seat].owner
    if owner is None or loaded.people[seat].bot:
        return
    revision = entries.revision(unit.connection, info.id)
    seat_history.left(unit.connection, info.id, seat, revision, "replaced")
    seat_history.took_over(unit.connection, info.id, seat, owner, revision, "cover")
    clear_dms(unit, info.id, seat, owner)
    _sit(unit, loaded, seat)


def _sit(unit: UnitOfWork, loaded: LoadedMatch, seat: Seat) -> None:
    bots.sit(unit.connection, loaded.info.id, seat, LEVEL, secrets.token_hex(32))
    turns.given_up(unit, loaded.info, position(loaded.match), seat)


def end(unit: UnitOfWork, match: str, seat: int) -> None:
    """Give a seat back to its owner, who plays again with all the time of a call; the table is told once."""
    loaded = unit.load(unit.stored(match), None)
    info, owner = loaded.info, loaded.people[seat].covers
    if owner is None or info.phase != "running":
        return
    revision = entries.revision(unit.connection, match)
    seat_history.left(unit.connection, match, seat, revision, "back")
    seat_history.took_over(unit.connection, match, seat, owner, revision)
    bots.rise(unit.connection, match, seat)
    # Who plays while away wants to: no bot comes in there again.
    aways.want_cover(unit.connection, owner, wanted=False)
    people = people_of(seats.rows(unit.connection, match))
    turns.taken_up(unit, info, people, position(loaded.match), Seat(seat))
    told = post_line(unit, info, "bots-cover-ended", seat, who=people[seat].name)
    send_hands(unit, info, people, [Seat(seat)], behind=told)
