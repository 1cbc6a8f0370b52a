"""How the tables of a server are, for whoever manages it: what everyone may know, and no match is read for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.background.lost_channels import KEPT, NOTICE
from bot.background.sleeping import IDLE, WARNED
from bot.core.paces import DAY
from bot.core.unit_of_work import people_of
from bot.store import matches, meta, pending_turns, places, refusals, seats, standstill
from bot.store.pending_turns import PendingTurn
from bot.store.records import MatchInfo
from bot.store.refusals import Refusals
from bot.store.standstill import Standstill
from render.core.people import People

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

LATELY = 7 * DAY
"""Seconds for which it is told what went wrong."""


@dataclass(frozen=True, slots=True)
class TableHealth:
    """How a lobby or running match is.

    Attributes:
        info: What is known of it.
        people: Owners by seat; no one in a lobby.
        waits: The waits that last, by seat.
        still: That and why it stands still, if it does.
        closes: When it closes by itself if nothing happens, in seconds since 1970; None while that is far away.
    """

    info: MatchInfo
    people: People
    waits: Mapping[int, PendingTurn]
    still: Standstill | None
    closes: int | None


@dataclass(frozen=True, slots=True)
class ServerHealth:
    """How the tables of a server are.

    Attributes:
        now: Seconds since 1970.
        tables: Its lobbies and running matches, oldest first.
        refused: What Discord refused in the last week.
        missed: The last long time that the pulse did not see, as it is noted.
    """

    now: int
    tables: Sequence[TableHealth]
    refused: Sequence[Refusals]
    missed: str | None

    @property
    def lately(self) -> int:
        """The moment before which nothing is told."""
        return self.now - LATELY


def health(unit: UnitOfWork, guild: int) -> ServerHealth:
    """How the tables of a server are."""
    found = [_table(unit, match) for match in matches.of_guild(unit.connection, guild)]
    refused = refusals.since(unit.connection, guild, unit.now - LATELY)
    return ServerHealth(unit.now, found, refused, meta.find(unit.connection, "missed"))


def _table(unit: UnitOfWork, match: str) -> TableHealth:
    people, now = people_of(seats.rows(unit.connection, match)), standstill.load(unit.connection, match)
    lasting = pending_turns.lasting(unit.connection, match)
    return TableHealth(unit.info(match), people, lasting, now, _closes(unit, match, now))


def _closes(unit: UnitOfWork, match: str, now: Standstill | None) -> int | None:
    """When a match closes that sleeps or has lost its channel: a while after the notice, once that went out."""
    if now is None or now.reason not in ("asleep", "gone"):
        return None
    warned = places.warned(unit.connection, match)
    if now.reason == "gone":
        return now.since + KEPT if warned is None else warned + NOTICE
    return matches.touched(unit.connection, match) + IDLE + WARNED if warned is None else warned + WARNED
