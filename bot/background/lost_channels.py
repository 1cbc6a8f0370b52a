"""Tables that can no longer be where they were: found, told to those who play there, and closed in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.catalog import Unreadable
from bot.core.match import closing
from bot.core.match.direct_messages import tell, tell_owners
from bot.core.match.lost_channels import people_at
from bot.core.match.standstill import KEPT, NOTICE
from bot.core.paces import DAY
from bot.store import places

if TYPE_CHECKING:
    from bot.core.outcomes import LoadedMatch
    from bot.core.unit_of_work import UnitOfWork


READY = DAY
"""Seconds after which the opener hears that a lobby can start."""


def close_due(unit: UnitOfWork) -> None:
    """Close matches that have had no place for long, after a notice where one arrives; remind of full lobbies."""
    for match in places.lost(unit.connection, "out", unit.now - KEPT):
        _close(unit, match)
    for match in places.lost(unit.connection, "gone", unit.now - KEPT + NOTICE):
        warned = places.warned(unit.connection, match)
        if warned is None:
            info, until = unit.info(match), unit.now + NOTICE
            places.warn(unit.connection, match, unit.now)
            tell_owners(unit, info, people_at(unit, match), "dead-closes", game=info.game, match=match, until=until)
            continue
        told = places.told(unit.connection, match, warned)
        if told is not None and told + NOTICE <= unit.now:
            _close(unit, match)
    for match in places.unchanged(unit.connection, unit.now - READY, "dead-ready"):
        _remind_of_start(unit, match)


def _close(unit: UnitOfWork, match: str) -> None:
    closing.end(unit, unit.info(match), _readable(unit, match))


def _readable(unit: UnitOfWork, match: str) -> LoadedMatch | None:
    try:
        return unit.load(unit.stored(match), None)
    except Unreadable:
        return None


def _remind_of_start(unit: UnitOfWork, match: str) -> None:
    """Tell the opener, once, that all seats of a lobby are taken and it can start."""
    info = unit.info(match)
    if info.taken == info.seats and all(guest.confirmed for guest in info.guests):
        tell(unit, info, [info.opener], "dead-ready", game=info.game, match=match, link=f"<#{info.channel}>")
