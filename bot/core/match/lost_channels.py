"""The channels of tables: what is found of them, and what follows for who plays there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from bot.core.announcing import reminding
from bot.core.announcing.direct_messages import call, tell, tell_owners
from bot.core.match.resending import post_anew
from bot.core.match.standstill import KEPT, LOST, go_on, stand_still
from bot.core.unit_of_work import people_of
from bot.store import matches, persons, places, rooms, seats, standstill
from bot.store.outbox_rows import Draft

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.unit_of_work import UnitOfWork
    from render.core.people import People

Found: TypeAlias = Literal["fine", "barred", "gone", "out"]
"""What is found of a channel: it can be played there; the bot may not post; it was deleted; the bot is not there."""


def found(unit: UnitOfWork, match: str, state: Found) -> None:
    """Note what was found of the channel of a lobby or running match."""
    stored = unit.stored(match)
    match stored.phase, state:
        case "lobby", "gone":
            info = unit.info(match)
            matches.end(unit.connection, match, "closed", unit.now)
            tell(unit, info, [guest.user for guest in info.guests], "dead-lobby-gone", game=info.game, match=match)
        case "running", "fine":
            _come_back(unit, match)
        case "running", "barred" | "gone" | "out":
            if state != "out":
                _meet(unit, match)
            _lose(unit, match, state)
        case _:
            pass


def found_in(unit: UnitOfWork, states: Mapping[int, Found]) -> None:
    """Note what was found of channels."""
    for channel, state in states.items():
        for match in places.in_channel(unit.connection, channel):
            found(unit, match, state)


def left(unit: UnitOfWork, guild: int) -> None:
    """Note that the bot was taken from a server: no one there can be told, and nothing counts."""
    for place in places.every(unit.connection, guild):
        found(unit, place.match, "out")


def _lose(unit: UnitOfWork, match: str, reason: Literal["barred", "gone", "out"]) -> None:
    now = standstill.load(unit.connection, match)
    if not stand_still(unit, match, reason) or (now is not None and now.reason == reason):
        return
    info, people = unit.info(match), people_at(unit, match)
    match reason:
        case "gone":
            tell_owners(unit, info, people, "dead-gone", game=info.game, match=match, until=unit.now + KEPT)
        case "barred":
            call(unit, info, people, places.waited(unit.connection, match))
            mender = info.server.chosen_by
            if mender is not None and mender > 0 and rooms.is_kept(unit.connection, info.channel):
                link = f"<#{info.channel}>"
                tell(unit, info, [mender], "rooms-barred", game=info.game, match=match, link=link)
        case "out":
            pass


def _come_back(unit: UnitOfWork, match: str) -> None:
    """Let a match go on whose channel is there again: its table is posted anew, in silence."""
    now = standstill.load(unit.connection, match)
    if now is None or now.reason not in LOST:
        return
    if not _meet(unit, match):
        go_on(unit, match, now.reason)
    places.warn(unit.connection, match, None)
    post_anew(unit, unit.info(match), Draft("table", silent=True))
    if now.reason == "out":
        reminding.call_anew(unit, match)


def _meet(unit: UnitOfWork, match: str) -> bool:
    """Note that the bot is on the server of a match again: who plays there can be written to.

    Returns:
        Whether it was not before.
    """
    now = standstill.load(unit.connection, match)
    if now is None or now.reason != "out":
        return False
    for row in seats.rows(unit.connection, match):
        if row.user is not None:
            persons.meet(unit.connection, row.user)
    go_on(unit, match, "out")
    return True


def people_at(unit: UnitOfWork, match: str) -> People:
    """The owners of the seats of a match."""
    return people_of(seats.rows(unit.connection, match))
