"""Cover: a bot plays someone's seat until that person plays again, or a seat that no one has."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from bot.core.bot_names import free_name, marked, unmarked
from bot.core.match import pending_turns
from bot.core.match.changes import position
from bot.core.match.direct_messages import send_hands, tell
from bot.core.match.owners import clear_dms
from bot.core.match.queue import notify, settle_free, write_anew
from bot.core.unit_of_work import people_of
from bot.store import aways, bots, entries, seat_history, seats
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.core.outcomes import LoadedMatch
    from bot.core.unit_of_work import UnitOfWork
    from rules.core.player import Level

LEVEL: Final[Level] = "trader"
"""How well a bot plays that comes in for someone: soundly, and no better than most people."""


def sit_down(unit: UnitOfWork, loaded: LoadedMatch, seat: Seat) -> None:
    """Let a bot play a seat: a free one for good, someone's until that person plays again; the table is told once."""
    info, person = loaded.info, loaded.people[seat]
    if person.owner is None:
        name = marked(free_name({unmarked(each.name) for each in loaded.people}))
        seats.rename(unit.connection, info.id, seat, name)
        _sit(unit, loaded, seat)
        settle_free(unit, info, loaded.people)
        notify(unit, info, "house-replace-accept", seat, who=name, of=person.name)
    else:
        begin(unit, loaded, seat)
        notify(unit, info, "bots-cover-begun", seat, of=person.name)
        tell(unit, info, [person.owner], "bots-cover-letter", game=info.game, match=info.id)


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
    pending_turns.given_up(unit, loaded.info, position(loaded.match), seat)
    write_anew(unit, loaded.info)


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
    aways.wait_for(unit.connection, owner)
    people = people_of(seats.rows(unit.connection, match))
    pending_turns.taken_up(unit, info, people, position(loaded.match), Seat(seat))
    write_anew(unit, info)
    told = notify(unit, info, "bots-cover-ended", seat, who=people[seat].name)
    send_hands(unit, info, people, [Seat(seat)], behind=told)
