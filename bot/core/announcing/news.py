"""News: what a server is told of its tables in the channel for announcements, where it has chosen one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import league_tables, results
from bot.store.outbox_rows import OPENED, OVER, RECORD, Draft

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import MatchInfo


def tell_opened(unit: UnitOfWork, info: MatchInfo) -> None:
    """Tell that a lobby was opened; the tables of a league are told together."""
    if info.server.announcements is not None and not league_tables.drawn(unit.connection, info.id):
        _tell(unit, info, OPENED)


def tell_over(unit: UnitOfWork, info: MatchInfo) -> None:
    """Tell how a match ended, once its results are written, and whether no one had as many points before."""
    if info.server.announcements is not None and not info.practice:
        _tell(unit, info, RECORD if results.is_record(unit.connection, info.id) else OVER)


def _tell(unit: UnitOfWork, info: MatchInfo, what: str) -> None:
    where = info.server.announcements
    if where is not None and where != info.channel:
        unit.enqueue(info, Draft("news", text=what, silent=True), channel=where)
